// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/particles/world/world.h"

namespace timestep {

/// Reads a world from the form of experiment files:
///
///     {"particles": [{"at": [0, 0], "pinned": true}, {"at": [1, 0], "velocity": [0, 2], "mass": 3},
///                    {"at": [1, 1], "previous": [1, 0.9], "radius": 0.1, "name": "head"}],
///      "sticks": [{"between": [0, 1], "length": 1, "stiffness": 1, "tension-only": true, "hidden": false},
///                 {"between": [1, 2], "pre-tension": 0.95, "compliance": 0.002, "damping": 3}],
///      "angle-springs": [{"of": [0, 1, 2], "angle": 1.5, "stiffness": 0.1}],
///      "motors": [{"particle": 0, "centre": [0, 1]}], "motor-speed": 3,
///      "polygons": [[0, 1, 2], {"corners": [0, 1, 2], "name": "sail"}], "outline": [0, 1, 2],
///      "walls": {"box": [left, bottom, right, top], "rule": "mirror", "bounce": 1, "on": true},
///      "gravity": [0, -9.81], "drag": 0, "drag-form": "per-step", "y-down": false,
///      "floor-friction": "none", "friction-factor": 1, "friction": 0.5, "history": "kept",
///      "wind": [0, 0], "gust-period": 0, "tear": {"rule": "ratio", "limit": 1.5},
///      "forces": [{"at": [3, 3], "strength": 2, "radius": 5}, {"particle": 1, "strength": -2}]}
///
/// Only "particles", and "box" in "walls", are required. The rest length of a stick is its length (default:
/// the distance of its ends) times its pre-tension. At most a million particles and two million sticks.
///
/// A particle starts with a "velocity", which is the same for every size of step, or with its "previous"
/// position one step ago, which is the same place for every size of step, so that half the step means twice
/// the speed. With neither it starts at rest. `h` [time] places the previous positions of particles with a
/// velocity until the world starts (World::placePrevious). Throws InputError with the path inside this value
/// ("particles/3/mass").
World worldFromJson(const Json& json, double h);

/// Writes a world in the form of worldFromJson() and omits standard values; "velocity" for particles with a
/// start velocity, otherwise "previous". worldFromJson(worldToJson(w), h) equals w to the bit, except for
/// held particles and the count of torn sticks, if w has its previous positions for h.
Json worldToJson(const World& world);

/// Writes everything about a world, for state files. loadWorld(saveWorld(w)) equals w to the bit, also after
/// a divergence.
Json saveWorld(const World& world);
/// Throws InputError with the path inside this value.
World loadWorld(const JsonField& json);

} // namespace timestep
