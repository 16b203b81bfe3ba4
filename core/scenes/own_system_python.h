// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <string>

namespace timestep {

/// The typed equations of the scene "own-system" in Python: a(t, positions, velocities), and quantities(t,
/// values, rates) if there is a conserved quantity. Throws InputError for a formula without an equivalent in
/// Python.
std::string pythonOfSystem(const TextValues& texts);

} // namespace timestep
