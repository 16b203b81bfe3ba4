// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/analysis/analysis.h"
#include "core/run/experiment/experiment.h"
#include "widgets/plot/content/curves.h"

#include <QString>

#include <cstdint>
#include <string>

namespace timestep {

class Workbench;
struct PlotSpec;

/// Where the numbers of a plot come from.
struct PlotSource {
    enum class Kind : std::uint8_t { Run, Residuals, Derived } kind = Kind::Run;
    std::string name = {};    ///< Derived: the name of the result in the workbench
    ChartRequest chart = {};  ///< Derived: the chart
    bool scalesGiven = false; ///< Derived: the scales come from the given spec, not from the analysis
};

/// How the numbers of a plot can be computed again.
struct PlotOrigin {
    Recipe recipe;          ///< embedded in files; its experiment includes the user's events
    QString settings;       ///< all settings for a caption, in the current language
    bool verifiable = true; ///< computing the recipe gives the same table again
};

/// The origin of a plot; `drawn`: the plot itself, if its caption is wanted. The workbench must have an
/// experiment.
PlotOrigin originOf(Workbench& workbench, const PlotSource& source, const PlotSpec* drawn = nullptr);

/// Returns the exact motion of an experiment at any time, for plots that draw it smoothly. Empty if the scene
/// has none in closed form, or if its values were changed during the run.
ExactMotion exactMotionOf(const Experiment& experiment);

} // namespace timestep
