// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/calculated_column.h"

#include "core/formula/assignments.h"
#include "core/input_error.h"
#include "core/json/json_field.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace timestep {

namespace {

std::size_t charactersOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

void checkLine(std::string_view text, std::size_t longest, const std::string& path) {
    if (charactersOf(text) > longest)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "this text is too long: at most %1 characters"), longest), path);
    if (std::any_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
        throw InputError(TRANSLATABLE("fault", "control characters and line breaks are not allowed here"),
                         path);
}

[[noreturn]] void refuseColumnText(Text what, std::size_t position) {
    InputError error(Sentence(TRANSLATABLE("fault", "%1 (at character %2)"), what, position + 1));
    error.column = static_cast<int>(position + 1);
    throw error;
}

/// German letters that are not a to z, and their spelling with a to z.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> spelledLetters{
    {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"}, {"Ä", "ae"}, {"Ö", "oe"}, {"Ü", "ue"}}};

} // namespace

std::string nameInFormulas(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

std::string idOfName(std::string_view name) {
    std::string id;
    for (std::size_t i = 0; i < name.size() && id.size() + 2 < CalculatedColumn::longestName;) {
        const auto* spelled =
            std::find_if(spelledLetters.begin(), spelledLetters.end(),
                         [&](const auto& one) { return name.substr(i).starts_with(one.first); });
        if (spelled != spelledLetters.end()) {
            id += spelled->second;
            i += spelled->first.size();
            continue;
        }
        const auto c = static_cast<unsigned char>(name[i++]);
        if (c < 0x80 && std::isalnum(c) != 0)
            id += static_cast<char>(std::tolower(c));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-')) id.pop_back();
    return id.empty() || std::isdigit(static_cast<unsigned char>(id.front())) == 0 ? id : "column-" + id;
}

CalculatedColumn calculatedFromText(std::string_view text) {
    const std::size_t unitBegins = std::min(text.find('['), text.find('='));
    const bool hasUnit = unitBegins < text.size() && text[unitBegins] == '[';
    const std::size_t unitEnds = hasUnit ? text.find(']', unitBegins) : 0;
    if (unitEnds == std::string_view::npos)
        refuseColumnText(TRANSLATABLE("fault", "the bracket \"[\" is not closed"), unitBegins);
    const std::size_t equals = text.find('=', unitEnds);
    if (equals == std::string_view::npos)
        refuseColumnText(TRANSLATABLE("fault", "a column is written as its name, its unit in brackets, "
                                               "\"=\" and a formula: \"momentum [kg m/s] = m*v\""),
                         text.size());
    if (hasUnit && !trimmed(text.substr(unitEnds + 1, equals - unitEnds - 1)).empty())
        refuseColumnText(TRANSLATABLE("fault", "after the unit, \"=\" is expected"), unitEnds + 1);
    CalculatedColumn column;
    column.name = std::string(trimmed(text.substr(0, hasUnit ? unitBegins : equals)));
    column.id = idOfName(column.name);
    if (column.id.empty())
        refuseColumnText(TRANSLATABLE("fault", "a column needs a name with letters from a to z"), 0);
    const std::string_view unit =
        hasUnit ? trimmed(text.substr(unitBegins + 1, unitEnds - unitBegins - 1)) : std::string_view();
    column.unit = unit.empty() ? "1" : std::string(unit);
    column.formula = std::string(trimmed(text.substr(equals + 1)));
    if (column.formula.empty())
        refuseColumnText(TRANSLATABLE("fault", "the formula is missing"), text.size());
    return column;
}

std::string toText(const CalculatedColumn& column) {
    return column.name + (column.unit == "1" ? "" : " [" + column.unit + "]") + " = " + column.formula;
}

void check(std::span<const CalculatedColumn> columns) {
    if (columns.size() > CalculatedColumn::most)
        throw InputError(Sentence(TRANSLATABLE("fault", "there can be at most %1 calculated columns"),
                                  CalculatedColumn::most));
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const CalculatedColumn& column = columns[i];
        const std::string path = std::to_string(i) + "/";
        checkLine(column.id, CalculatedColumn::longestName, path + "id");
        checkLine(column.name, CalculatedColumn::longestName, path + "name");
        checkLine(column.unit, CalculatedColumn::longestName, path + "unit");
        checkLine(column.formula, CalculatedColumn::longestFormula, path + "formula");
        const std::string name = nameInFormulas(column.id);
        if (!isName(name) || name.front() == '_')
            throw InputError(
                Sentence(TRANSLATABLE("fault",
                                      "\"%1\" is no id: a letter from a to z is followed by letters, "
                                      "digits and hyphens"),
                         column.id),
                path + "id");
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (nameInFormulas(columns[earlier].id) == name)
                throw InputError(Sentence(TRANSLATABLE("fault", "there are two columns \"%1\""), column.id),
                                 path + "id");
        if (trimmed(column.formula).empty())
            throw InputError(TRANSLATABLE("fault", "the formula is empty"), path + "formula");
    }
}

std::vector<CalculatedColumn> calculatedFromJson(const JsonField& field) {
    std::vector<CalculatedColumn> columns;
    for (const JsonField& item : field.elements()) {
        item.expectObject({"id", "name", "unit", "formula"});
        CalculatedColumn column;
        column.id = item.member("id").text();
        column.name = item.has("name") ? item.member("name").text() : column.id;
        column.unit = item.has("unit") ? item.member("unit").anyText() : "1";
        column.formula = item.member("formula").anyText();
        columns.push_back(std::move(column));
    }
    try {
        check(columns);
    } catch (InputError& error) {
        error.path = field.path() + (error.path.empty() ? "" : "/") + error.path;
        throw;
    }
    return columns;
}

Json toJson(std::span<const CalculatedColumn> columns) {
    Json list = Json::array();
    for (const CalculatedColumn& column : columns)
        list.push_back(
            {{"id", column.id}, {"name", column.name}, {"unit", column.unit}, {"formula", column.formula}});
    return list;
}

} // namespace timestep
