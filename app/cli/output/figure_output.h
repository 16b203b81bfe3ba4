// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/provenance/provenance.h"
#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"

#include <string>
#include <vector>

namespace timestep {

/// Which axes of a figure are not linear.
struct AxisOptions {
    bool logX = false, logY = false;
    bool symlogX = false, symlogY = false; ///< symmetric logarithms
    bool wrapX = false, wrapY = false;     ///< angles modulo 2π
};

void addAxisOptions(std::vector<CommandOption>& options, AxisOptions& axes);
void setAxes(const AxisOptions& axes, PlotSpec& plot);

/// The common options of all commands that draw a figure.
struct FigureOptions {
    std::string file;                                    ///< .png, .svg, .pdf or .tex; empty: no figure
    double widthMm = 0, heightMm = 0;                    ///< 0: 160, and three quarters of the width
    double fontPt = 0;                                   ///< 0: 8 up to 100 mm, 9 above
    std::string style;                                   ///< file of a template; empty: none
    std::string font;                                    ///< family; empty: the program's own
    std::string title, caption;                          ///< drawn; empty: none
    std::string legend, marks;                           ///< words of the options; empty: the standard
    std::string xLabel, yLabel;                          ///< empty: names and units of the columns
    std::string xRange, yRange;                          ///< "low:high"; empty: from the data
    std::vector<std::string> names, colours, lineWidths; ///< "RUN=TEXT", runs counted from 0
    std::vector<std::string> fits;                       ///< forms or formulas
    std::string fitRange, fitStarts;                     ///< "low:high", "w = 6"; empty: all rows, none
    bool blackAndWhite = false;
    std::string x, y; ///< ids of columns, several y separated by commas; empty: the standard plot
    AxisOptions axes;
};

void addFigureOptions(std::vector<CommandOption>& options, FigureOptions& figure);

/// A plot below the one of a figure, over the same x.
struct PlotBelow {
    PlotSpec plot;
    const Table& table;
};

/// Reports on `err` what does not fit, and writes the plot as a figure that embeds its recipe. Options for
/// columns and axes override those of the plot. Prints fits if `speaks`. `below` (may be null) gets two
/// fifths of the height. Needs a QApplication. Throws InputError.
void writeFigure(const FigureOptions& options, PlotSpec plot, const Table& table, const QString& caption,
                 const Recipe& recipe, const CommandContext& context, bool speaks,
                 const PlotBelow* below = nullptr);

} // namespace timestep
