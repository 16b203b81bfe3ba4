// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// Numbers by name, as a person gives them: "k = 4, m = 0.5". Throws InputError (column from 1) for anything
/// else, for a name given twice and for a number that is not finite.
std::vector<std::pair<std::string, double>> parseConstants(std::string_view text);

/// A formula that a person typed, of named variables and constants: + - * / ^, brackets, sin, sqrt, exp and
/// the like, comparisons with "? :", and pi. Lists of arguments outside of a function, and assignments, are
/// refused.
class TypedFormula {
public:
    using Variables = std::vector<std::pair<std::string, double*>>;
    using Constants = std::vector<std::pair<std::string, double>>;

    /// The variables are read at each evaluation and must outlive this. Throws InputError (column from 1).
    TypedFormula(const std::string& text, const Variables& variables, const Constants& constants);
    ~TypedFormula();
    TypedFormula(TypedFormula&&) noexcept;
    TypedFormula& operator=(TypedFormula&&) noexcept;

    /// With the variables as they are now; may be infinite or NaN. Allocates nothing.
    double value() const;

private:
    struct Parser;
    std::unique_ptr<Parser> parser_;
};

} // namespace timestep
