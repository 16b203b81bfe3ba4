// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_origin.h"

#include "app/plots/analysis_plots.h"
#include "app/plots/plot_source.h"
#include "app/plots/standard_plots.h"
#include "app/workbench/workbench.h"
#include "core/json/json.h"
#include "core/run/session/session.h"

namespace timestep {

PlotOrigin originOf(Workbench& workbench, const PlotSource& source, const PlotSpec* drawn) {
    const auto derived = workbench.derived().find(source.name);
    if (source.kind == PlotSource::Kind::Derived && derived != workbench.derived().end()) {
        const auto& [of, spec, result] = derived->second;
        return {{of, spec}, analysisCaption(Session(of), spec)};
    }
    return {{workbench.played()},
            caption(Session(workbench.experiment()), drawn),
            source.kind == PlotSource::Kind::Run};
}

} // namespace timestep
