// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/integration/python_step.h"

#include <set>
#include <string>
#include <string_view>

namespace timestep {

/// Python functions for one step of a method: NAME(t, x, v, h, memory) returns the new x, v and memory;
/// NAME_start(t, x, v, h) fills the memory, which is None for methods without memory. x and v are numbers or
/// objects that can be added and multiplied by numbers; a(t, x, v) is the acceleration. The implicit methods
/// also need `solve`.
struct PythonMethod {
    std::string name; ///< of the function
    std::string text; ///< of the functions, without indentation
    bool hasStart = false, needsSolver = false;
    std::set<std::string> helpers = {}; ///< functions that it calls, by pythonHelpers()
};

/// Escapes a text for a Python docstring.
std::string inDocumentation(std::string text);
/// "own_my_verlet": the Python name of a method or rule with this title, or of one without a title.
std::string ownPythonName(std::string_view title, std::string_view otherwise);

/// Writes the functions from the family and the coefficients of the method, or from its text. Throws
/// InputError, with the name of the method, for an adaptive method.
PythonMethod pythonMethod(const Integrator& integrator);

} // namespace timestep
