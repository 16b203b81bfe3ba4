// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/world_scenes.h"

#include <array>

namespace timestep {

std::span<const Scene* const> worldScenes() {
    static constexpr std::array list = {
        &trackScene,
        &fallingParticleScene,
        &fallingPointsScene,
        &pingPongScene,
        &bounceScene,
        &ballsScene,
        &barScene,
        &triangleScene,
        &quadScene,
        &bracedQuadScene,
        &polygonScene,
        &hexagonScene,
        &droppedBoxScene,
        &stickAndFloorScene,
        &ropeScene,
        &hangingChainScene,
        &stickPendulumScene,
        &compliantChainScene,
        &heavyChainScene,
        &staticChainScene,
        &quadOnChainScene,
        &quadOnMovingChainScene,
        &clothScene,
        &curtainScene,
        &bridgeScene,
        &softWheelScene,
        &treeScene,
        &stickManScene,
        &ragdollScene,
        &textScene,
        &oneStickScene,
        &compliantSpringScene,
        &straightChainScene,
        &zigzagChainScene,
        &stretchedClothScene,
        &tearChainScene,
        &netScene,
        &clojurePointsScene,
        &clojureSticksScene,
        &clojureBlocksScene,
        &clojureClothScene,
        &pikumaBoxScene,
        &pikumaClothScene,
        &verlyDotsScene,
        &verlyBoxScene,
        &verlyClothScene,
        &verlyRopeScene,
        &verlyMotorScene,
        &verlyAttractionScene,
        &customWorldScene,
    };
    return list;
}

} // namespace timestep
