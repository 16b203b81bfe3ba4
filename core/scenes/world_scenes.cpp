// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/world_scenes.h"

#include <array>

namespace timestep {

std::span<const Scene* const> worldScenes() {
    static constexpr std::array<const Scene*, 13> list = {
        &barScene,           &triangleScene,      &quadScene,          &bracedQuadScene, &polygonScene,
        &hexagonScene,       &droppedBoxScene,    &stickAndFloorScene, &ropeScene,       &clothScene,
        &clojurePointsScene, &clojureSticksScene, &customWorldScene,
    };
    return list;
}

} // namespace timestep
