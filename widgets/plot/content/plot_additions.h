// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"

#include <QString>

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace timestep {

/// A line across the whole plot, drawn by the reader. It never widens an axis.
struct HandLine {
    std::string axes; ///< on which it was drawn, as axesOf() names them; it is not shown on others
    QString label;    ///< may be empty
    bool vertical = false;
    double value = 0; ///< the x of a vertical one, the y of others, in the unit of the axis
};

/// A text that points at a place.
struct PlotNote {
    std::string axes; ///< as of a HandLine
    QString text;
    double x = 0, y = 0; ///< in the units of the axes
};

/// A number measured on one curve, which stays on the plot and is measured anew with the curve's rows.
struct PlotMeasure {
    enum class Kind {
        Slope, ///< at `from`: of a line through the rows around, or the power law on two logarithmic axes
        Area   ///< between `from` and `to`, by trapezoids
    };
    std::string axes; ///< as of a HandLine
    Kind kind = Kind::Slope;
    std::string column; ///< id of the curve's y
    int run = 0;
    std::size_t from = 0, to = 0; ///< rows
};

/// A curve minus another one.
struct CurveDifference {
    std::string column, lessColumn; ///< ids of their y
    int run = 0, lessRun = 0;
};

/// Measured points over the curves, with error bars.
struct MeasuredPoints {
    std::string axes;                ///< as of a HandLine
    QString label;                   ///< the name of their file
    std::vector<double> x, y;        ///< in the units of the axes, of the same length
    std::vector<double> errors = {}; ///< half lengths of the error bars along y; empty: none
};

/// A curve that is fitted to the rows of another one, and anew when these change.
struct PlotFit {
    std::string axes = {}; ///< as of a HandLine
    FitKind kind = FitKind::Line;
    int degree = 3;                        ///< of a polynomial
    std::string formula = {}, starts = {}; ///< of a typed one, as OwnFit takes them
    std::string column = {};               ///< id of the y of the curve that is fitted
    int run = 0;
    /// The rows that count, by their x.
    double from = -std::numeric_limits<double>::infinity(), to = std::numeric_limits<double>::infinity();

    bool operator==(const PlotFit&) const = default;
};

/// Everything that the reader has put on a plot. Plain data.
struct PlotAdditions {
    std::vector<HandLine> lines = {};
    std::vector<PlotNote> notes = {};
    std::vector<PlotMeasure> measures = {};
    std::vector<CurveDifference> differences = {};
    std::vector<MeasuredPoints> points = {};
    std::vector<PlotFit> fits = {};
    bool spectrum = false;  ///< spectra replace the curves
    bool residuals = false; ///< what the fits leave over replaces the curves, where there are fits

    bool empty() const {
        return lines.empty() && notes.empty() && measures.empty() && differences.empty() && points.empty() &&
               fits.empty() && !spectrum && !residuals;
    }
};

} // namespace timestep
