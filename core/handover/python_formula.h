// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

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

/// The formula of a calculated column in Python, where delta() and sum() remember the rows before.
struct PythonRowFormula {
    std::vector<std::string> names;  ///< typed words that are not functions
    std::vector<std::string> before; ///< lines that compute its delta() and sum()
    std::string value;
    int changes = 0; ///< calls of delta() and sum() up to here
};

/// Like pythonFormula(), for a formula that ColumnCalculator accepts. Its divisions and changes are calls of
/// ratio(), delta() and total(), its inner formulas are evaluated by value_of(). `changes`: calls of delta()
/// and sum() in formulas before.
PythonRowFormula pythonRowFormula(std::string_view formula, int changes);

} // namespace timestep
