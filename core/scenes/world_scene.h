// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"
#include "core/particles/world/world_choices.h"
#include "core/scenes/scene.h"
#include "core/scenes/scene_parameters.h"
#include "core/translatable.h"

#include <array>
#include <cstddef>

namespace timestep {

/// The scene in pixels and frames, y down, one frame per step, like the tutorials.
constexpr Scene inPixels(Scene scene) {
    scene.lengthUnit = "px";
    scene.timeUnit = "frame";
    scene.energyUnit = "px²/frame²";
    scene.yDown = true;
    scene.step = 1;
    return scene;
}

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
        number("gravity", TRANSLATABLE("parameter", "gravity"), standards.accelerationUnit, standards.gravity,
               {.minimum = -1e6, .maximum = 1e6, .slider = {0, standards.strongGravity}},
               TRANSLATABLE("parameter", "Acceleration downwards.")),
        number(
            "drag", TRANSLATABLE("parameter", "drag"), "", standards.drag,
            {.maximum = 1000, .slider = {0, 0.1}},
            TRANSLATABLE("parameter", "A share of the speed per step, or a rate per time: see drag form.")),
        choice("drag-form", TRANSLATABLE("parameter", "drag form"),
               static_cast<std::size_t>(standards.dragForm), dragFormChoices,
               TRANSLATABLE(
                   "parameter",
                   "How drag enters the step. Only the exponential form means the same at every step size.")),
        toggle("walls", TRANSLATABLE("parameter", "walls"), standards.walls,
               TRANSLATABLE("parameter", "Floor, ceiling and side walls.")),
        choice("wall-rule", TRANSLATABLE("parameter", "at a wall"),
               static_cast<std::size_t>(standards.wallRule), wallRuleChoices,
               TRANSLATABLE("parameter", "What happens to a particle beyond a wall.")),
        number("bounce", TRANSLATABLE("parameter", "bounce"), "1", standards.bounce, {.maximum = 1},
               TRANSLATABLE("parameter", "The share of the speed that is left after a wall.")),
        choice("floor-friction", TRANSLATABLE("parameter", "floor friction"),
               static_cast<std::size_t>(standards.floorFriction), floorFrictionChoices,
               TRANSLATABLE("parameter", "What the floor does to a particle that touches it.")),
        number("friction-factor", TRANSLATABLE("parameter", "friction factor"), "1", standards.frictionFactor,
               {.maximum = 1},
               TRANSLATABLE("parameter", "The share of the step that a particle on the floor keeps, when the "
                                         "floor slows down by a factor.")),
        number(
            "friction", TRANSLATABLE("parameter", "friction coefficient μ"), "1", standards.friction,
            {.maximum = 1e6, .slider = {0, 2}},
            TRANSLATABLE("parameter", "How strongly the floor brakes in proportion to depth or pressure.")),
    }};
}

/// Parameters of further rules that some scenes offer, each with its standard value.
constexpr Parameter historyParameter() {
    return choice("history", TRANSLATABLE("parameter", "previous position"), 0, historyChoices,
                  TRANSLATABLE("parameter", "Find the bug: the first listing of the tutorial overwrites the "
                                            "previous position before it is used."));
}
constexpr Parameter windParameter(double standard, double strong, std::string_view unit) {
    return number("wind", TRANSLATABLE("parameter", "wind"), unit, standard,
                  {.minimum = -1e6, .maximum = 1e6, .slider = {-strong, strong}},
                  TRANSLATABLE("parameter", "Acceleration to the right by the wind."));
}
constexpr Parameter gustParameter(double standard, double longest, std::string_view unit) {
    return number("gust-period", TRANSLATABLE("parameter", "period of the gusts"), unit, standard,
                  {.maximum = 1e6, .slider = {0, longest}},
                  TRANSLATABLE("parameter", "0: the wind is steady."));
}
constexpr Parameter attractionParameter(double standard, double strong) {
    return number(
        "attraction", TRANSLATABLE("parameter", "attraction"), "px/frame²", standard,
        {.minimum = -1000, .maximum = 1000, .slider = {-strong, strong}},
        TRANSLATABLE("parameter", "Acceleration towards the centre of force; negative: it repels."));
}
constexpr Parameter attractionRadiusParameter(double standard, double large) {
    return number(
        "attraction-radius", TRANSLATABLE("parameter", "reach of the attraction"), "px", standard,
        {.maximum = 1e6, .slider = {0, large}},
        TRANSLATABLE("parameter",
                     "The force acts up to this distance. 0: it is equally strong at every distance."));
}
constexpr Parameter motorSpeedParameter(double standard, double fast, std::string_view unit) {
    return number("motor-speed", TRANSLATABLE("parameter", "speed of the motor"), unit, standard,
                  {.minimum = -1e4, .maximum = 1e4, .slider = {-fast, fast}},
                  TRANSLATABLE("parameter", "Angle per time by which it turns its particle."));
}
constexpr Parameter tearRuleParameter(TearRule standard) {
    return choice(
        "tear-rule", TRANSLATABLE("parameter", "sticks tear"), static_cast<std::size_t>(standard),
        tearRuleChoices,
        TRANSLATABLE("parameter",
                     "Tested once per step, after the passes, in the order in which the sticks were made."));
}
/// A find-the-bug switch of Pikuma's cloth.
constexpr Parameter knownSticksParameter() {
    return choice(
        "known-sticks", TRANSLATABLE("parameter", "sticks stored per particle"), 0, knownSticksChoices,
        TRANSLATABLE(
            "parameter",
            "Which sticks are torn where the right button is pressed: the tutorial overwrites two of four."));
}
constexpr Parameter tearLimitParameter(double standard, double large, std::string_view unit) {
    return number(
        "tear-limit", TRANSLATABLE("parameter", "tear limit"), unit, standard,
        {.minimum = 1e-6, .maximum = 1e6, .slider = {1, large}},
        TRANSLATABLE("parameter", "The length, or the multiple of its rest length, at which a stick tears."));
}

/// Of sticks with a compliance.
inline constexpr Parameter stickDamping = startNumber(
    "damping", TRANSLATABLE("parameter", "damping"), "N s/m", 0, {.maximum = 1e6, .slider = {0, 10}},
    TRANSLATABLE("parameter", "Force along a stick per speed at which its length changes. Only "
                              "XPBD uses it, and only on sticks that give."));

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

/// For Scene::bounds of a world whose box does not depend on its parameters.
template <const Box& box>
Box boundsAround(const ParameterValues&) {
    return withMargin(box);
}

} // namespace timestep
