// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/parameter_fit.h"
#include "core/table/table.h"

#include <functional>
#include <optional>

namespace timestep {

/// A run beside measured points, for plots.
struct DataComparison {
    std::optional<ParameterFit> fit; ///< none: the run has the values of the experiment
    FittedSeries series;             ///< of the first measure; empty if the run is not defined at the points
    std::vector<double> measured;    ///< its values
    std::vector<double> sigma;       ///< its uncertainties; empty: unknown
    Table run;                       ///< columns "time" and the measure: the run until the last point
    Table residuals;                 ///< columns "time" and "residual"
    bool complete = true;            ///< false: it was stopped

    /// The time that a fit adds to the times of the points; 0 without a fit.
    double fittedShift() const;
};

/// Compares a run with the first series of a request. `fits`: first fits the parameters of the request, and
/// compares the fitted run. `progress` as of fitParameters(); without a fit its numbers say nothing. Throws
/// InputError like fitParameters() and followRun().
DataComparison compareWithData(const Experiment& experiment, const FitRequest& request, bool fits,
                               const Progress& progress);

} // namespace timestep
