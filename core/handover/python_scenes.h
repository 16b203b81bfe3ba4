// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <string>

namespace timestep {

/// The equations of a scene in Python.
struct PythonScene {
    std::string constants; ///< lines before the functions
    std::string functions; ///< Scene::python
    std::string bounce;    ///< a function that ends steps at the ground x = 0; empty: there are no events
    bool isVector = false; ///< x and v are Vectors, also with one coordinate; false: numbers
};

/// `problem`: that of the scene with these parameters and texts. Throws InputError, with the name of the
/// scene, for a scene without Python text.
PythonScene pythonScene(const Scene& scene, const ParameterValues& parameters, const TextValues& texts,
                        const Problem& problem);

} // namespace timestep
