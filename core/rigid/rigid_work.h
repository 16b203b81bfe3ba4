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

/// What the solver needs of a body, in one cache line. One more stands at the end for noBody.
struct alignas(64) SolverBody {
    double vx = 0, vy = 0, omega = 0;      ///< [length/time], [rad/time]
    double pushX = 0, pushY = 0, turn = 0; ///< displacement by split impulses [length], [rad]
    double inverseMass = 0;                ///< [1/mass]
    double inverseInertia = 0;             ///< [1/(mass length²)]
};

/// One contact as the solver sees it. Relative velocity along the normal n: n·(vB - vA) + omegaB (rB × n) -
/// omegaA (rA × n); the same along t = n turned by +90 degrees.
struct SolverPoint {
    double normalArmA = 0, normalArmB = 0;   ///< r × n [length]
    double tangentArmA = 0, tangentArmB = 0; ///< r × t [length]
    double normalMass = 0, tangentMass = 0;  ///< effective masses [mass]
    double bias = 0; ///< relative velocity that is added to the measured one [length/time]
    double normalImpulse = 0, tangentImpulse = 0; ///< [mass length/time]
};

/// Up to two contacts of one pair of bodies, solved one after the other.
struct alignas(64) SolverContact {
    std::uint32_t a = 0, b = 0;
    std::uint32_t first = 0; ///< in RigidWorld::contacts
    std::uint32_t count = 0; ///< 1 or 2
    Point normal = {};
    double friction = 0;
    std::array<SolverPoint, 2> points = {};
};

/// Of the same contact, what not every sweep needs.
struct ContactGoal {
    std::array<double, 2> separation = {}; ///< now [length]
    std::array<double, 2> bounce = {}; ///< relative normal velocity that restitution asks for [length/time]
    std::array<double, 2> push = {};   ///< displacement that the split impulse asks for [length]
    std::array<double, 2> pushImpulse = {}; ///< [mass length]
    std::array<double, 2> impact = {};      ///< sum of sequential impacts [mass length/time]
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
    std::vector<SolverContact> contacts; ///< in the order in which they are solved
    std::vector<ContactGoal> goals;      ///< of them
    std::vector<std::uint32_t> sequence; ///< scratch for that order
    std::vector<double> heights;
    std::vector<SolverJoint> joints;
    std::vector<Displacement> moved;
    std::vector<double> fraction; ///< of the step that a swept body moves

    RigidCounters counters;
    bool measuresSweeps = false, measuresEnergy = false;
    std::size_t sweeps = 0;
    std::vector<double> sweepImpulses; ///< (sweeps + 1) rows of contacts
    std::vector<double> residuals;
    RigidEnergyChange energy;
    double energyNow = 0; ///< at the last look at it
};

/// One (sub)step as the parts of the solver see it.
struct RigidPass {
    RigidWorld& world;
    const RigidMethod& method;
    RigidWork& work;
    std::int64_t step = 0; ///< from 0
    int substep = 0;       ///< from 0
    double h = 0;          ///< of the (sub)step [time]
};

// broad_phase.cpp
/// Puts shapes and their boxes where the bodies are.
void placeShapes(const RigidWorld& world, RigidWork& work);
/// Lists the pairs that are to be looked at, sorted, in work.begin and work.second.
void findPairs(const RigidWorld& world, BroadPhase rule, RigidWork& work);

// find_contacts.cpp
/// Collides the pairs and carries over what is known of their contacts.
void findContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work);

// contact_setup.cpp
/// Builds the solver's contacts from those of the world in the order of the method.
void setUpContacts(RigidPass& pass);
/// Measures the relative normal velocities, before forces and solver, into the world's contacts.
void measureApproach(RigidPass& pass);
/// The bounces that restitution asks for, from the approach speeds.
void setBounces(RigidPass& pass);
/// Separations after what bodies have moved since contacts were found.
void followSeparations(RigidPass& pass);
/// Biases and pushes from the separations, after PushRule and RestitutionRule.
void setBiases(RigidPass& pass);
/// Gives accumulated impulses back to the world's contacts.
void storeContacts(RigidPass& pass);

// contact_solver.cpp
void warmStartContacts(RigidPass& pass);
/// One sweep over all contacts; massScale and impulseScale soften (1 and 0: rigid).
void sweepContacts(RigidPass& pass, double massScale, double impulseScale);
/// Newton's impacts one contact after the other.
void sequentialImpacts(RigidPass& pass);
/// Biases make the bounces. False when nothing bounces.
bool biasForRestitution(RigidPass& pass);
/// Takes what pushes apart out of the biases.
void clearPushes(RigidPass& pass);
/// Largest approach speed of a contact [length/time].
double residual(const RigidPass& pass);

// push_solver.cpp
/// Displacements by split impulses, iterations sweeps over joints and contacts.
void pushApart(RigidPass& pass);

// joint_solver.cpp
void setUpJoints(RigidPass& pass);
void warmStartJoints(RigidPass& pass);
/// One sweep over all joints; `relax`: without what corrects positions.
void sweepJoints(RigidPass& pass, bool relax);
/// One sweep of split impulses over all joints.
void pushJoints(RigidPass& pass);

// sweep_bullets.cpp
/// The fraction of the step's displacement that each body may move, into work.fraction.
void stopBullets(RigidPass& pass);

} // namespace timestep
