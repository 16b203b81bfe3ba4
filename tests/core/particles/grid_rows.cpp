// SPDX-License-Identifier: GPL-3.0-or-later
// The order "grid-rows": the meshes for which it is offered, the order itself, and its results.
#include "core/input_error.h"
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/world/stick_grid.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

namespace timestep::grid_rows_test {

namespace {

/// A net of particles at integer positions, numbered row by row; sticks to the left and to the previous row.
World net(std::uint32_t columns, std::uint32_t rows) {
    World world;
    for (std::uint32_t r = 0; r < rows; ++r)
        for (std::uint32_t c = 0; c < columns; ++c) {
            const std::uint32_t p = world.addParticle({1.0 * c, -1.0 * r});
            if (c > 0) world.addStick(p, p - 1);
            if (r > 0) world.addStick(p, p - columns);
        }
    return world;
}

World pinnedAbove(World world, std::uint32_t columns) {
    for (std::uint32_t c = 0; c < columns; ++c) world.flags[c] = Pinned;
    return world;
}

WorldMethod methodWith(StickOrder order, int passes) {
    WorldMethod method = gaussSeidelMethod(passes);
    method.order = order;
    return method;
}

/// The ends of the sticks in their order.
std::vector<std::pair<std::uint32_t, std::uint32_t>> orderOf(const World& world) {
    std::vector<std::uint32_t> order;
    arrangeSticks(order, world, methodWith(StickOrder::GridRows, 1), 0, 0, 0);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
    for (const std::uint32_t s : order) ends.push_back(std::minmax(world.stickA[s], world.stickB[s]));
    return ends;
}

/// Lets a world hang for a while.
World hung(World world, StickOrder order, int steps = 60) {
    world.rules.gravity = {0, -1};
    WorldStepper stepper;
    for (int n = 0; n < steps; ++n) stepper.step(world, methodWith(order, 5), n, 0.05);
    return world;
}

std::vector<double> placesOf(const World& world) {
    std::vector<double> all = world.x;
    all.insert(all.end(), world.y.begin(), world.y.end());
    return all;
}

using Ends = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

} // namespace

class GridRows : public QObject {
    Q_OBJECT

private slots:
    void gridsAreFoundFromTheirSticks() {
        const World whole = net(7, 4);
        const auto grid = gridOf(whole);
        QVERIFY(grid);
        QCOMPARE(grid->first, 0U);
        QCOMPARE(grid->columns, 7U);
        QCOMPARE(grid->row(20), 2U);
        QCOMPARE(grid->column(20), 6U);

        World torn; // after a particle without sticks, and with missing sticks
        torn.addParticle({9, 9});
        for (std::size_t p = 0; p < whole.particles(); ++p) torn.addParticle({whole.x[p], whole.y[p]});
        for (std::size_t s = 0; s < whole.sticks(); ++s)
            if (s % 3 != 1) torn.addStick(whole.stickA[s] + 1, whole.stickB[s] + 1);
        QVERIFY(gridOf(torn));
        QCOMPARE(gridOf(torn)->first, 1U);
        QCOMPARE(gridOf(torn)->columns, 7U);

        World braced = whole;
        braced.addStick(0, 8);
        QVERIFY(!gridOf(braced));
        World around = whole; // from the end of a row to the beginning of the next
        around.addStick(6, 7);
        QVERIFY(!gridOf(around));
        QVERIFY(!gridOf(net(7, 1)));
        QVERIFY(!gridOf(net(1, 7)));
        QVERIFY(!gridOf(World()));
    }

    void everySceneWithAGridTakesTheOrderAndNoOther() {
        std::size_t grids = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Particles || scene.source == WorldSource::File) continue;
            Experiment experiment = standardExperiment(scene);
            experiment.duration = 5 * experiment.step;
            const auto grid = gridOf(worldOf(experiment, 0));
            if (!experiment.runs[0].method.has("order")) continue;
            experiment.runs[0].method.set("relaxation", "gauss-seidel");
            experiment.runs[0].method.set("order", "grid-rows");
            std::string sentence;
            try {
                Session(experiment).runToEnd();
            } catch (const InputError& error) {
                sentence = error.what();
            }
            QVERIFY2(grid.has_value() == sentence.empty(), scene.id.data());
            if (grid)
                ++grids;
            else
                QVERIFY2(sentence.starts_with("this order needs sticks that form a grid"), sentence.c_str());
        }
        QVERIFY2(grids >= 4, qPrintable(QString::number(grids)));
    }

    void aRefusedOrderChangesNothing() {
        Experiment experiment = standardExperiment(*findScene("rope"));
        experiment.duration = 10 * experiment.step;
        Session untouched(experiment), asked(experiment);
        Event event;
        event.kind = EventKind::Set;
        event.key = "order";
        event.value = "grid-rows";
        QVERIFY_THROWS_EXCEPTION(InputError, asked.perform(event));
        untouched.runToEnd();
        asked.runToEnd();
        QCOMPARE(asked.save().dump(), untouched.save().dump());
    }

    void theOrderIsASweepOfLinesFromThePins() {
        const World hanging = pinnedAbove(net(4, 3), 4);
        const Ends down = {{0, 1}, {2, 3}, {1, 2}, {0, 4},  {1, 5},  {2, 6}, {3, 7},   {4, 5}, {6, 7},
                           {5, 6}, {4, 8}, {5, 9}, {6, 10}, {7, 11}, {8, 9}, {10, 11}, {9, 10}};
        QCOMPARE(orderOf(hanging), down);
        QCOMPARE(orderOf(net(4, 3)), down); // without pins

        World standing = net(4, 3);
        standing.flags[9] = Pinned;
        const Ends up = {{8, 9}, {10, 11}, {9, 10}, {4, 8}, {5, 9}, {6, 10}, {7, 11}, {4, 5}, {6, 7},
                         {5, 6}, {0, 4},   {1, 5},  {2, 6}, {3, 7}, {0, 1},  {2, 3},  {1, 2}};
        QCOMPARE(orderOf(standing), up);

        World flag = net(4, 2); // pinned at its left side, so the lines are the columns
        flag.flags[0] = flag.flags[4] = Pinned;
        const Ends aside = {{0, 4}, {0, 1}, {4, 5}, {1, 5}, {1, 2}, {5, 6}, {2, 6}, {2, 3}, {6, 7}, {3, 7}};
        QCOMPARE(orderOf(flag), aside);
    }

    void aTornNetKeepsItsOrder() {
        World world = pinnedAbove(net(21, 13), 21);
        const auto whole = orderOf(world);
        for (std::size_t s = 0; s < world.sticks(); s += 7) world.stickFlags[s] |= Cut;
        QCOMPARE(orderOf(world), whole);

        // Cut during the run, before it, or relaxed one after the other: the same bytes.
        World later = pinnedAbove(net(21, 13), 21);
        WorldStepper stepper;
        const WorldMethod method = methodWith(StickOrder::GridRows, 3);
        stepper.relax(later, method, 1);
        World before = later;
        for (World* each : {&later, &before})
            for (std::size_t s = 0; s < each->sticks(); s += 7) each->stickFlags[s] |= Cut;
        for (World* each : {&later, &before}) {
            each->x[150] += 0.3;
            each->y[151] -= 0.4;
        }
        World plain = before;
        stepper.relax(later, method, 4);
        WorldStepper().relax(before, method, 4);
        relaxByText(plain, method, 4);
        QCOMPARE(placesOf(later), placesOf(plain));
        QCOMPARE(placesOf(before), placesOf(plain));
    }

    void underAPinnedRowItIsTheColouredOrder() {
        const World hanging = pinnedAbove(net(37, 23), 37);
        const World rows = hung(hanging, StickOrder::GridRows);
        QCOMPARE(placesOf(rows), placesOf(hung(hanging, StickOrder::Coloured)));
        QVERIFY(placesOf(rows) != placesOf(hung(hanging, StickOrder::AsMade)));
        World corners = net(37, 23);
        corners.flags[0] = corners.flags[36] = Pinned;
        QVERIFY(placesOf(hung(corners, StickOrder::GridRows)) !=
                placesOf(hung(corners, StickOrder::Coloured)));
    }

    void howSoftAClothIsBesideTheMadeOrder_data() {
        QTest::addColumn<double>("every");
        QTest::addColumn<bool>("softer");
        for (const double every : {1.0, 2.0, 8.0, 15.0}) QTest::addRow("%g", every) << every << false;
        for (const double every : {3.0, 5.0}) QTest::addRow("%g", every) << every << true;
    }
    void howSoftAClothIsBesideTheMadeOrder() {
        QFETCH(double, every);
        QFETCH(bool, softer);
        ParameterValues values(clothScene.parameters);
        values.set("columns", 16.0);
        values.set("rows", 16.0);
        values.set("pin-every", every);
        double worst[2] = {};
        for (const StickOrder order : {StickOrder::AsMade, StickOrder::GridRows}) {
            World world = clothScene.world(values, {}, 1);
            world.rules.walls = false;
            WorldStepper stepper;
            stepper.measureResiduals(false);
            for (int n = 0; n < 800; ++n) stepper.step(world, methodWith(order, 4), n, 1.0 / 60);
            QVERIFY(stepper.residuals().empty());
            worst[order == StickOrder::GridRows] = largestStrain(world);
        }
        QVERIFY(worst[1] > 0.01);
        QVERIFY2((worst[1] > worst[0]) == softer, qPrintable(QString("%1 %2").arg(worst[0]).arg(worst[1])));
    }
};

REGISTER_TEST(GridRows)

} // namespace timestep::grid_rows_test

#include "grid_rows.moc"
