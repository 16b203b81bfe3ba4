// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace timestep {

/// Formats a number with at most 17 significant digits in the C locale, so that it reads back as the same
/// double. Special values are "nan", always without a sign, "inf" and "-inf".
std::string exactNumber(double value);
/// Writes the same text into `text`, which needs 25 characters, and returns its length.
std::size_t writeExactNumber(double value, std::span<char> text);

/// Formats a number for sentences: 6 significant digits, C locale, no trailing zeros.
std::string shortNumber(double value);

/// Reads the number at the beginning of a text, in the C locale as std::from_chars() does, and returns its
/// length. Returns 0 and does not change `value` if there is no number, or if it is too large or too small
/// for a double.
std::size_t readDouble(std::string_view text, double& value);

} // namespace timestep
