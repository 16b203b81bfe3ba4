// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/rigid/rigid_world.h"

namespace timestep {

/// Reads a rigid world from the form of experiment files:
///
///     {"bodies": [{"box": [20, 1], "at": [0, -0.5], "static": true, "name": "floor"},
///                 {"polygon": [[-1, 0], [1, 0], [0, 1]], "at": [0, 3], "angle": 0.2, "density": 2},
///                 {"circle": 0.5, "at": [3, 4], "velocity": [-1, 0], "turning": 2, "mass": 3,
///                  "inertia": 0.4, "friction": 0.5, "restitution": 0.8, "bullet": true},
///                 {"capsule": [2, 0.3], "at": [6, 1]},
///                 {"circle": 1, "at": [9, 1], "damping": 0.2, "turning-damping": 0.5, "gravity-factor": 0.5,
///                  "forces": [{"force": [0, 20]}, {"force": [5, 0], "local": [0, 1], "turns": true},
///                             {"force": 3, "towards": [0, 0]}]}],
///      "joints": [{"hinge": [1, 2], "at": [1, 3], "limits": [-0.5, 1]},
///                 {"rod": ["floor", 1], "from": [0, 5], "to": [0, 4], "length": 1},
///                 {"hinge": [null, 2], "local": [[3, 4], [0, 0]], "collide": true,
///                  "motor": {"speed": 3, "torque": 10}},
///                 {"weld": [2, 3], "at": [6, 3], "spring": {"frequency": 4, "damping-ratio": 0.5}}],
///      "gravity": [0, -9.81]}
///
/// Only "bodies" is required, and for each body its shape: "polygon", "box" (width and height), "circle"
/// (radius) or "capsule" (length of its segment, along x, and radius around it). Corners are
/// counter-clockwise with y up; clockwise corners are reversed. "mass-rule" is "of-shape" or "seed"; a body
/// with "mass" also needs "inertia". A body of a joint is a number or a name; null is the plane. The points
/// of a joint are points of the plane ("at"; "from" and "to"), or "local": each in the frame of its body,
/// with the centre of mass as origin. "spring" makes the length of a rod, or the angle of a hinge or weld,
/// that of a damped spring: frequency [1/time], > 0, and damping ratio [1]. A force [mass length/time²] acts
/// on the centre of mass, or on a point that is "at" a place of the plane at the start or "local". It keeps
/// its direction, "turns" with the body, or has a size and acts "towards" a point of the plane. At most 1000
/// forces on a body, and at most 100,000 bodies and joints.
///
/// Throws InputError with the path inside this value ("bodies/3/polygon").
RigidWorld rigidWorldFromJson(const Json& json);

/// Writes a rigid world in the form of rigidWorldFromJson() and omits standard values.
/// rigidWorldFromJson(rigidWorldToJson(w)) equals w to the bit, except for contacts, impulses and hands.
/// Where rounding would change bits, it writes further members: "centred": corners are relative to the centre
/// of mass; "inverse": inverse mass and inverse inertia; "rest": the angle between the bodies of a hinge at
/// which its limits start and its spring rests, or between those of a weld.
Json rigidWorldToJson(const RigidWorld& world);

/// One joint of such a file, for a world that already has its bodies. Throws likewise.
RigidJoint rigidJointFromJson(const RigidWorld& world, const JsonField& json);
Json rigidJointToJson(const RigidWorld& world, const RigidJoint& joint);

/// Writes everything about a rigid world, for state files. loadRigidWorld(saveRigidWorld(w)) equals w to the
/// bit, also after a divergence.
Json saveRigidWorld(const RigidWorld& world);
/// Throws InputError with the path inside this value.
RigidWorld loadRigidWorld(const JsonField& json);

} // namespace timestep
