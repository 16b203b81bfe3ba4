// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/paths.h"
#include "core/input_error.h"
#include "core/run/setting_key.h"

namespace timestep {

std::span<const CommandRow> commands() {
    static const CommandRow table[] = {
        runCommand,          sweepCommand,  fitCommand,      analyseCommand,    listCommand,
        checkLessonsCommand, lessonCommand, mergeCommand,    microscopeCommand, reportCommand,
        handOverCommand,     manualCommand, describeCommand,
    };
    return table;
}

std::vector<std::string> CommandContext::lessonFolders() const {
    return timestep::lessonFolders(program.lessons);
}

CommandOption setOption(std::vector<std::string>& assignments, std::string help) {
    return {"--set", &assignments, std::move(help), "KEY=VALUE"};
}

void setAll(Experiment& experiment, const std::vector<std::string>& assignments) {
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string::npos)
            throw InputError("--set takes KEY=VALUE, and \"" + assignment + "\" has no =");
        setByKey(experiment, assignment.substr(0, equals), assignment.substr(equals + 1));
    }
}

} // namespace timestep
