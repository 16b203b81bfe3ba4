// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation.h"

#include "core/particles/world_choices.h"

#include <array>

namespace timestep {

namespace {

std::span<const Choice> relaxationChoices() {
    static const std::vector<Choice> choices = [] {
        std::vector<Choice> list;
        for (const Relaxation& relaxation : relaxations()) list.push_back({relaxation.id, relaxation.name});
        return list;
    }();
    return choices;
}

template <typename Enumeration>
Enumeration chosen(const ParameterValues& values, std::string_view id) {
    return static_cast<Enumeration>(static_cast<int>(values[id]));
}

} // namespace

std::span<const Parameter> worldMethodParameters() {
    static const std::array<Parameter, 7> list = {{
        {.id = "relaxation",
         .name = TRANSLATABLE("parameter", "relaxation"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = relaxationChoices(),
         .description = TRANSLATABLE("parameter", "How the lengths of the sticks are restored.")},
        {.id = "passes",
         .name = TRANSLATABLE("parameter", "passes"),
         .unit = "1",
         .kind = ParameterKind::Integer,
         .standard = 1,
         .minimum = 1,
         .maximum = 1000,
         .lower = 1,
         .upper = 32,
         .description = TRANSLATABLE("parameter", "How often all sticks are visited in each step.")},
        {.id = "order",
         .name = TRANSLATABLE("parameter", "order of sticks"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = stickOrderChoices,
         .description =
             TRANSLATABLE("parameter", "The order in which a pass visits the sticks. Alternating: forward in "
                                       "the first, third … pass of the run.")},
        {.id = "loop-order",
         .name = TRANSLATABLE("parameter", "who comes last"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .standard = static_cast<double>(LoopOrder::WallsLast),
         .choices = loopOrderChoices,
         .description = TRANSLATABLE("parameter", "Whether walls or sticks have the last word in a step.")},
        {.id = "pin-rule",
         .name = TRANSLATABLE("parameter", "sticks at a pin"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = pinRuleChoices,
         .description = TRANSLATABLE(
             "parameter", "How the correction of a stick is shared when one of its ends is pinned.")},
        {.id = "verlet-form",
         .name = TRANSLATABLE("parameter", "Verlet when the step changes"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = verletFormChoices,
         .description = TRANSLATABLE(
             "parameter", "How the step before is used when it was longer or shorter than this one.")},
        {.id = "verlet-start",
         .name = TRANSLATABLE("parameter", "start of Verlet"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = verletStartChoices,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "Which previous position the first step uses.")},
    }};
    return list;
}

WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed,
                        std::uint64_t seed) {
    WorldMethod method;
    method.relaxation = &relaxations()[static_cast<std::size_t>(values["relaxation"])];
    method.passes = static_cast<int>(values["passes"]);
    method.order = chosen<StickOrder>(values, "order");
    method.loopOrder = chosen<LoopOrder>(values, "loop-order");
    method.pinRule = chosen<PinRule>(values, "pin-rule");
    method.listed = std::move(listed);
    method.seed = seed;
    method.verletForm = chosen<VerletForm>(values, "verlet-form");
    return method;
}

} // namespace timestep
