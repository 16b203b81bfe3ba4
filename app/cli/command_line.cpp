// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "core/input_error.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <ostream>
#include <string_view>

namespace timestep {

namespace {

std::vector<CommandOption> programOptions(WindowOptions& options) {
    return {{"FILE", &options.file, "Experiment, figure, state or lesson to open in the window"},
            {"--lang", &options.language, "Language of the window, as in de or en"},
            {"--lessons", &options.lessons, "Folder with more lessons", "DIR"},
            {"--projector", &options.projector, "Large type on a light ground"}};
}

CLI::Option* add(CLI::App& call, const CommandOption& option, bool* target) {
    return call.add_flag(option.names, *target, option.help);
}

CLI::Option* add(CLI::App& call, const CommandOption& option, std::vector<std::string>* target) {
    return call.add_option(option.names, *target, option.help)->take_all()->allow_extra_args(false);
}

template <class Value>
CLI::Option* add(CLI::App& call, const CommandOption& option, Value* target) {
    CLI::Option* added = call.add_option(option.names, *target, option.help);
    if constexpr (std::is_arithmetic_v<Value>)
        if (const auto [low, high] = option.range; low < high)
            added->check(CLI::Range(static_cast<Value>(low), static_cast<Value>(high)));
    return added;
}

void addOptions(CLI::App& call, const std::vector<CommandOption>& options) {
    for (const CommandOption& option : options) {
        CLI::Option* added =
            std::visit([&](auto* target) { return add(call, option, target); }, option.target);
        if (!option.value.empty()) added->type_name(option.value);
        if (option.required) added->required();
        if (!option.needs.empty()) added->needs(call.get_option(option.needs));
    }
}

using CommandFunction = std::function<int(const CommandContext&)>;

/// `chosen` is set by the parser.
void addCommand(CLI::App& parser, const CommandRow& command, CommandFunction& chosen) {
    CommandForm form = command.form();
    CLI::App* call = parser.add_subcommand(std::string(command.name), std::string(command.help));
    call->fallthrough(form.takesProgramOptions);
    addOptions(*call, form.options);
    if (form.kinds.empty()) call->callback([&chosen, run = std::move(form.run)] { chosen = run; });
    for (CommandForm::Kind& kind : form.kinds) {
        CLI::App* inner = call->add_subcommand(kind.name, kind.help);
        addOptions(*inner, kind.options);
        inner->callback([&chosen, run = std::move(kind.run)] { chosen = run; });
    }
    if (!form.kinds.empty()) call->require_subcommand(1);
}

int guarded(const CommandContext& context, const CommandFunction& run) {
    try {
        return run(context);
    } catch (const InputError& error) {
        context.err << "timestep: " << error.sentence() << '\n';
        return BadInput;
    } catch (const std::exception& error) {
        context.err << "timestep: " << error.what() << '\n';
        return OtherFailure;
    }
}

bool asksForText(const std::string& argument) {
    return argument == "--help" || argument == "-h" || argument == "--version";
}

} // namespace

bool isHeadless(const std::vector<std::string>& arguments) {
    WindowOptions unused;
    const std::vector<CommandOption> options = programOptions(unused);
    const auto takesValue = [&](const std::string& argument) {
        return std::any_of(options.begin(), options.end(), [&](const CommandOption& option) {
            return option.names == argument && !std::holds_alternative<bool*>(option.target);
        });
    };
    bool placed = false; // true after the first argument that is not an option
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        if (asksForText(*argument)) return true;
        if (takesValue(*argument)) {
            if (++argument == arguments.end()) return false;
        } else if (!argument->starts_with('-') && !std::exchange(placed, true)) {
            const auto isNamed = [&](const CommandRow& command) { return command.name == *argument; };
            if (std::any_of(commands().begin(), commands().end(), isNamed)) return true;
        }
    }
    return false;
}

Call carryOut(std::vector<std::string> arguments, std::ostream& out, std::ostream& err) {
    Call call;
    CommandFunction chosen;
    CLI::App parser("See what numerical integration and constraint relaxation do.", "timestep");
    parser.set_version_flag("--version", "timestep " TIMESTEP_VERSION);
    addOptions(parser, programOptions(call.options));
    for (const CommandRow& command : commands()) addCommand(parser, command, chosen);
    parser.require_subcommand(0, 1);
    try {
        std::reverse(arguments.begin(), arguments.end());
        parser.parse(arguments);
    } catch (const CLI::Success& request) {
        parser.exit(request, out, err);
        return call;
    } catch (const CLI::ParseError& error) {
        err << "timestep: " << error.what() << "; timestep --help shows what there is\n";
        call.exitCode = BadInput;
        return call;
    }
    call.window = chosen == nullptr;
    if (!call.window) call.exitCode = guarded({out, err, call.options}, chosen);
    return call;
}

} // namespace timestep
