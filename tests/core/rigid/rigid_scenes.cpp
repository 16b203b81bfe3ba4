// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of rigid bodies: each is complete, runs, and shows its expected numbers. Sources: the acceptance
// table of rigid bodies (Box2D, Box2D-lite, myPhysicsLab) as named at each test.
#include "core/exact/pendulum_motion.h"
#include "core/json/json.h"
#include "core/rigid/draw_rigid.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/scenes/scene_list.h"
#include "core/table/csv.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>
#include <set>

namespace timestep::rigid_scenes_test {

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

Experiment experimentOf(const char* scene, const Settings& settings = {}) {
    Experiment experiment = standardExperiment(*findScene(scene));
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

Session runOf(const char* scene, const Settings& settings = {}) {
    Session session(experimentOf(scene, settings));
    session.runToEnd();
    return session;
}

const std::vector<double>& column(const Session& session, const char* id) {
    return session.table().find(id)->values;
}

double last(const Session& session, const char* id) {
    return column(session, id).back();
}

double largest(const Session& session, const char* id) {
    const auto& values = column(session, id);
    return *std::max_element(values.begin(), values.end());
}

const RigidBody& body(const Session& session, std::size_t number) {
    return session.simulation(0).rigidWorld()->bodies[number];
}

/// At most five seconds, and a small pyramid.
Experiment shortExperiment(const Scene& scene) {
    Experiment experiment = standardExperiment(scene);
    if (experiment.parameters.has("rows")) setByKey(experiment, "rows", "5");
    experiment.duration = std::min(experiment.duration, 5.0);
    return experiment;
}

void addScenes() {
    QTest::addColumn<const Scene*>("scene");
    for (const Scene* scene : scenesOf(SceneKind::RigidBodies)) QTest::newRow(scene->id.data()) << scene;
}

std::vector<double> bounceHeights(const std::vector<double>& y) {
    std::vector<double> heights;
    for (std::size_t i = 1; i + 1 < y.size(); ++i)
        if (y[i] > y[i - 1] && y[i] >= y[i + 1]) heights.push_back(y[i]);
    return heights;
}

} // namespace

class RigidScenes : public QObject {
    Q_OBJECT

private slots:
    void everySceneIsComplete() {
        std::set<std::string_view> ids;
        for (const Scene* scene : scenesOf(SceneKind::RigidBodies)) {
            QVERIFY(ids.insert(scene->id).second);
            QVERIFY(findScene(scene->id) != nullptr);
            QVERIFY(!scene->name.empty() && !scene->group.empty() && !scene->description.empty());
            QVERIFY(scene->kind() == SceneKind::RigidBodies);
            QVERIFY(scene->bounds != nullptr && scene->step > 0 && scene->duration > 0);
            std::set<std::string_view> parameters;
            for (const Parameter& parameter : scene->parameters) {
                QVERIFY(parameters.insert(parameter.id).second);
                QVERIFY(!parameter.name.empty() && !parameter.description.empty());
                ParameterValues(scene->parameters).set(parameter.id, parameter.standard);
                QVERIFY(parameter.lower <= parameter.upper);
                // No parameter of a scene has the name of a setting of its runs.
                QVERIFY(!standardMethod(*scene).has(parameter.id));
            }
        }
        QCOMPARE(ids.size(), std::size_t{28});
    }

    void everySceneStartsInViewAndWithoutOverlap_data() { addScenes(); }
    void everySceneStartsInViewAndWithoutOverlap() {
        QFETCH(const Scene*, scene);
        // Poses that overlap; cards cross at their ends by as much as they are thick.
        const bool meant = scene->id == twoPolygonsScene.id || scene->id == confinedScene.id ||
                           scene->id == cardHouseScene.id;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const ParameterValues values(scene->parameters);
            RigidWorld world = scene->rigidWorld(values, seed);
            const Box view = scene->bounds(values);
            RigidStepper().findContacts(world, {});
            QVERIFY2(deepestOverlap(world) < 1e-5 || meant,
                     qPrintable(QString::number(deepestOverlap(world))));
            for (const RigidBody& each : world.bodies)
                if (!each.isStatic())
                    QVERIFY(each.x > view.left && each.x < view.right && each.y > view.bottom &&
                            each.y < view.top);
        }
    }

    void everySceneRunsFinitelyTwiceTheSameAndItsLedgerAddsUp_data() { addScenes(); }
    void everySceneRunsFinitelyTwiceTheSameAndItsLedgerAddsUp() {
        QFETCH(const Scene*, scene);
        Session once(shortExperiment(*scene)), again(shortExperiment(*scene));
        once.runToEnd();
        again.runToEnd();
        QVERIFY(!once.divergence() && once.simulation(0).finite());
        QCOMPARE(toCsv(again.table(), {}), toCsv(once.table(), {}));
        const auto& energy = column(once, "total-energy");
        const double scale = once.simulation(0).energyScale();
        double sum = 0;
        for (const char* id : {"energy-contacts", "energy-motion", "energy-push", "energy-joints"})
            sum += last(once, id);
        double drives = 0;
        for (const char* id : {"energy-drives", "energy-damping"}) // only of worlds that have them
            if (once.table().find(id) != nullptr) {
                sum += last(once, id);
                drives += std::max(0.0, largest(once, id));
            }
        COMPARE_NEAR2(energy.back() - energy.front(), sum, 1e-9 * scale, qPrintable(QString::number(sum)));
        // No resting or falling body gains energy from the solver beyond rounding, and a driven one no more
        // than its drive gives.
        QVERIFY(*std::max_element(energy.begin(), energy.end()) < energy.front() + drives + 0.02 * scale);
    }

    void layersAreDrawnOnlyWhenTheyAreAskedFor_data() { addScenes(); }
    void layersAreDrawnOnlyWhenTheyAreAskedFor() {
        QFETCH(const Scene*, scene);
        const RigidWorld world = scene->rigidWorld(ParameterValues(scene->parameters), 1);
        Frame frame;
        drawRigidWorld(world, frame);
        QVERIFY(frame.arrows.empty());
        QCOMPARE(frame.polygons.size(), world.bodies.size());
        for (std::size_t i = 0; i < world.bodies.size(); ++i)
            QCOMPARE(frame.polygons[i].index, world.bodies[i].isStatic() ? -1 : static_cast<std::int32_t>(i));
        frame.clear();
        frame.layers = BoundsLayer | VelocityLayer;
        drawRigidWorld(world, frame);
        QCOMPARE(frame.polygons.size(), 2 * world.bodies.size());
        QVERIFY(!frame.arrows.empty());
    }

    void thePileShowsContactsImpulsesAndOneIsland() {
        Experiment experiment = experimentOf("box-stack", {{"boxes", "3"}, {"jitter", "0"}});
        experiment.duration = 2;
        Session session(experiment);
        session.runToEnd();
        Frame frame;
        const auto arrows = [&frame](Role role) {
            return std::count_if(frame.arrows.begin(), frame.arrows.end(),
                                 [role](const FrameArrow& arrow) { return arrow.role == role; });
        };
        frame.layers = ContactLayer | ImpulseLayer | PenetrationLayer | IslandLayer | AxisLayer;
        session.simulation(0).draw(frame);
        QCOMPARE(arrows(Role::Impulse), 6);
        QCOMPARE(arrows(Role::Penetration), 6);
        QVERIFY(arrows(Role::Normal) >= 6);
        QCOMPARE(frame.polygons[0].group, -1);
        for (std::size_t i = 1; i < 4; ++i) QCOMPARE(frame.polygons[i].group, 0);
        const auto shadows = std::count_if(frame.segments.begin(), frame.segments.end(),
                                           [](const auto& s) { return s.role == Role::FirstShadow; });
        QCOMPARE(shadows, 2); // two boxes side by side have two directions of edges
    }

    void shadowsOfTwoBodies() {
        // Two boxes: two directions of edges each, none parallel; the shadows on every axis overlap.
        Session session(experimentOf("two-polygons"));
        Frame frame;
        frame.layers = AxisLayer;
        session.simulation(0).draw(frame);
        const auto count = [&frame](Role role) {
            return std::count_if(frame.segments.begin(), frame.segments.end(),
                                 [role](const FrameSegment& segment) { return segment.role == role; });
        };
        QCOMPARE(count(Role::Axis), 4);
        QCOMPARE(count(Role::FirstShadow), 4);
        QCOMPARE(count(Role::SecondShadow), 4);
        QCOMPARE(count(Role::Penetration), 4);
        QVERIFY(last(session, "sat-overlap") > 0);
        Session apart(experimentOf("two-polygons", {{"pose", "apart"}}));
        frame.clear();
        apart.simulation(0).draw(frame);
        QVERIFY(count(Role::Penetration) < 4);
        QVERIFY(last(apart, "sat-overlap") < 0);
        // No body moves without an action of the user.
        session.runToEnd();
        QCOMPARE(last(session, "body-way"), 0.0);
    }

    void spikesPassEachOtherWhereCornersAreLookedFor() {
        // Crossed: overlap 2.9238327, tips 0.1585530, and no corner inside (computed).
        for (const auto& [start, depth] : {std::pair{"crossed", 2.9238327}, std::pair{"tips", 0.1585530}}) {
            const Session session(experimentOf("crossing-spikes", {{"start", start}}));
            COMPARE_NEAR(last(session, "sat-overlap"), depth, 1e-7);
            QCOMPARE(last(session, "corners-inside"), 0.0);
            QCOMPARE(last(session, "contacts"), 0.0);
        }
        const Session through = runOf("crossing-spikes");
        QCOMPARE(last(through, "body-speed"), 8.0);
        QVERIFY(last(through, "body-x") < -10);
        const Session hit = runOf("crossing-spikes", {{"manifold", "clipping"}});
        QVERIFY(last(hit, "body-speed") < 7);
    }

    void theBoxRestsUnderTheRightNormalAndSinksUnderTheTutorials() {
        // Box2D, HelloWorld: at y = 1 to 0.01, upright.
        Experiment experiment = experimentOf("falling-box");
        experiment.duration = 1.5;
        Session rests(experiment);
        rests.runToEnd();
        COMPARE_NEAR(last(rests, "body-y"), 1, 0.01);
        COMPARE_NEAR(last(rests, "body-x"), 0, 0.01);
        COMPARE_NEAR(last(rests, "body-angle"), 0, 0.01);
        for (const char* scene : {"falling-box", "fsharp-boxes"}) {
            const double side = scene == std::string("falling-box") ? 2 : 20;
            const Session right = runOf(scene), wrong = runOf(scene, {{"normal", "inward"}});
            const double start = column(right, "body-y").front();
            QVERIFY2(last(right, "body-y") > 0.45 * side, scene);
            QVERIFY2(last(wrong, "body-y") < 0 && start > side, scene);
        }
        // The three boxes of the tutorial come to rest with overlaps of about the slop.
        const Session tutorial = runOf("fsharp-boxes");
        COMPARE_NEAR(last(tutorial, "body-y"), 50, 0.8);
        QVERIFY(last(tutorial, "largest-overlap") > 0.1 && last(tutorial, "largest-overlap") < 0.3);
    }

    void piledBoxesRest() {
        const Session stack = runOf("box-stack", {{"iterations", "10"}});
        COMPARE_NEAR(last(stack, "body-y"), 9.5, 0.1); // Box2D-lite, demo 4
        const Session pyramid = runOf("box-pyramid", {{"rows", "8"}});
        COMPARE_NEAR(last(pyramid, "body-y"), 7.5, 0.1);
        QVERIFY(last(pyramid, "largest-speed") < 0.01);
        const Session arch = runOf("stone-arch");
        QVERIFY(last(arch, "largest-speed") < 1e-3);
        COMPARE_NEAR(last(arch, "body-y"), column(arch, "body-y").front(), 0.03);
        // A chain of weights: the boxes on the floor carry all of them.
        COMPARE_NEAR(last(stack, "energy-placed"), 0, 0);
    }

    void nothingIsBookedWhereABoxRests() {
        // Dropped from 3 m above its place, a box of 4 kg loses 4 * 10 * 3 J = 120 J at the floor; then
        // gravity and floor do no work. In free fall each step drifts by -m g² h² / 2 (semi-implicit Euler).
        for (const char* substeps : {"1", "3"}) {
            const Session session = runOf("falling-box", {{"substeps", substeps}});
            const auto& contacts = column(session, "energy-contacts");
            const auto& motion = column(session, "energy-motion");
            const double h = 1.0 / 60 / std::stod(substeps), n = std::stod(substeps);
            COMPARE_NEAR(motion[40], -40 * n * 4 * 100 * h * h / 2, 1e-9);
            QCOMPARE(contacts[40], 0.0);
            COMPARE_NEAR2(contacts.back(), -120, 4, qPrintable(QString::number(contacts.back())));
            COMPARE_NEAR(contacts.back(), contacts[contacts.size() - 120], 1e-3);
            COMPARE_NEAR(motion.back(), motion[motion.size() - 120], 1e-3);
        }
        // A rag doll loses energy at the floor and when its joints reach their limits. In no step does it
        // gain more than 0.2 %.
        const Session doll = runOf("body-ragdoll");
        for (const char* id : {"energy-contacts", "energy-joints"}) {
            const auto& booked = column(doll, id);
            QVERIFY(booked.back() < -1000);
            double gain = 0;
            for (std::size_t i = 1; i < booked.size(); ++i) gain = std::max(gain, booked[i] - booked[i - 1]);
            QVERIFY2(gain < 10, qPrintable(QString("%1 %2").arg(id).arg(gain)));
        }
        // A chain without contacts has no energy booked under contacts.
        const Session chain = runOf("body-chain");
        for (const double booked : column(chain, "energy-contacts")) COMPARE_NEAR(booked, 0, 1e-9);
    }

    void aHeavyBoxNeedsSubsteps() {
        // Two substeps of 8 iterations hold the load that 20 iterations do not hold; with four, the overlap
        // is below twice the slop.
        const Session held = runOf("heavy-on-light", {{"substeps", "2"}});
        QVERIFY(last(held, "body-y") > 3.85);
        const Session firm = runOf("heavy-on-light", {{"substeps", "4"}});
        QVERIFY(last(firm, "body-y") > 3.95 && last(firm, "largest-overlap") < 0.01);
        const Session fallen = runOf("heavy-on-light", {{"iterations", "20"}});
        QVERIFY(last(fallen, "body-y") < 2);
    }

    void slopesHoldAndLetGo() {
        // theta = 0.52, mu = 0.37: 3.0777674 in 1.9 s, by semi-implicit Euler at h = 0.01 3.0939662.
        COMPARE_NEAR(last(runOf("slope-block"), "body-way"), 3.0939662, 1e-4);
        QVERIFY(last(runOf("slope-block", {{"slope", "0.35"}}), "body-way") < 1e-3); // below 0.354379919
        // Tips where tan slope > w / h, which is 0.41241 for 0.7 by 1.6.
        const auto tipped = [](const char* slope) {
            const Session session = runOf("slope-block", {{"slope", slope},
                                                          {"friction", "2"},
                                                          {"width", "0.7"},
                                                          {"height", "1.6"},
                                                          {"duration", "4"}});
            return last(session, "body-angle") + std::stod(slope) < -0.3;
        };
        QVERIFY(tipped("0.45") && !tipped("0.38"));
        // Box2D-lite, demo 3: the first three of five stop.
        const Session ramp = runOf("friction-ramp");
        for (std::size_t i = 1; i <= 5; ++i) {
            const double speed = std::hypot(body(ramp, i).vx, body(ramp, i).vy);
            QVERIFY2(i <= 3 ? speed < 1e-3 : speed > 4, qPrintable(QString::number(speed)));
        }
        COMPARE_NEAR(last(runOf("dominoes"), "body-angle"), -1.5708, 0.01); // the last one lies flat
    }

    void ballsBounceToTheSquareOfTheirRestitution() {
        // e = 0.83 from 2.37 m: 1.632693, 1.124762, 0.774849 m, first hit at 0.699042 s.
        const Session session = runOf("bouncing-balls");
        const std::vector<double> heights = bounceHeights(column(session, "body-y"));
        double expected = 2.37;
        QVERIFY(heights.size() >= 4);
        for (std::size_t i = 0; i < 4; ++i) {
            expected *= 0.6889;
            COMPARE_NEAR2(heights[i] - 0.25, expected, 0.02 * expected,
                          qPrintable(QString::number(heights[i])));
        }
        COMPARE_NEAR(body(session, 1).y, 0.25, 0.006);                      // e = 0 is at rest
        QCOMPARE_GT(std::abs(body(session, 5).vy) + body(session, 5).y, 1); // e = 1 still bounces
    }

    void impactsInTurnAndAtOnce() {
        // myPhysicsLab, test 2: (-1, 2, 2) and (0, 0, 3).
        const Session once = runOf("three-balls"), turns = runOf("three-balls", {{"impact", "sequential"}});
        for (const auto& [session, speeds] :
             {std::pair{&once, std::array{-1.0, 2.0, 2.0}}, std::pair{&turns, std::array{0.0, 0.0, 3.0}}}) {
            for (std::size_t i = 0; i < 3; ++i) COMPARE_NEAR(body(*session, i).vx, speeds[i], 1e-6);
            COMPARE_NEAR(last(*session, "momentum-x"), column(*session, "momentum-x").front(), 1e-12);
            COMPARE_NEAR(last(*session, "kinetic-energy"), column(*session, "kinetic-energy").front(), 1e-6);
        }
        // One ball arrives, one leaves, and the others hardly move. With simultaneous impacts the balls share
        // the momentum.
        const auto speedOfTheOthers = [](const Session& session) {
            double sum = 0;
            for (std::size_t i = 1; i < 4; ++i) sum += std::abs(body(session, i).vx);
            return sum;
        };
        const Settings short1 = {{"duration", "1.5"}};
        const Session inTurn = runOf("newtons-cradle", short1);
        const Session together = runOf("newtons-cradle", {{"duration", "1.5"}, {"impact", "simultaneous"}});
        QVERIFY(speedOfTheOthers(inTurn) < 0.1);
        QVERIFY(speedOfTheOthers(together) > 0.3);
        QVERIFY(largest(inTurn, "body-speed") > 4.2); // sqrt(2 g 4 (1 - cos 0.7)) = 4.296
        QVERIFY(largest(inTurn, "body-speed") < 4.3);
        // A ball against a free rod: 0.25182999 m/s remain, 0.66100590 J are lost (computed).
        const Session rod = runOf("ball-on-rod");
        COMPARE_NEAR(last(rod, "body-speed"), 0.25182999, 1e-6);
        COMPARE_NEAR(body(rod, 0).vx, 0.87434643, 1e-6);
        COMPARE_NEAR(std::abs(body(rod, 0).omega), 2.69590150, 1e-6);
        COMPARE_NEAR(last(rod, "energy-contacts"), -0.66100590, 1e-6);
    }

    void aBulletPassesTheWallUnlessItsPathIsChecked() {
        QVERIFY(last(runOf("bullet"), "body-x") > 5);
        QVERIFY(last(runOf("bullet", {{"swept", "true"}}), "body-x") < -0.13);
        // Up to (2 r + w) / h = 17.4 m/s, some step finds the bullet in the wall, though possibly beyond the
        // middle.
        QCOMPARE(largest(runOf("bullet", {{"speed", "17.3"}}), "contacts"), 1.0);
        QCOMPARE(largest(runOf("bullet"), "contacts"), 0.0);
        QVERIFY(last(runOf("bullet", {{"speed", "14"}}), "body-x") < -0.13);
    }

    void freeFlightLagsTheParabolaByAnEulerStep() {
        // Semi-implicit Euler: y lags g h t / 2 behind.
        const Session session = runOf("thrown-rod");
        const double t = last(session, "time"), h = 1.0 / 60;
        COMPARE_NEAR(last(session, "body-y"), 9 * t - 9.81 * t * t / 2 - 9.81 * h * t / 2, 1e-9);
        COMPARE_NEAR(last(session, "body-angle"), 6 * t, 1e-9);
        Frame ghost;
        session.simulation(0).drawExact(ghost);
        QCOMPARE(ghost.polygons.size(), std::size_t{1});
        double middle = 0;
        for (const Point& corner : ghost.polygons[0].corners) middle += corner.y / 4;
        COMPARE_NEAR(middle, 9 * t - 9.81 * t * t / 2, 1e-9);
    }

    void theHingedRodComesNearerToTheExactPendulumWithSmallerSteps() {
        // w² = g (L/2) / ((L² + b²) / 12 + L²/4), b = 0.1. The error is of first order.
        const double length = 1.5, d = length / 2;
        const double w = std::sqrt(9.7 * d / ((length * length + 0.01) / 12 + d * d));
        double previous = 0;
        for (const char* step : {"1/480", "1/960", "1/1920"}) {
            const Session session = runOf("hinged-rod", {{"step", step}, {"duration", "3"}});
            const double error = last(session, "body-angle") - pendulumMotion(w, {1.1, 0}, 3).theta;
            QCOMPARE_LT(std::abs(error), 0.05);
            if (previous != 0) COMPARE_NEAR2(previous / error, 2, 0.3, qPrintable(QString::number(error)));
            previous = error;
            QVERIFY(largest(session, "joint-error") < 0.01 * length);
        }
        Session start(experimentOf("hinged-rod"));
        Frame exact, now;
        start.simulation(0).drawExact(exact);
        start.simulation(0).draw(now);
        for (std::size_t i = 0; i < 4; ++i) {
            COMPARE_NEAR(exact.polygons[0].corners[i].x, now.polygons[0].corners[i].x, 1e-12);
            COMPARE_NEAR(exact.polygons[0].corners[i].y, now.polygons[0].corners[i].y, 1e-12);
        }
    }

    void jointsHoldToOnePercentOfALink() {
        QVERIFY(largest(runOf("body-chain"), "joint-error") < 0.01 * 0.5);
        QVERIFY(largest(runOf("body-ragdoll"), "joint-error") < 0.01 * 0.34);
    }

    void bothBroadPhasesGiveTheSameRunWithFewerTests() {
        const Settings sweep = {{"duration", "2"}};
        const Settings all = {{"duration", "2"}, {"broad-phase", "all-pairs"}};
        const Session one = runOf("jumble", sweep), other = runOf("jumble", all);
        QCOMPARE(one.simulation(0).save().at("bodies").dump(),
                 other.simulation(0).save().at("bodies").dump());
        QVERIFY(last(one, "all-pair-tests") < last(other, "all-pair-tests") / 4);
        QCOMPARE(last(other, "pair-tests"), 53 * 52 / 2.0 - 3); // three of the 53 bodies are static
        // Another seed gives other bodies.
        Experiment experiment = experimentOf("jumble", sweep);
        experiment.seed = 2;
        QVERIFY(Session(experiment).simulation(0).save() !=
                Session(experimentOf("jumble")).simulation(0).save());
    }
};

REGISTER_TEST(RigidScenes)

} // namespace timestep::rigid_scenes_test
#include "rigid_scenes.moc"
