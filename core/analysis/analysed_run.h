// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/run_method.h"
#include "core/table/table.h"

#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace timestep {

/// The data of one run for analyses that step the integrator themselves, without a Session.
struct AnalysedRun {
    std::unique_ptr<Problem> problem;
    std::shared_ptr<const OwnMethod> own = {}; ///< owns the integrator if it comes from a text
    const Integrator* integrator = nullptr;
    ParameterValues parameters; ///< the scene's parameters, with the overrides of the run
    double h = 0;               ///< [time unit]
    /// Natural frequency, the divisor of velocities in distance(); 1 if there is none.
    double velocityScale = 1;

    /// Returns the integrator state at the start of the problem, for steps of this size [time unit].
    IntegratorState start(double step) const { return startIntegrator(*integrator, *problem, step); }
    /// Returns sqrt(|dq|² + |dv / w|²) for two states [q | v]; w is velocityScale. A coordinate of first
    /// order contributes only its value, without a divisor.
    double distance(std::span<const double> one, std::span<const double> other) const;
    /// Value of a coordinate in a state [q | v].
    double valueOf(std::size_t coordinate, std::span<const double> y) const {
        return y[coordinate + (problem->isFirstOrder(coordinate) ? problem->coordinates() : 0)];
    }
};

/// Prepares one run. Throws InputError if the scene has no equations of motion or the steps of the run differ
/// in size.
AnalysedRun analysedRun(const Experiment& experiment, std::size_t run);
std::vector<AnalysedRun> analysedRuns(const Experiment& experiment);

/// Throws InputError if a coordinate of a run is of first order.
void expectSecondOrder(const std::vector<AnalysedRun>& runs);

/// Returns the labels of all runs, in their order.
std::vector<std::string> runLabels(const Experiment& experiment);

/// Throws InputError unless the duration is positive.
void expectDuration(const Experiment& experiment);

inline bool isFinite(std::span<const double> values) {
    for (const double value : values)
        if (!std::isfinite(value)) return false;
    return true;
}

/// Returns an empty column for this run.
Column columnOf(std::string id, Wording name, std::string_view unit, int run);

/// This many steps as a whole number. Throws InputError with the name of the setting if a run may not have so
/// many.
std::int64_t countedSteps(double steps, const char* setting);

} // namespace timestep
