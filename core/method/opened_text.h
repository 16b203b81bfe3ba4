// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <string>

namespace timestep {

/// Writes a built-in method as the text of an own method, with the same operations in the same order, so that
/// both give the same bytes. The first line is a comment with `name`. Empty for methods that solve equations
/// or choose their steps, and for own methods.
std::string openedText(const Integrator& integrator, const std::string& name);

} // namespace timestep
