// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel that visits sticks by levels gives the bytes of the text, which visits them one after the other.
#include "core/kernels/stick_levels.h"
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/relaxation/stick_shares.h"
#include "core/run/experiment/experiment.h"
#include "core/scenes/scene_list.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <functional>
#include <hwy/highway.h>

namespace timestep::stick_levels_test {

namespace {

constexpr StickOrder fixedOrders[] = {StickOrder::AsMade,   StickOrder::Reversed, StickOrder::RedBlack,
                                      StickOrder::Coloured, StickOrder::GridRows, StickOrder::ByColour};

/// Makes passes of the kernel, even with few sticks. Returns lambda.
std::vector<double> relaxByLevels(World& world, const WorldMethod& method, int passes, double h = 1) {
    RelaxationWork work;
    work.prepare(world, method);
    StickLevels levels(world, work.order, work.shares, work.weights);
    std::vector<double> lambda(work.lambda.size(), 0);
    for (int pass = 0; pass < passes; ++pass) levels.relax(world, *method.relaxation->kernel, h, lambda);
    return lambda;
}

/// The positions; a pass changes nothing else.
std::string placesOf(const World& world) {
    std::string all;
    for (const std::vector<double>* list : {&world.x, &world.y})
        all.append(reinterpret_cast<const char*>(list->data()), list->size() * sizeof(double));
    return all;
}

/// Runs the function with each set of vector instructions.
void onEveryProcessor(const std::function<void(const char*)>& function) {
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit(); // the next call selects the vector code again
        const bool chosen = hwy::SupportedTargets() == target;
        function(hwy::TargetName(target));
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().DeInit();
        QVERIFY(chosen);
    }
}

/// A cloth with one-way, cut and compliant sticks, one of them without a direction.
World tangledCloth() {
    ParameterValues values(clothScene.parameters);
    values.set("columns", 37.0);
    values.set("rows", 23.0);
    values.set("start-jitter", 0.8);
    World world = clothScene.world(values, {}, 3);
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (s % 5 == 0) world.stickFlags[s] |= TensionOnly;
        if (s % 41 == 3) world.stickFlags[s] |= Cut;
        world.compliance[s] = 0.02 * static_cast<double>(s % 7);
    }
    world.x[40] = world.x[41];
    world.y[40] = world.y[41];
    world.x[0] = -0.0;
    return world;
}

/// Rows of particles whose neighbours in the next row are also joined by diagonals.
World bracedNet(std::uint32_t side) {
    World world;
    for (std::uint32_t i = 0; i < side * side; ++i)
        world.addParticle({i % side + 0.01 * std::sin(i), i / side + 0.01 * std::cos(i)}, 1 + i % 3, i == 0);
    for (std::uint32_t i = 0; i < side * side; ++i) {
        if (i % side > 0) world.addStickOfLength(i - 1, i, 1);
        if (i >= side) world.addStickOfLength(i, i - side, 1);
        if (i >= side && i % side > 0) world.addStickOfLength(i - side - 1, i, 1.4);
    }
    for (std::size_t s = 0; s < world.sticks(); ++s)
        world.stiffness[s] = 0.5 + 0.001 * static_cast<double>(s);
    return world;
}

} // namespace

class StickLevelsTest : public QObject {
    Q_OBJECT

private slots:
    void everySceneGivesTheBytesOfTheText() {
        int compared = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Particles || scene.source == WorldSource::File) continue;
            World moved = worldOf(standardExperiment(scene), 0);
            moved.placePrevious(1);
            moved.startVelocities.clear();
            WorldStepper stepper;
            for (int n = 0; n < 5; ++n) stepper.step(moved, gaussSeidelMethod(1), n, 1.0 / 60);
            for (const Relaxation& relaxation : relaxations())
                for (const StickOrder order : fixedOrders) {
                    if (!relaxation.kernel) continue;
                    WorldMethod method;
                    method.relaxation = &relaxation;
                    method.order = order;
                    World text = moved, levels = moved;
                    const auto lambda = relaxByText(text, method, 3);
                    QVERIFY2(relaxByLevels(levels, method, 3) == lambda, scene.id.data());
                    QVERIFY2(placesOf(levels) == placesOf(text), scene.id.data());
                    ++compared;
                }
        }
        QVERIFY(compared > 500);
    }

    void everyProcessorGivesTheBytesOfTheText_data() {
        QTest::addColumn<QString>("relaxation");
        QTest::addColumn<int>("order");
        for (const Relaxation& relaxation : relaxations())
            for (const StickOrder order : fixedOrders)
                if (relaxation.kernel)
                    QTest::addRow("%s %d", relaxation.id.data(), static_cast<int>(order))
                        << QString::fromUtf8(relaxation.id.data()) << static_cast<int>(order);
    }
    void everyProcessorGivesTheBytesOfTheText() {
        QFETCH(QString, relaxation);
        QFETCH(int, order);
        WorldMethod method;
        method.relaxation = findRelaxation(relaxation.toStdString());
        method.order = static_cast<StickOrder>(order);
        for (const World& world : {tangledCloth(), bracedNet(9)}) {
            World text = world;
            const auto lambda = relaxByText(text, method, 7);
            QVERIFY(placesOf(text) != placesOf(world));
            onEveryProcessor([&](const char* name) {
                World levels = world;
                QVERIFY2(relaxByLevels(levels, method, 7) == lambda, name);
                QVERIFY2(placesOf(levels) == placesOf(text), name);
            });
        }
    }

    /// The text computes small worlds and orders that change from pass to pass.
    void stepsChooseOneOfThemAndGiveTheSameBytes() {
        for (const Relaxation& relaxation : relaxations()) {
            if (!relaxation.ordered) continue;
            for (const StickOrder order :
                 {StickOrder::AsMade, StickOrder::Alternating, StickOrder::Random, StickOrder::Coloured,
                  StickOrder::GridRows, StickOrder::ByColour}) {
                WorldMethod method;
                method.relaxation = &relaxation;
                method.order = order;
                method.passes = 7;
                for (const World& world : {tangledCloth(), bracedNet(4), bracedNet(9)}) {
                    World text = world, chosen = world;
                    const auto lambda = relaxByText(text, method, 7);
                    WorldStepper stepper;
                    stepper.relax(chosen, method, 7);
                    QCOMPARE(placesOf(chosen), placesOf(text));
                    QVERIFY(std::vector<double>(stepper.transmitted().begin(), stepper.transmitted().end()) ==
                            lambda);
                }
            }
        }
    }

    /// The kernel knows no damping, so the text computes damped sticks.
    void dampedSticksMoveAsTheTextMovesThem() {
        const WorldMethod method = [] {
            WorldMethod xpbd;
            xpbd.relaxation = findRelaxation("xpbd");
            xpbd.passes = 3;
            return xpbd;
        }();
        const World plain = tangledCloth();
        World damped = plain;
        damped.damping[100] = 5;
        QVERIFY(damped.compliance[100] > 0);
        World text = damped, undamped = plain;
        for (World* world : {&damped, &text, &undamped}) // positions before the passes are those of relax()
            for (int i = 0; i < 2; ++i) {
                if (world == &text)
                    relaxByText(*world, method, 3);
                else
                    WorldStepper().relax(*world, method, 3);
            }
        QCOMPARE(placesOf(damped), placesOf(text));
        QVERIFY(placesOf(damped) != placesOf(undamped));
    }

    void aStickCutDuringARunIsCut() {
        for (const Relaxation& relaxation : relaxations()) {
            if (!relaxation.kernel) continue;
            WorldMethod method;
            method.relaxation = &relaxation;
            World world = tangledCloth();
            WorldStepper stepper;
            stepper.relax(world, method, 2);
            for (std::size_t s = 0; s < world.sticks(); s += 7) world.stickFlags[s] |= Cut;
            World text = world;
            stepper.relax(world, method, 2);
            relaxByText(text, method, 2);
            QCOMPARE(placesOf(world), placesOf(text));
        }
    }
};

REGISTER_TEST(StickLevelsTest)

} // namespace timestep::stick_levels_test

#include "stick_levels.moc"
