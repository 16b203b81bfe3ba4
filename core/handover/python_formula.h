// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// Returns the name of a variable or constant of typed formulas as a Python name: "x'" is x_prime, "lambda"
/// is lambda_. Different words have different names.
std::string pythonName(std::string_view word);

/// Returns true if the text has this word, not as a part of a longer one.
bool mentionsWord(std::string_view text, const std::string& word);

/// Returns a typed formula that TypedFormula accepts as a Python expression with the functions of `math` and
/// the names of pythonName(); "e" stays a name. Throws InputError, with the word or sign, for one that Python
/// has no equal for.
std::string pythonFormula(std::string_view formula);

} // namespace timestep
