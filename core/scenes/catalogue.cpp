// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/problem_scenes.h"
#include "core/scenes/rigid_scenes.h"
#include "core/scenes/scene.h"
#include "core/scenes/world_scenes.h"

#include <algorithm>
#include <vector>

namespace timestep {

std::span<const Scene> scenes() {
    static const std::vector<Scene> catalogue = [] {
        std::vector<Scene> list{cartScene,
                                projectileScene,
                                bouncingBallScene,
                                springScene,
                                drivenOscillatorScene,
                                pendulumScene,
                                rigidPendulumScene,
                                doubleWellScene,
                                vanDerPolScene,
                                predatorPreyScene,
                                ownFormulaScene,
                                ownSystemScene,
                                keplerScene,
                                perturbedOrbitScene,
                                twoBodyScene,
                                outerSolarSystemScene,
                                henonHeilesScene,
                                doublePendulumScene,
                                lorenzScene,
                                duffingScene,
                                springChainScene,
                                springClothScene,
                                atomsScene,
                                argonCrystalScene};
        for (const auto part : {worldScenes(), rigidScenes()})
            for (const Scene* scene : part) list.push_back(*scene);
        return list;
    }();
    return catalogue;
}

const Scene* findScene(std::string_view id) {
    for (const Scene& scene : scenes())
        if (scene.id == id) return &scene;
    return nullptr;
}

const Scene& sceneOfFiles(SceneKind kind) {
    const auto all = scenes();
    return *std::find_if(all.begin(), all.end(), [kind](const Scene& scene) {
        return scene.kind() == kind && scene.source != WorldSource::Scene;
    });
}

std::unique_ptr<Problem> problemOf(const Scene& scene, const ParameterValues& parameters,
                                   const TextValues& texts) {
    const bool typed = scene.problemOfTexts != nullptr && !texts.empty();
    return typed ? scene.problemOfTexts(parameters, texts) : scene.problem(parameters);
}

} // namespace timestep
