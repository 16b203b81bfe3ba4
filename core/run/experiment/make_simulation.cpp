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
    return scene.worldOfTexts != nullptr
               ? scene.worldOfTexts(parameters, experiment.texts, seedOf(experiment, run))
               : scene.world(parameters, seedOf(experiment, run));
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
    const Run& run = experiment.runs[index];
    ParameterValues parameters = parametersOf(experiment, index);
    const double h = stepOf(experiment, index);
    const std::uint64_t seed = seedOf(experiment, index);
    if (asksForNumberType(run.method))
        return makeNumberTypeSimulation(*experiment.scene, std::move(parameters), run.method, h);
    if (experiment.scene->kind() == SceneKind::Problem)
        return std::make_unique<ProblemSimulation>(*experiment.scene, std::move(parameters), run.method, h,
                                                   gameLoopOf(experiment, index), experiment.texts,
                                                   methodOfRun(run).own);
    if (experiment.scene->kind() == SceneKind::RigidBodies) {
        RigidWorld bodies = experiment.bodies != nullptr ? *experiment.bodies
                                                         : experiment.scene->rigidWorld(parameters, seed);
        bodies.rules = rigidRulesOf(parameters, bodies.rules);
        return std::make_unique<RigidSimulation>(*experiment.scene, std::move(parameters), run.method, h,
                                                 std::move(bodies), seed);
    }
    World world = worldOf(experiment, index);
    world.rules = rulesOf(parameters, world.rules);
    return std::make_unique<WorldSimulation>(*experiment.scene, std::move(parameters), run.method, h,
                                             gameLoopOf(experiment, index), std::move(world), run.stickOrder,
                                             seed, ownRelaxationOf(run));
}

} // namespace timestep
