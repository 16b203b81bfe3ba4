// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/run_method.h"
#include "core/run/simulation/number_type_simulation.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/run/simulation/world_simulation.h"
#include "core/scenes/rigid_rules.h"
#include "core/scenes/world_rules.h"

#include <memory>
#include <utility>

namespace timestep {

namespace {

World givenWorld(const Experiment& experiment, std::size_t run) {
    if (experiment.world != nullptr) return *experiment.world;
    const Scene& scene = *experiment.scene;
    const ParameterValues parameters = parametersOf(experiment, run);
    return scene.world(parameters, experiment.texts, seedOf(experiment, run));
}

} // namespace

World worldOf(const Experiment& experiment, std::size_t run) {
    World world = givenWorld(experiment, run);
    world.placePrevious(stepOf(experiment, run));
    return world;
}

GameLoop gameLoopOf(const Experiment& experiment, std::size_t run) {
    const Run& own = experiment.runs[run];
    return {own.method, stepOf(experiment, run), seedOf(experiment, run), own.stepSizes};
}

std::unique_ptr<Simulation> makeSimulation(const Experiment& experiment, std::size_t index) {
    const Scene& scene = *experiment.scene;
    const Run& run = experiment.runs[index];
    RunSetup setup{scene,
                   parametersOf(experiment, index),
                   run.method,
                   stepOf(experiment, index),
                   seedOf(experiment, index),
                   gameLoopOf(experiment, index)};
    if (asksForNumberType(run.method)) return makeNumberTypeSimulation(std::move(setup));
    if (scene.kind() == SceneKind::Problem)
        return std::make_unique<ProblemSimulation>(std::move(setup), experiment.texts, methodOfRun(run).own);
    if (scene.kind() == SceneKind::RigidBodies) {
        RigidWorld bodies = experiment.bodies != nullptr ? *experiment.bodies
                                                         : scene.rigidWorld(setup.parameters, setup.seed);
        bodies.rules = rigidRulesOf(setup.parameters, bodies.rules);
        return std::make_unique<RigidSimulation>(std::move(setup), std::move(bodies));
    }
    World world = worldOf(experiment, index);
    world.rules = rulesOf(setup.parameters, world.rules);
    return std::make_unique<WorldSimulation>(std::move(setup), std::move(world), run.stickOrder,
                                             ownRelaxationOf(run));
}

} // namespace timestep
