// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/command.h"

#include "core/input_error.h"
#include "core/parameter/parameter.h"
#include "core/run/experiment/setting_key.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/lesson.h"

#include <cmath>

namespace timestep {

namespace {

constexpr int mostSteps = 1000000;

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/// Resolves %41 and the like.
std::string decoded(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        const int high = i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
        const int low = i + 2 < text.size() ? hexDigit(text[i + 2]) : -1;
        if (high < 0 || low < 0)
            throw InputError(
                TRANSLATABLE("fault", "a % in a link must be followed by two hexadecimal digits"));
        result += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return result;
}

std::vector<std::pair<std::string, std::string>> readQuery(std::string_view query) {
    std::vector<std::pair<std::string, std::string>> values;
    while (!query.empty()) {
        const std::string_view item = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(item.size() + 1, query.size()));
        const std::size_t equals = item.find('=');
        if (equals == std::string_view::npos || equals == 0 || equals + 1 == item.size())
            throw InputError(Sentence(
                TRANSLATABLE("fault", "a link gives its values as key=value&key=value, not \"%1\""), item));
        values.emplace_back(decoded(item.substr(0, equals)), decoded(item.substr(equals + 1)));
    }
    return values;
}

/// The one value that a command takes, under the key `key`.
std::string onlyValue(const Command& command, std::string_view name, std::string_view key) {
    if (command.values.size() != 1 || command.values.front().first != key)
        throw InputError(Sentence(TRANSLATABLE("fault", "the command is action:%1?%2=..."), name, key));
    return command.values.front().second;
}

} // namespace

Command parseCommand(std::string_view address) {
    constexpr std::string_view scheme = "action:";
    if (!address.starts_with(scheme))
        throw InputError(TRANSLATABLE("fault", "a command begins with action:"));
    address.remove_prefix(scheme.size());
    const std::size_t mark = address.find('?');
    const std::string_view name = address.substr(0, mark);
    Command command;
    if (mark != std::string_view::npos) command.values = readQuery(address.substr(mark + 1));
    if (name == "set") {
        command.kind = Command::Kind::Set;
        if (command.values.empty())
            throw InputError(TRANSLATABLE("fault", "the command is action:set?key=value"));
        return command;
    }
    if (name == "run" || name == "reset") {
        command.kind = name == "run" ? Command::Kind::Run : Command::Kind::Reset;
        if (!command.values.empty())
            throw InputError(Sentence(TRANSLATABLE("fault", "action:%1 takes no values"), name));
    } else if (name == "step") {
        command.kind = Command::Kind::Step;
        if (!command.values.empty()) {
            const double count = parseNumber(onlyValue(command, name, "count"));
            if (count != std::floor(count) || count < 1 || count > mostSteps)
                throw InputError(TRANSLATABLE(
                    "fault", "the count of action:step must be a whole number from 1 to 1000000"));
            command.count = static_cast<int>(count);
        }
    } else if (name == "experiment") {
        command.kind = Command::Kind::Experiment;
        command.id = onlyValue(command, name, "id");
    } else if (name == "sweep" || name == "analyse") {
        command.kind = Command::Kind::Sweep;
        command.id = onlyValue(command, name, "plot");
    } else {
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no command \"%1\": a link does set, run, "
                                                        "reset, step, experiment, sweep or analyse"),
                                  name));
    }
    command.values.clear();
    return command;
}

void verifyCommand(const Command& command, const Lesson& lesson, const Experiment* current) {
    if (command.kind == Command::Kind::Experiment && lesson.experiment(command.id) == nullptr)
        throw InputError(Sentence(TRANSLATABLE("fault", "the lesson has no experiment \"%1\""), command.id));
    if (command.kind == Command::Kind::Sweep) {
        const PlotBlock* plot = lesson.plot(command.id);
        if (plot == nullptr || plot->source != PlotBlock::Source::Derived)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the lesson has no sweep plot \"%1\""), command.id));
    }
    if (command.kind != Command::Kind::Experiment && current == nullptr)
        throw InputError(TRANSLATABLE("fault", "there is no experiment here that the command could act on"));
    if (command.kind != Command::Kind::Set) return;
    Experiment changed = *current;
    for (const auto& [key, value] : command.values) {
        static_cast<void>(valueByKey(changed, key));
        setByKey(changed, key, value);
    }
}

} // namespace timestep
