// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session.h"
#include "widgets/plot/plot_spec.h"

#include <QString>

#include <array>
#include <vector>

namespace timestep {

/// The two plots that a scene has before anybody chose others: position error and energy drift where the
/// exact motion is known, strains elsewhere. `table` says what is recorded.
std::array<PlotSpec, 2> standardPlots(const Table& table);

/// A name with a capital, as it heads a plot.
QString headline(QString name);

/// One more plot: the first column over time that none of the others shows. Its title follows from it.
PlotSpec furtherPlot(const Table& table, const std::vector<PlotSpec>& others);

/// What has to stand below a figure so that it can be judged: scene, constants, step, methods with their
/// settings, which velocity an energy uses, seed, version. In the reader's language.
QString caption(const Session& session);

} // namespace timestep
