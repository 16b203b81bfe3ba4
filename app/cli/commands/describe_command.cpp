// SPDX-License-Identifier: GPL-3.0-or-later
// The man page and the shell completions, written from the descriptions that the command line reads.
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "core/input_error.h"

#include <memory>
#include <ostream>
#include <sstream>
#include <string>

namespace timestep {

namespace {

/// A word that can follow others, with the words that can follow it.
struct DescribedCall {
    std::string name, help;
    std::vector<CommandOption> options;
    std::vector<DescribedCall> kinds;
    std::string examples = {};
};

std::vector<DescribedCall> describedCalls() {
    std::vector<DescribedCall> calls;
    for (const CommandRow& command : commands()) {
        const CommandForm form = command.form();
        DescribedCall call{std::string(command.name),
                           std::string(command.help),
                           form.options,
                           {},
                           std::string(command.examples)};
        for (const CommandForm::Kind& kind : form.kinds)
            call.kinds.push_back({kind.name, kind.help, kind.options, {}});
        calls.push_back(std::move(call));
    }
    return calls;
}

bool isSwitch(const CommandOption& option) {
    return option.names.starts_with("-");
}

/// "--measure" and "--metric" of "--measure,--metric".
std::vector<std::string> namesOf(const CommandOption& option) {
    std::vector<std::string> names;
    std::istringstream list(option.names);
    for (std::string name; std::getline(list, name, ',');) names.push_back(name);
    return names;
}

std::string wordsOf(const std::vector<CommandOption>& options) {
    std::string words = "--help";
    for (const CommandOption& option : options)
        if (isSwitch(option))
            for (const std::string& name : namesOf(option)) words += " " + name;
    return words;
}

/// Leaves out the characters that the shells interpret in single quotes and in descriptions.
std::string plainHelp(const std::string& help) {
    std::string text;
    for (const char c : help)
        if (c == '\'')
            text += "’";
        else if (c == ':' || c == '[' || c == ']' || c == '\\')
            text += ' ';
        else
            text += c;
    return text;
}

std::vector<CommandOption> windowOptions() {
    static WindowOptions unused;
    return programOptions(unused);
}

void writeBash(std::ostream& out) {
    std::string names = wordsOf(windowOptions()) + " --version";
    out << "_timestep() {\n    local cur=${COMP_WORDS[COMP_CWORD]} offers\n    case ${COMP_WORDS[1]} in\n";
    for (const DescribedCall& call : describedCalls()) {
        names += " " + call.name;
        out << "    " << call.name << ")\n";
        if (call.kinds.empty()) {
            out << "        offers=\"" << wordsOf(call.options) << "\" ;;\n";
            continue;
        }
        std::string kinds = wordsOf(call.options);
        out << "        case ${COMP_WORDS[2]} in\n";
        for (const DescribedCall& kind : call.kinds) {
            kinds += " " + kind.name;
            out << "        " << kind.name << ") offers=\"" << wordsOf(kind.options) << "\" ;;\n";
        }
        out << "        *) offers=\"" << kinds << "\" ;;\n        esac ;;\n";
    }
    out << "    *) offers=\"" << names
        << "\" ;;\n    esac\n    mapfile -t COMPREPLY < <(\n        compgen -W \"$offers\" -- \"$cur\"\n"
           "        compgen -f -- \"$cur\"\n    )\n}\n"
           "complete -o filenames -F _timestep timestep\n";
}

std::string zshOffers(const std::vector<CommandOption>& options, const std::vector<DescribedCall>& kinds) {
    std::string offers = "offers=('--help:Show the options'";
    for (const DescribedCall& kind : kinds) offers += " '" + kind.name + ":" + plainHelp(kind.help) + "'";
    for (const CommandOption& option : options)
        if (isSwitch(option))
            for (const std::string& name : namesOf(option))
                offers += " '" + name + ":" + plainHelp(option.help) + "'";
    return offers + ")";
}

void writeZsh(std::ostream& out) {
    const std::vector<DescribedCall> calls = describedCalls();
    out << "#compdef timestep\n_timestep() {\n    local -a offers\n    case $words[2] in\n";
    for (const DescribedCall& call : calls) {
        out << "    " << call.name << ")\n";
        if (call.kinds.empty()) {
            out << "        " << zshOffers(call.options, {}) << " ;;\n";
            continue;
        }
        out << "        case $words[3] in\n";
        for (const DescribedCall& kind : call.kinds)
            out << "        " << kind.name << ") " << zshOffers(kind.options, {}) << " ;;\n";
        out << "        *) " << zshOffers(call.options, call.kinds) << " ;;\n        esac ;;\n";
    }
    out << "    *) " << zshOffers(windowOptions(), calls)
        << " ;;\n    esac\n    _describe timestep offers\n    _files\n}\n_timestep \"$@\"\n";
}

void writeFishOptions(std::ostream& out, const std::string& condition,
                      const std::vector<CommandOption>& options) {
    for (const CommandOption& option : options)
        if (isSwitch(option))
            for (const std::string& name : namesOf(option))
                out << "complete -c timestep -n '" << condition << "' -l " << name.substr(2)
                    << (std::holds_alternative<bool*>(option.target) ? "" : " -r") << " -d '"
                    << plainHelp(option.help) << "'\n";
}

void writeFish(std::ostream& out) {
    writeFishOptions(out, "__fish_use_subcommand", windowOptions());
    for (const DescribedCall& call : describedCalls()) {
        out << "complete -c timestep -n __fish_use_subcommand -a " << call.name << " -d '"
            << plainHelp(call.help) << "'\n";
        const std::string seen = "__fish_seen_subcommand_from " + call.name;
        writeFishOptions(out, seen, call.options);
        for (const DescribedCall& kind : call.kinds) {
            out << "complete -c timestep -n '" << seen << "' -a " << kind.name << " -d '"
                << plainHelp(kind.help) << "'\n";
            writeFishOptions(out, "__fish_seen_subcommand_from " + kind.name, kind.options);
        }
    }
}

/// A line of roff: no character starts a request or an escape.
std::string roff(const std::string& words) {
    std::string text;
    for (const char c : words)
        if (c == '-')
            text += "\\-";
        else if (c == '\\')
            text += "\\e";
        else
            text += c;
    return text.starts_with('.') || text.starts_with('\'') ? "\\&" + text : text;
}

void writeManOptions(std::ostream& out, const std::vector<CommandOption>& options) {
    for (const CommandOption& option : options) {
        out << ".TP\n.B " << roff(option.names);
        if (isSwitch(option) && !std::holds_alternative<bool*>(option.target))
            out << " \\fI" << roff(option.value.empty() ? "VALUE" : option.value) << "\\fR";
        out << '\n' << roff(option.help) << (option.required ? " (required)" : "") << '\n';
    }
}

void writeMan(std::ostream& out) {
    out << ".TH TIMESTEP 1 \"\" \"Timestep " TIMESTEP_VERSION
           "\" \"User Commands\"\n.SH NAME\ntimestep \\- see what numerical integration and constraint "
           "relaxation "
           "do\n.SH SYNOPSIS\n.B timestep\n[OPTIONS] [FILE]\n.br\n.B timestep\nCOMMAND [OPTIONS]\n.SH "
           "DESCRIPTION\n"
           "Without a command the window opens, with FILE if one is given. A command needs no display.\n"
           "\\(lq\\-\\(rq as the name of a file is standard input or standard output.\n.SH OPTIONS\n";
    writeManOptions(out, windowOptions());
    out << ".SH COMMANDS\n";
    for (const DescribedCall& call : describedCalls()) {
        out << ".SS timestep " << roff(call.name) << '\n' << roff(call.help) << '\n';
        writeManOptions(out, call.options);
        for (const DescribedCall& kind : call.kinds) {
            out << ".SS timestep " << roff(call.name) << ' ' << roff(kind.name) << '\n'
                << roff(kind.help) << '\n';
            writeManOptions(out, kind.options);
        }
        std::istringstream examples(call.examples);
        out << ".PP\nExamples:\n.nf\n";
        for (std::string line; std::getline(examples, line);) out << roff(line) << '\n';
        out << ".fi\n";
    }
    out << ".SH EXIT STATUS\n.TP\n.B 0\ndone\n.TP\n.B 1\na failure: a claim does not hold, a file was "
           "altered\n"
           ".TP\n.B 2\nbad input\n.TP\n.B 3\na run diverged; what was computed is written\n";
}

struct DescribeOptions {
    std::string what;
};

int describe(const DescribeOptions& options, const CommandContext& context) {
    static constexpr std::pair<std::string_view, void (*)(std::ostream&)> writers[] = {
        {"man", writeMan}, {"bash", writeBash}, {"zsh", writeZsh}, {"fish", writeFish}};
    for (const auto& [name, write] : writers)
        if (name == options.what) {
            write(context.out);
            return Done;
        }
    throw InputError(
        Sentence(TRANSLATABLE("fault", "there is no \"%1\"; there are man, bash, zsh, fish"), options.what));
}

CommandForm describeForm() {
    auto own = std::make_shared<DescribeOptions>();
    return {{{"WHAT", &own->what, "man, bash, zsh or fish", {}, true}},
            [own](const CommandContext& context) { return describe(*own, context); }};
}

} // namespace

constinit const CommandRow describeCommand{
    "describe", "Print the man page, or the completion of a shell: timestep describe man|bash|zsh|fish",
    describeForm, "timestep describe bash"};

} // namespace timestep
