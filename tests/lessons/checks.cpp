// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::checks_test {

namespace {

using State = CheckResult::State;

/// A learner in lesson 2: the current experiment and the answers so far.
struct Learner {
    Lesson lesson = loadLesson(TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler");
    Experiment experiment = lesson.experiment("ten-steps")->experiment;
    DerivedResults derived;
    std::map<std::string, Answer> answers;

    const Check& check(std::string_view id) const {
        for (const LessonStep& step : lesson.steps)
            for (const Check* each : step.checks())
                if (each->id == id) return *each;
        throw std::out_of_range("no such check");
    }

    /// Carries out the analysis of a plot.
    void makePlot(const PlotBlock& plot) {
        const AnalysisSpec spec = analysisOf(plot, experiment);
        derived[plot.id] = {experiment, spec, analyse(experiment, spec)};
    }

    /// The result of a check after a number of steps; -1: the whole run.
    CheckResult after(const Check& check, int steps = -1) const {
        Session session(experiment);
        if (steps < 0) session.runToEnd();
        for (int i = 0; i < steps; ++i) session.step();
        const Table residuals = session.residualTable();
        std::map<std::string, Judgement> judgements;
        for (const auto& [id, answer] : answers) judgements[id] = judge(*lesson.question(id), answer, 0);
        return evaluate(check,
                        {lesson,
                         {session.experiment(), session.table(), residuals, derived, {}, session.atEnd()},
                         judgements});
    }
};

Condition equals(const char* key, std::vector<std::string> values) {
    return {key, std::move(values), {}, {}};
}

} // namespace

class Checks : public QObject {
    Q_OBJECT

private slots:
    void aMeasureIsOpenUntilTheRunIsFarEnough() {
        const Learner learner;
        const Check& end = learner.check("position-550");
        QCOMPARE(learner.after(end, 0).state, State::Open);
        QCOMPARE(learner.after(end, 9).state, State::Open);
        const CheckResult result = learner.after(end);
        QCOMPARE(result.state, State::Holds);
        QCOMPARE(*result.measured, 550.0);
        QCOMPARE(learner.after(learner.check("row-2-position"), 1).state, State::Open);
        QCOMPARE(learner.after(learner.check("row-2-position"), 2).state, State::Holds);
    }

    void aRunThatEndsAtAConditionIsFarEnough() {
        Learner learner;
        learner.experiment.until = crossingFromText("x = 100 rising");
        Check end = learner.check("position-550");
        end.conditions.clear();
        end.expected.value = 100;
        end.expected.tolerance = {1e-6, false};
        QCOMPARE(learner.after(end, 2).state, State::Open);
        const CheckResult result = learner.after(end);
        QVERIFY2(result.state == State::Holds, qPrintable(QString::number(result.measured.value_or(-1))));
    }

    void aMeasureIsOpenUntilItsConditionsAreMet() {
        Learner learner;
        setByKey(learner.experiment, "step", "0.5");
        QCOMPARE(learner.after(learner.check("position-550")).state, State::Open);
        QCOMPARE(learner.after(learner.check("error-25")).state, State::Holds);
        setByKey(learner.experiment, "integrator", "semi-implicit-euler-position-first");
        QCOMPARE(learner.after(learner.check("error-25")).state, State::Open);
    }

    void aMeasureThatIsOffFailsAndSaysWhatWasMeasured() {
        Learner learner;
        setByKey(learner.experiment, "acceleration", "9");
        const CheckResult result = learner.after(learner.check("position-550"));
        QCOMPARE(result.state, State::Fails);
        QCOMPARE(*result.measured, 495.0);
    }

    void takesReadTheEndTheExtremesAndAnInstant() {
        Table table;
        table.columns = {{"time", "", "", 0, {0, 1, 2, 3}},
                         {"x", "", "", 0, {5, -2, 7, 1}},
                         {"x", "", "", 1, {1, 1, 1, 4}}};
        const auto read = [&](Take take, double at = 0) {
            Probe probe;
            probe.take = take;
            probe.at = at;
            return readProbe(probe, table, "x", "time");
        };
        QCOMPARE(*read(Take::End), 1.0);
        QCOMPARE(*read(Take::Maximum), 7.0);
        QCOMPARE(*read(Take::Minimum), -2.0);
        QCOMPARE(*read(Take::At, 1), -2.0);
        QCOMPARE(*read(Take::At, 2.2), 7.0);
        QVERIFY(!read(Take::At, 3.6).has_value());
        Probe difference;
        difference.run = 1;
        difference.minusRun = 0;
        QCOMPARE(*readProbe(difference, table, "x", "time"), 3.0);
        difference.minusRun = 2;
        QVERIFY(!readProbe(difference, table, "x", "time").has_value());
        QVERIFY(!readProbe(Probe(), table, "y", "time").has_value());
    }

    void numbersThatAreNotFiniteAreNotMeasured() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        Table table;
        table.columns = {{"time", "", "", 0, {0, 1, 2}}, {"x", "", "", 0, {nan, 3, nan}}};
        Probe probe;
        QVERIFY(!readProbe(probe, table, "x", "time").has_value());
        probe.take = Take::Maximum;
        QCOMPARE(*readProbe(probe, table, "x", "time"), 3.0);
        probe.take = Take::Minimum;
        QCOMPARE(*readProbe(probe, table, "x", "time"), 3.0);
    }

    void aSlopeIsOpenUntilTheSweepHasRun() {
        Learner learner;
        learner.experiment = learner.lesson.experiment("both-orders")->experiment;
        const Check& slope = learner.check("slope-measured");
        QCOMPARE(learner.after(slope).state, State::Open);
        const PlotBlock& plot = *learner.lesson.plot("error-against-step");
        learner.makePlot(plot);
        const CheckResult result = learner.after(slope);
        QCOMPARE(result.state, State::Holds);
        QCOMPARE_LT(std::abs(*result.measured - 1), 1e-6);
        for (Column& column : learner.derived[plot.id].result.table.columns)
            if (column.id == "position-error-end")
                for (double& value : column.values) value *= value;
        QCOMPARE(learner.after(slope).state, State::Fails);
    }

    void statesCompareNumbersChoicesAndBounds() {
        Learner learner;
        Check check;
        check.kind = Check::Kind::State;
        const auto state = [&](Condition condition) {
            check.conditions = {std::move(condition)};
            return learner.after(check, 0).state;
        };
        QCOMPARE(state(equals("step", {"1"})), State::Holds);
        QCOMPARE(state(equals("step", {"2/2"})), State::Holds);
        QCOMPARE(state(equals("step", {"1.0000001"})), State::Open);
        QCOMPARE(state(equals("integrator", {"rk4", "semi-implicit-euler"})), State::Holds);
        QCOMPARE(state(equals("runs/0/integrator", {"rk4"})), State::Open);
        QCOMPARE(state({"acceleration", {}, 10, {}}), State::Holds);
        QCOMPARE(state({"acceleration", {}, 10.1, {}}), State::Open);
        QCOMPARE(state({"parameters/acceleration", {}, {}, 10}), State::Holds);
        QCOMPARE(state({"acceleration", {}, {}, 9.9}), State::Open);
        QCOMPARE(state(equals("colour", {"red"})), State::Open);
    }

    void answersAndCommitsFollowWhatWasGiven() {
        Learner learner;
        const Check& answered = learner.check("quarter-answered");
        const Check& committed = learner.check("error-guessed");
        QCOMPARE(learner.after(answered, 0).state, State::Open);
        QCOMPARE(learner.after(committed, 0).state, State::Open);
        learner.answers["error-at-quarter"].text = "25";
        learner.answers["error-of-half-step"].text = "?";
        QCOMPARE(learner.after(answered, 0).state, State::Fails);
        QCOMPARE(learner.after(committed, 0).state, State::Open);
        learner.answers["error-at-quarter"].text = "12,5 m";
        learner.answers["error-of-half-step"].text = "1000";
        QCOMPARE(learner.after(answered, 0).state, State::Holds);
        QCOMPARE(learner.after(committed, 0).state, State::Holds);
    }

    void eventsAndTimeAreSeen() {
        Learner learner;
        Check time;
        time.kind = Check::Kind::Time;
        time.time = 4;
        QCOMPARE(learner.after(time, 3).state, State::Open);
        QCOMPARE(learner.after(time, 4).state, State::Holds);
        time.conditions = {equals("step", {"0.5"})};
        QCOMPARE(learner.after(time, 4).state, State::Open);
        Check event;
        event.kind = Check::Kind::Event;
        event.event = EventKind::Grab;
        QCOMPARE(learner.after(event, 0).state, State::Open);
        Experiment experiment = learner.experiment;
        experiment.events.push_back({5, 0, EventKind::Grab, {}, {}, 0, {}});
        Session session(learner.experiment);
        const Table nothing;
        const auto judged = [&] {
            return evaluate(event, {learner.lesson, {experiment, session.table(), nothing, {}}, {}}).state;
        };
        QCOMPARE(judged(), State::Open); // planned for step 5, and the run is at its start
        for (int i = 0; i < 5; ++i) session.step();
        QCOMPARE(judged(), State::Holds);
        event.never = true;
        QCOMPARE(judged(), State::Fails);
        experiment.events.clear();
        QCOMPARE(judged(), State::Open); // it may still be done
        session.runToEnd();
        QCOMPARE(judged(), State::Holds);
    }

    /// A net that tears, and one that comes to rest: the same function counts both from the session's rows.
    void tearsBordersAndRestAreCounted() {
        Table table;
        table.columns = {{"torn-sticks", "", "", 0, {0, 0, 3}}, {"kinetic-energy", "", "", 0, {}}};
        QCOMPARE(*countOf(Happening::Tear, 0, table, {}), 3.0);
        QVERIFY(!countOf(Happening::Tear, 1, table, {}));
        QVERIFY(!countOf(Happening::Rest, 0, table, {}));
        QCOMPARE(*countOf(Happening::TornToBorder, 0, table, {}), 0.0);
        QCOMPARE(*countOf(Happening::TornToBorder, 1, table, {false, true}), 1.0);
        std::vector<double>& energies = table.columns[1].values;
        energies = {100};
        for (std::size_t i = 0; i < restRows; ++i) {
            QCOMPARE(*countOf(Happening::Rest, 0, table, {}), 0.0);
            energies.push_back(100 * restEnergy);
        }
        QCOMPARE(*countOf(Happening::Rest, 0, table, {}), 1.0);
        energies[restRows / 2] *= 1.01;
        QCOMPARE(*countOf(Happening::Rest, 0, table, {}), 0.0);
    }

    void whatHappensCountsInAnyRunOrInTheOneThatIsNamed() {
        Learner learner;
        learner.experiment.runs.push_back(learner.experiment.runs.front());
        Check check;
        check.kind = Check::Kind::Event;
        check.happens = true;
        check.probe.happening = Happening::TornToBorder;
        check.probe.run = -1;
        Session session(learner.experiment);
        const auto judged = [&] {
            const CheckContext context{
                learner.lesson, {learner.experiment, session.table(), {}, {}, {false, true}}, {}};
            return evaluate(check, context).state;
        };
        QCOMPARE(judged(), State::Holds);
        check.probe.run = 0;
        QCOMPARE(judged(), State::Open);
        check.never = true;
        QCOMPARE(judged(), State::Open);
        session.runToEnd();
        QCOMPARE(judged(), State::Holds);
        check.probe.run = 1;
        QCOMPARE(judged(), State::Fails);
    }

    /// A sweep keeps its experiment: choosing another method afterwards changes nothing.
    void conditionsOnASweepAreAboutWhatItWasMadeOf() {
        Learner learner;
        const Check& slope = learner.check("slope-measured");
        learner.makePlot(*learner.lesson.plot("error-against-step"));
        Check wanted = slope;
        wanted.conditions = {equals("integrator", {"semi-implicit-euler"})};
        Experiment later = learner.experiment;
        setByKey(later, "integrator", "rk4");
        const Table nothing;
        const CheckContext context{learner.lesson, {later, nothing, nothing, learner.derived}, {}};
        QCOMPARE(evaluate(wanted, context).state, State::Holds);
        learner.derived.at("error-against-step").of = later;
        QCOMPARE(evaluate(wanted, context).state, State::Open);
    }

    void aSweepGoesThroughChoicesAndForEveryRun() {
        Learner learner;
        learner.experiment.runs.push_back(learner.experiment.runs.front());
        setByKey(learner.experiment, "runs/1/step", "0.5");
        PlotBlock plot;
        AnalysisRequest& request = plot.analysis;
        request.kind = "sweep";
        request.over = "integrator";
        request.measure = "x";
        request.swept.values = {0, 1};
        request.swept.choices = {"semi-implicit-euler", "semi-implicit-euler-position-first"};
        learner.makePlot(plot);
        const Table& table = learner.derived.at(plot.id).result.table;
        QCOMPARE(table.find("value", -1)->values, (std::vector<double>{0, 1}));
        QCOMPARE(table.find("x-end", 0)->values, (std::vector<double>{550, 450}));
        QCOMPARE(table.find("x-end", 1)->values, (std::vector<double>{525, 475}));
        request.swept.values = {2};
        QVERIFY_THROWS_EXCEPTION(InputError, learner.makePlot(plot));
    }

    void boundsOfNegativeNumbersHaveTheSameRoom() {
        Learner learner;
        Check check;
        check.kind = Check::Kind::State;
        for (const double bound : {-0.99, 0.99}) {
            check.conditions = {{"acceleration", {}, bound, bound}};
            for (const double off : {-1e-6, 0.0, 1e-6}) {
                setByKey(learner.experiment, "acceleration", exactNumber(bound + off));
                QCOMPARE(learner.after(check, 0).state, off == 0 ? State::Holds : State::Open);
            }
        }
    }

    void numbersOfAnAnalysisAreReadOffItsTables() {
        const Experiment experiment = standardExperiment(*findScene("spring"));
        PlotBlock plot;
        plot.analysis.kind = "growth";
        plot.analysis.settings = {{"points", "50"}};
        const AnalysisSpec spec = analysisOf(plot, experiment);
        QCOMPARE(spec.settings["points"], 50.0);
        const DerivedResult derived{experiment, spec, analyse(experiment, spec)};
        Probe probe;
        probe.source = Probe::Source::Derived;
        probe.measure = "growth";
        probe.take = Take::Maximum;
        QVERIFY(*readDerived(probe, derived, plot) >= 1);
        probe.measure = "measured-limit";
        probe.take = Take::End;
        const auto limit = readDerived(probe, derived, plot);
        QVERIFY(!limit || *limit > 0);
        probe.measure = "growth";
        probe.take = Take::At;
        probe.at = spec.settings["step-from"];
        QCOMPARE(*readDerived(probe, derived, plot), derived.result.table.find("growth", 0)->values.front());
        probe.measure = "nonsense";
        QVERIFY(!readDerived(probe, derived, plot));
    }

    void valuesByKeyReadWhatSettingByKeyWrote_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("step") << "step"
                              << "0.25";
        QTest::newRow("duration") << "duration"
                                  << "3";
        QTest::newRow("seed") << "seed"
                              << "18446744073709551615";
        QTest::newRow("parameter") << "tilt"
                                   << "0.125";
        QTest::newRow("parameter by path") << "parameters/gravity"
                                           << "2";
        QTest::newRow("toggle") << "braced"
                                << "false";
        QTest::newRow("choice") << "order"
                                << "random";
        QTest::newRow("whole number") << "passes"
                                      << "7";
        QTest::newRow("of one run") << "runs/1/passes"
                                    << "9";
        QTest::newRow("step of one run") << "runs/1/step"
                                         << "0.5";
        QTest::newRow("parameter of one run") << "runs/1/parameters/braced"
                                              << "false";
    }
    void valuesByKeyReadWhatSettingByKeyWrote() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        Experiment experiment = standardExperiment(*findScene("dropped-box"));
        experiment.runs.push_back(experiment.runs.front());
        QVERIFY(valueByKey(experiment, key.toStdString()) != value.toStdString());
        setByKey(experiment, key.toStdString(), value.toStdString());
        QCOMPARE(valueByKey(experiment, key.toStdString()), value.toStdString());
    }

    void aMeasureIsShownInPerCentOrInDegrees() {
        Check check;
        QCOMPARE(shownValue(check, 0.5), 0.5);
        check.unit = "%";
        QCOMPARE(shownValue(check, 0.5), 50.0);
        check.unit = "°";
        QCOMPARE_LT(std::abs(shownValue(check, 0.5) - 28.64788975654116), 1e-12);
        check.unit = "rad";
        QCOMPARE(shownValue(check, 0.5), 0.5);
    }

    void textsOfAScene() {
        Experiment experiment = standardExperiment(*findScene("text"));
        QCOMPARE(valueByKey(experiment, "word"), std::string("Verlet"));
        setByKey(experiment, "texts/word", "Ada");
        QCOMPARE(valueByKey(experiment, "texts/word"), std::string("Ada"));
    }

    void unknownKeysAreInputErrors() {
        const Experiment experiment = standardExperiment(*findScene("cart"));
        for (const char* key :
             {"", "colour", "runs", "runs/", "runs/0", "runs/1/step", "runs/x/step", "runs/0/colour",
              "parameters/colour", "runs/0/parameters/colour", "runs/99999999999999999999/step"})
            QVERIFY_THROWS_EXCEPTION(InputError, static_cast<void>(valueByKey(experiment, key)));
    }
};

REGISTER_TEST(Checks)

} // namespace timestep::checks_test
#include "checks.moc"
