// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/parameter.h"

#include "core/input_error.h"
#include "core/nearest_word.h"
#include "core/parameter/typed_number.h"
#include "core/parameter/unit.h"
#include "core/table/number_text.h"

#include <cmath>
#include <optional>

namespace timestep {

namespace {

std::string listChoices(std::span<const Choice> choices) {
    std::string list;
    for (const Choice& choice : choices) list += (list.empty() ? "" : ", ") + std::string(choice.id);
    return list;
}

} // namespace

double parseNumber(std::string_view text) {
    constexpr std::string_view allowed = "0123456789.eE+-/*pi\u00B0\u03C0"; // the last two are ° and π
    const bool written = text.find_first_not_of(allowed) == std::string_view::npos && !text.starts_with('+');
    const std::optional<TypedAngle> number = written ? typedAngle(text) : std::nullopt;
    if (!number) throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), text));
    return number->value;
}

double numberOf(const Value& value) {
    return value.number() != nullptr ? *value.number() : parseNumber(value.text());
}

ParameterValues::ParameterValues(std::span<const Parameter> descriptors) : descriptors_(descriptors) {
    values_.reserve(descriptors.size());
    for (const Parameter& parameter : descriptors) values_.push_back(parameter.standard);
}

std::size_t ParameterValues::index(std::string_view id) const {
    std::size_t i = 0;
    while (i < descriptors_.size() && descriptors_[i].id != id) ++i;
    return i;
}

std::string_view ParameterValues::choice(std::string_view id) const {
    const std::size_t i = index(id);
    return descriptors_[i].choices[static_cast<std::size_t>(values_.at(i))].id;
}

void ParameterValues::set(std::string_view id, double value) {
    const std::string path(id);
    const std::size_t i = index(id);
    if (i == descriptors_.size())
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no parameter \"%1\" here"), path), path);
    const Parameter& parameter = descriptors_[i];
    if (!std::isfinite(value))
        throw InputError(TRANSLATABLE("fault", "the value must be a finite number"), path);
    if (parameter.kind == ParameterKind::Toggle && value != 0 && value != 1)
        throw InputError(TRANSLATABLE("fault", "the value must be true or false"), path);
    if (parameter.kind == ParameterKind::Choice &&
        (value != std::floor(value) || value < 0 || value >= static_cast<double>(parameter.choices.size())))
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the value must be one of %1"), listChoices(parameter.choices)),
            path);
    if (parameter.kind == ParameterKind::Integer && value != std::floor(value))
        throw InputError(TRANSLATABLE("fault", "the value must be a whole number"), path);
    if (parameter.kind == ParameterKind::Number || parameter.kind == ParameterKind::Integer) {
        if (value < parameter.minimum)
            throw InputError(Sentence(TRANSLATABLE("fault", "the value must be at least %1"),
                                      shortNumber(parameter.minimum)),
                             path);
        if (value > parameter.maximum)
            throw InputError(Sentence(TRANSLATABLE("fault", "the value must be at most %1"),
                                      shortNumber(parameter.maximum)),
                             path);
    }
    values_[i] = value;
}

std::vector<std::string> ParameterValues::ids() const {
    std::vector<std::string> ids;
    for (const Parameter& parameter : descriptors_) ids.emplace_back(parameter.id);
    return ids;
}

void ParameterValues::set(std::string_view id, const Value& value) {
    value.number() != nullptr ? set(id, *value.number()) : setText(id, value.text());
}

void ParameterValues::setText(std::string_view id, const std::string& text) {
    const std::size_t i = index(id);
    if (i < descriptors_.size() && descriptors_[i].kind == ParameterKind::Choice) {
        const auto choices = descriptors_[i].choices;
        for (std::size_t k = 0; k < choices.size(); ++k)
            if (choices[k].id == text) {
                values_[i] = static_cast<double>(k);
                return;
            }
        std::vector<std::string> known;
        for (const Choice& choice : choices) known.emplace_back(choice.id);
        throw InputError(withNearest(Sentence(TRANSLATABLE("fault", "\"%1\" is not one of %2"), text,
                                              listChoices(choices)),
                                     text, known),
                         std::string(id));
    }
    if (i < descriptors_.size() && descriptors_[i].kind == ParameterKind::Toggle) {
        if (text == "true") return set(id, 1.0);
        if (text == "false") return set(id, 0.0);
    }
    try {
        const bool inDegrees = text.ends_with("\u00B0"); // also for angular velocities
        if (inDegrees && i < descriptors_.size() && !descriptors_[i].unit.starts_with("rad"))
            throw InputError(
                Sentence(TRANSLATABLE("fault", "this value has the unit %1 and cannot be given in degrees"),
                         descriptors_[i].unit));
        const bool hasUnit = i < descriptors_.size() && !inDegrees;
        set(id, hasUnit ? numberIn(text, descriptors_[i].unit) : parseNumber(text));
    } catch (InputError& error) {
        if (error.path.empty()) error.path = std::string(id);
        throw;
    }
}

bool ParameterValues::operator==(const ParameterValues& other) const {
    return descriptors_.data() == other.descriptors_.data() && values_ == other.values_;
}

} // namespace timestep
