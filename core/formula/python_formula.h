// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Returns the name of a variable or constant of typed formulas as a Python name: "x'" is x_prime, "lambda"
/// is lambda_. Different words have different names.
std::string pythonName(std::string_view word);

/// Returns an id as a Python name: "drive-frequency" is drive_frequency.
std::string pythonIdentifier(std::string_view id);

/// Returns whether the text contains this word as a whole word.
bool mentionsWord(std::string_view text, const std::string& word);

/// Returns a typed formula that TypedFormula accepts as a Python expression with the functions of `math` and
/// the names of pythonName(); "e" stays a name. Throws InputError, with the word or sign, for a formula
/// without an equivalent in Python.
std::string pythonFormula(std::string_view formula);

/// The formula of a calculated column in Python; its delta() and sum() remember earlier rows.
struct PythonRowFormula {
    std::vector<std::string> names;  ///< typed words that are not functions
    std::vector<std::string> before; ///< lines that compute its delta() and sum()
    std::string value;
    int changes = 0; ///< number of calls of delta() and sum() so far
};

/// Like pythonFormula(), for a formula that ColumnCalculator accepts. Its divisions and changes are calls of
/// ratio(), delta() and total(), its inner formulas are evaluated by value_of(). `changes`: number of calls
/// of delta() and sum() in earlier formulas.
PythonRowFormula pythonRowFormula(std::string_view formula, int changes);

} // namespace timestep
