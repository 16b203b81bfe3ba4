// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <span>

namespace timestep {

extern const Scene twoPolygonsScene;    ///< two polygons to move and turn, with their shadows
extern const Scene crossingSpikesScene; ///< two spikes that cross without a corner inside each other
extern const Scene fallingBoxScene;     ///< a box on a floor
extern const Scene tutorialBoxesScene;  ///< boxes with the numbers of the F# tutorial
extern const Scene boxStackScene, pyramidScene, heavyOnLightScene, archScene;
extern const Scene slopeBlockScene, frictionRampScene, dominoesScene;
extern const Scene bouncingBallsScene, newtonsCradleScene, threeBallsScene, bulletScene;
extern const Scene thrownRodScene; ///< a thrown rod and its exact flight
extern const Scene ballOnRodScene; ///< one impact with its numbers
extern const Scene jumbleScene;    ///< random bodies in a box
extern const Scene bodyChainScene, bodyRagdollScene;
extern const Scene hingedRodScene; ///< a hinged rod and the exact pendulum
extern const Scene
    rigidWorldScene; ///< "rigid-world": described by the experiment file; else a box on a floor

/// The scenes of rigid bodies, in menu order.
std::span<const Scene* const> rigidScenes();

} // namespace timestep
