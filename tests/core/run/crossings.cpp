// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that end when a column passes a value, and crossings that are noted.
#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/integration/methods.h"
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "core/run/session/timeline.h"
#include "core/scenes/scene_list.h"
#include "tests/core/run/same_bytes.h"
#include "tests/tools.h"

#include <numbers>

namespace timestep::crossings_test {

namespace {

Experiment read(const std::string& text) {
    return experimentFromJson(Json::parse(text));
}

const std::vector<double>& column(const Session& session, const char* id, int run = 0) {
    return session.table().find(id, run)->values;
}

double last(const Session& session, const char* id, int run = 0) {
    return column(session, id, run).back();
}

Session ran(const Experiment& experiment) {
    Session session(experiment);
    session.runToEnd();
    return session;
}

/// The pendulum from 1.83 rad with 0.6 rad/s (core/integration/README.md) until it hangs down.
Experiment swingDown(const Integrator& integrator, int stepsIn2600Milliseconds) {
    Experiment experiment = standardExperiment(pendulumScene);
    experiment.parameters.set("gravity", 11.7);
    experiment.parameters.set("start-angle", 1.83);
    experiment.parameters.set("start-angular-velocity", 0.6);
    experiment.step = 2.6 / stepsIn2600Milliseconds;
    experiment.duration = 2.6;
    experiment.runs[0].method.set("integrator", std::string(integrator.id));
    if (experiment.runs[0].method.has("tolerance")) experiment.runs[0].method.set("tolerance", 1e-9);
    experiment.until = crossingFromText("theta = 0 falling");
    return experiment;
}

/// The same until another condition.
Experiment swingTo(const char* condition, const Integrator& integrator, int stepsIn2600Milliseconds) {
    Experiment experiment = swingDown(integrator, stepsIn2600Milliseconds);
    experiment.until = crossingFromText(condition);
    return experiment;
}

double exactInstant(const Experiment& experiment) {
    const auto problem = problemOf(*experiment.scene, experiment.parameters);
    double low = 0, high = 1.2, q = 0, v = 0;
    for (int i = 0; i < 80; ++i) {
        const double middle = (low + high) / 2;
        problem->exact(middle, {&q, 1}, {&v, 1});
        (q > experiment.until->value ? low : high) = middle;
    }
    return high;
}

/// A particle that is thrown up with 3 m/s and falls to 2 m below its start.
Experiment fall(const std::string& run, double step) {
    return read(R"({"world": {"particles": [{"at": [0, 0], "velocity": [1, 3]}], "gravity": [0, -9.81]},
                    "step": )" +
                std::to_string(step) + R"(, "duration": 2, "until": "first-y = -2", "runs": [)" + run + "]}");
}
const double fallTime = (3 + std::sqrt(9 + 4 * 9.81)) / 9.81;

const std::string parachute = R"({"scene": "own-formula", "texts": {"acceleration": "-g+k*v^2",
    "constants": "g=10,k=0.01", "potential-energy": "g*x"}, "parameters": {"start-x": 1000}, "step": 0.01,
    "duration": 40, "runs": [{"integrator": "rk4"}])";

} // namespace

class Crossings : public QObject {
    Q_OBJECT

private slots:
    void aConditionIsReadAndWrittenAsText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << "x = 0"
                               << "x = 0";
        QTest::newRow("no blanks") << "x=0falling"
                                   << "x = 0 falling";
        QTest::newRow("rising") << "  total-energy =  -1,5e3   rising "
                                << "total-energy = -1500 rising";
        QTest::newRow("pi") << "theta = pi/2 either"
                            << "theta = 1.5707963267948966";
        QTest::newRow("no value") << "x ="
                                  << "";
        QTest::newRow("no column") << "= 3"
                                   << "";
        QTest::newRow("no sign") << "x 3"
                                 << "";
        QTest::newRow("not finite") << "x = inf"
                                    << "";
        QTest::newRow("a word") << "x = y falling"
                                << "";
        QTest::newRow("other words") << "x = 3 down"
                                     << "";
        QTest::newRow("two signs") << "x = = 3"
                                   << "";
        QTest::newRow("empty") << ""
                               << "";
    }
    void aConditionIsReadAndWrittenAsText() {
        QFETCH(QString, text);
        QFETCH(QString, written);
        QString result;
        try {
            const CrossingCondition condition = crossingFromText(text.toStdString());
            result = QString::fromStdString(toText(condition));
            QVERIFY(crossingFromText(result.toStdString()) == condition);
        } catch (const InputError&) {}
        QCOMPARE(result, written);
    }

    void theEndIsOneStepOfTheMethodFromTheRowBefore() {
        for (const Integrator* integrator : [] {
                 std::vector<const Integrator*> list;
                 for (const Integrator& one : integrators()) list.push_back(&one);
                 return list;
             }()) {
            const Session session = ran(swingDown(*integrator, 100));
            QVERIFY2(session.metUntil(0), integrator->id.data());
            const auto &theta = column(session, "theta"), &omega = column(session, "omega"),
                       &time = column(session, "time");
            const std::size_t n = theta.size() - 1;
            QVERIFY2(theta[n] <= 0 && theta[n] > -1e-13 && theta[n - 1] > 0, integrator->id.data());
            // By hand: a step from the angle and the speed of the row before.
            const Simulation& run = session.simulation(0);
            const double h = run.lastStepSize();
            QVERIFY(h > 0 && h < 0.026);
            QCOMPARE(time[n], static_cast<double>(n - 1) * session.experiment().step + h);
            const bool naive = integrator->id == positionVerletNaive.id;
            IntegratorState state =
                startIntegrator(naive ? positionVerlet : *integrator, *run.problem(), time[n - 1], h,
                                {&theta[n - 1], 1}, {&omega[n - 1], 1}, {}, 1e-9);
            integrator->step(*run.problem(), state, time[n - 1], h);
            QCOMPARE(state.q()[0], theta[n]);
            QCOMPARE(state.v()[0], omega[n]);
            const Crossing& crossing = session.crossings(0).back();
            QCOMPARE(crossing.time, time[n]);
            QVERIFY(!crossing.rising);
            for (std::size_t i = 0; i < crossing.values.size(); ++i)
                QVERIFY(sameBytes({crossing.values[i]}, {session.table().columns[i].values.back()}));
        }
    }

    void theInstantHasTheOrderOfTheMethod() {
        for (const Integrator& integrator : integrators()) {
            if (integrator.isAdaptive()) continue;
            std::vector<double> errors;
            for (int halvings = 0; halvings < 4; ++halvings) {
                const Experiment experiment =
                    swingTo("theta = -1", integrator, integrator.orderFrom << halvings);
                errors.push_back(std::abs(last(ran(experiment), "time") - exactInstant(experiment)));
            }
            // From order 5 on, the last halving ends in round-off.
            const std::size_t halvings = integrator.order < 5 ? 3 : 2;
            const double order = std::log2(errors[0] / errors[halvings]) / static_cast<double>(halvings);
            qInfo("%-28s order %d, of the instant %.3f; errors %.2e ... %.2e", integrator.id.data(),
                  integrator.order, order, errors[0], errors[halvings]);
            COMPARE_NEAR2(order, integrator.order, integrator.order < 5 ? 0.15 : 0.3, integrator.id.data());
        }
        const Experiment adaptive = swingTo("theta = -1", dormandPrinceAdaptive, 20);
        COMPARE_NEAR(last(ran(adaptive), "time"), exactInstant(adaptive), 1e-7);
    }

    void aThrownParticleLandsAtItsExactTimeAndSpeed() {
        const auto landing = [](const std::string& run, double step) {
            const Session session = ran(fall(run, step));
            return std::pair(last(session, "time") - fallTime, last(session, "kinetic-energy"));
        };
        const double energy = 0.5 * (1 + 9) + 9.81 * 2;
        for (const double step : {0.1, 0.037}) {
            const auto [time, kinetic] =
                landing(R"({"verlet-start": "half-kick", "velocity": "central"})", step);
            COMPARE_NEAR(time, 0, 1e-11);
            COMPARE_NEAR(kinetic, energy, 1e-8);
        }
        for (const char* run : {R"({})", R"({"relaxation": "xpbd", "substeps": 3})"})
            COMPARE_NEAR(std::log2(landing(run, 0.002).first / landing(run, 0.001).first), 1, 0.1);
    }

    void aDampedStickPassesItsLengthLikeAnOscillator() {
        const double rate = 2, w = std::sqrt(1000.0), b = std::sqrt(w * w - rate * rate);
        const double exact = (std::numbers::pi - std::atan2(b, rate)) / b + 0;
        const auto error = [&](double step) {
            const Session session = ran(read(
                R"({"scene": "compliant-spring", "parameters": {"damping": 4}, "duration": 1, "until":
                    "last-x = 1 falling", "step": )" +
                std::to_string(step) + "}"));
            return last(session, "time") - exact;
        };
        COMPARE_NEAR(error(0.0001), 0, 1e-3);
        COMPARE_NEAR(std::log2(error(0.0002) / error(0.0001)), 1, 0.1);
    }

    void aFallingBodyReachesAHeightWithTheOrderOfItsStep() {
        const auto error = [](double step) {
            const Session session = ran(read(
                R"({"world": {"bodies": [{"circle": 0.1, "at": [0, 3]}],
                    "gravity": [0, -10]}, "duration": 1, "until": "body-y = 1 falling", "step": )" +
                std::to_string(step) + "}"));
            return last(session, "time") - std::sqrt(0.4);
        };
        COMPARE_NEAR(error(0.001), 0, 1e-3);
        COMPARE_NEAR(std::log2(error(0.002) / error(0.001)), 1, 0.1);
    }

    void theParachuteLands() { // scipy issue 10319; 33.814700 s by the closed form
        const Session session = ran(read(parachute + R"(, "until": "x = 0 falling"})"));
        const double v = std::sqrt(10 / 0.01); // x = 1000 - ln(cosh(t sqrt(g k))) / k
        const double exact = std::acosh(std::exp(1000 * 0.01)) / std::sqrt(0.1);
        COMPARE_NEAR(exact, 33.814700, 5e-7);
        COMPARE_NEAR(last(session, "time"), exact, 1e-9);
        COMPARE_NEAR(last(session, "x"), 0, 1e-12);
        COMPARE_NEAR(last(session, "v"), -v * std::tanh(exact * std::sqrt(0.1)), 1e-8);
        QCOMPARE(column(session, "time").size(), std::size_t{3383});
    }

    void aCubicPassesZeroThreeTimes() { // scipy issue 9228: roots at 2, 6 and 10
        for (const char* step : {"0.5", "0.7"}) {
            const Session session =
                ran(read(std::string(R"({"scene": "own-formula", "texts": {"acceleration": "6*t-36"},
                    "parameters": {"start-x": -120, "start-vx": 92}, "duration": 11.9, "crossings": ["x = 0"],
                    "runs": [{"integrator": "rk4"}], "step": )") +
                         step + "}"));
            QCOMPARE(session.crossings(0).size(), std::size_t{3});
            const double roots[] = {2, 6, 10};
            for (std::size_t i = 0; i < 3; ++i) {
                COMPARE_NEAR2(session.crossings(0)[i].time, roots[i], 1e-9, step);
                QCOMPARE(session.crossings(0)[i].rising, i != 1);
            }
            QVERIFY(!session.metUntil(0));
        }
    }

    void aDirectionChoosesAmongThem() {
        const auto times = [](const char* condition) {
            const Session session =
                ran(read(R"({"scene": "spring", "parameters": {"damping": 0}, "duration": 6.1, "step": 0.01,
                             "crossings": [")" +
                         std::string(condition) + R"("]})"));
            std::vector<double> list;
            for (const Crossing& crossing : session.crossings(0)) list.push_back(crossing.time);
            return list;
        };
        const auto either = times("x = 0"), rising = times("x = 0 rising"), falling = times("x = 0 falling");
        QVERIFY(either.size() >= 3);
        QCOMPARE(rising.size() + falling.size(), either.size());
        QCOMPARE(falling.front(), either[0]); // it starts on the positive side
        QCOMPARE(rising.front(), either[1]);
    }

    void aRunThatStartsAtTheValuePassesItWhenItComesBack() {
        const Session session =
            ran(read(R"({"scene": "own-formula", "texts": {"acceleration": "-x"}, "parameters":
                {"start-x": 0, "start-vx": 1}, "step": 0.01, "duration": 10, "until": "x = 0",
                "runs": [{"integrator": "rk4"}]})"));
        COMPARE_NEAR(last(session, "time"), std::numbers::pi, 1e-8);
    }

    void aValueThatIsReachedExactlyIsPassedThere() {
        const Session session =
            ran(read(R"({"scene": "bouncing-ball", "duration": 10, "until": "bounces = 2"})"));
        QVERIFY(session.metUntil(0));
        QCOMPARE(last(session, "bounces"), 2.0);
        COMPARE_NEAR(last(session, "time"), last(session, "last-bounce"), 1e-9);
    }

    void aCalculatedColumnCanEndARun() {
        const std::string end = R"(, "until": "half_speed = -5", "record": {"calculated": [)";
        const Session session = ran(read(parachute + end + R"({"id": "half-speed", "formula": "v/2"}]}})"));
        COMPARE_NEAR(last(session, "v"), -10, 1e-12);
        QCOMPARE(session.crossings(0).back().values.size(), session.table().columns.size());
    }

    void notesChangeNoByteOfTheRows() {
        const Experiment plain = swingDown(rungeKutta4, 100);
        Experiment without = plain, noted = plain;
        without.until.reset();
        noted.until.reset();
        noted.crossings = {crossingFromText("theta = 0"), crossingFromText("total-energy = 0")};
        const Session one = ran(without), other = ran(noted);
        QVERIFY(bitsOf(one.table()) == bitsOf(other.table()));
        QVERIFY(!other.crossings(0).empty());
        QVERIFY(one.crossings(0).empty());
        // The rows before the end are those of the run without an end.
        const Session ended = ran(plain);
        for (std::size_t c = 0; c < one.table().columns.size(); ++c) {
            std::vector<double> some = ended.table().columns[c].values;
            some.pop_back();
            std::vector<double> all = one.table().columns[c].values;
            all.resize(some.size());
            QVERIFY(sameBytes(some, all));
        }
    }

    void eachRunEndsByItselfWithAnyNumberOfThreads() {
        Experiment experiment = swingDown(rungeKutta4, 200);
        for (const char* other : {"explicit-euler", "position-verlet", "velocity-verlet"}) {
            experiment.runs.push_back(experiment.runs[0]);
            experiment.runs.back().method.set("integrator", other);
        }
        experiment.crossings = {crossingFromText("omega = -5 falling")};
        const Session oneByOne = ran(experiment);
        Session together(experiment);
        while (together.advance(64)) {}
        QVERIFY(bitsOf(oneByOne.table()) == bitsOf(together.table()));
        for (std::size_t run = 0; run < 4; ++run) {
            QVERIFY(together.metUntil(run));
            QCOMPARE(together.crossings(run).size(), oneByOne.crossings(run).size());
            QCOMPARE(together.crossings(run).size(), std::size_t{2});
            QCOMPARE(together.crossings(run).back().time, last(oneByOne, "time", static_cast<int>(run)));
        }
        QVERIFY(last(oneByOne, "time", 0) != last(oneByOne, "time", 1));
    }

    void filesStatesAndTheTimelineGiveTheSameBytes() {
        Experiment experiment = swingDown(positionVerlet, 100);
        experiment.crossings = {crossingFromText("omega = -5")};
        const Session whole = ran(experiment);
        const Session again = ran(experimentFromText(toJson(experiment).dump(), "file"));
        QVERIFY(bitsOf(again.table()) == bitsOf(whole.table()));
        QCOMPARE(toJson(again.experiment()).dump(), toJson(experiment).dump());

        Session half(experiment);
        for (int i = 0; i < 20; ++i) half.step();
        Session continued = Session::fromState(half.save());
        continued.runToEnd();
        QCOMPARE(continued.save().dump(), whole.save().dump());
        Session end = Session::fromState(whole.save());
        QVERIFY(end.atEnd() && end.metUntil(0) && !end.step());
        QCOMPARE(end.time(), whole.time());
        QCOMPARE(end.save().dump(), whole.save().dump());

        Session looked(experiment);
        Timeline timeline;
        timeline.begin(looked);
        while (looked.step()) timeline.passed(looked);
        timeline.seek(looked, 3);
        QVERIFY(!looked.metUntil(0) && !looked.atEnd());
        timeline.seek(looked, looked.furthestTicks());
        QVERIFY(looked.metUntil(0));
        QCOMPARE(looked.save().dump(), whole.save().dump());
        QVERIFY(bitsOf(looked.table()) == bitsOf(whole.table()));
        QCOMPARE(looked.crossings(0).size(), whole.crossings(0).size());
        timeline.rewind(looked, 3);
        QVERIFY(looked.crossings(0).empty());
        looked.runToEnd();
        QVERIFY(bitsOf(looked.table()) == bitsOf(whole.table()));
        QCOMPARE(looked.crossings(0).size(), whole.crossings(0).size());
    }

    void freePlayGoesOnFromTheEnd() { // the fall continues with its speed
        for (const char* run :
             {R"({"verlet-start": "half-kick"})", R"({"verlet-start": "half-kick", "substeps": 4})"}) {
            Session session = ran(fall(run, 0.037));
            session.continueFreely();
            for (int i = 0; i < 10; ++i) QVERIFY(session.step());
            const double t = session.time();
            COMPARE_NEAR(t, fallTime + 10 * 0.037, 1e-11);
            COMPARE_NEAR(session.simulation(0).world()->y[0], 3 * t - 9.81 / 2 * t * t, 1e-9);
        }
        for (const char* id : {"position-verlet", "position-verlet-naive", "velocity-verlet"}) {
            Experiment experiment = swingDown(*findIntegrator(id), 3000);
            Session session = ran(experiment);
            session.continueFreely();
            for (int i = 0; i < 500; ++i) QVERIFY(session.step());
            double q = 0, v = 0;
            session.simulation(0).problem()->exact(session.time(), {&q, 1}, {&v, 1});
            COMPARE_NEAR2(session.simulation(0).q()[0], q, 5e-3, id);
        }
    }

    void aHandThatCarriesABodyAcrossIsNoCrossing() {
        Experiment experiment = fall("{}", 0.01);
        Event place;
        place.kind = EventKind::Place;
        place.at = {0, -5};
        place.step = 10;
        experiment.events = {place};
        const Session session = ran(experiment);
        QVERIFY(!session.metUntil(0) && session.crossings(0).empty());
    }

    void conditionsThatCannotBeReadAreNamed_data() {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("path");
        QTest::newRow("unknown") << R"("until": "z = 0")"
                                 << "until";
        QTest::newRow("unknown note") << R"("crossings": ["x = 0", "z = 0"])"
                                      << "crossings/1";
        QTest::newRow("unknown note beside an end") << R"("until": "x = 0", "crossings": ["z = 0"])"
                                                    << "crossings/0";
        QTest::newRow("no text") << R"("until": 3)"
                                 << "until";
        QTest::newRow("no condition") << R"("crossings": ["x = 0", "x"])"
                                      << "crossings/1";
        QTest::newRow("depends on rows")
            << R"x("until": "d = 0", "record": {"calculated": [{"id": "d", "formula": "delta(x)"}]})x"
            << "until";
        QTest::newRow("depends on rows through another column")
            << R"x("until": "f = 0", "record": {"calculated": [{"id": "d", "formula": "delta(x)"},
                  {"id": "f", "formula": "d+1"}]})x"
            << "until";
    }
    void conditionsThatCannotBeReadAreNamed() {
        QFETCH(QString, member);
        QFETCH(QString, path);
        try {
            Session session(read(parachute + ", " + member.toStdString() + "}"));
            QFAIL("it was accepted");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromStdString(error.path), path);
        }
    }

    void noMoreThanAThousandAreNoted() {
        const Session session = ran(read(R"({"scene": "own-formula", "texts": {"acceleration": "-x"},
            "parameters": {"start-x": 1, "start-vx": 0}, "step": 0.5, "duration": 3300, "crossings": ["x = 0"],
            "record": {"columns": ["x"]},
            "runs": [{"integrator": "velocity-verlet"}]})"));
        QCOMPARE(session.crossings(0).size(), Session::mostCrossings);
    }
};

REGISTER_TEST(Crossings)

} // namespace timestep::crossings_test

#include "crossings.moc"
