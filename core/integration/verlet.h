// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace timestep {

// The variants of position Verlet: how it treats a changing step, how it starts and how drag enters it.
// Problems (position_verlet.cpp) and worlds of particles (core/particles/world_stepper.h) share them. x is
// the position, p the previous one, v the velocity, a the acceleration, h the step, hp the previous step.

/// How a step treats a previous step of another size. With a fixed step all three give the same bytes. Source
/// of Dummer: J. Dummer, A Simple Time-Corrected Verlet Integration Method (2005). The same source gives the
/// reason for Corrected: x - p belongs to the velocity at hp/2 before x, the new displacement to that at h/2
/// after x.
enum class VerletForm : std::uint8_t {
    Naive,    ///< x + (x - p) + a h²: a change of h is a change of velocity
    Dummer,   ///< x + (x - p) h/hp + a h²: first order
    Corrected ///< x + (x - p) h/hp + a h (h + hp)/2: second order, the positions of velocity Verlet
};

/// The previous position at the start of a run.
enum class VerletStart : std::uint8_t {
    AsGiven, ///< p = x - h v (the tutorials): the motion is that of the start velocity v + h a / 2, an error
             ///< of first order
    HalfKick ///< p = x - h v + h² a / 2: the first step is x + h v + h² a / 2
};

/// How drag enters a step, for a(v) = b - d v. u and u' are the velocities of two successive steps, each
/// displacement divided by time.
enum class DragForm : std::uint8_t {
    PerStep,           ///< u' = (1 - d) u + h b: DataGenetics, Verly; d is a share per step [1]
    PerStepAndGravity, ///< u' = (1 - d) (u + h b): Pikuma; d is a share per step [1]
    Exponential,       ///< u' = exp(-d h) u + h b: d [1/time] does not depend on the step, here and below
    Implicit,          ///< u' = (u + h b) / (1 + d h): backward Euler for the drag (Box2D)
    Centred,           ///< u' = ((1 - d h/2) u + h b) / (1 + d h/2): second order
    InForce            ///< u' = u + h a(u): the force contains the drag. Not available in worlds
};

/// Without drag a step is x + (x - p) ratio + a h time.
struct VerletWeights {
    double ratio = 1; ///< [1]
    double time = 0;  ///< how long the acceleration acts [time]
};
VerletWeights verletWeights(VerletForm form, double h, double previousH);

/// The weight of the acceleration in the previous position of VerletStart::HalfKick [time²].
constexpr double halfKick(double h) {
    return h * h / 2;
}

/// u' = keep / keepDivisor u + force / forceDivisor h b. Numerators and denominators are separate because
/// callers first multiply by their ratio of step sizes, and the order of roundings changes the last bits of a
/// run.
struct DragFactors {
    double keep = 1, keepDivisor = 1;
    double force = 1, forceDivisor = 1;
};
/// Returns the factors. `share` is d of the forms per step [1]; `exponent` is d h of the other forms [1].
DragFactors dragFactors(DragForm form, double share, double exponent);

} // namespace timestep
