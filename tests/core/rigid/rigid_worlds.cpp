// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid worlds in experiment files, and runs on them: a written world is read back to the bit, an invalid
// world is refused with a sentence and a place, and a run replays and continues to the byte.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/rigid/rigid_json.h"
#include "core/rigid/rigid_settings.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/run/simulation/observed_state.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/scenes/scene_list.h"
#include "core/table/csv.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

namespace timestep::rigid_worlds_test {

namespace {

/// A world with every key of the format.
const char* const allKeys = R"({
  "bodies": [{"box": [20, 1], "at": [0, -0.5], "static": true, "name": "floor", "friction": 0.4},
             {"polygon": [[-1, 0], [1, 0.1], [0.2, 1.3]], "at": [0.3, 3], "angle": 0.2, "density": 2},
             {"circle": 0.5, "at": [3, 4], "velocity": [-1, 0.25], "turning": 2, "mass": 3, "inertia": 0.4,
              "restitution": 0.8, "bullet": true},
             {"polygon": [[0, 0], [0, 1], [1, 1], [1, 0]], "at": [-3, 2], "mass-rule": "seed"},
             {"capsule": [0.7, 0.11], "at": [5, 2.3], "angle": -0.4, "density": 1.7},
             {"box": [0.3, 0.7], "at": [-4.1, 5.3], "angle": 7.1, "damping": 0.1, "turning-damping": 0.2,
              "gravity-factor": 0.5, "forces": [{"force": [1, 2]}, {"force": 2, "towards": [3, 3]}, {"force": [0, 3], "local": [0.1, 0.2],
              "turns": true}]}],
  "joints": [{"hinge": [1, 2], "at": [1, 3], "limits": [-0.5, 1]},
             {"rod": ["floor", 3], "from": [-3, 0], "to": [-2.5, 2.5]},
             {"hinge": [null, 5], "local": [[-4, 5], [0.1, 0]], "collide": true},
             {"rod": [null, 2], "from": [3, 6], "to": [3, 4], "length": 1.75},
             {"weld": [1, 2], "at": [2, 3.5], "spring": {"frequency": 3, "damping-ratio": 0.25}},
             {"weld": ["floor", 3], "at": [-3, 1], "rest": 0.1},
             {"rod": [1, 3], "from": [0, 3], "to": [-2, 3], "spring": {"frequency": 2}},
             {"hinge": [null, 1], "at": [0, 4], "motor": {"speed": -2, "torque": 5},
              "spring": {"frequency": 1, "damping-ratio": 1}}],
  "gravity": [0.5, -9.81]})";

/// Equal bits, except for hands and impulses.
bool sameStart(const RigidWorld& a, const RigidWorld& b) {
    return a.bodies == b.bodies && a.corners == b.corners && a.normals == b.normals && a.joints == b.joints &&
           a.forces == b.forces && a.names == b.names && a.rules == b.rules;
}

/// An experiment with one body added to `bodies`; returns its error: "path: sentence".
std::string complaint(const std::string& world) {
    try {
        experimentFromText("{\"world\": " + world + "}", "f");
    } catch (const InputError& error) {
        return error.path + ": " + error.what();
    }
    return "nothing";
}
std::string complaintOfBody(const std::string& body) {
    return complaint(R"({"bodies": [{"circle": 1}, )" + body + "]}");
}
std::string complaintOfJoint(const std::string& joint) {
    return complaint(R"({"bodies": [{"circle": 1, "name": "a"}, {"circle": 1, "at": [3, 0]}], "joints": [)" +
                     joint + "]}");
}

Event handEvent(EventKind kind, std::int64_t step, Point at = {}) {
    Event event;
    event.kind = kind;
    event.step = step;
    event.index = 1;
    event.at = at;
    return event;
}

std::string bytes(const Session& session) {
    return toCsv(session.table(), {}) + session.save().dump();
}

Experiment boxes(int steps) {
    Experiment experiment = standardExperiment(*findScene("box-stack"));
    setByKey(experiment, "boxes", "4");
    experiment.duration = steps * experiment.step;
    return experiment;
}

} // namespace

class RigidWorlds : public QObject {
    Q_OBJECT

private slots:
    void whatPeopleWriteBecomesBodies() {
        const RigidWorld world = rigidWorldFromJson(Json::parse(allKeys));
        QCOMPARE(world.bodies.size(), std::size_t{6});
        QCOMPARE(world.joints.size(), std::size_t{8});
        QVERIFY(world.bodies[0].isStatic() && world.findBody("floor") == 0U);
        QCOMPARE(world.bodies[0].friction, 0.4);
        COMPARE_NEAR(mass(world.bodies[2]), 3, 1e-15);
        COMPARE_NEAR(inertia(world.bodies[2]), 0.4, 1e-15);
        QVERIFY(world.bodies[2].bullet && world.bodies[2].omega == 2 && world.bodies[2].vy == 0.25);
        QCOMPARE(mass(world.bodies[3]), 500.0);
        QCOMPARE(inertia(world.bodies[3]), 250000.0);
        // The order of clockwise corners is reversed: the first stays the first.
        COMPARE_NEAR(world.corner(3, 0).x, -3, 1e-12);
        COMPARE_NEAR(world.corner(3, 1).x, -2, 1e-12);
        // The centre of mass of a triangle is the mean of its corners.
        const double c = std::cos(0.2), s = std::sin(0.2), x = 0.2 / 3, y = 1.4 / 3;
        COMPARE_NEAR(world.bodies[1].x, 0.3 + c * x - s * y, 1e-12);
        COMPARE_NEAR(world.bodies[1].y, 3 + s * x + c * y, 1e-12);
        QVERIFY(world.joints[0].limited && world.joints[0].lower == -0.5 && world.joints[0].upper == 1);
        COMPARE_NEAR(world.joints[0].rest, -0.2, 1e-15);
        COMPARE_NEAR(world.joints[1].length, std::hypot(0.5, 2.5), 1e-15);
        QVERIFY(world.joints[2].a == noBody && world.joints[2].collide && !world.joints[0].collide);
        QCOMPARE(world.joints[3].length, 1.75);
        QVERIFY((world.rules.gravity == Point{0.5, -9.81}));
    }

    void whatIsWrittenComesBackToTheBit() {
        std::vector<RigidWorld> worlds = {rigidWorldFromJson(Json::parse(allKeys))};
        for (const Scene* scene : scenesOf(SceneKind::RigidBodies))
            worlds.push_back(scene->rigidWorld(ParameterValues(scene->parameters), 5));
        RigidWorld moved = worlds[0];
        run(moved, {}, 40, 0.01);
        worlds.push_back(moved);
        for (RigidWorld& world : worlds) {
            const Json json = rigidWorldToJson(world);
            for (RigidJoint& joint : world.joints) {
                joint.impulseX = joint.impulseY = joint.limitImpulse = 0;
                joint.motorImpulse = joint.angleImpulse = 0;
            }
            QVERIFY(sameStart(rigidWorldFromJson(json), world));
            QCOMPARE(rigidWorldToJson(rigidWorldFromJson(json)).dump(), json.dump());
        }
    }

    void aStateHoldsEveryBit() {
        RigidWorld world = bodyRagdollScene.rigidWorld(ParameterValues(bodyRagdollScene.parameters), 1);
        world.addMouseJoint(3, {-3, 2}, 1e3);
        RigidMethod method;
        method.memory = 3;
        run(world, method, 120, 0.01);
        QVERIFY(!world.contacts.empty());
        world.remembered = world.contacts;
        world.bodies[1].vx = std::nan("");
        world.bodies[2].y = -std::numeric_limits<double>::infinity();
        const Json saved = saveRigidWorld(world);
        const RigidWorld loaded = loadRigidWorld(JsonField(Json::parse(saved.dump())));
        QCOMPARE(saveRigidWorld(loaded).dump(), saved.dump());
        QVERIFY(loaded.contacts == world.contacts && loaded.remembered == world.remembered);
        QVERIFY(loaded.joints == world.joints && loaded.corners == world.corners);
        QVERIFY(std::isnan(loaded.bodies[1].vx) && std::isinf(loaded.bodies[2].y));
        Json broken = saved;
        broken["contacts"][0]["b"] = 99;
        QVERIFY_THROWS_EXCEPTION(InputError, loadRigidWorld(JsonField(broken)));
    }

    void badBodiesAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        const auto body = [](const char* name, const char* json, const char* path, const char* sentence) {
            QTest::newRow(name) << QString::fromStdString(complaintOfBody(json))
                                << QString(path) + ": " + sentence;
        };
        body("concave", R"({"polygon": [[0, 0], [2, 0], [1, 0.5], [1, 2]]})", "world/bodies/1/polygon",
             "the polygon is not convex at corner 3");
        body("crossing", R"({"polygon": [[0, 0], [1, 1], [1, 0], [0, 1]]})", "world/bodies/1/polygon", "");
        body("two corners", R"({"polygon": [[0, 0], [1, 1]]})", "world/bodies/1/polygon", "");
        body("equal corners", R"({"polygon": [[0, 0], [1, 0], [1, 0], [0, 1]]})", "world/bodies/1/polygon",
             "");
        body("no area", R"({"polygon": [[0, 0], [1, 0], [2, 0]]})", "world/bodies/1/polygon", "");
        body("no number", R"({"polygon": [[0, 0], ["nan", 0], [2, 2]]})", "world/bodies/1/polygon/1/0",
             "a number is expected here");
        body("too many corners",
             ("{\"polygon\": [" +
              [] {
                  std::string list = "[0, 0]";
                  for (int i = 1; i < 40; ++i)
                      list += ", [" + std::to_string(i) + ", " + std::to_string(i * i) + "]";
                  return list;
              }() +
              "]}")
                 .c_str(),
             "world/bodies/1/polygon", "a polygon can have at most 32 corners");
        body("flat box", R"({"box": [1, 0]})", "world/bodies/1/box",
             "width and height must be greater than 0");
        body("no circle", R"({"circle": -1})", "world/bodies/1/circle", "");
        body("no shape", R"({"at": [0, 0]})", "world/bodies/1", "a body needs one shape");
        body("two shapes", R"({"box": [1, 1], "circle": 1})", "world/bodies/1", "a body needs one shape");
        body("unknown key", R"({"circle": 1, "colour": 2})", "world/bodies/1/colour", "");
        body("no density", R"({"circle": 1, "density": 0})", "world/bodies/1/density", "");
        body("mass alone", R"({"circle": 1, "mass": 2})", "world/bodies/1/mass",
             "\"mass\" and \"inertia\" belong together");
        body("negative mass", R"({"circle": 1, "mass": -2, "inertia": 1})", "world/bodies/1/mass", "");
        body("tiny mass", R"({"circle": 1, "mass": 1e-320, "inertia": 1})", "world/bodies/1", "");
        body("bouncy", R"({"circle": 1, "restitution": 1.5})", "world/bodies/1/restitution", "");
        body("rough", R"({"circle": 1, "friction": -1})", "world/bodies/1/friction", "");
        body("same name", R"({"circle": 1, "name": "x"}, {"circle": 1, "name": "x"})", "world/bodies/2/name",
             "another body has this name");
        body("negative damping", R"({"circle": 1, "damping": -1})", "world/bodies/1/damping", "");
        body("turning-damping", R"({"circle": 1, "turning-damping": "much"})",
             "world/bodies/1/turning-damping", "");
        body("gravity factor", R"({"circle": 1, "gravity-factor": 1e9})", "world/bodies/1/gravity-factor",
             "");
        body("force on a static body", R"({"circle": 1, "static": true, "forces": [{"force": [1, 0]}]})",
             "world/bodies/1/forces", "a force needs a body that can move");
        body("no force", R"({"circle": 1, "forces": [{"at": [1, 0]}]})", "world/bodies/1/forces/0/force",
             "this is missing");
        body("turning towards",
             R"({"circle": 1, "forces": [{"force": 1, "towards": [1, 0], "turns": true}]})",
             "world/bodies/1/forces/0/turns", "cannot turn");
        body("two sizes", R"({"circle": 1, "forces": [{"force": [1, 2], "towards": [1, 0]}]})",
             "world/bodies/1/forces/0/force", "");
        body("flat capsule", R"({"capsule": [1, 0]})", "world/bodies/1/capsule",
             "length and radius must be greater than 0");
        body("two places", R"({"circle": 1, "forces": [{"force": [1, 0], "at": [1, 0], "local": [0, 0]}]})",
             "world/bodies/1/forces/0/at", "exclude each other");
        body("wide velocity", R"({"circle": 1, "velocity": [1, 2, 3]})", "world/bodies/1/velocity", "");
    }
    void badBodiesAreRefusedWithTheirPlace() {
        QFETCH(QString, said);
        QFETCH(QString, expected);
        const QString path = expected.section(": ", 0, 0), words = expected.section(": ", 1);
        QVERIFY2(said.startsWith(path + ": ") && said.contains(words), qPrintable(said));
        QVERIFY2(said.size() > path.size() + 12, qPrintable(said)); // a sentence follows
    }

    void badWorldsAndJointsAreRefused() {
        QCOMPARE(complaint(R"({"bodies": []})"),
                 std::string("world/bodies: the world needs at least one body"));
        QVERIFY(QString::fromStdString(complaint(R"({"bodies": [{"circle": 1}], "gravity": 9.81})"))
                    .startsWith("world/gravity: "));
        QVERIFY(QString::fromStdString(complaint(R"({"bodies": [{"circle": 1}], "walls": {}})"))
                    .startsWith("world/walls: "));
        // Without bodies it is read as a world of particles.
        QCOMPARE(complaint(R"({"joints": []})"), std::string("world/joints: unknown key"));
        QCOMPARE(complaintOfJoint(R"({"hinge": [0, 1], "at": [1, 0]})"), std::string("nothing"));
        QCOMPARE(complaintOfJoint(R"({"hinge": [0, 7], "at": [1, 0]})"),
                 std::string("world/joints/0/hinge/1: there is no number 7: there are only 2"));
        QCOMPARE(complaintOfJoint(R"({"hinge": ["a", "b"], "at": [1, 0]})"),
                 std::string("world/joints/0/hinge/1: there is no body \"b\""));
        QCOMPARE(complaintOfJoint(R"({"hinge": [1, 1], "at": [1, 0]})"),
                 std::string("world/joints/0/hinge: a joint needs two different bodies"));
        QCOMPARE(complaintOfJoint(R"({"hinge": [0, null], "at": [1, 0]})"),
                 std::string("world/joints/0/hinge/1: only the first of the two can be null, the plane"));
        QCOMPARE(complaintOfJoint(R"({"hinge": [0, 1]})"), std::string("world/joints/0/at: this is missing"));
        QCOMPARE(complaintOfJoint(R"({"rod": [0, 1], "from": [1, 0], "to": [1, 0]})"),
                 std::string("world/joints/0: both ends of the rod are at the same place"));
        QCOMPARE(complaintOfJoint(R"({"hinge": [0, 1], "at": [1, 0], "limits": [1, 0]})"),
                 std::string("world/joints/0/limits: the lower limit must not be above the upper one"));
        QVERIFY(QString::fromStdString(complaintOfJoint(R"({"glue": [0, 1]})"))
                    .startsWith("world/joints/0/glue: "));
        QCOMPARE(complaintOfJoint(R"({"weld": [0, 1]})"), std::string("world/joints/0/at: this is missing"));
        QCOMPARE(complaintOfJoint(R"({"weld": [0, 1], "at": [1, 0], "spring": {"frequency": 0}})"),
                 std::string("world/joints/0/spring/frequency: the frequency must be greater than 0"));
        QVERIFY(QString::fromStdString(
                    complaintOfJoint(R"({"weld": [0, 1], "at": [1, 0], "motor": {"speed": 1, "torque": 1}})"))
                    .startsWith("world/joints/0/motor: "));
        QCOMPARE(complaintOfJoint(R"({"hinge": [0, 1], "at": [1, 0], "motor": {"speed": 1}})"),
                 std::string("world/joints/0/motor/torque: this is missing"));
        QVERIFY(
            QString::fromStdString(
                complaintOfJoint(R"({"hinge": [0, 1], "at": [1, 0], "motor": {"speed": 1, "torque": 0}})"))
                .startsWith("world/joints/0/motor/torque: "));
        QVERIFY(
            QString::fromStdString(complaintOfJoint(R"({"rod": [0, 1], "from": [0, 0], "to": [1, 0], "spring":
                                         {"frequency": 1, "damping-ratio": -1}})"))
                .startsWith("world/joints/0/spring/damping-ratio: "));
    }

    void overlapsAndHugeRatiosAreTaken() {
        Experiment experiment = experimentFromText(
            R"({"world": {"bodies": [{"box": [20, 1], "static": true}, {"box": [1, 1], "at": [0, 0.6]},
                                     {"box": [1, 1], "at": [0.2, 1.2], "density": 1e6},
                                     {"circle": 0.5, "at": [0.1, 1.1]}], "gravity": [0, -10]},
                "step": "1/60", "duration": 5, "runs": [{"push": "soft", "substeps": 4}]})",
            "f");
        Session session(experiment);
        session.runToEnd();
        QVERIFY(!session.divergence());
        const RigidWorld& world = *session.simulation(0).rigidWorld();
        QVERIFY(world.finite());
        for (const RigidBody& body : world.bodies) QVERIFY(std::hypot(body.x, body.y) < 20);
    }

    void aFileDescribesAWorldAndItsParametersRule() {
        Experiment experiment = experimentFromText("{\"world\": " + std::string(allKeys) +
                                                       R"(, "duration": 1, "step": "1/100",
                       "events": [{"step": 10, "do": "grab", "body": 2, "at": [3, 3.5]},
                                  {"step": 20, "do": "move", "body": 2, "at": [4, 5]},
                                  {"step": 40, "do": "release", "body": 2},
                                  {"step": 50, "do": "place", "body": 4, "at": [6, 3], "angle": 0.5}]})",
                                                   "f");
        QCOMPARE(experiment.scene->id, std::string_view("rigid-world"));
        QCOMPARE(experiment.parameters["gravity"], 9.81);
        const std::string once = toJson(experiment).dump(1);
        QVERIFY(once.find("\"particle\"") == std::string::npos);
        const Experiment again = experimentFromText(once, "f");
        QCOMPARE(toJson(again).dump(1), once);
        QVERIFY(again.events == experiment.events);
        Session session(experiment), second(again);
        session.runToEnd();
        second.runToEnd();
        QCOMPARE(bytes(second), bytes(session));
        setByKey(experiment, "gravity", "1");
        QCOMPARE(Session(experiment).simulation(0).rigidWorld()->rules.gravity.y, -1.0);
        QCOMPARE(Session(experiment).simulation(0).rigidWorld()->rules.gravity.x, 0.5);
    }

    void handsPullAndLetGoAndReplay() {
        Experiment experiment = boxes(120);
        Session plain(experiment);
        plain.runToEnd();
        Session session(experiment);
        for (int i = 0; i < 120; ++i) {
            if (i == 30) session.perform(handEvent(EventKind::Grab, 0, {0.3, 0.6}));
            if (i > 30 && i < 60) session.perform(handEvent(EventKind::Move, 0, {0.3 + 0.1 * (i - 30), 0.6}));
            if (i == 60) session.perform(handEvent(EventKind::Release, 0));
            session.step();
        }
        const RigidWorld& world = *session.simulation(0).rigidWorld();
        QVERIFY(world.joints.empty());
        QVERIFY(world.bodies[1].x > 1.5); // dragged out of the stack
        QCOMPARE_LT(std::abs(plain.simulation(0).rigidWorld()->bodies[1].x), 0.2);
        Session replayed(experimentFromText(toJson(session.experiment()).dump(), "f"));
        replayed.runToEnd();
        QCOMPARE(bytes(replayed), bytes(session));
        // In the middle of the pull a state also contains the hand.
        Session half(session.experiment());
        for (int i = 0; i < 45; ++i) half.step();
        QCOMPARE(half.simulation(0).rigidWorld()->joints.size(), std::size_t{1});
        Session continued = Session::fromState(Json::parse(half.save().dump()));
        continued.runToEnd();
        QCOMPARE(continued.save().dump(), session.save().dump());
    }

    void placingMovesABodyAndBooksItsEnergy() {
        Experiment experiment = boxes(10);
        Session session(experiment);
        Event place = handEvent(EventKind::Place, 0, {3, 0.5});
        place.angle = 0.25;
        const double height = session.simulation(0).rigidWorld()->bodies[1].y;
        session.perform(place);
        const Simulation& simulation = session.simulation(0);
        const RigidBody& body = simulation.rigidWorld()->bodies[1];
        QCOMPARE(body.x, 3.0);
        QCOMPARE(body.y, 0.5);
        QCOMPARE(body.angle, 0.25);
        COMPARE_NEAR(simulation.asRigid()->statistics().outside, 10 * (0.5 - height), 1e-12);
        // Turned by 0.25, a corner is immediately below the floor.
        QVERIFY(deepestOverlap(*simulation.rigidWorld()) > 0.1);
    }

    void whatMakesNoSenseIsRefusedWhileItRuns() {
        Session session(boxes(10));
        Event event = handEvent(EventKind::Grab, 0, {0, 0});
        event.index = 0;
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(event)); // static
        event.index = 99;
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(event));
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(handEvent(EventKind::Release, 0)));
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(handEvent(EventKind::Pin, 0)));
        QVERIFY_THROWS_EXCEPTION(InputError,
                                 session.perform(handEvent(EventKind::Place, 0, {std::nan(""), 0})));
        session.perform(handEvent(EventKind::Grab, 0, {0, 0.5}));
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(handEvent(EventKind::Grab, 0, {0, 0.5})));
        Event set;
        set.key = "boxes";
        set.value = "3";
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(set));
        set.key = "push";
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(set));
    }

    void mutilatedWorldsAndStatesAreRefusedOrRun() {
        // Any deletion or overwriting gives an error with a sentence, or a world that steps.
        const std::string world = "{\"world\": " + std::string(allKeys) + ", \"duration\": 0.05}";
        RigidWorld falling = rigidWorldFromJson(Json::parse(allKeys));
        run(falling, {}, 60, 0.01);
        const std::string state = saveRigidWorld(falling).dump();
        std::uint32_t random = 7;
        int refused = 0, taken = 0;
        for (int i = 0; i < 600; ++i) {
            std::string bad = i % 2 == 0 ? world : state;
            for (int k = 0; k < 2; ++k) {
                random = random * 1664525u + 1013904223u;
                const std::size_t at = bad.find_first_of("0123456789", random % (bad.size() / 2));
                if (random >> 29 != 0)
                    bad[at] = "0123456789-.e"[(random >> 20) % 13];
                else
                    bad.erase(at, 1 + (random >> 20) % 4);
            }
            try {
                if (i % 2 == 0) {
                    Session session(experimentFromText(bad, "f"));
                    for (int step = 0; step < 3; ++step) session.step();
                } else {
                    RigidWorld loaded = loadRigidWorld(JsonField(Json::parse(bad)));
                    RigidStepper().step(loaded, {}, 0, 0.01);
                }
                ++taken;
            } catch (const InputError& error) {
                QVERIFY(error.sentence().size() > 10);
                ++refused;
            } catch (const Json::exception&) {
                ++refused;
            }
        }
        QVERIFY2(refused > 100 && taken > 100, qPrintable(QString("%1 %2").arg(refused).arg(taken)));
    }

    void settingsChangeWhileItRunsAndReplay() {
        Session session(boxes(60));
        const auto set = [&session](const char* key, const char* value) {
            Event event;
            event.key = key;
            event.value = value;
            session.perform(event);
        };
        for (int i = 0; i < 60; ++i) {
            if (i == 20) set("gravity", "-3");
            if (i == 25) set("push", "soft");
            if (i == 30) set("iterations", "2");
            if (i == 40) set("contact-order", "random");
            session.step();
        }
        QCOMPARE(session.simulation(0).rigidWorld()->rules.gravity.y, 3.0);
        QVERIFY(session.simulation(0).rigidWorld()->bodies[4].vy > 0.5); // it floats away
        QVERIFY(session.simulation(0).asRigid()->statistics().outside != 0);
        Session replayed(experimentFromText(toJson(session.experiment()).dump(), "f"));
        replayed.runToEnd();
        QCOMPARE(bytes(replayed), bytes(session));
    }

    void theStandardSettingsAreThoseOfTheMethod() {
        QVERIFY(rigidMethod(ParameterValues(rigidMethodParameters()), 1) == RigidMethod());
        // The scene of the F# tutorial has the settings of the tutorial; "normal" changes them to the printed
        // ones.
        ParameterValues values = standardMethod(*findScene("fsharp-boxes"));
        RigidMethod mended = seedMethod(false), printed = seedMethod(true);
        mended.bounceFrom = printed.bounceFrom = values["bounce-from"];
        QVERIFY(rigidMethod(values, 1) == mended);
        values.set("normal", "inward");
        QVERIFY(rigidMethod(values, 1) == printed);
    }

    void everySettingChangesTheMethodAndOnlyThoseThatActTheRun() {
        const auto after = [](const ParameterValues& values) {
            Experiment experiment = boxes(40);
            experiment.runs[0].method = values;
            experiment.record = {"body-y"};
            Session session(experiment);
            session.runToEnd();
            return saveRigidWorld(*session.simulation(0).rigidWorld()).dump();
        };
        const ParameterValues standard(rigidMethodParameters());
        for (const char* push : {"split-impulse", "soft", "none"})
            for (const Parameter& parameter : rigidMethodParameters()) {
                ParameterValues values = standard;
                values.set("push", push);
                if (parameter.id == "push") continue;
                const ParameterValues before = values;
                const double other = parameter.kind == ParameterKind::Toggle   ? 1 - values[parameter.id]
                                     : parameter.kind == ParameterKind::Choice ? values[parameter.id] == 0
                                                                               : values[parameter.id] + 1;
                values.set(parameter.id, std::min(other, parameter.maximum));
                QVERIFY2(!(rigidMethod(values, 1) == rigidMethod(before, 1)), parameter.id.data());
                if (!before.acts(parameter.id)) QVERIFY2(after(values) == after(before), parameter.id.data());
            }
        // Both broad phases give the same run.
        ParameterValues all = standard;
        all.set("broad-phase", "all-pairs");
        QCOMPARE(after(all), after(standard));
    }

    void statesForReadersHoldSeparationsAndSoftCoefficients() { // two boxes of 2 m, 3 m apart
        Session session(experimentFromJson(Json::parse(
            R"({"world": {"bodies": [{"box": [2, 2]}, {"box": [2, 2], "at": [3, 0]}]}, "step": "1/60",
                "duration": 0.1, "runs": [{"push": "soft", "substeps": 4}]})")));
        session.runToEnd();
        const Json state = observedState(session.simulation(0), false);
        QCOMPARE(state.at("separations").size(), std::size_t{1});
        double apart = -10;
        for (const Json& axis : state.at("separations").at(0).at("axes"))
            apart = std::max(apart, axis.at("separation").get<double>());
        COMPARE_NEAR(apart, 1, 1e-12);
        // hertz 30, zeta 10, h = 1/240 (core/rigid/README.md)
        COMPARE_NEAR(state.at("soft").at("bias-rate").get<double>(), 9.06865279816, 1e-10);
        COMPARE_NEAR(state.at("soft").at("mass-scale").get<double>(), 0.942279321072, 1e-12);
        COMPARE_NEAR(state.at("soft").at("impulse-scale").get<double>(), 0.0577206789278, 1e-12);
        QVERIFY(!observedState(Session(boxes(2)).simulation(0), false).contains("soft"));
    }

    void statesForReadersHoldContactsAndIterations() {
        Session session(boxes(200));
        session.runToEnd();
        const Json state = observedState(session.simulation(0), true);
        const Json& contacts = state.at("contacts");
        QVERIFY(contacts.size() >= 8);
        double weight = 0;
        for (const Json& contact : contacts) {
            QCOMPARE(contact.at("iterations").size(), std::size_t{9});
            COMPARE_NEAR(contact.at("iterations").back().get<double>(),
                         contact.at("normal-impulse").get<double>(), 1e-12);
            if (contact.at("bodies").at(0) == 0) weight += contact.at("normal-impulse").get<double>();
        }
        COMPARE_NEAR(weight, 4 * 10 / 60.0, 0.02); // four boxes of 1 kg rest on the floor
        QCOMPARE(state.at("bodies").size(), std::size_t{5});
        QCOMPARE(state.at("passes").size(), std::size_t{9});
        QCOMPARE(session.residualTable().find("residual")->unit, std::string("m/s"));
        QCOMPARE(session.residualTable().find("residual")->values.size(), std::size_t{9});
        // The impulse of each contact after each iteration, as a table for plots.
        const Table table = session.residualTable();
        for (std::size_t i = 0; i < contacts.size(); ++i) {
            const Column* column = table.find("impulse-" + std::to_string(i + 1));
            QVERIFY(column != nullptr && column->unit == "N s");
            QCOMPARE(column->values, contacts[i].at("iterations").get<std::vector<double>>());
        }
    }
};

REGISTER_TEST(RigidWorlds)

} // namespace timestep::rigid_worlds_test
#include "rigid_worlds.moc"
