// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/run/experiment.h"
#include "core/table/table.h"

#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace timestep {

/// What an analysis that steps by itself needs of one run.
struct AnalysedRun {
    std::unique_ptr<Problem> problem;
    const Integrator* integrator = nullptr;
    ParameterValues parameters; ///< of the scene, with the run's own
    double h = 0;               ///< [time unit]
    double velocityScale = 1;   ///< natural frequency by which velocities are divided; 1: there is none

    /// A state at the problem's start.
    IntegratorState start(double step) const { return startIntegrator(*integrator, *problem, step); }
    /// sqrt(|dq|² + |dv / w|²) between two [q | v].
    double distance(std::span<const double> one, std::span<const double> other) const;
};

/// Throws InputError for a scene without equations of motion, and for a run whose steps differ in size.
AnalysedRun analysedRun(const Experiment& experiment, std::size_t run);
std::vector<AnalysedRun> analysedRuns(const Experiment& experiment);

/// The labels of all runs.
std::vector<std::string> runLabels(const Experiment& experiment);

/// Throws InputError unless the duration is positive.
void expectDuration(const Experiment& experiment);

inline bool isFinite(std::span<const double> values) {
    for (const double value : values)
        if (!std::isfinite(value)) return false;
    return true;
}

/// A column of that run without values.
Column columnOf(std::string id, Wording name, std::string_view unit, int run);

} // namespace timestep
