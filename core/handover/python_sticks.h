// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/handover/python_program.h"

namespace timestep {

/// The parts of a program for particles, sticks and walls that are relaxed by Gauss-Seidel, Jacobi or XPBD.
/// Its table contains, for each run and time, first-x, first-y, last-x, last-y, rms-strain and largest-strain
/// of the Table. Throws InputError that names what cannot be handed over: other relaxations, tearing, forces
/// of wind and centres, motors, angle springs, orders that change from pass to pass.
PythonText stickText(const Experiment& experiment, const std::vector<std::string>& columns);

} // namespace timestep
