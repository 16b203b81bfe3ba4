// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/parameter_fit.h"

#include <QString>

#include <vector>

namespace timestep {

class PlotContent;

/// What a fit found, for tables.
struct FitSummary {
    struct Number {
        QString name;
        double value = 0, error = 0; ///< standard uncertainty; 0 or NaN: unknown
        QString unit = {};           ///< empty: none, or one that is not known
    };
    QString name; ///< of the fitted curve, or of the measured quantities
    QString form = {};
    std::vector<Number> numbers = {};
    double determination = undefined; ///< r²
    double chiSquare = 0; ///< sum of squares of residual / sigma, or of the residuals if it is not weighted
    double freedom = 0;
    bool weighted = false;
};

/// The fits that a plot draws, curve by curve.
std::vector<FitSummary> fitsOf(const PlotContent& content);
/// A fit of parameters to measured data that has a result.
FitSummary summaryOf(const ParameterFit& fit);

} // namespace timestep
