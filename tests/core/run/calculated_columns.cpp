// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that a user adds to the rows of a run, compared with the same computation in the test.
#include "core/analysis/measured_error.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/session/runner.h"
#include "core/scenes/scene.h"
#include "core/table/csv.h"
#include "tests/core/run/scene_rows.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>

namespace timestep::calculated_columns_test {

namespace {

Experiment shortRun(const char* scene, std::vector<std::string> columns, int steps = 43) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.duration = experiment.step * steps;
    for (const std::string& column : columns) experiment.calculated.push_back(calculatedFromText(column));
    return experiment;
}

Session finished(const Experiment& experiment) {
    Session session(experiment);
    session.runToEnd();
    return session;
}

const std::vector<double>& valuesOf(const Session& session, std::string_view id, int run = 0) {
    return session.table().find(id, run)->values;
}

bool sameBits(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// The error that an experiment causes.
InputError refusal(const Experiment& experiment) {
    try {
        const Session session(experiment);
    } catch (const InputError& error) {
        return error;
    }
    return InputError(Sentence::verbatim("accepted"));
}

InputError refusalOfText(const char* text) {
    try {
        calculatedFromText(text);
    } catch (const InputError& error) {
        return error;
    }
    return InputError(Sentence::verbatim("accepted"));
}

} // namespace

class CalculatedColumns : public QObject {
    Q_OBJECT

private slots:
    void everyScene_data() { addRowsOfScenes(); }

    /// A product of a recorded column and a parameter, or of two columns, to the last bit; and delta() and
    /// sum() against loops. All columns of the scene can be named in a formula.
    void everyScene() {
        QFETCH(QString, id);
        Experiment experiment = standardExperiment(*findScene(id.toStdString()));
        experiment.duration = experiment.step * 43;
        const auto simulation = makeSimulation(experiment, 0);
        const std::vector<RecordedColumn> measures = columnsOf(*simulation);
        const auto velocity =
            std::find_if(measures.begin(), measures.end(), [](const RecordedColumn& measure) {
                return measure.source == RecordedColumn::Source::V;
            });
        const RecordedColumn& factor = velocity != measures.end() ? *velocity : measures.back();
        const std::string y = nameInFormulas(factor.id);
        const auto parameters = simulation->parameters().descriptors();
        const auto number = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& one) {
            return one.kind == ParameterKind::Number && one.id != factor.id;
        });
        const bool has = number != parameters.end();
        const std::string m = has ? nameInFormulas(number->id) : "3";
        const double mass = has ? simulation->parameters()[number->id] : 3;
        experiment.calculated = {{"made-product", "product", "1", m + "*" + y},
                                 {"made-change", "change", "1", "delta(" + y + ")"},
                                 {"made-rate", "rate", "1", "delta(" + y + ")/delta(t)"},
                                 {"made-sum", "sum", "1", "sum(made_product*delta(t))"}};
        std::string all;
        for (const RecordedColumn& measure : measures) {
            const std::string name = nameInFormulas(measure.id);
            if (all.size() + name.size() > 400) break;
            all += (all.empty() ? "" : "+") + name;
        }
        experiment.calculated.push_back({"made-all", "all", "1", all});
        const Session session = finished(experiment);
        const auto& values = valuesOf(session, factor.id);
        const auto& times = valuesOf(session, "time");
        double sum = 0;
        for (std::size_t row = 0; row < values.size(); ++row) {
            const double product = mass * values[row];
            const double before = row > 0 ? values[row - 1] : std::nan("");
            const double passed = row > 0 ? times[row] - times[row - 1] : std::nan("");
            QVERIFY(sameBits(valuesOf(session, "made-product")[row], product));
            QVERIFY(sameBits(valuesOf(session, "made-change")[row], values[row] - before));
            QVERIFY(sameBits(valuesOf(session, "made-rate")[row], (values[row] - before) / passed));
            if (row > 0) sum += product * passed;
            QVERIFY(sameBits(valuesOf(session, "made-sum")[row], sum) ||
                    (std::isnan(product) && std::isnan(sum)));
        }
        // The recorded columns have the same bytes as without calculated columns.
        Experiment plain = experiment;
        plain.calculated.clear();
        const Session without = finished(plain);
        for (const Column& column : without.table().columns) {
            const auto& other = valuesOf(session, column.id);
            QVERIFY2(
                std::equal(other.begin(), other.end(), column.values.begin(), column.values.end(), sameBits),
                column.id.c_str());
        }
    }

    void everySceneResumesAndReplays_data() { addRowsOfScenes(); }

    /// A saved state continues with the same bytes, at a row and between two rows; so does a jump back.
    void everySceneResumesAndReplays() {
        QFETCH(QString, id);
        Experiment experiment = standardExperiment(*findScene(id.toStdString()));
        experiment.duration = experiment.step * 61;
        const std::string y = nameInFormulas(columnsOf(*makeSimulation(experiment, 0)).back().id);
        experiment.calculated = {{"made-a", "a", "1", "sum(delta(" + y + ")^2) + sum(t)"},
                                 {"made-b", "b", "1", "delta(delta(" + y + ")) + made_a"}};
        for (const int every : {1, 4}) {
            experiment.recordEvery = every;
            const Session once = finished(experiment);
            for (const int stop : {24, 27}) {
                Session half(experiment);
                for (int i = 0; i < stop; ++i) half.step();
                Session continued = Session::fromState(Json::parse(half.save().dump()));
                continued.runToEnd();
                QCOMPARE(continued.save().dump(), once.save().dump());
                const std::size_t betweenRows = stop % every == 0 ? 0 : 1;
                for (const Column& column : continued.table().columns) {
                    const std::vector<double>& whole = valuesOf(once, column.id);
                    QVERIFY(column.values.size() > 5 && column.values.size() < whole.size());
                    for (std::size_t i = betweenRows; i < column.values.size(); ++i)
                        QVERIFY2(sameBits(column.values[i], whole[whole.size() - column.values.size() + i]),
                                 qPrintable(QString::fromStdString(column.id)));
                }
            }
            Session jumping(experiment);
            for (int i = 0; i < 20; ++i) jumping.step();
            const Keyframe then = jumping.keyframe();
            for (int i = 0; i < 20; ++i) jumping.step();
            jumping.goTo(then);
            jumping.skipResiduals(true); // as the timeline does
            for (int i = 0; i < 7; ++i) jumping.step();
            jumping.skipResiduals(false);
            jumping.forgetFuture();
            jumping.runToEnd();
            QCOMPARE(toCsv(jumping.table(), {}), toCsv(once.table(), {}));
        }
    }

    void theRunnerGivesTheSameRows() {
        const Experiment experiment =
            shortRun("pendulum", {"rate = delta(theta)/delta(t)", "way [rad] = sum(abs(delta(theta)))"}, 200);
        const Session direct = finished(experiment);
        Runner runner;
        const std::uint64_t generation = runner.load(experiment);
        runner.setPace(Runner::asFastAsPossible);
        runner.step(150);
        runner.seek(40);
        runner.step(7);
        const auto later = runner.rewind(std::make_shared<SessionMark>(SessionMark{60, 60}));
        Table table;
        later->pendingRows.giveBack(table, 0, later->sharedRows); // the rows up to the mark stay in the table
        runner.run();
        runner.finish();
        QCOMPARE(runner.takeRows(table, generation), generation);
        QCOMPARE(toCsv(table, {}), toCsv(direct.table(), {}));
    }

    void calculatedColumnsFollowTheMeasuresWithNameAndUnit() {
        Experiment experiment = shortRun(
            "spring", {"error in percent [%] = 100*(x - x_exact)/x_exact", "momentum [kg m/s] = m*v"});
        experiment.record = {"x", "momentum"};
        experiment.runs.push_back(experiment.runs.front());
        experiment.runs[1].overrides = {{"mass", 3}};
        const Session session = finished(experiment);
        std::vector<std::string> ids;
        for (const Column& column : session.table().columns) ids.push_back(column.id);
        const std::vector<std::string> expected{"time", "x", "error-in-percent", "momentum",
                                                "time", "x", "error-in-percent", "momentum"};
        QCOMPARE(ids, expected);
        const Column& momentum = *session.table().find("momentum");
        QCOMPARE(momentum.name.english(), std::string("momentum"));
        QCOMPARE(momentum.unit, std::string("kg m/s"));
        QCOMPARE(session.table().find("error-in-percent")->unit, std::string("%"));
        // Each run has its own parameters.
        experiment.record = {"v"};
        const Session again = finished(experiment);
        for (std::size_t row = 0; row < again.table().rows(); ++row)
            QVERIFY(valuesOf(again, "momentum", 1)[row] == 3 * valuesOf(again, "v", 1)[row]);
    }

    void rowsAllocateNothing() {
        for (const char* scene : {"spring", "rope"}) {
            Session session(shortRun(scene, {"way = sum(abs(delta(total_energy)))", "twice = 2*way*t"}, 90));
            for (int i = 0; i < 20; ++i) session.step();
            const std::size_t before = allocations();
            for (int i = 0; i < 50; ++i) session.step();
            QCOMPARE(allocations(), before);
        }
    }

    void aChangedParameterIsRead() {
        Experiment experiment = shortRun("rope", {"copy = gravity"}, 20);
        Session session(experiment);
        for (int i = 0; i < 10; ++i) session.step();
        Event set;
        set.key = "gravity";
        set.value = "0.25";
        session.perform(set);
        session.runToEnd();
        QVERIFY(valuesOf(session, "copy").front() != 0.25);
        QCOMPARE(valuesOf(session, "copy").back(), 0.25);
        QVERIFY(sameBits(valuesOf(finished(session.experiment()), "copy").back(), 0.25));
    }

    /// Otherwise the session would refuse a change of the damping or of the method.
    void measuresOfOtherRunsAreNotDefined() {
        Experiment experiment = shortRun(
            "spring", {"percent [%] = 100*energy_drift", "estimate [m] = x_estimate", "place [m] = 2*x"});
        const Session conserved = finished(experiment);
        QVERIFY(std::isfinite(valuesOf(conserved, "percent").back()));
        QVERIFY(std::isnan(valuesOf(conserved, "estimate").back()));
        experiment.parameters.set("damping", 0.1);
        const Session damped = finished(experiment);
        QVERIFY(std::isnan(valuesOf(damped, "percent").back()));
        QVERIFY(std::isfinite(valuesOf(damped, "place").back()));
        experiment.runs.front().method.set("integrator", "dormand-prince-adaptive");
        QVERIFY(std::isfinite(valuesOf(finished(experiment), "estimate").back()));
    }

    void typedConstantsHaveTheirNames() {
        Experiment experiment = standardExperiment(*findScene("own-formula"));
        experiment.duration = experiment.step * 5;
        const auto constants = parseConstants(experiment.texts.at("constants"));
        QVERIFY(!constants.empty());
        experiment.calculated = {{"made", "made", "1", "2*" + constants.front().first}};
        QCOMPARE(valuesOf(finished(experiment), "made").back(), 2 * constants.front().second);
    }

    void columnsAreMeasuredByAnalyses() {
        const Experiment experiment = shortRun("pendulum", {"twice [rad] = 2*phase_error"}, 100);
        const auto always = [] { return true; };
        const ErrorOfRun once = measureError(experiment, 0, "phase-error", 200, always);
        const ErrorOfRun twice = measureError(experiment, 0, "twice", 200, always);
        QVERIFY(once.maximum > 0);
        QCOMPARE(twice.maximum, 2 * once.maximum);
        QCOMPARE(twice.end, 2 * once.end);
        QCOMPARE(measureNames(experiment, "twice").unit, std::string("rad"));
        expectMeasure(experiment, "twice");
        QVERIFY_THROWS_EXCEPTION(InputError, expectMeasure(experiment, "thrice"));
    }

    void textsAreColumns() {
        const CalculatedColumn column = calculatedFromText("Fehler in Größe [%] = 100 * (x == 1 ? 1 : t)");
        QCOMPARE(column.id, std::string("fehler-in-groesse"));
        QCOMPARE(column.name, std::string("Fehler in Größe"));
        QCOMPARE(column.unit, std::string("%"));
        QCOMPARE(column.formula, std::string("100 * (x == 1 ? 1 : t)"));
        QCOMPARE(calculatedFromText(toText(column)), column);
        const CalculatedColumn plain = calculatedFromText("a=b");
        QCOMPARE(plain.unit, std::string("1"));
        QCOMPARE(toText(plain), std::string("a = b"));
        QCOMPARE(idOfName("2 x"), std::string("column-2-x"));
        const std::pair<const char*, int> faults[] = {{"", 1},          {"momentum", 9},     {"= m*v", 1},
                                                      {"p [kg = m", 3}, {"p [kg] m = 1", 7}, {"p =", 4}};
        for (const auto& [text, place] : faults) QCOMPARE(refusalOfText(text).column, place);
    }

    void faultsAreReportedWithTheirPlace_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown") << "m*speed" << 3 << "\"speed\" is not known";
        QTest::newRow("known") << "nonsense" << 1 << "known are time, t, step";
        QTest::newRow("later") << "m*later" << 3 << "\"later\" is not known";
        QTest::newRow("itself") << "x+made" << 3 << "\"made\" is not known";
        QTest::newRow("in a change") << "1 + delta(x + sped)" << 15 << "\"sped\" is not known";
        QTest::newRow("in two") << "sum(1+delta(q))" << 13 << "\"q\" is not known";
        QTest::newRow("after a change") << "delta(x)+ nil" << 11 << "\"nil\" is not known";
        QTest::newRow("hidden") << "delta(x)*_0" << 10 << "\"_0\" is not known";
        QTest::newRow("not closed") << "2*delta(x" << 8 << "not closed";
        QTest::newRow("empty change") << "delta()" << 7 << "empty";
        QTest::newRow("two values") << "sum(x, v)" << 6 << "comma";
        QTest::newRow("assignment") << "x = 2" << 3 << "assign";
        QTest::newRow("unfinished") << "x +" << 0 << "cannot be read";
        QTest::newRow("no function") << "deltas(x)" << 1 << "no function \"deltas\"";
        QTest::newRow("blank") << "  " << 0 << "empty";
    }

    void faultsAreReportedWithTheirPlace() {
        QFETCH(QString, formula);
        QFETCH(int, column);
        QFETCH(QString, part);
        Experiment experiment = shortRun("spring", {"first = x"});
        experiment.calculated.push_back({"made", "made", "1", formula.toStdString()});
        experiment.calculated.push_back({"later", "later", "1", "x"});
        const InputError error = refusal(experiment);
        QVERIFY2(QString(error.what()).contains(part), error.what());
        QCOMPARE(error.path, std::string("record/calculated/1/formula"));
        if (column > 0) QCOMPARE(error.column, column);
        if (part.contains("known")) QVERIFY2(QString(error.what()).contains("first"), error.what());
    }

    void takenNamesAreRefused() {
        for (const char* id : {"x", "t", "time", "mass", "m", "pi", "e", "total-energy", "total_energy",
                               "energy-change", "largest-strain", "x-reference"}) {
            Experiment experiment = shortRun("spring", {});
            experiment.calculated.push_back({id, id, "1", "1"});
            const InputError error = refusal(experiment);
            QCOMPARE(error.path, std::string("record/calculated/0/id"));
            QVERIFY(QString(error.what()).contains("already stands for"));
        }
    }

    void filesKeepColumns() {
        const Experiment experiment =
            shortRun("spring", {"momentum [kg m/s] = m*v", "error = 100*momentum/delta(t)"});
        const std::string text = toJson(experiment).dump(1);
        const Experiment read = experimentFromText(text, "file");
        QCOMPARE(read.calculated, experiment.calculated);
        QCOMPARE(toJson(read).dump(1), text);
        QCOMPARE(toCsv(finished(read).table(), {}), toCsv(finished(experiment).table(), {}));
        // The members that may be omitted.
        Json json =
            Json::parse(R"({"scene": "spring", "record": {"calculated": [{"id": "p", "formula": "m*v"}]}})");
        const CalculatedColumn expected{"p", "p", "1", "m*v"};
        QCOMPARE(experimentFromJson(json).calculated, std::vector<CalculatedColumn>{expected});
        QVERIFY(!toJson(standardExperiment(*findScene("spring")))["record"].contains("calculated"));
    }

    void badFilesAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("path");
        const QString at = "record/calculated";
        QTest::newRow("no list") << R"({"p": "m*v"})" << at;
        QTest::newRow("no id") << R"([{"formula": "1"}])" << at + "/0";
        QTest::newRow("no formula") << R"([{"id": "p"}])" << at + "/0";
        QTest::newRow("another key") << R"([{"id": "p", "formula": "1", "units": "m"}])" << at + "/0/units";
        QTest::newRow("a blank in the id") << R"([{"id": "p q", "formula": "1"}])" << at + "/0/id";
        QTest::newRow("twice") << R"([{"id": "p-q", "formula": "1"}, {"id": "p_q", "formula": "2"}])"
                               << at + "/1/id";
        QTest::newRow("two lines") << R"([{"id": "p", "formula": "1\n+1"}])" << at + "/0/formula";
        QTest::newRow("blank") << R"([{"id": "p", "formula": " "}])" << at + "/0/formula";
        QTest::newRow("long") << "[{\"id\": \"p\", \"formula\": \"" + QString(501, '1') + "\"}]"
                              << at + "/0/formula";
        QString many;
        for (int i = 0; i < 33; ++i)
            many += QString("%1{\"id\": \"p%2\", \"formula\": \"1\"}").arg(i > 0 ? "," : "").arg(i);
        QTest::newRow("too many") << "[" + many + "]" << at;
    }

    void badFilesAreRefusedWithTheirPlace() {
        QFETCH(QString, list);
        QFETCH(QString, path);
        const std::string text =
            "{\"scene\": \"spring\", \"record\": {\"calculated\": " + list.toStdString() + "}}";
        try {
            experimentFromJson(Json::parse(text));
            QFAIL("accepted");
        } catch (const InputError& error) {
            QVERIFY2(QString::fromStdString(error.path).startsWith(path), error.sentence().c_str());
        }
    }

    void statesWithOtherColumnsAreRefused() {
        Session session(shortRun("spring", {"way = sum(abs(delta(x)))"}));
        session.step();
        Json state = session.save();
        state["experiment"]["record"]["calculated"][0]["formula"] = "sum(x)";
        try {
            Session::fromState(state);
            QFAIL("accepted");
        } catch (const InputError& error) {
            QCOMPARE(error.path, std::string("runs/0/calculated/values"));
        }
    }
};

REGISTER_TEST(CalculatedColumns)

} // namespace timestep::calculated_columns_test

#include "calculated_columns.moc"
