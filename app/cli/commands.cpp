// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/languages.h"
#include "app/names.h"
#include "app/paths.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/experiment_changes.h"

#include <ostream>
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
    std::vector<std::pair<std::string, std::string>> values;
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string::npos)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "--set takes KEY=VALUE, and \"%1\" has no ="), assignment));
        values.emplace_back(assignment.substr(0, equals), assignment.substr(equals + 1));
    }
    setValues(experiment, values);
}

CommandOption calculateOption(std::vector<std::string>& columns) {
    return {"--calculate", &columns, "Add a column: \"momentum [kg m/s] = m*v\"", "NAME [UNIT] = FORMULA"};
}

void calculateAll(Experiment& experiment, const std::vector<std::string>& columns) {
    namedByOption([&] { addCalculated(experiment, columns); });
}

void namedByOption(const std::function<void()>& change) {
    try {
        change();
    } catch (InputError& error) {
        error.path = "--" + error.path;
        throw;
    }
}

} // namespace timestep
