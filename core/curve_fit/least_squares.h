// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"

#include <Eigen/Dense>

#include <cmath>
#include <functional>
#include <vector>

/// Shared parts of the families of fits, for this folder only.
namespace timestep::least_squares {

/// The points of a fit that are finite.
struct Points {
    std::vector<double> x, y;
    double meanX = 0, meanY = 0;

    void add(double px, double py) {
        if (!std::isfinite(px) || !std::isfinite(py)) return;
        x.push_back(px);
        y.push_back(py);
    }
    /// Finds the means and subtracts the mean from x, which keeps the normal equations well conditioned.
    void centre() {
        const auto n = static_cast<double>(x.size());
        for (const double value : x) meanX += value;
        for (const double value : y) meanY += value;
        meanX /= n;
        meanY /= n;
        for (double& value : x) value -= meanX;
    }
    double aboutMean() const {
        double sum = 0;
        for (const double value : y) sum += (value - meanY) * (value - meanY);
        return sum;
    }
};

/// The coefficient of determination.
inline double explained(double residuals, double aboutMean) {
    return aboutMean > 0 ? 1 - residuals / aboutMean : 1;
}

constexpr int most = static_cast<int>(mostFitParameters); ///< parameters of a family
using Vector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, most, 1>;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, most, most>;

/// The value of a model at x; sets its derivatives by the parameters, unless `gradient` is null.
using Model = std::function<double(double x, const Vector& p, Vector* gradient)>;

/// Finds the parameters at the least sum of squares by minimizeSquares(), from the start in p, and their
/// covariance s^2 (J^T J)^-1. Returns false if the points do not determine them.
bool refine(const Points& points, const Model& model, Vector& p, Matrix& covariance, double& residuals);

/// The standard error for a variance, which round-off can make slightly negative.
inline double errorOf(double variance) {
    return std::sqrt(std::max(variance, 0.0));
}

/// y = a + b x + c x^2.
Fit parabolaThrough(Points& points);
/// y = a + b x + c x^2 + ... + x^degree.
Fit polynomialThrough(Points& points, int degree);
/// y = c + a exp(-d x) sin(w x + p).
Fit dampedSineThrough(Points& points);

} // namespace timestep::least_squares
