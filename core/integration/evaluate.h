// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

/// a = a(t, q, v), counted. Every method asks for accelerations through this and nothing else.
inline void evaluate(const Problem& problem, IntegratorState& state, double t, std::span<const double> q,
                     std::span<const double> v, std::span<double> a) {
    problem.acceleration(t, q, v, a);
    ++state.evaluations;
}

} // namespace timestep
