// SPDX-License-Identifier: GPL-3.0-or-later
// Gauss-Seidel on chains, orders of sticks and loop orders, compared with independently computed numbers.
#include "core/scenes/scene_list.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <set>

namespace timestep::relaxation_test {

namespace {

const std::vector<Point> unevenRow = {{0, 0},    {1.13, 0}, {2.05, 0}, {3.31, 0}, {4.22, 0},
                                      {5.41, 0}, {6.38, 0}, {7.29, 0}, {8.66, 0}, {9.52, 0}};

const std::vector<Point> zigzag = {{0, 0},        {0.42, -0.31}, {0.97, -0.12}, {1.28, -0.71},
                                   {1.93, -0.66}, {2.31, -1.22}, {2.77, -0.98}};

/// Passes until the norm of the residual is below a hundredth of that of a chain stretched by 10 %.
int sweepsToOnePercent(int sticks, bool pinned) {
    World world = chain(row(sticks, 1.1), 1, pinned);
    const double start = residualNorm(world);
    int sweeps = 0;
    const WorldMethod method = gaussSeidelMethod(1);
    WorldStepper stepper;
    for (; residualNorm(world) >= start / 100; ++sweeps) stepper.relax(world, method, 1);
    return sweeps;
}

/// Residual of the pinned zigzag after ten passes in one step.
double zigzagResidual(StickOrder order) {
    World world = chain(zigzag, 0.55, true);
    WorldStepper().step(world, gaussSeidelMethod(10, order), 0, 1);
    return residualNorm(world);
}

struct Dropped {
    double worst = 0; ///< largest strain at any frame end [1]
    double area = 0;  ///< after 400 frames [px²]
};

Dropped dropBox(int passes, bool braced) {
    ParameterValues values(droppedBoxScene.parameters);
    values.set("braced", braced ? 1.0 : 0.0);
    World world = droppedBoxScene.world(values, {}, 1);
    WorldStepper stepper;
    Dropped result;
    for (int n = 0; n < 400; ++n) {
        stepper.step(world, gaussSeidelMethod(passes), n, 1);
        result.worst = std::max(result.worst, largestStrain(world));
        if (distanceOutside(world) != 0) result.worst = 99;
    }
    result.area = std::abs(outlineArea(world));
    return result;
}

/// Largest distance outside and largest error of the stick [px] at the ends of three frames.
std::pair<double, double> stickAndFloor(LoopOrder loopOrder) {
    World world = stickAndFloorScene.world(ParameterValues(stickAndFloorScene.parameters), {}, 1);
    WorldMethod method = gaussSeidelMethod(4);
    method.loopOrder = loopOrder;
    WorldStepper stepper;
    double outside = 0;
    double error = 0;
    for (int n = 0; n < 3; ++n) {
        stepper.step(world, method, n, 1);
        outside = std::max(outside, distanceOutside(world));
        error = std::max(error, largestStrain(world) * 2.09);
    }
    return {outside, error};
}

/// Positions of the zigzag after one step.
std::vector<double> zigzagAfter(const WorldMethod& method, std::int64_t step) {
    World world = chain(zigzag, 0.55, true);
    WorldStepper().step(world, method, step, 1);
    return world.x;
}

} // namespace

class Relaxations : public QObject {
    Q_OBJECT

private slots:
    void everyRelaxationIsFoundByItsNames() {
        std::set<std::string_view> names;
        for (const Relaxation& relaxation : relaxations()) {
            QVERIFY(names.insert(relaxation.id).second);
            QCOMPARE(findRelaxation(relaxation.id), &relaxation);
            for (const std::string_view alias : relaxation.aliases) {
                QVERIFY(names.insert(alias).second);
                QCOMPARE(findRelaxation(alias), &relaxation);
            }
            QVERIFY(!relaxation.name.empty() && !relaxation.code.empty() && !relaxation.reference.empty());
            QVERIFY(relaxation.pass != nullptr);
        }
        QVERIFY(findRelaxation("no such") == nullptr);
    }

    void everyRelaxationSaysTrulyWhetherTheOrderMatters() {
        for (const Relaxation& relaxation : relaxations()) {
            WorldMethod method = gaussSeidelMethod(1);
            method.relaxation = &relaxation;
            const std::vector<double> forward = zigzagAfter(method, 0);
            method.order = StickOrder::Reversed;
            QCOMPARE(zigzagAfter(method, 0) != forward, relaxation.ordered);
        }
    }

    void sweepsToOnePercentGrowWithTheSquareOfTheLinks() {
        QCOMPARE(sweepsToOnePercent(5, false), 17);
        QCOMPARE(sweepsToOnePercent(10, false), 56);
        QCOMPARE(sweepsToOnePercent(20, false), 203);
        QCOMPARE(sweepsToOnePercent(40, false), 769);
        QCOMPARE(sweepsToOnePercent(80, false), 2996);
        QCOMPARE(sweepsToOnePercent(5, true), 47);
        QCOMPARE(sweepsToOnePercent(10, true), 184);
        QCOMPARE(sweepsToOnePercent(20, true), 733);
        QCOMPARE(sweepsToOnePercent(40, true), 2924);
        QCOMPARE(sweepsToOnePercent(80, true), 11685);
    }

    void theResidualShrinksAtTheRateOfTheTheory() {
        World world = chain(unevenRow, 1, false);
        COMPARE_NEAR(residualNorm(world), 0.548270, 5e-7);
        relax(world, 34);
        COMPARE_NEAR(residualNorm(world), 6.2e-3, 5e-5);
        const double before = residualNorm(world);
        relax(world, 1);
        const double pi = std::acos(-1.0);
        COMPARE_NEAR(residualNorm(world) / before, std::pow(std::cos(pi / 10), 2), 1e-4); // 0.904508
    }

    void theOrderOfSticksChangesTheIterates() {
        COMPARE_NEAR(zigzagResidual(StickOrder::AsMade), 1.88e-5, 5e-8);
        COMPARE_NEAR(zigzagResidual(StickOrder::Reversed), 8.57e-6, 5e-9);
        COMPARE_NEAR(zigzagResidual(StickOrder::Alternating), 1.183e-4, 5e-8);
    }

    void alternatingAlternatesAlsoWithOnePassPerStep() {
        World stepped = chain(zigzag, 0.55, true);
        World once = stepped;
        WorldStepper stepper;
        for (int n = 0; n < 10; ++n) {
            stepper.step(stepped, gaussSeidelMethod(1, StickOrder::Alternating), n, 1);
            stepped.previousX = stepped.x; // at rest again
            stepped.previousY = stepped.y;
        }
        stepper.step(once, gaussSeidelMethod(10, StickOrder::Alternating), 0, 1);
        QCOMPARE(stepped.x, once.x);
        QCOMPARE(stepped.y, once.y);
    }

    void listedOrdersAreFollowed() {
        WorldMethod listed = gaussSeidelMethod(3, StickOrder::Listed);
        listed.listed = {5, 4, 3, 2, 1, 0};
        QCOMPARE(zigzagAfter(listed, 0), zigzagAfter(gaussSeidelMethod(3, StickOrder::Reversed), 0));
        listed.listed = {0, 2, 4, 1, 3, 5};
        QVERIFY(zigzagAfter(listed, 0) != zigzagAfter(gaussSeidelMethod(3), 0));
    }

    void randomOrdersFollowFromSeedStepAndPass() {
        WorldMethod method = gaussSeidelMethod(1, StickOrder::Random);
        QCOMPARE(zigzagAfter(method, 5), zigzagAfter(method, 5));
        std::set<std::vector<double>> results;
        for (int step = 0; step < 40; ++step) results.insert(zigzagAfter(method, step));
        QVERIFY(results.size() > 10);
        WorldMethod other = method;
        other.seed = 2;
        int different = 0;
        for (int step = 0; step < 10; ++step)
            different += zigzagAfter(method, step) != zigzagAfter(other, step);
        QVERIFY(different > 5);
    }

    void residualsAreShownBeforeAndAfterEachPass() {
        World world = chain(zigzag, 0.55, true);
        World same = world;
        WorldStepper stepper;
        QVERIFY(stepper.residuals().empty());
        stepper.step(world, gaussSeidelMethod(4), 0, 1);
        QCOMPARE(stepper.residuals().size(), std::size_t(5));
        QCOMPARE(stepper.residuals()[0], rmsStrain(same));
        for (std::size_t pass = 1; pass <= 4; ++pass) {
            relax(same, 1);
            QCOMPARE(stepper.residuals()[pass], rmsStrain(same));
        }
    }

    void aDroppedBoxIsAsStiffAsThePassesMakeIt() {
        const struct {
            int passes;
            double worst, area;
        } table[] = {{1, 0.214448834245747, 9899.937133921587},
                     {2, 0.1186781752670778, 9966.643081305694},
                     {4, 0.056273269571804896, 9993.330179055316},
                     {8, 0.022713470128046254, 9999.607164827972},
                     {16, 0.003692400605294077, 9999.998360614885}};
        for (const auto& line : table) {
            const Dropped result = dropBox(line.passes, true);
            COMPARE_NEAR(result.worst, line.worst, 1e-9);
            COMPARE_NEAR(result.area, line.area, 1e-6);
        }
        const Dropped folded = dropBox(16, false);
        COMPARE_NEAR(folded.worst, 0.0019761799097941513, 1e-9);
        QVERIFY(folded.area < 1e-6);
    }

    void whoComesLastDecidesWhetherPointsEndOutside() {
        const auto [buggyOutside, buggyError] = stickAndFloor(LoopOrder::WallsOnceBefore);
        COMPARE_NEAR(buggyOutside, 0.316374, 5e-7);
        QVERIFY(buggyError < 1e-14);
        const auto [sticksOutside, sticksError] = stickAndFloor(LoopOrder::SticksLast);
        COMPARE_NEAR(sticksOutside, 0.024671, 5e-7);
        QVERIFY(sticksError < 1e-14);
        const auto [wallsOutside, wallsError] = stickAndFloor(LoopOrder::WallsLast);
        QCOMPARE(wallsOutside, 0.0);
        COMPARE_NEAR(wallsError, 0.056261, 5e-7);
        const auto [onceOutside, onceError] = stickAndFloor(LoopOrder::WallsOnceAfter);
        QCOMPARE(onceOutside, 0.0);
        COMPARE_NEAR(onceError, 0.697544, 5e-7);
    }

    void aStepAllocatesNothing() {
        ParameterValues values(clothScene.parameters);
        values.set("columns", 8.0);
        values.set("rows", 6.0);
        for (const StickOrder order : {StickOrder::AsMade, StickOrder::Reversed, StickOrder::Alternating,
                                       StickOrder::Random, StickOrder::Listed}) {
            World world = clothScene.world(values, {}, 1);
            WorldMethod method = gaussSeidelMethod(5, order);
            method.listed.resize(world.sticks());
            std::iota(method.listed.begin(), method.listed.end(), 0U);
            WorldStepper stepper;
            stepper.step(world, method, 0, 0.01);
            const std::size_t before = allocations();
            for (int n = 1; n < 20; ++n) stepper.step(world, method, n, 0.01);
            QCOMPARE(allocations(), before);
        }
        if (countsAllocations) QVERIFY(allocations() > 0);
    }

    void floatPositionsHaveTheDigitsOfFloatAndStopThere() {
        double residual[2];
        for (const Precision precision : {Precision::Double, Precision::Float}) {
            World world = chain(row(9, 1.1), 1, false);
            world.previousX = world.x;
            WorldMethod method = gaussSeidelMethod(600);
            method.precision = precision;
            WorldStepper().step(world, method, 0, 1.0 / 60);
            residual[static_cast<int>(precision)] = residualNorm(world);
            bool rounded = true;
            for (const double x : world.x)
                rounded = rounded && x == static_cast<double>(static_cast<float>(x));
            QCOMPARE(rounded, precision == Precision::Float);
        }
        QVERIFY(residual[0] < 1e-14);
        QVERIFY(residual[1] > 1e-8 && residual[1] < 1e-5);
    }

    void theSettingsOfARunBecomeAMethod() {
        ParameterValues values(worldMethodParameters());
        WorldMethod method = worldMethod(values, {}, 5);
        QCOMPARE(method.relaxation, &relaxations().front());
        QCOMPARE(method.passes, 1);
        QCOMPARE(method.order, StickOrder::AsMade);
        QCOMPARE(method.loopOrder, LoopOrder::WallsLast);
        QCOMPARE(method.pinRule, PinRule::InverseMass);
        QCOMPARE(method.seed, std::uint64_t(5));
        values.set("relaxation", std::string_view("gauss-seidel"));
        values.set("passes", 16.0);
        values.set("order", std::string_view("listed"));
        values.set("loop-order", std::string_view("walls-once-before"));
        values.set("pin-rule", std::string_view("half"));
        method = worldMethod(values, {1, 0}, 5);
        QCOMPARE(method.passes, 16);
        QCOMPARE(method.order, StickOrder::Listed);
        QCOMPARE(method.loopOrder, LoopOrder::WallsOnceBefore);
        QCOMPARE(method.pinRule, PinRule::Half);
        QCOMPARE(method.listed, (std::vector<std::uint32_t>{1, 0}));
    }
};

REGISTER_TEST(Relaxations)

} // namespace timestep::relaxation_test
#include "relaxation.moc"
