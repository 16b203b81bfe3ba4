// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_world.h"
#include "core/scenes/rigid_rules.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_parameters.h"
#include "core/translatable.h"

#include <array>

namespace timestep {

inline constexpr Text rigidGroup = TRANSLATABLE("scene", "Rigid bodies");

/// Downward gravity; it can change during a run.
constexpr Parameter gravityParameter(double standard, double strong = 20, std::string_view unit = "m/s²") {
    return number("gravity", TRANSLATABLE("parameter", "gravity"), unit, standard,
                  {.minimum = -1e6, .maximum = 1e6, .slider = {0, strong}},
                  TRANSLATABLE("parameter", "Acceleration downwards."));
}

constexpr Parameter frictionParameter(double standard) {
    return startNumber(
        "friction", TRANSLATABLE("parameter", "friction coefficient μ"), "1", standard,
        {.maximum = 100, .slider = {0, 1}},
        TRANSLATABLE("parameter", "Of all bodies; where two touch, the root of the product of both counts."));
}

constexpr Parameter restitutionParameter(double standard) {
    return startNumber("restitution", TRANSLATABLE("parameter", "restitution e"), "1", standard,
                       {.maximum = 1, .slider = {0, 1}},
                       TRANSLATABLE("parameter", "The share of the approach speed that a body bounces off "
                                                 "with; where two touch, the larger one counts."));
}

/// Number of the watched body, from 1 to `count`. Measures of "the watched body" refer to it.
constexpr Parameter watchedParameter(double standard, double count) {
    return startCount(
        "watched", TRANSLATABLE("parameter", "watched body"), standard,
        {.minimum = 1, .maximum = count, .slider = {1, count}},
        TRANSLATABLE("parameter",
                     "The number, from the left, of the body whose position, angle and speed are measured."));
}

/// Returns a setup with the standard values for bodies of scenes.
inline RigidBodySetup bodyAt(double x, double y, double friction = 0.6, double restitution = 0) {
    RigidBodySetup setup;
    setup.position = {x, y};
    setup.friction = friction;
    setup.restitution = restitution;
    return setup;
}

inline RigidBodySetup fixedAt(double x, double y, double friction = 0.6) {
    RigidBodySetup setup = bodyAt(x, y, friction);
    setup.isStatic = true;
    return setup;
}

/// Adds a static box of the given thickness, with its top at y = 0.
inline void addFloor(RigidWorld& world, double width, double thickness, double friction = 0.6) {
    RigidBodySetup floor = fixedAt(0, -thickness / 2, friction);
    floor.name = "floor";
    world.addBox(width, thickness, floor);
}

/// Returns a world without bodies, with the rules from the parameters.
inline RigidWorld emptyRigidWorld(const ParameterValues& values) {
    RigidWorld world;
    world.rules = rigidRulesOf(values, {});
    return world;
}

} // namespace timestep
