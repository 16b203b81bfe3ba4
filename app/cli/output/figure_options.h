// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
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
    std::string file;                 ///< .png, .svg, .pdf or .tex; empty: no figure
    double widthMm = 0, heightMm = 0; ///< 0: 160; three quarters of the width and more for a legend below
    double fontPt = 0;                ///< 0: 8 up to 100 mm, 9 above
    std::string style;                ///< file of a template; empty: none
    std::string font;                 ///< family; empty: the program's own
    std::string title, caption;       ///< drawn; empty: none
    std::string legend, marks;        ///< words of the options; empty: the standard
    std::string xLabel, yLabel;       ///< empty: names and units of the columns
    std::string xRange, yRange;       ///< "low:high"; empty: from the data
    std::vector<std::string> names, colours, lineWidths; ///< "RUN=TEXT", runs counted from 0
    std::vector<std::string> fits;                       ///< forms or formulas
    std::string fitRange, fitStarts;                     ///< "low:high", "w = 6"; empty: all rows, none
    std::vector<std::string> markers, dashes;            ///< "RUN=NAME"
    bool noGrid = false;
    double xTick = 0, yTick = 0; ///< 0: chosen by the room
    bool blackAndWhite = false;
    std::string x, y; ///< ids of columns, several y separated by commas; empty: the standard plot
    std::vector<std::string> panels; ///< "theta over time log-y"; empty: one plot
    int panelColumns = 0;            ///< 0: chosen by the width
    bool noLetters = false, ownAxes = false, equalAxes = false, spectrum = false;
    AxisOptions axes;
};

void addFigureOptions(std::vector<CommandOption>& options, FigureOptions& figure);
/// Refuses what can be refused before anything is computed: another ending of the file, --panel with --x or
/// --y. Throws InputError.
void checkFigureOptions(const FigureOptions& options);

/// The ids in a list that is separated by commas.
std::vector<std::string> idsInList(const std::string& list);
/// Throws InputError that lists the columns if there is none of this id.
void expectColumn(const Table& table, const std::string& id);
/// Throws InputError if an option names a column that the table does not have.
void expectFigureColumns(const FigureOptions& options, const Table& table);
/// The plots of --panel: like `base`, but with the columns, scales and runs that its words say: "COLUMNS
/// [over COLUMN] [run N] [log-x] [log-y] [symlog-x] [symlog-y] [wrap-x] [wrap-y]
/// [equal-axes]". Throws InputError.
std::vector<PlotSpec> panelsOf(const FigureOptions& options, const PlotSpec& base, const Table& table);

} // namespace timestep
