// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/provenance/provenance.h"
#include "core/run/experiment.h"
#include "core/table/table.h"
#include "widgets/plot/plot_spec.h"

namespace timestep {

/// Writes the plot as a figure that carries its experiment, with columns and axes as the options say where
/// they say something; `recipe` says how its Table is made where that is more than running it. Needs a
/// QApplication. Throws InputError.
void writeFigure(const FigureOptions& options, PlotSpec plot, const Table& table, const QString& caption,
                 const Experiment& experiment, Recipe recipe = {});

} // namespace timestep
