// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"
#include "core/formula/formula.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// A typed formula of the abscissa with parameters that are found by least squares:
/// "a*exp(-d*x)*cos(w*x)". Every name in it that is neither the abscissa nor known to formulas is a
/// parameter.
class OwnFit {
public:
    /// `abscissas`: names of the abscissa, "x" and perhaps "t". `starts`: start values in the form of
    /// parseConstants(), "w = 6, a = 0.2"; the others are searched for. Throws InputError (column from 1) for
    /// a text that cannot be read, no parameter, too many parameters, and a start value without parameter.
    OwnFit(const std::string& formula, const std::vector<std::string>& abscissas,
           std::string_view starts = {});

    const std::vector<std::string>& parameters() const { return names_; }
    /// Finds the parameters by minimizeSquares() with derivatives from central differences, and keeps them
    /// for at(). Points that are not finite are skipped. No fit if the points do not determine them.
    Fit through(std::span<const double> x, std::span<const double> y);
    /// The value of the formula at x with the parameters found.
    double at(double x) const;

private:
    double value(double x) const;

    struct Values {
        double abscissa = 0;
        std::vector<double> parameters;
    };
    std::vector<std::string> names_;
    std::unique_ptr<Values> values_; ///< read by the formula
    std::unique_ptr<TypedFormula> formula_;
    std::vector<std::pair<std::string, double>> starts_;
};

} // namespace timestep
