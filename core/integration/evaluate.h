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

/// Computes the point of a stage and the acceleration there, and counts the evaluation.
inline void evaluateAtStage(const Problem& problem, IntegratorState& state, double t,
                            const SumOfSlopes& stage, std::span<double> a) {
    problem.accelerationAtStage(t, stage, a);
    ++state.evaluations;
}

/// v += w a, then q += u v, then evaluate().
inline void kickDriftAndEvaluate(const Problem& problem, IntegratorState& state, double t, double w, double u,
                                 std::span<double> q, std::span<double> v, std::span<double> a) {
    problem.kickDriftAndEvaluate(t, w, u, q, v, a);
    ++state.evaluations;
}

} // namespace timestep
