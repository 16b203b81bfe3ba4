// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// One part "name = expression" of a typed list such as "k = 4, w = sqrt(k)" or "x' = v; v' = -x".
struct Assignment {
    std::string name;
    std::string expression;
    std::size_t nameAt = 0;       ///< bytes before the name in the whole text
    std::size_t expressionAt = 0; ///< bytes before the expression in the whole text
};

/// Splits a typed list at commas, semicolons and ends of lines outside brackets. Names consist of letters,
/// digits and underscores, and end with up to `mostPrimes` primes. Throws InputError (column from 1) for a
/// part without "=", for a wrong name and for a name that is given twice.
std::vector<Assignment> splitAssignments(std::string_view text, std::size_t mostPrimes = 0);

/// Returns the text with another expression for a name; a new name is added at the end. Throws like
/// splitAssignments().
std::string withAssignment(std::string_view text, std::string_view name, std::string_view expression);

/// Returns true for a letter or an underscore, followed by letters, digits and underscores.
bool isName(std::string_view text);

} // namespace timestep
