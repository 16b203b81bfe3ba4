// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <cstddef>
#include <span>

namespace timestep {

/// Makes one step of size h from time t: y = [q | v], 2 n numbers, becomes y(t + h). Afterwards stage slots 2
/// i and 2 i + 1 hold the slope k_i of stage i. If `firstSlope` is not empty, it holds a(t, q, v) from the
/// last step, and the function does not evaluate it again.
void stepRungeKutta(const Tableau& tableau, const Problem& problem, IntegratorState& state,
                    std::span<double> y, double t, double h, std::span<const double> firstSlope = {});

/// Number of stage slots that stepRungeKutta() uses: the slopes, and the point at which a stage is evaluated.
constexpr std::size_t slotsOf(const Tableau& tableau) {
    return 2 * tableau.stages() + 2;
}

} // namespace timestep
