// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace timestep {

/// What happens first in a step.
enum class RigidLoop : std::uint8_t {
    VelocityFirst, ///< find contacts; velocities += h g; solve; positions += h v with the new v
                   ///< (semi-implicit Euler, as Box2D)
    PositionFirst  ///< positions += h v + snap; velocities += h g; find contacts; solve: what is left of the
                   ///< velocities moves the bodies in the next step (the F# tutorial)
};

/// Which pairs of bodies are looked at closely. All give the same contacts.
enum class BroadPhase : std::uint8_t {
    AllPairs,    ///< every pair of which one is not static
    SortAndSweep ///< pairs whose bounding boxes overlap, found by sorting them along x
};

/// Where overlapping polygons touch.
enum class ManifoldRule : std::uint8_t {
    Clipping,      ///< the incident edge, clipped to the sides of the reference edge: one or two points
    VerticesInside ///< the corners of each that are inside the other (the F# tutorial): spikes may have none
};

/// How overlapping bodies are moved apart.
enum class PositionCorrection : std::uint8_t {
    None,         ///< not at all
    SplitImpulse, ///< by pseudo-velocities that live for one step, pseudo-impulses accumulated and >= 0; what
                  ///< the velocity already opens counts
    SplitAsSeed,  ///< the same as the F# tutorial has it: every pseudo-impulse >= 0 by itself, and the
                  ///< velocity does not count
    Baumgarte,    ///< by a term in the velocity constraint: adds energy
    Soft ///< by a damped spring in the velocity constraint, taken out again by relaxing iterations after
         ///< the positions have moved (Box2D 3, "soft step")
};

/// When restitution is worked in. The relative velocity it reverses is always one from before the solver.
enum class RestitutionRule : std::uint8_t {
    OwnPhase,       ///< after the solver, by iterations of its own over all contacts
    WithVelocities, ///< as a term in the velocity constraint (Box2D 2.4)
    GravityLeaks    ///< as OwnPhase, but the approach speed is measured after gravity has acted: g h leaks
                    ///< into every bounce (a find-the-bug task)
};

/// How several contacts of one impact are treated.
enum class ImpactRule : std::uint8_t {
    Simultaneous, ///< all contacts together: every approach is reversed (times the restitution) at once
    Sequential    ///< before the solver, one contact after the other is given its own whole bounce, in order,
                  ///< over and over until none approaches: Newton's cradle
};

/// Order in which contacts are solved.
enum class ContactOrder : std::uint8_t {
    AsMade,   ///< by the first body, then by the second
    Reversed, ///< the other way round
    BottomUp, ///< by rising height against gravity, ties as made
    Random    ///< another one in every (sub)step, from seed, step and substep
};

/// How a rigid world is stepped: the settings of a run. The standard values are the ones that stand;
/// seedMethod() has those of the F# tutorial.
struct RigidMethod {
    RigidLoop loop = RigidLoop::VelocityFirst;
    int iterations = 8;        ///< over all joints and contacts per (sub)step, >= 1
    int substeps = 1;          ///< parts into which a step is cut, >= 1
    bool shareContacts = true; ///< contacts are found once per step, and substeps only follow their
                               ///< separations (to first order in the turn), as in Box2D 3; false: every
                               ///< substep is a whole step. With RigidLoop::PositionFirst it always is
    BroadPhase broadPhase = BroadPhase::SortAndSweep;
    ManifoldRule manifold = ManifoldRule::Clipping;
    bool accumulate = true; ///< clamp the sum of a contact's impulses; false: clamp each of them (then there
                            ///< is no warm start)
    bool warmStart = true;  ///< begin with the impulses of the last (sub)step
    int memory = 5; ///< (sub)steps for which a contact that has gone keeps its impulses, should it come
                    ///< back; 0: they are lost when it blinks
    ContactOrder order = ContactOrder::AsMade;
    PositionCorrection positionCorrection = PositionCorrection::SplitImpulse;
    double correctionFactor =
        0.2;             ///< share of the overlap beyond the slop that a (sub)step takes away [1], 0 to 1
    double slop = 0.005; ///< overlap that is left alone [length], >= 0
    double fastestCorrection = 3; ///< of PositionCorrection::Soft [length/time]
    double softHertz =
        30; ///< of PositionCorrection::Soft [1/time]; never more than a quarter of the (sub)step rate
    double softDamping = 10; ///< zeta of PositionCorrection::Soft [1]
    int relaxIterations =
        1; ///< of PositionCorrection::Soft: iterations without the spring after the positions have moved
    RestitutionRule restitution = RestitutionRule::OwnPhase;
    double bounceFrom = 0.1; ///< approach speed below which nothing bounces [length/time], >= 0
    ImpactRule impact = ImpactRule::Simultaneous;
    bool friction = true;
    bool normalToFirst = false; ///< the normal points to the wrong body and pulls bodies together (the F#
                                ///< tutorial as printed; a find-the-bug task)
    bool swept = false;         ///< bodies with `bullet` stop at what they would pass through
    std::uint64_t seed = 1;     ///< of ContactOrder::Random

    bool operator==(const RigidMethod&) const = default;
};

/// The settings of the F# tutorial: position first, 5 iterations, vertices inside, all pairs, split impulse
/// with slop 0.2 and factor 0.2, no restitution. `asPrinted` has its normal too; without, it is mended.
/// (Gravity 200 downwards, friction 0.6 and MassRule::Seed belong to the world.)
RigidMethod seedMethod(bool asPrinted);

/// The settings for high piles and heavy loads: soft contacts, 4 substeps with one iteration and one relaxing
/// iteration each, as in Box2D 3.
RigidMethod softStepMethod();

/// Coefficients of a soft constraint: its impulse is -mass · massScale · (v + biasRate · C) - impulseScale ·
/// sum. omega = 2 pi hertz, a1 = 2 zeta + h omega, a2 = h omega a1, a3 = 1 / (1 + a2): biasRate = omega / a1,
/// massScale = a2 a3, impulseScale = a3. Source: E. Catto, Solver2D (2024) and Box2D 3, b2MakeSoft.
struct SoftCoefficients {
    double biasRate = 0;     ///< [1/time]
    double massScale = 1;    ///< [1]
    double impulseScale = 0; ///< [1]
};
SoftCoefficients softCoefficients(double hertz, double damping, double h);

} // namespace timestep
