// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// Parses named numbers: "k = 4, m = 0.5". Throws InputError (column from 1) for any other form, a name given
/// twice and a number that is not finite.
std::vector<std::pair<std::string, double>> parseConstants(std::string_view text);

/// A typed formula of named variables and constants. It may hold + - * / ^, brackets, functions such as sin,
/// sqrt, exp, floor, mod(x, y) and pow(x, y), comparisons with "? :", pi and e, and the signs ² ³ · × −. It
/// may not hold assignments, nor lists of arguments outside of a function. Constants of the same name replace
/// e, floor, mod and pow.
class TypedFormula {
public:
    using Variables = std::vector<std::pair<std::string, double*>>;
    using Constants = std::vector<std::pair<std::string, double>>;

    /// Compiles the formula. Each evaluation reads the variables, which must outlive this object. Throws
    /// InputError (column from 1).
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
