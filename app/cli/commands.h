// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences.h"
#include "core/sentence.h"

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

/// The streams of a command, and the program's options before its name.
struct CommandContext {
    std::ostream& out; ///< results
    std::ostream& err;
    const WindowOptions& program;

    std::string language() const { return program.language.empty() ? "en" : program.language; }
    std::vector<std::string> lessonFolders() const;
};

/// Reports on `err`, in the language of the call, what happened to a computation.
void tell(const CommandContext& context, const Sentence& sentence);

/// One option of a command. `target` must outlive the parsing.
struct CommandOption {
    std::string
        names; ///< "--table", "--measure,--metric"; without dashes it is a positional argument: "FILE"
    std::variant<std::string*, std::vector<std::string>*, bool*, double*, int*, std::int64_t*, std::size_t*>
        target; ///< a list: the option may be repeated; a bool: the option takes no value
    std::string help;
    std::string value = {}; ///< name of the value in the help; empty: named after the type
    bool required = false;
    std::string needs = {};                   ///< another option that this one requires
    std::pair<double, double> range = {0, 0}; ///< allowed range of a number; equal ends: any number
};

/// The options of a command and the function that runs it. `run` returns the exit code and throws InputError
/// for bad input.
struct CommandForm {
    std::vector<CommandOption> options;
    std::function<int(const CommandContext&)> run;
    bool takesProgramOptions = false; ///< --lang and --lessons may also follow the command
    struct Kind {
        std::string name, help;
        std::vector<CommandOption> options;
        std::function<int(const CommandContext&)> run;
    };
    std::vector<Kind> kinds = {}; ///< subcommands, as in "timestep analyse growth": exactly one must be
                                  ///< given; empty: the command has none
};

/// One command of the program.
struct CommandRow {
    std::string_view name;
    std::string_view help;
    CommandForm (*form)() = nullptr;
    std::string_view examples = {}; ///< whole calls, one in each line, for the help and the man page
};

/// The commands, in the order of the help.
std::span<const CommandRow> commands();

// The rows, each defined in the file of its name.
extern const CommandRow runCommand;
extern const CommandRow sweepCommand;
extern const CommandRow fitCommand;
extern const CommandRow analyseCommand;
extern const CommandRow listCommand;
extern const CommandRow checkLessonsCommand;
extern const CommandRow lessonCommand;
extern const CommandRow mergeCommand;
extern const CommandRow microscopeCommand;
extern const CommandRow reportCommand;
extern const CommandRow handOverCommand;
extern const CommandRow tablesCommand;
extern const CommandRow manualCommand;
extern const CommandRow describeCommand;

/// The option --set KEY=VALUE; it may be repeated.
CommandOption setOption(std::vector<std::string>& assignments, std::string help);
/// Applies every KEY=VALUE to the experiment. Throws InputError.
void setAll(struct Experiment& experiment, const std::vector<std::string>& assignments);

/// The option --calculate "NAME [UNIT] = FORMULA"; it may be repeated.
CommandOption calculateOption(std::vector<std::string>& columns);
/// Adds every column to the experiment. Throws InputError with the place in the text.
void calculateAll(struct Experiment& experiment, const std::vector<std::string>& columns);
/// Makes a change of core/run/rows/experiment_changes.h. The path of its fault is named as an option.
void namedByOption(const std::function<void()>& change);

} // namespace timestep
