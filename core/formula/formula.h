// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// A formula uses an unknown name.
class UnknownName : public InputError {
public:
    /// `position`: number of bytes before the name.
    UnknownName(std::string unknown, std::vector<std::string> knownNames, std::size_t position);

    std::string name;
    std::vector<std::string> known; ///< variables and constants, in the order in which they were given
};

/// The sentence of a formula's error with its place, "... (at character 3)". `position`: from 0.
Sentence atCharacter(const Sentence& what, std::size_t position);
/// The sentence of a formula's error without that place.
Sentence withoutCharacter(const InputError& error);

/// Rethrows the error of a part of a text with its place in the whole text. `bytes`: number of bytes before
/// the part.
[[noreturn]] void throwFromPart(const InputError& error, std::size_t bytes);

/// Parses named numbers: "k = 4, m = 0.5, w = sqrt(k/m), a = 60°". Values are formulas of the other
/// constants, in any order, or numbers with units, "L = 40 cm", which are converted to SI units. Throws
/// InputError (column from 1; UnknownName for an unknown name) for any other form, a name given twice, and a
/// number that is not finite.
std::vector<std::pair<std::string, double>> parseConstants(std::string_view text);

/// A typed formula of named variables and constants. It may contain + - * / ^, brackets, functions such as
/// sin, sqrt, exp, floor, mod(x, y), pow(x, y), wrap(x), which is x modulo 2 pi from -pi to pi, and
/// if(condition, yes, no), comparisons, "? :", pi and e, angles in degrees ("60°"), and the signs ² ³ ⁴ · × −
/// π **. Names consist of letters, digits, underscores and primes. A formula must not contain assignments, or
/// lists of arguments outside a function. Constants of the same name replace e, floor, mod, pow, wrap and if.
class TypedFormula {
public:
    using Variables = std::vector<std::pair<std::string, double*>>;
    using Constants = std::vector<std::pair<std::string, double>>;

    /// Compiles the formula. Each evaluation reads the variables, which must outlive this object. Throws
    /// InputError (column from 1), and UnknownName for an unknown name.
    TypedFormula(const std::string& text, const Variables& variables, const Constants& constants);
    ~TypedFormula();
    TypedFormula(TypedFormula&&) noexcept;
    TypedFormula& operator=(TypedFormula&&) noexcept;

    /// Evaluates the formula with the current values of the variables. The result may be infinite or NaN.
    /// Allocates nothing.
    double value() const;

private:
    struct Parser;
    std::unique_ptr<Parser> parser_;
};

} // namespace timestep
