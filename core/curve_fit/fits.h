// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

namespace timestep {

/// A family of curves that is fitted to points by least squares.
enum class FitKind {
    Line,        ///< y = a + b x; parameters a, b
    PowerLaw,    ///< y = a x^b, on (log x, log y): points with x <= 0 or y <= 0 are ignored; a, b
    Exponential, ///< y = a exp(b x); a, b
    Sine,        ///< y = c + a sin(w x + p); a > 0, w > 0 [rad per unit of x], p in (-pi, pi], c
    Parabola,    ///< y = a + b x + c x^2; a, b, c
    DampedSine,  ///< y = c + a exp(-d x) sin(w x + p); as Sine, then d [1 per unit of x]
    Polynomial,  ///< y = a + b x + c x^2 + ... up to a chosen degree; a, b, c ...
    Own          ///< a typed formula, see OwnFit
};

/// Largest number of parameters of a fit, and highest degree of a polynomial.
inline constexpr std::size_t mostFitParameters = 8;
inline constexpr int highestDegree = static_cast<int>(mostFitParameters) - 1;

struct FitParameter {
    std::string letter = {};
    double value = 0;
    double error = 0; ///< standard error, from the scatter about the curve; 0 if no freedom is left
};

/// The result of a fit. The errors assume independent points. Rows of one smooth curve are not independent,
/// so for them the errors only show how well the family fits.
struct Fit {
    FitKind kind = FitKind::Line;
    std::array<FitParameter, mostFitParameters> parameters = {};
    std::size_t count = 0;  ///< number of parameters in use; 0: no fit
    std::size_t points = 0; ///< number of points used
    /// Coefficient of determination: 1 - (sum of squared residuals) / (sum of squares about the mean); for a
    /// power law, of log y.
    double determination = 0;
    /// Standard deviation of the residuals: sqrt(sum of squared residuals / (points - parameters)) [unit of
    /// y]; 0 if no freedom is left.
    double scatter = 0;

    bool found() const { return count > 0; }
    /// The value of the curve at x; of a typed formula OwnFit::at().
    double at(double x) const;
};

/// Below this coefficient of determination the points do not lie on a line, and a slope has no meaning.
inline constexpr double straightLine = 0.9;

/// Fits a curve by least squares. Points that are not finite are skipped. Returns no fit if the points do not
/// determine the parameters. Exponential and sines use minimizeSquares(); a sine starts at the peak of the
/// spectrum. `degree`: of a polynomial, 1 to highestDegree. For a typed formula use OwnFit; there is no fit
/// here.
Fit fitCurve(FitKind kind, std::span<const double> x, std::span<const double> y, int degree = 3);

} // namespace timestep
