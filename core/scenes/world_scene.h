// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/rule_parameters.h"
#include "core/scenes/scene.h"

namespace timestep {

/// Returns a scene in pixels and frames like the tutorials, y down, one frame per step.
constexpr Scene pixelScene(std::string_view id, Text name, Text group, Text description) {
    Scene scene;
    scene.id = id;
    scene.name = name;
    scene.group = group;
    scene.description = description;
    scene.lengthUnit = "px";
    scene.timeUnit = "frame";
    scene.energyUnit = "px²/frame²";
    scene.yDown = true;
    scene.step = 1;
    scene.duration = 600;
    return scene;
}

/// Returns a scene in metres and seconds, y up.
constexpr Scene metreScene(std::string_view id, Text name, Text group, Text description) {
    Scene scene;
    scene.id = id;
    scene.name = name;
    scene.group = group;
    scene.description = description;
    scene.lengthUnit = "m";
    scene.timeUnit = "s";
    scene.energyUnit = "J";
    scene.step = 0.01;
    scene.duration = 10;
    return scene;
}

/// Returns the descriptor of a number that sets the initial state; a change restarts the run.
constexpr Parameter startNumber(std::string_view id, Text name, std::string_view unit, double standard,
                                double minimum, double maximum, double lower, double upper,
                                Text description) {
    return {.id = id,
            .name = name,
            .unit = unit,
            .standard = standard,
            .minimum = minimum,
            .maximum = maximum,
            .lower = lower,
            .upper = upper,
            .restarts = true,
            .description = description};
}

/// Returns the descriptor of a whole number that sets the initial state.
constexpr Parameter startCount(std::string_view id, Text name, double standard, double minimum,
                               double maximum, double upper, Text description) {
    Parameter parameter = startNumber(id, name, "1", standard, minimum, maximum, minimum, upper, description);
    parameter.kind = ParameterKind::Integer;
    return parameter;
}

constexpr Parameter startToggle(std::string_view id, Text name, bool standard, Text description) {
    return {.id = id,
            .name = name,
            .unit = "",
            .kind = ParameterKind::Toggle,
            .standard = standard ? 1.0 : 0.0,
            .restarts = true,
            .description = description};
}

constexpr Parameter startChoice(std::string_view id, Text name, std::size_t standard,
                                std::span<const Choice> choices, Text description) {
    return {.id = id,
            .name = name,
            .unit = "",
            .kind = ParameterKind::Choice,
            .standard = static_cast<double>(standard),
            .choices = choices,
            .restarts = true,
            .description = description};
}

} // namespace timestep
