// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of sessions and sweeps: Pikuma's table, measured orders, runs that diverge.
#include "core/analysis/sweep.h"
#include "core/curve_fit/fits.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "core/table/number_text.h"
#include "core/table/table_forms.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace timestep::tables_test {

namespace {

std::vector<double> positions(const char* integrator) {
    Experiment experiment = standardExperiment(*findScene("cart"));
    setByKey(experiment, "step", "1");
    setByKey(experiment, "duration", "10");
    setByKey(experiment, "integrator", integrator);
    Session session(experiment);
    session.runToEnd();
    return session.table().find("x")->values;
}

} // namespace

class Tables : public QObject {
    Q_OBJECT

private slots:
    void aLatexTableFitsAPage() {
        Table table;
        table.runs = {"Explicit Euler", "Velocity Verlet"};
        table.columns.push_back({"value", "step h", "s", -1, {0.1, 0.05}});
        for (int run = 0; run < 2; ++run)
            for (int column = 0; column < 9; ++column)
                table.columns.push_back(
                    {"m" + std::to_string(column), "largest energy drift", "J", run, {1.25, 2.5e-7 * run}});
        const std::string wide = toLatex(table);
        std::size_t most = 0, parts = 0;
        for (std::size_t at = 0; (at = wide.find("\\begin{tabular}{", at)) != std::string::npos; ++parts) {
            at += std::string("\\begin{tabular}{").size();
            most = std::max(most, wide.find('}', at) - at);
        }
        QVERIFY2(parts > 1 && most <= 6, wide.c_str()); // of the 19 columns
        QVERIFY2(wide.find("Velocity Verlet & $0.1$ & $1.25$") != std::string::npos, wide.c_str());
        Table narrow = table;
        narrow.runs.resize(1);
        narrow.columns.resize(3);
        QCOMPARE(toLatex(narrow).find("shortstack"), std::string::npos);
        QCOMPARE(toLatex(narrow).find("longtable"), std::string::npos);
        narrow.columns[1].values.assign(200, 1.5);
        QVERIFY(toLatex(narrow).find("\\begin{longtable}") != std::string::npos);
    }

    // Source: the table of the Pikuma tutorial; core/integration/README.md.
    void tenStepsOfTheCartGivePikumasTable() {
        QCOMPARE(positions("semi-implicit-euler"),
                 (std::vector<double>{0, 10, 30, 60, 100, 150, 210, 280, 360, 450, 550}));
        QCOMPARE(positions("position-verlet-naive").back(), 550.0);
        QCOMPARE(positions("explicit-euler").back(), 450.0);
        QCOMPARE(positions("semi-implicit-euler-position-first").back(), 450.0);
        QCOMPARE(positions("position-verlet").back(), 500.0);
    }

    // Set-up: core/integration/README.md.
    void aSweepOfThePendulumMeasuresTheOrders() {
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        for (const auto& [key, value] : std::map<std::string, std::string>{{"length", "1"},
                                                                           {"gravity", "11.7"},
                                                                           {"start-angle", "1.83"},
                                                                           {"start-angular-velocity", "0.6"},
                                                                           {"duration", "2.6"}})
            setByKey(experiment, key, value);
        const std::map<std::string, double> orders{
            {"explicit-euler", 1}, {"semi-implicit-euler", 1}, {"velocity-verlet", 2}, {"rk4", 4}};
        experiment.runs.assign(orders.size(), experiment.runs.front());
        std::size_t run = 0;
        for (const auto& [id, order] : orders) experiment.runs[run++].method.set("integrator", id);
        const std::vector<double> steps = parseValues("2.6/416,2.6/832,2.6/1664,2.6/3328");
        const Table table = analyse(experiment, sweepOver("step", steps, "phase-error")).table;
        run = 0;
        for (const auto& [id, order] : orders) {
            const Column* measured = table.find("order", static_cast<int>(run++));
            QCOMPARE(measured->values.size(), std::size_t(4));
            QVERIFY(std::isnan(measured->values[0]));
            for (std::size_t row = 1; row < 4; ++row)
                QVERIFY2(std::abs(measured->values[row] - order) < 0.1, id.c_str());
        }
    }

    void aPowerLawIsFittedOnLogLogPaper() {
        const std::vector<double> x{1, 2, 4, 8, 0, -1}, y{3, 12, 48, 192, 5, 5};
        const Fit law = fitCurve(FitKind::PowerLaw, x, y);
        QCOMPARE(law.points, std::size_t(4));
        QCOMPARE_LT(std::abs(law.parameters[1].value - 2), 1e-12);
        QCOMPARE_LT(std::abs(law.parameters[0].value - 3), 1e-12);
        QVERIFY(!fitCurve(FitKind::PowerLaw, std::vector<double>{1.0}, std::vector<double>{1.0}).found());
    }

    void aRunThatDivergesKeepsItsTableAndSaysWhere() {
        Experiment experiment = standardExperiment(*findScene("spring"));
        setByKey(experiment, "integrator", "explicit-euler");
        setByKey(experiment, "step", "1000");
        setByKey(experiment, "duration", "1000000");
        Session session(experiment);
        session.runToEnd();
        QVERIFY(session.divergence().has_value());
        const auto step = static_cast<std::size_t>(session.divergence()->step);
        QCOMPARE(session.table().find("x")->values.size(), step + 1);
        QVERIFY(std::isfinite(session.table().find("x")->values[step - 1]));
        QVERIFY(step < 1000);
    }

    void runsWithDifferentStepsMeetAtTheSameInstants() {
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        setByKey(experiment, "step", "0.1");
        setByKey(experiment, "duration", "2");
        experiment.runs.push_back(experiment.runs.front());
        experiment.runs[1].step = 0.025;
        Session session(experiment);
        for (int i = 0; i < 40; ++i) session.step();
        QCOMPARE(session.simulation(0).steps(), 10);
        QCOMPARE(session.simulation(1).steps(), 40);
        session.runToEnd();
        QCOMPARE(session.table().find("time", 0)->values.size(), std::size_t(21));
        QCOMPARE(session.table().find("time", 1)->values.size(), std::size_t(81));
        QCOMPARE(session.table().find("time", 1)->values.back(), 2.0);
    }

    void everyMeasureOfEverySceneIsANumberAtTheStart() {
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue;
            const Session session(standardExperiment(scene));
            for (const Column& column : session.table().columns) {
                // Without energy, motion, strain, a contact, an impact or a step there is nothing to measure.
                // Two circles have one axis.
                const std::set<std::string> sometimes{
                    "energy-ratio", "first-step-over-last", "passes-to-percent", "contact-x",
                    "contact-y",    "contact-slope",        "weight-borne",      "last-bounce",
                    "last-impact",  "sat-separation-second"};
                QVERIFY2(std::isfinite(column.values.front()) ||
                             (std::isnan(column.values.front()) && sometimes.contains(column.id)),
                         column.id.c_str());
                QVERIFY2(!column.name.empty() && !column.unit.empty(), column.id.c_str());
            }
            QVERIFY(session.simulation(0).energyScale() > 0);
            // The change of energy is called drift only if the method alone causes it, without drag, walls
            // and relaxation.
            const Problem* problem = session.simulation(0).problem();
            if (problem != nullptr && !problem->hasEnergy()) {
                QVERIFY(session.table().find("total-energy") == nullptr &&
                        session.table().find("energy-change") == nullptr);
                continue;
            }
            QVERIFY((session.table().find("energy-drift") != nullptr) ==
                    session.simulation(0).conservative());
            QVERIFY((session.table().find("energy-change") == nullptr) ==
                    session.simulation(0).conservative());
        }
    }

    void tablesBecomeCsvThatReadsBackExactly() {
        Table table;
        table.runs = {"a, \"b\"", "c"};
        table.columns = {{"time", "time t", "s", 0, {0, 0.1, 1.0 / 3}}, {"x", "x", "m", 1, {1e-300}}};
        const std::string csv = toCsv(table, {"seed 1\nsecond line"});
        QCOMPARE(
            csv,
            std::string("# seed 1\n# second line\n\"time t, a, \"\"b\"\" [s]\",\"x, c [m]\"\n0,1e-300\n0.1,\n"
                        "0.3333333333333333,\n"));
    }

    void aTextThatBeginsWithANumberIsRead() {
        struct Row {
            const char* text;
            std::size_t length;
            double value;
        };
        constexpr double infinity = std::numeric_limits<double>::infinity();
        for (const auto& [text, length, value] : {Row{"-.5e+3x", 6, -500},
                                                  {"5.", 2, 5},
                                                  {"1e", 1, 1},
                                                  {"1,5", 1, 1},
                                                  {"0x10", 1, 0},
                                                  {"0e-999", 6, 0},
                                                  {"9007199254740993", 16, 9007199254740992},
                                                  {"4.9e-324", 8, 4.9e-324},
                                                  {"1.7976931348623157e308", 22, 1.7976931348623157e308},
                                                  {"inf", 3, infinity},
                                                  {"-inf", 4, -infinity}}) {
            double read = 42;
            QCOMPARE(readDouble(text, read), length);
            QCOMPARE(exactNumber(read), exactNumber(value));
        }
        for (const char* text : {"", "-", "+1", " 1", ".", "e5", "1e999", "-1e999", "1e-999", "2e-324"}) {
            double read = 42;
            QCOMPARE(readDouble(text, read), std::size_t{0});
            QCOMPARE(read, 42.0);
        }
        double read = 0;
        QCOMPARE(readDouble("nan", read), std::size_t{3});
        QVERIFY(std::isnan(read));
    }

    void unknownSweepsAreRefused() {
        const Experiment experiment = standardExperiment(*findScene("cart"));
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(experiment, sweepOver("colour", {1}, "x")));
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(experiment, sweepOver("step", {}, "x")));
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(experiment, sweepOver("step", {-1}, "x")));
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(experiment, sweepOver("step", {1}, "charm")));
        QVERIFY_THROWS_EXCEPTION(InputError, parseValues("1,,2"));
        int asked = 0;
        const AnalysisResult part =
            analyse(experiment, sweepOver("step", {1, 0.5, 0.25}, "x"), [&](std::size_t done, std::size_t) {
                ++asked;
                return done < 2;
            });
        QCOMPARE(part.table.rows(), std::size_t(2));
        QVERIFY(!part.complete);
        QVERIFY(asked >= 2);
    }
};

REGISTER_TEST(Tables)

} // namespace timestep::tables_test
#include "tables.moc"
