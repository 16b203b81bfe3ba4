// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by the parts of a step: scratch memory, the current (sub)step, and the declarations of the parts.
#pragma once

#include "core/kernels/contact_packs.h"
#include "core/rigid/pair/collide.h"
#include "core/rigid/pair/contact.h"
#include "core/rigid/pair/joint.h"
#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_stepper.h"
#include "core/rigid/rigid_world.h"
#include "core/team.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

/// Motion of a body since contacts were found.
struct Displacement {
    double x = 0, y = 0; ///< [length]
    double turn = 0;     ///< [rad]
};

/// The bounding box of a body, in a list that is sorted along x.
struct SortedBox {
    Box box = {};
    std::uint32_t body = 0;
};

/// The pairs of bodies whose bounding boxes overlap, as one thread has found them.
struct NearPairs {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    std::size_t tests = 0; ///< of two bounding boxes
};

/// A pair of bodies that touches.
struct TouchingPair {
    std::uint32_t a = 0, b = 0;
    Point normal = {};     ///< from a to b, or as the method turns it
    std::size_t count = 0; ///< contact points
};

/// The touching pairs that one thread has found, in order.
struct TouchingPairs {
    std::vector<TouchingPair> pairs;
    std::vector<ManifoldPoint> points;    ///< of all pairs, one after the other
    std::vector<std::uint32_t> atCorners; ///< first points of the pairs whose points are close together
    std::size_t firstContact = 0;         ///< of the list in RigidWork::fresh
    std::int64_t warmStarted = 0;
    Manifold manifold; ///< scratch
};

/// A part of a step of rigid bodies.
enum class RigidPart : std::uint8_t {
    Begin,           ///< start of a (sub)step; solver velocities are those of the world
    Found,           ///< contacts have been found and are in the world
    Impact,          ///< one impact of ImpactRule::Sequential
    Gravity,         ///< gravity has changed velocities
    Forces,          ///< forces on points of bodies have changed them
    Damping,         ///< damping of bodies has changed them
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

/// What a force or damping has added to the momentum of a body in this (sub)step.
struct BodyImpulse {
    std::uint32_t body = 0;
    double x = 0, y = 0; ///< [mass length/time]
    double turn = 0;     ///< about the centre of mass [mass length²/time]
};

struct RigidPass;

/// An observer that a stepper calls after each part of a step.
class RigidWatcher {
public:
    virtual ~RigidWatcher() = default;
    /// `impulse` is set for Impact, Warm and Contact.
    virtual void see(RigidPart part, const RigidPass& pass, const ContactImpulse& impulse) = 0;
};

/// Scratch of a stepper.
struct RigidWork {
    // Finding contacts.
    std::vector<Point> corners, normals; ///< of shapes placed in the plane, in the order of the world
    std::vector<Box> boxes;              ///< bounding boxes by body [length]
    std::vector<SortedBox> sorted;       ///< the same by their left sides
    std::vector<NearPairs> near;         ///< one list for each thread that shares the work
    std::vector<std::vector<std::uint32_t>>
        partners;                        ///< for each body: the later bodies to test it with, sorted
    std::size_t partnered = 0;           ///< pairs in partners
    std::vector<std::uint64_t> apart;    ///< pairs that do not collide because a joint connects them, sorted
    std::vector<std::uint8_t> taken;     ///< 1 for each old contact that was found again
    std::vector<RigidContact> fresh;     ///< the new contacts
    std::vector<RigidContact> lost;      ///< contacts that were lost in this (sub)step, sorted by a, b, id
    std::vector<RigidContact> kept;      ///< the new remembered contacts
    std::vector<TouchingPairs> touching; ///< one list for each thread that shares the work
    // Contacts at covered edges.
    std::vector<std::uint32_t> atCorners; ///< first contacts of the pairs whose contacts are close together
    std::vector<BodyPair> covered;        ///< pairs whose contacts are left out, by rising number
    std::vector<double> leans, atCornersLeans; ///< see covered_edges.cpp: of all pairs, and of those
    /// Lists of the pairs of each body: 2 i is pair i as one of its first body, 2 i + 1 of its second.
    std::vector<std::uint32_t> firstLink, nextLink;

    // Solving them. An entry for noBody follows the bodies, and then those that ContactPacks adds.
    std::vector<SolverBody> bodies;
    std::vector<std::uint64_t> colours; ///< that the pairs of each body have, a bit for each
    std::vector<std::uint8_t> colourOf; ///< the pairs have
    std::vector<BodyPair> unsorted;
    std::vector<BodyPair> pairs;         ///< in the order of the method
    std::vector<SolverContact> contacts; ///< in the order in which they are solved
    std::vector<SolverJoint> joints;
    bool bounces = false; ///< a body has restitution, and all contacts bounce together
    RigidStepper::Kernels kernels = RigidStepper::Kernels::WhereFaster;
    bool inPacks = false; ///< the contacts are solved by `packs`
    ContactPacks packs;

    // Moving bodies.
    std::vector<Displacement> moved;
    std::vector<double> fraction; ///< fraction of the step that a swept body moves
    /// Time from the start of the step to the first swept impact in it [time]; infinite: there is none.
    double firstImpact = std::numeric_limits<double>::infinity();

    // Measuring.
    RigidWatcher* watcher = nullptr;
    RigidCounters counters;
    bool measuresIterations = false, measuresEnergy = false;
    std::size_t measuredIterations = 0;    ///< in the last (sub)step; 0 if not measured
    std::vector<double> iterationImpulses; ///< (measuredIterations + 1) rows of contacts
    std::vector<double> residuals;
    std::vector<SolverBody> before; ///< bodies at the start of the (sub)step, if energies are measured
    std::vector<BodyImpulse> forced, damped; ///< impulses of forces and of damping, if energies are measured
    RigidEnergyChange energy;
    double energyNow = 0;      ///< energy at the last measurement, without that of the springs
    double springsAtStart = 0; ///< energy of the springs at the start of the (sub)step
};

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

/// A contact, or a body, is as much work as this many sticks (fewestShared()).
inline constexpr std::size_t sticksPerContact = 8;

/// Calls work(contact) for each contact of the solver. The threads of the team share the contacts of a large
/// world, so `work` may write to its contact only.
template <typename Work>
void eachContact(RigidPass& pass, const Work& work) {
    std::vector<SolverContact>& contacts = pass.work.contacts;
    const auto range = [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) work(contacts[i]);
    };
    if (!pass.work.inPacks) return inShares(contacts.size(), fewestShared() / sticksPerContact, range);
    pass.work.packs.eachRank([&](std::span<const ContactPacks::Pack> packs) {
        range(packs.front().firstContact, packs.back().endContact);
    });
}

/// Calls work(i) for the number of each body, shared in the same way; `work` may write to body i only.
template <typename Work>
void eachBody(const RigidWorld& world, const Work& work) {
    inShares(world.bodies.size(), fewestShared() / sticksPerContact, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) work(i);
    });
}

// broad_phase.cpp
/// Places shapes and bounding boxes at the positions of the bodies.
void placeShapes(const RigidWorld& world, RigidWork& work);
/// The shape of a body at the place from placeShapes().
PlacedShape placedShape(const RigidWorld& world, const RigidWork& work, std::uint32_t body);
/// Writes the pairs to test to work.partners.
void findPairs(const RigidWorld& world, BroadPhase rule, RigidWork& work);

// find_contacts.cpp
/// Collides the pairs and writes the contacts to the world. Known contacts keep their impulses.
void findContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work);

/// Lists the pairs of bodies that touch, with at most two of their contacts at a time.
void listPairs(const std::vector<RigidContact>& contacts, std::vector<BodyPair>& pairs);

// covered_edges.cpp
/// Writes the pairs in work.fresh whose contacts are at an edge that another body covers to work.covered.
void findCovered(const RigidWorld& world, const RigidMethod& method, RigidWork& work);

// contact_setup.cpp
/// Builds the solver's contacts from those of the world in the order of the method.
void setUpContacts(RigidPass& pass);
/// Measures the relative normal velocities again.
void measureApproach(RigidPass& pass);
/// Returns the restitution of a contact: the larger value of its two bodies.
double restitution(const RigidWorld& world, const SolverContact& contact);
/// Computes the bounce speeds of restitution from the approach speeds.
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
/// Chooses whether the listed contacts are solved in packs, by a kernel, and arranges them for it.
void choosePacks(RigidPass& pass);
/// Call before and after iterations, and before reading impulses between them.
void loadPacks(RigidPass& pass);
void storePacks(RigidPass& pass);
/// Makes one iteration of sequential impulses over all contacts.
void iterateContacts(RigidPass& pass, Stiffness stiffness);
/// Resolves Newton impacts one contact after the other (ImpactRule::Sequential).
void sequentialImpacts(RigidPass& pass);
/// Notes which contacts have a normal impulse in this substep.
void notePushes(RigidPass& pass);
/// Sets the velocity biases to the bounce speeds of restitution. Returns false if no contact bounces.
bool biasForRestitution(RigidPass& pass);
/// Removes the position-correction term from the velocity biases.
void clearPositionBias(RigidPass& pass);
/// Displaces bodies by split impulses, in method.iterations iterations over joints and contacts. `ahead`: as
/// for correctJoints().
void correctPositions(RigidPass& pass, double ahead);
/// Largest approach speed of a contact [length/time].
double residual(const RigidPass& pass);

// joint_solver.cpp
void setUpJoints(RigidPass& pass);
void warmStartJoints(RigidPass& pass);
/// Makes one iteration over all joints; `relax`: without position correction.
void iterateJoints(RigidPass& pass, bool relax);
/// Makes one iteration over the position errors of all joints. `ahead`: time for which the solved velocities
/// will still move the bodies in this step [time].
void correctJoints(RigidPass& pass, double ahead);

// body_forces.cpp
/// Gravity, forces and damping change the velocities.
void applyForces(RigidPass& pass);

// time_of_impact.cpp
/// Writes the fraction of its displacement that each body may move in this step to work.fraction.
void stopBullets(RigidPass& pass);

// energy_ledger.cpp
/// Call at the start of a step.
void startLedger(RigidPass& pass);
/// Call at the start of a (sub)step.
void startShare(RigidPass& pass);
/// Books the change of energy since the last call under this cause.
void bookEnergy(RigidPass& pass, double RigidEnergyChange::*cause);
/// Call after a (sub)step. Replaces the energy booked since `start` for impulses, gravity, forces and
/// damping by their work with the mean of the velocities before and after the (sub)step.
void shareEnergy(RigidPass& pass, const RigidEnergyChange& start);

} // namespace timestep
