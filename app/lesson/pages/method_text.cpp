// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/method_text.h"

#include "app/names.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_settings.h"
#include "core/run/experiment/run_method.h"

#include <algorithm>
#include <string>
#include <vector>

namespace timestep {

namespace {

template <typename Record>
MethodText textOf(const Record* record) {
    if (record == nullptr) return {};
    return {translated(record->name), {record->code.begin(), record->code.end()}, text(record->reference)};
}

/// The form of Verlet's method for the particles of a world.
std::string_view stepOfWorld(const ParameterValues& method) {
    if (method.choice("verlet-form") == "dummer") return "position-verlet-dummer";
    if (method.choice("verlet-form") == "corrected") return "position-verlet-corrected";
    return method.choice("verlet-start") == "half-kick" ? "position-verlet" : "position-verlet-naive";
}

/// "next = x + (x - old) + h * h * a(x)", with the factors of the Verlet form and of the drag.
std::string withDrag(std::string_view line, std::string_view form) {
    constexpr std::string_view begin = "next = x + ", plus = " + ";
    const std::string_view sum = line.substr(begin.size());
    const std::string way(sum.substr(0, sum.find(plus))), push(sum.substr(sum.find(plus) + plus.size()));
    const std::string next(begin), both = "(" + way + " + " + push + ")";
    if (form == "per-step") return next + "(1 - d) * " + way + " + " + push;
    if (form == "per-step-and-gravity") return next + "(1 - d) * " + both;
    if (form == "exponential") return next + "exp(-d * h) * " + way + " + " + push;
    if (form == "implicit") return next + both + " / (1 + d * h)";
    return next + "((1 - d * h / 2) * " + way + " + " + push + ") / (1 + d * h / 2)";
}

/// Velocities are derived from positions in several ways, so only the lines of the step are shown.
MethodText worldStepOf(const Experiment& experiment, std::size_t run) {
    ParameterValues world = experiment.parameters;
    for (const auto& [id, value] : experiment.runs[run].overrides) world.set(id, value);
    MethodText text = textOf(findIntegrator(stepOfWorld(experiment.runs[run].method)));
    std::erase_if(text.code, [](std::string_view line) { return line.starts_with("v = "); });
    if (!world.has("drag") || world["drag"] == 0) return text;
    for (std::string_view& line : text.code) {
        if (!line.starts_with("next = ")) continue;
        text.made = std::make_shared<const std::string>(withDrag(line, world.choice("drag-form")));
        line = *text.made;
    }
    return text;
}

MethodText contactSolverOf(const ParameterValues& method) {
    const auto code = contactCode(rigidMethod(method, 0));
    return {translated(contactSolverName), {code.begin(), code.end()}, text(contactSolverReference)};
}

/// Its comment in the first line is its name.
MethodText ownTextShown(const Run& run) {
    MethodText shown;
    const std::string name = ownNameOf(run);
    const Text plain = run.method.has("relaxation") ? ownRelaxationName : ownMethodName;
    shown.name = name.empty() ? translated(plain) : QString::fromStdString(name);
    shown.made = std::make_shared<const std::string>(ownTextOf(run));
    for (std::string_view rest = *shown.made; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (name.empty() || !shown.code.empty() || rest.data() != shown.made->data())
            shown.code.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return shown;
}

} // namespace

MethodText methodOf(const Experiment& experiment, std::size_t run) {
    if (run >= experiment.runs.size()) return {};
    const ParameterValues& method = experiment.runs[run].method;
    if (method.has("integrator") && usesOwnMethod(experiment.runs[run]))
        return ownTextShown(experiment.runs[run]);
    if (method.has("integrator")) return textOf(findIntegrator(method.choice("integrator")));
    if (method.has("relaxation") && !settingActs(experiment, run, "relaxation"))
        return worldStepOf(experiment, run);
    if (usesOwnMethod(experiment.runs[run])) return ownTextShown(experiment.runs[run]);
    if (method.has("relaxation")) return textOf(findRelaxation(method.choice("relaxation")));
    if (experiment.scene->kind() == SceneKind::RigidBodies) return contactSolverOf(method);
    return {};
}

bool isEdited(const Experiment& now, const Experiment& given, std::size_t run) {
    if (run >= now.runs.size() || run >= given.runs.size() || !usesOwnMethod(now.runs[run])) return false;
    return !usesOwnMethod(given.runs[run]) || ownTextOf(now.runs[run]) != ownTextOf(given.runs[run]);
}

bool sameMethods(const Experiment& one, const Experiment& other) {
    return one.parameters == other.parameters &&
           std::equal(one.runs.begin(), one.runs.end(), other.runs.begin(), other.runs.end(),
                      [](const Run& a, const Run& b) {
                          return a.method == b.method && a.methodText == b.methodText;
                      });
}

} // namespace timestep
