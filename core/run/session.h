// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"
#include "core/run/metric.h"
#include "core/run/step_times.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace timestep {

/// Where a run left the finite numbers.
struct Divergence {
    std::size_t run = 0;
    std::int64_t step = 0;
    double time = 0;
    Wording why = {}; ///< of a method that could not make the step; empty: a number is not finite
};

/// A session at one instant, to go back to within this program. Events and rows are not part of it.
struct Keyframe {
    struct OfRun {
        std::unique_ptr<const Simulation> simulation;
        std::size_t nextEvent, rows;
        bool diverged;
    };
    std::int64_t ticks = 0;
    std::vector<OfRun> runs;
    std::optional<Divergence> divergence;
    std::size_t bytes = 0; ///< about what it takes up
};

/// An experiment under way: its simulations, the rows recorded so far, and the log of what people did. The
/// window's runner, the command line, sweeps, tests and benchmarks all use this class and differ only in what
/// they do with the table.
class Session {
public:
    /// At the start, with row 0 recorded. Throws InputError.
    explicit Session(Experiment experiment);
    /// Continues from what save() returned: the next steps give the same bytes as if it had never been
    /// interrupted. The table begins anew at the saved step. Throws InputError.
    static Session fromState(const Json& state);

    /// Advances to the next instant at which any run has a step to make; runs whose step falls on it make one
    /// step. Records rows. False: every run is at its end or has diverged.
    bool step();
    /// Steps until every run is at the end.
    void runToEnd();

    /// Carries out an event now, on the runs it names, and adds it to the experiment's events (one per run,
    /// with that run's step number), so that the experiment replays it. In the past it forgets what was done
    /// afterwards. Throws InputError and changes nothing.
    void perform(Event event);

    /// Calls of step() that made a step, since the start or since the state that it began with.
    std::int64_t ticks() const { return ticks_; }
    /// The largest number of ticks so far. With fewer ticks the session is in its own past: steps bring back
    /// what was, events included, and record no rows until they are beyond it.
    std::int64_t furthestTicks() const { return furthestTicks_; }
    Keyframe keyframe() const;
    /// Goes to an instant of this session.
    void goTo(const Keyframe& keyframe);
    /// Whether steps measure residuals (Simulation::measureResiduals). On at first.
    void measureResiduals(bool on);
    /// From now on the wall clock is read around some of the steps. What it says is shown to people and is
    /// part of no table, state or keyframe.
    void measureTimes() { measuresTimes_ = true; }
    /// How long those steps of that run took; null if that is not measured.
    const StepTimes* stepTimes(std::size_t run) const { return measuresTimes_ ? &runs_[run].times : nullptr; }
    /// The present becomes the furthest tick: forgets the events that were performed later, and counts the
    /// later rows as not recorded.
    void forgetFuture();
    /// Rows of that run recorded so far, cleared ones included.
    std::size_t rows(std::size_t run) const { return runs_[run].rowsKept; }

    double time() const; ///< of the run that is furthest [time unit]
    bool atEnd() const;
    const Experiment& experiment() const { return experiment_; }
    std::size_t runs() const { return runs_.size(); }
    const Simulation& simulation(std::size_t run) const { return *runs_[run].simulation; }
    const Table& table() const { return table_; }
    /// The first run that diverged, if any; its rows up to there are in the table.
    const std::optional<Divergence>& divergence() const { return divergence_; }
    /// RMS strain against pass of the last step: columns "pass" and "residual" for each run that has passes.
    /// Of rigid bodies, the approach speed against iteration, and the normal impulses of the first contacts
    /// as "impulse-1", "impulse-2" ...
    Table residualTable() const;

    /// Experiment and the state of every run.
    Json save() const;
    /// Removes the recorded rows from the table, for an owner that has taken them; capacity stays.
    void clearRows();

private:
    struct RunUnderWay {
        std::unique_ptr<Simulation> simulation;
        std::vector<Measure> measures; ///< in the order of its columns
        std::size_t firstColumn = 0;   ///< in table_
        double startEnergy = 0;        ///< [scene energy]
        std::size_t nextEvent = 0;     ///< of the experiment's events
        bool diverged = false;
        std::size_t rows = 0, rowsKept = 0; ///< up to the present, and at the furthest
        StepTimes times;
    };

    RunUnderWay begin(std::size_t run);
    bool goesOn(const RunUnderWay& run) const;
    void stepRun(std::size_t run);
    void stepSimulation(RunUnderWay& run) const;
    void record(RunUnderWay& run);

    Experiment experiment_;
    std::vector<RunUnderWay> runs_;
    std::vector<bool> performed_; ///< by event: it was not part of the experiment from the start
    bool measuresTimes_ = false;
    std::int64_t ticks_ = 0, furthestTicks_ = 0;
    Table table_;
    std::optional<Divergence> divergence_;
};

} // namespace timestep
