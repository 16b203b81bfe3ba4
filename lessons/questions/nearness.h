// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/text/probe.h"

#include <cstdint>
#include <string_view>

namespace timestep {

/// How a wrong number is related to the right one.
enum class Nearness : std::uint8_t {
    None,
    FewerDigits, ///< rounded correctly, but to fewer digits than are asked for
    Almost,      ///< less than 2 % off
    OtherSign,
    PowerOfTen, ///< the digits are right
    Inverse,
    TooLow,
    TooHigh
};

/// Whether a typed number counts as right: it lies within the tolerance, or it is the right number, rounded,
/// with at least as many digits as the tolerance asks for.
bool acceptsTyped(std::string_view typed, double value, double answer, const Tolerance& tolerance);

/// The first that applies to a number that is not accepted.
Nearness nearnessOf(std::string_view typed, double value, double answer, const Tolerance& tolerance);

} // namespace timestep
