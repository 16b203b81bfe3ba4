// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/languages.h"
#include "core/input_error.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <numeric>
#include <ostream>
#include <string_view>

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

/// Whether the window could open this: a file, or a folder with a lesson.
bool isThere(const std::string& file) {
    return QFileInfo::exists(QString::fromStdString(file));
}

/// How many letters of a must be put in, left out or changed to give b. Source: V. I. Levenshtein, Soviet
/// Physics Doklady 10 (1966).
std::size_t distanceOf(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t k = 1; k <= b.size(); ++k)
            diagonal = std::exchange(
                row[k], std::min({row[k] + 1, row[k - 1] + 1, diagonal + (a[i - 1] == b[k - 1] ? 0 : 1)}));
    }
    return row.back();
}

/// The language of an error, and the locale of before when it has been said.
class SpokenLanguage {
public:
    explicit SpokenLanguage(const std::string& code) {
        if (!code.empty()) m_language.use(QString::fromStdString(code));
    }
    ~SpokenLanguage() { QLocale::setDefault(m_before); }
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    QLocale m_before;
    LanguageSwitch m_language;
};

struct CommandLineTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

/// "; did you mean ...?" with the nearest of the words; empty: none is near.
QString nearest(const std::string& word, const std::vector<std::string>& words) {
    const auto found = std::min_element(words.begin(), words.end(), [&](const auto& a, const auto& b) {
        return distanceOf(word, a) < distanceOf(word, b);
    });
    if (found == words.end() || distanceOf(word, *found) > 1 + word.size() / 4) return {};
    return CommandLineTexts::tr("; did you mean “%1”?").arg(QString::fromStdString(*found));
}

/// The sentence for a word that is neither a command nor a file.
QString unknownWord(const std::string& word) {
    std::vector<std::string> names;
    for (const CommandRow& command : commands()) names.emplace_back(command.name);
    return CommandLineTexts::tr("there is no command and no file “%1”").arg(QString::fromStdString(word)) +
           nearest(word, names);
}

/// The sentence for a call such as "timestep analyse nosuch"; empty: it has another fault.
QString unknownKind(const CLI::App& parser, const std::vector<std::string>& arguments) {
    if (parser.get_subcommands().empty()) return {};
    const CLI::App& command = *parser.get_subcommands().front();
    std::vector<std::string> kinds;
    for (const CLI::App* kind : command.get_subcommands(nullptr)) kinds.push_back(kind->get_name());
    const auto word = std::find(arguments.begin(), arguments.end(), command.get_name()) + 1;
    if (kinds.empty() || word == arguments.end() || word->starts_with('-') ||
        std::find(kinds.begin(), kinds.end(), *word) != kinds.end())
        return {};
    return CommandLineTexts::tr("“timestep %1” has no “%2”")
               .arg(QString::fromStdString(command.get_name()), QString::fromStdString(*word)) +
           nearest(*word, kinds);
}

/// "timestep analyse growth": the words of the command that was called.
QString calledCommand(const CLI::App& parser) {
    QString call = QStringLiteral("timestep");
    for (const CLI::App* part = &parser; !part->get_subcommands().empty();) {
        part = part->get_subcommands().front();
        call += QLatin1Char(' ') + QString::fromStdString(part->get_name());
    }
    return call;
}

/// What is wrong with the arguments, in the language of the program where this knows the kind of fault.
QString sentenceOf(const CLI::ParseError& error) {
    const QString said = QString::fromStdString(error.what());
    const QString first = said.section(QStringLiteral(" is required"), 0, 0);
    if (error.get_name() == "RequiredError" && said.endsWith(QLatin1String("is required")))
        return CommandLineTexts::tr("%1 is required").arg(first);
    if (error.get_name() == "ExtrasError")
        return CommandLineTexts::tr("these arguments are not known: %1")
            .arg(said.section(QStringLiteral(": "), 1));
    return said;
}

bool knowsLanguage(const std::string& code) {
    const QString wanted = QString::fromStdString(code).section(QLatin1Char('_'), 0, 0);
    const std::vector<Language> known = languages();
    return code.empty() || std::any_of(known.begin(), known.end(),
                                       [&](const Language& language) { return language.code == wanted; });
}

bool asksForText(const std::string& argument) {
    return argument == "--help" || argument == "-h" || argument == "--version";
}

} // namespace

std::vector<CommandOption> programOptions(WindowOptions& options) {
    return {{"FILE", &options.file, "Experiment, figure, state or lesson to open in the window"},
            {"--lang", &options.language, "Language of the window, as in de or en"},
            {"--lessons", &options.lessons, "Folder with more lessons", "DIR"},
            {"--projector", &options.projector, "Large type on a light ground"},
            {"--policy", &options.policy,
             "Set-up of a room: folders, settings, locks; otherwise /etc/timestep/policy.json", "FILE"},
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
                return true; // an error in words
        } else if (!std::exchange(placed, true)) {
            const auto isNamed = [&](const CommandRow& command) { return command.name == *argument; };
            if (std::any_of(commands().begin(), commands().end(), isNamed) || !isThere(*argument))
                return true;
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
    const std::vector<std::string> given = arguments;
    try {
        std::reverse(arguments.begin(), arguments.end());
        parser.parse(arguments);
    } catch (const CLI::Success& request) {
        parser.exit(request, out, err);
        return call;
    } catch (const CLI::ParseError& error) {
        const SpokenLanguage spoken(call.options.language);
        QString sentence = unknownKind(parser, given);
        if (sentence.isEmpty()) sentence = sentenceOf(error);
        if (!sentence.endsWith(QLatin1Char('?')))
            sentence = CommandLineTexts::tr("%1; %2 --help shows what there is")
                           .arg(sentence, calledCommand(parser));
        err << "timestep: " << sentence.toStdString() << '\n';
        call.exitCode = BadInput;
        return call;
    }
    call.window = chosen == nullptr;
    const bool known = knowsLanguage(call.options.language);
    if (!known || (call.window && !call.options.file.empty() && !isThere(call.options.file))) {
        const SpokenLanguage spoken(known ? call.options.language : std::string());
        QStringList codes;
        for (const Language& one : languages()) codes << one.code;
        const QString sentence =
            known ? unknownWord(call.options.file)
                  : CommandLineTexts::tr("there is no language “%1”; there are %2")
                        .arg(QString::fromStdString(call.options.language), codes.join(QStringLiteral(", ")));
        err << "timestep: " << sentence.toStdString() << '\n';
        call.exitCode = BadInput;
        call.window = false;
        return call;
    }
    if (!call.window) call.exitCode = guarded({out, err, call.options}, chosen);
    return call;
}

} // namespace timestep
