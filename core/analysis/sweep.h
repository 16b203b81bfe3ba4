// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <string>
#include <vector>

namespace timestep {

/// The analysis "sweep": one run of an experiment for each of several values of a setting. Its table has a
/// row for each value. Columns: "value" (run -1); for each run "<measure>-maximum" (largest magnitude over
/// the run), "<measure>-end", "evaluations", and "order": the slope on log-log paper between this row's
/// maximum and the one before (NaN in the first row); in a sweep over the step also "expected-order". A run
/// that diverges has NaN. `progress` is called after each value, in their order, too.
AnalysisSpec sweepOver(std::string over, std::vector<double> values, std::string measure);

/// The fitted power law of each run over the column "value", as lines with their exponents and, where the
/// result has it, the expected order. None for numbers that do not lie on a line or are not all positive.
std::vector<ChartLine> fittedSlopes(const DerivedResult& derived, const std::string& column);

/// The order that the record of the run's integrator states, damped or not as the equations are; NaN for a
/// world.
double expectedOrder(const Experiment& experiment, std::size_t run);

/// Values that show something: the step and positive numbers in halves, whole numbers in doubles from 1,
/// others evenly over the range of their slider. `key` as in setByKey(). Throws InputError for a setting that
/// is no number.
std::vector<double> proposedValues(const Experiment& experiment, const std::string& key);

/// Values of a sweep as written by a person: "1,0.5,0.25" or "2.6/416,2.6/832". Throws InputError.
std::vector<double> parseValues(const std::string& list);

} // namespace timestep
