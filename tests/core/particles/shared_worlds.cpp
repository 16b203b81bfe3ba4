// SPDX-License-Identifier: GPL-3.0-or-later
// A world has the same bytes on any number of threads (core/team.h).
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/world/walls.h"
#include "core/random.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "core/table/csv.h"
#include "core/team.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <set>

namespace timestep::shared_worlds_test {

namespace {

/// Table and positions after the steps.
std::string bytesOf(const Experiment& experiment, unsigned threads, std::size_t fewest, int steps) {
    const TeamSize size(threads, fewest);
    Session session(experiment);
    for (int n = 0; n < steps; ++n) session.step();
    std::string bytes = toCsv(session.table(), {});
    const World& world = *session.simulation(0).world();
    for (const std::vector<double>* list : {&world.x, &world.y, &world.previousX, &world.previousY})
        bytes.append(reinterpret_cast<const char*>(list->data()), list->size() * sizeof(double));
    return bytes;
}

Experiment cloth(double side, const char* order, const char* relaxation) {
    Experiment experiment = standardExperiment(clothScene);
    experiment.parameters.set("columns", side);
    experiment.parameters.set("rows", side);
    experiment.parameters.set("start-jitter", 0.5);
    ParameterValues& method = experiment.runs.front().method;
    method.set("relaxation", relaxation);
    method.set("order", order);
    method.set("passes", 2.0);
    return experiment;
}

} // namespace

class SharedWorlds : public QObject {
    Q_OBJECT

private slots:
    void everySceneHasTheSameBytesOnAnyNumberOfThreads() {
        int compared = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Particles || scene.source == WorldSource::File) continue;
            Experiment experiment = standardExperiment(scene);
            experiment.runs.front().method.set("order", "by-colour");
            experiment.runs.front().method.set("passes", 2.0);
            const std::string alone = bytesOf(experiment, 1, 1, 2);
            for (const unsigned threads : {2U, 3U, 5U})
                QVERIFY2(bytesOf(experiment, threads, 1, 2) == alone, scene.id.data());
            ++compared;
        }
        QVERIFY(compared > 10);
    }

    void aLargeClothHasTheSameBytesOnAnyNumberOfThreads() {
        for (const char* relaxation : {"gauss-seidel", "xpbd"}) {
            const Experiment experiment = cloth(132, "by-colour", relaxation);
            const std::string alone = bytesOf(experiment, 1, 16384, 1);
            for (const unsigned threads : {2U, 3U, 5U, 16U})
                QVERIFY2(bytesOf(experiment, threads, 16384, 1) == alone, relaxation);
        }
    }

    void wallsHaveTheSameBytesOnAnyNumberOfThreads() {
        World start = worldOf(cloth(20, "as-made", "gauss-seidel"), 0);
        Random random(3);
        for (std::size_t i = 0; i < start.particles(); ++i) { // a third of them beyond a wall
            start.previousX[i] = random.uniform(-40, 240);
            start.previousY[i] = random.uniform(-40, 240);
            start.x[i] = random.uniform(-40, 240);
            start.y[i] = random.uniform(-40, 240);
        }
        start.rules.walls = true;
        start.rules.box = {0, 0, 200, 200};
        start.rules.bounce = 0.5;
        const auto after = [&](unsigned threads) {
            const TeamSize size(threads, 1);
            World world = start;
            applyWalls(world);
            return std::vector{world.x, world.y, world.previousX, world.previousY};
        };
        for (const WallRule rule : {WallRule::ClampOnly, WallRule::ClampAndFlip, WallRule::Mirror,
                                    WallRule::MirrorAsClojure, WallRule::ClampThenFlip})
            for (const FloorFriction friction : {FloorFriction::None, FloorFriction::FreezeX,
                                                 FloorFriction::Depth, FloorFriction::Coulomb}) {
                start.rules.wallRule = rule;
                start.rules.floorFriction = friction;
                const auto alone = after(1);
                QVERIFY(alone != (std::vector{start.x, start.y, start.previousX, start.previousY}));
                QCOMPARE(after(3), alone);
            }
    }

    /// The longest stretches of the order in which no particle comes twice are its colours.
    void aColourHasNoParticleTwice() {
        const auto stretches = [](StickOrder order) {
            const World world = worldOf(cloth(30, "as-made", "gauss-seidel"), 0);
            RelaxationWork work;
            const WorldMethod method = gaussSeidelMethod(1, order);
            work.prepare(world, method);
            std::set<std::uint32_t> seen;
            int count = 1;
            for (const std::uint32_t s : work.order) {
                const std::uint32_t a = world.stickA[s], b = world.stickB[s];
                if (seen.contains(a) || seen.contains(b)) {
                    seen.clear();
                    ++count;
                }
                seen.insert({a, b});
            }
            return count;
        };
        QCOMPARE_LE(stretches(StickOrder::ByColour),
                    7); // at most 2 * 4 - 1 colours, as a particle has 4 sticks
        QCOMPARE_GT(stretches(StickOrder::AsMade), 500);
    }
};

REGISTER_TEST(SharedWorlds)

} // namespace timestep::shared_worlds_test

#include "shared_worlds.moc"
