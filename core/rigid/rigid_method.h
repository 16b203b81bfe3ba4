// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/pair/collide.h"
#include "core/translatable.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace timestep {

/// Order of the parts of a step.
enum class RigidLoop : std::uint8_t {
    VelocityFirst, ///< find contacts; velocities += h g; solve; positions += h v with the new v
                   ///< (semi-implicit Euler, as Box2D)
    PositionFirst ///< positions += h v + snap; velocities += h g; find contacts; solve: the solved velocities
                  ///< move the bodies in the next step (the F# tutorial)
};

/// Which pairs of bodies are tested for contacts. All give the same contacts.
enum class BroadPhase : std::uint8_t {
    AllPairs,    ///< every pair of which at least one body is not static
    SortAndSweep ///< pairs whose bounding boxes overlap, found by sorting them along x
};

/// How overlapping bodies are moved apart.
enum class PositionCorrection : std::uint8_t {
    None,         ///< not at all
    SplitImpulse, ///< by pseudo-velocities that last for one step; the accumulated pseudo-impulses are >= 0;
                  ///< the separation by the solved velocities is subtracted. Joints are closed one after the
                  ///< other where the bodies are by now (nonlinear Gauss-Seidel, as Box2D 2.4)
    SplitAsSeed, ///< split impulse as in the F# tutorial: every single pseudo-impulse is >= 0, and nothing is
                 ///< subtracted
    Baumgarte,   ///< by a term in the velocity constraint; adds energy
    Soft ///< by a damped spring in the velocity constraint; relaxing iterations remove the added velocity
         ///< after the positions have moved (Box2D 3, "soft step")
};

/// When restitution is applied. It always reverses a relative velocity measured before the solver.
enum class RestitutionRule : std::uint8_t {
    OwnPhase,       ///< after the solver, in separate iterations over all contacts
    WithVelocities, ///< as a term in the velocity constraint (Box2D 2.4)
    GravityLeaks ///< like OwnPhase, but the approach speed is measured after gravity has acted, so that every
                 ///< bounce gains g h (a find-the-bug task)
};

/// How an impact with several contacts is resolved.
enum class ImpactRule : std::uint8_t {
    Simultaneous, ///< all contacts together: every approach velocity is reversed (times the restitution) at
                  ///< once
    Sequential ///< before the solver, one contact after the other bounces completely, in order and repeatedly
               ///< until no contact approaches (Newton's cradle)
};

/// Order in which contacts are solved.
enum class ContactOrder : std::uint8_t {
    AsMade,   ///< by the first body, then by the second
    Reversed, ///< the reverse of AsMade
    BottomUp, ///< by rising height against gravity; ties as in AsMade
    ByColour, ///< by colour: pairs of bodies of one colour share no moving body (threads can share a colour)
    Random    ///< a new order in every (sub)step, from seed, step and substep
};

/// How a rigid world is stepped: the settings of a run. The initial values are the standard; seedMethod() has
/// those of the F# tutorial.
struct RigidMethod {
    RigidLoop loop = RigidLoop::VelocityFirst;
    int iterations = 8;        ///< over all joints and contacts per (sub)step, >= 1
    int substeps = 1;          ///< parts into which a step is cut, >= 1
    bool shareContacts = true; ///< contacts are found once per step, and substeps only update their
                               ///< separations (to first order in the rotation), as in Box2D 3. false: every
                               ///< substep is a complete step, as always with RigidLoop::PositionFirst
    BroadPhase broadPhase = BroadPhase::SortAndSweep;
    ManifoldRule manifold = ManifoldRule::Clipping;
    bool accumulate = true; ///< clamp the accumulated impulse of a contact; false: clamp each impulse (then
                            ///< there is no warm start)
    bool warmStart = true;  ///< start with the impulses of the last (sub)step
    int memory = 5; ///< number of (sub)steps for which a lost contact keeps its impulses in case it returns;
                    ///< 0: they are lost immediately
    ContactOrder order = ContactOrder::AsMade;
    PositionCorrection positionCorrection = PositionCorrection::SplitImpulse;
    /// Share of the overlap beyond the slop that a (sub)step removes, and of the error of a joint that each
    /// iteration of split impulses removes [1], 0 to 1.
    double correctionFactor = 0.2;
    double slop = 0.005;          ///< overlap that is not corrected [length], >= 0
    double fastestCorrection = 3; ///< for PositionCorrection::Soft [length/time]
    /// For PositionCorrection::Soft [1/time]; limited to a quarter of the (sub)step rate.
    double softHertz = 30;
    double softDamping = 10; ///< zeta for PositionCorrection::Soft [1]
    /// For PositionCorrection::Soft: iterations without the spring after the positions have moved.
    int relaxIterations = 1;
    RestitutionRule restitution = RestitutionRule::OwnPhase;
    double bounceFrom = 0.1; ///< approach speed below which contacts do not bounce [length/time], >= 0
    ImpactRule impact = ImpactRule::Simultaneous;
    bool friction = true;
    bool normalToFirst = false; ///< the normal points to the wrong body, so that contacts pull bodies
                                ///< together (the F# tutorial as printed; a find-the-bug task)
    bool swept = false;         ///< bodies with `bullet` stop at bodies that they would pass through
    std::uint64_t seed = 1;     ///< for ContactOrder::Random

    bool operator==(const RigidMethod&) const = default;
};

/// The settings of the F# tutorial: position first, 5 iterations, vertices inside, all pairs, split impulse
/// with slop 0.2 and factor 0.2, no restitution. `asPrinted` also sets its wrong normal (normalToFirst). Its
/// gravity (200 downwards), friction (0.6) and MassRule::Seed belong to the world.
RigidMethod seedMethod(bool asPrinted);

/// The settings for high piles and heavy loads: soft contacts, 4 substeps with one iteration and one relaxing
/// iteration each, as in Box2D 3.
RigidMethod softStepMethod();

/// Coefficients of a soft constraint with error C, relative velocity v and accumulated impulse sum:
/// @code
/// impulse = -mass · massScale · (v + biasRate · C) - impulseScale · sum
/// omega = 2 pi hertz,   a1 = 2 zeta + h omega,   a2 = h omega a1,   a3 = 1 / (1 + a2)
/// biasRate = omega / a1,   massScale = a2 a3,   impulseScale = a3
/// @endcode
/// Source: E. Catto, Solver2D (2024) and Box2D 3, b2MakeSoft.
struct SoftCoefficients {
    double biasRate = 0;     ///< [1/time]
    double massScale = 1;    ///< [1]
    double impulseScale = 0; ///< [1]
};
SoftCoefficients softCoefficients(double hertz, double damping, double h);
/// Those of soft contacts in a (sub)step of h; the frequency is at most a quarter of the steps'.
SoftCoefficients softContacts(const RigidMethod& method, double h);

/// Name and source of the contact solver.
inline constexpr Text contactSolverName = TRANSLATABLE("contact-solver", "Sequential impulses");
inline constexpr std::string_view contactSolverReference =
    "E. Catto, Fast and Simple Physics using Sequential Impulses, Game Developers Conference (2006)";

/// Returns the solver as pseudocode for this method: accumulated or single impulses clamped, warm or cold
/// start. Bodies a and b touch at a point with normal n and tangent t; jn and jt are its accumulated
/// impulses, mn and mt its effective masses, mu is the coefficient of friction.
std::span<const std::string_view> contactCode(const RigidMethod& method);

} // namespace timestep
