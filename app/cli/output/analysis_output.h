// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <iosfwd>

namespace timestep {

/// Prints a result: its summary, and the rows of its table if there are few.
void printResult(const DerivedResult& derived, std::ostream& out);
/// Prints the result of a parameter sweep: the outcome for each value and the fitted order.
void printValues(const DerivedResult& derived, std::ostream& out);
/// False if a run diverged for one of the values.
bool allValuesFinite(const DerivedResult& derived);

} // namespace timestep
