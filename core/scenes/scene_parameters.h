// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/translatable.h"

#include <cstddef>
#include <limits>
#include <span>
#include <string_view>

namespace timestep {

// Descriptors of the parameters of scenes. A change of a parameter whose function begins with "start"
// restarts the run, because it sets the initial state; all others can change during a run.

/// Bound (with either sign) of a parameter without limits.
inline constexpr double anyNumber = std::numeric_limits<double>::max();

/// Which numbers are accepted, and which of them the slider offers.
struct Limits {
    struct Range {
        double lower = 0, upper = 0;
    };
    double minimum = 0;
    double maximum = anyNumber;
    Range slider = {}; ///< empty: from minimum to maximum
};

/// Numbers of either sign without limits.
constexpr Limits eitherSign(double lower, double upper) {
    return {.minimum = -anyNumber, .slider = {lower, upper}};
}

/// Numbers that are not 0 or less.
constexpr Limits positive(double lower, double upper) {
    return {.minimum = 1e-9, .slider = {lower, upper}};
}

constexpr Parameter number(std::string_view id, Text name, std::string_view unit, double standard,
                           const Limits& limits, Text description = {}) {
    return {.id = id,
            .name = name,
            .unit = unit,
            .standard = standard,
            .minimum = limits.minimum,
            .maximum = limits.maximum,
            .lower = limits.slider.lower,
            .upper = limits.slider.upper,
            .description = description};
}

/// A whole number.
constexpr Parameter count(std::string_view id, Text name, double standard, const Limits& limits,
                          Text description = {}) {
    Parameter parameter = number(id, name, "1", standard, limits, description);
    parameter.kind = ParameterKind::Integer;
    return parameter;
}

constexpr Parameter toggle(std::string_view id, Text name, bool standard, Text description) {
    return {.id = id,
            .name = name,
            .kind = ParameterKind::Toggle,
            .standard = standard ? 1.0 : 0.0,
            .description = description};
}

/// `standard`: index of the standard choice.
constexpr Parameter choice(std::string_view id, Text name, std::size_t standard,
                           std::span<const Choice> choices, Text description = {}) {
    return {.id = id,
            .name = name,
            .kind = ParameterKind::Choice,
            .standard = static_cast<double>(standard),
            .choices = choices,
            .description = description};
}

/// The same parameter, which restarts the run.
constexpr Parameter ofStart(Parameter parameter) {
    parameter.restarts = true;
    return parameter;
}

constexpr Parameter startNumber(std::string_view id, Text name, std::string_view unit, double standard,
                                const Limits& limits, Text description = {}) {
    return ofStart(number(id, name, unit, standard, limits, description));
}

constexpr Parameter startCount(std::string_view id, Text name, double standard, const Limits& limits,
                               Text description = {}) {
    return ofStart(count(id, name, standard, limits, description));
}

constexpr Parameter startToggle(std::string_view id, Text name, bool standard, Text description) {
    return ofStart(toggle(id, name, standard, description));
}

constexpr Parameter startChoice(std::string_view id, Text name, std::size_t standard,
                                std::span<const Choice> choices, Text description = {}) {
    return ofStart(choice(id, name, standard, choices, description));
}

} // namespace timestep
