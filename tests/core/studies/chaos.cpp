// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes with known nonlinear motions, and the analyses of chaos: sections, Lyapunov exponent, bifurcations.
#include "core/analysis/analysis.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/core/integration/oracle_odeint.h"
#include "tests/tools.h"

#include <boost/math/special_functions/ellint_1.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace timestep::chaos_test {

namespace {

using Settings = std::initializer_list<std::pair<const char*, const char*>>;

Experiment set(const Scene& scene, Settings settings) {
    Experiment experiment = standardExperiment(scene);
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

AnalysisResult analysed(const Experiment& experiment, const char* kind, Settings settings,
                        const char* over = nullptr) {
    AnalysisSpec spec = standardAnalysis(experiment, kind);
    for (const auto& [id, value] : settings) spec.settings.set(id, std::string_view(value));
    if (over != nullptr) spec.over = over;
    return analyse(experiment, spec);
}

double summed(const AnalysisResult& result, const char* id, int run = 0) {
    return result.summary.find(id, run)->values.front();
}

/// Time of the second passage of a column upward through 0 minus that of the first, by straight lines.
double periodIn(const Table& table, const char* id) {
    const auto &t = table.find("time", 0)->values, &x = table.find(id, 0)->values;
    std::vector<double> passages;
    for (std::size_t i = 1; i < x.size(); ++i)
        if (x[i - 1] < 0 && x[i] >= 0)
            passages.push_back(t[i - 1] + (t[i] - t[i - 1]) * x[i - 1] / (x[i - 1] - x[i]));
    return passages.size() < 2 ? std::nan("") : passages[passages.size() - 1] - passages[passages.size() - 2];
}

Table ran(const Experiment& experiment) {
    Session session(experiment);
    while (session.step()) continue;
    return session.table();
}

std::size_t distinct(std::vector<double> values, double apart) {
    std::sort(values.begin(), values.end());
    std::size_t count = values.empty() ? 0 : 1;
    for (std::size_t i = 1; i < values.size(); ++i) count += values[i] - values[i - 1] > apart ? 1 : 0;
    return count;
}

} // namespace

class Chaos : public QObject {
    Q_OBJECT

private slots:
    /// x, y, z at t = 5 against Boost.odeint, the equilibria, and the shrinking of volumes.
    void lorenzHasTheEquationsOfLorenz() {
        using State = std::vector<double>;
        State s{1, 1, 20};
        followTightly(
            [](const State& y, State& d, double) {
                d = {10 * (y[1] - y[0]), y[0] * (28 - y[2]) - y[1], y[0] * y[1] - 8.0 / 3 * y[2]};
            },
            s, 0, 5, 1e-3, 1e-13);
        Experiment lorenz = set(lorenzScene, {{"step", "0.001"}, {"duration", "5"}});
        const Table table = ran(lorenz);
        COMPARE_NEAR(table.find("x", 0)->values.back(), s[0], 1e-6);
        COMPARE_NEAR(table.find("z", 0)->values.back(), s[2], 1e-6);
        COMPARE_NEAR(table.find("y-reference", 0)->values.back(), s[1], 1e-8);
        Experiment rest =
            set(lorenzScene,
                {{"start-x", "8.4852813742385702"}, {"start-y", "8.4852813742385702"}, {"start-z", "27"}});
        const auto simulation = makeSimulation(rest, 0); // s = sqrt(8/3 * 27) = sqrt(72)
        for (const double rate : simulation->v()) COMPARE_NEAR(rate, 0, 1e-13);
        QVERIFY(simulation->problem()->isFirstOrder(2) && !simulation->problem()->hasEnergy());
    }

    /// Without damping and drive: 4 K(k) / sqrt(α + β A²), k² = β A² / (2 (α + β A²)).
    void theFreeDuffingOscillatorHasTheEllipticPeriod() {
        Experiment free = set(duffingScene, {{"alpha", "1"},
                                             {"damping", "0"},
                                             {"drive", "0"},
                                             {"beta", "2"},
                                             {"start-displacement", "1.5"},
                                             {"step", "0.001"},
                                             {"integrator", "rk4"},
                                             {"duration", "12"}});
        const double A2 = 1.5 * 1.5, stiff = 1 + 2 * A2;
        const double period = 4 * boost::math::ellint_1(std::sqrt(2 * A2 / (2 * stiff))) / std::sqrt(stiff);
        COMPARE_NEAR(periodIn(ran(free), "x"), period, 1e-6);
    }

    /// From A > sqrt(2) b the motion crosses both wells, with the period of the quartic oscillator.
    void theTwoWellsHaveTheEllipticPeriodAndTheirFrequency() {
        Experiment wide = set(
            doubleWellScene,
            {{"start-displacement", "1.6"}, {"barrier", "0.5"}, {"step", "0.001"}, {"integrator", "rk4"}});
        const double alpha = -2, beta = 2, A2 = 1.6 * 1.6, stiff = alpha + beta * A2;
        const double period =
            4 * boost::math::ellint_1(std::sqrt(beta * A2 / (2 * stiff))) / std::sqrt(stiff);
        COMPARE_NEAR(periodIn(ran(wide), "x"), period, 1e-6);
        const auto narrow = makeSimulation(set(doubleWellScene, {{"well", "2"}, {"barrier", "3"}}), 0);
        COMPARE_NEAR(narrow->problem()->naturalFrequency(), std::sqrt(24.0) / 2, 1e-14);
        Experiment small =
            set(doubleWellScene, {{"start-displacement", "1.001"}, {"step", "0.001"}, {"duration", "5"}});
        Table table = ran(small);
        for (double& x :
             table.columns[static_cast<std::size_t>(table.find("x", 0) - table.columns.data())].values)
            x -= 1;
        COMPARE_NEAR(periodIn(table, "x"), 2 * std::numbers::pi / std::sqrt(8.0), 1e-4);
        COMPARE_NEAR(*std::min_element(table.find("x", 0)->values.begin(), table.find("x", 0)->values.end()),
                     0, 2e-3);
    }

    void vanDerPolEndsOnItsCycle() {
        const Table table =
            ran(set(vanDerPolScene, {{"step", "0.002"}, {"integrator", "rk4"}, {"duration", "80"}}));
        COMPARE_NEAR(periodIn(table, "x"), 6.66328685932, 2e-5);
        const auto& x = table.find("x", 0)->values;
        COMPARE_NEAR(*std::max_element(x.end() - 5000, x.end()), 2.00861986087, 1e-5);
    }

    void predatorsAndPreyConserveTheirQuantityAndHaveTheirFrequency() {
        const Table table = ran(set(predatorPreyScene, {{"step", "0.01"}}));
        for (const double change : table.find("invariant-drift", 0)->values) COMPARE_NEAR(change, 0, 1e-7);
        // A small motion around (γ/δ, α/β) = (4, 2.75), with the angular frequency sqrt(α γ).
        Experiment small =
            set(predatorPreyScene, {{"start-prey", "4.001"}, {"start-predators", "2.75"}, {"step", "0.01"}});
        Table moved = ran(small);
        for (double& x :
             moved.columns[static_cast<std::size_t>(moved.find("prey", 0) - moved.columns.data())].values)
            x -= 4;
        COMPARE_NEAR(periodIn(moved, "prey"), 2 * std::numbers::pi / std::sqrt(0.44), 1e-3);
        // With explicit Euler the cycle grows.
        const Table grown = ran(set(predatorPreyScene, {{"integrator", "explicit-euler"}}));
        QVERIFY(grown.find("invariant-drift", 0)->values.back() > 0.05);
    }

    /// The ellipse turns by 3 pi GM ε / L⁴ per orbit for small ε: half the ε, half the difference from it.
    void thePerturbedOrbitPrecesses() {
        // The direction of periapsis at its tenth passage after the start, where x vx + y vy rises through 0.
        const auto turned = [](const char* epsilon) {
            const Table table = ran(set(perturbedOrbitScene, {{"perturbation", epsilon},
                                                              {"eccentricity", "0.3"},
                                                              {"step", "0.002"},
                                                              {"integrator", "pefrl"},
                                                              {"duration", "66"}}));
            const auto column = [&](const char* id) -> const std::vector<double>& {
                return table.find(id, 0)->values;
            };
            const auto &x = column("x"), &y = column("y"), &vx = column("vx"), &vy = column("vy");
            const auto rise = [&](std::size_t i) { return x[i] * vx[i] + y[i] * vy[i]; };
            int passages = 0;
            for (std::size_t i = 2; i < x.size(); ++i) {
                const double before = rise(i - 1), now = rise(i);
                if (!(before < 0 && now >= 0) || ++passages < 10) continue;
                const auto& angle = column("periapsis-angle");
                return (angle[i - 1] + (angle[i] - angle[i - 1]) * before / (before - now)) / 10;
            }
            return std::nan("");
        };
        const double L4 = 0.91 * 0.91, factor = 3 * std::numbers::pi / L4;
        const double one = turned("0.001") / (factor * 0.001), half = turned("0.0005") / (factor * 0.0005);
        COMPARE_NEAR(one, 1, 0.01);
        COMPARE_NEAR(2 * half - one, 1, 5e-4);
        COMPARE_NEAR(turned("0"), 0, 1e-9);
    }

    /// Lorenz 0.906 (Sprott 2003, appendix A), a linear oscillator 0, a linear instability its rate, decay
    /// the slower of two rates.
    void lyapunovExponentsAgreeWithTheLiterature() {
        const AnalysisResult lorenz =
            analysed(standardExperiment(lorenzScene), "lyapunov", {{"transient", "50"}, {"time", "4000"}});
        COMPARE_NEAR(summed(lorenz, "exponent"), 0.906, 0.01);
        QVERIFY(summed(lorenz, "exponent-error") > 0 && summed(lorenz, "exponent-error") < 0.01);
        for (const char* method : {"velocity-verlet", "rk4", "position-verlet"}) {
            Experiment spring = set(springScene, {{"integrator", method}});
            COMPARE_NEAR(summed(analysed(spring, "lyapunov", {{"time", "2000"}}), "exponent"), 0, 2e-3);
        }
        const auto linear = [](const char* equations) {
            return summed(
                analysed(set(ownSystemScene, {{"texts/equations", equations}, {"texts/start", "x = 0"}}),
                         "lyapunov", {{"transient", "0"}, {"time", "200"}}),
                "exponent");
        };
        COMPARE_NEAR(linear("x' = 0.3*x"), 0.3, 1e-7);
        COMPARE_NEAR(linear("x' = -0.2*x; y' = -3*y"), -0.2, 0.02);
        // Two-dimensional saddle of second order: x'' = x grows like exp(t).
        COMPARE_NEAR(linear("x'' = x"), 1, 0.05);
        // Chaotic: 0.1168 by an independent program; after settling to period 1 both exponents are -δ/2.
        const Experiment duffing = set(duffingScene, {{"integrator", "rk4"}});
        COMPARE_NEAR(
            summed(analysed(duffing, "lyapunov", {{"transient", "500"}, {"time", "4000"}}), "exponent"),
            0.1168, 0.02);
        const Experiment settled = set(duffingScene, {{"integrator", "rk4"}, {"drive", "0.2"}});
        COMPARE_NEAR(
            summed(analysed(settled, "lyapunov", {{"transient", "500"}, {"time", "2000"}}), "exponent"),
            -0.15, 2e-3);
    }

    /// γ = 0.20, 0.28, 0.29, 0.37, 0.65: the motion repeats after 1, 2, 4, 5 and 2 periods of the drive.
    /// Source: D. W. Jordan, P. Smith, Nonlinear Ordinary Differential Equations (2007).
    void duffingRepeatsAfterTheKnownNumbersOfPeriods() {
        for (const auto& [drive, periods] :
             {std::pair{"0.20", 1}, {"0.28", 2}, {"0.29", 4}, {"0.37", 5}, {"0.65", 2}}) {
            const AnalysisResult section =
                analysed(set(duffingScene, {{"drive", drive}, {"integrator", "rk4"}}), "stroboscope",
                         {{"points", "200"}, {"transient", "400"}});
            QCOMPARE(std::string(drive) + ": " +
                         std::to_string(distinct(section.table.find("x", 0)->values, 1e-3)),
                     std::string(drive) + ": " + std::to_string(periods));
        }
        const AnalysisResult chaotic =
            analysed(set(duffingScene, {{"integrator", "rk4"}}), "stroboscope", {{"points", "500"}});
        QVERIFY(distinct(chaotic.table.find("x", 0)->values, 1e-3) > 150);
    }

    /// The steady state of the driven linear oscillator in closed form, at each phase.
    void theStroboscopeShowsTheSteadyState() {
        const Experiment driven =
            set(drivenOscillatorScene, {{"integrator", "rk4"}, {"drive-frequency", "3"}});
        for (const auto& [phase, angle] : {std::pair{"0", 0.0}, {"0.25", std::numbers::pi / 2}}) {
            const AnalysisResult section =
                analysed(driven, "stroboscope", {{"points", "3"}, {"transient", "100"}, {"phase", phase}});
            const double k = 4, m = 1, c = 0.2, F = 1, w = 3;
            const double amplitude = F / std::hypot(k - m * w * w, c * w),
                         lag = std::atan2(c * w, k - m * w * w);
            // The phase is rounded to a step, of which there are ceil(T/h) = 42 in a period.
            const double at = std::round(angle / (2 * std::numbers::pi) * 42) / 42 * 2 * std::numbers::pi;
            COMPARE_NEAR(section.table.find("x", 0)->values.back(), amplitude * std::cos(at - lag), 1e-4);
            COMPARE_NEAR(section.table.find("v", 0)->values.back(), -w * amplitude * std::sin(at - lag),
                         1e-4);
        }
        QVERIFY_THROWS_EXCEPTION(InputError,
                                 analysed(standardExperiment(springScene), "stroboscope", {{"period", "0"}}));
    }

    void severalStartsAreInOneSection() {
        const AnalysisResult section = analysed(
            standardExperiment(*findScene("henon-heiles")), "poincare",
            {{"starts", "4"}, {"start-from", "0.1"}, {"start-to", "0.4"}, {"cuts", "20"}}, "start-y");
        QCOMPARE(section.table.runs.size(), std::size_t(4));
        QCOMPARE(section.table.runs[0], std::string("start-y = 0.1"));
        Experiment single = set(*findScene("henon-heiles"), {{"start-y", "0.1"}});
        const AnalysisResult alone = analysed(single, "poincare", {{"cuts", "20"}});
        QCOMPARE(section.table.find("y", 0)->values, alone.table.find("y", 0)->values);
        QVERIFY(section.table.find("y", 1)->values != alone.table.find("y", 0)->values);
    }

    /// Cuts of the Lorenz attractor at z = ρ - 1 lie on it, and the cut values of a linear spiral are known.
    void sectionsWorkForEquationsOfFirstOrder() {
        Experiment spiral = set(ownSystemScene, {{"texts/equations", "x' = -0.1*x - y; y' = x - 0.1*y"},
                                                 {"texts/start", "x = 1"},
                                                 {"texts/constants", ""}});
        AnalysisSpec spec = standardAnalysis(spiral, "poincare");
        spec.settings.set("cuts", 3.0);
        spec.coordinate = "y";
        const AnalysisResult result = analyse(spiral, spec);
        for (std::size_t k = 0; k < 3; ++k)
            COMPARE_NEAR(result.table.find("x", 0)->values[k],
                         std::exp(-0.2 * std::numbers::pi * static_cast<double>(k + 1)), 1e-8);
    }

    /// The amplitude of the driven linear oscillator over the drive is a straight line; Duffing's diagram has
    /// one branch at γ = 0.2 and two at 0.28.
    void bifurcationsAgreeWithTheLiterature() {
        const AnalysisResult line =
            analysed(set(drivenOscillatorScene, {{"integrator", "rk4"}}), "bifurcation",
                     {{"from", "1"}, {"to", "2"}, {"values", "3"}, {"points", "2"}}, "drive");
        const auto& x = line.table.find("x", 0)->values;
        QCOMPARE(x.size(), std::size_t(6));
        COMPARE_NEAR(x[2] / x[0], 1.5, 1e-6);
        COMPARE_NEAR(x[4] / x[0], 2, 1e-6);
        const AnalysisResult duffing =
            analysed(set(duffingScene, {{"integrator", "rk4"}}), "bifurcation",
                     {{"from", "0.20"}, {"to", "0.28"}, {"values", "2"}, {"transient", "400"}}, "drive");
        const auto &value = duffing.table.find("value", 0)->values, &at = duffing.table.find("x", 0)->values;
        std::vector<double> low, high;
        for (std::size_t i = 0; i < at.size(); ++i) (value[i] < 0.25 ? low : high).push_back(at[i]);
        QCOMPARE(distinct(low, 1e-3), std::size_t(1));
        QCOMPARE(distinct(high, 1e-3), std::size_t(2));
        // Without a drive: the largest values, over a constant of typed equations. x'' = -x, x = A at the
        // start.
        Experiment typed =
            set(ownSystemScene,
                {{"texts/constants", "A = 1"}, {"texts/equations", "x'' = -x"}, {"texts/start", "x = A"}});
        const AnalysisResult crests =
            analysed(typed, "bifurcation",
                     {{"from", "1"}, {"to", "3"}, {"values", "2"}, {"points", "2"}, {"transient", "1"}},
                     "constants/A");
        COMPARE_NEAR(crests.table.find("x", 0)->values.front(), 1, 1e-8);
        COMPARE_NEAR(crests.table.find("x", 0)->values.back(), 3, 3e-8);
    }

    void analysesOfAreasRefuseEquationsOfFirstOrder() {
        for (const char* kind : {"phase-cloud", "growth", "stability-map"})
            QVERIFY_THROWS_EXCEPTION(InputError, analysed(standardExperiment(lorenzScene), kind, {}));
    }
};

REGISTER_TEST(Chaos)

} // namespace timestep::chaos_test
#include "chaos.moc"
