// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of sticks: their numbers, their parameters, and some steps of each in every order.
#include "core/particles/world/draw_world.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_rules.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <set>

namespace timestep::world_scenes_test {

namespace {

void addScenes() {
    QTest::addColumn<const Scene*>("scene");
    for (const Scene* scene : scenesOf(SceneKind::Particles))
        if (scene->id != ownWorldScene.id) QTest::newRow(std::string(scene->id).c_str()) << scene;
}

/// Standard values, with small cloths.
ParameterValues smallValues(const Scene& scene) {
    ParameterValues values(scene.parameters);
    if (scene.id == pikumaClothScene.id) {
        values.set("width", 100.0);
        values.set("height", 50.0);
    }
    if (values.has("sheet")) values.set("sheet", 1.0);
    if (values.has("columns")) {
        values.set("columns", 9.0);
        values.set("rows", 6.0);
    }
    return values;
}

bool isFinite(const World& world) {
    return std::all_of(world.x.begin(), world.x.end(), [](double v) { return std::isfinite(v); }) &&
           std::all_of(world.y.begin(), world.y.end(), [](double v) { return std::isfinite(v); });
}

World afterSomeSteps(const Scene& scene, LoopOrder loopOrder, StickOrder order) {
    World world = scene.world(smallValues(scene), {}, 3);
    WorldMethod method = gaussSeidelMethod(2, order);
    method.loopOrder = loopOrder;
    method.seed = 3;
    for (std::size_t s = 0; s < world.sticks(); ++s)
        method.listed.push_back(static_cast<std::uint32_t>((s + 1) % world.sticks()));
    WorldStepper stepper;
    const int steps = world.sticks() > 300 ? 20 : 200;
    for (int n = 0; n < steps; ++n) stepper.step(world, method, n, scene.step);
    return world;
}

/// Rest stretch of the net of lesson 14, one pass.
double netAtRest(double pinEvery, const std::vector<std::uint32_t>& listed) {
    ParameterValues values(clothScene.parameters);
    values.set("columns", 21.0);
    values.set("rows", 15.0);
    values.set("pin-every", pinEvery);
    values.set("tension-only", 1.0);
    values.set("gravity", 900.0);
    values.set("drag", 0.02);
    values.set("walls", 0.0);
    World world = clothScene.world(values, {}, 1);
    WorldMethod method = gaussSeidelMethod(1, listed.empty() ? StickOrder::AsMade : StickOrder::Listed);
    method.listed = listed;
    WorldStepper stepper;
    for (int n = 0; n < 1500; ++n) stepper.step(world, method, n, 1.0 / 60);
    return largestStrain(world);
}

/// Four groups: horizontal sticks whose larger end is in an odd column, those in an even column, and the same
/// for vertical sticks by rows.
std::vector<std::uint32_t> fourGroups() {
    ParameterValues values(clothScene.parameters);
    values.set("columns", 21.0);
    values.set("rows", 15.0);
    const World world = clothScene.world(values, {}, 1);
    std::vector<std::uint32_t> groups[4];
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        const std::uint32_t larger = std::max(world.stickA[s], world.stickB[s]);
        const bool horizontal = larger - std::min(world.stickA[s], world.stickB[s]) == 1;
        const std::uint32_t place = horizontal ? larger % 21 : larger / 21;
        groups[(horizontal ? 0 : 2) + (place % 2 == 1 ? 0 : 1)].push_back(s);
    }
    std::vector<std::uint32_t> all;
    for (const auto& group : groups) all.insert(all.end(), group.begin(), group.end());
    return all;
}

} // namespace

class WorldScenes : public QObject {
    Q_OBJECT

private slots:
    void everySceneIsComplete() {
        std::set<std::string_view> ids;
        for (const Scene* scene : scenesOf(SceneKind::Particles)) {
            QVERIFY(ids.insert(scene->id).second);
            QVERIFY(!scene->name.empty() && !scene->group.empty() && !scene->description.empty());
            QVERIFY(!scene->lengthUnit.empty() && !scene->timeUnit.empty() && !scene->energyUnit.empty());
            QVERIFY(scene->kind() == SceneKind::Particles && scene->bounds != nullptr);
            QVERIFY(scene->step > 0 && scene->duration > 0 && scene->coordinates.empty());
            std::set<std::string_view> parameters;
            ParameterValues values(scene->parameters);
            for (const Parameter& parameter : scene->parameters) {
                QVERIFY(parameters.insert(parameter.id).second);
                QVERIFY(!parameter.name.empty() && !parameter.description.empty());
                values.set(parameter.id, parameter.standard); // throws if it is out of range
                QVERIFY(parameter.lower <= parameter.upper);
                QVERIFY(parameter.kind == ParameterKind::Choice || parameter.upper <= parameter.maximum);
            }
        }
    }

    void everySceneStepsFinitelyAndTwiceTheSame_data() { addScenes(); }
    void everySceneStepsFinitelyAndTwiceTheSame() {
        QFETCH(const Scene*, scene);
        for (const LoopOrder loopOrder : {LoopOrder::SticksLast, LoopOrder::WallsLast,
                                          LoopOrder::WallsOnceBefore, LoopOrder::WallsOnceAfter})
            for (const StickOrder order : {StickOrder::AsMade, StickOrder::Reversed, StickOrder::Alternating,
                                           StickOrder::Random, StickOrder::Listed}) {
                const World world = afterSomeSteps(*scene, loopOrder, order);
                QVERIFY(isFinite(world));
                QCOMPARE(bytes(world), bytes(afterSomeSteps(*scene, loopOrder, order)));
            }
    }

    void everySceneStartsInsideItsViewAndItsWalls_data() { addScenes(); }
    void everySceneStartsInsideItsViewAndItsWalls() {
        QFETCH(const Scene*, scene);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const ParameterValues values(scene->parameters);
            const World world = scene->world(values, {}, seed);
            const Box view = scene->bounds(values);
            QCOMPARE(distanceOutside(world), 0.0);
            QCOMPARE(world.rules.yDown, scene->yDown);
            for (std::size_t i = 0; i < world.particles(); ++i) {
                QVERIFY(world.x[i] >= view.left && world.x[i] <= view.right);
                QVERIFY(world.y[i] >= view.bottom && world.y[i] <= view.top);
            }
            for (std::size_t s = 0; s < world.sticks(); ++s) QVERIFY(world.length[s] > 0);
        }
    }

    void shapesComeFromTheSeed() {
        const ParameterValues values(bracedQuadScene.parameters);
        QCOMPARE(bytes(bracedQuadScene.world(values, {}, 4)), bytes(bracedQuadScene.world(values, {}, 4)));
        QVERIFY(bytes(bracedQuadScene.world(values, {}, 4)) != bytes(bracedQuadScene.world(values, {}, 5)));
        ParameterValues regular(quadScene.parameters);
        regular.set("irregularity", 0.0);
        const World square = quadScene.world(regular, {}, 9);
        COMPARE_NEAR(std::abs(outlineArea(square)), 2 * 80 * 80, 1e-9);
        for (std::size_t s = 0; s < 4; ++s) COMPARE_NEAR(square.length[s], 80 * std::sqrt(2.0), 1e-12);
    }

    void shapesHaveTheirSticks() {
        const struct {
            const Scene* scene;
            std::size_t particles, sticks, polygons;
        } table[] = {{&barScene, 2, 1, 0},           {&triangleScene, 3, 3, 0},
                     {&quadScene, 4, 4, 0},          {&bracedQuadScene, 4, 5, 0},
                     {&polygonScene, 4, 5, 1},       {&hexagonScene, 7, 12, 0},
                     {&ropeScene, 12, 11, 0},        {&clothScene, 600, 1150, 0},
                     {&clojurePointsScene, 5, 0, 0}, {&clojureSticksScene, 6, 3, 0}};
        for (const auto& line : table) {
            const World world = line.scene->world(ParameterValues(line.scene->parameters), {}, 1);
            QCOMPARE(world.particles(), line.particles);
            QCOMPARE(world.sticks(), line.sticks);
            QCOMPARE(world.polygons.size(), line.polygons);
            QCOMPARE(std::count(world.stickFlags.begin(), world.stickFlags.end(), std::uint8_t(Hidden)),
                     line.polygons ? 5 : 0);
        }
    }

    void theClothOfTheTutorialsHasTheirCounts() {
        ParameterValues values(clothScene.parameters);
        values.set("columns", 121.0);
        values.set("rows", 33.0);
        World world = clothScene.world(values, {}, 1);
        QCOMPARE(world.particles(), std::size_t(3993));
        QCOMPARE(world.sticks(), std::size_t(7832));
        QCOMPARE(std::count(world.flags.begin(), world.flags.end(), std::uint8_t(Pinned)), 61);
        QCOMPARE(world.stickA[120], 121U); // row by row, left then up
        QCOMPARE(world.stickB[120], 0U);
        QCOMPARE(world.stickA[121], 122U);
        QCOMPARE(world.stickB[121], 121U);
        QCOMPARE(world.stickB[122], 1U);
        values.set("columns", 15.0);
        values.set("rows", 15.0);
        world = clothScene.world(values, {}, 1);
        QCOMPARE(world.sticks(), std::size_t(420));
        QCOMPARE(std::count(world.flags.begin(), world.flags.end(), std::uint8_t(Pinned)), 8);
        values.set("columns", 200.0);
        values.set("rows", 200.0);
        QCOMPARE(clothScene.world(values, {}, 1).sticks(), std::size_t(2 * 199 * 200));
    }

    void aRandomStartMovesFreeParticlesAndKeepsRestLengths() {
        ParameterValues values = smallValues(clothScene);
        values.set("start-jitter", 0.3);
        const World world = clothScene.world(values, {}, 1);
        QVERIFY(largestStrain(world) > 0.1);
        for (std::size_t s = 0; s < world.sticks(); ++s) QCOMPARE(world.length[s], 10.0);
        QCOMPARE(world.x[2], 20.0); // pinned
        QCOMPARE(world.previousX, world.x);
    }

    void theNetOfLesson14HangsAsComputed() {
        const std::vector<std::uint32_t> groups = fourGroups();
        COMPARE_NEAR(netAtRest(1, groups), 0.5880000000057426, 1e-9);
        COMPARE_NEAR(netAtRest(20, groups), 2.033047336285155, 1e-6);
        COMPARE_NEAR(netAtRest(1, {}), 0.345, 0.007);
        COMPARE_NEAR(netAtRest(20, {}), 2.88, 0.06);
    }

    void clojureSticksHaveThePrintedPositions() {
        const World world = clojureSticksScene.world(ParameterValues(clojureSticksScene.parameters), {}, 1);
        QCOMPARE(world.x, (std::vector<double>{10, 100, 0, 25, 250, 350}));
        QCOMPARE(world.y, (std::vector<double>{1, 100, 500, 475, 200, 100}));
        QCOMPARE(world.previousX, (std::vector<double>{0, 100, 0, 0, 250, 350}));
        QCOMPARE(world.previousY, (std::vector<double>{0, 100, 525, 525, 200, 100}));
        QCOMPARE(world.flags, (std::vector<std::uint8_t>{0, 0, 0, 0, Pinned, 0}));
        const double errors[] = {4.21, 4.64, -1.42}; // rest length minus distance
        for (std::uint32_t s = 0; s < 3; ++s)
            COMPARE_NEAR(world.length[s] - world.distance(world.stickA[s], world.stickB[s]), errors[s],
                         0.005);
    }

    void rulesFollowTheParametersAndViceVersa() {
        ParameterValues values(droppedBoxScene.parameters);
        const World world = droppedBoxScene.world(values, {}, 1);
        QCOMPARE(world.rules.gravity, (Point{0, 0.5}));
        values.set("gravity", 2.0);
        values.set("drag", 0.125);
        values.set("drag-form", std::string_view("exponential"));
        values.set("walls", 0.0);
        values.set("wall-rule", std::string_view("mirror"));
        values.set("bounce", 0.25);
        values.set("floor-friction", std::string_view("factor"));
        values.set("friction-factor", 0.75);
        values.set("friction", 0.125);
        const WorldRules rules = rulesOf(values, world.rules);
        QCOMPARE(rules.gravity, (Point{0, 2}));
        QCOMPARE(rules.drag, 0.125);
        QCOMPARE(rules.dragForm, DragForm::Exponential);
        QVERIFY(!rules.walls);
        QCOMPARE(rules.wallRule, WallRule::Mirror);
        QCOMPARE(rules.bounce, 0.25);
        QCOMPARE(rules.floorFriction, FloorFriction::Factor);
        QCOMPARE(rules.frictionFactor, 0.75);
        QCOMPARE(rules.friction, 0.125);
        QCOMPARE(rules.box, world.rules.box);
        QVERIFY(valuesOfRules(droppedBoxScene, rules) == values);
        WorldRules up;
        up.gravity = {3, -1};
        QCOMPARE(rulesOf(values, up).gravity, (Point{3, -2})); // y up, the sideways part does not change
    }

    void whatDescribesTheStartRestartsAndRulesDoNot() {
        const std::set<std::string_view> rules = {"gravity",        "drag",
                                                  "drag-form",      "walls",
                                                  "wall-rule",      "bounce",
                                                  "floor-friction", "friction-factor",
                                                  "friction",       "history",
                                                  "wind",           "gust-period",
                                                  "attraction",     "attraction-radius",
                                                  "motor-speed",    "tear-rule",
                                                  "tear-limit",     "rip-resistance",
                                                  "known-sticks"};
        for (const Scene* scene : scenesOf(SceneKind::Particles))
            for (const Parameter& parameter : scene->parameters)
                QCOMPARE(parameter.restarts, !rules.contains(parameter.id));
    }

    void thePictureShowsParticlesSticksWallsAndPolygons() {
        World world = polygonScene.world(ParameterValues(polygonScene.parameters), {}, 1);
        world.stickFlags = {0, 0, 0, Cut, Hidden};
        world.flags[2] = Pinned;
        world.x[0] = world.x[1] + 2 * world.length[0];
        world.y[0] = world.y[1];
        Frame frame;
        drawWorld(world, frame);
        QCOMPARE(frame.polygons.size(), std::size_t(1));
        QCOMPARE(frame.polygons[0].corners.size(), std::size_t(4));
        QCOMPARE(frame.segments.size(), std::size_t(4 + 3));
        QCOMPARE(std::count_if(frame.segments.begin(), frame.segments.end(),
                               [](const FrameSegment& s) { return s.role == Role::Ground; }),
                 4);
        QCOMPARE(frame.segments[4].role, Role::Rod);
        COMPARE_NEAR(frame.segments[4].strain, 1, 1e-6);
        QCOMPARE(frame.points.size(), std::size_t(4));
        for (std::int32_t i = 0; i < 4; ++i) {
            QCOMPARE(frame.points[static_cast<std::size_t>(i)].index, i);
            QCOMPARE(frame.points[static_cast<std::size_t>(i)].role, i == 2 ? Role::Pin : Role::Body);
        }
        world.rules.walls = false;
        frame.clear();
        drawWorld(world, frame);
        QCOMPARE(frame.segments.size(), std::size_t(3));
        frame.clear();
        frame.layers = HiddenStickLayer;
        drawWorld(world, frame);
        QCOMPARE(frame.segments.size(), std::size_t(4)); // cut sticks are not drawn
        QCOMPARE(frame.segments[3].role, Role::Spring);
        QCOMPARE(frame.segments[3].index, -1);
        const Box view = boundsOf(world);
        QVERIFY(view.left < *std::min_element(world.x.begin(), world.x.end()));
        QVERIFY(view.top > *std::max_element(world.y.begin(), world.y.end()));
    }
};

REGISTER_TEST(WorldScenes)

} // namespace timestep::world_scenes_test
#include "world_scenes.moc"
