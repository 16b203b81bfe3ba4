// SPDX-License-Identifier: GPL-3.0-or-later
// Tools that act on a world: each tool alone, tears that reach the border, and the replay of all.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/particles/world/brush.h"
#include "core/particles/world/cut_path.h"
#include "core/particles/world_json.h"
#include "core/run/session/session.h"
#include "core/run/simulation/event_json.h"
#include "core/scenes/scene_list.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>

namespace timestep::hands_test {

namespace {

/// A net of columns x rows particles, 1 apart, row by row; the stick to the left comes before the stick
/// upwards.
World net(std::uint32_t columns, std::uint32_t rows) {
    World world;
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const std::uint32_t i =
                world.addParticle({static_cast<double>(column), static_cast<double>(row)});
            if (column > 0) world.addStick(i, i - 1);
            if (row > 0) world.addStick(i, i - columns);
        }
    return world;
}

std::uint32_t stickBetween(const World& world, std::uint32_t a, std::uint32_t b) {
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (std::minmax(world.stickA[s], world.stickB[s]) == std::minmax(a, b)) return s;
    return 0xffffffff;
}

std::size_t broken(const World& world) {
    return static_cast<std::size_t>(
        std::count_if(world.stickFlags.begin(), world.stickFlags.end(), [](auto f) { return f & Cut; }));
}

Event act(EventKind kind, std::uint32_t index, Point at = {}, Point to = {}, double radius = 0,
          double limit = 0) {
    Event result;
    result.kind = kind;
    result.index = index;
    result.at = at;
    result.to = to;
    result.radius = radius;
    result.limit = limit;
    return result;
}

/// A curtain of 12 x 9 particles, 10 apart, that hangs from its top row and tears.
Experiment smallCloth() {
    World world = net(12, 9);
    for (auto* values : {&world.x, &world.y, &world.previousX, &world.previousY, &world.length})
        for (double& value : *values) value *= 10;
    for (std::size_t i = 96; i < 108; ++i) world.flags[i] = Pinned;
    world.rules.gravity = {0, -981};
    world.rules.tearRule = TearRule::Ratio;
    world.rules.tearLimit = 1.6;
    return experimentFromJson({{"world", worldToJson(world)},
                               {"duration", 0},
                               {"record", {{"columns", {"time", "kinetic-energy", "rms-strain"}}}}});
}

std::string bytes(const Session& session) {
    return toCsv(session.table(), {}) + session.save()["runs"].dump();
}

} // namespace

class Hands : public QObject {
    Q_OBJECT

private slots:
    void theBrushTakesAlongWhatIsInItsRadiusAndNothingElse() {
        World world = net(3, 1);
        world.flags[1] = Pinned;
        brush(world, {0, 0}, 1.5, {0.2, -0.1});
        QCOMPARE(world.previousX, (std::vector<double>{-0.2, 1, 2}));
        QCOMPARE(world.previousY, (std::vector<double>{0.1, 0, 0}));
        QCOMPARE(world.x, (std::vector<double>{0, 1, 2}));
    }

    void blowingAddsTheVelocityThatItSays() {
        World world = net(3, 1);
        blow(world, {2, 0}, 1.0, {3, 4}, 0.01); // the radius is exclusive: particle 1 lies on it
        QCOMPARE(world.previousX, (std::vector<double>{0, 1, 2 - 0.03}));
        QCOMPARE(world.previousY, (std::vector<double>{0, 0, -0.04}));
    }

    void aStrokeCutsWhatItCrossesAndTwoEndToEndLeaveNoGap() {
        World world = net(4, 3);
        cutAcross(world, {-1, 0.5}, {1.5, 0.5});
        QCOMPARE(broken(world), std::size_t(2));
        QVERIFY(world.stickFlags[stickBetween(world, 0, 4)] & Cut);
        QVERIFY(world.stickFlags[stickBetween(world, 1, 5)] & Cut);
        cutAcross(world, {1.5, 0.5}, {2, 0.5}); // ends on the stick
        cutAcross(world, {2, 0.5}, {2.5, 0.5});
        QCOMPARE(broken(world), std::size_t(3));
        cutAcross(world, {0, 5}, {3, 5});
        QCOMPARE(broken(world), std::size_t(3));
    }

    void cuttingAroundTakesEverySticksThatComesNearer() {
        World world = net(4, 3);
        cutAround(world, {1.5, 0.5}, 0.49);
        QCOMPARE(broken(world), std::size_t(0));
        cutAround(world, {1.5, 0.5}, 0.51); // the four sides of the cell
        QCOMPARE(broken(world), std::size_t(4));
        cutAround(world, {0, 0}, 0.01); // both sticks at the corner
        QCOMPARE(broken(world), std::size_t(6));
    }

    /// core/particles/README.md: AddStick(s, 0) overwrites slot 0.
    void theTutorialsSlotsTearTwoOfFourSticks() {
        const std::uint32_t across = 121, middle = 5 * across + 60;
        for (const bool asTutorial : {false, true}) {
            ParameterValues values(pikumaClothScene.parameters);
            values.set("known-sticks", std::string_view(asTutorial ? "last-slot" : "all"));
            World world = pikumaClothScene.world(values, {}, 1);
            cutAround(world, {world.x[middle], world.y[middle]}, 1);
            QCOMPARE(broken(world), std::size_t(asTutorial ? 2 : 4));
            for (const auto& [neighbour, torn] :
                 {std::pair{middle + 1, true}, std::pair{middle + across, true},
                  std::pair{middle - 1, !asTutorial}, std::pair{middle - across, !asTutorial}})
                QCOMPARE((world.stickFlags[stickBetween(world, middle, neighbour)] & Cut) != 0, torn);
        }
    }

    void aHandWithALimitPullsNoFurtherPerStep() {
        Experiment experiment = smallCloth();
        Session session(experiment);
        const World& world = *session.simulation(0).world();
        const double x = world.x[50], y = world.y[50];
        session.perform(act(EventKind::Grab, 50, {x + 100, y + 3}, {}, 0, 10));
        session.step();
        QCOMPARE(world.x[50], x + 10);
        QCOMPARE(world.y[50], y + 3);
        for (int i = 0; i < 9; ++i) session.step();
        QCOMPARE(world.x[50], x + 100);
    }

    void aGhostIsThePreviousPosition() {
        Session session(smallCloth());
        session.perform(act(EventKind::Ghost, 60, {1, 2}));
        QCOMPARE(session.simulation(0).world()->previousX[60], 1.0);
        QCOMPARE(session.simulation(0).world()->previousY[60], 2.0);
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(act(EventKind::Ghost, 6000, {1, 2})));
    }

    void whatIsNotFiniteIsRefusedAndChangesNothing() {
        Session session(smallCloth());
        const std::string before = session.save()["runs"].dump();
        const double nan = std::nan("");
        for (const EventKind kind : {EventKind::Ghost, EventKind::Brush, EventKind::Blow,
                                     EventKind::CutAcross, EventKind::CutAround})
            for (const Event& bad : {act(kind, 0, {nan, 0}), act(kind, 0, {}, {0, nan}),
                                     act(kind, 0, {}, {}, nan), act(kind, 0, {}, {}, 0, nan)})
                QVERIFY_THROWS_EXCEPTION(InputError, session.perform(bad));
        QCOMPARE(session.save()["runs"].dump(), before);
        QVERIFY(session.experiment().events.empty());
    }

    void everyKindOfEventIsWrittenAndReadBack() {
        for (const EventKind kind :
             {EventKind::Set, EventKind::Grab, EventKind::Move, EventKind::Release, EventKind::Cut,
              EventKind::Pin, EventKind::Unpin, EventKind::Ghost, EventKind::Brush, EventKind::Blow,
              EventKind::CutAcross, EventKind::CutAround}) {
            Event full = act(kind, 3, {0.1, 1.0 / 3}, {7, -8}, 2.5, 0.75);
            full.step = 12;
            full.run = 1;
            full.key = "gravity";
            full.value = "0.5";
            const Event read = eventFromJson(Json::parse(toJson(full).dump()), 2);
            QCOMPARE(toJson(read).dump(), toJson(full).dump());
            QCOMPARE(eventFromJson(toJson(read), 2), read);
            QCOMPARE(read.kind, kind);
        }
        QVERIFY_THROWS_EXCEPTION(InputError, eventFromJson(Json{{"step", 1}, {"do", "blow"}}, 1));
        QVERIFY_THROWS_EXCEPTION(InputError,
                                 eventFromJson(Json{{"step", 1.5}, {"do", "pin"}, {"particle", 1}}, 1));
        QVERIFY_THROWS_EXCEPTION(
            InputError,
            eventFromJson(Json{{"step", 1}, {"do", "cut-around"}, {"at", {0, 0}}, {"radius", -1}}, 1));
    }

    void aRunOfDraggingCuttingAndTearingReplaysToTheSameBytes() {
        Session played(smallCloth());
        const auto wait = [&](int steps) {
            for (int i = 0; i < steps; ++i) played.step();
        };
        wait(10);
        played.perform(act(EventKind::Grab, 18, {60, 10}, {}, 0, 10));
        for (int i = 0; i < 30; ++i) {
            played.perform(act(EventKind::Move, 18, {60.0 + 4 * i, 10.0 - 3 * i}));
            wait(1);
        }
        played.perform(act(EventKind::Brush, 0, {40, 40}, {3, -2}, 25, 10));
        wait(3);
        played.perform(act(EventKind::Blow, 0, {50, 50}, {200, 0}, 30));
        played.perform(act(EventKind::CutAcross, 0, {-20, 45}, {65, 48}));
        wait(5);
        played.perform(act(EventKind::CutAround, 0, {80, 60}, {}, 8));
        played.perform(act(EventKind::Release, 18));
        played.perform(act(EventKind::Ghost, 100, {10, 10}));
        played.perform(act(EventKind::Unpin, 96));
        wait(60);
        const World& world = *played.simulation(0).world();
        QVERIFY(world.torn > 0);
        QVERIFY(broken(world) > world.torn);

        Session again(experimentFromText(toJson(played.experiment()).dump(1), "file"));
        while (again.simulation(0).steps() < played.simulation(0).steps()) again.step();
        QCOMPARE(bytes(again), bytes(played));

        Session half(played.experiment());
        for (int i = 0; i < 25; ++i) half.step(); // in the middle of the drag
        Session continued = Session::fromState(Json::parse(half.save().dump()));
        while (continued.simulation(0).steps() < played.simulation(0).steps()) continued.step();
        QCOMPARE(continued.save()["runs"].dump(), played.save()["runs"].dump());
    }

    void aTearCountsWhenItLeadsFromTheBorderInwards() {
        World world = net(6, 6);
        CutPath path(world);
        const auto cut = [&](std::uint32_t a, std::uint32_t b) {
            world.stickFlags[stickBetween(world, a, b)] |= Cut;
        };
        QVERIFY(path.find(world).empty());
        cut(14, 20); // inside: a hole of two sticks
        cut(15, 21);
        QVERIFY(path.find(world).empty());
        QVERIFY(!path.reachesBorder(world));
        cut(12, 18); // on the left border, but not yet connected
        QVERIFY(path.find(world).empty());
        cut(13, 19); // between them
        QCOMPARE(path.find(world),
                 (std::vector<std::uint32_t>{stickBetween(world, 12, 18), stickBetween(world, 13, 19),
                                             stickBetween(world, 14, 20), stickBetween(world, 15, 21)}));
        QVERIFY(path.reachesBorder(world));
    }

    void nicksInTheBorderAndThingsWithoutCellsAreNoTears() {
        World world = net(6, 6);
        world.stickFlags[stickBetween(world, 2, 3)] |= Cut; // a single stick on the border
        QVERIFY(CutPath(world).find(world).empty());
        World rope = net(10, 1);
        for (auto& flags : rope.stickFlags) flags |= Cut;
        QVERIFY(CutPath(rope).find(rope).empty());
        World none;
        QVERIFY(CutPath(none).find(none).empty());
    }

    void aNetOfTrianglesHasTrianglesForCells() {
        World world = net(4, 4);
        for (std::uint32_t row = 0; row < 3; ++row)
            for (std::uint32_t column = 0; column < 3; ++column)
                world.addStick(row * 4 + column, (row + 1) * 4 + column + 1);
        // From the left border into the square, across its diagonal, to its right side.
        for (const auto& [a, b] : {std::pair{4U, 8U}, {4U, 9U}, {5U, 9U}})
            world.stickFlags[stickBetween(world, a, b)] |= Cut;
        QCOMPARE(CutPath(world).find(world),
                 (std::vector<std::uint32_t>{stickBetween(world, 4, 8), stickBetween(world, 4, 9),
                                             stickBetween(world, 5, 9)}));
        world.stickFlags[stickBetween(world, 4, 9)] = 0; // the diagonal is whole
        QVERIFY(CutPath(world).find(world).empty());
    }

    void aStarOfManySticksIsNoHang() {
        World world;
        world.addParticle({0, 0});
        for (std::uint32_t i = 1; i < 5000; ++i) {
            world.addParticle({std::cos(0.001 * i), std::sin(0.001 * i)});
            world.addStick(0, i);
            if (i > 1) world.addStick(i, i - 1);
        }
        for (auto& flags : world.stickFlags) flags |= Cut;
        QVERIFY(CutPath(world).find(world).empty());
    }
};

REGISTER_TEST(Hands)

} // namespace timestep::hands_test
#include "hands.moc"
