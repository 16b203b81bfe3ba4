// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

/// Computes a = a(t, q, v) and counts the evaluation. Methods call this function instead of
/// Problem::acceleration().
inline void evaluate(const Problem& problem, IntegratorState& state, double t, std::span<const double> q,
                     std::span<const double> v, std::span<double> a) {
    problem.acceleration(t, q, v, a);
    ++state.evaluations;
}

} // namespace timestep
