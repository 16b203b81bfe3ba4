// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/body_distance.h"
#include "core/rigid/rigid_world.h"
#include "core/run/rows/metric.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace timestep {

namespace {

bool hasBodies(const Simulation& simulation) {
    return simulation.rigidWorld() != nullptr;
}

bool hasJoints(const Simulation& simulation) {
    if (!hasBodies(simulation)) return false;
    const auto& joints = simulation.rigidWorld()->joints;
    return std::any_of(joints.begin(), joints.end(), isRigid);
}

bool hasSprings(const Simulation& simulation) {
    if (!hasBodies(simulation)) return false;
    const auto& joints = simulation.rigidWorld()->joints;
    return std::any_of(joints.begin(), joints.end(), [](const RigidJoint& joint) { return joint.spring; });
}

bool hasDrives(const Simulation& simulation) {
    if (!hasBodies(simulation)) return false;
    const auto& joints = simulation.rigidWorld()->joints;
    return !simulation.rigidWorld()->forces.empty() ||
           std::any_of(joints.begin(), joints.end(), [](const RigidJoint& joint) { return joint.motor; });
}

bool hasDamping(const Simulation& simulation) {
    if (!hasBodies(simulation)) return false;
    const auto& bodies = simulation.rigidWorld()->bodies;
    return std::any_of(bodies.begin(), bodies.end(), [](const RigidBody& body) { return body.isDamped(); });
}

bool hasTwoBodies(const Simulation& simulation) {
    return hasBodies(simulation) && simulation.rigidWorld()->bodies.size() == 2;
}

double largestImpulse(const RigidWorld& world) {
    double largest = 0;
    for (const RigidContact& contact : world.contacts)
        largest = std::max(largest, contact.normalImpulse + contact.impactImpulse);
    return largest;
}

double allImpulses(const RigidWorld& world) {
    double sum = 0;
    for (const RigidContact& contact : world.contacts) sum += contact.normalImpulse + contact.impactImpulse;
    return sum;
}

bool hasThreeFreeBodies(const Simulation& simulation) {
    if (!hasBodies(simulation)) return false;
    const auto& bodies = simulation.rigidWorld()->bodies;
    return bodies.size() == 3 &&
           std::none_of(bodies.begin(), bodies.end(), [](const RigidBody& body) { return body.isStatic(); });
}

bool hasFloor(const Simulation& simulation) {
    if (!hasBodies(simulation)) return false;
    const RigidWorld& world = *simulation.rigidWorld();
    return world.rules.gravity != Point{} &&
           std::any_of(world.bodies.begin(), world.bodies.end(),
                       [](const RigidBody& body) { return body.isStatic(); });
}

/// Share of the weight that static bodies carry [1]: the component against gravity of their normal impulses
/// in the last substep, divided by M g h. M is the mass of all bodies that are not static, h the substep.
double weightBorne(const Simulation& simulation, double) {
    const RigidWorld& world = *simulation.rigidWorld();
    const Point g = world.rules.gravity;
    double mass = 0;
    for (const RigidBody& body : world.bodies)
        if (!body.isStatic()) mass += 1 / body.inverseMass;
    if (g == Point{} || mass == 0 || simulation.evaluations() == 0) return undefined;
    const double h = simulation.time() / static_cast<double>(simulation.evaluations());
    double borne = 0; // impulse times |g|
    for (const RigidContact& contact : world.contacts) {
        const double along = contact.normal.x * g.x + contact.normal.y * g.y;
        if (world.bodies[contact.a].isStatic()) borne -= contact.normalImpulse * along;
        if (world.bodies[contact.b].isStatic()) borne += contact.normalImpulse * along;
    }
    return borne / (mass * (g.x * g.x + g.y * g.y) * h);
}

/// The fastest point of a body that is not static: speed of its centre of mass and of its rim.
double largestSpeed(const RigidWorld& world) {
    double largest = 0;
    for (const RigidBody& body : world.bodies)
        if (!body.isStatic())
            largest = std::max(largest, std::hypot(body.vx, body.vy) + std::abs(body.omega) * body.radius);
    return largest;
}

Point firstContact(const RigidWorld& world) {
    return world.contacts.empty() ? Point{undefined, undefined} : world.contacts.front().at;
}

/// Slope of the ground at the first contact: the angle between its normal and the vertical [rad].
double slopeAtContact(const RigidWorld& world) {
    const Point g = world.rules.gravity;
    if (world.contacts.empty() || g == Point{}) return undefined;
    const Point n = world.contacts.front().normal;
    return std::atan2(std::abs(n.x * g.y - n.y * g.x), std::abs(n.x * g.x + n.y * g.y));
}

template <auto Read>
double ofBodies(const Simulation& simulation, double) {
    return static_cast<double>(Read(*simulation.rigidWorld()));
}

template <auto Read>
double ofStatistics(const Simulation& simulation, double) {
    return static_cast<double>(Read(simulation.asRigid()->statistics()));
}

/// Reads a value of relation(), the distance and overlap of two bodies.
template <auto Read>
double ofTwo(const Simulation& simulation, double) {
    return static_cast<double>(Read(simulation.asRigid()->relation()));
}

/// Reads a value of the watched body.
template <auto Read>
double ofWatched(const Simulation& simulation, double) {
    return static_cast<double>(
        Read(simulation.rigidWorld()->bodies[simulation.asRigid()->statistics().watched]));
}

bool sweepsBullets(const Simulation& simulation) {
    return hasBodies(simulation) && simulation.asRigid()->rigidMethod().swept;
}

bool hasExactBody(const Simulation& simulation) {
    return hasBodies(simulation) && simulation.asRigid()->exactBody().has_value();
}

/// Reads a value of the exact motion of the watched body.
template <auto Read>
double ofExact(const Simulation& simulation, double) {
    const std::optional<ExactBody> exact = simulation.asRigid()->exactBody();
    return exact ? Read(*exact) : undefined;
}

double exactDistance(const Simulation& simulation, double) {
    const std::optional<ExactBody> exact = simulation.asRigid()->exactBody();
    const RigidBody& body = simulation.rigidWorld()->bodies[simulation.asRigid()->statistics().watched];
    return exact ? std::hypot(body.x - exact->x, body.y - exact->y) : undefined;
}

double wayOfWatched(const Simulation& simulation, double) {
    const RigidStatistics& statistics = simulation.asRigid()->statistics();
    const RigidBody& body = simulation.rigidWorld()->bodies[statistics.watched];
    return std::hypot(body.x - statistics.start.x, body.y - statistics.start.y);
}

constexpr std::array rigidCatalogue{
    Metric{"body-x", TRANSLATABLE("metric", "x of the watched body"), Dimension::Length, hasBodies,
           ofWatched<[](const RigidBody& body) { return body.x; }>},
    Metric{"body-y", TRANSLATABLE("metric", "height of the watched body"), Dimension::Length, hasBodies,
           ofWatched<[](const RigidBody& body) { return body.y; }>},
    Metric{"body-angle", TRANSLATABLE("metric", "angle of the watched body"), Dimension::Angle, hasBodies,
           ofWatched<[](const RigidBody& body) { return body.angle; }>},
    Metric{"body-speed", TRANSLATABLE("metric", "speed of the watched body"), Dimension::Speed, hasBodies,
           ofWatched<[](const RigidBody& body) { return std::hypot(body.vx, body.vy); }>},
    Metric{"body-way", TRANSLATABLE("metric", "distance of the watched body from its start"),
           Dimension::Length, hasBodies, wayOfWatched},
    Metric{"body-x-exact", TRANSLATABLE("metric", "x of the watched body (exact)"), Dimension::Length,
           hasExactBody, ofExact<[](const ExactBody& body) { return body.x; }>},
    Metric{"body-y-exact", TRANSLATABLE("metric", "height of the watched body (exact)"), Dimension::Length,
           hasExactBody, ofExact<[](const ExactBody& body) { return body.y; }>},
    Metric{"body-angle-exact", TRANSLATABLE("metric", "angle of the watched body (exact)"), Dimension::Angle,
           hasExactBody, ofExact<[](const ExactBody& body) { return body.angle; }>},
    Metric{"body-speed-exact", TRANSLATABLE("metric", "speed of the watched body (exact)"), Dimension::Speed,
           hasExactBody, ofExact<[](const ExactBody& body) { return std::hypot(body.vx, body.vy); }>},
    Metric{"body-error", TRANSLATABLE("metric", "position error of the watched body"), Dimension::Length,
           hasExactBody, exactDistance},
    Metric{"largest-speed", TRANSLATABLE("metric", "largest speed of a body"), Dimension::Speed, hasBodies,
           ofBodies<largestSpeed>},
    Metric{"last-impact", TRANSLATABLE("metric", "instant of the last swept impact"), Dimension::Time,
           sweepsBullets,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.lastImpact; }>},
    Metric{"largest-overlap", TRANSLATABLE("metric", "largest overlap"), Dimension::Length, hasBodies,
           ofBodies<deepestOverlap>},
    Metric{"contacts", TRANSLATABLE("metric", "contacts"), Dimension::Count, hasBodies,
           ofBodies<[](const RigidWorld& world) { return world.contacts.size(); }>},
    Metric{"contacts-known", TRANSLATABLE("metric", "contacts known from before"), Dimension::Count,
           hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.last.warmStarted; }>},
    Metric{"pair-tests", TRANSLATABLE("metric", "pairs looked at in the step"), Dimension::Count, hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.last.pairTests; }>},
    Metric{"bounds-tests", TRANSLATABLE("metric", "boxes compared in the step"), Dimension::Count, hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.last.boundsTests; }>},
    Metric{"all-pair-tests", TRANSLATABLE("metric", "pairs looked at since the start"), Dimension::Count,
           hasBodies, ofStatistics<[](const RigidStatistics& statistics) { return statistics.pairTests; }>},
    Metric{"largest-impulse", TRANSLATABLE("metric", "largest normal impulse"), Dimension::Impulse, hasBodies,
           ofBodies<largestImpulse>},
    Metric{"impulse-sum", TRANSLATABLE("metric", "sum of the normal impulses"), Dimension::Impulse, hasBodies,
           ofBodies<allImpulses>},
    Metric{"contact-residual", TRANSLATABLE("metric", "approach speed left by the solver"), Dimension::Speed,
           hasBodies, ofStatistics<[](const RigidStatistics& statistics) { return statistics.residual; }>,
           MetricNeeds::Residuals},
    Metric{"momentum-x", TRANSLATABLE("metric", "momentum, x"), Dimension::Impulse, hasBodies,
           ofBodies<[](const RigidWorld& world) { return momentum(world).x; }>},
    Metric{"momentum-y", TRANSLATABLE("metric", "momentum, y"), Dimension::Impulse, hasBodies,
           ofBodies<[](const RigidWorld& world) { return momentum(world).y; }>},
    Metric{"bodies-angular-momentum", TRANSLATABLE("metric", "angular momentum"), Dimension::AngularMomentum,
           hasBodies, ofBodies<[](const RigidWorld& world) { return angularMomentum(world); }>},
    Metric{"joint-error", TRANSLATABLE("metric", "largest error of a joint"), Dimension::Length, hasJoints,
           ofBodies<[](const RigidWorld& world) { return jointError(world); }>},
    Metric{"corners-inside", TRANSLATABLE("metric", "corners inside the other body"), Dimension::Count,
           hasTwoBodies, ofTwo<[](const TwoBodies& two) { return two.cornersInside; }>},
    Metric{"sat-overlap", TRANSLATABLE("metric", "least overlap of the shadows"), Dimension::Length,
           hasTwoBodies, ofTwo<[](const TwoBodies& two) { return two.overlap; }>},
    Metric{"sat-separation-first", TRANSLATABLE("metric", "separation on the first body's axes"),
           Dimension::Length, hasTwoBodies,
           ofTwo<[](const TwoBodies& two) { return two.separationOnFirst; }>},
    Metric{"sat-separation-second", TRANSLATABLE("metric", "separation on the second body's axes"),
           Dimension::Length, hasTwoBodies,
           ofTwo<[](const TwoBodies& two) { return two.separationOnSecond; }>},
    Metric{"body-distance", TRANSLATABLE("metric", "distance of the two bodies"), Dimension::Length,
           hasTwoBodies, ofTwo<[](const TwoBodies& two) { return two.distance; }>},
    Metric{"sat-normal-x", TRANSLATABLE("metric", "axis of least overlap, x"), Dimension::Number,
           hasTwoBodies, ofTwo<[](const TwoBodies& two) { return two.leastAxis.x; }>},
    Metric{"sat-normal-y", TRANSLATABLE("metric", "axis of least overlap, y"), Dimension::Number,
           hasTwoBodies, ofTwo<[](const TwoBodies& two) { return two.leastAxis.y; }>},
    Metric{"contact-x", TRANSLATABLE("metric", "x of the first contact"), Dimension::Length, hasTwoBodies,
           ofBodies<[](const RigidWorld& world) { return firstContact(world).x; }>},
    Metric{"contact-y", TRANSLATABLE("metric", "y of the first contact"), Dimension::Length, hasTwoBodies,
           ofBodies<[](const RigidWorld& world) { return firstContact(world).y; }>},
    Metric{"contact-slope", TRANSLATABLE("metric", "slope at the first contact"), Dimension::Angle,
           hasTwoBodies, ofBodies<slopeAtContact>},
    Metric{"weight-borne", TRANSLATABLE("metric", "share of the weight that the ground bears"),
           Dimension::Number, hasFloor, weightBorne},
    Metric{"first-vx", TRANSLATABLE("metric", "x velocity of the first body"), Dimension::Speed,
           hasThreeFreeBodies, ofBodies<[](const RigidWorld& world) { return world.bodies[0].vx; }>},
    Metric{"second-vx", TRANSLATABLE("metric", "x velocity of the second body"), Dimension::Speed,
           hasThreeFreeBodies, ofBodies<[](const RigidWorld& world) { return world.bodies[1].vx; }>},
    Metric{"third-vx", TRANSLATABLE("metric", "x velocity of the third body"), Dimension::Speed,
           hasThreeFreeBodies, ofBodies<[](const RigidWorld& world) { return world.bodies[2].vx; }>},
    Metric{"energy-contacts", TRANSLATABLE("metric", "energy: friction and impacts"), Dimension::Energy,
           hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.energy.contacts; }>,
           MetricNeeds::Ledger},
    Metric{"energy-motion", TRANSLATABLE("metric", "energy: numerical drift"), Dimension::Energy, hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.energy.motion; }>,
           MetricNeeds::Ledger},
    Metric{
        "energy-push", TRANSLATABLE("metric", "energy: bodies pushed apart"), Dimension::Energy, hasBodies,
        ofStatistics<[](const RigidStatistics& statistics) { return statistics.energy.positionCorrection; }>,
        MetricNeeds::Ledger},
    Metric{"energy-joints", TRANSLATABLE("metric", "energy: joints and hands"), Dimension::Energy, hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.energy.joints; }>,
           MetricNeeds::Ledger},
    Metric{"energy-drives", TRANSLATABLE("metric", "energy: motors and forces"), Dimension::Energy, hasDrives,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.energy.drives; }>,
           MetricNeeds::Ledger},
    Metric{"energy-damping", TRANSLATABLE("metric", "energy: damping of bodies"), Dimension::Energy,
           hasDamping,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.energy.damping; }>,
           MetricNeeds::Ledger},
    Metric{"energy-springs", TRANSLATABLE("metric", "energy that springs store"), Dimension::Energy,
           hasSprings, ofBodies<springEnergy>},
    Metric{"energy-placed", TRANSLATABLE("metric", "energy: placed bodies and changed settings"),
           Dimension::Energy, hasBodies,
           ofStatistics<[](const RigidStatistics& statistics) { return statistics.outside; }>,
           MetricNeeds::Ledger},
};

} // namespace

std::span<const Metric> rigidMetrics() {
    return rigidCatalogue;
}

} // namespace timestep
