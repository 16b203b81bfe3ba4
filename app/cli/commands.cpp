// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/paths.h"
#include "core/input_error.h"
#include "core/run/experiment.h"
#include "core/run/setting_key.h"

#include <set>

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

CommandOption setOption(std::vector<std::string>& assignments, std::string help) {
    return {"--set", &assignments, std::move(help), "KEY=VALUE"};
}

void setAll(Experiment& experiment, const std::vector<std::string>& assignments) {
    std::set<std::string> given; // texts
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string::npos)
            throw InputError("--set takes KEY=VALUE, and \"" + assignment + "\" has no =");
        const std::string key = assignment.substr(0, equals);
        setByKey(experiment, key, assignment.substr(equals + 1));
        if (constexpr std::string_view texts = "texts/"; key.starts_with(texts))
            given.insert(key.substr(texts.size()));
    }
    emptyTextsThatFollow(experiment, given);
}

} // namespace timestep
