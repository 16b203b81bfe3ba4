// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_method.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/run_method.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <algorithm>
#include <string>
#include <vector>

namespace timestep {

namespace {

std::string translated(std::string (*translate)(Text), Text text) {
    return translate != nullptr ? translate(text) : std::string(text);
}

/// "Explicit Euler", "passes 4", "braced: off".
std::string valueText(const Parameter& parameter, double value, std::string (*translate)(Text)) {
    const std::string name = translated(translate, parameter.name);
    if (parameter.kind == ParameterKind::Toggle)
        return name + ": " +
               translated(translate,
                          value != 0 ? TRANSLATABLE("parameter", "on") : TRANSLATABLE("parameter", "off"));
    if (parameter.kind != ParameterKind::Choice) return name + " " + shortNumber(value);
    return translated(translate, parameter.choices[static_cast<std::size_t>(value)].name);
}

/// The listed order of a run, shortened to the part that distinguishes it from the other runs: "order of
/// sticks 2 0 …".
std::string listedOrder(const Experiment& experiment, std::size_t index, std::string (*translate)(Text)) {
    const Run& run = experiment.runs[index];
    std::size_t shown = 1;
    for (const Run& other : experiment.runs) {
        const auto [mine, its] = std::mismatch(run.stickOrder.begin(), run.stickOrder.end(),
                                               other.stickOrder.begin(), other.stickOrder.end());
        if (mine != run.stickOrder.end())
            shown = std::max(shown, static_cast<std::size_t>(mine - run.stickOrder.begin()) + 1);
    }
    std::string text = translated(translate, run.method.descriptor("order").name);
    for (std::size_t i = 0; i < std::min(shown, run.stickOrder.size()); ++i)
        text += " " + std::to_string(run.stickOrder[i]);
    return shown < run.stickOrder.size() ? text + " …" : text;
}

} // namespace

std::string runLabel(const Experiment& experiment, std::size_t index, std::string (*translate)(Text)) {
    const Run& run = experiment.runs[index];
    if (!run.label.empty()) return run.label;
    const auto differs = [&experiment](const auto& read) {
        return std::any_of(experiment.runs.begin(), experiment.runs.end(),
                           [&](const Run& other) { return read(other) != read(experiment.runs.front()); });
    };
    const Parameter& method = run.method.descriptors().front(); // the integrator or the relaxation
    std::string name = method.id == "relaxation" && !hasSticks(experiment, index)
                           ? translated(translate, TRANSLATABLE("relaxation", "Verlet"))
                       : experiment.scene->kind() == SceneKind::RigidBodies
                           ? translated(translate, contactSolverName)
                           : valueText(method, run.method[method.id], translate);
    const bool own = usesOwnMethod(run);
    const std::string called = own ? ownNameOf(run) : std::string();
    const bool textsDiffer = own && differs([](const Run& other) {
                                 return usesOwnMethod(other) ? ownTextOf(other) : std::string();
                             });
    if (own && !called.empty()) name = called;
    std::vector<std::string> parts;
    if (textsDiffer) parts.push_back(name);
    for (const Parameter& parameter : run.method.descriptors())
        if (differs([&](const Run& other) { return other.method[parameter.id]; }) &&
            settingActs(experiment, index, parameter.id) && !(textsDiffer && parameter.id == method.id))
            parts.push_back(valueText(parameter, run.method[parameter.id], translate));
    if (!run.stickOrder.empty() && run.method.choice("order") == "listed" &&
        differs([](const Run& other) { return other.stickOrder; }))
        parts.push_back(listedOrder(experiment, index, translate));
    for (const Parameter& parameter : experiment.parameters.descriptors()) {
        const auto valueOf = [&](const Run& other) {
            for (const auto& [id, value] : other.overrides)
                if (id == parameter.id) return value;
            return experiment.parameters[parameter.id];
        };
        if (differs(valueOf)) parts.push_back(valueText(parameter, valueOf(run), translate));
    }
    if (differs([&](const Run& other) { return other.step.value_or(experiment.step); }))
        parts.push_back("h = " + shortNumber(stepOf(experiment, index)));
    if (differs([&](const Run& other) { return other.seed.value_or(experiment.seed); }))
        parts.push_back(translated(translate, TRANSLATABLE("parameter", "seed")) + " " +
                        std::to_string(seedOf(experiment, index)));
    const bool namesItself = std::find(parts.begin(), parts.end(), name) != parts.end();
    if (!namesItself && (parts.empty() || method.id == "integrator")) parts.insert(parts.begin(), name);
    std::string label;
    for (const std::string& part : parts) label += (label.empty() ? "" : ", ") + part;
    return label;
}

} // namespace timestep
