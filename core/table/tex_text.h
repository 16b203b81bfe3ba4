// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// Returns UTF-8 text for plain LaTeX (pdflatex, no packages): special characters escaped, signs, raised
/// digits and Greek letters in mathematical form. A character that it does not know becomes "?"; Latin
/// letters with accents stay as they are.
std::string texText(std::string_view utf8);

} // namespace timestep
