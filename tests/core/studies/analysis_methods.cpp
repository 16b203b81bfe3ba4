// SPDX-License-Identifier: GPL-3.0-or-later
// Analyses of methods: growth, stability map, work, order, halving, reversal. Numbers of lessons 6 and 7.
#include "core/analysis/analysis.h"
#include "core/analysis/step_matrix.h"
#include "core/analysis/sweep.h"
#include "core/curve_fit/fits.h"
#include "core/curve_fit/rounding_floor.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <chrono>
#include <cmath>

namespace timestep::analysis_methods_test {

namespace {

Experiment experimentOf(const char* scene, std::initializer_list<const char*> methods,
                        std::initializer_list<std::pair<const char*, const char*>> values = {}) {
    Experiment experiment = standardExperiment(*findScene(scene));
    const Run first = experiment.runs.front();
    experiment.runs.clear();
    for (const char* method : methods) {
        experiment.runs.push_back(first);
        experiment.runs.back().method.set("integrator", method);
    }
    for (const auto& [key, value] : values) setByKey(experiment, key, value);
    return experiment;
}

/// The pendulum of the work-precision tables: g / L = 11.7, theta0 = 1.83, omega0 = 0.6, T = 2.6.
Experiment tablePendulum(std::initializer_list<const char*> methods) {
    return experimentOf("pendulum", methods,
                        {{"gravity", "11.7"},
                         {"length", "1"},
                         {"start-angle", "1.83"},
                         {"start-angular-velocity", "0.6"},
                         {"duration", "2.6"},
                         {"step", "0.05"}});
}

double answer(const AnalysisResult& result, const char* id, int run) {
    return result.summary.find(id, run)->values.back();
}

bool same(const Table& one, const Table& other) {
    if (one.runs != other.runs || one.columns.size() != other.columns.size()) return false;
    for (std::size_t i = 0; i < one.columns.size(); ++i) {
        const auto &a = one.columns[i].values, &b = other.columns[i].values;
        if (a.size() != b.size() || one.columns[i].id != other.columns[i].id) return false;
        if (!a.empty() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) != 0) return false;
    }
    return true;
}

/// Settings that are small enough for a test, for every kind of analysis.
AnalysisSpec smallSpec(const Experiment& experiment, const Analysis& analysis) {
    AnalysisSpec spec = standardAnalysis(experiment, analysis.id);
    for (const auto& [id, most] : {std::pair{"columns", 9.0},
                                   {"rows", 7.0},
                                   {"points", 40.0},
                                   {"most-steps", 512.0},
                                   {"halvings", 3.0},
                                   {"cuts", 20.0},
                                   {"values", 5.0},
                                   {"transient", 10.0},
                                   {"time", 20.0}})
        if (spec.settings.has(id)) spec.settings.set(id, std::min(most, spec.settings[id]));
    return spec;
}

} // namespace

class AnalysisMethods : public QObject {
    Q_OBJECT

private slots:
    /// Spectral radii at z = w h; numerics of the catalogue, section 1.
    void growthFactorsAgreeWithTheory() {
        const Experiment experiment =
            experimentOf("spring", {"explicit-euler", "velocity-verlet", "rk4", "backward-euler"},
                         {{"stiffness", "1"}, {"mass", "1"}, {"damping", "0"}});
        AnalysisSpec spec = standardAnalysis(experiment, "growth");
        spec.settings.set("points", 2);
        const auto check = [&](double z, int run, double expected, double tolerance) {
            spec.settings.set("step-from", z);
            spec.settings.set("step-to", z + 1);
            const double growth = analyse(experiment, spec).table.find("growth", run)->values.front();
            QVERIFY2(std::abs(growth - expected) < tolerance,
                     qPrintable(QString("%1").arg(growth, 0, 'g', 10)));
        };
        check(1.93, 0, 2.1737, 1e-4);
        check(1.93, 1, 1, 1e-9);
        check(1.93, 2, 0.7851, 1e-4);
        check(1.93, 3, 0.4600, 1e-4);
        check(2.07, 1, 1.6949, 1e-4);
        check(2.07, 2, 0.7018, 1e-4);
        check(2.93, 2, 1.2816, 1e-4);
    }

    /// The limit, measured with the full state of a method including its memory, is the one in its record.
    void theMeasuredStabilityLimitOfEveryMethodIsItsRecords() {
        const auto spring = springOf(1);
        for (const Integrator& integrator : integrators()) {
            StepMatrix matrix(integrator, 1);
            const double limit = integrator.stabilityLimit;
            if (!(limit > 0) || !std::isfinite(limit)) continue;
            QVERIFY2(matrix.growthOfLinear(*spring, 0.999 * limit) < 1 + 1e-8, integrator.id.data());
            QVERIFY2(matrix.growthOfLinear(*spring, 1.001 * limit) > 1 + 1e-7, integrator.id.data());
        }
    }

    void typedFormulasAreAnalysed() {
        Experiment experiment = experimentOf("own-formula", {"velocity-verlet"});
        setText(experiment, "acceleration", "-9*x");
        AnalysisSpec spec = standardAnalysis(experiment, "growth");
        spec.settings.set("points", 2);
        for (const auto& [z, stable] : {std::pair{1.99, true}, std::pair{2.01, false}}) {
            spec.settings.set("step-from", z / 3);
            spec.settings.set("step-to", 1);
            const double growth = analyse(experiment, spec).table.find("growth", 0)->values.front();
            QCOMPARE(growth < 1 + 1e-6, stable);
        }
        experiment.events.push_back({});
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(experiment, spec));
    }

    void theMapsBoundaryIsWithinOneCellOfTheory() {
        const Experiment experiment =
            experimentOf("spring", {"velocity-verlet", "rk4", "explicit-euler"}, {{"damping", "0"}});
        AnalysisSpec spec = standardAnalysis(experiment, "stability-map");
        QCOMPARE(spec.over, std::string("stiffness"));
        spec.settings.set("columns", 40);
        spec.settings.set("rows", 50);
        const AnalysisResult result = analyse(experiment, spec);
        QCOMPARE(result.table.rows(), std::size_t(2000));
        const double cell = (spec.settings["step-to"] - spec.settings["step-from"]) / 49;
        const double mass = experiment.parameters["mass"];
        for (int run = 0; run < 2; ++run)
            for (std::size_t x = 0; x < 40; ++x) {
                const double w = std::sqrt(result.summary.find("value", -1)->values[x] / mass);
                const double theory = result.summary.find("theory-limit", run)->values[x];
                QCOMPARE_LT(std::abs(theory * w - (run == 0 ? 2 : std::sqrt(8))), 1e-6);
                const double measured = result.summary.find("measured-limit", run)->values[x];
                if (theory < spec.settings["step-to"])
                    QCOMPARE_LE(std::abs(measured - theory), cell);
                else
                    QVERIFY(std::isinf(measured) || std::abs(measured - theory) <= cell);
            }
        QVERIFY(std::isnan(result.summary.find("measured-limit", 2)->values[0])); // never stable
        QVERIFY(std::isnan(result.summary.find("theory-limit", 2)->values[0]));
    }

    /// A pendulum that swings a little is a spring with stiffness / mass = gravity / length; a wide one
    /// swings more slowly, so its limit is larger. Neighbouring motions that drift apart are no growth of the
    /// method.
    void theBoundaryOfADampedPendulumIsThatOfItsSpring() {
        constexpr int columns = 12, rows = 40;
        const auto limits = [&](const char* scene, const char* over, double now, const char* damping,
                                const char* angle) {
            Experiment experiment = experimentOf(scene, {"velocity-verlet"}, {{"damping", damping}});
            if (angle != nullptr) setByKey(experiment, "start-angle", std::string(angle));
            AnalysisSpec spec = standardAnalysis(experiment, "stability-map");
            spec.over = over;
            for (const auto& [id, value] : {std::pair{"from", now},
                                            {"to", 2 * now},
                                            {"step-from", 0.02},
                                            {"step-to", 1.2},
                                            {"columns", double(columns)},
                                            {"rows", double(rows)}})
                spec.settings.set(id, value);
            return analyse(experiment, spec).summary.find("measured-limit", 0)->values;
        };
        const double cell = 1.18 / (rows - 1);
        for (const char* damping : {"0", "0.3"}) {
            const auto spring = limits("spring", "stiffness", 9.81, damping, nullptr); // mass 1, length 1
            const auto small = limits("pendulum", "gravity", 9.81, damping, "0.01");
            const auto wide = limits("pendulum", "gravity", 9.81, damping, "0.7");
            for (std::size_t x = 0; x < static_cast<std::size_t>(columns); ++x) {
                QVERIFY2(std::isfinite(spring[x]) && spring[x] > 0.4, damping);
                for (const double limit : {small[x], wide[x]})
                    QVERIFY2(limit >= spring[x] - cell && limit <= 1.2 * spring[x] + cell, damping);
            }
        }
    }

    /// Lesson 7: evaluations for an error of 1e-4.
    void theWorkForAnErrorAgreesWithTheTable() {
        const Experiment experiment = tablePendulum({"semi-implicit-euler", "velocity-verlet", "rk4"});
        AnalysisSpec spec = standardAnalysis(experiment, "work-precision");
        QCOMPARE(spec.measure, std::string("phase-error"));
        spec.settings.set("take", "end");
        const AnalysisResult result = analyse(experiment, spec);
        const double euler = answer(result, "evaluations-needed", 0);
        const double verlet = answer(result, "evaluations-needed", 1);
        const double rk4 = answer(result, "evaluations-needed", 2);
        QVERIFY2(std::abs(euler / 58000 - 1) < 0.1, qPrintable(QString::number(euler)));
        QVERIFY2(std::abs(verlet / 434 - 1) < 0.1, qPrintable(QString::number(verlet)));
        QVERIFY2(std::abs(rk4 / 132 - 1) < 0.1, qPrintable(QString::number(rk4)));
        // With one step less the error is too large.
        const double steps = answer(result, "steps-needed", 1);
        const AnalysisSpec around = sweepOver("step", {2.6 / steps, 2.6 / (steps - 1)}, "phase-error");
        const Table table = analyse(experiment, around).table;
        QVERIFY(table.find("phase-error-end", 1)->values[0] <= 1e-4);
        QVERIFY(table.find("phase-error-end", 1)->values[1] > 1e-4);
    }

    void fittedOrdersAreBesideTheExpectedOnes() {
        const Experiment experiment = tablePendulum({"semi-implicit-euler", "velocity-verlet", "rk4"});
        AnalysisSpec spec = standardAnalysis(experiment, "step-sweep");
        spec.settings.set("largest-step", 2.6 / 416);
        spec.settings.set("halvings", 3);
        const AnalysisResult result = analyse(experiment, spec);
        for (int run = 0; run < 3; ++run) {
            const double expected = answer(result, "expected-order", run);
            QCOMPARE(expected, run == 0 ? 1.0 : run == 1 ? 2.0 : 4.0);
            QCOMPARE_LT(std::abs(answer(result, "fitted-order", run) - expected), 0.1);
            QCOMPARE(result.table.find("expected-order", run)->values.front(), expected);
        }
    }

    void anOrderIsFittedToTheStepsAboveTheRoundingFloor() {
        // Errors of the orbit after one turn, for 0.1 halved 14 times.
        const std::vector<double> rk4{0.107,    4.48e-3,  2.14e-4,  1.13e-5,  6.46e-7,
                                      3.85e-8,  2.35e-9,  1.46e-10, 8.74e-12, 6.44e-13,
                                      6.12e-13, 2.16e-12, 9.51e-13, 6.33e-12, 5.16e-12};
        const std::vector<double> dormandPrince{3.22e-3,  5.53e-5,  2.20e-6,  5.92e-8,  1.58e-9,
                                                4.40e-11, 1.30e-12, 9.24e-14, 3.16e-13, 3.74e-13,
                                                6.29e-13, 2.18e-12, 1.08e-12, 6.35e-12, 5.22e-12};
        std::vector<double> steps, verlet, saturated, dips;
        for (std::size_t i = 0; i < rk4.size(); ++i) {
            steps.push_back(0.1 * std::pow(0.5, i));
            verlet.push_back(2 * std::pow(0.25, i));
            saturated.push_back(i < 5 ? 1.0 : std::pow(0.5, static_cast<double>(i) - 5)); // then of order 1
            dips.push_back(verlet.back() * (i == 7 ? 1e-3 : 1)); // a zero of the error
        }
        QCOMPARE(aboveRoundingFloor(steps, rk4).leftOut, std::size_t(5));
        QCOMPARE(aboveRoundingFloor(steps, dormandPrince).leftOut, std::size_t(7));
        for (const std::vector<double>& errors : {verlet, saturated, dips})
            QCOMPARE(aboveRoundingFloor(steps, errors).leftOut, std::size_t(0));
        for (const auto& [errors, order] : {std::pair{rk4, 4.0}, {dormandPrince, 5.0}}) {
            const AboveFloor used = aboveRoundingFloor(steps, errors);
            QCOMPARE(used.steps.size(), used.errors.size());
            const double fitted = fitCurve(FitKind::PowerLaw, used.steps, used.errors).parameters[1].value;
            QVERIFY2(std::abs(fitted - order) < 0.2, qPrintable(QString::number(fitted)));
            const double all = fitCurve(FitKind::PowerLaw, steps, errors).parameters[1].value;
            QVERIFY2(all < order - 1, qPrintable(QString::number(all)));
        }
        Experiment orbit = standardExperiment(*findScene("kepler"));
        orbit.duration = 6.2;
        setByKey(orbit, "integrator", std::string("rk4"));
        AnalysisSpec spec = standardAnalysis(orbit, "step-sweep");
        spec.settings.set("largest-step", 0.05);
        spec.settings.set("halvings", 12);
        const AnalysisResult result = analyse(orbit, spec);
        QCOMPARE_LT(std::abs(answer(result, "fitted-order", 0) - 4), 0.2);
        const auto lines = fittedSlopes({orbit, spec, result}, spec.measure + "-maximum");
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY2(std::string(lines[0].label.english).ends_with("%4 left out (rounding)"),
                 lines[0].label.english);
        QVERIFY(lines[0].numbers.back().value >= 2);
    }

    void halvingTheStepEstimatesTheError() {
        Experiment experiment = tablePendulum({"velocity-verlet", "rk4", "semi-implicit-euler"});
        setByKey(experiment, "step", "0.003125");
        const AnalysisResult result = analyse(experiment, standardAnalysis(experiment, "halve-step"));
        for (int run = 0; run < 3; ++run) {
            const double ratio =
                answer(result, "estimate-maximum", run) / answer(result, "error-maximum", run);
            QVERIFY2(std::abs(ratio - 1) < 0.1, qPrintable(QString("run %1: %2").arg(run).arg(ratio)));
            QVERIFY(std::abs(answer(result, "estimated-order", run) - answer(result, "expected-order", run)) <
                    0.15);
        }
    }

    void runningBackEndsAtTheStartIffTheMethodIsReversible() {
        for (const Integrator& integrator : integrators()) {
            Experiment experiment = tablePendulum({});
            experiment.runs.push_back(standardExperiment(*findScene("pendulum")).runs.front());
            experiment.runs[0].method.set("integrator", integrator.id);
            setByKey(experiment, "step", "0.1");
            if (integrator.isAdaptive()) continue;
            AnalysisSpec spec = standardAnalysis(experiment, "forward-back");
            spec.settings.set("most-steps", 40);
            const AnalysisResult result = analyse(experiment, spec);
            const auto& distance = result.table.find("distance", 0)->values;
            QCOMPARE(result.table.find("steps", -1)->values.back(), 40.0);
            QVERIFY2(integrator.reversible ? distance.back() < 1e-11 : distance.back() > 1e-7,
                     integrator.id.data());
        }
    }

    void anyNumberOfThreadsGivesTheSameBytes() {
        for (const char* scene : {"pendulum", "henon-heiles"}) {
            Experiment experiment = experimentOf(scene, {"velocity-verlet", "rk4"});
            setByKey(experiment, "duration", "1");
            for (const Analysis& analysis : analyses()) {
                const bool section = analysis.id == "poincare";
                if (section != (std::string_view(scene) == "henon-heiles")) continue;
                const AnalysisSpec spec = smallSpec(experiment, analysis);
                const AnalysisResult one = analyse(experiment, spec, nullptr, 1);
                const AnalysisResult many = analyse(experiment, spec, nullptr, 4);
                QVERIFY2(same(one.table, many.table) && same(one.summary, many.summary), analysis.id.data());
                QVERIFY(one.complete && one.table.rows() + one.summary.rows() > 0);
                const AnalysisSpec again = analysisFromJson(toJson(spec));
                QCOMPARE(toJson(again).dump(), toJson(spec).dump());
            }
        }
    }

    /// Each analysis would take minutes and is cancelled at its first progress report.
    void aLongAnalysisCanBeStopped() {
        for (const Analysis& analysis : analyses()) {
            if (analysis.id == "numbers") continue; // it computes nothing
            Experiment experiment =
                experimentOf(analysis.id == "poincare" ? "henon-heiles" : "pendulum", {"rk4"});
            setByKey(experiment, "duration", "1e7");
            AnalysisSpec spec = standardAnalysis(experiment, analysis.id);
            for (const auto& [id, value] :
                 {std::pair{"most-steps", 1e8}, {"cuts", 1e6}, {"points", 1e5}, {"perturbed-steps", 1e6}})
                if (spec.settings.has(id)) spec.settings.set(id, value);
            if (analysis.id == "step-sweep") spec.settings.set("halvings", 20);
            if (analysis.id == "work-precision") spec.settings.set("error", 1e-15);
            if (analysis.id == "halve-step") setByKey(experiment, "step", "0.001");
            std::chrono::steady_clock::time_point cancelled;
            const AnalysisResult result = analyse(experiment, spec, [&](std::size_t, std::size_t) {
                cancelled = std::chrono::steady_clock::now();
                return false;
            });
            const std::chrono::duration<double> took = std::chrono::steady_clock::now() - cancelled;
            QVERIFY2(!result.complete, analysis.id.data());
            QVERIFY2(took.count() < 3, analysis.id.data()); // 0.1 s on an idle machine
        }
    }

    void invalidRequestsAreRefused() {
        const Experiment pendulum = experimentOf("pendulum", {"rk4"});
        QVERIFY_THROWS_EXCEPTION(InputError, standardAnalysis(pendulum, "horoscope"));
        QVERIFY_THROWS_EXCEPTION(InputError, standardAnalysis(pendulum, "poincare")); // one coordinate
        AnalysisSpec map = standardAnalysis(pendulum, "stability-map");
        map.over = "charm";
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(pendulum, map));
        map = standardAnalysis(pendulum, "stability-map");
        map.settings.set("step-to", map.settings["step-from"]);
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(pendulum, map));
        AnalysisSpec work = standardAnalysis(pendulum, "work-precision");
        work.measure = "charm";
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(pendulum, work));
        Experiment endless = pendulum;
        endless.duration = 0;
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(endless, standardAnalysis(pendulum, "work-precision")));
        const Experiment world = standardExperiment(*findScene("cloth"));
        for (const char* kind : {"growth", "forward-back", "phase-cloud", "poincare", "halve-step"})
            QVERIFY_THROWS_EXCEPTION(InputError, standardAnalysis(world, kind));
        QVERIFY_THROWS_EXCEPTION(InputError, analysisFromJson(Json{{"kind", 3}}));
    }
};

REGISTER_TEST(AnalysisMethods)

} // namespace timestep::analysis_methods_test
#include "analysis_methods.moc"
