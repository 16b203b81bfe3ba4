// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/step_trace.h"
#include "core/run/simulation/simulation.h"

#include <optional>

namespace timestep {

/// Traces the next step of a method from a state at time t. Ignores events of the problem.
StepTrace traceOfStep(const Integrator& integrator, const Problem& problem, const IntegratorState& before,
                      double t, double h);
/// Traces the next step of a simulation. If an event cuts the step, the last line says so. Returns nothing
/// for worlds and for number types other than double.
std::optional<StepTrace> traceOfStep(const Simulation& simulation);

} // namespace timestep
