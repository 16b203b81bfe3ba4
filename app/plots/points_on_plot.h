// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_additions.h"

namespace timestep {

class PlotGrid;
class RunPlots;

/// Shows measured points on the first open plot of the run with their axes, or on a further one. They take
/// the place of points with the same label there.
void showPoints(PlotGrid& grid, RunPlots& plots, const MeasuredPoints& points);

} // namespace timestep
