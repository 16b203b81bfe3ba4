// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/fits.h"

#include "core/curve_fit/least_squares.h"
#include "core/curve_fit/spectrum.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace timestep {

using namespace least_squares;

namespace {

/// y = a + b x over centred x: b = Sxy / Sxx, var b = s^2 / Sxx, var a = s^2 (1/n + mean^2 / Sxx), where
/// s^2 = (sum of squared residuals) / (n - 2).
Fit lineThrough(Points& points) {
    Fit fit;
    points.centre();
    double sxx = 0, sxy = 0;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        sxx += points.x[i] * points.x[i];
        sxy += points.x[i] * (points.y[i] - points.meanY);
    }
    // Round-off of the centred x: values within it are all equal.
    const double rounding = 1e-15 * points.meanX;
    if (points.x.size() < 2 || !(sxx > static_cast<double>(points.x.size()) * rounding * rounding) ||
        !std::isfinite(sxx) || !std::isfinite(sxy))
        return fit;
    const double b = sxy / sxx;
    double residuals = 0;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const double r = points.y[i] - points.meanY - b * points.x[i];
        residuals += r * r;
    }
    const auto n = static_cast<double>(points.x.size());
    const double variance = n > 2 ? residuals / (n - 2) : 0;
    fit.parameters[0] = {"a", points.meanY - b * points.meanX,
                         std::sqrt(variance * (1 / n + points.meanX * points.meanX / sxx))};
    fit.parameters[1] = {"b", b, std::sqrt(variance / sxx)};
    fit.count = 2;
    fit.points = points.x.size();
    fit.determination = explained(residuals, points.aboutMean());
    return fit;
}

double exponential(double x, const Vector& p, Vector* gradient) {
    const double e = std::exp(p[1] * x);
    if (gradient != nullptr) *gradient << e, p[0] * x * e;
    return p[0] * e;
}

double sine(double x, const Vector& p, Vector* gradient) {
    const double s = std::sin(p[1] * x + p[2]), c = std::cos(p[1] * x + p[2]);
    if (gradient != nullptr) *gradient << s, p[0] * x * c, p[0] * c, 1;
    return p[3] + p[0] * s;
}

Fit exponentialThrough(Points& points) {
    Points logs;
    double sign = 0;
    for (const double y : points.y) sign += y > 0 ? 1 : -1;
    sign = sign < 0 ? -1 : 1;
    points.centre();
    for (std::size_t i = 0; i < points.x.size(); ++i)
        if (sign * points.y[i] > 0) logs.add(points.x[i], std::log(sign * points.y[i]));
    const Fit start = lineThrough(logs);
    if (!start.found()) return {};
    Vector p(2);
    p << sign * std::exp(start.parameters[0].value), start.parameters[1].value;
    Matrix covariance;
    double residuals = 0;
    if (!p.allFinite() || !refine(points, exponential, p, covariance, residuals)) return {};
    // Back from centred x: a = p0 exp(-b m), so that d a = exp(-b m) (d p0 - m p0 d b).
    const double m = points.meanX, factor = std::exp(-p[1] * m), weight = -m * p[0];
    Fit fit;
    fit.parameters[0] = {"a", p[0] * factor,
                         factor * errorOf(covariance(0, 0) + 2 * weight * covariance(0, 1) +
                                          weight * weight * covariance(1, 1))};
    fit.parameters[1] = {"b", p[1], errorOf(covariance(1, 1))};
    fit.count = 2;
    fit.points = points.x.size();
    fit.determination = explained(residuals, points.aboutMean());
    return fit;
}

/// Finds the best sine of this angular frequency by linear least squares: a, w, p, c. Returns the sum of
/// squared residuals.
double sineOf(const Points& points, double w, Vector& p) {
    Eigen::Matrix3d matrix = Eigen::Matrix3d::Zero();
    Eigen::Vector3d right = Eigen::Vector3d::Zero();
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const Eigen::Vector3d row(std::sin(w * points.x[i]), std::cos(w * points.x[i]), 1);
        matrix += row * row.transpose();
        right += points.y[i] * row;
    }
    const Eigen::Vector3d solved = matrix.fullPivLu().solve(right);
    p << std::hypot(solved[0], solved[1]), w, std::atan2(solved[1], solved[0]), solved[2];
    double residuals = 0;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const double r = points.y[i] - sine(points.x[i], p, nullptr);
        residuals += r * r;
    }
    return residuals;
}

Fit sineThrough(Points& points) {
    if (points.x.size() < 5) return {};
    const Spectrum spectrum = spectrumOf(points.x, points.y);
    if (spectrum.amplitude.size() < 2 || !(points.x.back() > points.x.front())) return {};
    const auto peak = std::max_element(spectrum.amplitude.begin() + 1, spectrum.amplitude.end());
    const double frequency = spectrum.frequency[static_cast<std::size_t>(peak - spectrum.amplitude.begin())];
    points.centre();
    // If the window holds few periods, the peak can be wrong by one line of the spectrum.
    const double line = 2 * std::numbers::pi / (points.x.back() - points.x.front());
    Vector p = Vector::Zero(4), tried = Vector::Zero(4);
    double best = std::numeric_limits<double>::infinity();
    for (int i = -8; i <= 8; ++i) {
        const double w = 2 * std::numbers::pi * frequency + 0.25 * i * line;
        if (w < 0.2 * line) continue;
        const double residuals = sineOf(points, w, tried);
        if (!(residuals < best)) continue;
        best = residuals;
        p = tried;
    }
    Matrix covariance;
    double residuals = 0;
    if (!std::isfinite(best) || !refine(points, sine, p, covariance, residuals)) return {};
    if (p[1] < 0) { // a sin(-w x + p) = -a sin(w x - p)
        p[0] = -p[0];
        p[1] = -p[1];
        p[2] = -p[2];
        covariance.row(1) *= -1;
        covariance.col(1) *= -1;
        covariance.row(2) *= -1;
        covariance.col(2) *= -1;
    }
    const double m = points.meanX;
    double phase = p[2] - p[1] * m + (p[0] < 0 ? std::numbers::pi : 0);
    phase = std::remainder(phase, 2 * std::numbers::pi);
    Fit fit;
    fit.parameters[0] = {"a", std::abs(p[0]), errorOf(covariance(0, 0))};
    fit.parameters[1] = {"w", p[1], errorOf(covariance(1, 1))};
    fit.parameters[2] = {"p", phase,
                         errorOf(covariance(2, 2) - 2 * m * covariance(1, 2) + m * m * covariance(1, 1))};
    fit.parameters[3] = {"c", p[3], errorOf(covariance(3, 3))};
    fit.count = 4;
    fit.points = points.x.size();
    fit.determination = explained(residuals, points.aboutMean());
    return fit;
}

/// On logarithms; a = exp(intercept), whose error to first order is a times the intercept's.
Fit powerLawThrough(const Points& points) {
    Points logs;
    for (std::size_t i = 0; i < points.x.size(); ++i)
        if (points.x[i] > 0 && points.y[i] > 0) logs.add(std::log(points.x[i]), std::log(points.y[i]));
    Fit fit = lineThrough(logs);
    FitParameter& a = fit.parameters[0];
    if (fit.found()) a = {"a", std::exp(a.value), std::exp(a.value) * a.error};
    return fit;
}

} // namespace

double Fit::at(double x) const {
    const double a = parameters[0].value, b = parameters[1].value;
    switch (kind) {
    case FitKind::Line:
        return a + b * x;
    case FitKind::PowerLaw:
        return a * std::pow(x, b);
    case FitKind::Exponential:
        return a * std::exp(b * x);
    case FitKind::Sine:
        return parameters[3].value + a * std::sin(b * x + parameters[2].value);
    case FitKind::Parabola:
        return a + (b + parameters[2].value * x) * x;
    case FitKind::Polynomial: {
        double sum = 0;
        for (std::size_t i = count; i-- > 0;) sum = sum * x + parameters[i].value;
        return sum;
    }
    case FitKind::Own:
        break;
    case FitKind::DampedSine:
        return parameters[3].value +
               a * std::exp(-parameters[4].value * x) * std::sin(b * x + parameters[2].value);
    }
    return undefined;
}

Fit fitCurve(FitKind kind, std::span<const double> x, std::span<const double> y, int degree) {
    Points points;
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) points.add(x[i], y[i]);
    Fit fit;
    switch (kind) {
    case FitKind::Line:
        fit = lineThrough(points);
        break;
    case FitKind::PowerLaw:
        fit = powerLawThrough(points);
        break;
    case FitKind::Exponential:
        fit = exponentialThrough(points);
        break;
    case FitKind::Sine:
        fit = sineThrough(points);
        break;
    case FitKind::Parabola:
        fit = parabolaThrough(points);
        break;
    case FitKind::DampedSine:
        fit = dampedSineThrough(points);
        break;
    case FitKind::Polynomial:
        fit = polynomialThrough(points, std::clamp(degree, 1, highestDegree));
        break;
    case FitKind::Own:
        break;
    }
    fit.kind = kind;
    if (!fit.found() || fit.points <= fit.count) return fit;
    double squares = 0;
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        const bool counts = std::isfinite(x[i]) && std::isfinite(y[i]) &&
                            (kind != FitKind::PowerLaw || (x[i] > 0 && y[i] > 0));
        const double r = counts ? y[i] - fit.at(x[i]) : 0;
        squares += r * r;
    }
    fit.scatter = std::sqrt(squares / static_cast<double>(fit.points - fit.count));
    return fit;
}

} // namespace timestep
