// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation.h"

#include "core/particles/world_choices.h"

#include <algorithm>
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

const Relaxation& relaxationOf(const ParameterValues& values) {
    return relaxations()[static_cast<std::size_t>(values["relaxation"])];
}

/// Whether the chosen relaxation has this setting.
bool has(const ParameterValues& values, std::string_view setting) {
    const auto settings = relaxationOf(values).settings;
    return std::find(settings.begin(), settings.end(), setting) != settings.end();
}

} // namespace

std::span<const Parameter> worldMethodParameters() {
    static const std::array<Parameter, 16> list = {{
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
        {.id = "substeps",
         .name = TRANSLATABLE("parameter", "substeps"),
         .unit = "1",
         .kind = ParameterKind::Integer,
         .standard = 1,
         .minimum = 1,
         .maximum = 1000,
         .lower = 1,
         .upper = 32,
         .description = TRANSLATABLE("parameter", "Into how many equal parts each step is divided, each with "
                                                  "its own drag, passes and walls.")},
        {.id = "order",
         .name = TRANSLATABLE("parameter", "order of sticks"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = stickOrderChoices,
         .description = TRANSLATABLE("parameter", "The order in which a pass visits the "
                                                  "sticks. Alternating: forward in "
                                                  "the first, third … pass of the run."),
         .acts = [](const ParameterValues& values) { return relaxationOf(values).ordered; }},
        {.id = "omega",
         .name = TRANSLATABLE("parameter", "over-relaxation ω"),
         .unit = "1",
         .standard = 1.5,
         .minimum = 0,
         .maximum = 2.5,
         .lower = 1,
         .upper = 2,
         .description = TRANSLATABLE("parameter", "Factor on every correction: 1 is "
                                                  "Gauss-Seidel, from 2 on it diverges."),
         .acts = [](const ParameterValues& values) { return has(values, "omega"); }},
        {.id = "damping",
         .name = TRANSLATABLE("parameter", "under-relaxation"),
         .unit = "1",
         .standard = 0.5,
         .minimum = 0,
         .maximum = 1,
         .description = TRANSLATABLE("parameter", "Factor on every correction: 1 is Jacobi."),
         .acts = [](const ParameterValues& values) { return has(values, "damping"); }},
        {.id = "rho",
         .name = TRANSLATABLE("parameter", "estimated radius ρ"),
         .unit = "1",
         .standard = 0.9,
         .minimum = 0,
         .maximum = 0.999999,
         .upper = 0.999,
         .description = TRANSLATABLE("parameter", "By which factor a pass of Jacobi shrinks "
                                                  "the error in the end; more diverges."),
         .acts = [](const ParameterValues& values) { return has(values, "rho"); }},
        {.id = "plain-passes",
         .name = TRANSLATABLE("parameter", "plain passes first"),
         .unit = "1",
         .kind = ParameterKind::Integer,
         .standard = 1,
         .minimum = 1,
         .maximum = 1000,
         .lower = 1,
         .upper = 20,
         .description = TRANSLATABLE("parameter", "Passes of each step before the extrapolation begins."),
         .acts = [](const ParameterValues& values) { return has(values, "plain-passes"); }},
        {.id = "tolerance",
         .name = TRANSLATABLE("parameter", "tolerance"),
         .unit = "1",
         .standard = 1e-12,
         .minimum = 0,
         .maximum = 1,
         .description = TRANSLATABLE("parameter", "A pass solves linear systems until no stick has a greater "
                                                  "relative error of its length; 0: one system per pass."),
         .acts = [](const ParameterValues& values) { return has(values, "tolerance"); }},
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
         .description = TRANSLATABLE("parameter", "How the correction of a stick is shared "
                                                  "when one of its ends is pinned."),
         .acts = [](const ParameterValues& values) { return relaxationOf(values).usesPinRule; }},
        {.id = "stiffness-form",
         .name = TRANSLATABLE("parameter", "stiffness of sticks"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = stiffnessFormChoices,
         .description = TRANSLATABLE("parameter", "Whether the stiffness is the share of the error that one "
                                                  "pass removes, or all passes of a step together."),
         .acts =
             [](const ParameterValues& values) {
                 return relaxationOf(values).usesStiffness && values["passes"] > 1;
             }},
        {.id = "verlet-form",
         .name = TRANSLATABLE("parameter", "Verlet when the step changes"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = verletFormChoices,
         .description = TRANSLATABLE("parameter", "How the step before is used when it was "
                                                  "longer or shorter than this one."),
         .acts =
             [](const ParameterValues& values) {
                 const bool varies =
                     values.has("frame-loop") && (values.choice("frame-loop") == "frame-time" ||
                                                  values.choice("frame-loop") == "alternating");
                 return varies && !relaxationOf(values).keepsVelocities;
             }},
        {.id = "verlet-start",
         .name = TRANSLATABLE("parameter", "start of Verlet"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = verletStartChoices,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "Which previous position the first step uses."),
         .acts = [](const ParameterValues& values) { return !relaxationOf(values).keepsVelocities; }},
        {.id = "velocity",
         .name = TRANSLATABLE("parameter", "velocity of the energies"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = worldVelocityChoices,
         .description = TRANSLATABLE("parameter", "From which velocity the kinetic energy is computed."),
         .acts = [](const ParameterValues& values) { return !relaxationOf(values).keepsVelocities; }},
        {.id = "precision",
         .name = TRANSLATABLE("parameter", "digits of positions"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = precisionChoices,
         .description = TRANSLATABLE("parameter", "Float rounds the positions after each move, pass and "
                                                  "meeting with walls; the sums in between are double.")},
    }};
    return list;
}

WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed,
                        std::uint64_t seed) {
    WorldMethod method;
    method.relaxation = &relaxations()[static_cast<std::size_t>(values["relaxation"])];
    method.passes = static_cast<int>(values["passes"]);
    method.substeps = static_cast<int>(values["substeps"]);
    method.order = chosen<StickOrder>(values, "order");
    method.loopOrder = chosen<LoopOrder>(values, "loop-order");
    method.pinRule = chosen<PinRule>(values, "pin-rule");
    method.listed = std::move(listed);
    method.seed = seed;
    method.verletForm = chosen<VerletForm>(values, "verlet-form");
    method.stiffnessForm = chosen<StiffnessForm>(values, "stiffness-form");
    method.omega = values["omega"];
    method.damping = values["damping"];
    method.rho = values["rho"];
    method.plainPasses = static_cast<int>(values["plain-passes"]);
    method.tolerance = values["tolerance"];
    method.start = chosen<WorldStart>(values, "verlet-start");
    method.velocity = chosen<WorldVelocity>(values, "velocity");
    method.precision = chosen<Precision>(values, "precision");
    return method;
}

} // namespace timestep
