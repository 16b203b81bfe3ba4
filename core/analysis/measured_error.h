// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/run/experiment/experiment.h"

#include <cstdint>
#include <functional>
#include <string>

namespace timestep {

/// Magnitude of an error measure over one run.
struct ErrorOfRun {
    /// Largest magnitude over the run, start included; NaN if the run diverged or was stopped.
    double maximum = 0;
    double end = 0; ///< magnitude at the end; NaN in the same cases
    std::int64_t steps = 0;
    std::int64_t evaluations = 0;
};

/// Makes `steps` steps over the duration of the experiment and records no rows. An adaptive run (one with a
/// setting "tolerance") keeps its first step and gets the tolerance steps^-5; a method of order 5 then makes
/// a number of steps proportional to `steps`. Calls `goesOn` after every step and stops when it returns
/// false.
ErrorOfRun measureError(const Experiment& experiment, std::size_t run, const std::string& measure,
                        std::int64_t steps, const std::function<bool()>& goesOn);

/// The error of an analysis that needs a computed reference beyond its horizon [time unit].
InputError beyondReference(double horizon);

/// Name and unit of a measure.
struct MeasureNames {
    Wording name;
    std::string unit;
};
MeasureNames measureNames(const Experiment& experiment, const std::string& measure);

/// Returns "phase-error" if the experiment has it, otherwise its first error measure. Throws InputError if it
/// has none.
std::string proposedErrorMeasure(const Experiment& experiment);

/// Throws InputError unless every run of the experiment has that measure.
void expectMeasure(const Experiment& experiment, const std::string& measure);

} // namespace timestep
