// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_series.h"
#include "core/parallel.h"
#include "core/run/experiment/experiment.h"

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// The values of a run at the points of measured series.
struct FollowedRun {
    std::vector<double> values; ///< one per point, series after series [unit of the measure]
    std::vector<double> slopes; ///< their derivatives by time [unit of the measure/time unit]
    std::int64_t steps = 0;     ///< number of steps of the run
    bool defined = false;       ///< false: the run diverged, or a measure has no value at one of the times
};

/// Largest number of steps of one run through measured times.
inline constexpr std::int64_t mostFollowedSteps = 5'000'000;

/// Runs one run of an experiment, with its own method, step and events, until the last time of the series
/// plus `shift`, and interpolates its measures or calculated columns at these times. The interpolation uses
/// the cubic through the four nearest steps, with an error of order h^4 for a smooth motion (Press et al.,
/// Numerical Recipes, 3rd ed., section 3.1). There are no values before the start of the run, and no result
/// if `worker` stops it. Throws InputError for a bad setting, an unknown measure, and a time that needs more
/// than mostFollowedSteps.
FollowedRun followRun(const Experiment& experiment, std::size_t run, std::span<const MeasuredSeries> series,
                      double shift, const Worker& worker);

} // namespace timestep
