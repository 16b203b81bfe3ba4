// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/method_text.h"

#include "app/names.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation.h"
#include "core/rigid/contact_code.h"
#include "core/rigid/rigid_settings.h"
#include "core/run/acting.h"

#include <algorithm>

namespace timestep {

namespace {

template <typename Record>
MethodText textOf(const Record* record, std::string_view context) {
    if (record == nullptr) return {};
    return {translated(context, record->name),
            {record->code.begin(), record->code.end()},
            QString::fromUtf8(record->reference.data(), static_cast<qsizetype>(record->reference.size()))};
}

/// The form of Verlet's step that moves the particles of a world.
std::string_view stepOfWorld(const ParameterValues& method) {
    if (method.choice("verlet-form") == "dummer") return "position-verlet-dummer";
    if (method.choice("verlet-form") == "corrected") return "position-verlet-corrected";
    return method.choice("verlet-start") == "half-kick" ? "position-verlet" : "position-verlet-naive";
}

/// The line that moves a particle, with the drag of a world in it, as DragForm says.
std::string_view lineWithDrag(std::string_view form) {
    if (form == "per-step") return "next = x + (1 - d) * (x - old) + h * h * a(x)";
    if (form == "per-step-and-gravity") return "next = x + (1 - d) * (x - old + h * h * a(x))";
    if (form == "exponential") return "next = x + exp(-d * h) * (x - old) + h * h * a(x)";
    if (form == "implicit") return "next = x + (x - old + h * h * a(x)) / (1 + d * h)";
    return "next = x + ((1 - d * h / 2) * (x - old) + h * h * a(x)) / (1 + d * h / 2)";
}

MethodText worldStepOf(const Experiment& experiment, std::size_t run) {
    ParameterValues world = experiment.parameters;
    for (const auto& [id, value] : experiment.runs[run].overrides) world.set(id, value);
    MethodText text = textOf(findIntegrator(stepOfWorld(experiment.runs[run].method)), "integrator");
    if (world.has("drag") && world["drag"] != 0 && world.has("drag-form"))
        std::replace(text.code.begin(), text.code.end(),
                     std::string_view("next = x + (x - old) + h * h * a(x)"),
                     lineWithDrag(world.choice("drag-form")));
    return text;
}

MethodText contactSolverOf(const ParameterValues& method) {
    const auto code = contactCode(rigidMethod(method, 0));
    return {translated("contact-solver", contactSolverName),
            {code.begin(), code.end()},
            text(contactSolverReference)};
}

} // namespace

MethodText methodOf(const Experiment& experiment, std::size_t run) {
    if (run >= experiment.runs.size()) return {};
    const ParameterValues& method = experiment.runs[run].method;
    if (method.has("integrator")) return textOf(findIntegrator(method.choice("integrator")), "integrator");
    if (method.has("relaxation") && !settingActs(experiment, run, "relaxation"))
        return worldStepOf(experiment, run);
    if (method.has("relaxation")) return textOf(findRelaxation(method.choice("relaxation")), "relaxation");
    if (experiment.scene->rigidWorld != nullptr) return contactSolverOf(method);
    return {};
}

bool sameMethods(const Experiment& one, const Experiment& other) {
    return one.parameters == other.parameters &&
           std::equal(one.runs.begin(), one.runs.end(), other.runs.begin(), other.runs.end(),
                      [](const Run& a, const Run& b) { return a.method == b.method; });
}

} // namespace timestep
