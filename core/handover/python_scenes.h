// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <string>
#include <vector>

namespace timestep {

/// The equations of a scene in Python.
struct PythonScene {
    std::string constants; ///< lines before the functions
    std::string functions; ///< a(t, x, v) and energy(t, x, v), and what they need
    bool isVector = false; ///< x and v are Vectors, also with one coordinate; false: numbers
    bool bounces = false;  ///< its steps end at a ground at x = 0; see the bouncing ball
    bool locatesBounces = false;
};

/// Throws InputError, with the name of the scene, for one without Python text.
PythonScene pythonScene(const Scene& scene, const ParameterValues& parameters, const TextValues& texts);

} // namespace timestep
