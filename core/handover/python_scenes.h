// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <string>
#include <vector>

namespace timestep {

/// The equations of a scene in Python.
struct PythonScene {
    std::string constants; ///< lines before the functions
    std::string functions; ///< a(t, x, v) and energy(t, x, v), and functions that they call
    bool isVector = false; ///< x and v are Vectors, also with one coordinate; false: numbers
    bool bounces = false;  ///< steps end at the ground x = 0; see the bouncing ball
    bool locatesBounces = false;
};

/// Throws InputError, with the name of the scene, for a scene without Python text.
PythonScene pythonScene(const Scene& scene, const ParameterValues& parameters, const TextValues& texts);

} // namespace timestep
