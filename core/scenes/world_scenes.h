// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <span>

namespace timestep {

extern const Scene barScene;           ///< two particles, one stick
extern const Scene triangleScene;      ///< three of each
extern const Scene quadScene;          ///< four sticks: folds
extern const Scene bracedQuadScene;    ///< four sticks and a diagonal: keeps its shape
extern const Scene polygonScene;       ///< a braced quadrilateral whose sticks are hidden below a polygon
extern const Scene hexagonScene;       ///< six corners, a hub and spokes
extern const Scene ropeScene;          ///< a chain of equal sticks below a pin
extern const Scene clothScene;         ///< a net of sticks below a row of pins
extern const Scene clojurePointsScene; ///< free points between walls
extern const Scene clojureSticksScene; ///< three sticks between walls
extern const Scene droppedBoxScene;    ///< lesson 12: braced or unbraced box on a floor
extern const Scene stickAndFloorScene; ///< lesson 12: three frames that show who is satisfied last
extern const Scene
    customWorldScene; ///< "world": described in full by the experiment file; its world() is empty

/// The scenes that are worlds of particles and sticks, in menu order.
std::span<const Scene* const> worldScenes();

} // namespace timestep
