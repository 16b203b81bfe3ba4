// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <span>
#include <vector>

namespace timestep {

/// Measures the growth of a small perturbation in one step of a method. Allocates nothing after construction.
class StepMatrix {
public:
    StepMatrix(const Integrator& integrator, std::size_t coordinates);

    /// Returns the spectral radius of the matrix of one step. The matrix acts on all numbers that the method
    /// carries over (coordinates, velocities, memory). The right-hand side must be linear. Returns NaN if a
    /// step gives numbers that are not finite.
    double growthOfLinear(const Problem& problem, double h);

private:
    void step(const Problem& problem, double h);
    double& entry(std::size_t i) {
        return i < state_.y.size() ? state_.y[i] : state_.memory[i - state_.y.size()];
    }

    const Integrator* integrator_;
    IntegratorState state_, kept_;
    std::size_t size_;
    std::vector<double> origin_, matrix_, scratch_;
};

/// True if a(q, v) is affine at the few points that are tested. One step is then a matrix.
bool isLinear(const Problem& problem);

/// Returns the largest angular frequency of q'' = a(q) near the start [rad / time unit], from the measured
/// matrix -da/dq. Returns NaN if the acceleration depends on v or an eigenvalue does not belong to an
/// oscillation.
double fastestFrequency(const Problem& problem);

/// Returns the mean growth per step of a small perturbation along a run: (|d_N| / |d_0|)^(1/N), renormalised
/// after each step. Infinite if the run itself overflows.
double growthOfPerturbation(const Integrator& integrator, const Problem& problem, double h,
                            std::size_t steps);

} // namespace timestep
