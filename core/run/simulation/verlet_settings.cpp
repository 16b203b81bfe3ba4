// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/verlet_settings.h"

#include "core/input_error.h"
#include "core/translatable.h"

#include <array>

namespace timestep {

namespace {

constexpr std::array<Choice, 6> dampingChoices = {{
    {"in-force", TRANSLATABLE("parameter", "in the force")},
    {"per-step", TRANSLATABLE("parameter", "1 − d per step")},
    {"per-step-and-gravity", TRANSLATABLE("parameter", "1 − d per step, on the force too")},
    {"exponential", TRANSLATABLE("parameter", "exp(−d h)")},
    {"implicit", TRANSLATABLE("parameter", "1 / (1 + d h)")},
    {"centred", TRANSLATABLE("parameter", "(1 − d h/2) / (1 + d h/2)")},
}};

/// In the order of dampingChoices.
constexpr std::array<DragForm, 6> dampingForms = {
    DragForm::InForce,     DragForm::PerStep,  DragForm::PerStepAndGravity,
    DragForm::Exponential, DragForm::Implicit, DragForm::Centred,
};

constexpr std::array<Choice, 3> readingChoices = {{
    {"own", TRANSLATABLE("parameter", "the method's own")},
    {"backward", TRANSLATABLE("parameter", "backward: of the half step")},
    {"central", TRANSLATABLE("parameter", "central: of the whole step")},
}};

bool carriesPositions(const ParameterValues& values) {
    const Integrator* integrator = findIntegrator(values.choice("integrator"));
    return integrator != nullptr && !integrator->keepsVelocities;
}

} // namespace

std::span<const Parameter> verletSettings() {
    static constexpr std::array<Parameter, 2> list = {{
        {.id = "damping-form",
         .name = TRANSLATABLE("parameter", "damping form"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = dampingChoices,
         .description = TRANSLATABLE("parameter", "How friction enters a step of position Verlet."),
         .acts = carriesPositions},
        {.id = "velocity",
         .name = TRANSLATABLE("parameter", "velocity of the energies"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = readingChoices,
         .description =
             TRANSLATABLE("parameter", "From which velocity of position Verlet energies are computed."),
         .acts = carriesPositions},
    }};
    return list;
}

VelocityReading velocityReading(const ParameterValues& method) {
    if (!method.has("velocity")) return VelocityReading::Own;
    return static_cast<VelocityReading>(static_cast<int>(method["velocity"]));
}

bool asksForVerletSettings(const ParameterValues& method) {
    return method.has("damping-form") && (method["damping-form"] != 0 || method["velocity"] != 0);
}

Damping dampingOf(const ParameterValues& method, const Integrator& integrator, const Problem& problem,
                  double h, bool canDamp) {
    if (!asksForVerletSettings(method)) return {};
    if (integrator.keepsVelocities) {
        if (method["damping-form"] != 0)
            throw InputError(TRANSLATABLE("fault", "forms of damping are offered for position Verlet only"),
                             "damping-form");
        throw InputError(
            TRANSLATABLE("fault",
                         "this method keeps its velocity: another one is offered for position Verlet only"),
            "velocity");
    }
    const DragForm form = dampingForms[static_cast<std::size_t>(method["damping-form"])];
    if (form == DragForm::InForce) return {};
    const double rate = problem.dampingRate();
    if (rate == 0 && !canDamp)
        throw InputError(
            TRANSLATABLE("fault", "nothing damps this scene, so that a form of damping changes nothing"),
            "damping-form");
    if (rate < 0)
        throw InputError(TRANSLATABLE("fault", "forms of damping need a friction that is a rate times the "
                                               "velocity, the same for all, and this scene has another one"),
                         "damping-form");
    return {form, rate, rate * h};
}

} // namespace timestep
