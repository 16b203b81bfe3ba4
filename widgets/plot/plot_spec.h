// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The text people read for an English name of core ("angle"); an empty function leaves names in English.
using Names = std::function<QString(const std::string&)>;

/// How the rows of a curve are shown.
enum class Marks {
    Lines,          ///< a line; a marker here and there so that colour is not alone in telling curves apart
    Markers,        ///< one marker per row
    LinesAndMarkers ///< a line through one marker per row: sweeps
};

/// A line that is not a column of the table: a fitted slope, a limit, an exact value.
struct ReferenceLine {
    QString label;         ///< shown in the legend: "slope 2.00"
    int run = -1;          ///< the run whose colour it takes; -1: a quiet one of its own
    std::vector<double> x; ///< in the unit of the x axis
    std::vector<double> y; ///< in the unit of the y axis, as many as x
};

struct PlotRange {
    double low = 0;
    double high = 1;
};

/// What a plot shows of a Table. Plain data.
struct PlotSpec {
    QString title;              ///< already translated; names the plot for screen readers and heads a figure
    std::string x;              ///< id of the column on the x axis
    std::vector<std::string> y; ///< ids of the columns on the y axis
    bool logX = false;
    bool logY = false;
    std::optional<PlotRange> xRange; ///< none: from the data
    std::optional<PlotRange> yRange; ///< none: from the data
    std::vector<int> runs;           ///< which runs; empty: all
    std::vector<ReferenceLine> referenceLines;
    Marks marks = Marks::Lines;
    std::string colour; ///< id of a column: a heat map of it over x and the first y, for the first run
    std::optional<PlotRange> colourRange; ///< values that the colours span; none: from the data
};

} // namespace timestep
