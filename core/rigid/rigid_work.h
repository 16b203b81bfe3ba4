// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/collide.h"
#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_stepper.h"
#include "core/rigid/rigid_world.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// What the solver needs of a body, in one cache line: two rows of four numbers. One more stands at the end,
/// for noBody and for lanes that are empty.
struct alignas(64) SolverBody {
    double vx = 0, vy = 0, omega = 0;                      ///< [length/time], [rad/time]
    double inverseMass = 0;                                ///< [1/mass]
    double displacementX = 0, displacementY = 0, turn = 0; ///< displacement by split impulses [length], [rad]
    double inverseInertia = 0;                             ///< [1/(mass length²)]
};

/// As many pairs of bodies are solved at once.
inline constexpr std::size_t packLanes = 4;
using Lanes = std::array<double, packLanes>; ///< a number of each

/// One contact of each pair as the solver sees it. Relative velocity along the normal n: n·(vB - vA) + omegaB
/// (rB × n) - omegaA (rA × n); the same along t = n turned by +90 degrees.
struct PackedPoints {
    Lanes normalArmA = {}, normalArmB = {};   ///< r × n [length]
    Lanes tangentArmA = {}, tangentArmB = {}; ///< r × t [length]
    Lanes normalMass = {}, tangentMass = {};  ///< effective masses [mass]
    Lanes bias = {}; ///< relative velocity that is added to the measured one [length/time]
    Lanes normalImpulse = {}, tangentImpulse = {}; ///< [mass length/time]
};

/// Up to four pairs of bodies with up to two contacts each. No body that can move is in two pairs of a pack,
/// so that solving them at once is the same as one after the other.
struct alignas(64) ContactPack {
    std::array<std::uint32_t, packLanes> a = {}, b = {};
    std::array<std::uint32_t, packLanes> first = {}; ///< in RigidWorld::contacts
    std::array<std::uint8_t, packLanes> count = {};  ///< contacts: 1 or 2
    std::uint8_t used = 0;                           ///< lanes
    std::uint8_t most = 0;                           ///< contacts of a lane
    Lanes normalX = {}, normalY = {};
    Lanes friction = {};
    Lanes inverseMassA = {}, inverseMassB = {};       ///< [1/mass]
    Lanes inverseInertiaA = {}, inverseInertiaB = {}; ///< [1/(mass length²)]
    std::array<PackedPoints, 2> points = {};
};

/// Per-contact data that only some solver iterations read; separate so that the hot ContactPack stays small.
struct ContactTargets {
    std::array<Lanes, 2> separation = {}; ///< now [length]
    std::array<Lanes, 2> bounce = {}; ///< relative normal velocity that restitution asks for [length/time]
    std::array<Lanes, 2> displacement = {};    ///< displacement that the split impulse asks for [length]
    std::array<Lanes, 2> positionImpulse = {}; ///< [mass length]
    std::array<Lanes, 2> impact = {};          ///< sum of sequential impacts [mass length/time]
};

/// How far a body has moved since contacts were found.
struct Displacement {
    double x = 0, y = 0; ///< [length]
    double turn = 0;     ///< [rad]
};

/// A joint as the solver sees it.
struct SolverJoint {
    std::uint32_t a = 0, b = 0;
    Point armA = {}, armB = {}; ///< from the centres of mass [length]
    Point axis = {};            ///< of a distance joint, from a to b
    double k11 = 0, k12 = 0,
           k22 = 0;   ///< inverse of the effective mass matrix; k11 the mass of a distance joint
    Point error = {}; ///< of position [length]; along the axis in x for a distance joint
    Point bias = {};  ///< [length/time]
    double massScale = 1, impulseScale = 0;
    double softness = 0;   ///< gamma of a mouse joint [1/mass]
    double limitMass = 0;  ///< effective turning mass; 0: no limit is near [mass length²]
    double limitError = 0; ///< angle to the limit, negative: beyond [rad]
    double limitSign = 0;  ///< 1: lower, -1: upper
    double limitBias = 0;  ///< [rad/time]
};

/// A part of a step of rigid bodies.
enum class RigidPart : std::uint8_t {
    Begin,           ///< of a (sub)step: velocities are those of the world
    Found,           ///< contacts are those of the world
    Impact,          ///< one impact of ImpactRule::Sequential
    Gravity,         ///< velocities changed by gravity
    WarmJoints,      ///< joints began with the impulses of the last step
    Warm,            ///< so did one contact
    Joints,          ///< one iteration over the joints
    Contact,         ///< one contact within an iteration
    Move,            ///< positions moved with the velocities
    CorrectPositions ///< positions moved by split impulses
};

/// What an iteration is for.
enum class IterationKind : std::uint8_t { Solve, Relax, Bounce };

/// What a part did at one contact.
struct ContactImpulse {
    std::uint32_t contact = 0;            ///< in RigidWorld::contacts
    double normal = 0, tangent = 0;       ///< added by this part, on b [mass length/time]
    double normalSum = 0, tangentSum = 0; ///< accumulated now
};

struct RigidPass;

/// Is told what a step does, part by part. While it listens, contacts are solved one at a time, with the same
/// bits.
class RigidWatcher {
public:
    virtual ~RigidWatcher() = default;
    /// `impulse` belongs to Impact, Warm and Contact.
    virtual void see(RigidPart part, const RigidPass& pass, const ContactImpulse& impulse) = 0;
};

/// Scratch of a stepper.
struct RigidWork {
    // Shapes in the plane; corners and normals like those of the world.
    std::vector<Point> corners, normals;
    std::vector<double> lowX, lowY, highX, highY; ///< bounding boxes by body [length]
    // Sorting along x: bodies by their left side, and their boxes in that order.
    std::vector<std::uint32_t> order;
    std::vector<double> sortedLowX, sortedHighX, sortedLowY, sortedHighY;
    std::vector<std::uint32_t> found;      ///< pairs as they are found: first, second, first ...
    std::vector<std::uint32_t> begin;      ///< of each body's pairs in `second`
    std::vector<std::uint32_t> second;     ///< pairs by rising first body, then by rising second one
    std::vector<std::uint64_t> apart;      ///< pairs that joints keep from colliding, sorted
    std::vector<RigidContact> fresh, kept; ///< next contacts and next remembered ones
    Manifold manifold;

    std::vector<SolverBody> bodies;
    std::vector<ContactPack> packs;      ///< in the order in which they are solved
    std::vector<ContactTargets> targets; ///< of them
    std::vector<std::uint32_t> pairs;    ///< first contacts of pairs, in the order of the method
    std::vector<std::uint32_t> rank;     ///< of each pair: after how many others it must wait
    std::vector<std::uint32_t> ready;    ///< of each body: the rank of the next pair
    std::vector<std::uint32_t> place;    ///< of each rank: its next free lane
    std::vector<SolverJoint> joints;
    std::vector<Displacement> moved;
    std::vector<double> fraction; ///< of the step that a swept body moves

    RigidWatcher* watcher = nullptr;
    RigidCounters counters;
    bool measuresIterations = false, measuresEnergy = false;
    std::size_t measuredIterations = 0;    ///< of the last (sub)step; 0: not measured
    std::vector<double> iterationImpulses; ///< (measuredIterations + 1) rows of contacts
    std::vector<double> residuals;
    std::vector<SolverBody> before; ///< bodies at the start of the (sub)step, where energies are measured
    RigidEnergyChange energy;
    double energyNow = 0; ///< at the last look at it
};

/// Calls visit(pack, its targets, lane, contact of the pair) for every contact in the order of solving.
template <typename Visit>
void eachContact(RigidWork& work, Visit visit) {
    for (std::size_t i = 0; i < work.packs.size(); ++i)
        for (std::size_t lane = 0; lane < work.packs[i].used; ++lane)
            for (std::size_t k = 0; k < work.packs[i].count[lane]; ++k)
                visit(work.packs[i], work.targets[i], lane, k);
}

/// One (sub)step as the parts of the solver see it.
struct RigidPass {
    RigidWorld& world;
    const RigidMethod& method;
    RigidWork& work;
    std::int64_t step = 0; ///< from 0
    int substep = 0;       ///< from 0
    double h = 0;          ///< of the (sub)step [time]
    IterationKind kind = IterationKind::Solve;
    int iteration = 0; ///< of its kind, from 0
};

/// Tells the watcher, if there is one.
inline void tell(const RigidPass& pass, RigidPart part, const ContactImpulse& impulse = {}) {
    if (pass.work.watcher != nullptr) pass.work.watcher->see(part, pass, impulse);
}

// broad_phase.cpp
/// Puts shapes and their boxes where the bodies are.
void placeShapes(const RigidWorld& world, RigidWork& work);
/// Lists the pairs that are to be looked at, sorted, in work.begin and work.second.
void findPairs(const RigidWorld& world, BroadPhase rule, RigidWork& work);

// find_contacts.cpp
/// Collides the pairs and carries over what is known of their contacts.
void findContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work);

// contact_order.cpp
/// Puts pairs of bodies into packs in the order of the method, without contents.
void packContacts(RigidPass& pass);

// contact_setup.cpp
/// Builds the solver's contacts from those of the world in the order of the method.
void setUpContacts(RigidPass& pass);
/// Measures the relative normal velocities, before forces and solver, into the world's contacts.
void measureApproach(RigidPass& pass);
/// The bounces that restitution asks for, from the approach speeds.
void setBounces(RigidPass& pass);
/// Separations after what bodies have moved since contacts were found.
void followSeparations(RigidPass& pass);
/// Sets velocity biases and target displacements from the separations, after PositionCorrection and
/// RestitutionRule.
void setBiases(RigidPass& pass);
/// Gives accumulated impulses back to the world's contacts.
void storeContacts(RigidPass& pass);

// contact_solver.cpp
void warmStartContacts(RigidPass& pass);
/// One iteration over all contacts; massScale and impulseScale soften (1 and 0: rigid).
void iterateContacts(RigidPass& pass, double massScale, double impulseScale);
/// Newton's impacts one contact after the other.
void sequentialImpacts(RigidPass& pass);
/// Biases make the bounces. False when nothing bounces.
bool biasForRestitution(RigidPass& pass);
/// Removes the position-correction term from the velocity biases.
void clearPositionBias(RigidPass& pass);
/// Largest approach speed of a contact [length/time].
double residual(const RigidPass& pass);

// contact_kernel.cpp
/// Sequential impulses (E. Catto, GDC 2006) in every pack: the normal impulse of a contact that makes its
/// relative normal velocity vanish is -m (v + bias); the sum of them is kept >= 0, and that of the friction
/// within mu times it. Soft: dj = -massScale m (v + bias) + (keep - 1) j. Without `accumulate` each impulse
/// is clamped by itself.
void iteratePacks(RigidWork& work, bool accumulate, double massScale, double keep);
/// One iteration of split impulses; `sums`: their sum is kept >= 0, else each of them.
void correctPacks(RigidWork& work, bool sums);

// energy_shares.cpp
/// After a (sub)step: of what was booked in it, from `start` on, impulses and gravity get their work by the
/// mean of the velocities before and after.
void shareEnergy(RigidPass& pass, const RigidEnergyChange& start);

// position_correction.cpp
/// Displaces bodies by split impulses, in method.iterations iterations over joints and contacts.
void correctPositions(RigidPass& pass);

// joint_solver.cpp
void setUpJoints(RigidPass& pass);
void warmStartJoints(RigidPass& pass);
/// One iteration over all joints; `relax`: without what corrects positions.
void iterateJoints(RigidPass& pass, bool relax);
/// One iteration of split impulses over all joints.
void correctJoints(RigidPass& pass);

// sweep_bullets.cpp
/// The fraction of the step's displacement that each body may move, into work.fraction.
void stopBullets(RigidPass& pass);

} // namespace timestep
