// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_source.h"

#include "app/plots/analysis_plots.h"
#include "app/plots/standard_plots.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "core/run/simulation/simulation.h"
#include "core/undefined.h"

#include <algorithm>
#include <memory>
#include <vector>

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

namespace {

/// The problems of all runs, and room for a state.
struct ExactProblems {
    std::span<const Coordinate> coordinates;
    std::vector<std::unique_ptr<Simulation>> simulations;
    std::vector<double> q, v;
};

} // namespace

ExactMotion exactMotionOf(const Experiment& experiment) {
    if (experiment.scene->kind() != SceneKind::Problem || !experiment.events.empty()) return {};
    auto all = std::make_shared<ExactProblems>();
    all->coordinates = experiment.scene->coordinates;
    try {
        for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
            all->simulations.push_back(makeSimulation(experiment, run));
            const Problem* problem = all->simulations.back()->problem();
            if (problem == nullptr) return {};
            const std::size_t n = problem->coordinates();
            all->q.resize(n);
            all->v.resize(n);
            if (!problem->exact(0, all->q, all->v)) return {};
        }
    } catch (const InputError&) {
        return {};
    }
    return [all](const std::string& column, int run, double time) {
        if (run < 0 || static_cast<std::size_t>(run) >= all->simulations.size() ||
            column.size() <= exactEnd.size())
            return undefined;
        const std::string_view id = std::string_view(column).substr(0, column.size() - exactEnd.size());
        const auto isIt = [id](const Coordinate& each) { return each.id == id || each.velocityId == id; };
        const auto found = std::find_if(all->coordinates.begin(), all->coordinates.end(), isIt);
        if (found == all->coordinates.end()) return undefined;
        const Problem& problem = *all->simulations[static_cast<std::size_t>(run)]->problem();
        const auto place = static_cast<std::size_t>(found - all->coordinates.begin());
        if (place >= all->q.size() || !problem.exact(time, all->q, all->v)) return undefined;
        return found->id == id ? all->q[place] : all->v[place];
    };
}

} // namespace timestep
