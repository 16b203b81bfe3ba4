// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

namespace timestep {

// The names of the scenes' records, in menu order. Each record is defined in the source file of its scene.
#define TIMESTEP_SCENES(WORD)                                                                                \
    /* equations of motion */                                                                                \
    WORD(cartScene)                                                                                          \
    WORD(projectileScene)                                                                                    \
    WORD(throwInAirScene)                                                                                    \
    WORD(bouncingBallScene)                                                                                  \
    WORD(springScene)                                                                                        \
    WORD(drivenOscillatorScene)                                                                              \
    WORD(pendulumScene)                                                                                      \
    WORD(rigidPendulumScene)                                                                                 \
    WORD(doubleWellScene)                                                                                    \
    WORD(vanDerPolScene)                                                                                     \
    WORD(predatorPreyScene)                                                                                  \
    WORD(ownFormulaScene)                                                                                    \
    WORD(ownSystemScene)                                                                                     \
    WORD(keplerScene)                                                                                        \
    WORD(perturbedOrbitScene)                                                                                \
    WORD(twoBodyScene)                                                                                       \
    WORD(outerSolarSystemScene)                                                                              \
    WORD(halleysCometScene)                                                                                  \
    WORD(henonHeilesScene)                                                                                   \
    WORD(doublePendulumScene)                                                                                \
    WORD(lorenzScene)                                                                                        \
    WORD(duffingScene)                                                                                       \
    WORD(springChainScene)                                                                                   \
    WORD(springClothScene)                                                                                   \
    WORD(atomsScene)                                                                                         \
    WORD(argonCrystalScene)                                                                                  \
    /* particles and sticks */                                                                               \
    WORD(trackScene)                                                                                         \
    WORD(fallingParticleScene)                                                                               \
    WORD(fallingPointsScene)                                                                                 \
    WORD(pingPongScene)                                                                                      \
    WORD(bounceScene)                                                                                        \
    WORD(ballsScene)                                                                                         \
    WORD(barScene)                                                                                           \
    WORD(triangleScene)                                                                                      \
    WORD(quadScene)                                                                                          \
    WORD(bracedQuadScene)                                                                                    \
    WORD(polygonScene)                                                                                       \
    WORD(hexagonScene)                                                                                       \
    WORD(droppedBoxScene)                                                                                    \
    WORD(stickAndFloorScene)                                                                                 \
    WORD(ropeScene)                                                                                          \
    WORD(hangingChainScene)                                                                                  \
    WORD(stickPendulumScene)                                                                                 \
    WORD(compliantChainScene)                                                                                \
    WORD(heavyChainScene)                                                                                    \
    WORD(staticChainScene)                                                                                   \
    WORD(quadOnChainScene)                                                                                   \
    WORD(quadOnMovingChainScene)                                                                             \
    WORD(clothScene)                                                                                         \
    WORD(curtainScene)                                                                                       \
    WORD(bridgeScene)                                                                                        \
    WORD(softWheelScene)                                                                                     \
    WORD(treeScene)                                                                                          \
    WORD(stickManScene)                                                                                      \
    WORD(ragdollScene)                                                                                       \
    WORD(textScene)                                                                                          \
    WORD(oneStickScene)                                                                                      \
    WORD(compliantSpringScene)                                                                               \
    WORD(straightChainScene)                                                                                 \
    WORD(zigzagChainScene)                                                                                   \
    WORD(stretchedClothScene)                                                                                \
    WORD(tearChainScene)                                                                                     \
    WORD(netScene)                                                                                           \
    WORD(clojurePointsScene)                                                                                 \
    WORD(clojureSticksScene)                                                                                 \
    WORD(clojureBlocksScene)                                                                                 \
    WORD(clojureClothScene)                                                                                  \
    WORD(pikumaBoxScene)                                                                                     \
    WORD(pikumaClothScene)                                                                                   \
    WORD(verlyDotsScene)                                                                                     \
    WORD(verlyBoxScene)                                                                                      \
    WORD(verlyClothScene)                                                                                    \
    WORD(verlyRopeScene)                                                                                     \
    WORD(verlyMotorScene)                                                                                    \
    WORD(verlyAttractionScene)                                                                               \
    WORD(ownWorldScene)                                                                                      \
    /* rigid bodies */                                                                                       \
    WORD(twoPolygonsScene)                                                                                   \
    WORD(crossingSpikesScene)                                                                                \
    WORD(fallingBoxScene)                                                                                    \
    WORD(tutorialBoxesScene)                                                                                 \
    WORD(boxStackScene)                                                                                      \
    WORD(pyramidScene)                                                                                       \
    WORD(heavyOnLightScene)                                                                                  \
    WORD(archScene)                                                                                          \
    WORD(dominoesScene)                                                                                      \
    WORD(slopeBlockScene)                                                                                    \
    WORD(frictionRampScene)                                                                                  \
    WORD(bouncingBallsScene)                                                                                 \
    WORD(newtonsCradleScene)                                                                                 \
    WORD(threeBallsScene)                                                                                    \
    WORD(ballOnRodScene)                                                                                     \
    WORD(bulletScene)                                                                                        \
    WORD(thrownRodScene)                                                                                     \
    WORD(hingedRodScene)                                                                                     \
    WORD(bodyChainScene)                                                                                     \
    WORD(bodyRagdollScene)                                                                                   \
    WORD(jumbleScene)                                                                                        \
    WORD(ballAndChainScene)                                                                                  \
    WORD(bodyBridgeScene)                                                                                    \
    WORD(cardHouseScene)                                                                                     \
    WORD(loadedArchScene)                                                                                    \
    WORD(rushScene)                                                                                          \
    WORD(confinedScene)                                                                                      \
    WORD(rigidWorldScene)

#define TIMESTEP_DECLARE_SCENE(record) extern const Scene record;
TIMESTEP_SCENES(TIMESTEP_DECLARE_SCENE)
#undef TIMESTEP_DECLARE_SCENE

} // namespace timestep
