// SPDX-License-Identifier: GPL-3.0-or-later
// Joints under load: torn chains and hinges that gain energy, as users of other engines have reported them.
// The joint errors to compare with are those of Box2D 2.4.1 with steps of 1/60 s, 8 velocity and 3 position
// iterations.
#include "core/random.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>

namespace timestep::rigid_loaded_joints_test {

namespace {

constexpr double h = 1.0 / 60;

double totalEnergy(const RigidWorld& world) {
    return kineticEnergy(world) + potentialEnergy(world);
}

void join(RigidWorld& world, std::uint32_t body, double x) {
    world.addRevoluteJoint(body > 0 ? body - 1 : noBody, body, {x, 0});
}

/// Five links of 1 kg in a row, joined to the plane, with 50 kg at the end.
RigidWorld chainWithAHeavyEnd() {
    RigidWorld world = emptyWorld(9.81);
    for (std::uint32_t i = 0; i < 5; ++i) {
        world.addBox(1, 0.05, given(1, 0.0835, i + 0.5, 0));
        join(world, i, i);
    }
    world.addCircle(0.1, given(50, 0.25, 5, 0));
    join(world, 5, 5);
    return world;
}

/// The same with massless rods between balls.
RigidWorld rodsWithAHeavyEnd() {
    RigidWorld world = emptyWorld(9.81);
    for (std::uint32_t i = 0; i < 5; ++i) {
        world.addCircle(0.1, i < 4 ? given(1, 0.005, i + 1, 0) : given(50, 0.25, i + 1, 0));
        world.addDistanceJoint(i > 0 ? i - 1 : noBody, i, {1.0 * i, 0}, {i + 1.0, 0});
    }
    return world;
}

/// Forty links without slack between two points of the plane (Solver2D, "Bridge").
RigidWorld bridge() {
    RigidWorld world = emptyWorld(10);
    for (std::uint32_t i = 0; i < 40; ++i) {
        world.addBox(1, 0.25, at(i + 0.5, 0, 20));
        join(world, i, i);
    }
    world.addRevoluteJoint(noBody, 39, {40, 0});
    return world;
}

/// Ten links and a disc (Solver2D, "Ball & Chain").
RigidWorld ballOnAChain() {
    RigidWorld world = emptyWorld(10);
    for (std::uint32_t i = 0; i < 10; ++i) {
        world.addBox(1, 0.25, at(i + 0.5, 0, 20));
        join(world, i, i);
    }
    world.addCircle(1, at(11, 0, 20));
    join(world, 10, 10);
    return world;
}

double worstJoint(RigidWorld world, int iterations) {
    RigidStepper stepper;
    double worst = 0;
    for (int n = 0; n < 600; ++n) {
        stepper.step(world, methodOf(PositionCorrection::SplitImpulse, 1, iterations), n, h);
        worst = std::max(worst, jointError(world));
    }
    return worst;
}

/// Up to seven boxes in a row that are joined to each other and to the plane, at rest, with equal, narrow,
/// wide or no limits.
RigidWorld limitedChain(std::uint64_t seed) {
    Random random(seed);
    RigidWorld world = emptyWorld(9.81);
    const auto links = static_cast<std::uint32_t>(random.uniform(1, 8));
    const int kind = static_cast<int>(random.uniform(0, 4));
    double x = 0;
    for (std::uint32_t i = 0; i < links; ++i) {
        const double length = random.uniform(0.3, 1.3);
        world.addBox(length, random.uniform(0.05, 0.35), at(x + length / 2, 0));
        join(world, i, x);
        RigidJoint& joint = world.joints.back();
        joint.limited = kind < 3;
        joint.lower = kind == 0 ? 0 : kind == 1 ? -0.05 : random.uniform(-1, 0);
        joint.upper = kind == 0 ? 0 : kind == 1 ? 0.05 : random.uniform(0, 1);
        x += length;
    }
    return world;
}

/// Four links out from a wall whose hinges must not turn.
RigidWorld beamOfHinges() {
    RigidWorld world = emptyWorld(9.81);
    for (std::uint32_t i = 0; i < 4; ++i) {
        world.addBox(1, 0.3, given(1, 1.09 / 12, i + 0.5, 0));
        join(world, i, i);
        world.joints.back().limited = true;
    }
    return world;
}

/// The largest gain of energy over `steps` steps [fraction of the weight times the length]. The speed at the
/// end of a step belongs to the middle of it, so half a step of gravity's work is not a gain.
double gainOf(RigidWorld world, const RigidMethod& method, int steps) {
    double scale = 0;
    for (const RigidBody& body : world.bodies) scale += mass(body) * 9.81 * body.radius;
    const double start = totalEnergy(world);
    RigidStepper stepper;
    double largest = -scale;
    for (int n = 0; n < steps; ++n) {
        stepper.step(world, method, n, h);
        double half = 0;
        for (const RigidBody& body : world.bodies) half += mass(body) * 9.81 * std::abs(body.vy) * h / 2;
        largest = std::max(largest, totalEnergy(world) - start - half);
    }
    return largest / scale;
}

} // namespace

class RigidLoadedJoints : public QObject {
    Q_OBJECT

private slots:
    void loadedChainsHoldAsInBox2D();
    void limitedHingesGainNoEnergy();
    void baumgarteTearsALimitedBeamAsItSays();
};

void RigidLoadedJoints::loadedChainsHoldAsInBox2D() {
    // At most twice the joint error of Box2D, and less with more iterations.
    const std::pair<RigidWorld, double> cases[] = {{chainWithAHeavyEnd(), 0.0547},
                                                   {rodsWithAHeavyEnd(), 0.0547},
                                                   {bridge(), 0.0496},
                                                   {ballOnAChain(), 0.0468}};
    for (const auto& [world, box2D] : cases) {
        double last = worstJoint(world, 8);
        QVERIFY2(last < 2 * box2D, qPrintable(QString::number(last)));
        for (const int iterations : {16, 50}) {
            const double next = worstJoint(world, iterations);
            QVERIFY2(next < 0.75 * last, qPrintable(QString("%1 after %2").arg(next).arg(last)));
            last = next;
        }
    }
}

void RigidLoadedJoints::limitedHingesGainNoEnergy() {
    // One iteration per step is too few for six or more links whose limits hold them straight.
    for (const PositionCorrection correction :
         {PositionCorrection::None, PositionCorrection::SplitImpulse, PositionCorrection::Soft})
        for (const int substeps : {1, 2, 4, 8})
            for (const int iterations : {1, 3, 8}) {
                if (substeps * iterations == 1) continue;
                const RigidMethod method = methodOf(correction, substeps, iterations);
                const double beam = gainOf(beamOfHinges(), method, 600);
                QVERIFY2(beam < 1e-3, qPrintable(nameOf(method) + QString(": %1").arg(beam)));
                for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                    const double gain = gainOf(limitedChain(seed), method, 200);
                    QVERIFY2(gain < 1e-3,
                             qPrintable(nameOf(method) + QString(", %1: %2").arg(seed).arg(gain)));
                }
            }
}

void RigidLoadedJoints::baumgarteTearsALimitedBeamAsItSays() {
    // The description of the setting: more than 100 m/s, from rest.
    RigidWorld world = beamOfHinges();
    double fastest = 0;
    RigidStepper stepper;
    for (int n = 0; n < 600; ++n) {
        stepper.step(world, methodOf(PositionCorrection::Baumgarte), n, h);
        for (const RigidBody& body : world.bodies) fastest = std::max(fastest, std::hypot(body.vx, body.vy));
    }
    QVERIFY2(fastest > 100, qPrintable(QString::number(fastest)));
}

REGISTER_TEST(RigidLoadedJoints)

} // namespace timestep::rigid_loaded_joints_test
#include "rigid_loaded_joints.moc"
