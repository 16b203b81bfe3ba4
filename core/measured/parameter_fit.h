// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_series.h"
#include "core/parallel.h"
#include "core/run/experiment/experiment.h"
#include "core/translatable.h"
#include "core/undefined.h"
#include "core/wording.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// A fit of settings of an experiment, so that one of its runs follows measured points.
struct FitRequest {
    std::size_t run = 0;
    std::vector<std::string> parameters; ///< keys as in setByKey(): numbers of the scene or of its texts
    bool fitsShift = false;              ///< also fit a time that is added to the times of all points
    std::vector<MeasuredSeries> series;
    /// Values with which the fit begins, the time shift last; empty: those of the experiment.
    std::vector<double> start = {};
};

/// Key of the time shift among the fitted parameters.
inline constexpr std::string_view timeShiftKey = "time-shift";

struct FittedParameter {
    std::string key; ///< as in setByKey(), or timeShiftKey
    Wording name;
    std::string unit;
    double start = 0; ///< the value before the fit
    double value = 0;
    double error = 0; ///< standard uncertainty; NaN if unknown
    /// (value of the same fit with half the step - value) / error, from fitWithStepCheck(); NaN if unknown.
    double halfStepShift = undefined;
    /// The same with the method of Dormand and Prince, too; NaN if it was not needed or does not apply.
    double dormandPrinceShift = undefined;
};

/// A measured series and the values of the fitted run.
struct FittedSeries {
    std::string measure;
    Wording name;
    std::string unit;
    std::vector<double> time;     ///< on the clock of the run, with the fitted shift [time unit]
    std::vector<double> model;    ///< of the run at these times
    std::vector<double> residual; ///< measured value minus model
    double rms = 0;               ///< root mean square of the residuals
};

/// Why a fit has no result, with placeholders %1, %2 for `names`.
struct FitFailure {
    Text text = {}; ///< TRANSLATABLE("fit", ...); empty: the fit succeeded
    std::vector<Wording> names = {};
};
std::string english(const FitFailure& failure);

/// The result of a fit. After a failure, `parameters` and `series` contain the last values, without
/// uncertainties.
struct ParameterFit {
    std::size_t run = 0; ///< number of the fitted run
    std::vector<FittedParameter> parameters;
    std::vector<double> correlation; ///< of parameters, row by row; empty after a failure
    std::vector<FittedSeries> series;
    FitFailure failure = {};
    std::size_t points = 0;
    double chiSquare = 0; ///< sum of squares of residual / sigma; of the residuals if no sigma is known
    double freedom = 0;   ///< points minus parameters
    /// True: the uncertainties come from the sigmas of the points. False: from the scatter about the run.
    bool weighted = false;
    /// The same sum for the best constants, the weighted mean of each series; NaN if unknown.
    double constantChiSquare = undefined;
    std::size_t constants = 0; ///< their number
    double step = 0;           ///< of the fitted run [time unit]; 0: unknown
    double stepBefore = 0;     ///< of the experiment; larger than `step` after a refinement
    bool complete = true;      ///< false: the fit was stopped, and nothing else is set
    int iterations = 0;
    std::size_t simulations = 0; ///< number of runs that were computed

    bool found() const { return complete && failure.text.empty(); }
    /// The coefficient of determination 1 - chi² / chi² of the constants; NaN if all values are equal.
    double determination() const;
    /// True if chi² per degree of freedom is not even 1 % below that of the constants.
    bool explainsNothing() const;
    /// The largest |halfStepShift|; NaN if one is unknown.
    double largestShift() const;
};

/// Fits settings of an experiment by least squares through its simulation: the run with its own method, step
/// and events is computed for each trial, its measures are interpolated at the times of the points, and
/// Levenberg-Marquardt steps lower chi² = sum (residual / sigma)². Derivatives are central differences.
///
/// Covariance: (J^T J)^-1 with J = d(model / sigma)/dp; without sigmas it is multiplied by s² = chi² /
/// freedom (Press et al., Numerical Recipes, 3rd ed., sections 15.4 and 15.6). A fit that explains less than
/// 90 % of the scatter starts again with growing parts of the data, because a motion with many periods has
/// many minima.
///
/// Fails with a sentence if the data do not determine the parameters, if the best value lies at the limit of
/// what the experiment accepts, or if it does not converge. Throws InputError for an unknown or unsuitable
/// setting, no parameter at all, more parameters than points, and several measures without uncertainties.
/// `progress` (may be null) is called with the number of computed runs and the largest possible number.
ParameterFit fitParameters(const Experiment& experiment, const FitRequest& request,
                           const Progress& progress = {}, unsigned threads = 0);

/// Returns the experiment with the fitted values, and with the step of the fit if it was refined. The time
/// shift belongs to the data and does not change the experiment.
Experiment withFittedValues(Experiment experiment, const ParameterFit& fit);

} // namespace timestep
