// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

// The engine of kicks and drifts; a method gives it a list of substeps. Where a depends on q and t alone,
// each substep is a shear of phase space and keeps its area.

/// One step. A list that carriesAcceleration() reads it from memory slot 0, which startSplitting() fills;
/// for others stage slot 0 is scratch.
void stepSplitting(Substeps substeps, const Problem& problem, IntegratorState& state, double t, double h);
void startSplitting(const Problem& problem, IntegratorState& state, double t, double h);

/// stepSplitting() for a list that stands in static memory, as Integrator::step wants it.
template <const auto& substeps>
void stepSplittingOf(const Problem& problem, IntegratorState& state, double t, double h) {
    stepSplitting(substeps, problem, state, t, h);
}

} // namespace timestep
