// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"
#include "widgets/plot/content/plot_state.h"

#include <QStringList>

namespace timestep {

/// Sentences on the curves and their ranges, or on the cells of a heat map, and the notes of the reader, for
/// screen readers.
QStringList plotSentences(const PlotState& state, const Chart& chart, const QLocale& numbers);

} // namespace timestep
