// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <string>
#include <vector>

namespace timestep {

/// Returns the settings of a parameter sweep: one run of the experiment for each value of a setting. The
/// table of its result has one row per value. Columns: "value" (run -1); for each run "<measure>-maximum"
/// (largest magnitude over the run), "<measure>-end", "evaluations" and "order", the log-log slope from the
/// maximum of the row before to that of this row (NaN in the first row). A sweep over the step also has
/// "expected-order". A run that diverges has NaN. `progress` is also called after each value, in order.
AnalysisSpec sweepOver(std::string over, std::vector<double> values, std::string measure);

/// The values that the part of a sweep runs. Throws InputError if there is no such part.
std::vector<double> valuesOfPart(const SweptValues& swept);
/// The table of a sweep without rows. Throws InputError.
Table emptySweepTable(const Experiment& experiment, const AnalysisSpec& spec);
/// The table of a whole sweep, byte for byte, from the tables of its parts in order. There must be at least
/// one, and all must have the same columns. The order in the first row of a part follows from the last row of
/// the part before.
Table joinedSweep(const std::vector<Table>& parts);

/// Returns the fitted power law of each run over the column "value", with its exponent and, if the result has
/// it, the expected order. Over steps it leaves out those at which rounding dominates (aboveRoundingFloor()).
/// Omits runs whose values are not all positive or do not lie on a line.
std::vector<ChartLine> fittedSlopes(const DerivedResult& derived, const std::string& column);

/// Returns the order of the run's integrator as its record states it: orderWhenDamped for equations with
/// damping, otherwise order. NaN for a world.
double expectedOrder(const Experiment& experiment, std::size_t run);

/// Returns proposed values of a setting: the step and positive numbers are halved, whole numbers are doubled
/// from 1, other numbers are spread evenly over the range of their slider. `key` as in setByKey(). Throws
/// InputError if the setting is not a number.
std::vector<double> proposedValues(const Experiment& experiment, const std::string& key);

/// Parses a list of values: "1,0.5,0.25" or "2.6/416,2.6/832". Throws InputError for anything else.
std::vector<double> parseValues(const std::string& list);

} // namespace timestep
