// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/run_method.h"

#include "core/input_error.h"
#include "core/integration/methods.h"
#include "core/method/opened_text.h"
#include "core/particles/relaxation/relaxation_records.h"
#include "core/particles/relaxation/world_method.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

bool isOfSticks(const Run& run) {
    return run.method.has("relaxation");
}

/// Puts the line of a MethodError into the sentence, because it counts lines of the text and not of a file.
template <class Make>
auto withPlaceInText(const Make& make) {
    try {
        return make();
    } catch (const MethodError& error) {
        throw InputError(Sentence(TRANSLATABLE("fault", "line %1, column %2: %3"), error.line, error.column,
                                  error.message),
                         "method");
    }
}

} // namespace

bool usesOwnMethod(const Run& run) {
    if (isOfSticks(run)) return run.method.choice("relaxation") == ownRelaxationId;
    return run.method.has("integrator") && run.method.choice("integrator") == ownMethodId;
}

bool takesOwnMethods(const Scene& scene) {
    return scene.kind() != SceneKind::RigidBodies;
}

void useOwnMethod(Run& run, std::string text) {
    run.methodText = std::move(text);
    if (isOfSticks(run))
        run.method.set("relaxation", ownRelaxationId);
    else
        run.method.set("integrator", ownMethodId);
    checkOwnMethod(run);
}

void checkOwnMethod(const Run& run) {
    if (!usesOwnMethod(run)) return;
    if (isOfSticks(run))
        ownRelaxationOf(run);
    else
        methodOfRun(run);
}

std::string ownTextOf(const Run& run) {
    if (!run.methodText.empty()) return run.methodText;
    if (isOfSticks(run)) return openedText(WorldMethod{.relaxation = &gaussSeidel}, {});
    return openedText(velocityVerlet, {});
}

std::string ownNameOf(const Run& run) {
    return nameInText(run.methodText);
}

RunMethod methodOfRun(const Run& run) {
    if (!usesOwnMethod(run)) return {{}, findIntegrator(run.method.choice("integrator"))};
    return withPlaceInText([&]() -> RunMethod {
        const auto own = ownMethod(ownTextOf(run));
        return {own, &own->integrator};
    });
}

std::shared_ptr<const OwnRelaxation> ownRelaxationOf(const Run& run) {
    if (!isOfSticks(run) || !usesOwnMethod(run)) return nullptr;
    return withPlaceInText([&] { return ownRelaxation(ownTextOf(run)); });
}

WorldMethod worldMethodOf(const Experiment& experiment, std::size_t index) {
    const Run& run = experiment.runs[index];
    return worldMethod(run.method, run.stickOrder, seedOf(experiment, index), ownRelaxationOf(run));
}

// Labels of runs ask this, so that it makes no large world: one with few things has the same kinds of things.
bool hasSticks(const Experiment& experiment, std::size_t run) {
    constexpr double few = 10;
    const auto some = [](const World& world) { return world.sticks() > 0 || !world.angleSprings.empty(); };
    if (experiment.scene->kind() != SceneKind::Particles) return false;
    if (experiment.world != nullptr) return some(*experiment.world);
    try {
        ParameterValues parameters = parametersOf(experiment, run);
        for (const Parameter& parameter : parameters.descriptors())
            if (parameter.kind == ParameterKind::Integer && parameters[parameter.id] > few)
                parameters.set(parameter.id, std::max(few, parameter.minimum));
        return some(experiment.scene->world(parameters, experiment.texts, seedOf(experiment, run)));
    } catch (const InputError&) {
        return false;
    }
}

bool settingActs(const Experiment& experiment, std::size_t run, std::string_view id) {
    if (!experiment.runs[run].method.acts(id)) return false;
    return experiment.scene->kind() != SceneKind::Particles || !actsOnSticksOnly(id) ||
           hasSticks(experiment, run);
}

} // namespace timestep
