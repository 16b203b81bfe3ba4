// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

namespace timestep {

// The records of all analyses. Each is defined in the source file of its name.
extern const Analysis sweepAnalysis;
extern const Analysis stepSweepAnalysis;
extern const Analysis workPrecisionAnalysis;
extern const Analysis stabilityMapAnalysis;
extern const Analysis growthAnalysis;
extern const Analysis forwardBackAnalysis;
extern const Analysis phaseCloudAnalysis;
extern const Analysis poincareAnalysis;
extern const Analysis halveStepAnalysis;
extern const Analysis knownNumbersAnalysis;
extern const Analysis stroboscopeAnalysis;
extern const Analysis lyapunovAnalysis;
extern const Analysis bifurcationAnalysis;
extern const Analysis factsAnalysis;

} // namespace timestep
