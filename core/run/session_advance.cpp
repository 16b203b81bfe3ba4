// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel.h"
#include "core/run/session.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace timestep {

namespace {

/// Whether both simulations make their next steps, and all later ones, at the same instants.
bool keepStep(const Simulation& one, const Simulation& other) {
    return !one.stepVaries() && !other.stepVaries() && one.stepSize() == other.stepSize() &&
           one.steps() == other.steps();
}

} // namespace

bool Session::advance(std::int64_t ticks) {
    std::vector<std::size_t> going;
    for (std::size_t run = 0; run < runs(); ++run)
        if (goesOn(runs_[run])) going.push_back(run);
    const bool together = std::all_of(going.begin(), going.end(), [&](std::size_t run) {
        return keepStep(simulation(going.front()), simulation(run));
    });
    if (going.size() < 2 || ticks < 2 || !together || plays()) {
        bool stepped = false;
        while (ticks-- > 0 && step()) stepped = true;
        return stepped;
    }
    std::vector<std::int64_t> made(going.size(), 0);
    std::vector<std::optional<Divergence>> divergences(going.size());
    inParallel(going.size(), going.size(), nullptr, [&](std::size_t item, Worker& worker) {
        const std::size_t run = going[item];
        for (; made[item] < ticks && goesOn(runs_[run]) && worker.goesOn(); ++made[item])
            if (auto divergence = stepRun(run)) divergences[item] = std::move(divergence);
    });
    for (std::optional<Divergence>& one : divergences) // in the order of step()
        if (one &&
            (!divergence_ || std::tie(one->step, one->run) < std::tie(divergence_->step, divergence_->run)))
            divergence_ = std::move(one);
    ticks_ += *std::max_element(made.begin(), made.end());
    furthestTicks_ = std::max(furthestTicks_, ticks_);
    return true;
}

} // namespace timestep
