// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/levenberg_marquardt.h"
#include "core/measured/followed_run.h"
#include "core/measured/parameter_fit.h"

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

namespace timestep {

/// A parameter of a fit with its range and scale.
struct FitVariable {
    std::string key;
    Wording name;
    std::string unit;
    double start = 0, low = 0, high = 0;
    double scale = 1; ///< a significant change, for differences; > 0

    bool isShift() const { return key == timeShiftKey; }
};

/// The parameters of a request, the time shift last. Throws InputError.
std::vector<FitVariable> fitVariables(const Experiment& experiment, const FitRequest& request);

/// Runs the trials of a fit: residuals (model - value) / sigma and their derivatives.
class FitTrials {
public:
    FitTrials(const Experiment& experiment, const FitRequest& request, std::vector<FitVariable> variables,
              const Progress& progress, unsigned threads);

    const std::vector<FitVariable>& variables() const { return variables_; }
    std::size_t points() const { return points_; }
    std::size_t simulations() const { return simulations_; }
    bool stopped() const { return stop_; }
    /// The run for these parameters. Throws InputError.
    FollowedRun follow(const Eigen::VectorXd& p) const;
    /// The least-squares problem for points up to the time `until` on the clock of the data.
    LeastSquaresProblem problem(double until);
    /// Sum of squares of (value - mean) / sigma, with the weighted mean of each series: the best constants.
    double scatter() const;

private:
    FollowedRun follow(const Eigen::VectorXd& p, const Worker& worker) const;
    /// Asks `progress` on the way. The run is not defined if it was stopped.
    FollowedRun followOrStop(const Eigen::VectorXd& p);
    bool residuals(const Eigen::VectorXd& p, Eigen::VectorXd& r);
    bool jacobian(const Eigen::VectorXd& p, Eigen::MatrixXd& J);
    void choosePoints(double until);
    bool reportProgress();

    const Experiment* experiment_;
    std::size_t run_;
    std::vector<MeasuredSeries> all_, chosen_; ///< all points, and those in use
    std::vector<double> weighted_, weights_;   ///< value / sigma and 1 / sigma of the points in use
    std::vector<FitVariable> variables_;
    Progress progress_;
    unsigned threads_;
    std::size_t points_ = 0, simulations_ = 0;
    std::int64_t steps_ = 0; ///< of the last run
    std::atomic<bool> stop_ = false;
};

} // namespace timestep
