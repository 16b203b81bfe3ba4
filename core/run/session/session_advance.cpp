// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel.h"
#include "core/run/session/session.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/vector_state.h"

#include <algorithm>
#include <cmath>
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

/// How many of the next steps of a run need no look at its end, at events or at residuals: all but its last,
/// and those up to the next event.
std::int64_t Session::plainSteps(const RunUnderWay& run, std::int64_t most) const {
    if (run.simulation->asProblem() == nullptr || run.simulation->stepVaries()) return 0;
    const std::int64_t done = run.simulation->steps();
    if (run.nextEvent < experiment_.events.size())
        most = std::min(most, experiment_.events[run.nextEvent].step - done);
    if (experiment_.duration == 0) return most;
    const std::int64_t all = std::llround(experiment_.duration / run.simulation->stepSize());
    return std::min(most, all - 1 - done);
}

/// Whether the rows of plain steps can be computed from the states, many at once.
bool Session::recordsByStates(const RunUnderWay& run) const {
    return experiment_.recordEvery == 1 && !measuresTimes_ && run.calculator.empty() &&
           run.rows == run.rowsKept && run.stateReader.readsAll() &&
           run.simulation->asProblem()->stepsChangeTheStateAlone();
}

/// What makePlainSteps() does, for runs of recordsByStates().
void Session::makeStretch(std::size_t index, std::int64_t end, std::int64_t& made,
                          std::optional<Divergence>& divergence) {
    RunUnderWay& run = runs_[index];
    auto& simulation = static_cast<ProblemSimulation&>(*run.simulation);
    moveRows(run);
    while (made < end && !run.diverged) {
        simulation.step(static_cast<std::size_t>(std::min<std::int64_t>(StateRows::most, end - made)),
                        run.states);
        run.stateReader.read(simulation, run.startEnergy, run.states,
                             table_.columns.data() + run.firstColumn);
        made += static_cast<std::int64_t>(run.states.rows);
        run.rowsKept = run.rows += run.states.rows;
        if (simulation.ends()) divergence = diverge(index);
    }
}

/// What stepRun() does where plainSteps() says that there is nothing more to do.
void Session::makePlainSteps(std::size_t index, std::int64_t end, std::int64_t& made,
                             std::optional<Divergence>& divergence) {
    RunUnderWay& run = runs_[index];
    if (recordsByStates(run)) return makeStretch(index, end, made, divergence);
    const ProblemSimulation& simulation = *run.simulation->asProblem();
    for (; made < end && !run.diverged; ++made) {
        stepSimulation(run);
        if (simulation.ends()) divergence = diverge(index);
        if (run.diverged || hasRow(simulation.steps())) record(run);
    }
}

void Session::stepRunOften(std::size_t index, std::int64_t end, std::int64_t& made,
                           std::optional<Divergence>& divergence) {
    RunUnderWay& run = runs_[index];
    try {
        while (made < end && goesOn(run)) {
            if (const std::int64_t plain = plainSteps(run, end - made); plain > 0) {
                makePlainSteps(index, made + plain, made, divergence);
            } else {
                divergence = stepRun(index);
                ++made;
            }
        }
    } catch (...) { // of an event: the rows before it belong to the table
        moveRows(run);
        throw;
    }
    moveRows(run);
}

bool Session::advance(std::int64_t ticks) {
    clearUpperVectorHalves();
    std::vector<std::size_t> going;
    for (std::size_t run = 0; run < runs(); ++run)
        if (goesOn(runs_[run])) going.push_back(run);
    const bool together = std::all_of(going.begin(), going.end(), [&](std::size_t run) {
        return keepStep(simulation(going.front()), simulation(run));
    });
    const bool isAlone = going.size() == 1;
    if (going.empty() || ticks < 2 || plays() || (!isAlone && !together)) {
        bool stepped = false;
        while (ticks-- > 0 && step()) stepped = true;
        return stepped;
    }
    std::vector<std::int64_t> made(going.size(), 0);
    std::vector<std::optional<Divergence>> divergences(going.size());
    const auto countTicks = [&] {
        ticks_ += *std::max_element(made.begin(), made.end());
        furthestTicks_ = std::max(furthestTicks_, ticks_);
    };
    try {
        if (isAlone) {
            stepRunOften(going.front(), ticks, made.front(), divergences.front());
        } else {
            constexpr std::int64_t patience = 256; // steps between two looks at the others
            inParallel(going.size(), going.size(), nullptr, [&](std::size_t item, Worker& worker) {
                const std::size_t run = going[item];
                std::int64_t& done = made[item];
                while (done < ticks && goesOn(runs_[run]) && worker.goesOn())
                    stepRunOften(run, std::min(ticks, done + patience), done, divergences[item]);
            });
        }
    } catch (...) {
        countTicks();
        throw;
    }
    for (std::optional<Divergence>& one : divergences) // in the order of step()
        if (one &&
            (!divergence_ || std::tie(one->step, one->run) < std::tie(divergence_->step, divergence_->run)))
            divergence_ = std::move(one);
    countTicks();
    return true;
}

} // namespace timestep
