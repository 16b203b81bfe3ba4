// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parse_fault.h"

#include "app/cli/commands.h"
#include "core/nearest_word.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace timestep {

namespace {

struct ParseFaultTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

/// "; did you mean ...?" with the nearest of the words; empty: none is near.
QString nearest(const std::string& word, const std::vector<std::string>& words) {
    const std::string found = nearestWord(word, words);
    if (found.empty()) return {};
    return ParseFaultTexts::tr("; did you mean “%1”?").arg(QString::fromStdString(found));
}

std::vector<std::string> kindsOf(const CLI::App& command) {
    std::vector<std::string> kinds;
    for (const CLI::App* kind : command.get_subcommands(nullptr)) kinds.push_back(kind->get_name());
    return kinds;
}

/// The sentence for a call such as "timestep analyse nosuch"; empty: the call has another fault.
QString unknownKind(const CLI::App& parser, const std::vector<std::string>& arguments) {
    if (parser.get_subcommands().empty()) return {};
    const CLI::App& command = *parser.get_subcommands().front();
    const std::vector<std::string> kinds = kindsOf(command);
    const auto word = std::find(arguments.begin(), arguments.end(), command.get_name()) + 1;
    if (kinds.empty() || word == arguments.end() || word->starts_with('-') ||
        std::find(kinds.begin(), kinds.end(), *word) != kinds.end())
        return {};
    return ParseFaultTexts::tr("“timestep %1” has no “%2”")
               .arg(QString::fromStdString(command.get_name()), QString::fromStdString(*word)) +
           nearest(*word, kinds);
}

/// The command that was called, with its kind.
const CLI::App& calledPart(const CLI::App& parser) {
    const CLI::App* part = &parser;
    while (!part->get_subcommands().empty()) part = part->get_subcommands().front();
    return *part;
}

/// "timestep analyse growth": the words of the command that was called.
QString calledWords(const CLI::App& parser) {
    QString call = QStringLiteral("timestep");
    for (const CLI::App* part = &parser; !part->get_subcommands().empty();) {
        part = part->get_subcommands().front();
        call += QLatin1Char(' ') + QString::fromStdString(part->get_name());
    }
    return call;
}

/// The sentence for arguments that the command does not take. `list`: the last first.
QString unknownArguments(const CLI::App& parser, const QString& list, const std::vector<std::string>& given) {
    QStringList extras = list.split(QLatin1Char(' '));
    std::reverse(extras.begin(), extras.end());
    const auto unknown = std::find_if(given.begin(), given.end(), [&](const std::string& argument) {
        return argument.size() > 1 && argument.starts_with('-') &&
               extras.contains(QString::fromStdString(argument).section(QLatin1Char(' '), 0, 0));
    });
    // "timestep rnu FILE": the word before is no command.
    const auto first = std::find_if(given.begin(), given.end(),
                                    [](const std::string& one) { return !one.starts_with('-'); });
    if (unknown == given.end() && parser.get_subcommands().empty() && first != given.end() &&
        !QFileInfo::exists(QString::fromStdString(*first)))
        return unknownWord(*first);
    if (unknown == given.end())
        return ParseFaultTexts::tr("“%1” does not take these arguments: %2")
            .arg(calledWords(parser), extras.join(QLatin1Char(' ')));
    const std::string option = unknown->substr(0, unknown->find('='));
    std::vector<std::string> options;
    for (const CLI::Option* known : calledPart(parser).get_options())
        for (const std::string& name : known->get_lnames()) options.push_back("--" + name);
    return ParseFaultTexts::tr("“%1” has no option “%2”")
               .arg(calledWords(parser), QString::fromStdString(option)) +
           nearest(option, options);
}

QString inWords(double number) {
    return QString::number(number, 'g', 15);
}

/// Replaces the parser's own English sentence; returns it unchanged if its form is unknown.
QString sentenceOf(const CLI::App& parser, const CLI::ParseError& error) {
    const QString said = QString::fromStdString(error.what());
    const auto match = [&](const char* form) {
        return QRegularExpression(QLatin1String(form), QRegularExpression::DotMatchesEverythingOption)
            .match(said);
    };
    if (said == QLatin1String("A subcommand is required")) {
        QStringList kinds;
        for (const std::string& kind : kindsOf(calledPart(parser))) kinds << QString::fromStdString(kind);
        return ParseFaultTexts::tr("“%1” needs one of these words: %2")
            .arg(calledWords(parser), kinds.join(QStringLiteral(", ")));
    }
    if (const auto found = match("^(.*) is required$"); found.hasMatch())
        return ParseFaultTexts::tr("%1 is required").arg(found.captured(1));
    if (const auto found = match("^Could not convert: (.*?) = (.*)$"); found.hasMatch())
        return ParseFaultTexts::tr("%1 takes a number, not “%2”").arg(found.captured(1), found.captured(2));
    // "0 to 9", or "[0 - 9]" in later versions.
    if (const auto found = match("^(.*?): Value (.*) not in range \\[?(.*?)(?: to | - )(.*?)\\]?$");
        found.hasMatch())
        return ParseFaultTexts::tr("%1 takes a number from %2 to %3, not “%4”")
            .arg(found.captured(1), inWords(found.captured(3).toDouble()),
                 inWords(found.captured(4).toDouble()), found.captured(2));
    if (const auto found = match("^(.*?): \\d+ required .* missing$"); found.hasMatch())
        return ParseFaultTexts::tr("%1 needs a value behind it").arg(found.captured(1));
    if (const auto found = match("^(.*?): At Most 1 required but received \\d+$"); found.hasMatch())
        return ParseFaultTexts::tr("%1 can be given only once").arg(found.captured(1));
    if (const auto found = match("^(.*) was given a disallowed flag override$"); found.hasMatch())
        return ParseFaultTexts::tr("%1 takes no value").arg(found.captured(1));
    if (const auto found = match("^(.*?) requires (.*)$"); found.hasMatch())
        return ParseFaultTexts::tr("%1 is given together with %2 only")
            .arg(found.captured(1), found.captured(2));
    return said;
}

} // namespace

QString parseFault(const CLI::App& parser, const CLI::ParseError& error,
                   const std::vector<std::string>& given) {
    QString sentence = unknownKind(parser, given);
    if (sentence.isEmpty() && dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
        sentence = unknownArguments(
            parser, QString::fromStdString(error.what()).section(QStringLiteral(": "), 1), given);
    if (sentence.isEmpty()) sentence = sentenceOf(parser, error);
    if (sentence.endsWith(QLatin1Char('?'))) return sentence;
    return ParseFaultTexts::tr("%1; %2 --help shows what there is").arg(sentence, calledWords(parser));
}

QString unknownWord(const std::string& word) {
    std::vector<std::string> names;
    for (const CommandRow& command : commands()) names.emplace_back(command.name);
    return ParseFaultTexts::tr("there is no command and no file “%1”").arg(QString::fromStdString(word)) +
           nearest(word, names);
}

} // namespace timestep
