// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <span>
#include <vector>

namespace timestep {

/// Measures how much one step of a method makes a small change grow. Allocates nothing after construction.
class StepMatrix {
public:
    StepMatrix(const Integrator& integrator, std::size_t coordinates);

    /// Spectral radius of the matrix of one step on everything that is carried (coordinates, velocities,
    /// memory), for a problem with a linear right-hand side. NaN where a step gives no finite numbers.
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

/// True if a(q, v) is affine, as far as a few points can tell: then a step is one matrix.
bool isLinear(const Problem& problem);

/// The largest angular frequency of q'' = a(q) near the start, from the measured matrix -da/dq [rad / time
/// unit]; NaN where the acceleration depends on v or the matrix has an eigenvalue that is no oscillation.
double fastestFrequency(const Problem& problem);

/// Mean growth per step of a small perturbation along a run: (|d_N| / |d_0|)^(1/N), renormalised after each
/// step. Infinite where the run itself leaves the finite numbers. `goesOn` false: returns early with NaN.
double growthOfPerturbation(const Integrator& integrator, const Problem& problem, double h,
                            std::size_t steps);

} // namespace timestep
