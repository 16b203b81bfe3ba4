// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace timestep {

/// How position Verlet goes from a step of hp to one of h; p is the previous position, a the acceleration.
/// With a fixed step all three are the same, byte for byte. J. Dummer, A Simple Time-Corrected Verlet
/// Integration Method (2005), has the second and the reason for the third: x - p belongs to a velocity hp/2
/// before x, the new displacement to one h/2 after it.
enum class VerletForm : std::uint8_t {
    Naive,    ///< x + (x - p) + a h²: a change of h is a change of velocity
    Dummer,   ///< x + (x - p) h/hp + a h²: first order
    Corrected ///< x + (x - p) h/hp + a h (h + hp)/2: second order, the positions of velocity Verlet
};

} // namespace timestep
