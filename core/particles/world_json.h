// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "core/particles/world.h"

namespace timestep {

/// A world as people write it in an experiment file:
///
///     {"particles": [{"at": [0, 0], "pinned": true}, {"at": [1, 0], "velocity": [0, 2], "mass": 3},
///                    {"at": [1, 1], "previous": [1, 0.9]}],
///      "sticks": [{"between": [0, 1], "length": 1, "stiffness": 1, "tension-only": true, "hidden": false}],
///      "polygons": [[0, 1, 2]], "outline": [0, 1, 2],
///      "walls": {"box": [left, bottom, right, top], "rule": "mirror", "bounce": 1, "on": true},
///      "gravity": [0, -9.81], "drag": 0, "drag-form": "per-step", "y-down": false,
///      "floor-friction": "none", "friction-factor": 1}
///
/// Only "particles" must be there, and "box" within "walls". `h` [time] turns a velocity into the previous
/// position at - velocity h. Throws InputError with the path inside this value ("particles/3/mass").
World worldFromJson(const Json& json, double h);

/// The same form with everything said: worldFromJson(worldToJson(w), h) is w to the bit (hands that hold
/// particles left out).
Json worldToJson(const World& world);

/// Everything about a world, for state files. loadWorld(saveWorld(w)) is w to the bit; also after a
/// divergence.
Json saveWorld(const World& world);
/// Throws InputError with the path inside this value.
World loadWorld(const Json& json);

} // namespace timestep
