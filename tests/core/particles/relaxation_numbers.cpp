// SPDX-License-Identifier: GPL-3.0-or-later
// Every relaxation compared with independently computed numbers (50 digits) and with theory.
#include "core/scenes/scene_list.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <numbers>

namespace timestep::relaxation_numbers_test {

namespace {

WorldMethod methodOf(std::string_view id, int passes = 1) {
    WorldMethod method;
    method.relaxation = findRelaxation(id);
    method.passes = passes;
    return method;
}

const std::vector<Point> unevenRow = {{0, 0},    {1.13, 0}, {2.05, 0}, {3.31, 0}, {4.22, 0},
                                      {5.41, 0}, {6.38, 0}, {7.29, 0}, {8.66, 0}, {9.52, 0}};

/// Residual of the row of nine sticks after a number of passes.
double rowResidual(const WorldMethod& method, int passes) {
    World world = chain(unevenRow, 1, false);
    WorldStepper().relax(world, method, passes);
    return residualNorm(world);
}

/// A net with both diagonals in every mesh, pinned at one corner, with slightly shifted particles.
World bracedNet(std::uint32_t side) {
    World world;
    for (std::uint32_t r = 0; r < side; ++r)
        for (std::uint32_t c = 0; c < side; ++c) world.addParticle({1.0 * c, 1.0 * r}, 1, r + c == 0);
    for (std::uint32_t r = 0; r < side; ++r)
        for (std::uint32_t c = 0; c < side; ++c) {
            const std::uint32_t i = r * side + c;
            if (c > 0) world.addStick(i, i - 1);
            if (r > 0) world.addStick(i, i - side);
            if (c > 0 && r > 0) world.addStick(i, i - side - 1);
            if (c + 1 < side && r > 0) world.addStick(i, i - side + 1);
        }
    for (std::uint32_t i = 1; i < world.particles(); ++i) {
        world.x[i] += 0.01 * std::sin(1.0 + i * i);
        world.y[i] += 0.01 * std::cos(2.0 + i * i);
    }
    return world;
}

/// Angle of the rigid pendulum of data "rigid_stick_pendulum" after 250 steps [rad].
struct Swing {
    double angle = 0;
    double energyError = 0; ///< largest, per unit mass
};
Swing swing(const WorldMethod& method) {
    const double length = 0.83, g = 9.7, start = 1.1, h = 0.01;
    World world = chain({{0, 0}, {length * std::sin(start), -length * std::cos(start)}}, length, true);
    world.rules.gravity = {0, -g};
    startWorld(world, method, h);
    WorldStepper stepper;
    Swing result;
    const double energy = g * -length * std::cos(start);
    for (int n = 0; n < 250; ++n) {
        stepper.step(world, method, n, h);
        const Point v = worldVelocities(world, method, h, n * h)[1];
        result.energyError =
            std::max(result.energyError, std::abs((v.x * v.x + v.y * v.y) / 2 + g * world.y[1] - energy));
    }
    result.angle = std::atan2(world.x[1], -world.y[1]);
    return result;
}

struct HeavyEnd {
    double worst = 0, energy = 0;
    Point tip;
};
/// The chain of data "heavy_ended_chain_7_links" after one second.
HeavyEnd dropHeavyEnd(int substeps, int passes) {
    World world = chain(row(7, 0.23), 0.23, true);
    for (std::size_t i = 1; i < 8; ++i) world.inverseMass[i] = 1 / (i == 7 ? 3.1 : 0.4);
    world.rules.gravity = {0, -9.7};
    WorldMethod method = methodOf("gauss-seidel", passes);
    method.substeps = substeps;
    WorldStepper stepper;
    HeavyEnd result;
    for (int n = 0; n < 50; ++n) {
        stepper.step(world, method, n, 0.02);
        result.worst = std::max(result.worst, largestStrain(world));
    }
    result.energy = kineticEnergy(world, worldVelocities(world, method, 0.02, 1));
    for (std::size_t i = 1; i < 8; ++i) result.energy += 9.7 * world.y[i] / world.inverseMass[i];
    result.tip = {world.x[7], world.y[7]};
    return result;
}

/// x after some steps of the spring of data "compliant_spring"; the anchor is at 0.
double springAfter(WorldMethod method, int steps, double stiffness) {
    World world = chain({{0, 0}, {1.5, 0}}, 1, true);
    world.compliance[0] = 0.001;
    world.stiffness[0] = stiffness;
    WorldStepper stepper;
    for (int n = 0; n < steps; ++n) stepper.step(world, method, n, 1.0 / 60);
    return world.x[1];
}

} // namespace

class RelaxationNumbers : public QObject {
    Q_OBJECT

private slots:
    void jakobsensStickGoesWhereItWasComputed() { // numerics 3.1
        const double table[][2] = {{60, 88.24}, {90, 99.45}, {130, 96.65}, {250, 68.97}};
        for (const auto& line : table) {
            World world = chain({{0, 0}, {line[0], 0}}, 100, false);
            WorldStepper().relax(world, methodOf("jakobsen"), 1);
            COMPARE_NEAR(world.distance(0, 1), line[1], 0.005);
        }
    }

    void stiffnessPerStepDoesNotDependOnThePasses() { // Müller et al. 2007,
                                                      // section 3.3
        for (const int passes : {1, 2, 5, 16}) {
            World world = chain({{0, 0}, {1.5, 0}}, 1, false);
            world.stiffness[0] = 0.17;
            WorldMethod method = methodOf("gauss-seidel", passes);
            method.stiffnessForm = StiffnessForm::PerStep;
            WorldStepper().relax(world, method, passes);
            COMPARE_NEAR(world.strain(0) / 0.5, 0.83, 1e-14);
        }
    }

    void pikumasPinMovesAndIsPutBack() {
        World world = chain({{2, 0}, {3.5, 0}}, 1, true);
        world.previousX[0] = 7; // has no effect: a pin has no velocity
        WorldMethod method = methodOf("gauss-seidel");
        method.pinRule = PinRule::MovedAndReset;
        WorldStepper stepper;
        stepper.step(world, method, 0, 1);
        QCOMPARE(world.x[0], 2.25);
        QCOMPARE(world.x[1], 3.25);
        world.previousX[1] = world.x[1];
        stepper.step(world, method, 1, 1);
        QCOMPARE(world.x[0], 2.125);
        QCOMPARE(world.x[1], 3.125);
    }

    void residualsOfNineSticksAfter34Passes_data() { // numerics 3.2
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("order");
        QTest::addColumn<double>("omega");
        QTest::addColumn<double>("residual");
        const double best = 2 / (1 + std::sin(std::numbers::pi / 10));
        const auto line = [](const char* id, StickOrder order, double omega, double residual) {
            QTest::addRow("%s %d %g", id, static_cast<int>(order), omega)
                << id << static_cast<int>(order) << omega << residual;
        };
        line("gauss-seidel", StickOrder::AsMade, 1, 6.2e-3);
        line("gauss-seidel", StickOrder::Alternating, 1, 7.8e-3);
        line("gauss-seidel", StickOrder::RedBlack, 1, 8.0e-3);
        line("jacobi", StickOrder::AsMade, 1, 3.8e-2);
        line("jacobi-averaged", StickOrder::AsMade, 1, 5.8e-2);
        line("sor", StickOrder::AsMade, 1.4, 3.3e-5);
        line("sor", StickOrder::AsMade, best, 6.1e-9);
        line("chebyshev", StickOrder::AsMade, 1, 2.0e-5);
        line("xpbd", StickOrder::AsMade, 1, 6.2e-3);
    }
    void residualsOfNineSticksAfter34Passes() {
        QFETCH(QString, id);
        QFETCH(int, order);
        QFETCH(double, omega);
        QFETCH(double, residual);
        WorldMethod method = methodOf(id.toStdString());
        method.order = static_cast<StickOrder>(order);
        if (id == "sor") method.set("omega", omega);
        if (id == "chebyshev") method.set("rho", std::cos(std::numbers::pi / 10));
        const double measured = rowResidual(method, 34);
        COMPARE_NEAR2(measured, residual, 0.025 * std::abs(residual), qPrintable(QString::number(measured)));
    }

    void oneLinearSystemSolvesAStraightChain() {
        for (const char* id : {"direct", "shake", "rattle"}) {
            WorldMethod method = methodOf(id);
            method.set("tolerance", 0);
            QVERIFY(rowResidual(method, 1) < 1e-14);
        }
    }

    void theDeclaredRadiusIsTheMeasuredOne() {
        for (const Relaxation& relaxation : relaxations()) {
            if (relaxation.radius == nullptr) continue;
            for (const bool pinned : {false, true})
                for (const double factor : {0.5, 1.2, 1.7}) { // omega, and the under-relaxation
                    WorldMethod method;
                    method.relaxation = &relaxation;
                    if (relaxation.id == "sor") method.set("omega", factor);
                    if (relaxation.id == "jacobi-under-relaxed") method.set("damping", factor / 2);
                    if (relaxation.radius(9, pinned, method) == 0) method.set("tolerance", 0);
                    const double radius = relaxation.radius(9, pinned, method);
                    if (radius < 0) continue;
                    World world = chain(unevenRow, 1, pinned);
                    WorldStepper stepper;
                    if (radius == 0) {
                        stepper.relax(world, method, 1);
                        QVERIFY(residualNorm(world) < 1e-13);
                        continue;
                    }
                    // First down to 1e-4, then by a further factor of 1e-6, which is well above round-off.
                    const int settle = static_cast<int>(std::log(1e-4) / std::log(radius));
                    const int span = static_cast<int>(std::log(1e-6) / std::log(radius));
                    stepper.relax(world, method, settle);
                    const double before = residualNorm(world);
                    stepper.relax(world, method, span);
                    const double measured = std::pow(residualNorm(world) / before, 1.0 / span);
                    COMPARE_NEAR2(measured, radius, relaxation.id == "sor" ? 0.02 : 0.002,
                                  qPrintable(QString("%1 %2 %3: %4, not %5")
                                                 .arg(QLatin1String(relaxation.id.data()))
                                                 .arg(pinned)
                                                 .arg(factor)
                                                 .arg(measured)
                                                 .arg(radius)));
                }
        }
    }

    void theBestOmegaIsThatOfTheTheory() { // curriculum 13.4: 1.528 free, 1.704 pinned
        for (const bool pinned : {false, true}) {
            double best = 0, least = 1;
            for (double omega = 1.3; omega < 1.9; omega += 0.001) {
                WorldMethod method = methodOf("sor");
                method.set("omega", omega);
                const double radius = method.relaxation->radius(9, pinned, method);
                if (radius < least) {
                    least = radius;
                    best = omega;
                }
            }
            COMPARE_NEAR(best, pinned ? 1.704 : 1.528, 0.001);
        }
    }

    void onlyDeclaredRulesExplodeOnANetWithDiagonals() {
        for (const Relaxation& relaxation : relaxations()) {
            World world = bracedNet(8);
            WorldMethod method;
            method.relaxation = &relaxation;
            const double start = residualNorm(world);
            WorldStepper().relax(world, method, 300);
            const double end = residualNorm(world);
            QVERIFY2(
                (end < 0.2 * start) == relaxation.convergesOnNets,
                qPrintable(
                    QString("%1: %2 to %3").arg(QLatin1String(relaxation.id.data())).arg(start).arg(end)));
        }
    }

    void aCutLeavesTheOthersInTheirOrder() {
        for (const StickOrder order : {StickOrder::AsMade, StickOrder::Coloured}) {
            World world = bracedNet(7);
            WorldMethod method = methodOf("gauss-seidel", 3);
            method.order = order;
            WorldStepper stepper;
            stepper.step(world, method, 0, 0.1);
            for (const std::size_t s : {3u, 17u, 18u, 40u}) world.stickFlags[s] |= Cut;
            World copy = world;
            stepper.step(world, method, 1, 0.1);
            WorldStepper().step(copy, method, 1, 0.1);
            QCOMPARE(bytes(world), bytes(copy));
        }
    }

    void settingsDeclaredInactiveDoNothing() {
        for (const Relaxation& relaxation : relaxations())
            for (const Parameter& parameter : worldMethodParameters()) {
                if (parameter.id == "relaxation") continue;
                ParameterValues values(worldMethodParameters());
                values.set("relaxation", relaxation.id);
                values.set("passes", 4.0);
                const auto result = [&] {
                    World world = bracedNet(4);
                    world.flags[3] = Pinned;
                    world.stiffness.assign(world.sticks(), 0.9);
                    world.rules.gravity = {0, -1};
                    std::vector<std::uint32_t> listed(world.sticks());
                    for (std::uint32_t s = 0; s < listed.size(); ++s) listed[s] = s;
                    const WorldMethod method = worldMethod(values, listed, 1);
                    startWorld(world, method, 0.1);
                    WorldStepper stepper;
                    for (int n = 0; n < 2; ++n) stepper.step(world, method, n, 0.1);
                    world.x.push_back(kineticEnergy(world, worldVelocities(world, method, 0.1, 0.2)));
                    return world.x;
                };
                const std::vector<double> before = result();
                const bool acts = values.acts(parameter.id);
                if (parameter.kind == ParameterKind::Choice)
                    values.set(parameter.id, 1.0);
                else
                    values.set(parameter.id, parameter.id == "passes"         ? 5.0
                                             : parameter.id == "substeps"     ? 3.0
                                             : parameter.id == "plain-passes" ? 2.0
                                             : parameter.id == "tolerance"    ? 0.0
                                                                              : 0.4);
                if (!acts) QVERIFY(result() == before);
                if (acts && parameter.id != "loop-order" && parameter.id != "verlet-form")
                    QVERIFY2(result() != before,
                             (std::string(relaxation.id) + " " + std::string(parameter.id)).c_str());
            }
    }

    void aRigidPendulumSwingsAsFarAsEachMethodLetsIt() { // numerics 3.3
        COMPARE_NEAR(swing(methodOf("gauss-seidel")).angle, -0.1485894, 5e-8);
        COMPARE_NEAR(swing(methodOf("direct")).angle, -0.1485894, 5e-8);
        WorldMethod method = methodOf("shake");
        COMPARE_NEAR(swing(method).angle, -0.0749142, 5e-8);
        method.start = VerletStart::HalfKick;
        COMPARE_NEAR(swing(method).angle, -0.0572394, 5e-8);
        method.velocity = WorldVelocity::WholeStep;
        COMPARE_NEAR(swing(method).energyError, 1.64e-3, 0.005 * std::abs(1.64e-3));
        const Swing rattled = swing(methodOf("rattle"));
        COMPARE_NEAR(rattled.angle, -0.0572394, 5e-8);
        COMPARE_NEAR(rattled.energyError, 1.64e-3, 0.005 * std::abs(1.64e-3));
    }

    void substepsBeatPasses() { // numerics 3.4
        const HeavyEnd one = dropHeavyEnd(1, 24), four = dropHeavyEnd(4, 6), many = dropHeavyEnd(24, 1);
        COMPARE_NEAR(one.worst, 0.0222, 0.005 * std::abs(0.0222));
        COMPARE_NEAR(four.worst, 0.00783, 0.005 * std::abs(0.00783));
        COMPARE_NEAR(many.worst, 0.00173, 0.005 * std::abs(0.00173));
        COMPARE_NEAR(one.energy, -20.48, 0.005);
        COMPARE_NEAR(four.energy, -7.85, 0.005);
        COMPARE_NEAR(many.energy, -1.76, 0.005);
        COMPARE_NEAR(one.tip.x, -1.1426, 5e-5);
        COMPARE_NEAR(one.tip.y, -1.1513, 5e-5);
        COMPARE_NEAR(four.tip.x, -1.2673, 5e-5);
        COMPARE_NEAR(four.tip.y, -0.9832, 5e-5);
        COMPARE_NEAR(many.tip.x, -1.3079, 5e-5);
        COMPARE_NEAR(many.tip.y, -0.9049, 5e-5);
    }

    void aCompliantStickIsBackwardEuler() { // numerics 3.4, data compliant_spring
        for (const char* id : {"xpbd", "direct", "shake"})
            for (const int passes : {1, 5}) {
                const WorldMethod method = methodOf(id, passes);
                COMPARE_NEAR(springAfter(method, 10, 1), 1.0202085, 5e-8);
                COMPARE_NEAR(springAfter(method, 50, 1), 1.0006945, 5e-8);
                COMPARE_NEAR(springAfter(method, 100, 1), 0.9999996, 5e-8);
                double x = 1.5, v = 0;
                const double h = 1.0 / 60, k = 1000;
                for (int n = 1; n <= 100; ++n) {
                    v = (v - h * k * (x - 1)) / (1 + h * h * k);
                    x += h * v;
                }
                COMPARE_NEAR(springAfter(method, 100, 1), x, 1e-12);
            }
        COMPARE_NEAR(springAfter(methodOf("gauss-seidel"), 10, 0.1), 0.7056, 5e-5);
        COMPARE_NEAR(springAfter(methodOf("gauss-seidel"), 50, 0.1), 0.9667, 5e-5);
        COMPARE_NEAR(springAfter(methodOf("gauss-seidel"), 100, 0.1), 1.0019, 5e-5);
        COMPARE_NEAR(springAfter(methodOf("gauss-seidel", 10), 10, 0.1), 0.9974, 5e-5);
    }

    // Macklin et al. 2016, eq. (26), on one stick: backward Euler on m x'' = -(x - 1) / alpha - c x'.
    void aDampedStickIsBackwardEuler() {
        const double h = 1.0 / 60, alpha = 0.001, c = 7, m = 2.5;
        for (const char* id : {"xpbd", "direct", "shake", "rattle"})
            for (const int passes : {1, 5})
                for (const int substeps : {1, 3}) {
                    WorldMethod method = methodOf(id, passes);
                    method.substeps = substeps;
                    World world = chain({{0, 0}, {1.5, 0}}, 1, true);
                    world.inverseMass[1] = 1 / m;
                    world.compliance[0] = alpha;
                    world.damping[0] = c;
                    WorldStepper stepper;
                    double x = 1.5, v = 0;
                    const double part = h / substeps;
                    for (int n = 0; n < 60; ++n) {
                        stepper.step(world, method, n, h);
                        for (int k = 0; k < substeps; ++k) {
                            v = (m * v - part * (x - 1) / alpha) / (m + part * c + part * part / alpha);
                            x += part * v;
                        }
                        COMPARE_NEAR2(world.x[1], x, 1e-12, id);
                    }
                    QVERIFY(std::abs(x - 1) < 0.2);
                }
    }

    void theDampingOfAStickTendsToThatOfTheOscillator() {
        const double c = 4, m = 1, alpha = 0.001, gamma = c / (2 * m), duration = 0.5;
        const double b = std::sqrt(1 / (alpha * m) - gamma * gamma);
        const auto rateError = [&](int steps) {
            const double h = duration / steps;
            World world = chain({{0, 0}, {1.5, 0}}, 1, true);
            world.compliance[0] = alpha;
            world.damping[0] = c;
            WorldStepper stepper;
            for (int n = 0; n < steps; ++n) stepper.step(world, methodOf("xpbd"), n, h);
            const double x = world.x[1] - 1, v = (world.x[1] - world.previousX[1]) / h;
            const double amplitude = std::hypot(x, (v + gamma * x) / b);
            const double start = std::hypot(0.5, gamma * 0.5 / b);
            return std::log(start / amplitude) / duration - gamma;
        };
        double before = rateError(4000);
        for (const int steps : {8000, 16000, 32000}) {
            const double error = rateError(steps);
            COMPARE_NEAR(std::log2(before / error), 1, 0.05);
            before = error;
        }
        QVERIFY(std::abs(before) < 0.004 * gamma);
    }

    void dampingDoesNothingToAStickThatDoesNotGive() {
        for (const char* id : {"xpbd", "direct", "gauss-seidel"}) {
            World plain = chain({{0, 0}, {1.5, 0}, {2, 1}}, 1, true), damped = plain;
            damped.damping = {9, 9};
            for (World* world : {&plain, &damped}) {
                WorldStepper stepper;
                for (int n = 0; n < 20; ++n) stepper.step(*world, methodOf(id, 3), n, 0.01);
            }
            QCOMPARE(damped.x, plain.x);
            QCOMPARE(damped.y, plain.y);
        }
    }

    void aCompliantChainHangsByTheWeightBelow() { // data compliant_hanging_chain
        for (const char* id : {"xpbd", "direct"}) {
            World world;
            world.addParticle({0, 0}, 1, true);
            const double masses[] = {0.4, 0.7, 0.2, 1.1, 0.9};
            for (std::uint32_t i = 0; i < 5; ++i) {
                world.addParticle({0, -0.3 * (i + 1)}, masses[i]);
                world.compliance[world.addStickOfLength(i, i + 1, 0.3)] = 0.002;
            }
            world.rules.gravity = {0, -9.7};
            world.rules.drag = 0.05;
            const WorldMethod method = methodOf(id, 20);
            WorldStepper stepper;
            for (int n = 0; n < 4000; ++n) stepper.step(world, method, n, 0.01);
            double below = 0;
            for (std::size_t s = 5; s-- > 0;) {
                below += masses[s] * 9.7;
                COMPARE_NEAR(world.strain(s) * 0.3, 0.002 * below, 1e-3 * std::abs(0.002 * below));
                COMPARE_NEAR(stepper.transmitted()[s] / (0.01 * 0.01), below, 1e-3 * std::abs(below));
            }
        }
    }

    void aHangingChainOfElevenLinksFindsItsShape() { // data hanging_chain_11_links,
                                                     // curriculum 13.6
        std::vector<Point> points;
        for (int i = 0; i <= 11; ++i) points.push_back({1.7 * i / 11, -0.45 * i / 11});
        World world = chain(points, 0.21, true);
        world.flags[11] = Pinned;
        for (std::size_t i = 1; i < 11; ++i)
            world.previousY[i] = world.y[i] -= 0.3 * std::sin(0.28 * static_cast<double>(i));
        world.rules.gravity = {0, -9.81};
        world.rules.drag = 0.05;
        // Along old directions the shape at rest does not depend on the step; along new ones it differs by
        // 1e-4.
        WorldStepper stepper;
        stepper.relax(world, methodOf("direct"), 1);
        world.previousX = world.x;
        world.previousY = world.y;
        const WorldMethod method = methodOf("shake");
        for (int n = 0; n < 3000; ++n) stepper.step(world, method, n, 0.01);
        const double lowest = *std::min_element(world.y.begin(), world.y.end());
        COMPARE_NEAR2(lowest, -0.9174, 5e-5, qPrintable(QString::number(lowest, 'g', 10)));
        QVERIFY(largestStrain(world) < 1e-11);
    }

    void ropesTreesRingsAndNetsAreSolvedToTheTolerance() {
        World tree = chain(row(4, 1.02), 1, true);
        tree.addStickOfLength(2, tree.addParticle({2.1, 1.05}), 1);
        tree.addStickOfLength(2, tree.addParticle({2.1, -1.05}), 1);
        World ring = chain({{0, 0}, {1.1, 0}, {1.1, 1.2}, {0, 1}}, 1, false);
        ring.addStickOfLength(3, 0, 1);
        ring.addStickOfLength(3, 0, 1); // the same stick twice: one constraint follows from the other
        for (World world : {tree, ring, bracedNet(6), chain(unevenRow, 1, true)})
            for (const char* id : {"direct", "shake"}) {
                World copy = world;
                WorldStepper().relax(copy, methodOf(id), 1);
                QVERIFY2(largestStrain(copy) < 1e-10, id);
            }
    }

    void nothingStrangeMakesARelaxationFail() {
        for (const Relaxation& relaxation : relaxations())
            for (const StickOrder order : {StickOrder::AsMade, StickOrder::Coloured, StickOrder::Random}) {
                World world = chain({{0, 0}, {0, 0}, {1, 0}, {1, 0}, {5, 5}}, 1, false);
                world.addStickOfLength(0, 1, 3); // contradicts stick 0
                world.inverseMass[3] = 0;        // infinite mass
                world.addStickOfLength(world.addParticle({9, 9}, 1, true), 3,
                                       1); // between two fixed particles
                world.addStickOfLength(world.addParticle({4, 4}), world.addParticle({4, 4}), 1e-9);
                world.stickFlags[2] = TensionOnly;
                world.angleSprings.push_back({0, 1, 2, 1, 1});
                world.rules.gravity = {0, -1};
                world.rules.walls = true;
                world.rules.box = {0, 0, 10, 10};
                world.rules.centres.push_back({{1, 1}, -1, 1, 2});
                world.rules.tearRule = TearRule::Ratio;
                WorldMethod method;
                method.relaxation = &relaxation;
                method.order = order;
                method.passes = 10;
                WorldStepper stepper;
                for (int n = 0; n < 50; ++n) stepper.step(world, method, n, 0.1);
                for (const double x : world.x) QVERIFY2(std::isfinite(x), relaxation.id.data());
                world.flags.assign(world.particles(), Pinned);
                const std::vector<double> before = world.x;
                stepper.step(world, method, 50, 0.1);
                QCOMPARE(world.x, before);
                World none;
                none.addParticle({1, 1});
                stepper.forget();
                stepper.step(none, method, 0, 0.1);
                QCOMPARE(none.x[0], 1.0);
            }
    }
};

REGISTER_TEST(RelaxationNumbers)

} // namespace timestep::relaxation_numbers_test
#include "relaxation_numbers.moc"
