// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/measured/parameter_fit.h"

#include <iosfwd>
#include <string>

namespace timestep {

/// Prints values with uncertainties, correlations, how well the run follows the data, and what a finer step
/// does to the values. `timeUnit`: of the step.
void printFit(const ParameterFit& fit, const std::string& timeUnit, std::ostream& out);

/// {"parameters": [{"key", "unit", "start", "value", "error", "half-step-shift", "dormand-prince-shift"}],
/// "correlation": [[...]], "series": [{"measure", "unit", "points", "rms"}], "chi-square", "freedom",
/// "weighted", "r-squared", "explains-nothing", "step", "step-before", "iterations", "failure"}; unknown
/// numbers are null, shifts are in uncertainties, "failure" is present only after a failure.
Json fitJson(const ParameterFit& fit);

/// The parameters with their uncertainties in the format of the name's suffix: LaTeX (.tex), Markdown (.md),
/// otherwise CSV with every digit and the columns parameter, value, uncertainty, start, unit.
std::string fitTable(const ParameterFit& fit, const std::string& file);

/// CSV with the columns measure, time, measured, model, residual: one row per point.
std::string residualsCsv(const ParameterFit& fit, const FitRequest& request);

} // namespace timestep
