// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/motions_together.h"

#include <algorithm>

namespace timestep {

namespace {

/// Sections and bifurcations show chaotic motions, which round-off changes; therefore sines are those of
/// single runs.
constexpr Ensemble::Sines sines = Ensemble::Sines::Library;

} // namespace

bool goesTogether(const AnalysedRun& run) {
    return Ensemble::goesInLanes(*run.integrator, *run.problem, sines);
}

std::size_t mostTogether(std::size_t runs, unsigned threads) {
    const std::size_t working = threadsOf(threads);
    return std::clamp<std::size_t>((runs + working - 1) / working, 8, 32);
}

std::vector<RunGroup> cutTogether(std::span<const AnalysedRun* const> runs, std::size_t most,
                                  const std::function<bool(std::size_t i, std::size_t j)>& alike) {
    const auto joins = [&](std::size_t first, std::size_t next) {
        return goesTogether(*runs[next]) && runs[first]->integrator == runs[next]->integrator &&
               runs[first]->problem->laneEquation() == runs[next]->problem->laneEquation() &&
               alike(first, next);
    };
    std::vector<RunGroup> items;
    for (std::size_t begin = 0, end = 0; begin < runs.size(); begin = end) {
        for (end = begin + 1; end < runs.size() && end - begin < most && joins(begin, end); ++end) {}
        if (end - begin < Ensemble::fewestInLanes) end = begin + 1;
        items.emplace_back();
        for (std::size_t i = begin; i < end; ++i) items.back().push_back(i);
    }
    return items;
}

Ensemble startTogether(std::span<const AnalysedRun* const> runs, double h) {
    std::vector<const Problem*> problems;
    std::vector<double> starts;
    for (const AnalysedRun* run : runs) {
        const std::size_t n = run->problem->coordinates();
        starts.resize(starts.size() + 2 * n);
        const std::span<double> y = std::span(starts).last(2 * n);
        run->problem->start(y.first(n), y.subspan(n));
        problems.push_back(run->problem.get());
    }
    return {*runs.front()->integrator, problems, 0, h, starts, sines};
}

} // namespace timestep
