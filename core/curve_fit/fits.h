// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace timestep {

/// A curve with free parameters that is laid through points by least squares.
enum class FitKind {
    Line,        ///< y = a + b x; parameters a, b
    PowerLaw,    ///< y = a x^b, on (log x, log y): points with x <= 0 or y <= 0 do not count; a, b
    Exponential, ///< y = a exp(b x); a, b
    Sine         ///< y = c + a sin(w x + p); a > 0, w > 0 [rad per unit of x], p in (-pi, pi], c
};

struct FitParameter {
    std::string_view letter = {};
    double value = 0;
    double error = 0; ///< standard error, from the scatter about the curve; 0 if no freedom is left
};

/// What a fit gave. Errors take the points for independent, which rows of one smooth curve are not: they say
/// how well the form fits.
struct Fit {
    FitKind kind = FitKind::Line;
    std::array<FitParameter, 4> parameters = {};
    std::size_t count = 0;  ///< of parameters in use; 0: no fit
    std::size_t points = 0; ///< that took part
    /// 1 - (sum of squared residuals) / (sum of squares about the mean); of log y for a power law.
    double determination = 0;

    bool found() const { return count > 0; }
    /// The value of the curve at x.
    double at(double x) const;
};

/// Below this determination the points do not lie on a line, and a slope would say nothing.
inline constexpr double straightLine = 0.9;

/// Least squares; points that are not finite are left out. No fit if the points do not fix the parameters.
/// Exponential and sine by Gauss-Newton steps damped after Levenberg and Marquardt (Nocedal and Wright,
/// Numerical Optimization, 2nd ed., section 10.3); a sine starts at the peak of the spectrum.
Fit fitCurve(FitKind kind, std::span<const double> x, std::span<const double> y);

} // namespace timestep
