// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_card.h"
#include "lessons/model/lesson.h"
#include "widgets/panel/run_settings.h"
#include "widgets/plot/content/plot_spec.h"

#include <vector>

namespace timestep {

/// The plot that a plot block of a lesson describes.
struct StagedPlot {
    PlotSource source;
    PlotSpec spec;
};
StagedPlot stagedPlot(const PlotBlock& block, const Experiment& experiment);

/// The controls that a lesson offers.
std::vector<ControlSpec> controlsOf(const ControlsBlock& block);

} // namespace timestep
