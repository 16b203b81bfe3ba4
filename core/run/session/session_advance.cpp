// SPDX-License-Identifier: GPL-3.0-or-later
// How a session advances: steps, rows, divergence, and runs on separate threads.
#include "core/input_error.h"
#include "core/parallel.h"
#include "core/run/session/session.h"
#include "core/run/simulation/run_events.h"
#include "core/translatable.h"
#include "core/undefined.h"
#include "core/vector_state.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// Relative tolerance within which two instants are equal: 10 steps of 0.1 and 1 step of 1.
constexpr double sameInstant = 1e-9;

/// The first steps are timed, then every seventh, because reading the clock costs as much as a short step. An
/// odd interval also samples both phases of costs that alternate from step to step.
constexpr std::int64_t timedFirst = 100, timedEvery = 7;

/// A NaN without a sign, which depends on the processor; other numbers as they are.
double withoutSign(double value) {
    return std::isnan(value) ? undefined : value;
}

} // namespace

bool Session::recordsOn(const RunUnderWay& run) const {
    return !run.diverged && !run.ended &&
           (experiment_.duration == 0 || !run.simulation->atEnd(experiment_.duration));
}

bool Session::goesOn(const RunUnderWay& run) const {
    return recordsOn(run) || (freePlayBegins_ && ticks_ >= *freePlayBegins_ && !run.diverged);
}

bool Session::step() {
    clearUpperVectorHalves();
    double next = std::numeric_limits<double>::infinity();
    for (const RunUnderWay& run : runs_)
        if (goesOn(run)) next = std::min(next, run.simulation->nextTime());
    bool stepped = false;
    for (std::size_t i = 0; i < runs(); ++i) {
        if (!goesOn(runs_[i]) || !(runs_[i].simulation->nextTime() <= next * (1 + sameInstant))) continue;
        const bool diverges = stepRun(i);
        if (diverges && !divergence_) divergence_ = divergenceOf(i);
        stepped = true;
    }
    if (stepped) furthestTicks_ = std::max(furthestTicks_, ++ticks_);
    return stepped;
}

void Session::runToEnd() {
    if (experiment_.duration == 0)
        throw InputError(TRANSLATABLE("fault", "a run without an end needs a duration"), "duration");
    while (step()) {}
}

bool Session::stepRun(std::size_t index) {
    RunUnderWay& run = runs_[index];
    const bool isRecorded = recordsOn(run);
    if (run.watch && isRecorded) run.watch->beforeStep(*run.simulation, run.nextEvent);
    applyDueEvents(*run.simulation, experiment_.events, index, run.nextEvent);
    if (run.hasResiduals) run.simulation->measureResiduals(measuresResiduals(run));
    stepSimulation(run);
    run.diverged = run.simulation->ends();
    if (!isRecorded) return false; // free play: table and divergence belong to the recorded run
    if (run.watch && !run.diverged) noteCrossings(index);
    if (!recordsOn(run) || run.simulation->steps() % experiment_.recordEvery == 0) record(run);
    return run.diverged;
}

/// Notes the crossings of the last step. At that of Experiment::until the run goes back to its instant and
/// ends.
void Session::noteCrossings(std::size_t index) {
    RunUnderWay& run = runs_[index];
    for (CrossingWatch::Found& found :
         run.watch->afterStep(*run.simulation, run.startEnergy, experiment_.events, index)) {
        const Simulation& at = found.at != nullptr ? *found.at : *run.simulation;
        if (++run.crossingsNow > run.crossings.size() && run.crossings.size() < mostCrossings) {
            Crossing crossing{found.condition, found.rising, found.time, {}};
            for (const RecordedColumn& column : run.columns)
                crossing.values.push_back(withoutSign(column.value(at, run.startEnergy)));
            if (!run.calculator.empty()) {
                const ColumnCalculator::Memory rows = run.calculator.memory();
                run.calculator.compute(at, run.startEnergy);
                for (const double value : run.calculator.values())
                    crossing.values.push_back(withoutSign(value));
                run.calculator.remember(rows);
            }
            run.crossings.push_back(std::move(crossing));
        }
        run.ended = experiment_.until && found.condition == 0;
        if (!run.ended || found.at == nullptr) continue;
        run.simulation = std::move(found.at);
        run.diverged = run.simulation->ends();
    }
}

void Session::stepSimulation(RunUnderWay& run) const {
    const std::int64_t done = run.simulation->steps();
    if (!measuresTimes_ || (done > timedFirst && done % timedEvery != 0)) return run.simulation->step();
    const StepClock clock;
    run.simulation->step();
    run.times.add(clock.seconds());
}

void Session::record(RunUnderWay& run, ColumnCalculator::Row kind) {
    const bool again = ++run.rows <= run.rowsKept; // this row was recorded before with the same values
    if (again && !run.calculator.remembers()) return;
    if (!run.calculator.empty()) run.calculator.compute(*run.simulation, run.startEnergy, kind);
    if (again) return;
    ++run.rowsKept;
    Column* column = table_.columns.data() + run.firstColumn;
    for (const RecordedColumn& recorded : run.columns)
        (column++)->values.push_back(withoutSign(recorded.value(*run.simulation, run.startEnergy)));
    for (const double value : run.calculator.values()) (column++)->values.push_back(withoutSign(value));
}

std::vector<double> Session::valuesAfterAction() const {
    if (performedAt_ != ticks_ || ticks_ != furthestTicks_ || performedLately_.empty() || isInFreePlay())
        return {};
    std::vector<double> values;
    values.reserve(table_.columns.size());
    for (const RunUnderWay& run : runs_) {
        for (const RecordedColumn& column : run.columns)
            values.push_back(column.needs(MetricNeeds::Residuals)
                                 ? undefined
                                 : withoutSign(column.value(*run.simulation, run.startEnergy)));
        values.resize(values.size() + experiment_.calculated.size(), undefined);
    }
    return values;
}

Divergence Session::divergenceOf(std::size_t run) const {
    return {run, simulation(run).steps(), simulation(run).time(), simulation(run).failure()};
}

bool Session::advance(std::int64_t ticks) {
    clearUpperVectorHalves();
    if (const auto together = runsInStep(); ticks > 1 && together.size() > 1)
        return advanceOnThreads(together, ticks);
    bool stepped = false;
    for (; ticks > 0 && step(); --ticks) stepped = true;
    return stepped;
}

std::vector<std::size_t> Session::runsInStep() const {
    std::vector<std::size_t> going;
    for (std::size_t run = 0; run < runs(); ++run)
        if (recordsOn(runs_[run])) going.push_back(run);
    const auto isInStep = [&](std::size_t run) {
        const Simulation &one = simulation(going.front()), &other = simulation(run);
        return !one.stepVaries() && !other.stepVaries() && one.stepSize() == other.stepSize() &&
               one.steps() == other.steps() && one.nextTime() == other.nextTime();
    };
    return std::all_of(going.begin(), going.end(), isInStep) ? going : std::vector<std::size_t>();
}

bool Session::advanceOnThreads(const std::vector<std::size_t>& together, std::int64_t ticks) {
    std::vector<std::int64_t> made(together.size(), 0);
    inParallel(together.size(), together.size(), nullptr, [&](std::size_t item, Worker& worker) {
        const std::size_t run = together[item];
        std::int64_t steps = 0;
        for (; steps < ticks && recordsOn(runs_[run]) && worker.goesOn(); ++steps) stepRun(run);
        made[item] = steps;
    });
    ticks_ += *std::max_element(made.begin(), made.end());
    furthestTicks_ = std::max(furthestTicks_, ticks_);
    if (divergence_) return true;
    for (const std::size_t run : together) // the earliest divergence, as in step()
        if (runs_[run].diverged && (!divergence_ || simulation(run).steps() < divergence_->step))
            divergence_ = divergenceOf(run);
    return true;
}

} // namespace timestep
