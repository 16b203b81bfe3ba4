// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_origin.h"

#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/plots/standard_plots.h"
#include "app/workbench/workbench.h"
#include "core/json/json.h"
#include "core/run/session.h"

namespace timestep {

PlotOrigin originOf(Workbench& workbench, const PlotSource& source) {
    PlotOrigin origin;
    const auto made = workbench.madeOf().find(source.sweep);
    if (source.kind == PlotSource::Kind::Sweep && workbench.sweeps().contains(source.sweep)) {
        const SweepSpec& spec = workbench.sweepSpec(source.sweep);
        origin.experiment = made->second;
        origin.recipe = {toJson(made->second).dump(), spec};
        origin.settings = sweepCaption(Session(made->second), spec);
    } else if (source.kind == PlotSource::Kind::Analysis && workbench.analyses().contains(source.sweep)) {
        const AnalysisSpec& spec = workbench.analysisSpec(source.sweep);
        origin.experiment = made->second;
        origin.recipe.experiment = analysedExperimentText(made->second, spec);
        origin.settings = analysisCaption(Session(made->second), spec);
    } else {
        origin.experiment = workbench.played();
        origin.recipe.experiment = toJson(origin.experiment).dump();
        origin.settings = caption(Session(workbench.experiment()));
        origin.verifiable = source.kind == PlotSource::Kind::Run;
    }
    return origin;
}

} // namespace timestep
