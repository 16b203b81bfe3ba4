// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/column_units.h"

#include "core/formula/formula.h"
#include "core/formula/python_formula.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/column_calculator.h"

#include <algorithm>
#include <set>
#include <string>

namespace timestep {

namespace {

/// The names that formulas may use, with their dimensions.
class NamesWithUnits {
public:
    NamesWithUnits(const Experiment& experiment, const Simulation& simulation) {
        for (const RecordedColumn& column : columnsOf(simulation)) {
            add(nameInFormulas(column.id), column.unit);
            if (column.id == "time") add("t", column.unit);
        }
        if (const auto constants = experiment.texts.find("constants"); constants != experiment.texts.end())
            for (const auto& [name, dimension] : dimensionsOfConstants(constants->second))
                if (seen_.insert(name).second) known.emplace_back(name, dimension);
        for (const Parameter& parameter : simulation.parameters().descriptors()) {
            add(nameInFormulas(parameter.id), parameter.unit);
            for (const auto& [key, letter] : usualLetters())
                if (parameter.id == key) add(letter, parameter.unit);
        }
    }
    void add(const std::string& name, std::string_view unit) {
        if (!seen_.insert(name).second) return; // the first meaning is kept
        if (const auto read = unitOf(unit))
            known.emplace_back(name, dimensionOf(*read));
        else
            unknown.push_back(name);
    }

    DimensionedNames known;
    std::vector<std::string> unknown;

private:
    std::set<std::string> seen_;
};

bool hasNoUnits(const Simulation& simulation) {
    const Problem* const problem = simulation.problem();
    return simulation.scene().timeUnit == "1" && (problem == nullptr || problem->units().empty());
}

} // namespace

std::optional<Exponents> dimensionOfColumn(const Experiment& experiment, const Simulation& simulation,
                                           std::size_t column, std::optional<Exponents> wanted) {
    if (hasNoUnits(simulation)) return std::nullopt;
    NamesWithUnits names(experiment, simulation);
    for (std::size_t i = 0; i < column; ++i)
        names.add(nameInFormulas(experiment.calculated[i].id), experiment.calculated[i].unit);
    // delta(y) and sum(y) have the unit of y.
    std::string formula = experiment.calculated[column].formula;
    for (const std::string_view call : {"delta(", "sum("})
        for (std::size_t at = formula.find(call); at != std::string::npos; at = formula.find(call))
            formula.replace(at, call.size() - 1, call.size() - 1, ' ');
    const auto uses = [&](const std::string& name) { return mentionsWord(formula, name); };
    if (std::any_of(names.unknown.begin(), names.unknown.end(), uses)) return std::nullopt;
    try {
        return checkDimension(formula, names.known, wanted);
    } catch (const UnknownName&) { // a column of other runs
        return std::nullopt;
    }
}

void checkUnitOfColumn(const Experiment& experiment, const Simulation& simulation, std::size_t column) {
    const CalculatedColumn& one = experiment.calculated[column];
    const auto unit = one.unit == "1" ? std::nullopt : unitOf(one.unit);
    if (unit) dimensionOfColumn(experiment, simulation, column, dimensionOf(*unit));
}

} // namespace timestep
