// SPDX-License-Identifier: GPL-3.0-or-later
// The parabola and the damped sine, over x minus its mean m.
#include "core/curve_fit/least_squares.h"
#include "core/curve_fit/spectrum.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace timestep::least_squares {

namespace {

constexpr std::size_t mostSearched = 4000; ///< number of points used in the search for start values

double parabola(double x, const Vector& p, Vector* gradient) {
    if (gradient != nullptr) *gradient << 1, x, x * x;
    return p[0] + p[1] * x + p[2] * x * x;
}

/// Parameters a, w, p, c, d.
double dampedSine(double x, const Vector& p, Vector* gradient) {
    const double e = std::exp(-p[4] * x), s = e * std::sin(p[1] * x + p[2]),
                 c = e * std::cos(p[1] * x + p[2]);
    if (gradient != nullptr) *gradient << s, p[0] * x * c, p[0] * c, 1, -p[0] * x * s;
    return p[3] + p[0] * s;
}

/// The standard error of a quantity with these derivatives by the parameters.
double errorAlong(const Matrix& covariance, const Vector& derivatives) {
    return errorOf(derivatives.dot(covariance * derivatives));
}

/// Finds the best damped sine of this angular frequency and rate by linear least squares. Returns the sum of
/// squared residuals over the points used.
double linearPart(const Points& points, double w, double d, Vector& p) {
    const std::size_t stride = std::max<std::size_t>(1, points.x.size() / mostSearched);
    Eigen::Matrix3d matrix = Eigen::Matrix3d::Zero();
    Eigen::Vector3d right = Eigen::Vector3d::Zero();
    const auto rowAt = [&](std::size_t i) {
        const double e = std::exp(-d * points.x[i]);
        return Eigen::Vector3d(e * std::sin(w * points.x[i]), e * std::cos(w * points.x[i]), 1);
    };
    for (std::size_t i = 0; i < points.x.size(); i += stride) {
        const Eigen::Vector3d row = rowAt(i);
        matrix += row * row.transpose();
        right += points.y[i] * row;
    }
    const Eigen::Vector3d solved = matrix.fullPivLu().solve(right);
    p << std::hypot(solved[0], solved[1]), w, std::atan2(solved[1], solved[0]), solved[2], d;
    double residuals = 0;
    for (std::size_t i = 0; i < points.x.size(); i += stride) {
        const double r = points.y[i] - solved.dot(rowAt(i));
        residuals += r * r;
    }
    return residuals;
}

/// Start values for the refinement: the best of frequencies around the peak of the spectrum and of rates that
/// let the amplitude fall, or grow, by up to e^6 over the points.
bool findStart(const Points& points, double frequency, Vector& p) {
    const double length = points.x.back() - points.x.front(), line = 2 * std::numbers::pi / length;
    Vector tried = Vector::Zero(5);
    double best = std::numeric_limits<double>::infinity();
    for (int i = -8; i <= 8; ++i) {
        const double w = 2 * std::numbers::pi * frequency + 0.25 * i * line;
        if (w < 0.2 * line) continue;
        for (const double fall : {0.0, 0.5, 1.0, 2.0, 4.0, 6.0, -1.0, -3.0}) {
            const double residuals = linearPart(points, w, fall / length, tried);
            if (!(residuals < best)) continue;
            best = residuals;
            p = tried;
        }
    }
    return std::isfinite(best);
}

} // namespace

/// With u = x - m: a = p0 - p1 m + p2 m^2, b = p1 - 2 p2 m, c = p2.
Fit parabolaThrough(Points& points) {
    if (points.x.size() < 3) return {};
    points.centre();
    Vector p = Vector::Zero(3);
    p[0] = points.meanY;
    Matrix covariance;
    double residuals = 0;
    if (!refine(points, parabola, p, covariance, residuals)) return {};
    const double m = points.meanX;
    Vector ofA(3), ofB(3);
    ofA << 1, -m, m * m;
    ofB << 0, 1, -2 * m;
    Fit fit;
    fit.parameters[0] = {"a", ofA.dot(p), errorAlong(covariance, ofA)};
    fit.parameters[1] = {"b", ofB.dot(p), errorAlong(covariance, ofB)};
    fit.parameters[2] = {"c", p[2], errorOf(covariance(2, 2))};
    fit.count = 3;
    fit.points = points.x.size();
    fit.determination = explained(residuals, points.aboutMean());
    return fit;
}

/// With u = x - m: a = p0 exp(d m), phase p = p2 - w m.
Fit dampedSineThrough(Points& points) {
    if (points.x.size() < 6) return {};
    const Spectrum spectrum = spectrumOf(points.x, points.y);
    if (spectrum.amplitude.size() < 2 || !(points.x.back() > points.x.front())) return {};
    const auto peak = std::max_element(spectrum.amplitude.begin() + 1, spectrum.amplitude.end());
    const double frequency = spectrum.frequency[static_cast<std::size_t>(peak - spectrum.amplitude.begin())];
    points.centre();
    Vector p = Vector::Zero(5);
    Matrix covariance;
    double residuals = 0;
    if (!findStart(points, frequency, p) || !refine(points, dampedSine, p, covariance, residuals)) return {};
    if (p[1] < 0) { // a sin(-w x + p) = -a sin(w x - p)
        for (const int i : {0, 1, 2}) p[i] = -p[i];
        for (const int i : {0, 1, 2}) {
            covariance.row(i) *= -1;
            covariance.col(i) *= -1;
        }
    }
    const double m = points.meanX, factor = std::exp(p[4] * m);
    const double phase =
        std::remainder(p[2] - p[1] * m + (p[0] < 0 ? std::numbers::pi : 0), 2 * std::numbers::pi);
    Vector ofA = Vector::Zero(5), ofPhase = Vector::Zero(5);
    ofA[0] = factor;
    ofA[4] = p[0] * m * factor;
    ofPhase[1] = -m;
    ofPhase[2] = 1;
    Fit fit;
    fit.parameters[0] = {"a", std::abs(p[0]) * factor, errorAlong(covariance, ofA)};
    fit.parameters[1] = {"w", p[1], errorOf(covariance(1, 1))};
    fit.parameters[2] = {"p", phase, errorAlong(covariance, ofPhase)};
    fit.parameters[3] = {"c", p[3], errorOf(covariance(3, 3))};
    fit.parameters[4] = {"d", p[4], errorOf(covariance(4, 4))};
    fit.count = 5;
    fit.points = points.x.size();
    fit.determination = explained(residuals, points.aboutMean());
    return fit;
}

} // namespace timestep::least_squares
