// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/crossing_condition.h"

#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "core/run/experiment/calculated_column.h"
#include "core/run/experiment/experiment.h"
#include "core/table/number_text.h"
#include "core/text.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace timestep {

namespace {

constexpr std::pair<std::string_view, CrossingCondition::Direction> directions[] = {
    {"either", CrossingCondition::Direction::Either},
    {"rising", CrossingCondition::Direction::Rising},
    {"falling", CrossingCondition::Direction::Falling}};

bool isColumnId(std::string_view text) {
    return !text.empty() && text.size() <= CalculatedColumn::longestName &&
           std::all_of(text.begin(), text.end(), [](unsigned char c) {
               return std::isalnum(c) != 0 || c == '-' || c == '_' || c >= 0x80;
           });
}

} // namespace

CrossingCondition crossingFromText(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    CrossingCondition condition;
    condition.column = std::string(trimmed(text.substr(0, equals)));
    std::string_view value = equals < text.size() ? trimmed(text.substr(equals + 1)) : std::string_view();
    for (const auto& [word, direction] : directions) {
        if (!value.ends_with(word)) continue;
        value = trimmed(value.substr(0, value.size() - word.size()));
        condition.direction = direction;
        break;
    }
    const auto number = typedAngle(value);
    if (!isColumnId(condition.column) || !number)
        throw InputError(TRANSLATABLE("fault",
                                      "a condition is written as a column, \"=\", a number and, if it "
                                      "matters, \"rising\" or \"falling\": \"x = 0 falling\""));
    condition.value = number->value;
    return condition;
}

std::string toText(const CrossingCondition& condition) {
    std::string text = condition.column + " = " + exactNumber(condition.value);
    if (condition.direction != CrossingCondition::Direction::Either)
        text += " " + std::string(directions[static_cast<std::size_t>(condition.direction)].first);
    return text;
}

std::vector<CrossingCondition> crossingsFromText(std::string_view text) {
    std::vector<CrossingCondition> list;
    while (!trimmed(text).empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        list.push_back(crossingFromText(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (list.size() > CrossingCondition::most)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "there can be at most %1 conditions"), CrossingCondition::most));
    return list;
}

std::string toText(const std::vector<CrossingCondition>& conditions) {
    std::string text;
    for (const CrossingCondition& condition : conditions)
        text += (text.empty() ? "" : "; ") + toText(condition);
    return text;
}

std::vector<CrossingCondition> conditionsOf(const Experiment& experiment) {
    std::vector<CrossingCondition> all;
    if (experiment.until) all.push_back(*experiment.until);
    all.insert(all.end(), experiment.crossings.begin(), experiment.crossings.end());
    return all;
}

} // namespace timestep
