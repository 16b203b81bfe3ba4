// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel.h"
#include "core/run/experiment.h"
#include "core/table/table.h"

#include <string>
#include <vector>

namespace timestep {

/// One run of an experiment per value of one of its settings.
struct SweepSpec {
    std::string over;           ///< a key of setByKey(): "step", "passes", "length"
    std::vector<double> values; ///< in the order of the rows
    std::string measure;        ///< id of a measure, "position-error"
    /// A second setting that takes budget / value, rounded, so that the product stays: passes shared out over
    /// substeps. Empty: none.
    std::string shared = {};
    double budget = 0;
    /// Of a setting that is a choice: the ids that the values 0, 1, 2 ... stand for. Empty: values are
    /// numbers.
    std::vector<std::string> choices = {};
};

/// Told after each value, in their order, and some fifty times a second in between, how many of how many are
/// done; returns false to stop the sweep.
using SweepProgress = Progress;

/// A row for each value. Columns: "value" (run -1); for each run "<measure>-maximum" (largest magnitude over
/// the run), "<measure>-end", "evaluations", and "order": the slope on log-log paper between this row's
/// maximum and the one before (NaN in the first row); in a sweep over the step also "expected-order". A run
/// that diverges has NaN. Values are run side by side on `threads` threads (0: one per core) and give the
/// same bytes on any number of them. Throws InputError for a key, value or measure that does not fit. The
/// table ends early when `progress` says so.
Table sweep(const Experiment& experiment, const SweepSpec& spec, const SweepProgress& progress = nullptr,
            unsigned threads = 0);

/// The order that the record of the run's integrator states, damped or not as the equations are; NaN for a
/// world.
double expectedOrder(const Experiment& experiment, std::size_t run);

/// Values of a sweep as written by a person: "1,0.5,0.25" or "2.6/416,2.6/832". Throws InputError.
std::vector<double> parseValues(const std::string& list);

} // namespace timestep
