// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation.h"

#include <memory>
#include <span>

namespace timestep {

/// Descriptors of the settings number-type and loop, which runs on a Problem have that offersFloat().
std::span<const Parameter> numberTypeParameters();

/// True where the settings ask for anything but the ordinary: a counted loop in double precision.
bool asksForNumberType(const ParameterValues& method);

/// A run whose every number (positions, velocities, h, and the clock of a `while` loop) is of the type that
/// the setting number-type says, with one rounding per operation:
///
/// * double and float add h v and h a as they are;
/// * float-compensated adds them with W. Kahan's correction (Commun. ACM 8 (1965) 40): y = term - lost,
///   t = sum + y, lost = (t - sum) - y, sum = t.
///
/// The loop is `counted`, duration / h steps, and time() is n h in double precision; or `while`: it goes on
/// while clock <= duration, with the clock summed in the same type, and time() is what the clock shows.
///
/// The method is explicit Euler or one of kicks and drifts (Splitting). Throws InputError for any other
/// method and for game loops.
std::unique_ptr<Simulation> makeNumberTypeSimulation(const Scene& scene, ParameterValues parameters,
                                                     ParameterValues method, double h);

} // namespace timestep
