// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"

#include <QString>

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace timestep {

/// A line across the whole plot, added by the reader. It never extends an axis.
struct ReaderLine {
    std::string axes; ///< the axes to which it belongs, as axesOf() names them; it is not shown on others
    QString label;    ///< may be empty
    bool vertical = false;
    double value = 0; ///< x of a vertical line, y of a horizontal one, in the unit of the axis
};

/// A text that points at a place.
struct PlotNote {
    std::string axes; ///< as of a ReaderLine
    QString text;
    double x = 0, y = 0; ///< in the units of the axes
    /// Middle of the text in the units of the axes; not defined: where there is room near the place.
    double textX = std::numeric_limits<double>::quiet_NaN(), textY = textX;
};

/// A number measured on one curve; it stays on the plot and is updated with the curve's rows.
struct PlotMeasure {
    enum class Kind {
        Slope, ///< at `from`: of a line through the neighbouring rows, or the exponent of a power law on two
               ///< logarithmic axes
        Area   ///< between `from` and `to`, by trapezoids
    };
    std::string axes; ///< as of a ReaderLine
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
    std::string axes;                ///< as of a ReaderLine
    QString label;                   ///< the name of their file
    std::vector<double> x, y;        ///< in the units of the axes, of the same length
    std::vector<double> errors = {}; ///< half lengths of the error bars along y; empty: none
};

/// A curve that is fitted to the rows of another one, and again when these change.
struct PlotFit {
    std::string axes = {}; ///< as of a ReaderLine
    FitKind kind = FitKind::Line;
    int degree = 3;                        ///< of a polynomial
    std::string formula = {}, starts = {}; ///< of a typed fit, in the form for OwnFit
    std::string column = {};               ///< id of the y of the curve that is fitted
    int run = 0;
    /// The range of x whose rows are fitted.
    double from = -std::numeric_limits<double>::infinity(), to = std::numeric_limits<double>::infinity();

    bool operator==(const PlotFit&) const = default;
};

/// Everything that the reader has put on a plot. Plain data.
struct PlotAdditions {
    std::vector<ReaderLine> lines = {};
    std::vector<PlotNote> notes = {};
    std::vector<PlotMeasure> measures = {};
    std::vector<CurveDifference> differences = {};
    std::vector<MeasuredPoints> points = {};
    std::vector<PlotFit> fits = {};
    bool spectrum = false;  ///< spectra replace the curves
    bool residuals = false; ///< the residuals of the fits replace the curves, if there are fits

    bool empty() const {
        return lines.empty() && notes.empty() && measures.empty() && differences.empty() && points.empty() &&
               fits.empty() && !spectrum && !residuals;
    }
};

} // namespace timestep
