// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/method_text.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation.h"

#include <algorithm>

namespace timestep {

namespace {

template <typename Record>
MethodText textOf(const Record* record, std::string_view context) {
    if (record == nullptr) return {};
    return {translated(context, record->name), record->code,
            QString::fromUtf8(record->reference.data(), static_cast<qsizetype>(record->reference.size()))};
}

/// A world without sticks gives a relaxation nothing to do.
bool hasSticks(const Experiment& experiment, std::size_t run) {
    try {
        const auto simulation = makeSimulation(experiment, run);
        return simulation->world() == nullptr || simulation->world()->sticks() > 0;
    } catch (const InputError&) {
        return true;
    }
}

/// The form of Verlet's step that moves the particles of a world.
std::string_view stepOfWorld(const ParameterValues& method) {
    if (method.choice("verlet-form") == "dummer") return "position-verlet-dummer";
    if (method.choice("verlet-form") == "corrected") return "position-verlet-corrected";
    return method.choice("verlet-start") == "half-kick" ? "position-verlet" : "position-verlet-naive";
}

} // namespace

MethodText methodOf(const Experiment& experiment, std::size_t run) {
    if (run >= experiment.runs.size()) return {};
    const ParameterValues& method = experiment.runs[run].method;
    if (method.has("integrator")) return textOf(findIntegrator(method.choice("integrator")), "integrator");
    if (method.has("relaxation") && !hasSticks(experiment, run))
        return textOf(findIntegrator(stepOfWorld(method)), "integrator");
    if (method.has("relaxation")) return textOf(findRelaxation(method.choice("relaxation")), "relaxation");
    return {};
}

bool sameMethods(const Experiment& one, const Experiment& other) {
    return std::equal(one.runs.begin(), one.runs.end(), other.runs.begin(), other.runs.end(),
                      [](const Run& a, const Run& b) { return a.method == b.method; });
}

} // namespace timestep
