// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysed_run.h"
#include "core/kernels/lanes/ensemble.h"
#include "core/parallel.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace timestep {

/// Indices of runs of an analysis that one work item computes together, with the same bytes as each alone.
using RunGroup = std::vector<std::size_t>;

/// Divides runs into work items: neighbours that can share lanes (with the same method and equation, and
/// alike(i, j): with the same times), at most `most`; the others alone.
std::vector<RunGroup> cutTogether(std::span<const AnalysedRun* const> runs, std::size_t most,
                                  const std::function<bool(std::size_t i, std::size_t j)>& alike);
/// How many of so many runs to compute together, so that every thread has work: enough for lanes to be
/// faster, and at most 32.
std::size_t mostTogether(std::size_t runs, unsigned threads);
/// Whether runs of this method and problem can be computed in lanes.
bool goesTogether(const AnalysedRun& run);

/// All runs at their initial values, for steps of h.
Ensemble startTogether(std::span<const AnalysedRun* const> runs, double h);

/// Makes steps of h for all runs from their initial values, until all have finished or the worker must stop.
/// `time(n)`: the time after n steps. `eachStep(ensemble, n)` is called at the start, n = 0, and after each
/// step; then `take(ensemble, i, n)` for each unfinished run i; it returns false if the run has finished.
void followTogether(std::span<const AnalysedRun* const> runs, double h, const auto& time,
                    const auto& eachStep, const auto& take, const Worker& worker) {
    Ensemble ensemble = startTogether(runs, h);
    std::vector<std::size_t> followed(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) followed[i] = i;
    eachStep(ensemble, std::int64_t{0});
    for (std::int64_t n = 1; !followed.empty() && worker.goesOn(); ++n) {
        ensemble.step(time(n - 1), h);
        eachStep(ensemble, n);
        std::size_t left = 0;
        for (const std::size_t i : followed)
            if (take(ensemble, i, n)) followed[left++] = i;
        followed.resize(left);
    }
}

} // namespace timestep
