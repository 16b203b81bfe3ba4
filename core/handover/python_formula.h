// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// Returns a typed formula (core/formula) as a Python expression with the functions of `math`. Throws
/// InputError, with the word or sign, for one that Python has no equal for.
std::string pythonFormula(std::string_view formula);

} // namespace timestep
