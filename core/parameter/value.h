// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/number_text.h"

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace timestep {

/// What a setting is set to: a number, or a text (the id of a choice, a formula, a name, or a number as a
/// person or a file writes it).
class Value {
public:
    Value() : value_(std::string()) {}
    Value(double number) : value_(number) {}
    template <class Characters>
    requires std::convertible_to<const Characters&, std::string_view> Value(const Characters& text)
        : value_(std::string(std::string_view(text))) {}

    /// The number; null for a text.
    const double* number() const { return std::get_if<double>(&value_); }
    /// As files hold it: a number with all its digits.
    std::string text() const {
        return number() != nullptr ? exactNumber(*number()) : std::get<std::string>(value_);
    }
    bool operator==(const Value&) const = default;

private:
    std::variant<double, std::string> value_;
};

/// Settings by their keys, and their values.
using SettingValues = std::vector<std::pair<std::string, Value>>;

} // namespace timestep
