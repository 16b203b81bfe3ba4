// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

// The engine for kicks and drifts. A method is a list of substeps. If a depends only on q and t, each substep
// is a shear of phase space and preserves its area.

/// Makes one step. If it carries the acceleration (Splitting::carries), memory slot 0 holds it, which
/// startSplitting() fills; otherwise stage slot 0 is scratch.
void stepSplitting(const Splitting& method, const Problem& problem, IntegratorState& state, double t,
                   double h);
void startSplitting(const Problem& problem, IntegratorState& state, double t, double h);

/// stepSplitting() for a list in static memory, with the signature of Integrator::step.
template <const auto& substeps, bool evaluatesAnew = false>
void stepSplittingOf(const Problem& problem, IntegratorState& state, double t, double h) {
    stepSplitting({.substeps = substeps, .evaluatesAnew = evaluatesAnew}, problem, state, t, h);
}

} // namespace timestep
