// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <cstdint>
#include <functional>
#include <string>

namespace timestep {

/// One run and the largest magnitude of what was measured.
struct ErrorOfRun {
    double maximum = 0; ///< over the run, the start included; NaN: it diverged or was stopped
    double end = 0;     ///< at the end; NaN as above
    std::int64_t steps = 0;
    std::int64_t evaluations = 0;
};

/// Runs with `steps` steps over the experiment's duration, without recording anything. A run that chooses its
/// steps itself, by a setting "tolerance", keeps its first step and gets the tolerance steps^-5, with which a
/// method of order 5 makes a number of steps that grows like `steps`. `goesOn` is asked after every step.
ErrorOfRun measureError(const Experiment& experiment, std::size_t run, const std::string& measure,
                        std::int64_t steps, const std::function<bool()>& goesOn);

/// Name and unit of a measure.
struct MeasureNames {
    Wording name;
    std::string unit;
};
MeasureNames measureNames(const Experiment& experiment, const std::string& measure);

/// "phase-error" where it is defined, else the first error that is. Throws InputError where no measure is
/// one.
std::string proposedErrorMeasure(const Experiment& experiment);

/// Throws InputError unless every run of the experiment has that measure.
void expectMeasure(const Experiment& experiment, const std::string& measure);

} // namespace timestep
