// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/languages.h"
#include "app/names.h"
#include "app/paths.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/column_calculator.h"

#include <ostream>
#include <set>
#include <utility>

namespace timestep {

std::span<const CommandRow> commands() {
    static const CommandRow table[] = {
        runCommand,          sweepCommand,  fitCommand,    analyseCommand,    listCommand,
        checkLessonsCommand, lessonCommand, mergeCommand,  microscopeCommand, reportCommand,
        handOverCommand,     tablesCommand, manualCommand, describeCommand,
    };
    return table;
}

std::vector<std::string> CommandContext::lessonFolders() const {
    return timestep::lessonFolders(program.lessons);
}

void tell(const CommandContext& context, const Sentence& sentence) {
    context.err << "timestep: " << translatedUtf8(sentence) << '\n';
}

CommandOption setOption(std::vector<std::string>& assignments, std::string help) {
    return {"--set", &assignments, std::move(help) + "; angles are in radians unless written as 60°",
            "KEY=VALUE"};
}

void setAll(Experiment& experiment, const std::vector<std::string>& assignments) {
    std::set<std::string> given; // texts
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string::npos)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "--set takes KEY=VALUE, and \"%1\" has no ="), assignment));
        const std::string key = assignment.substr(0, equals);
        setByKey(experiment, key, assignment.substr(equals + 1));
        if (constexpr std::string_view texts = "texts/"; key.starts_with(texts))
            given.insert(key.substr(texts.size()));
    }
    emptyTextsThatFollow(experiment, given);
}

CommandOption calculateOption(std::vector<std::string>& columns) {
    return {"--calculate", &columns, "Add a column: \"momentum [kg m/s] = m*v\"", "NAME [UNIT] = FORMULA"};
}

void calculateAll(Experiment& experiment, const std::vector<std::string>& columns) {
    if (columns.empty()) return;
    const auto simulation = makeSimulation(experiment, 0);
    for (const std::string& text : columns) {
        try {
            experiment.calculated.push_back(calculatedFromText(text));
            check(experiment.calculated);
            try {
                const ColumnCalculator readable(experiment, *simulation);
            } catch (const InputError& error) {
                if (error.column > 0) throwFromPart(error, text.rfind(experiment.calculated.back().formula));
                throw;
            }
        } catch (InputError& error) {
            error.path = "--calculate \"" + text + "\"";
            throw;
        }
    }
}

} // namespace timestep
