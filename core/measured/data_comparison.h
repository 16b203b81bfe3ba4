// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/parameter_fit.h"
#include "core/table/table.h"

#include <functional>
#include <optional>
#include <vector>

namespace timestep {

/// A measured series compared with a run.
struct ComparedSeries {
    FittedSeries fitted;          ///< without model and residuals if the run has no values at the points
    std::vector<double> measured; ///< the values
    std::vector<double> sigma;    ///< their uncertainties; empty: unknown
};

/// A run compared with measured points, for plots.
struct DataComparison {
    std::optional<ParameterFit> fit;    ///< none: the run has the values of the experiment
    std::vector<ComparedSeries> series; ///< in the order of the request
    Experiment experiment;              ///< of the run: with the fitted values, until the last point
    Table run;                          ///< of this experiment, with the measures as columns
    /// Columns "time" and "residual" for each series, as runs named after the measures; empty if the run is
    /// not defined at the points.
    Table residuals;
    bool complete = true; ///< false: it was stopped

    /// The time that a fit adds to the times of the points; 0 without a fit.
    double fittedShift() const;
};

/// Compares a run with the series of a request: with the values of `fit`, if it has some. The numbers that
/// `progress` gets have no meaning. Throws InputError like followRun().
DataComparison compareWithData(const Experiment& experiment, const FitRequest& request,
                               std::optional<ParameterFit> fit, const Progress& progress);

} // namespace timestep
