// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/figure_options.h"
#include "app/provenance/provenance.h"
#include "widgets/export/figure.h"

#include <string>
#include <vector>

namespace timestep {

/// Reports on `err` what does not fit, and writes the plot as a figure that embeds its recipe. Options for
/// columns and axes override those of the plot. Prints fits if `speaks`. `further` are panels after the plot.
/// Needs a QApplication. Throws InputError.
void writeFigure(const FigureOptions& options, PlotSpec plot, const Table& table, const QString& caption,
                 const Recipe& recipe, const CommandContext& context, bool speaks,
                 const std::vector<FigurePanel>& further = {});

} // namespace timestep
