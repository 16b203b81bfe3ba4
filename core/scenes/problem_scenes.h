// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

namespace timestep {

extern const Scene cartScene;             ///< constant acceleration along a line
extern const Scene projectileScene;       ///< a throw without air
extern const Scene springScene;           ///< a mass on a spring, damped or not
extern const Scene drivenOscillatorScene; ///< a mass on a spring that a force drives
extern const Scene pendulumScene;         ///< a pendulum of any amplitude
extern const Scene keplerScene;           ///< a planet on an ellipse
extern const Scene twoBodyScene;          ///< two stars around their centre of mass
extern const Scene henonHeilesScene;      ///< a star in a galaxy, regular or chaotic
extern const Scene doublePendulumScene;   ///< a pendulum on a pendulum
extern const Scene rigidPendulumScene;    ///< a rod, plate or disc that swings
extern const Scene outerSolarSystemScene; ///< six bodies in space
extern const Scene springChainScene;      ///< masses between springs, with their modes
extern const Scene springClothScene;      ///< a net of springs
extern const Scene atomsScene;            ///< Lennard-Jones atoms in the plane
extern const Scene bouncingBallScene;     ///< a ball that loses speed at each bounce
extern const Scene ownFormulaScene;       ///< an acceleration that a person types
extern const Scene ownSystemScene;        ///< several equations that a person types
extern const Scene lorenzScene;           ///< the Lorenz attractor
extern const Scene duffingScene;          ///< a driven oscillator that is not linear
extern const Scene vanDerPolScene;        ///< an oscillator with a limit cycle
extern const Scene predatorPreyScene;     ///< Lotka's and Volterra's predators and prey
extern const Scene perturbedOrbitScene;   ///< an ellipse that turns
extern const Scene doubleWellScene;       ///< a body between two hollows
extern const Scene argonCrystalScene;     ///< seven atoms of argon

} // namespace timestep
