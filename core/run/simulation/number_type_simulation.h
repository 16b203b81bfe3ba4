// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/simulation.h"

#include <memory>
#include <span>

namespace timestep {

/// Descriptors of the settings number-type and loop, for runs on a Problem with offersFloat().
std::span<const Parameter> numberTypeParameters();

/// True unless the settings are the standard: a counted loop in double precision.
bool asksForNumberType(const ParameterValues& method);

/// Makes a run in which every number (positions, velocities, h, and the clock of a `while` loop) has the type
/// of the setting number-type, with one rounding per operation:
///
/// * double and float add h v and h a as they are;
/// * float-compensated adds them with W. Kahan's correction (Commun. ACM 8 (1965) 40): y = term - lost,
///   t = sum + y, lost = (t - sum) - y, sum = t.
///
/// The loop `counted` makes duration / h steps, and time() is n h in double precision. The loop `while` runs
/// while clock <= duration; the clock is a sum in the same number type, and time() is this clock.
///
/// The method must be explicit Euler or a Splitting. Throws InputError for any other method and for game
/// loops.
std::unique_ptr<Simulation> makeNumberTypeSimulation(RunSetup setup);

} // namespace timestep
