// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds in the form of experiment files, and their states.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "core/scenes/scene_list.h"
#include "tests/core/particles/world_tools.h"
#include "tests/json_pointer.h"
#include "tests/tools.h"

#include <limits>
#include <numbers>
#include <optional>

namespace timestep::world_files_test {

namespace {

Json parse(const std::string& text) {
    return Json::parse(text);
}

const char* const complete = R"({
    "particles": [{"at": [0, 1], "pinned": true}, {"at": [3, 5], "velocity": [2, -4], "mass": 4},
                  {"at": [3, 0], "previous": [2.5, 0.1], "radius": 0.5, "name": "head"}, {"at": [7, 7], "inverse-mass": 0}],
    "sticks": [{"between": [0, 1]}, {"between": [1, 2], "length": 4.5, "stiffness": 0.5, "tension-only": true, "compliance": 0.002, "damping": 3},
               {"between": [2, 0], "hidden": true, "pre-tension": 0.95}, {"between": [2, 3], "cut": true}],
    "angle-springs": [{"of": [0, 1, 2], "angle": 1.25, "stiffness": 0.5}],
    "motors": [{"particle": 0, "centre": [0, 0]}], "motor-speed": 1.5, "wind": [3, 0], "gust-period": 2,
    "forces": [{"at": [3, 3], "strength": 2, "radius": 5}, {"particle": 1, "strength": -2}],
    "tear": {"rule": "length", "limit": 9}, "friction": 0.25, "history": "overwritten",
    "polygons": [[0, 1, 2], {"corners": [3, 1, 2], "name": "sail"}], "outline": [2, 1, 0],
    "walls": {"box": [-1, -2, 30, 40], "rule": "mirror", "bounce": 0.75},
    "gravity": [0.5, -9.81], "drag": 0.01, "drag-form": "exponential", "y-down": true,
    "floor-friction": "factor", "friction-factor": 0.6})";

/// The document with the value at `pointer` replaced, added or (null) removed.
Json with(const std::string& pointer, const std::string& value) {
    Json json = parse(complete);
    below(json, pointer) = parse(value);
    return json;
}

/// Path and sentence of the error when reading; empty if there is none.
QString errorOf(const Json& json) {
    try {
        worldFromJson(json, 0.5);
    } catch (const InputError& error) {
        return QString::fromStdString(error.path + ": " + error.what());
    }
    return {};
}

QString errorOfState(const Json& json) {
    try {
        loadWorld(JsonField(json));
    } catch (const InputError& error) {
        return QString::fromStdString(error.path + ": " + error.what());
    }
    return {};
}

/// A world with irregular numbers in every field.
World oddWorld() {
    World world = worldFromJson(parse(complete), 0.1);
    WorldStepper stepper;
    startWorld(world, gaussSeidelMethod(3), 0.1);
    for (int n = 0; n < 50; ++n) stepper.step(world, gaussSeidelMethod(3), n, 1.0 / 60);
    world.inverseMass[1] = 1 / 3.7;
    world.torn = 0; // files do not contain it
    world.x[2] = -0.0;
    return world;
}

} // namespace

class WorldFiles : public QObject {
    Q_OBJECT

private slots:
    void everyMemberOfAWorldFileIsRead() {
        const World world = worldFromJson(parse(complete), 0.5);
        QCOMPARE(world.x, (std::vector<double>{0, 3, 3, 7}));
        QCOMPARE(world.y, (std::vector<double>{1, 5, 0, 7}));
        QCOMPARE(world.previousX, (std::vector<double>{0, 2, 2.5, 7})); // 3 - 2 * 0.5
        QCOMPARE(world.previousY, (std::vector<double>{1, 7, 0.1, 7}));
        QCOMPARE(world.inverseMass, (std::vector<double>{1, 0.25, 1, 0}));
        QCOMPARE(world.flags, (std::vector<std::uint8_t>{Pinned, 0, 0, 0}));
        QCOMPARE(world.stickA, (std::vector<std::uint32_t>{0, 1, 2, 2}));
        QCOMPARE(world.stickB, (std::vector<std::uint32_t>{1, 2, 0, 3}));
        QCOMPARE(world.length[0], 5.0);
        QCOMPARE(world.length[1], 4.5);
        QCOMPARE(world.stiffness, (std::vector<double>{1, 0.5, 1, 1}));
        QCOMPARE(world.stickFlags, (std::vector<std::uint8_t>{0, TensionOnly, Hidden, Cut}));
        QCOMPARE(world.polygons.size(), std::size_t(2));
        QCOMPARE(world.polygons[0], (Polygon{{0, 1, 2}, {}}));
        QCOMPARE(world.polygons[1], (Polygon{{3, 1, 2}, "sail"}));
        QCOMPARE(world.radius, (std::vector<double>{0, 0, 0.5, 0}));
        QCOMPARE(world.findParticle("head"), std::optional<std::uint32_t>(2));
        QVERIFY(!world.findParticle("tail"));
        QCOMPARE(world.length[2], world.distance(2, 0) * 0.95);
        QCOMPARE(world.preTension, (std::vector<double>{1, 1, 0.95, 1}));
        QCOMPARE(world.compliance, (std::vector<double>{0, 0.002, 0, 0}));
        QCOMPARE(world.damping, (std::vector<double>{0, 3, 0, 0}));
        QCOMPARE(world.angleSprings.size(), std::size_t(1));
        QCOMPARE(world.angleSprings[0], (AngleSpring{0, 1, 2, 1.25, 0.5}));
        QCOMPARE(world.motors.size(), std::size_t(1));
        QCOMPARE(world.motors[0], (Motor{0, {0, 0}, 1, std::numbers::pi / 2, 1}));
        QCOMPARE(world.outline, (std::vector<std::uint32_t>{2, 1, 0}));
        const WorldRules& rules = world.rules;
        QVERIFY(rules.walls && rules.yDown);
        QCOMPARE(rules.box, (Box{-1, -2, 30, 40}));
        QCOMPARE(rules.wallRule, WallRule::Mirror);
        QCOMPARE(rules.bounce, 0.75);
        QCOMPARE(rules.gravity, (Point{0.5, -9.81}));
        QCOMPARE(rules.drag, 0.01);
        QCOMPARE(rules.dragForm, DragForm::Exponential);
        QCOMPARE(rules.floorFriction, FloorFriction::Factor);
        QCOMPARE(rules.frictionFactor, 0.6);
        QCOMPARE(rules.friction, 0.25);
        QCOMPARE(rules.history, History::Overwritten);
        QCOMPARE(rules.wind, (Point{3, 0}));
        QCOMPARE(rules.gustPeriod, 2.0);
        QCOMPARE(rules.motorSpeed, 1.5);
        QCOMPARE(rules.tearRule, TearRule::Length);
        QCOMPARE(rules.tearLimit, 9.0);
        QCOMPARE(rules.centres.size(), std::size_t(2));
        QCOMPARE(rules.centres[0], (CentreForce{{3, 3}, -1, 2, 5}));
        QCOMPARE(rules.centres[1], (CentreForce{{0, 0}, 1, -2, 0}));
    }

    void particlesAloneMakeAWorld() {
        const World world = worldFromJson(parse(R"({"particles": [{"at": [1, 2]}]})"), 0.5);
        QCOMPARE(world.particles(), std::size_t(1));
        QCOMPARE(world.previousX[0], 1.0);
        QVERIFY(!world.rules.walls);
        QCOMPARE(world.rules.gravity, (Point{0, 0}));
    }

    void whatIsWrittenReadsBackToTheBit() {
        std::vector<World> worlds = {oddWorld()};
        for (const Scene* scene : scenesOf(SceneKind::Particles))
            if (scene->id != ownWorldScene.id)
                worlds.push_back(scene->world(ParameterValues(scene->parameters), {}, 8));
        for (World& world : worlds) {
            world.placePrevious(0.1);
            const std::string text = worldToJson(world).dump();
            QCOMPARE(bytes(worldFromJson(parse(text), 0.1)), bytes(world));
            QCOMPARE(bytes(loadWorld(JsonField(parse(bytes(world))))), bytes(world));
        }
    }

    void massesComeBackToTheBit() {
        World world;
        for (int i = 1; i <= 2000; ++i) world.inverseMass[world.addParticle({0, 0})] = 1 / (0.37 * i);
        QCOMPARE(worldFromJson(parse(worldToJson(world).dump()), 1).inverseMass, world.inverseMass);
    }

    void statesKeepHandsAndNumbersThatAreNotFinite() {
        World world = oddWorld();
        world.flags[1] = Held;
        world.x[0] = std::numeric_limits<double>::infinity();
        world.y[0] = -std::numeric_limits<double>::infinity();
        world.previousY[1] = std::numeric_limits<double>::quiet_NaN();
        const World loaded = loadWorld(JsonField(parse(bytes(world))));
        QCOMPARE(bytes(loaded), bytes(world));
        QCOMPARE(loaded.x[0], world.x[0]);
        QCOMPARE(loaded.y[0], world.y[0]);
        QVERIFY(std::isnan(loaded.previousY[1]));
        QCOMPARE(loaded.flags[1], std::uint8_t(Held));
        QVERIFY(std::signbit(loaded.x[2]));
    }

    void aLoadedWorldContinuesAsIfNothingHadHappened() {
        World world = clothScene.world(ParameterValues(clothScene.parameters), {}, 1);
        WorldStepper stepper;
        const WorldMethod method = gaussSeidelMethod(2, StickOrder::Random);
        for (int n = 0; n < 10; ++n) stepper.step(world, method, n, clothScene.step);
        World loaded = loadWorld(JsonField(parse(bytes(world))));
        WorldStepper other;
        for (int n = 10; n < 20; ++n) {
            stepper.step(world, method, n, clothScene.step);
            other.step(loaded, method, n, clothScene.step);
        }
        QCOMPARE(bytes(loaded), bytes(world));
    }

    void whatIsWrongIsNamedWithItsPath_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* pointer, const char* value, const char* path) {
            QTest::addRow("%s %s", pointer, value) << QString(pointer) << QString(value) << QString(path);
        };
        row("/particles", "[]", "particles");
        row("/particles", "3", "particles");
        row("/particles/1", "[1, 2]", "particles/1");
        row("/particles/1/at", "[1]", "particles/1/at");
        row("/particles/1/at", R"(["a", 1])", "particles/1/at/0");
        row("/particles/1/at", "null", "particles/1/at");
        row("/particles/1/mass", "0", "particles/1/mass");
        row("/particles/1/mass", "-2", "particles/1/mass");
        row("/particles/1/mass", "1e-320", "particles/1/mass");
        row("/particles/1/mass", "true", "particles/1/mass");
        row("/particles/1/inverse-mass", "1", "particles/1");
        row("/particles/3/inverse-mass", "-1", "particles/3/inverse-mass");
        row("/particles/1/previous", "[1, 2]", "particles/1");
        row("/particles/1/pinned", "1", "particles/1/pinned");
        row("/particles/1/weight", "1", "particles/1/weight");
        row("/sticks", "{}", "sticks");
        row("/sticks/1/between", "[1, 4]", "sticks/1/between/1");
        row("/sticks/1/between", "[1, -1]", "sticks/1/between/1");
        row("/sticks/1/between", "[1, 1.5]", "sticks/1/between/1");
        row("/sticks/1/between", "[1, 1]", "sticks/1/between");
        row("/sticks/1/between", "[1, 2, 0]", "sticks/1/between");
        row("/sticks/1/length", "0", "sticks/1/length");
        row("/sticks/1/length", "-1", "sticks/1/length");
        row("/sticks/1/stiffness", "2.5", "sticks/1/stiffness");
        row("/sticks/1/tension-only", R"("yes")", "sticks/1/tension-only");
        row("/sticks/1/colour", R"("red")", "sticks/1/colour");
        row("/polygons/0", "[0, 1]", "polygons/0");
        row("/polygons/0", "[0, 1, 9]", "polygons/0/2");
        row("/outline", "[0, 1]", "outline");
        row("/walls", "true", "walls");
        row("/walls/box", "[0, 0, 0, 1]", "walls/box");
        row("/walls/box", "[0, 2, 1, 1]", "walls/box");
        row("/walls/box", "[0, 2, 1]", "walls/box");
        row("/walls/rule", R"("bounce")", "walls/rule");
        row("/walls/bounce", "1.1", "walls/bounce");
        row("/gravity", "9.81", "gravity");
        row("/drag", "-0.1", "drag");
        row("/drag-form", "0", "drag-form");
        row("/y-down", "0", "y-down");
        row("/floor-friction", R"("ice")", "floor-friction");
        row("/friction-factor", "2", "friction-factor");
        row("/wind", "3", "wind");
        row("/gust-period", "-1", "gust-period");
        row("/friction", "-1", "friction");
        row("/history", R"("lost")", "history");
        row("/motors/0/particle", "4", "motors/0/particle");
        row("/motors/0/centre", "[0, 1]", "motors/0/centre");
        row("/motors/0/radius", "0", "motors/0/radius");
        row("/angle-springs/0/of", "[0, 1]", "angle-springs/0/of");
        row("/angle-springs/0/of", "[0, 1, 0]", "angle-springs/0/of");
        row("/angle-springs/0/angle", "4", "angle-springs/0/angle");
        row("/sheets", R"([{"first": 9, "columns": 2, "rows": 2}])", "sheets/0/first");
        row("/sheets", R"([{"first": 0, "columns": 1, "rows": 2}])", "sheets/0/columns");
        row("/sheets", R"([{"first": 0, "columns": 2, "rows": 4}])", "sheets/0/rows");
        row("/sheets", R"([{"first": 1, "columns": 2, "rows": 2}])", "sheets/0/rows");
        row("/forces/0/particle", "1", "forces/0");
        row("/forces/1/particle", "7", "forces/1/particle");
        row("/forces/0/radius", "-5", "forces/0/radius");
        row("/tear/limit", "0", "tear/limit");
        row("/tear/rule", R"("soon")", "tear/rule");
        row("/sticks/1/compliance", "-1", "sticks/1/compliance");
        row("/sticks/1/damping", "-1", "sticks/1/damping");
        row("/sticks/2/pre-tension", "0", "sticks/2/pre-tension");
        row("/particles/1/radius", "-1", "particles/1/radius");
        row("/particles/3/name", R"("head")", "particles/3/name");
        row("/particles/1/name", R"("")", "particles/1/name");
        row("/polygons/1/name", "3", "polygons/1/name");
        row("/storm", "3", "storm");
    }
    void whatIsWrongIsNamedWithItsPath() {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, path);
        QCOMPARE(errorOf(parse(complete)), QString());
        const QString error = errorOf(with(pointer.toStdString(), value.toStdString()));
        QVERIFY2(error.startsWith(path + ": "), qPrintable("\"" + error + "\""));
        QVERIFY(error.size() > path.size() + 10);
    }

    void numbersMustBeFinite() {
        Json json = parse(complete);
        json["sticks"][1]["length"] = std::numeric_limits<double>::infinity();
        QVERIFY(errorOf(json).startsWith("sticks/1/length: "));
        QVERIFY(errorOf(with("/particles/1/velocity", "[1e308, 1e308]")).isEmpty());
        json = with("/particles/1", R"({"at": [1.7e308, 0], "velocity": [-1.7e308, 0]})");
        QVERIFY(errorOf(json).startsWith("particles/1/velocity: "));
        json = with("/particles/1/at", "[1e200, 0]");
        QVERIFY(errorOf(json).startsWith("sticks/0/between: ")); // a distance too large for a double
    }

    void aWorldMustBeAnObjectWithParticles() {
        QVERIFY(errorOf(parse("[]")).startsWith(": "));
        QVERIFY(errorOf(parse("{}")).startsWith("particles: "));
        QVERIFY(errorOf(parse(R"({"particles": [{"pinned": true}]})")).startsWith("particles/0/at: "));
        QVERIFY(
            errorOf(
                parse(R"({"particles": [{"at": [0, 0]}, {"at": [0, 0]}], "sticks": [{"between": [0, 1]}]})"))
                .startsWith("sticks/0/between: "));
        QVERIFY(errorOf(parse(R"({"particles": [{"at": [0, 0]}], "walls": {}})")).startsWith("walls/box: "));
    }

    void defaultValuesAreLeftOut() {
        World world;
        world.addParticle({0, 0});
        world.addParticle({3, 4});
        world.addStick(0, 1);
        QCOMPARE(
            worldToJson(world).dump(),
            std::string(R"({"particles":[{"at":[0.0,0.0]},{"at":[3.0,4.0]}],"sticks":[{"between":[0,1]}]})"));
    }

    void tooManySticksAreRefusedBeforeTheyAreRead() {
        Json json = parse(R"({"particles": [{"at": [0, 0]}, {"at": [1, 0]}]})");
        json["sticks"] = Json(std::vector<int>(2'000'001, 0)); // the elements are not even sticks
        QVERIFY(errorOf(json).startsWith("sticks: there can be at most 2000000 sticks"));
        json["particles"] = Json(std::vector<int>(1'000'001, 0));
        QVERIFY(errorOf(json).startsWith("particles: there can be at most 1000000 particles"));
    }

    void everyListHasALimit() {
        const std::pair<const char*, int> lists[] = {{"polygons", 1'000'000},
                                                     {"angle-springs", 1'000'000},
                                                     {"motors", 1'000'000},
                                                     {"sheets", 1'000'000},
                                                     {"forces", 10'000}};
        for (const auto& [key, most] : lists) {
            Json json = parse(R"({"particles": [{"at": [0, 0]}]})");
            json[key] = Json(std::vector<int>(static_cast<std::size_t>(most) + 1, 0));
            const QString start = QString("%1: there can be at most %2 ").arg(key).arg(most);
            QVERIFY2(errorOf(json).startsWith(start), key);
        }
    }

    void aFileOfTenMillionSticksIsRefusedUnread() {
        const std::string sticks(200'000'001, ' ');
        QVERIFY_THROWS_EXCEPTION(InputError, jsonFromText(sticks, "large.json"));
    }

    void preTensionComesBackToTheBit() {
        World world;
        world.addParticle({0, 0});
        for (int i = 1; i <= 500; ++i) {
            const std::uint32_t at = world.addParticle({0.37 * i, 1.0 / i});
            world.addStick(0, at, 0, 0.9 + 0.0004 * i);
        }
        const World read = worldFromJson(parse(worldToJson(world).dump()), 1);
        QCOMPARE(read.length, world.length);
        QCOMPARE(read.preTension, world.preTension);
    }

    void aDamagedStateIsRefused() {
        const Json whole = saveWorld(oddWorld());
        QCOMPARE(errorOfState(whole), QString());
        for (const auto& [key, value] : whole.items()) {
            Json damaged = whole;
            damaged[key] = parse(R"({"a": -1})");
            QVERIFY2(!errorOfState(damaged).isEmpty(), key.c_str());
        }
        for (const char* key : {"x", "y", "previous-x", "previous-y", "inverse-mass", "flags", "stick-a",
                                "stick-b", "length", "stiffness", "stick-flags", "polygons", "outline",
                                "radius", "names", "pre-tension", "compliance", "torn"}) {
            Json damaged = whole;
            damaged.erase(key);
            QVERIFY2(errorOfState(damaged).startsWith(QString(key) + ": "), key);
        }
        for (const char* key : {"x", "y", "previous-x", "previous-y", "inverse-mass", "flags", "stick-a",
                                "stick-b", "length", "stiffness", "stick-flags"}) {
            Json damaged = whole;
            damaged[key].push_back(1);
            QVERIFY2(!errorOfState(damaged).isEmpty(), key);
            damaged = whole;
            damaged[key][0] = 1e9;
            if (damaged[key][0] != whole[key][0] &&
                std::string_view(key).find("flags") != std::string_view::npos)
                QVERIFY2(errorOfState(damaged).startsWith(QString(key) + "/0: "), key);
        }
        Json loop = whole;
        loop["stick-b"][0] = loop["stick-a"][0];
        QVERIFY(errorOfState(loop).startsWith("stick-b/0: "));
        QVERIFY(!errorOfState(parse("3")).isEmpty());
    }
};

REGISTER_TEST(WorldFiles)

} // namespace timestep::world_files_test
#include "world_files.moc"
