// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <iosfwd>

namespace timestep {

/// Writes a result for people: the rows of a run where they are few, and what the summary says.
void printResult(const AnalysisResult& result, std::ostream& out);
/// The same for an analysis that goes through values: what came of each of them, and the fitted order.
void printValues(const DerivedResult& derived, std::ostream& out);
/// False if a run diverged for one of the values.
bool allValuesFinite(const DerivedResult& derived);

} // namespace timestep
