// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers from theory, listed starts, instants of bounces, distances and exact motions of bodies.
#include "core/analysis/analysis.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/tools.h"

#include <Eigen/Eigenvalues>
#include <boost/math/special_functions/ellint_1.hpp>

#include <cmath>
#include <numbers>

namespace timestep::known_numbers_test {

namespace {

using Settings = std::initializer_list<std::pair<const char*, const char*>>;

Experiment set(const char* scene, Settings settings) {
    Experiment experiment = standardExperiment(*findScene(scene));
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

double known(const Experiment& experiment, const std::string& id) {
    const AnalysisResult result = analyse(experiment, standardAnalysis(experiment, "numbers"));
    const Column* column = result.summary.find(id, 0);
    return column == nullptr ? std::nan("") : column->values.front();
}

Table ran(const Experiment& experiment) {
    Session session(experiment);
    while (session.step()) continue;
    return session.table();
}

double firstOf(const Table& table, const char* id) {
    const Column* column = table.find(id, 0);
    return column == nullptr ? std::nan("") : column->values.front();
}

} // namespace

class KnownNumbers : public QObject {
    Q_OBJECT

private slots:
    void modesAreTheEigenvaluesOfTheChain() {
        const Experiment chain = set("spring-chain", {{"count", "5"}, {"stiffness", "31"}, {"mass", "0.6"}});
        Eigen::MatrixXd K = Eigen::MatrixXd::Zero(5, 5);
        for (int i = 0; i < 5; ++i) {
            K(i, i) = 2 * 31 / 0.6;
            if (i > 0) K(i, i - 1) = K(i - 1, i) = -31 / 0.6;
        }
        const Eigen::VectorXd squares = Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(K).eigenvalues();
        for (int j = 0; j < 5; ++j)
            COMPARE_NEAR(known(chain, "mode-" + std::to_string(j + 1) + "-frequency"), std::sqrt(squares[j]),
                         1e-12);
        QVERIFY(std::isnan(known(chain, "mode-6-frequency")));
    }

    void periodsAgreeWithTheLiterature() {
        COMPARE_NEAR(known(set("pendulum", {{"start-angle", "2.1"},
                                            {"length", "1.3"},
                                            {"gravity", "9.7"},
                                            {"start-angular-velocity", "0"}}),
                           "period"),
                     4 * std::sqrt(1.3 / 9.7) * boost::math::ellint_1(std::sin(1.05)), 1e-12);
        COMPARE_NEAR(known(set("spring", {{"stiffness", "4"}, {"mass", "1"}, {"damping", "1"}}), "period"),
                     2 * std::numbers::pi / std::sqrt(4 - 0.25), 1e-13);
        COMPARE_NEAR(known(set("kepler", {{"gm", "2"}, {"semi-major-axis", "3"}}), "period"),
                     2 * std::numbers::pi * std::sqrt(27 / 2.0), 1e-12);
        const double stiff = 1 + 2 * 2.25, k = std::sqrt(2 * 2.25 / (2 * stiff));
        COMPARE_NEAR(known(set("duffing", {{"alpha", "1"},
                                           {"beta", "2"},
                                           {"damping", "0"},
                                           {"drive", "0"},
                                           {"start-displacement", "1.5"}}),
                           "period"),
                     4 * boost::math::ellint_1(k) / std::sqrt(stiff), 1e-12);
        QVERIFY_THROWS_EXCEPTION(InputError, known(set("lorenz", {}), "period"));
        QVERIFY_THROWS_EXCEPTION(InputError, known(set("duffing", {}), "period"));
    }

    /// d = 1.9, S = 2.6: a = 0.67165012635, sag = 0.79160442848. The chain: links of equal length whose
    /// slopes are an arithmetic progression.
    void theHangingChainHasTheKnownShape() {
        const Experiment chain =
            set("hanging-chain", {{"links", "20"}, {"link-length", "0.13"}, {"span", "1.9"}, {"rise", "0"}});
        COMPARE_NEAR(known(chain, "catenary-a"), 0.67165012635, 1e-10);
        COMPARE_NEAR(known(chain, "catenary-x0"), 0.95, 1e-12);
        COMPARE_NEAR(known(chain, "catenary-lowest"), -0.79160442848, 1e-10);
        double before = 0, difference = 0;
        for (int i = 1; i <= 20; ++i) {
            const auto at = [&](int node, const char* axis) {
                return known(chain, "node-" + std::to_string(node) + axis);
            };
            const double dx = at(i, "-x") - at(i - 1, "-x"), dy = at(i, "-y") - at(i - 1, "-y");
            COMPARE_NEAR(std::hypot(dx, dy), 0.13, 1e-12);
            if (i == 2) difference = dy / dx - before;
            if (i > 2) COMPARE_NEAR(dy / dx - before, difference, 1e-9);
            before = dy / dx;
        }
        COMPARE_NEAR(known(chain, "node-20-x"), 1.9, 1e-12);
        COMPARE_NEAR(known(chain, "lowest-node"), known(chain, "node-10-y"), 1e-15);
    }

    void bouncesHappenAtTheKnownInstants() {
        const Experiment ball = set("bouncing-ball", {{"height", "2"},
                                                      {"gravity", "10"},
                                                      {"restitution", "0.8"},
                                                      {"integrator", "velocity-verlet"},
                                                      {"bounce", "located"},
                                                      {"step", "0.01"},
                                                      {"duration", "3"}});
        const double T = std::sqrt(0.4);
        for (const auto& [id, time] :
             {std::pair{"bounce-1", T}, {"bounce-2", T * 2.6}, {"bounce-3", T * (2.6 + 1.28)}})
            COMPARE_NEAR(known(ball, id), time, 1e-13);
        COMPARE_NEAR(known(ball, "rest"), T * 9, 1e-12);
        const Table table = ran(ball);
        const auto &last = table.find("last-bounce", 0)->values, &count = table.find("bounces", 0)->values;
        QVERIFY(std::isnan(last.front()) && count.front() == 0);
        std::size_t seen = 0;
        for (std::size_t i = 1; i < last.size(); ++i) {
            if (count[i] == count[i - 1]) continue;
            seen = static_cast<std::size_t>(count[i]);
            COMPARE_NEAR(last[i], known(ball, "bounce-" + std::to_string(seen)), 1e-9);
        }
        QCOMPARE(seen, std::size_t(3));
        Session one(ball);
        for (int i = 0; i < 100; ++i) one.step();
        Session other = Session::fromState(one.save());
        other.step();
        COMPARE_NEAR(other.table().find("last-bounce", 0)->values.back(), T, 1e-9);
    }

    void startsOfChainsAndAtomsAreListed() {
        Experiment chain = set("spring-chain", {{"count", "3"},
                                                {"integrator", "rk4"},
                                                {"step", "0.005"},
                                                {"duration", "2"},
                                                {"displacements", "0.1, 0; -0.2"},
                                                {"velocities", "0 1/2 0.3"}});
        const Table table = ran(chain);
        QVERIFY(firstOf(table, "x1") == 0.1 && firstOf(table, "x3") == -0.2 && firstOf(table, "v2") == 0.5);
        for (const char* id : {"x1", "v2", "x3"})
            COMPARE_NEAR(table.find(id, 0)->values.back(),
                         table.find(std::string(id) + "-exact", 0)->values.back(), 1e-6);
        Experiment atoms =
            set("atoms", {{"count", "2"}, {"positions", "0 0, 1.5 0"}, {"velocities", "0 0.1 0 -0.1"}});
        const auto simulation = makeSimulation(atoms, 0);
        QVERIFY(simulation->q()[2] == 1.5 && simulation->v()[1] == 0.1 && simulation->v()[3] == -0.1);
        for (const char* wrong : {"0.1", "1 2 3 4", "0 0 x"}) {
            setByKey(chain, "displacements", wrong);
            try {
                makeSimulation(chain, 0);
                QFAIL(wrong);
            } catch (const InputError& error) {
                QCOMPARE(error.path, std::string("texts/displacements"));
            }
        }
    }

    /// Corner to corner, corner to edge, circle to circle, and overlap, computed manually.
    void distanceAndSeparationsOfBodiesAreExact() {
        const auto two = [](const char* second) {
            const Json json =
                Json::parse(std::string(R"({"world": {"bodies": [{"box": [2, 2], "at": [0, 0]}, )") + second +
                            "]}, \"duration\": 1}");
            return ran(experimentFromJson(json));
        };
        const Table apart = two(R"({"box": [2, 2], "at": [5, 4]})");
        COMPARE_NEAR(firstOf(apart, "body-distance"), std::sqrt(13.0), 1e-14);
        COMPARE_NEAR(firstOf(apart, "sat-separation-first"), 3, 1e-14);
        const Table turned = two(R"({"box": [2, 2], "at": [4, 0], "angle": "45°"})");
        const double root = std::sqrt(2.0);
        COMPARE_NEAR(firstOf(turned, "body-distance"), 3 - root, 1e-14);
        COMPARE_NEAR(firstOf(turned, "sat-separation-first"), 3 - root, 1e-14);
        COMPARE_NEAR(firstOf(turned, "sat-separation-second"), 4 / root - 1 - root, 1e-14);
        const Table circle = two(R"({"circle": 0.5, "at": [4, 5]})");
        COMPARE_NEAR(firstOf(circle, "body-distance"), 5 - 0.5, 1e-14);
        QCOMPARE(firstOf(two(R"({"circle": 0.5, "at": [0.2, 0]})"), "body-distance"), 0.0);
        QCOMPARE(firstOf(two(R"({"box": [2, 2], "at": [1.5, 0.5]})"), "body-distance"), 0.0);
    }

    void rigidScenesHaveExactColumns() {
        const Table thrown = ran(set("thrown-rod", {{"step", "0.001"},
                                                    {"duration", "1"},
                                                    {"gravity", "10"},
                                                    {"speed-x", "3"},
                                                    {"speed-y", "9"},
                                                    {"turning", "6"}}));
        COMPARE_NEAR(thrown.find("body-x-exact", 0)->values.back(), 3, 1e-12);
        COMPARE_NEAR(thrown.find("body-y-exact", 0)->values.back(), 4, 1e-12);
        COMPARE_NEAR(thrown.find("body-angle-exact", 0)->values.back(), 6, 1e-12);
        COMPARE_NEAR(thrown.find("body-error", 0)->values.back(), 0.005, 1e-6); // g h t / 2
        const Experiment hinged = set("hinged-rod", {{"start-angle", "1.1"}});
        const double d = 0.75, inertia = (1.5 * 1.5 + 0.01) / 12 + d * d, w = std::sqrt(9.7 * d / inertia);
        COMPARE_NEAR(known(hinged, "period"), 4 / w * boost::math::ellint_1(std::sin(0.55)), 1e-12);
        const Table swing = ran(hinged);
        COMPARE_NEAR(firstOf(swing, "body-angle-exact"), 1.1, 1e-14);
        COMPARE_NEAR(firstOf(swing, "body-x-exact"), 0.75 * std::sin(1.1), 1e-14);
        QVERIFY(ran(set("ball-on-rod", {})).find("body-x-exact", 0) == nullptr);
    }

    /// A bullet of radius 0.1 at 100 m/s reaches the wall at x = 5 after 0.049 s, within the third step.
    void sweptImpactsHappenAtTheKnownInstant() {
        const Json json =
            Json::parse(R"({"world": {"bodies": [{"box": [1, 10], "at": [5.5, 0], "static": true},
            {"circle": 0.1, "at": [0, 0], "velocity": [100, 0], "mass": 1, "inertia": 1, "bullet": true}]},
            "step": 0.02, "duration": 0.06, "runs": [{"swept": true}, {"swept": true, "substeps": 4}]})");
        Session session(experimentFromJson(json));
        while (session.step()) continue;
        for (int run = 0; run < 2; ++run) {
            const Column* column = session.table().find("last-impact", run);
            QVERIFY(column != nullptr && std::isnan(column->values[2]));
            COMPARE_NEAR(column->values[3], 0.049, 1e-9);
        }
        QVERIFY(ran(set("thrown-rod", {{"swept", "false"}})).find("last-impact", 0) == nullptr);
    }

    void stepSizesMayBeListed() {
        const Experiment spring = set("spring", {{"duration", "2"}});
        AnalysisSpec spec = standardAnalysis(spring, "step-sweep");
        spec.swept.values = {0.1, 0.04, 0.025};
        const AnalysisResult listed = analyse(spring, analysisFromJson(toJson(spec)));
        QCOMPARE(listed.table.find("value", -1)->values, spec.swept.values);
        COMPARE_NEAR(listed.summary.find("fitted-order", 0)->values.front(), 2, 0.1);
    }
};

REGISTER_TEST(KnownNumbers)

} // namespace timestep::known_numbers_test
#include "known_numbers.moc"
