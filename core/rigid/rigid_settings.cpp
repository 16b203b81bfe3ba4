// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_settings.h"

#include "core/rigid/rigid_choices.h"
#include "core/translatable.h"

#include <array>
#include <string_view>

namespace timestep {

namespace {

using Acts = bool (*)(const ParameterValues&);

template <typename Enumeration>
Enumeration chosen(const ParameterValues& values, std::string_view id) {
    return static_cast<Enumeration>(static_cast<int>(values[id]));
}

PositionCorrection positionCorrectionOf(const ParameterValues& values) {
    return chosen<PositionCorrection>(values, "push");
}
bool isSoft(const ParameterValues& values) {
    return positionCorrectionOf(values) == PositionCorrection::Soft;
}
bool relaxes(const ParameterValues& values) {
    return isSoft(values) && chosen<RigidLoop>(values, "loop") == RigidLoop::VelocityFirst;
}
bool takesShares(const ParameterValues& values) {
    return positionCorrectionOf(values) != PositionCorrection::None &&
           positionCorrectionOf(values) != PositionCorrection::Soft;
}
bool warmStarts(const ParameterValues& values) {
    return values.isOn("warm-start") && values.isOn("accumulate");
}

constexpr Parameter choice(std::string_view id, Text name, std::size_t standard,
                           std::span<const Choice> choices, Text description, Acts acts = nullptr) {
    return {.id = id,
            .name = name,
            .unit = "",
            .kind = ParameterKind::Choice,
            .standard = static_cast<double>(standard),
            .choices = choices,
            .description = description,
            .acts = acts};
}

constexpr Parameter toggle(std::string_view id, Text name, bool standard, Text description,
                           Acts acts = nullptr) {
    return {.id = id,
            .name = name,
            .unit = "",
            .kind = ParameterKind::Toggle,
            .standard = standard ? 1.0 : 0.0,
            .description = description,
            .acts = acts};
}

constexpr Parameter count(std::string_view id, Text name, double standard, double minimum, double upper,
                          Text description, Acts acts = nullptr) {
    return {.id = id,
            .name = name,
            .unit = "1",
            .kind = ParameterKind::Integer,
            .standard = standard,
            .minimum = minimum,
            .maximum = 1000,
            .lower = minimum,
            .upper = upper,
            .description = description,
            .acts = acts};
}

constexpr Parameter number(std::string_view id, Text name, std::string_view unit, double standard,
                           double maximum, double upper, Text description, Acts acts = nullptr) {
    return {.id = id,
            .name = name,
            .unit = unit,
            .standard = standard,
            .maximum = maximum,
            .upper = upper,
            .description = description,
            .acts = acts};
}

constexpr RigidMethod standard = {};

} // namespace

std::span<const Parameter> rigidMethodParameters() {
    static const std::array<Parameter, 23> list = {{
        choice("push", TRANSLATABLE("parameter", "overlap"),
               static_cast<std::size_t>(standard.positionCorrection), positionCorrectionChoices,
               TRANSLATABLE("parameter", "How bodies that overlap are pushed apart. Split "
                                         "impulses move them without changing their velocities. "
                                         "Soft contacts take the gravity of one step from each "
                                         "bounce: at 60 steps per second, an elastic ball that "
                                         "falls 2.2 m returns to 95 % of it. Baumgarte adds "
                                         "energy: a beam of four hinges that cannot turn "
                                         "reaches 100 m/s.")),
        count("iterations", TRANSLATABLE("parameter", "iterations"), standard.iterations, 1, 64,
              TRANSLATABLE("parameter", "How often the solver visits all joints and contacts.")),
        count("substeps", TRANSLATABLE("parameter", "substeps"), standard.substeps, 1, 32,
              TRANSLATABLE("parameter", "Into how many equal parts each step is divided.")),
        toggle("share-contacts", TRANSLATABLE("parameter", "contacts once per step"), standard.shareContacts,
               TRANSLATABLE("parameter", "Whether the substeps of a step share the contacts "
                                         "that were found at its start. Then bodies bounce in "
                                         "the last substep: at 60 steps per second with 4 "
                                         "substeps, an elastic ball that falls 2.2 m returns to "
                                         "102 % of it."),
               [](const ParameterValues& values) {
                   return values["substeps"] > 1 &&
                          chosen<RigidLoop>(values, "loop") == RigidLoop::VelocityFirst;
               }),
        toggle("accumulate", TRANSLATABLE("parameter", "accumulate impulses"), standard.accumulate,
               TRANSLATABLE("parameter", "Whether the sum of a contact's impulses must not pull, or each of "
                                         "them.")),
        toggle("warm-start", TRANSLATABLE("parameter", "warm start"), standard.warmStart,
               TRANSLATABLE("parameter", "Whether a step begins with the impulses of the last one."),
               [](const ParameterValues& values) { return values.isOn("accumulate"); }),
        count("memory", TRANSLATABLE("parameter", "contact memory"), standard.memory, 0, 10,
              TRANSLATABLE("parameter", "For how many steps a contact that has gone keeps its impulses, "
                                        "should it come back."),
              warmStarts),
        choice("contact-order", TRANSLATABLE("parameter", "order of contacts"),
               static_cast<std::size_t>(standard.order), contactOrderChoices,
               TRANSLATABLE("parameter", "The order in which an iteration visits the contacts.")),
        number("push-factor", TRANSLATABLE("parameter", "push factor"), "1", standard.correctionFactor, 1, 1,
               TRANSLATABLE("parameter", "The share of the overlap beyond the slop that a step "
                                         "takes away, and of the error of a joint that each "
                                         "iteration of split impulses takes away."),
               takesShares),
        number("slop", TRANSLATABLE("parameter", "slop"), "", standard.slop, 1e6, 0.5,
               TRANSLATABLE("parameter", "Overlap that is not corrected, so that contacts do not come and "
                                         "go; in the length unit of the scene."),
               [](const ParameterValues& values) {
                   return positionCorrectionOf(values) != PositionCorrection::None;
               }),
        number("fastest-push", TRANSLATABLE("parameter", "fastest push"), "", standard.fastestCorrection, 1e6,
               10,
               TRANSLATABLE("parameter", "The speed at which a soft contact pushes apart at most, in the "
                                         "units of the scene."),
               isSoft),
        number("soft-hertz", TRANSLATABLE("parameter", "frequency of soft contacts"), "", standard.softHertz,
               1e6, 120,
               TRANSLATABLE("parameter", "Oscillations per time unit; never more than a quarter of the steps "
                                         "are used."),
               isSoft),
        number("soft-damping", TRANSLATABLE("parameter", "damping ratio ζ of soft contacts"), "1",
               standard.softDamping, 1e6, 20,
               TRANSLATABLE("parameter", "1 is critical; far above it, contacts creep apart."), isSoft),
        count("relax-sweeps", TRANSLATABLE("parameter", "relaxing iterations"), standard.relaxIterations, 0,
              16,
              TRANSLATABLE("parameter", "Iterations without the springs, after the bodies have moved: they "
                                        "remove the speed that the springs added."),
              relaxes),
        choice("restitution-rule", TRANSLATABLE("parameter", "bounces"),
               static_cast<std::size_t>(standard.restitution), restitutionChoices,
               TRANSLATABLE("parameter", "When restitution is applied. Find the bug: measured after gravity "
                                         "has acted, the approach speed is too large.")),
        number("bounce-from", TRANSLATABLE("parameter", "bounce from"), "", standard.bounceFrom, 1e6, 2,
               TRANSLATABLE("parameter", "The approach speed below which nothing bounces, in the units of "
                                         "the scene.")),
        choice("impact", TRANSLATABLE("parameter", "impacts"), static_cast<std::size_t>(standard.impact),
               impactChoices,
               TRANSLATABLE("parameter", "Whether all contacts of an impact are solved at once "
                                         "or one after the other. One after the other takes the "
                                         "gravity of one step from each bounce: at 60 steps per "
                                         "second, an elastic ball that falls 2.2 m returns to "
                                         "95 % of it.")),
        toggle("friction-on", TRANSLATABLE("parameter", "friction"), standard.friction,
               TRANSLATABLE("parameter", "Whether contacts rub.")),
        choice("manifold", TRANSLATABLE("parameter", "contact points"),
               static_cast<std::size_t>(standard.manifold), manifoldChoices,
               TRANSLATABLE("parameter", "Find the bug: spikes can cross without a corner inside the "
                                         "other.")),
        choice("normal", TRANSLATABLE("parameter", "contact normal"), standard.normalToFirst ? 1 : 0,
               normalChoices,
               TRANSLATABLE("parameter", "Find the bug: a normal that points the wrong way pulls bodies into "
                                         "each other.")),
        choice("broad-phase", TRANSLATABLE("parameter", "pairs that are looked at"),
               static_cast<std::size_t>(standard.broadPhase), broadPhaseChoices,
               TRANSLATABLE("parameter", "Both find the same contacts; the number of tests differs.")),
        choice("loop", TRANSLATABLE("parameter", "order within a step"),
               static_cast<std::size_t>(standard.loop), rigidLoopChoices,
               TRANSLATABLE("parameter", "Whether contacts are solved before bodies move, or after.")),
        toggle("swept", TRANSLATABLE("parameter", "stop bullets"), standard.swept,
               TRANSLATABLE("parameter", "Whether a body that is marked as a bullet stops at a body that it "
                                         "would pass through within a step.")),
    }};
    return list;
}

RigidMethod rigidMethod(const ParameterValues& values, std::uint64_t seed) {
    RigidMethod method;
    method.loop = chosen<RigidLoop>(values, "loop");
    method.iterations = static_cast<int>(values["iterations"]);
    method.substeps = static_cast<int>(values["substeps"]);
    method.shareContacts = values.isOn("share-contacts");
    method.broadPhase = chosen<BroadPhase>(values, "broad-phase");
    method.manifold = chosen<ManifoldRule>(values, "manifold");
    method.accumulate = values.isOn("accumulate");
    method.warmStart = values.isOn("warm-start");
    method.memory = static_cast<int>(values["memory"]);
    method.order = chosen<ContactOrder>(values, "contact-order");
    method.positionCorrection = chosen<PositionCorrection>(values, "push");
    method.correctionFactor = values["push-factor"];
    method.slop = values["slop"];
    method.fastestCorrection = values["fastest-push"];
    method.softHertz = values["soft-hertz"];
    method.softDamping = values["soft-damping"];
    method.relaxIterations = static_cast<int>(values["relax-sweeps"]);
    method.restitution = chosen<RestitutionRule>(values, "restitution-rule");
    method.bounceFrom = values["bounce-from"];
    method.impact = chosen<ImpactRule>(values, "impact");
    method.friction = values.isOn("friction-on");
    method.normalToFirst = values["normal"] != 0;
    method.swept = values.isOn("swept");
    method.seed = seed;
    return method;
}

} // namespace timestep
