// SPDX-License-Identifier: GPL-3.0-or-later
// The scenes of the tutorials and of the lessons on particles: 600 steps of each, and their numbers.
#include "core/exact/hanging_chain.h"
#include "core/input_error.h"
#include "core/particles/world/walls.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/stroke_font.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <numbers>

namespace timestep::world_scenes_numbers_test {

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

Experiment experimentOf(const char* scene, const Settings& settings = {}, double steps = 0) {
    Experiment experiment = standardExperiment(*findScene(scene));
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    if (steps > 0) experiment.duration = steps * experiment.step;
    return experiment;
}

Table tableOf(Experiment experiment) {
    Session session(std::move(experiment));
    session.runToEnd();
    return session.table();
}

const std::vector<double>& column(const Table& table, std::string_view id) {
    for (const Column& candidate : table.columns)
        if (candidate.id == id) return candidate.values;
    qFatal("no column");
}

double last(const Table& table, std::string_view id) {
    return column(table, id).back();
}

double largest(const Table& table, std::string_view id) {
    const std::vector<double>& values = column(table, id);
    return *std::max_element(values.begin(), values.end());
}

double degrees(double radians) {
    return radians * 180 / std::numbers::pi;
}

void addScenes() {
    QTest::addColumn<QByteArray>("id");
    for (const Scene* scene : scenesOf(SceneKind::Particles))
        if (scene->id != ownWorldScene.id)
            QTest::newRow(std::string(scene->id).c_str())
                << QByteArray(scene->id.data(), int(scene->id.size()));
}

Experiment small(const QByteArray& id) {
    Experiment experiment = experimentOf(id.constData(), {}, 600);
    if (id == "pikuma-cloth") {
        setByKey(experiment, "width", "100");
        setByKey(experiment, "height", "50");
    }
    if (id == "curtain") setByKey(experiment, "sheet", "half");
    if (id == "curtain" || id == "cloth") experiment.duration = 100 * experiment.step;
    experiment.recordEvery = 100;
    return experiment;
}

} // namespace

class WorldScenesNumbers : public QObject {
    Q_OBJECT

private slots:
    void everySceneStepsAsItsTutorialDoesAndStaysFinite_data() { addScenes(); }
    void everySceneStepsAsItsTutorialDoesAndStaysFinite() {
        QFETCH(QByteArray, id);
        Session session(small(id));
        session.runToEnd();
        QVERIFY(!session.divergence());
        for (const Column& values : session.table().columns)
            if (values.id != "energy-ratio" && // undefined if the energy is 0 at the start
                values.id != "first-step-over-last" &&
                values.id != "passes-to-percent") // undefined if nothing moves
                for (const double value : values.values) QVERIFY2(std::isfinite(value), values.id.c_str());
        // the four ledgers add up to the change of the energy
        const Table& table = session.table();
        double booked = last(table, "energy-dissipated") + last(table, "energy-numerical") +
                        last(table, "energy-outside");
        if (session.simulation(0).world()->sticks() > 0) booked += last(table, "energy-constraint");
        const double change = last(table, "total-energy") - column(table, "total-energy").front();
        const double size = 1e-9 * (std::abs(column(table, "total-energy").front()) + std::abs(booked) +
                                    std::abs(last(table, "energy-numerical")) + 1e-3);
        COMPARE_NEAR(booked, change, size);
    }

    void everyWorldComesBackFromItsFileToTheSameBytes_data() { addScenes(); }
    void everyWorldComesBackFromItsFileToTheSameBytes() {
        QFETCH(QByteArray, id);
        const Scene& scene = *findScene(id.constData());
        World world = scene.world(small(id).parameters, {}, 5);
        world.placePrevious(scene.step);
        const std::string text = worldToJson(world).dump();
        const World read = worldFromJson(Json::parse(text), scene.step);
        QCOMPARE(worldToJson(read).dump(), text);
        QCOMPARE(bytes(read), bytes(world));
        QCOMPARE(worldToJson(scene.world(small(id).parameters, {}, 5)).dump(), text); // same seed, same world
    }

    void pingPongDistinguishesTheRules() { // core/particles/README.md, lesson 9
        const auto position = [](const char* rule, const char* history) {
            return last(tableOf(experimentOf("ping-pong", {{"wall-rule", rule}, {"history", history}})),
                        "centre-x");
        };
        QCOMPARE(position("mirror", "kept"), 248.0);
        QCOMPARE(position("mirror-as-clojure", "kept"), 248.0);
        QCOMPARE(position("clamp", "kept"), 292.0);
        QCOMPARE(position("clamp-and-flip", "kept"), 173.0);
        QVERIFY(position("clamp-then-flip", "kept") != 173.0);
        QCOMPARE(position("clamp-and-flip", "overwritten"), 51.0); // frozen after one frame
    }

    void speedCapturedAfterTheClampLosesTheOvershoot() { // core/particles/README.md: 11 px become 10 at the
                                                         // first wall
        const Table table = tableOf(experimentOf("ping-pong", {{"wall-rule", "clamp-then-flip"}}, 24));
        QCOMPARE(last(table, "first-speed"), 10.0);
        QCOMPARE(last(table, "bounces"), 1.0);
    }

    void dragOfAThousandthHalvesTheSpeedIn693Frames() { // ln 2 / -ln 0.999 = 692.8
        const Table table = tableOf(experimentOf("ping-pong", {{"wall-rule", "mirror"}, {"drag", "0.001"}}));
        const std::vector<double>& speed = column(table, "first-speed");
        const auto half = std::find_if(speed.begin(), speed.end(), [](double v) { return v < 5.5; });
        QCOMPARE(half - speed.begin(), 693);
    }

    void bouncesLoseNineteenPercentOfTheHeight() { // lesson 9: 0.531 after three
        const Table table = tableOf(experimentOf("bouncing-particle", {}, 2000));
        const std::vector<double>& bounces = column(table, "bounces");
        const std::vector<double>& height = column(table, "bounce-height");
        for (std::size_t i = 0; i < bounces.size(); ++i)
            if (bounces[i] == 3 && height[i] != height[i - 1]) COMPARE_NEAR(height[i] / 320, 0.531, 0.01);
        QVERIFY(largest(table, "bounces") >= 5);
    }

    void clothsHaveTheCountsOfTheTutorials() { // core/scenes/README.md
        const World pikuma = pikumaClothScene.world(ParameterValues(pikumaClothScene.parameters), {}, 1);
        QCOMPARE(pikuma.particles(), std::size_t(3993));
        QCOMPARE(pikuma.sticks(), std::size_t(7832));
        QCOMPARE(std::count(pikuma.flags.begin(), pikuma.flags.end(), std::uint8_t(Pinned)), 61);
        QCOMPARE(pikuma.x[0], 120.0); // 1200 px in the middle of 1440
        const World verly = verlyClothScene.world(ParameterValues(verlyClothScene.parameters), {}, 1);
        QCOMPARE(verly.particles(), std::size_t(225));
        QCOMPARE(verly.sticks(), std::size_t(420));
        QCOMPARE(std::count(verly.flags.begin(), verly.flags.end(), std::uint8_t(Pinned)), 8);
    }

    void thePikumaBoxFoldsWithoutDiagonals() {
        const double area = 60 * 40;
        QVERIFY(last(tableOf(experimentOf("pikuma-box", {{"sticks", "diagonals"}}, 600)), "area") >
                0.95 * area);
        // both feet hit the floor at once. Any slant would fold the box; the printed square falls flat
        const Table flat = tableOf(experimentOf("pikuma-box", {{"sticks", "sides"}}, 600));
        QVERIFY(std::isfinite(last(flat, "area")));
    }

    void chainsAtRestStretchByPassesAndOrder() { // core/particles/README.md, in units of g h²
        const struct {
            const char *order, *passes;
            double stretch;
        } table[] = {{"as-made", "1", 55},     {"reversed", "1", 65},     {"as-made", "2", 27.25},
                     {"reversed", "2", 32.25}, {"as-made", "3", 18},      {"reversed", "3", 64.0 / 3},
                     {"as-made", "6", 8.75},   {"reversed", "6", 10.4167}};
        for (const auto& line : table) {
            Experiment experiment =
                experimentOf("static-chain", {{"order", line.order}, {"passes", line.passes}}, 3000);
            experiment.recordEvery = 3000;
            COMPARE_NEAR(last(tableOf(experiment), "total-stretch") / 0.1, line.stretch, 0.005);
        }
    }

    void netsStretchAsComputed() { // core/particles/README.md: peak and rest; lesson 14
        const struct {
            const char *pins, *made;
            double peak, rest;
        } table[] = {{"full", "four-groups", 0.93, 0.588},     {"every-2nd", "four-groups", 1.10, 0.683},
                     {"every-5th", "four-groups", 1.58, 0.96}, {"corners", "four-groups", 3.47, 2.033},
                     {"full", "row-by-row", 0.613, 0.345},     {"corners", "row-by-row", 5.787, 2.88}};
        for (const auto& line : table) {
            Experiment experiment = experimentOf("net", {{"pins", line.pins}, {"made", line.made}}, 1500);
            experiment.record = {"largest-strain"};
            const Table measured = tableOf(experiment);
            COMPARE_NEAR(largest(measured, "largest-strain"), line.peak, 0.006);
            COMPARE_NEAR(last(measured, "largest-strain"), line.rest, 0.002);
        }
    }

    void weakCurtainsTearWhileTheyDropAndStrongOnesDoNot() {
        const auto torn = [](const char* resistance) {
            Experiment experiment = experimentOf(
                "curtain", {{"rip-resistance", resistance}, {"sheet", "half"}, {"attachments", "sparse"}},
                250);
            experiment.record = {"torn-sticks"};
            return last(tableOf(experiment), "torn-sticks");
        };
        QVERIFY(torn("weak") > 0);
        QCOMPARE(torn("strong"), 0.0);
        QCOMPARE(torn("unlimited"), 0.0);
    }

    void theTearingChainBreaksInTheStepsThatWereComputed() { // core/particles/README.md
        const auto breaks = [](const char* limit) {
            Session session(experimentOf("tear-chain", {{"tear-limit", limit}}));
            std::vector<std::pair<int, int>> events;
            std::vector<std::uint8_t> before(8, 0);
            for (int step = 1; step <= 80 && session.step(); ++step) {
                const World& world = *session.simulation(0).world();
                for (int s = 0; s < 8; ++s)
                    if (world.stickFlags[std::size_t(s)] != before[std::size_t(s)])
                        events.emplace_back(step, s);
                before = world.stickFlags;
            }
            return events;
        };
        QCOMPARE(breaks("1.085"), (std::vector<std::pair<int, int>>{{33, 3}, {33, 4}, {33, 5}}));
        QCOMPARE(breaks("1.337"), (std::vector<std::pair<int, int>>{{55, 0}}));
    }

    void theStickPendulumIsThatOfTheTutorials() { // core/particles/README.md: theta = -0.1485894 after 2.5 s
        const Table table = tableOf(experimentOf("stick-pendulum"));
        COMPARE_NEAR(std::atan2(last(table, "last-x"), -last(table, "last-y")), -0.1485894, 1e-6);
    }

    void theHangingChainFindsItsShape() { // core/scenes/README.md: lowest node -0.9174; catenary of span 1.9
        const std::vector<Point> nodes = hangingChain(11, 0.21, {1.7, -0.45});
        QCOMPARE(nodes.size(), std::size_t(12));
        COMPARE_NEAR(nodes.back().x, 1.7, 1e-12);
        COMPARE_NEAR(nodes.back().y, -0.45, 1e-12);
        const auto lower = [](Point a, Point b) { return a.y < b.y; };
        COMPARE_NEAR(std::min_element(nodes.begin(), nodes.end(), lower)->y, -0.9174, 5e-5);
        const Catenary rope = catenary(2.6, {1.9, 0});
        COMPARE_NEAR(rope.a, 0.67165012635, 1e-10);
        COMPARE_NEAR(-rope.height(0.95), 0.79160442848, 1e-10);
        QVERIFY(hangingChain(3, 0.5, {1.7, 0}).empty() && catenary(1, {2, 0}).a == 0);
        const Table table = tableOf(experimentOf("hanging-chain", {}, 800));
        COMPARE_NEAR(last(table, "lowest-y"), -0.9174, 0.001);
        COMPARE_NEAR(last(table, "pin-force"), 98.1, 0.5); // ten nodes of 1 kg
        Frame frame;
        Session session(experimentOf("hanging-chain"));
        session.simulation(0).drawExact(frame);
        QCOMPARE(std::count_if(frame.segments.begin(), frame.segments.end(),
                               [](const FrameSegment& s) { return s.role == Role::Ghost; }),
                 11);
    }

    void theStickManKeepsHisSpineOnlyByASpring() { // lesson 16, as measured
        const auto bend = [](const char* spring) {
            return degrees(
                last(tableOf(experimentOf("stick-man", {{"spine-spring", spring}})), "spine-angle"));
        };
        QVERIFY(bend("true") < 40);
        QVERIFY(bend("false") > 90);
    }

    void preTensionPullsTheLegsTogether() {
        const auto spread = [](const char* preTension) {
            return degrees(
                last(tableOf(experimentOf("stick-man",
                                          {{"pre-tension", preTension}, {"gravity", "0"}, {"lean", "0"}})),
                     "leg-spread"));
        };
        COMPARE_NEAR(spread("1"), 33.98, 0.01);
        COMPARE_NEAR(spread("0.95"), 26.1, 0.5);
        QVERIFY(spread("0.9") < spread("0.95"));
    }

    void aSpringOfStiffness015HalvesItsErrorInFiveFrames() { // 0.85^4.27 = 1/2
        World world;
        world.addParticle({0, 0}, 1, true);
        world.addParticle({2, 0});
        world.addStickOfLength(0, 1, 1);
        world.stiffness[0] = 0.15;
        relax(world, 4);
        QVERIFY(world.strain(0) > 0.5);
        relax(world, 1);
        QVERIFY(world.strain(0) < 0.5);
    }

    void theVerlyBoxIsJelloAtOnePassAndStiffAtAHundred() {
        const auto worst = [](const Settings& settings) {
            return largest(tableOf(experimentOf("verly-box", settings, 120)), "largest-strain");
        };
        const double jelly = worst({{"passes", "1"}});
        QVERIFY(jelly > 0.02);
        QVERIFY(worst({{"passes", "100"}}) < jelly / 10);
        // a stiffness of 2 halved twice equals a stiffness of 1 halved once; 1 halved twice is softer
        QCOMPARE(worst({{"stiffness", "1"}, {"halved", "once"}}), jelly);
        QVERIFY(worst({{"stiffness", "1"}, {"halved", "twice"}}) > jelly);
        // the tutorial's dot ignores its given speed
        const auto speed = [](const char* used) {
            return column(tableOf(experimentOf("verly-box", {{"speed-used", used}}, 1)), "first-speed")
                .front();
        };
        QCOMPARE(speed("as-the-tutorial"), 0.0);
        QVERIFY(speed("right") > 0);
    }

    void motorsTurnTheirParticleAndAttractionPulls() {
        const Table motor = tableOf(experimentOf("verly-motor", {{"motor-speed", "0.5"}}, 300));
        QVERIFY(std::isfinite(last(motor, "largest-strain")));
        Session session(experimentOf("verly-motor", {{"motor-speed", "0.5"}}));
        const World& world = *session.simulation(0).world();
        for (int n = 1; n <= 20; ++n) {
            session.step();
            const double angle = 0.5 * n;
            COMPARE_NEAR(world.x[0], 240 + 40 * std::cos(angle), 1e-9);
            COMPARE_NEAR(world.y[0], 150 + 40 * std::sin(angle), 1e-9);
        }
        const auto spread = [](const char* strength) {
            Session dots(experimentOf("verly-attraction", {{"attraction", strength}}, 60));
            dots.runToEnd();
            const World& end = *dots.simulation(0).world();
            double sum = 0;
            for (std::size_t i = 0; i < end.particles(); ++i)
                sum += std::hypot(end.x[i] - 250, end.y[i] - 200);
            return sum;
        };
        QVERIFY(spread("1") < spread("0"));
        QVERIFY(spread("-1") > spread("0"));
    }

    void theQuadrilateralPopsWhenItsAnchorIsJerkedAndNotWhenItIsSwung() {
        const auto pops = [](Experiment experiment) {
            experiment.record = {"area"};
            Session session(std::move(experiment));
            const World& world = *session.simulation(0).world(); // corners 8 to 11, brace 9-11
            const auto turn = [&world](std::size_t a, std::size_t b, std::size_t c) {
                return (world.x[b] - world.x[a]) * (world.y[c] - world.y[a]) -
                       (world.x[c] - world.x[a]) * (world.y[b] - world.y[a]);
            };
            const auto mirrored = [&] { return turn(8, 9, 11) * turn(9, 10, 11) < 0; };
            bool was = mirrored();
            int count = 0;
            while (session.step()) {
                if (mirrored() == was) continue;
                was = !was;
                ++count;
            }
            return count;
        };
        Experiment experiment = experimentOf("quad-on-moving-chain", {}, 600);
        QCOMPARE(pops(experiment), 0);
        for (int k = 0; k < 20; ++k) {
            Event event;
            event.step = 1 + 20 * k;
            event.kind = k == 0 ? EventKind::Grab : EventKind::Move;
            event.at = {k % 2 == 1 ? 470.0 : 30.0, k % 3 != 0 ? 150.0 : 300.0};
            experiment.events.push_back(event);
        }
        QVERIFY(pops(experiment) > 0);
    }

    void everyLetterOfTheInterfaceHangsOnStrings() {
        std::string latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.,!?'+&";
        latin += "äöüÄÖÜßàáâãåæçèéêëìíîïñòóôõøùúûýÿœÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝŒąćęłńśźżčďěňřšťůžőűğışİ";
        for (const char32_t letter : charactersOf(latin)) {
            const Strokes strokes = strokesOf(letter);
            QVERIFY(!strokes.empty());
            for (const auto& stroke : strokes) {
                QVERIFY(stroke.size() >= 2);
                for (const Point at : stroke) QVERIFY(at.x >= 0 && at.x <= 4 && at.y >= -2 && at.y <= 9);
            }
        }
        Experiment experiment = experimentOf("text", {{"word", "Grüße 7"}}, 300);
        QCOMPARE(experiment.texts.at("word"), std::string("Grüße 7"));
        QCOMPARE(experimentFromJson(toJson(experiment)).texts, experiment.texts);
        const Table table = tableOf(experiment);
        QVERIFY(last(table, "largest-strain") < 0.3);
        QVERIFY_THROWS_EXCEPTION(InputError, strokesOf(U'漢'));
        QVERIFY_THROWS_EXCEPTION(InputError, charactersOf("\xff"));
        QVERIFY_THROWS_EXCEPTION(InputError, setByKey(experiment, "word", std::string(31, 'a')));
        setByKey(experiment, "texts/word", "   ");
        QVERIFY_THROWS_EXCEPTION(InputError, makeSimulation(experiment, 0));
    }

    void coulombFrictionStopsAfterTheDistanceOfPhysics() { // v² / (2 mu g), for both frictions that change
                                                           // positions
        for (const FloorFriction form : {FloorFriction::Coulomb, FloorFriction::Depth}) {
            World world;
            world.addParticle({0, 0});
            world.previousX[0] = -0.2;
            world.rules.walls = true;
            world.rules.box = {-100, 0, 100, 10};
            world.rules.gravity = {0, -0.001};
            world.rules.floorFriction = form;
            world.rules.friction = 0.25;
            WorldStepper stepper;
            for (int n = 0; n < 2000; ++n) stepper.step(world, gaussSeidelMethod(1), n, 1);
            COMPARE_NEAR(world.x[0], 0.2 * 0.2 / (2 * 0.25 * 0.001), 0.25);
            const double rest = world.x[0];
            stepper.step(world, gaussSeidelMethod(1), 2000, 1);
            QCOMPARE(world.x[0], rest);
        }
    }

    void theTrackShowsWhereTheParticleWas() { // lesson 1: 20 and 17 are 140 after 40 frames
        const Table right = tableOf(experimentOf("particle-1d"));
        QCOMPARE(last(right, "first-x"), 140.0);
        QCOMPARE(last(right, "first-displacement"), 3.0);
        const Table left = tableOf(experimentOf("particle-1d", {{"start-previous", "25"}}, 4));
        QCOMPARE(last(left, "first-x"), 0.0);
        QCOMPARE(last(left, "first-displacement"), -5.0);
        QCOMPARE(last(left, "first-speed"), 5.0);
    }

    void
    halfAKickBeforeTheStartMakesTheFallExact() { // lesson 4: old = pos is 550, old = pos + h² g / 2 is 500
        QCOMPARE(last(tableOf(experimentOf("falling-particle")), "last-y"), 550.0);
        QCOMPARE(last(tableOf(experimentOf("falling-particle", {{"start-previous", "5"}})), "last-y"), 500.0);
        const auto ghosts = [](const Settings& settings) {
            const Experiment experiment = experimentOf("falling-particle", settings);
            const auto simulation = makeSimulation(experiment, 0);
            simulation->step();
            Frame frame;
            simulation->drawExact(frame);
            return frame.points;
        };
        QCOMPARE(ghosts({}).size(), std::size_t{1});
        QCOMPARE(ghosts({}).front().at.y, 5.0);
        QVERIFY(ghosts({{"drag", "0.01"}}).empty());
    }

    void oneStickMovesItsEndsAsComputed() { // core/particles/README.md, lesson 11
        const Table free = tableOf(experimentOf("one-stick"));
        QCOMPARE(last(free, "first-x"), 10.0);
        QCOMPARE(last(free, "first-y"), 10.0);
        QCOMPARE(last(free, "last-x"), 100.0);
        QCOMPARE(last(free, "last-y"), 130.0);
        QCOMPARE(last(free, "first-step-over-last"), 1.0);
        const auto measured = [](const Settings& settings, const char* metric) {
            return last(tableOf(experimentOf("one-stick", settings)), metric);
        };
        COMPARE_NEAR(measured({{"first-mass", "0.7"}, {"second-mass", "2.6"}}, "first-step-over-last"),
                     2.6 / 0.7, 1e-12);
        QCOMPARE(measured({{"pinned", "true"}, {"passes", "9"}, {"pin-rule", "half"}}, "passes-to-percent"),
                 7.0);
        QCOMPARE(measured({{"pinned", "true"}, {"passes", "9"}}, "passes-to-percent"), 1.0);
        QVERIFY(std::isnan(
            measured({{"pinned", "true"}, {"passes", "6"}, {"pin-rule", "half"}}, "passes-to-percent")));
        COMPARE_NEAR(measured({{"stiffness", "0.17"}, {"passes", "9"}}, "largest-strain") * 1.5,
                     std::pow(0.83, 9), 1e-12);
        COMPARE_NEAR(measured({{"stiffness", "2"}, {"passes", "9"}}, "largest-strain"), 2.0 / 3, 1e-12);
    }

    void straightChainsNeedFourTimesThePassesForTwiceTheLinks() { // core/particles/README.md, lesson 13
        const auto passes = [](const char* links, const char* pinned) {
            return last(tableOf(experimentOf("straight-chain",
                                             {{"links", links}, {"pinned", pinned}, {"passes", "1000"}})),
                        "passes-to-percent");
        };
        QCOMPARE(passes("5", "false"), 17.0);
        QCOMPARE(passes("10", "false"), 56.0);
        QCOMPARE(passes("20", "false"), 203.0);
        QCOMPARE(passes("40", "false"), 769.0);
        QCOMPARE(passes("5", "true"), 47.0);
        QCOMPARE(passes("10", "true"), 184.0);
        QCOMPARE(passes("20", "true"), 733.0);
    }

    void theCompliantSpringIsThatOfThePaper() { // core/particles/README.md, lesson 15
        const auto x = [](const char* relaxation, const char* passes, double steps) {
            return last(tableOf(experimentOf("compliant-spring",
                                             {{"relaxation", relaxation}, {"passes", passes}}, steps)),
                        "last-x");
        };
        COMPARE_NEAR(x("xpbd", "1", 10), 1.0202085, 5e-8);
        COMPARE_NEAR(x("xpbd", "5", 100), 0.9999996, 5e-8);
        COMPARE_NEAR(x("gauss-seidel", "1", 10), 0.7056, 5e-5);
        COMPARE_NEAR(x("gauss-seidel", "10", 10), 0.9974, 5e-5);
        Frame frame;
        makeSimulation(experimentOf("compliant-spring"), 0)->drawExact(frame);
        QCOMPARE(frame.points.size(), std::size_t{1});
        QCOMPARE(frame.points.front().at.x, 1.5);
    }
};

REGISTER_TEST(WorldScenesNumbers)

} // namespace timestep::world_scenes_numbers_test
#include "world_scenes_numbers.moc"
