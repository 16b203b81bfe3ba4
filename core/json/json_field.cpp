// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_field.h"

#include "core/input_error.h"
#include "core/nearest_word.h"
#include "core/table/number_text.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

std::string below(const std::string& path, std::string_view name) {
    return path.empty() ? std::string(name) : path + "/" + std::string(name);
}

} // namespace

void JsonField::refuse(const Sentence& sentence) const {
    throw InputError(sentence, path_);
}

void JsonField::expectObject(std::initializer_list<std::string_view> known) const {
    for (const std::string& key : keys())
        if (std::find(known.begin(), known.end(), key) == known.end())
            throw InputError(
                withNearest(TRANSLATABLE("fault", "unknown key"), key, {known.begin(), known.end()}),
                below(path_, key));
}

bool JsonField::has(std::string_view key) const {
    return value_->contains(key);
}

JsonField JsonField::member(std::string_view key) const {
    if (!value_->is_object()) refuse(TRANSLATABLE("fault", "an object {...} is expected here"));
    const Json* const found = value_->find(key);
    if (found == nullptr) throw InputError(TRANSLATABLE("fault", "this is missing"), below(path_, key));
    return JsonField(*found, below(path_, key));
}

std::size_t JsonField::size() const {
    if (!value_->is_array()) refuse(TRANSLATABLE("fault", "a list [...] is expected here"));
    return value_->size();
}

JsonField JsonField::element(std::size_t index) const {
    if (index >= size()) refuse(Sentence(TRANSLATABLE("fault", "there is no element %1"), index));
    return JsonField((*value_)[index], below(path_, std::to_string(index)));
}

std::vector<JsonField> JsonField::elements() const {
    return each([](const JsonField& field) { return field; });
}

double JsonField::number() const {
    if (!value_->is_number()) refuse(TRANSLATABLE("fault", "a number is expected here"));
    const double number = value_->number();
    if (!std::isfinite(number)) refuse(TRANSLATABLE("fault", "the number must be finite"));
    return number;
}

double JsonField::number(double minimum, double maximum) const {
    const double value = number();
    if (value < minimum)
        refuse(Sentence(TRANSLATABLE("fault", "the number must be at least %1"), shortNumber(minimum)));
    if (value > maximum)
        refuse(Sentence(TRANSLATABLE("fault", "the number must be at most %1"), shortNumber(maximum)));
    return value;
}

double JsonField::positive() const {
    const double value = number();
    if (!(value > 0)) refuse(TRANSLATABLE("fault", "the number must be greater than 0"));
    return value;
}

double JsonField::quantity() const {
    if (!value_->is_string()) return number();
    try {
        return parseNumber(value_->text());
    } catch (const InputError& error) {
        refuse(error.message);
    }
}

std::vector<double> JsonField::numbers() const {
    return each([](const JsonField& field) { return field.number(); });
}

std::uint64_t JsonField::whole(std::uint64_t most) const {
    if (!value_->is_number_integer()) refuse(TRANSLATABLE("fault", "a whole number is expected here"));
    if (value_->number() < 0) refuse(TRANSLATABLE("fault", "the number must not be negative"));
    const auto value = value_->get<std::uint64_t>();
    if (value > most) refuse(Sentence(TRANSLATABLE("fault", "the number must be at most %1"), most));
    return value;
}

int JsonField::integer(int least) const {
    if (!value_->is_number_integer()) refuse(TRANSLATABLE("fault", "a whole number is expected here"));
    return static_cast<int>(number(least, std::numeric_limits<int>::max()));
}

double JsonField::numberOrNot() const {
    if (!value_->is_string()) return number();
    const auto& text = value_->text();
    if (text == "nan") return undefined;
    if (text == "inf") return std::numeric_limits<double>::infinity();
    if (text == "-inf") return -std::numeric_limits<double>::infinity();
    refuse(TRANSLATABLE("fault", "a number, \"nan\", \"inf\" or \"-inf\" is expected here"));
}

double JsonField::numberOrNull() const {
    if (value_->is_null()) return undefined;
    if (!value_->is_number()) refuse(TRANSLATABLE("fault", "a number is expected here"));
    return value_->number();
}

std::vector<double> JsonField::numbersOrNull() const {
    return each([](const JsonField& field) { return field.numberOrNull(); });
}

bool JsonField::toggle() const {
    if (!value_->is_boolean()) refuse(TRANSLATABLE("fault", "true or false is expected here"));
    return value_->boolean();
}

std::string JsonField::text() const {
    const std::string text = anyText();
    if (text.empty()) refuse(TRANSLATABLE("fault", "the text must not be empty"));
    if (text.size() > 100) refuse(TRANSLATABLE("fault", "the text is too long: at most 100 bytes"));
    return text;
}

std::string JsonField::anyText() const {
    if (!value_->is_string()) refuse(TRANSLATABLE("fault", "a text is expected here"));
    return value_->text();
}

std::vector<std::string> JsonField::texts() const {
    return each([](const JsonField& field) { return field.anyText(); });
}

std::vector<std::string> JsonField::keys() const {
    if (!value_->is_object()) refuse(TRANSLATABLE("fault", "an object {...} is expected here"));
    std::vector<std::string> list;
    for (const auto& [key, value] : value_->items()) list.push_back(key);
    return list;
}

Point JsonField::point() const {
    if (size() != 2) refuse(TRANSLATABLE("fault", "two numbers [x, y] are expected here"));
    return {element(0).number(), element(1).number()};
}

Box JsonField::box() const {
    if (size() != 4)
        refuse(TRANSLATABLE("fault", "four numbers [left, bottom, right, top] are expected here"));
    const Box box = {element(0).number(), element(1).number(), element(2).number(), element(3).number()};
    if (!(box.left < box.right)) refuse(TRANSLATABLE("fault", "the left wall must be left of the right one"));
    if (!(box.bottom < box.top)) refuse(TRANSLATABLE("fault", "the second number must be below the fourth"));
    return box;
}

std::uint32_t JsonField::index(std::size_t count) const {
    const double value = number();
    if (value != std::floor(value) || value < 0)
        refuse(TRANSLATABLE("fault", "a whole number from 0 on is expected here"));
    if (value >= static_cast<double>(count))
        refuse(Sentence(TRANSLATABLE("fault", "there is no number %1: there are only %2"), shortNumber(value),
                        count));
    return static_cast<std::uint32_t>(value);
}

std::vector<std::uint32_t> JsonField::indices(std::size_t count) const {
    return each([count](const JsonField& field) { return field.index(count); });
}

std::size_t JsonField::choice(std::span<const Choice> choices) const {
    const std::string text = anyText();
    std::string known;
    for (std::size_t k = 0; k < choices.size(); ++k) {
        if (choices[k].id == text) return k;
        known += (known.empty() ? "" : ", ") + std::string(choices[k].id);
    }
    refuse(Sentence(TRANSLATABLE("fault", "one of %1 is expected here"), known));
}

} // namespace timestep
