// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/curve_style.h"
#include "widgets/plot/content/plot_additions.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The shape of a reference line.
enum class LineShape {
    Through,    ///< from point to point
    Horizontal, ///< across the whole plot, at one y; never extends the x axis
    Vertical    ///< across the whole plot, at one x; never extends an axis
};

/// A line that is not a column of the table: a fitted slope, a limit, an exact value.
struct ReferenceLine {
    QString label;         ///< shown in the legend: "slope 2.00"
    int run = -1;          ///< the run whose colour it has; -1: a quiet colour
    std::vector<double> x; ///< in the unit of the x axis; Horizontal: none
    std::vector<double> y; ///< in the unit of the y axis, as many as x; Horizontal: one; Vertical: none
    LineShape shape = LineShape::Through;
    bool widens = true;              ///< whether the axes extend to contain it; never for Vertical
    bool pale = false;               ///< a curve of the last run, in the pale colour of its run
    bool points = false;             ///< for Through: points that are not joined by a line
    std::vector<double> errors = {}; ///< of points: half lengths of their error bars along y; empty: none
    bool guess = false;              ///< the reader's prediction, in the style of predictions

    static ReferenceLine horizontal(const QString& label, double y) {
        return {label, -1, {}, {y}, LineShape::Horizontal, true};
    }
    static ReferenceLine vertical(const QString& label, double x) {
        return {label, -1, {x}, {}, LineShape::Vertical, false};
    }
};

/// The mapping from values to places on an axis.
enum class AxisScale {
    Linear,
    Log,    ///< has no place for values <= 0
    Symlog, ///< logarithmic on both sides of zero, nearly linear around it
    Wrapped ///< of angles in rad: values modulo 2π, within one turn
};

/// A range of an axis. An infinite end follows the data.
struct PlotRange {
    double low = 0;
    double high = 1;
};

/// The width of a curve on paper [pt], and the limits for a reader's choice.
inline constexpr double usualLinePt = 1.05, thinnestLinePt = 0.1, thickestLinePt = 12;

/// The part of the axes that a reader has moved to.
struct PlotView {
    PlotRange x, y;
};

/// What a plot shows of a Table. Plain data.
struct PlotSpec {
    QString title;              ///< already translated; names the plot for screen readers and heads a figure
    std::string x;              ///< id of the column on the x axis
    std::vector<std::string> y; ///< ids of the columns on the y axis
    bool logX = false;
    bool logY = false;
    bool symlogX = false;            ///< overrides logX
    bool symlogY = false;            ///< overrides logY
    bool wrapX = false;              ///< angles modulo 2π; overrides the logarithms
    bool wrapY = false;              ///< the same on the y axis
    std::optional<PlotRange> xRange; ///< none: from the data
    std::optional<PlotRange> yRange; ///< none: from the data
    bool yRangeYields = false;       ///< whether data that leave yRange a little widen it
    bool drawnOver = false;   ///< something is drawn over the axes, so they are shown even without data
    bool equalScales = false; ///< a unit has the same length on both axes; linear axes only
    bool exactMotion = false; ///< adds the exact motion in the same two coordinates, if there is one
    bool signedErrors =
        true; ///< errors of a run with one coordinate keep their sign; not on logarithmic axes
    /// id of a column that grows by an area in each step: each step is drawn as a rectangle from zero, with
    /// the width of the step in x and the height of the column's growth per width; linear axes only; empty:
    /// none
    std::string rectangles = {};
    std::vector<int> runs; ///< which runs; empty: all
    std::vector<ReferenceLine> referenceLines;
    Marks marks = Marks::Lines;
    std::string
        colour; ///< id of a column that is shown as a heat map over x and the first y, for the first run
    std::optional<PlotRange> colourRange; ///< values that the colours span; none: from the data
    /// The legend's text for a column, by its id, instead of the names of run and column. The axis label
    /// omits such columns.
    std::map<std::string, QString> labels = {};
    QString xLabel = {}, yLabel = {};      ///< instead of names and units of the columns; empty: those
    std::map<int, QString> runNames = {};  ///< instead of the labels of runs
    std::map<int, QColor> runColours = {}; ///< instead of the colours of runs
    std::map<int, double> runWidths = {};  ///< of the lines of runs on paper [pt]; also applied on the screen
    std::map<int, Marker> runMarkers = {}; ///< instead of the markers of runs
    std::map<int, int> runDashes = {};     ///< index in dashNames, instead of the dashes of runs
    bool grid = true;                      ///< lines at the ticks
    double xTick = 0, yTick = 0;           ///< between ticks of a linear axis; 0: chosen by the room
    QString fontFamily = {};               ///< of all texts in the chart; empty: the program's default
    PlotAdditions added = {};              ///< what the reader has added

    AxisScale xScale() const {
        return wrapX     ? AxisScale::Wrapped
               : symlogX ? AxisScale::Symlog
               : logX    ? AxisScale::Log
                         : AxisScale::Linear;
    }
    AxisScale yScale() const {
        return wrapY     ? AxisScale::Wrapped
               : symlogY ? AxisScale::Symlog
               : logY    ? AxisScale::Log
                         : AxisScale::Linear;
    }
    void setXScale(AxisScale scale) {
        logX = scale == AxisScale::Log;
        symlogX = scale == AxisScale::Symlog;
        wrapX = scale == AxisScale::Wrapped;
    }
    void setYScale(AxisScale scale) {
        logY = scale == AxisScale::Log;
        symlogY = scale == AxisScale::Symlog;
        wrapY = scale == AxisScale::Wrapped;
    }
};

} // namespace timestep
