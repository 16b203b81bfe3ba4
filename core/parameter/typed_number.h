// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace timestep {

/// Reads a number as people type it: "0.5", "0,5", "2e-3", "1/60", "2*3", "−3"; "50 %" is 0.5. Blanks around
/// a number are ignored. Returns nothing if the text is not one finite number. Answers to questions and
/// number fields use this function. parseNumber() uses it too but accepts only the narrower form of files.
std::optional<double> typedNumber(std::string_view text);

/// A number that may be an angle.
struct TypedAngle {
    enum class Written : std::uint8_t { Plain, WithPi, InDegrees };
    double value = 0; ///< InDegrees: [rad]; otherwise the number itself
    Written written = Written::Plain;
};

/// Reads what typedNumber() reads, multiples of pi ("pi/3", "-2 pi", "20*2*pi", "2π/3") and angles in degrees
/// ("60°").
std::optional<TypedAngle> typedAngle(std::string_view text);

} // namespace timestep
