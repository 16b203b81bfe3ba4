// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/cli/parse_fault.h"
#include "app/cli/stop_signal.h"
#include "app/cli/terminal_stream.h"
#include "app/languages.h"
#include "app/names.h"
#include "app/provenance/experiment_link.h"
#include "app/system.h"
#include "core/input_error.h"
#include "core/run/session/memory_limit.h"
#include "core/table/escaped_text.h"
#include "widgets/whole_file.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <functional>
#include <new>
#include <ostream>
#include <string_view>
#include <utility>

namespace timestep {

namespace {

CLI::Option* add(CLI::App& call, const CommandOption& option, bool* target) {
    return call.add_flag(option.names, *target, option.help);
}

CLI::Option* add(CLI::App& call, const CommandOption& option, std::vector<std::string>* target) {
    CLI::Option* added = call.add_option(option.names, *target, option.help)->take_all();
    return added->get_positional() ? added : added->allow_extra_args(false);
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
    call->footer("Examples:\n" + std::string(command.examples));
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
    const SpokenLanguage spoken(context.language());
    try {
        return run(context);
    } catch (const OutputError& error) {
        context.err << "timestep: " << translatedUtf8(error) << '\n';
        return OtherFailure;
    } catch (const InputError& error) {
        context.err << "timestep: " << translatedUtf8(error) << '\n';
        return BadInput;
    } catch (const Stopped&) {
        tell(context, TRANSLATABLE("fault", "stopped by a signal before the end; nothing is written"));
        return 128 + StopSignal::last();
    } catch (const std::bad_alloc&) {
        tell(context, notEnoughMemory());
        return OtherFailure;
    } catch (const std::exception& error) {
        context.err << "timestep: " << error.what() << '\n';
        return OtherFailure;
    }
}

/// Whether the window could open this: a file, a folder with a lesson, or a link.
bool isThere(const std::string& file) {
    return QFileInfo::exists(QString::fromStdString(file)) || isExperimentLink(QString::fromStdString(file));
}

struct CommandLineTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

bool knowsLanguage(const std::string& code) {
    if (isTranslationFile(QString::fromStdString(code))) return isTranslation(QString::fromStdString(code));
    const QString wanted = QString::fromStdString(code).section(QLatin1Char('_'), 0, 0);
    const std::vector<Language> known = languages();
    return code.empty() || std::any_of(known.begin(), known.end(),
                                       [&](const Language& language) { return language.code == wanted; });
}

/// The value of --lang, which the parser has not read yet if it fails; empty: no known language.
std::string languageIn(const std::vector<std::string>& arguments) {
    constexpr std::string_view option = "--lang", withValue = "--lang=";
    std::string code;
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        if (argument->starts_with(withValue)) code = argument->substr(withValue.size());
        if (*argument == option && argument + 1 != arguments.end()) code = *(argument + 1);
    }
    return knowsLanguage(code) ? code : std::string();
}

bool asksForText(const std::string& argument) {
    return argument == "--help" || argument == "-h" || argument == "--version" || argument == "-V";
}

/// "help run" is "run --help", unless a file has the name "help".
void turnHelpAround(std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front() != "help" || isThere("help")) return;
    arguments.erase(arguments.begin());
    arguments.emplace_back("--help");
}

} // namespace

std::vector<CommandOption> programOptions(WindowOptions& options) {
    return {{"FILE", &options.file, "Experiment, figure, state, lesson or link to open in the window"},
            {"--lang", &options.language,
             "Language of the window and of error messages, as in de or en, or a translation (.qm)"},
            {"--lesson", &options.lesson, "Lesson to open in the window, as in ten-steps-of-euler", "ID"},
            {"--step", &options.step, "Step of the lesson to open, from 1", "N"},
            {"--lessons", &options.lessons, "Folder with more lessons", "DIR"},
            {"--projector", &options.projector, "Large type on a light ground"},
            {"--policy", &options.policy,
             "Set-up of a room: folders, settings, locks; otherwise " + machinePolicyFile().toStdString(),
             "FILE"},
            {"--kiosk", &options.kiosk, "Lessons for one guest in full screen, without files"}};
}

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
        } else if (argument->starts_with('-')) {
            if (std::none_of(options.begin(), options.end(),
                             [&](const CommandOption& option) { return option.names == *argument; }))
                return true; // an error message
        } else if (!std::exchange(placed, true)) {
            const auto isNamed = [&](const CommandRow& command) { return command.name == *argument; };
            if (std::any_of(commands().begin(), commands().end(), isNamed) || !isThere(*argument))
                return true;
        }
    }
    return false;
}

Call carryOut(std::vector<std::string> arguments, std::ostream& out, std::ostream& err) {
    const TerminalStream shownOut(out), shownErr(err);
    for (std::string& argument : arguments) argument = repairedUtf8(argument);
    turnHelpAround(arguments);
    Call call;
    CommandFunction chosen;
    CLI::App parser("See what numerical integration and constraint relaxation do.", "timestep");
    parser.allow_windows_style_options(false); // a word with a slash is a plain word
    parser.set_version_flag("-V,--version", "timestep " TIMESTEP_VERSION);
    addOptions(parser, programOptions(call.options));
    for (const CommandRow& command : commands()) addCommand(parser, command, chosen);
    parser.require_subcommand(0, 1);
    const std::vector<std::string> given = arguments;
    try {
        std::reverse(arguments.begin(), arguments.end());
        parser.parse(arguments);
    } catch (const CLI::Success& request) {
        parser.exit(request, out, err);
        return call;
    } catch (const CLI::ParseError& error) {
        const SpokenLanguage spoken(languageIn(given));
        err << "timestep: "
            << translatedUtf8(InputError(Sentence::verbatim(parseFault(parser, error, given).toStdString())))
            << '\n';
        call.exitCode = BadInput;
        return call;
    }
    call.window = chosen == nullptr;
    // Desktops pass an address.
    if (const QUrl address(QString::fromStdString(call.options.file)); address.isLocalFile())
        call.options.file = address.toLocalFile().toStdString();
    const bool known = knowsLanguage(call.options.language);
    if (!known || (call.window && !call.options.file.empty() && !isThere(call.options.file))) {
        const SpokenLanguage spoken(known ? call.options.language : std::string());
        QStringList codes;
        for (const Language& one : languages()) codes << one.code;
        const QString sentence =
            known ? unknownWord(call.options.file)
                  : CommandLineTexts::tr("there is no language “%1”; there are %2")
                        .arg(QString::fromStdString(call.options.language), codes.join(QStringLiteral(", ")));
        err << "timestep: " << translatedUtf8(InputError(Sentence::verbatim(sentence.toStdString()))) << '\n';
        call.exitCode = BadInput;
        call.window = false;
        return call;
    }
    if (!call.window) call.exitCode = guarded({out, err, call.options}, chosen);
    return call;
}

} // namespace timestep
