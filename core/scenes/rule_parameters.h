// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"
#include "core/particles/world/world_choices.h"
#include "core/scenes/scene.h"
#include "core/translatable.h"

#include <array>
#include <cstddef>

namespace timestep {

/// Standard values of the rules of a world scene.
struct RuleStandards {
    double gravity = 0;       ///< downward [length/time²]
    double strongGravity = 1; ///< end of the slider [length/time²]
    std::string_view accelerationUnit = "px/frame²";
    double drag = 0;
    DragForm dragForm = DragForm::PerStep;
    bool walls = true;
    WallRule wallRule = WallRule::ClampOnly;
    double bounce = 1;
    FloorFriction floorFriction = FloorFriction::None;
    double frictionFactor = 0.7; ///< Verly's
    double friction = 0.5;       ///< our own choice
};

/// The parameters that all world scenes share. All of them can change during a run.
constexpr std::array<Parameter, 9> ruleParameters(const RuleStandards& standards) {
    return {{
        {.id = "gravity",
         .name = TRANSLATABLE("parameter", "gravity"),
         .unit = standards.accelerationUnit,
         .standard = standards.gravity,
         .minimum = -1e6,
         .maximum = 1e6,
         .upper = standards.strongGravity,
         .description = TRANSLATABLE("parameter", "Acceleration downwards.")},
        {.id = "drag",
         .name = TRANSLATABLE("parameter", "drag"),
         .unit = "",
         .standard = standards.drag,
         .maximum = 1000,
         .upper = 0.1,
         .description =
             TRANSLATABLE("parameter", "A share of the speed per step, or a rate per time: see drag form.")},
        {.id = "drag-form",
         .name = TRANSLATABLE("parameter", "drag form"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .standard = static_cast<double>(standards.dragForm),
         .choices = dragFormChoices,
         .description = TRANSLATABLE("parameter",
                                     "How drag enters the step. Only the exponential form means the same at "
                                     "every step size.")},
        {.id = "walls",
         .name = TRANSLATABLE("parameter", "walls"),
         .unit = "",
         .kind = ParameterKind::Toggle,
         .standard = standards.walls ? 1.0 : 0.0,
         .description = TRANSLATABLE("parameter", "Floor, ceiling and side walls.")},
        {.id = "wall-rule",
         .name = TRANSLATABLE("parameter", "at a wall"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .standard = static_cast<double>(standards.wallRule),
         .choices = wallRuleChoices,
         .description = TRANSLATABLE("parameter", "What happens to a particle beyond a wall.")},
        {.id = "bounce",
         .name = TRANSLATABLE("parameter", "bounce"),
         .unit = "1",
         .standard = standards.bounce,
         .maximum = 1,
         .description = TRANSLATABLE("parameter", "The share of the speed that is left after a wall.")},
        {.id = "floor-friction",
         .name = TRANSLATABLE("parameter", "floor friction"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .standard = static_cast<double>(standards.floorFriction),
         .choices = floorFrictionChoices,
         .description = TRANSLATABLE("parameter", "What the floor does to a particle that touches it.")},
        {.id = "friction-factor",
         .name = TRANSLATABLE("parameter", "friction factor"),
         .unit = "1",
         .standard = standards.frictionFactor,
         .maximum = 1,
         .description = TRANSLATABLE(
             "parameter", "The share of the step that a particle on the floor keeps, when the floor "
                          "slows down by a factor.")},
        {.id = "friction",
         .name = TRANSLATABLE("parameter", "friction coefficient μ"),
         .unit = "1",
         .standard = standards.friction,
         .maximum = 1e6,
         .upper = 2,
         .description =
             TRANSLATABLE("parameter", "How strongly the floor brakes in proportion to depth or pressure.")},
    }};
}

/// Parameters of further rules that some scenes offer, each with its standard value.
constexpr Parameter historyParameter() {
    return {.id = "history",
            .name = TRANSLATABLE("parameter", "previous position"),
            .unit = "",
            .kind = ParameterKind::Choice,
            .choices = historyChoices,
            .description = TRANSLATABLE(
                "parameter", "Find the bug: the first listing of the tutorial overwrites the previous "
                             "position before it is used.")};
}
constexpr Parameter windParameter(double standard, double strong, std::string_view unit) {
    return {.id = "wind",
            .name = TRANSLATABLE("parameter", "wind"),
            .unit = unit,
            .standard = standard,
            .minimum = -1e6,
            .maximum = 1e6,
            .lower = -strong,
            .upper = strong,
            .description = TRANSLATABLE("parameter", "Acceleration to the right by the wind.")};
}
constexpr Parameter gustParameter(double standard, double longest, std::string_view unit) {
    return {.id = "gust-period",
            .name = TRANSLATABLE("parameter", "period of the gusts"),
            .unit = unit,
            .standard = standard,
            .maximum = 1e6,
            .upper = longest,
            .description = TRANSLATABLE("parameter", "0: the wind is steady.")};
}
constexpr Parameter attractionParameter(double standard, double strong) {
    return {.id = "attraction",
            .name = TRANSLATABLE("parameter", "attraction"),
            .unit = "px/frame²",
            .standard = standard,
            .minimum = -1000,
            .maximum = 1000,
            .lower = -strong,
            .upper = strong,
            .description =
                TRANSLATABLE("parameter", "Acceleration towards the centre of force; negative: it repels.")};
}
constexpr Parameter attractionRadiusParameter(double standard, double large) {
    return {
        .id = "attraction-radius",
        .name = TRANSLATABLE("parameter", "reach of the attraction"),
        .unit = "px",
        .standard = standard,
        .maximum = 1e6,
        .upper = large,
        .description = TRANSLATABLE(
            "parameter", "The force acts up to this distance. 0: it is equally strong at every distance.")};
}
constexpr Parameter motorSpeedParameter(double standard, double fast, std::string_view unit) {
    return {.id = "motor-speed",
            .name = TRANSLATABLE("parameter", "speed of the motor"),
            .unit = unit,
            .standard = standard,
            .minimum = -1e4,
            .maximum = 1e4,
            .lower = -fast,
            .upper = fast,
            .description = TRANSLATABLE("parameter", "Angle per time by which it turns its particle.")};
}
constexpr Parameter tearRuleParameter(TearRule standard) {
    return {.id = "tear-rule",
            .name = TRANSLATABLE("parameter", "sticks tear"),
            .unit = "",
            .kind = ParameterKind::Choice,
            .standard = static_cast<double>(standard),
            .choices = tearRuleChoices,
            .description = TRANSLATABLE(
                "parameter", "Tested once per step, after the passes, in the order in which the sticks "
                             "were made.")};
}
/// A find-the-bug switch of Pikuma's cloth.
constexpr Parameter knownSticksParameter() {
    return {.id = "known-sticks",
            .name = TRANSLATABLE("parameter", "sticks stored per particle"),
            .unit = "",
            .kind = ParameterKind::Choice,
            .choices = knownSticksChoices,
            .description =
                TRANSLATABLE("parameter", "Which sticks are torn where the right button is pressed: "
                                          "the tutorial overwrites two of four.")};
}
constexpr Parameter tearLimitParameter(double standard, double large, std::string_view unit) {
    return {.id = "tear-limit",
            .name = TRANSLATABLE("parameter", "tear limit"),
            .unit = unit,
            .standard = standard,
            .minimum = 1e-6,
            .maximum = 1e6,
            .lower = 1,
            .upper = large,
            .description = TRANSLATABLE(
                "parameter", "The length, or the multiple of its rest length, at which a stick tears.")};
}

/// Rip resistance of the DataGenetics curtain, by name. The article gives only the names. We chose the
/// multiples of the rest length: with "weak", a curtain on all its pins tears while it drops but holds at
/// rest; with "strong", even a curtain on two pins holds.
inline constexpr std::array<Choice, 4> ripResistanceChoices = {{
    {"unlimited", TRANSLATABLE("parameter", "no tear")},
    {"strong", TRANSLATABLE("parameter", "strong")},
    {"medium", TRANSLATABLE("parameter", "medium")},
    {"weak", TRANSLATABLE("parameter", "weak")},
}};
inline constexpr std::array<double, 4> ripLimits = {1, 8, 2.5, 1.5};

/// Choices of "find the bug" switches: the correct rule or that of the tutorial.
inline constexpr std::array<Choice, 2> tutorialChoices = {{
    {"right", TRANSLATABLE("parameter", "right")},
    {"as-the-tutorial", TRANSLATABLE("parameter", "as the tutorial")},
}};

/// Joins the parameters of the scene and those of the rules, in this order.
template <std::size_t N>
constexpr std::array<Parameter, N + 9> withRules(const std::array<Parameter, N>& own,
                                                 const RuleStandards& standards) {
    std::array<Parameter, N + 9> all = {};
    for (std::size_t i = 0; i < N; ++i) all[i] = own[i];
    const std::array<Parameter, 9> rules = ruleParameters(standards);
    for (std::size_t i = 0; i < 9; ++i) all[N + i] = rules[i];
    return all;
}

/// Returns a world without particles, with `box` as its walls and the rules from the parameters.
World emptyWorld(const ParameterValues& parameters, Box box, bool yDown);

/// Returns the value of an integer parameter.
inline std::uint32_t countOf(const ParameterValues& parameters, std::string_view id) {
    return static_cast<std::uint32_t>(parameters[id]);
}

/// Returns the box with a margin of a twentieth of its longer side.
Box withMargin(Box box);

} // namespace timestep
