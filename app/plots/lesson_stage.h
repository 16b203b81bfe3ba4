// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_card.h"
#include "lessons/lesson.h"
#include "widgets/plot/plot_spec.h"

namespace timestep {

/// What a lesson's plot block asks of a plot card.
struct StagedPlot {
    PlotSource source;
    PlotSpec spec;
};
StagedPlot stagedPlot(const PlotBlock& block, const Experiment& experiment);

} // namespace timestep
