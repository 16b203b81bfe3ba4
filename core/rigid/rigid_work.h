// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/collide.h"
#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_stepper.h"
#include "core/rigid/rigid_world.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace timestep {

/// Number of entries behind the list of bodies that stand for noBody and for empty lanes. They are used in
/// turn, so that a pack need not wait for what the pack before it writes to an empty lane.
inline constexpr std::size_t emptyBodies = 8;

/// The data of a body for the solver, in one cache line: two rows of four numbers. emptyBodies entries follow
/// those of the bodies.
struct alignas(64) SolverBody {
    double vx = 0, vy = 0, omega = 0;                      ///< [length/time], [rad/time]
    double inverseMass = 0;                                ///< [1/mass]
    double displacementX = 0, displacementY = 0, turn = 0; ///< displacement by split impulses [length], [rad]
    double inverseInertia = 0;                             ///< [1/(mass length²)]
};

/// Number of pairs of bodies that are solved at once.
inline constexpr std::size_t packLanes = 8;
using Lanes = std::array<double, packLanes>; ///< one number per lane

/// Solver data of one contact in each lane. Relative velocity along the normal n: n·(vB - vA) + omegaB (rB ×
/// n) - omegaA (rA × n); the same along t = n turned by +90 degrees.
struct alignas(64) PackedPoints {
    Lanes normalArmA = {}, normalArmB = {};        ///< r × n [length]
    Lanes tangentArmA = {}, tangentArmB = {};      ///< r × t [length]
    Lanes normalMass = {}, tangentMass = {};       ///< effective masses [mass]
    Lanes bias = {};                               ///< added to the measured relative velocity [length/time]
    Lanes normalImpulse = {}, tangentImpulse = {}; ///< [mass length/time]
};

/// A pair of bodies with the contacts that are solved together.
struct SolverPair {
    std::uint32_t a = 0, b = 0;
    std::uint32_t first = 0; ///< in RigidWorld::contacts
    std::uint32_t count = 0; ///< number of contacts: 1 or 2
    std::uint32_t rank = 0;  ///< length of the chain of earlier pairs that must be solved before it
};

/// Up to eight pairs of bodies with up to two contacts each. No body that can move is in two pairs of a pack.
/// Solving the pairs at once therefore gives the same result as one after the other.
struct alignas(64) ContactPack {
    std::array<std::uint32_t, packLanes> a = {}, b = {};
    std::array<std::uint32_t, packLanes> first = {}; ///< in RigidWorld::contacts
    std::array<std::uint8_t, packLanes> count = {};  ///< number of contacts: 1 or 2
    std::uint8_t used = 0;                           ///< number of lanes in use
    std::uint8_t most = 0;                           ///< largest number of contacts in a lane
    bool withNext = false; ///< no body that can move is in this pack and in the next one
    alignas(64) Lanes normalX = {};
    Lanes normalY = {};
    Lanes friction = {};
    Lanes inverseMassA = {}, inverseMassB = {};       ///< [1/mass]
    Lanes inverseInertiaA = {}, inverseInertiaB = {}; ///< [1/(mass length²)]
    std::array<PackedPoints, 2> points = {};
};

/// Per-contact data that only some solver iterations read; separate so that the hot ContactPack stays small.
struct alignas(64) ContactTargets {
    std::array<Lanes, 2> separation = {};   ///< current separation [length]
    std::array<Lanes, 2> approach = {};     ///< relative normal velocity before the solver [length/time]
    std::array<Lanes, 2> bounce = {};       ///< target relative normal velocity of restitution [length/time]
    std::array<Lanes, 2> displacement = {}; ///< target displacement of the split impulse [length]
    std::array<Lanes, 2> positionImpulse = {}; ///< [mass length]
    std::array<Lanes, 2> impact = {};          ///< sum of sequential impacts [mass length/time]
};

/// From the centres of mass to one contact in each lane [length].
struct ContactArms {
    Lanes aX = {}, aY = {}, bX = {}, bY = {};
};

/// How velocity biases and target displacements follow from separations.
struct BiasRule {
    double slop = 0;         ///< [length]
    double share = 0;        ///< speed per overlap beyond the slop [1/time]
    double fastest = 0;      ///< largest such speed [length/time]
    double displacement = 0; ///< displacement per overlap beyond the slop [1]
    double h = 0;            ///< of the (sub)step [time]
    bool bounces = false;    ///< the speed is at least that of restitution
};

/// Motion of a body since contacts were found.
struct Displacement {
    double x = 0, y = 0; ///< [length]
    double turn = 0;     ///< [rad]
};

/// Solver data of a joint.
struct SolverJoint {
    std::uint32_t a = 0, b = 0;
    Point armA = {}, armB = {}; ///< from the centres of mass [length]
    Point axis = {};            ///< for a distance joint: unit vector from a to b
    double k11 = 0, k12 = 0,
           k22 = 0;   ///< inverse of the effective mass matrix; k11 is the effective mass of a distance joint
    Point error = {}; ///< position error [length]; for a distance joint, the error along the axis is in x
    Point bias = {};  ///< [length/time]
    double massScale = 1, impulseScale = 0;
    double softness = 0;  ///< gamma of a mouse joint [1/mass]
    double limitMass = 0; ///< effective moment of inertia at the limit [mass length²]; 0 if no limit is near
    double limitError = 0; ///< angle to the limit, negative: beyond [rad]
    double limitSign = 0;  ///< 1: lower, -1: upper
    double limitBias = 0;  ///< [rad/time]
};

/// A part of a step of rigid bodies.
enum class RigidPart : std::uint8_t {
    Begin,           ///< start of a (sub)step; solver velocities are those of the world
    Found,           ///< contacts have been found and are in the world
    Impact,          ///< one impact of ImpactRule::Sequential
    Gravity,         ///< gravity has changed velocities
    WarmJoints,      ///< warm start: joints have applied their impulses of the last step
    Warm,            ///< warm start: one contact has applied its impulses
    Joints,          ///< one iteration over the joints
    Contact,         ///< one contact within an iteration
    Move,            ///< velocities have moved positions
    CorrectPositions ///< split impulses have moved positions
};

/// Purpose of an iteration.
enum class IterationKind : std::uint8_t { Solve, Relax, Bounce };

/// The impulses of a part at one contact.
struct ContactImpulse {
    std::uint32_t contact = 0;            ///< in RigidWorld::contacts
    double normal = 0, tangent = 0;       ///< added by this part, on b [mass length/time]
    double normalSum = 0, tangentSum = 0; ///< accumulated impulses after it
};

struct RigidPass;

/// Observer of the parts of a step. While one is set, contacts are solved one at a time, with the same bits.
class RigidWatcher {
public:
    virtual ~RigidWatcher() = default;
    /// Called after each part. `impulse` is set for Impact, Warm and Contact.
    virtual void see(RigidPart part, const RigidPass& pass, const ContactImpulse& impulse) = 0;
};

/// Scratch of a stepper.
struct RigidWork {
    // Shapes placed in the plane; corners and normals in the order of the world.
    std::vector<Point> corners, normals;
    std::vector<double> lowX, lowY, highX, highY; ///< bounding boxes by body [length]
    // For sorting along x: bodies by their left side, and their boxes in that order. After the boxes follow
    // mostBoxesAtOnce that nothing overlaps.
    std::vector<std::uint32_t> order;
    std::vector<double> sortedLowX, sortedHighX, sortedLowY, sortedHighY;
    std::vector<std::uint32_t> overlaps; ///< bodies whose boxes overlap: first, second, first ...
    std::vector<std::uint32_t> found;    ///< pairs to test, as they are found: lower, higher body, lower ...
    std::vector<std::uint32_t> begin;    ///< start of the pairs of each body in `second`
    std::vector<std::uint32_t>
        second; ///< second body of each pair; pairs are sorted by first, then second body
    std::vector<std::uint64_t> apart; ///< pairs that do not collide because a joint connects them, sorted
    std::vector<std::uint8_t> taken;  ///< 1 for each old contact that is there again
    std::vector<RigidContact> fresh;  ///< the new contacts
    std::vector<RigidContact> lost;   ///< contacts that went in this (sub)step, sorted by a, b, id
    std::vector<RigidContact> kept;   ///< the new remembered contacts
    Manifold manifold;

    std::vector<SolverBody> bodies;
    std::vector<ContactPack> packs;      ///< in the order in which they are solved
    std::vector<ContactTargets> targets; ///< targets of the packs
    std::vector<SolverPair> pairs;       ///< as they are found, then in the order of the method
    std::vector<std::uint32_t> ready;    ///< for each body: rank of its next pair
    std::vector<std::uint32_t> place;    ///< for each rank: its next free lane
    bool bounces = false;                ///< a body has restitution, and contacts bounce all at once
    std::vector<SolverJoint> joints;
    std::vector<Displacement> moved;
    /// Time from the start of the step to the first swept impact in it [time]; infinite: there is none.
    double firstImpact = std::numeric_limits<double>::infinity();
    std::vector<double> fraction; ///< fraction of the step that a swept body moves

    RigidWatcher* watcher = nullptr;
    RigidCounters counters;
    bool measuresIterations = false, measuresEnergy = false;
    std::size_t measuredIterations = 0;    ///< in the last (sub)step; 0 if not measured
    std::vector<double> iterationImpulses; ///< (measuredIterations + 1) rows of contacts
    std::vector<double> residuals;
    std::vector<SolverBody> before; ///< bodies at the start of the (sub)step, if energies are measured
    RigidEnergyChange energy;
    double energyNow = 0; ///< energy at the last measurement
};

/// Calls visit(pack, its targets, lane, contact of the pair) for every contact in the order of solving.
template <typename Visit>
void eachContact(RigidWork& work, Visit visit) {
    for (std::size_t i = 0; i < work.packs.size(); ++i)
        for (std::size_t lane = 0; lane < work.packs[i].used; ++lane)
            for (std::size_t k = 0; k < work.packs[i].count[lane]; ++k)
                visit(work.packs[i], work.targets[i], lane, k);
}

/// The data of one (sub)step for the parts of the solver.
struct RigidPass {
    RigidWorld& world;
    const RigidMethod& method;
    RigidWork& work;
    std::int64_t step = 0; ///< from 0
    int substep = 0;       ///< from 0
    double h = 0;          ///< of the (sub)step [time]
    IterationKind kind = IterationKind::Solve;
    int iteration = 0; ///< number within its kind, from 0
};

/// Calls the watcher, if there is one.
inline void notifyWatcher(const RigidPass& pass, RigidPart part, const ContactImpulse& impulse = {}) {
    if (pass.work.watcher != nullptr) pass.work.watcher->see(part, pass, impulse);
}

// broad_phase.cpp
/// Places shapes and bounding boxes at the positions of the bodies.
void placeShapes(const RigidWorld& world, RigidWork& work);
/// Writes the pairs to test, sorted, to work.begin and work.second.
void findPairs(const RigidWorld& world, BroadPhase rule, RigidWork& work);

// sweep_kernel.cpp
/// Largest number of boxes that are compared at once.
inline constexpr std::size_t mostBoxesAtOnce = 8;
/// Compares the boxes that are sorted along x; writes the bodies of those that overlap to work.overlaps.
/// Returns the number of comparisons. A box with a number that is not finite overlaps nothing that comes
/// after it.
std::int64_t sweepBoxes(std::size_t count, RigidWork& work);

// find_contacts.cpp
/// Collides the pairs; writes the contacts to the world and to work.pairs. Known contacts keep their
/// impulses.
void findContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work);

// contact_order.cpp
/// Assigns the pairs that findContacts() has listed to packs in the order of the method. Does not fill the
/// packs.
void packContacts(RigidPass& pass);

// contact_setup.cpp
/// Builds the solver's contacts from those of the world in the order of the method.
void setUpContacts(RigidPass& pass);
/// Measures the relative normal velocities before forces and solver.
void measureApproach(RigidPass& pass);
/// Computes the target velocities of restitution from the approach speeds.
void setBounces(RigidPass& pass);
/// Updates the separations by the motion of the bodies since contacts were found.
void followSeparations(RigidPass& pass);
/// Sets velocity biases and target displacements from the separations, by PositionCorrection and
/// RestitutionRule.
void setBiases(RigidPass& pass);
/// Writes accumulated impulses to the contacts of the world.
void storeContacts(RigidPass& pass);

// contact_solver.cpp
void warmStartContacts(RigidPass& pass);
/// Makes one iteration over all contacts, with SoftCoefficients::massScale and impulseScale (1 and 0: rigid).
void iterateContacts(RigidPass& pass, double massScale, double impulseScale);
/// Resolves Newton impacts one contact after the other (ImpactRule::Sequential).
void sequentialImpacts(RigidPass& pass);
/// Sets the velocity biases to the target velocities of restitution. Returns false if no contact bounces.
bool biasForRestitution(RigidPass& pass);
/// Removes the position-correction term from the velocity biases.
void clearPositionBias(RigidPass& pass);
/// Largest approach speed of a contact [length/time].
double residual(const RigidPass& pass);

// contact_kernel.cpp
/// Makes one iteration of sequential impulses in every pack (E. Catto, GDC 2006). The normal impulse -m (v +
/// bias) makes the relative normal velocity of a contact equal to -bias. The accumulated normal impulse is
/// kept >= 0, and the accumulated friction impulse within mu times it. Soft contacts: dj = -massScale m (v +
/// bias) + (keep - 1) j. Without `accumulate`, each single impulse is clamped instead.
void iteratePacks(RigidWork& work, bool accumulate, double massScale, double keep);
/// Makes one iteration of split impulses. `sums`: the accumulated impulse is kept >= 0; otherwise every
/// single impulse.
void correctPacks(RigidWork& work, bool sums);

// contact_lanes_kernel.cpp
/// Writes the lever arms and effective masses of a pack, and the square root of its friction.
void setUpMasses(ContactPack& pack, const std::array<ContactArms, 2>& arms);
/// Writes the relative normal velocities to ContactTargets::approach.
void measureApproaches(RigidWork& work);
void biasPacks(RigidWork& work, const BiasRule& rule);
/// Applies the impulses of all packs.
void warmStartPacks(RigidWork& work);
/// If `velocityCounts`, subtracts the separation that the solved velocities produce in a step of h from the
/// target displacements. Returns false if nothing is left to correct.
bool reduceGoals(RigidWork& work, double h, bool velocityCounts);
/// Lowers the biases to the negative velocities of restitution. Returns false if no contact bounces.
bool bouncePacks(RigidWork& work);

// energy_shares.cpp
/// Call after a (sub)step. Replaces the energy booked since `start` for impulses and gravity by their work
/// with the mean of the velocities before and after the (sub)step.
void shareEnergy(RigidPass& pass, const RigidEnergyChange& start);

// position_correction.cpp
/// Displaces bodies by split impulses, in method.iterations iterations over joints and contacts.
void correctPositions(RigidPass& pass);

// joint_solver.cpp
void setUpJoints(RigidPass& pass);
void warmStartJoints(RigidPass& pass);
/// Makes one iteration over all joints; `relax`: without position correction.
void iterateJoints(RigidPass& pass, bool relax);
/// Makes one iteration of split impulses over all joints.
void correctJoints(RigidPass& pass);

// sweep_bullets.cpp
/// Writes the fraction of its displacement that each body may move in this step to work.fraction.
void stopBullets(RigidPass& pass);

} // namespace timestep
