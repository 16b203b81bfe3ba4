// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// Returns UTF-8 text for plain LaTeX (pdflatex, no packages): special characters escaped, signs, raised
/// digits and Greek letters in mathematical form. A character that it does not know, a control character or a
/// byte that is no UTF-8 becomes "?"; Latin letters with accents stay as they are.
std::string texText(std::string_view utf8);

} // namespace timestep
