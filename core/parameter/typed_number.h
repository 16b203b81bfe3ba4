// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace timestep {

/// Reads a number as people type it: "0.5", "0,5", "2e-3", "1/60", "−3"; "50 %" is 0.5. Blanks around a
/// number are ignored. Returns nothing when the text is not one finite number. Answers to questions and
/// number fields use this function; parseNumber() does too and accepts only the narrower form of files.
std::optional<double> typedNumber(std::string_view text);

} // namespace timestep
