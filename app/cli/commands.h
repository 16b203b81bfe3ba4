// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_options.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace timestep {

/// Exit codes of the program.
enum ExitCode : int { Done = 0, OtherFailure = 1, BadInput = 2, Diverged = 3 };

/// What a command writes to, and what was said before its name.
struct CommandContext {
    std::ostream& out; ///< results
    std::ostream& err;
    const WindowOptions& program;

    std::string language() const { return program.language.empty() ? "en" : program.language; }
    std::vector<std::string> lessonFolders() const;
};

/// One option of a command. Plain data; the target must outlive the reading of the arguments.
struct CommandOption {
    std::string names; ///< "--table", "--measure,--metric"; without dashes it stands at its place: "FILE"
    std::variant<std::string*, std::vector<std::string>*, bool*, double*, int*, std::int64_t*, std::size_t*>
        target; ///< a list: the option may be given several times; a truth: it has no value
    std::string help;
    std::string value = {}; ///< what the help calls the value; empty: by its type
    bool required = false;
    std::string needs = {};                   ///< another option without which this one makes no sense
    std::pair<double, double> range = {0, 0}; ///< of a number; the same ends: any
};

/// The options of a command, and what carries it out once they are read. `run` returns the exit code and
/// throws InputError for bad input.
struct CommandForm {
    std::vector<CommandOption> options;
    std::function<int(const CommandContext&)> run;
    bool takesProgramOptions = false; ///< --lang and --lessons may stand behind the name, too
    struct Kind {
        std::string name, help;
        std::vector<CommandOption> options;
        std::function<int(const CommandContext&)> run;
    };
    std::vector<Kind> kinds = {}; ///< "timestep analyse growth": exactly one of them is named; empty: none
};

/// One command of the program.
struct Command {
    std::string_view name;
    std::string_view help;
    CommandForm (*form)() = nullptr;
};

/// The commands, in the order of the help.
std::span<const Command> commands();

// The rows, each defined in the file of its name.
extern const Command runCommand;
extern const Command sweepCommand;
extern const Command analyseCommand;
extern const Command listCommand;
extern const Command checkLessonsCommand;
extern const Command lessonCommand;
extern const Command mergeCommand;
extern const Command microscopeCommand;
extern const Command reportCommand;

/// --set KEY=VALUE, as often as wanted.
CommandOption setOption(std::vector<std::string>& assignments, std::string help);
/// Sets every KEY=VALUE. Throws InputError.
void setAll(struct Experiment& experiment, const std::vector<std::string>& assignments);

} // namespace timestep
