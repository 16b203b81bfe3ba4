// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/session.h"
#include "widgets/plot/content/plot_spec.h"

#include <QString>

#include <array>
#include <vector>

namespace timestep {

/// The two default plots of a scene: position error and energy drift if the exact motion is known, strains
/// otherwise. `table` defines which columns exist.
std::array<PlotSpec, 2> standardPlots(const Table& table);

/// Capitalises a name for the title of a plot.
QString headline(QString name);

/// A plot of the first column over time that `others` do not show. Its title is derived from the column.
PlotSpec furtherPlot(const Table& table, const std::vector<PlotSpec>& others);

/// "Measured points: fall.csv (12)."; empty if the plot shows none.
QString pointsSentence(const PlotSpec& plot);

/// The caption of a figure, with everything needed to judge it: scene, constants, step, methods with their
/// settings, the velocity used for energies, seed, version. In the current language.
QString caption(const Session& session, const PlotSpec* drawn = nullptr);

} // namespace timestep
