// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

class JsonField;

/// A column that the user adds to the rows of every run: a formula of the other columns in the same row.
struct CalculatedColumn {
    static constexpr std::size_t most = 32;            ///< of an experiment
    static constexpr std::size_t longestFormula = 500; ///< [characters]
    static constexpr std::size_t longestName = 80;     ///< [characters], also for ids and units

    std::string id;   ///< letters, digits and hyphens, "error-in-percent"
    std::string name; ///< what people read; any letters
    std::string unit; ///< "1" for a pure number
    std::string formula;

    bool operator==(const CalculatedColumn&) const = default;
};

/// The name of a column or a parameter in formulas: its id with underscores, "total_energy".
std::string nameInFormulas(std::string_view id);

/// Returns the id for a typed name: "error in percent" becomes "error-in-percent". Empty if the name has
/// neither letters nor digits.
std::string idOfName(std::string_view name);

/// Reads a typed column "momentum [kg m/s] = m*v"; the unit may be left out. Throws InputError (column from
/// 1).
CalculatedColumn calculatedFromText(std::string_view text);
/// The typed form of a column.
std::string toText(const CalculatedColumn& column);

/// Throws InputError (path "0/id") for more columns than allowed, texts that are too long or have a line
/// break, and ids that are wrong or equal. ColumnCalculator checks the formulas.
void check(std::span<const CalculatedColumn> columns);

/// Reads the list in an experiment. Throws InputError.
std::vector<CalculatedColumn> calculatedFromJson(const JsonField& field);
Json toJson(std::span<const CalculatedColumn> columns);

} // namespace timestep
