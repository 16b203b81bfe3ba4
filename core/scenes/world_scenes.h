// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <span>

namespace timestep {

extern const Scene barScene;           ///< two particles, one stick
extern const Scene triangleScene;      ///< three particles, three sticks
extern const Scene quadScene;          ///< four sticks: folds
extern const Scene bracedQuadScene;    ///< four sticks and a diagonal: keeps its shape
extern const Scene polygonScene;       ///< a braced quadrilateral whose sticks are hidden below a polygon
extern const Scene hexagonScene;       ///< six corners, a hub and spokes
extern const Scene ropeScene;          ///< a chain of equal sticks below a pin
extern const Scene clothScene;         ///< a net of sticks below a row of pins
extern const Scene clojurePointsScene; ///< free points between walls
extern const Scene clojureSticksScene; ///< three sticks between walls
extern const Scene clojureBlocksScene; ///< braced rectangles
extern const Scene clojureClothScene;  ///< a cloth on three pins
extern const Scene droppedBoxScene;    ///< braced or unbraced box on a floor
extern const Scene stickAndFloorScene; ///< three frames that show whether stick or floor is satisfied last
extern const Scene
    customWorldScene; ///< "world": described in full by the experiment file; its world() is empty

extern const Scene trackScene;    ///< a particle and its previous position
extern const Scene pingPongScene; ///< one ball between two walls
extern const Scene bounceScene;   ///< one ball on a floor
extern const Scene ballsScene;    ///< 1 to 1000 balls

extern const Scene pikumaBoxScene;   ///< four particles, with or without sticks and diagonals
extern const Scene pikumaClothScene; ///< 121 x 33 particles

extern const Scene verlyDotsScene, verlyBoxScene, verlyClothScene, verlyRopeScene, verlyMotorScene,
    verlyAttractionScene;
extern const Scene ragdollScene;  ///< Verly's, with masses
extern const Scene textScene;     ///< a word on strings
extern const Scene stickManScene; ///< DataGenetics', with hidden springs under pre-tension

extern const Scene quadOnChainScene;       ///< a random shape on a chain
extern const Scene quadOnMovingChainScene; ///< a random shape on a chain that a motor swings
extern const Scene curtainScene;           ///< DataGenetics' fabric

extern const Scene hangingChainScene;   ///< a hanging chain and its exact shape
extern const Scene stickPendulumScene;  ///< a pendulum of a stick and the exact pendulum
extern const Scene compliantChainScene; ///< five masses on compliant links
extern const Scene heavyChainScene;     ///< iterations against substeps
extern const Scene staticChainScene;    ///< stretch at rest

extern const Scene straightChainScene;   ///< residual against pass
extern const Scene zigzagChainScene;     ///< the order of sticks
extern const Scene stretchedClothScene;  ///< feasible and infeasible
extern const Scene tearChainScene;       ///< order in which sticks tear
extern const Scene netScene;             ///< threads that only pull
extern const Scene oneStickScene;        ///< one stick and its correction
extern const Scene compliantSpringScene; ///< a stick with compliance

extern const Scene fallingParticleScene; ///< which previous position makes a fall exact?
extern const Scene fallingPointsScene;   ///< the same fall at several frame rates

extern const Scene bridgeScene, softWheelScene, treeScene;

/// The scenes that are worlds of particles and sticks, in menu order.
std::span<const Scene* const> worldScenes();

} // namespace timestep
