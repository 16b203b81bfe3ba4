// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"
#include "core/particles/world_choices.h"
#include "core/scenes/scene.h"
#include "core/translatable.h"

#include <array>
#include <cstddef>

namespace timestep {

/// Standard values of the rules of a world scene.
struct RuleStandards {
    double gravity = 0;       ///< downwards [length/time²]
    double strongGravity = 1; ///< end of the slider [length/time²]
    std::string_view accelerationUnit = "px/frame²";
    double drag = 0;
    DragForm dragForm = DragForm::PerStep;
    bool walls = true;
    WallRule wallRule = WallRule::ClampOnly;
    double bounce = 1;
    FloorFriction floorFriction = FloorFriction::None;
    double frictionFactor = 0.7; ///< Verly's
};

/// The parameters that all world scenes share; every one of them can change while the run goes on.
constexpr std::array<Parameter, 8> ruleParameters(const RuleStandards& standards) {
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
    }};
}

/// What is the scene's own, then the rules.
template <std::size_t N>
constexpr std::array<Parameter, N + 8> withRules(const std::array<Parameter, N>& own,
                                                 const RuleStandards& standards) {
    std::array<Parameter, N + 8> all = {};
    for (std::size_t i = 0; i < N; ++i) all[i] = own[i];
    const std::array<Parameter, 8> rules = ruleParameters(standards);
    for (std::size_t i = 0; i < 8; ++i) all[N + i] = rules[i];
    return all;
}

/// A world without particles between the walls of `box`, with the rules that the parameters say.
World emptyWorld(const ParameterValues& parameters, Box box, bool yDown);

/// Moves the previous position so that the particle's next step without forces is `displacement` [length].
void setDisplacement(World& world, std::uint32_t particle, Point displacement);

/// The box with a margin of a twentieth of its larger side.
Box withMargin(Box box);

} // namespace timestep
