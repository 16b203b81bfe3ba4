// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene.h"
#include "core/scenes/scene_list.h"

#include <algorithm>

namespace timestep {

std::span<const Scene> scenes() {
#define TIMESTEP_LIST_SCENE(record) record,
    static const Scene catalogue[] = {TIMESTEP_SCENES(TIMESTEP_LIST_SCENE)};
#undef TIMESTEP_LIST_SCENE
    return catalogue;
}

std::vector<const Scene*> scenesOf(SceneKind kind) {
    std::vector<const Scene*> list;
    for (const Scene& scene : scenes())
        if (scene.kind() == kind) list.push_back(&scene);
    return list;
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

TextValues Scene::standardTexts() const {
    TextValues values;
    for (const TextField& field : texts) values[std::string(field.id)] = field.standard;
    return values;
}

std::unique_ptr<Problem> problemOf(const Scene& scene, const ParameterValues& parameters,
                                   const TextValues& texts) {
    return scene.problem(parameters, texts.empty() ? scene.standardTexts() : texts);
}

} // namespace timestep
