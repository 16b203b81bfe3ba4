// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/provenance/provenance.h"
#include "core/table/table.h"
#include "widgets/plot/plot_spec.h"

#include <string>
#include <vector>

namespace timestep {

/// The common options of all commands that draw a figure.
struct FigureOptions {
    std::string file; ///< .png, .svg or .pdf; empty: no figure
    double widthMm = 160, heightMm = 120;
    bool blackAndWhite = false;
    std::string x, y; ///< ids of columns, several y separated by commas; empty: the standard plot
    bool logX = false, logY = false;
    bool symlogX = false, symlogY = false; ///< symmetric logarithms
};

void addFigureOptions(std::vector<CommandOption>& options, FigureOptions& figure);

/// Writes the plot as a figure that embeds its recipe. Options for columns and axes override those of the
/// plot. Needs a QApplication. Throws InputError.
void writeFigure(const FigureOptions& options, PlotSpec plot, const Table& table, const QString& caption,
                 const Recipe& recipe);

} // namespace timestep
