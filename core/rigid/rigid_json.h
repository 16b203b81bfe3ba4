// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/rigid/rigid_world.h"

namespace timestep {

/// A rigid world as people write it in an experiment file:
///
///     {"bodies": [{"box": [20, 1], "at": [0, -0.5], "static": true, "name": "floor"},
///                 {"polygon": [[-1, 0], [1, 0], [0, 1]], "at": [0, 3], "angle": 0.2, "density": 2},
///                 {"circle": 0.5, "at": [3, 4], "velocity": [-1, 0], "turning": 2, "mass": 3,
///                  "inertia": 0.4, "friction": 0.5, "restitution": 0.8, "bullet": true}],
///      "joints": [{"hinge": [1, 2], "at": [1, 3], "limits": [-0.5, 1]},
///                 {"rod": ["floor", 1], "from": [0, 5], "to": [0, 4], "length": 1},
///                 {"hinge": [null, 2], "local": [[3, 4], [0, 0]], "collide": true}],
///      "gravity": [0, -9.81]}
///
/// Only "bodies" must be there, and of a body its shape: "polygon", "box" (width and height) or "circle"
/// (radius). Corners go counter-clockwise with y up; clockwise ones are turned round. "mass-rule" is
/// "of-shape" or "seed"; who gives a mass gives the inertia, too. A body of a joint is a number or a name,
/// null the plane. The points of a joint are points of the plane ("at"; "from" and "to"), or "local": each in
/// the frame of its body, its centre of mass the origin. At most 100,000 bodies and joints.
///
/// Throws InputError with the path inside this value ("bodies/3/polygon").
RigidWorld rigidWorldFromJson(const Json& json);

/// The same form with whatever is standard left out: rigidWorldFromJson(rigidWorldToJson(w)) is w to the bit
/// (without contacts, impulses and hands). What that takes, where rounding is in the way: "centred": the
/// corners are meant from the centre of mass; "inverse": inverse mass and inverse inertia; "rest": the angle
/// between the bodies of a hinge from which its limits count.
Json rigidWorldToJson(const RigidWorld& world);

/// Everything about a rigid world, for state files: loadRigidWorld(saveRigidWorld(w)) is w to the bit, also
/// after a divergence.
Json saveRigidWorld(const RigidWorld& world);
/// Throws InputError with the path inside this value.
RigidWorld loadRigidWorld(const Json& json);

} // namespace timestep
