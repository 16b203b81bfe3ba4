// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/experiment_changes.h"

#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/column_units.h"

#include <set>
#include <string_view>

namespace timestep {

void setValues(Experiment& experiment, const std::vector<std::pair<std::string, std::string>>& values) {
    std::set<std::string> given; // texts
    for (const auto& [key, value] : values) {
        setByKey(experiment, key, value);
        if (constexpr std::string_view texts = "texts/"; key.starts_with(texts))
            given.insert(key.substr(texts.size()));
    }
    emptyTextsThatFollow(experiment, given);
}

namespace {

/// Checks the unit of the last column; without a typed one it gets that of its formula, if this has one.
void takeUnit(Experiment& experiment, const Simulation& simulation, const std::string& text) {
    const std::size_t last = experiment.calculated.size() - 1;
    if (text.find('[') < text.find('=')) return checkUnitOfColumn(experiment, simulation, last);
    try {
        if (const auto found = dimensionOfColumn(experiment, simulation, last))
            experiment.calculated[last].unit = unitText(*found);
    } catch (const InputError&) { // sums of different units are the user's own affair
    }
}

} // namespace

void addCalculated(Experiment& experiment, const std::vector<std::string>& columns) {
    if (columns.empty()) return;
    const auto simulation = makeSimulation(experiment, 0);
    for (const std::string& text : columns) {
        try {
            experiment.calculated.push_back(calculatedFromText(text));
            check(experiment.calculated);
            try {
                const ColumnCalculator readable(experiment, *simulation);
                takeUnit(experiment, *simulation, text);
            } catch (const InputError& error) {
                if (error.column > 0) throwFromPart(error, text.rfind(experiment.calculated.back().formula));
                throw;
            }
        } catch (InputError& error) {
            error.path = "calculate \"" + text + "\"";
            throw;
        }
    }
}

void setConditions(Experiment& experiment, const std::string& until,
                   const std::vector<std::string>& crossings) {
    const auto read = [](const char* path, const std::string& text) {
        try {
            return crossingFromText(text);
        } catch (InputError& error) {
            error.path = path;
            throw;
        }
    };
    if (!until.empty()) experiment.until = read("until", until);
    for (const std::string& text : crossings) experiment.crossings.push_back(read("crossings", text));
}

} // namespace timestep
