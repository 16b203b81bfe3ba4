// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rigid_scenes.h"

#include <array>

namespace timestep {

std::span<const Scene* const> rigidScenes() {
    static constexpr std::array list = {
        &twoPolygonsScene,  &crossingSpikesScene, &fallingBoxScene,    &tutorialBoxesScene, &boxStackScene,
        &pyramidScene,      &heavyOnLightScene,   &archScene,          &dominoesScene,      &slopeBlockScene,
        &frictionRampScene, &bouncingBallsScene,  &newtonsCradleScene, &threeBallsScene,    &ballOnRodScene,
        &bulletScene,       &thrownRodScene,      &hingedRodScene,     &bodyChainScene,     &bodyRagdollScene,
        &jumbleScene,       &rigidWorldScene,
    };
    return list;
}

} // namespace timestep
