// SPDX-License-Identifier: GPL-3.0-or-later
// Systems of typed equations of first and second order, and the methods that apply to them.
#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/start_values.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::own_system_test {

namespace {

Experiment system(const std::string& equations, const std::string& start, const std::string& constants = "",
                  const std::string& method = "rk4") {
    Experiment experiment = standardExperiment(ownSystemScene);
    setByKey(experiment, "texts/constants", constants);
    setByKey(experiment, "texts/equations", equations);
    setByKey(experiment, "texts/start", start);
    setByKey(experiment, "integrator", method);
    return experiment;
}

/// The sentence with which an experiment is refused, after its path; empty: it is accepted.
std::string refusal(const Experiment& experiment) {
    try {
        makeSimulation(experiment, 0);
    } catch (const InputError& error) {
        return error.path + ": " + error.what();
    }
    return {};
}

Table ran(const Experiment& experiment) {
    Session session(experiment);
    while (session.step()) continue;
    return session.table();
}

double last(const Table& table, const std::string& id) {
    const Column* column = table.find(id, 0);
    return column == nullptr ? std::nan("") : column->values.back();
}

} // namespace

class OwnSystem : public QObject {
    Q_OBJECT

private slots:
    /// The picture is four times as wide as the largest start of the two drawn variables, and at most as wide
    /// as the setting.
    void thePictureBeginsAsWideAsTheStartAsks() {
        COMPARE_NEAR(startBounds(system("x'' = x - x^3", "x = -1.5")).right, 3, 1e-12);
        COMPARE_NEAR(startBounds(system("x' = -x; z' = x; y' = 0", "x = 1, y = 2, z = 9")).right, 4, 1e-12);
        COMPARE_NEAR(startBounds(system("x' = -x", "x = 1000")).right, 40, 1e-12);
        COMPARE_NEAR(startBounds(system("x' = 1", "")).right, 40, 1e-12);
        COMPARE_NEAR(startBounds(standardExperiment(ownSystemScene)).right, 40, 1e-12);
    }

    /// x' = -x and x'' = -x in one system, against exp and cos.
    void ordersMayBeMixed() {
        Experiment mixed = system("y' = -y; x'' = -w^2*x; z' = x' + t", "y = 2, x = 1, x' = w", "w = 2");
        mixed.step = 0.001;
        mixed.duration = 2;
        const Table table = ran(mixed);
        COMPARE_NEAR(last(table, "y"), 2 * std::exp(-2.0), 1e-12);
        COMPARE_NEAR(last(table, "x"), std::cos(4.0) + std::sin(4.0), 1e-10);
        COMPARE_NEAR(last(table, "vx"), 2 * (std::cos(4.0) - std::sin(4.0)), 1e-10);
        COMPARE_NEAR(last(table, "z"), std::cos(4.0) + std::sin(4.0) - 1 + 2, 1e-10);
        COMPARE_NEAR(last(table, "rate-y"), -2 * std::exp(-2.0), 1e-12);
        COMPARE_NEAR(last(table, "x-reference"), std::cos(4.0) + std::sin(4.0), 1e-12);
        QVERIFY2(table.find("total-energy", 0) == nullptr, "no energy is defined");
    }

    /// One step of each method on x' = a x against its own recurrence.
    void methodsAreThemselvesOnFirstOrder() {
        const double a = -0.7, h = 0.3, z = a * h;
        for (const auto& [method, factor] : {std::pair{"explicit-euler", 1 + z},
                                             {"explicit-midpoint", 1 + z + z * z / 2},
                                             {"heun", 1 + z + z * z / 2},
                                             {"rk4", 1 + z + z * z / 2 + z * z * z / 6 + z * z * z * z / 24},
                                             {"backward-euler", 1 / (1 - z)},
                                             {"implicit-midpoint", (1 + z / 2) / (1 - z / 2)}}) {
            Experiment decay = system("x' = a*x", "x = 1", "a = -0.7", method);
            decay.step = h;
            const auto simulation = makeSimulation(decay, 0);
            simulation->step();
            COMPARE_NEAR(simulation->q()[0], factor, 1e-15);
        }
    }

    void methodsThatNeedVelocitiesAreRefused() {
        int refused = 0;
        for (const Integrator& integrator : integrators()) {
            const std::string id(integrator.id);
            const std::string first = refusal(system("x' = -x", "x = 1", "", id));
            QCOMPARE(refusal(system("x'' = -x", "x = 1", "", id)), std::string());
            const bool moves = id.find("verlet") != std::string::npos || id.find("leapfrog") == 0 ||
                               id.find("semi-implicit") == 0 || id == "forest-ruth" || id == "yoshida-4" ||
                               id == "pefrl";
            QCOMPARE(id + (first.empty() ? " applies" : " is refused"),
                     id + (moves ? " is refused" : " applies"));
            if (!first.empty()) QVERIFY(first.starts_with("integrator: " + std::string(integrator.name)));
            refused += moves ? 1 : 0;
        }
        QVERIFY(refused > 8);
    }

    /// The embedded error of each variable after one inner step, from Butcher's tableau as printed: 5th minus
    /// 4th order of x' = -x and y'' = -y.
    void theEstimatedErrorOfEachVariableIsAColumn() {
        Experiment experiment = system("x' = -x; y'' = -y", "x = 1, y = 1", "", "dormand-prince-adaptive");
        experiment.step = 1e-3;
        experiment.duration = 1e-3;
        const Table table = ran(experiment);
        QCOMPARE(last(table, "inner-steps"), 1.0);
        const double H = last(table, "inner-step-size");
        const double a[7][6] = {{},
                                {1. / 5},
                                {3. / 40, 9. / 40},
                                {44. / 45, -56. / 15, 32. / 9},
                                {19372. / 6561, -25360. / 2187, 64448. / 6561, -212. / 729},
                                {9017. / 3168, -355. / 33, 46732. / 5247, 49. / 176, -5103. / 18656},
                                {35. / 384, 0, 500. / 1113, 125. / 192, -2187. / 6784, 11. / 84}};
        const double fourth[7] = {5179. / 57600,    0,           7571. / 16695, 393. / 640,
                                  -92097. / 339200, 187. / 2100, 1. / 40};
        double k[3][7] = {}, difference[3] = {};
        for (int i = 0; i < 7; ++i) {
            double state[3] = {1, 1, 0}; // x, y, y'
            for (int c = 0; c < 3; ++c)
                for (int j = 0; j < i; ++j) state[c] += H * a[i][j] * k[c][j];
            k[0][i] = -state[0];
            k[1][i] = state[2];
            k[2][i] = -state[1];
            for (int c = 0; c < 3; ++c) difference[c] += H * ((i < 6 ? a[6][i] : 0) - fourth[i]) * k[c][i];
        }
        COMPARE_NEAR(last(table, "x-estimate"), difference[0], 1e-16);
        COMPARE_NEAR(last(table, "y-estimate"), difference[1], 1e-16);
        COMPARE_NEAR(last(table, "vy-estimate"), difference[2], 1e-16);
        QVERIFY(table.find("rate-x-estimate", 0) == nullptr);
        QVERIFY(ran(system("x' = -x", "x = 1")).find("x-estimate", 0) == nullptr);
    }

    void mistakesAreNamedWithTheirPlace() {
        QCOMPARE(
            refusal(system("x' = -mu*x", "x = 1", "k = 2")),
            std::string("texts/equations: \"mu\" is not known (at character 7); known are t, x, k, pi, e"));
        QCOMPARE(
            refusal(system("x' = y; y'' = 2*q", "x = 1")),
            std::string("texts/equations: \"q\" is not known (at character 17); known are t, x, y, y', vy, "
                        "r, pi, e"));
        for (const auto& [equations, place] : {std::pair{"x = 1", "equations"},
                                               {"x''' = 1", "equations"},
                                               {"x' = 1; x'' = 2", "equations"},
                                               {"", "equations"},
                                               {"t' = 1", "equations"},
                                               {"x'' = 1; vx' = 2", "equations"},
                                               {"x' = 1/x", "start"},
                                               {"x' = 1 2", "equations"},
                                               {"2x' = 1", "equations"}})
            QCOMPARE(equations + refusal(system(equations, "")).substr(0, 6 + std::string(place).size()),
                     equations + ("texts/" + std::string(place)));
        QCOMPARE(refusal(system("x' = k", "x = 1, y = 2", "k = 1")).substr(0, 11),
                 std::string("texts/start"));
        QCOMPARE(refusal(system("x' = 1", "x' = 2")).substr(0, 11), std::string("texts/start"));
        QCOMPARE(refusal(system("k' = 1", "", "k = 1")).substr(0, 15), std::string("texts/equations"));
        std::string many;
        for (int i = 0; i < 65; ++i) many += "x" + std::to_string(i) + "' = 1;";
        QVERIFY(refusal(system(many, "")).find("at most 64") != std::string::npos);
    }

    /// The distance r, if(), angles in degrees and derived constants.
    void whatFormulasKnow() {
        Experiment experiment = system("x'' = -G*x/r^3; y'' = -G*y/r^3; c' = if(t < w, 1, 0); a' = cos(60°)",
                                       "x = 1, y' = 1, a = 90°", "G = 1, w = G/2");
        setByKey(experiment, "texts/invariant", "(x'^2 + y'^2)/2 - G/r");
        experiment.step = 0.01;
        experiment.duration = 2;
        const Table table = ran(experiment);
        COMPARE_NEAR(last(table, "x"), std::cos(2.0), 1e-8);
        COMPARE_NEAR(last(table, "c"), 0.5, 0.01);
        COMPARE_NEAR(last(table, "a"), std::acos(-1.0) / 2 + 1, 1e-12);
        COMPARE_NEAR(last(table, "invariant"), -0.5, 1e-9);
        COMPARE_NEAR(last(table, "invariant-drift"), 0, 1e-9);
    }

    void theTypedLorenzSystemIsTheScene() {
        Experiment typed = standardExperiment(ownSystemScene), scene = standardExperiment(lorenzScene);
        typed.duration = scene.duration = 2;
        const Table one = ran(typed), other = ran(scene);
        for (const char* id : {"x", "y", "z"}) COMPARE_NEAR(last(one, id), last(other, id), 1e-11);
    }

    void theFileKeepsTheEquationsAndAState() {
        const Experiment experiment = system("p' = -q; q' = p", "p = 1", "", "dormand-prince-adaptive");
        const Experiment again = experimentFromJson(toJson(experiment));
        QVERIFY(again.texts == experiment.texts);
        Session one(experiment);
        for (int i = 0; i < 50; ++i) one.step();
        Session other = Session::fromState(one.save());
        for (int i = 0; i < 50; ++i) {
            one.step();
            other.step();
        }
        for (std::size_t i = 0; i < 2; ++i) QCOMPARE(one.simulation(0).q()[i], other.simulation(0).q()[i]);
    }

    /// Constants and starts are settings like any other: "constants/mu".
    void namesInTextsAreSettings() {
        Experiment experiment = system("x' = -mu*x", "x = 1", "mu = 0.5, w = 2*mu");
        QCOMPARE(valueByKey(experiment, "constants/mu"), std::string("0.5"));
        setByKey(experiment, "texts/constants/mu", "0.25");
        setByKey(experiment, "start/x", "3");
        QCOMPARE(experiment.texts["constants"], std::string("mu = 0.25, w = 2*mu"));
        QCOMPARE(experiment.texts["start"], std::string("x = 3"));
        QVERIFY_THROWS_EXCEPTION(InputError, setByKey(experiment, "constants/nu", "1"));
        QVERIFY_THROWS_EXCEPTION(InputError, valueByKey(experiment, "start/y"));
        QCOMPARE(entryKeys(experiment).size(), std::size_t(3));
        experiment.duration = 1;
        COMPARE_NEAR(last(ran(experiment), "x"), 3 * std::exp(-0.25), 1e-9);
    }
};

REGISTER_TEST(OwnSystem)

} // namespace timestep::own_system_test
#include "own_system.moc"
