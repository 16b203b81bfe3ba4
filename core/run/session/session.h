// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/metric.h"
#include "core/run/session/crossing_watch.h"
#include "core/run/session/step_times.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace timestep {

/// Where a run diverged.
struct Divergence {
    std::size_t run = 0;
    std::int64_t step = 0;
    double time = 0;
    Sentence why = {}; ///< why the method failed to make the step; empty if a number is not finite
};

/// A copy of a session at one instant, used to go back to it within the same process. It does not contain
/// events and rows.
struct Keyframe {
    struct OfRun {
        std::unique_ptr<const Simulation> simulation;
        std::size_t nextEvent, rows, crossings;
        bool diverged, ended;
        ColumnCalculator::Memory columns;
    };
    std::int64_t ticks = 0;
    std::vector<OfRun> runs;
    std::optional<Divergence> divergence;
    std::size_t bytes = 0; ///< approximate size
};

/// An instant of a session between two actions of the user, to which Runner::rewind() goes back.
struct SessionMark {
    std::int64_t ticks = 0, furthestTicks = 0;
    std::vector<Event> performed = {}; ///< by the user at the furthest tick before this instant
    std::optional<std::int64_t> freePlayBegins = {};
};

/// A running experiment: its simulations, the rows recorded so far and the log of performed events. The
/// window's runner, the command line, parameter sweeps, tests and benchmarks use this class; they differ only
/// in their use of the table.
class Session {
public:
    /// Creates a session at the start, with row 0 recorded. Throws InputError.
    explicit Session(Experiment experiment);
    /// Restores a session from the result of save(). The next steps give the same bytes as without the
    /// interruption. The table starts empty at the saved step. Throws InputError.
    static Session fromState(const Json& state);

    /// Advances to the next instant at which a run must make a step. Every run with a step at that instant
    /// makes it. Records rows. Returns false if every run is at its end or has diverged.
    bool step();
    /// Makes up to `ticks` calls of step(). Runs with the same fixed step use one thread each, with the same
    /// results. Returns false if no step was made. If an event of the experiment is refused (InputError),
    /// some of the runs may have made more steps than others.
    bool advance(std::int64_t ticks);
    /// Makes steps until every run is at its end.
    void runToEnd();

    /// Carries out an event now on its runs and adds it to the events of the experiment (one per run, with
    /// the step number of that run), so that the experiment replays it. If the session is in its past, it
    /// forgets the later events. Throws InputError and then changes nothing.
    void perform(Event event);

    /// The values of all columns after the user's last action, in the order of the table, while the session
    /// is at the tick of that action: its row of the table has the values before. NaN: a value that only
    /// steps or earlier rows determine. Empty: the user has not acted at this tick, or it has no row.
    std::vector<double> valuesAfterAction() const;

    /// Number of calls of step() that made a step, since the start or the restored state.
    std::int64_t ticks() const { return ticks_; }
    /// The largest number of ticks so far. If ticks() is smaller, the session is in its past: steps repeat
    /// the earlier steps and events, and record no rows until they pass the furthest tick.
    std::int64_t furthestTicks() const { return furthestTicks_; }
    Keyframe keyframe() const;
    /// Goes to an earlier or later instant of this session.
    void goTo(const Keyframe& keyframe);
    /// Undoes what a step has done that was stopped inside (core/stop.h). `before`: at an earlier tick, or at
    /// this one. Repeats the steps after it up to ticks(), and none of them can be stopped.
    void recover(const Keyframe& before);
    /// Sets whether every step measures residuals (Simulation::measureResiduals). Initially off: then only
    /// the last step of a run measures them, and steps whose row contains a value from them.
    void measureResiduals(bool on) { measuresResiduals_ = on; }
    /// Sets whether steps that only repeat the past measure no residuals at all. Initially off.
    void skipResiduals(bool on) { skipsResiduals_ = on; }
    /// From now on, measures the real time of some of the steps. The times are only displayed; no table,
    /// state or keyframe contains them.
    void measureTimes() { measuresTimes_ = true; }
    /// Measured times of steps of a run; null if times are not measured.
    const StepTimes* stepTimes(std::size_t run) const { return measuresTimes_ ? &runs_[run].times : nullptr; }
    /// Makes the current tick the furthest. Removes later performed events and treats later rows as not
    /// recorded.
    void forgetFuture();
    SessionMark mark() const;
    /// The same, as if the session had not gone further.
    SessionMark markWithoutLater() const;
    /// A session at the same instant that continues on its own. Its table is empty.
    Session copy() const;
    /// Performs again the events of the mark. Call it at its furthest tick, before any event there.
    void performAgain(const SessionMark& mark);
    /// Number of rows recorded for a run so far, including cleared rows.
    std::size_t rows(std::size_t run) const { return runs_[run].rowsKept; }

    double time() const; ///< largest time of a run [time unit]
    bool atEnd() const;  ///< the recorded run has ended; also true in free play

    /// From now on, steps continue after the end of the recorded run, without rows: free play. Events that
    /// perform() adds there have steps after the end, so that the recorded run replays without them and the
    /// free play with them. Call it only at the end.
    void continueFreely();
    /// Whether steps continue after the end.
    bool continuesFreely() const { return freePlayBegins_.has_value(); }
    /// Whether the current tick lies after the end of the recorded run.
    bool isInFreePlay() const { return freePlayBegins_ && ticks_ > *freePlayBegins_; }
    const Experiment& experiment() const { return experiment_; }
    std::size_t runs() const { return runs_.size(); }
    const Simulation& simulation(std::size_t run) const { return *runs_[run].simulation; }
    const Table& table() const { return table_; }
    /// The first divergence of a run, if any. The table contains the rows of that run up to the divergence.
    const std::optional<Divergence>& divergence() const { return divergence_; }
    /// Largest number of crossings that a session notes of each run. More are found and not noted.
    static constexpr std::size_t mostCrossings = 1000;
    /// The crossings of a run up to the furthest tick, in the order of time. That of Experiment::until is the
    /// last.
    const std::vector<Crossing>& crossings(std::size_t run) const { return runs_[run].crossings; }
    /// Whether the run has ended at Experiment::until.
    bool metUntil(std::size_t run) const { return runs_[run].ended; }
    /// Returns the residuals of the last step, if it measured them. For particles: RMS strain by pass,
    /// columns "pass" and "residual" for each run with passes. For rigid bodies: approach speed by iteration,
    /// and the normal impulses of the first contacts as "impulse-1", "impulse-2" ...
    Table residualTable() const;

    /// Returns the experiment and the state of every run.
    Json save() const;
    /// Removes the recorded rows from the table after its owner has copied them. Keeps the capacity.
    void clearRows();
    /// The same, and frees the memory of the rows. For a session that is kept for later.
    void releaseRows();
    /// Approximate size of all runs and their rows, without timelines [bytes].
    std::size_t bytes() const;

private:
    struct RunUnderWay {
        std::unique_ptr<Simulation> simulation;
        std::vector<RecordedColumn> columns; ///< in the order of the table
        ColumnCalculator calculator;         ///< of the columns after them
        std::size_t firstColumn = 0;         ///< index into table_
        double startEnergy = 0;              ///< [scene energy]
        std::size_t nextEvent = 0;           ///< index into the events of the experiment
        bool diverged = false;
        std::unique_ptr<CrossingWatch> watch; ///< null if the experiment has no conditions
        bool ended = false;                   ///< at Experiment::until
        std::vector<Crossing> crossings;      ///< up to the furthest tick
        std::size_t crossingsNow = 0;         ///< up to the current tick; may be more than are noted
        bool hasResiduals = false;            ///< its steps can measure residuals
        bool recordsResiduals = false;        ///< a column is computed from the residuals
        std::size_t rows = 0, rowsKept = 0; ///< number of rows up to the current tick, and up to the furthest
        StepTimes times;
    };

    RunUnderWay begin(std::size_t run);
    void dropRowsAhead();
    /// Whether the run makes further steps that are recorded, and whether it makes any.
    bool recordsOn(const RunUnderWay& run) const;
    bool goesOn(const RunUnderWay& run) const;
    void forgetEventsToCome();
    void forgetCopies();
    /// Makes a step of one run, with the events due before it and the row after it, and changes no other run.
    /// Returns whether the recorded run diverges in this step.
    bool stepRun(std::size_t run);
    void stepSimulation(RunUnderWay& run) const;
    void noteCrossings(std::size_t run);
    void record(RunUnderWay& run, ColumnCalculator::Row kind = ColumnCalculator::Row::New);
    Divergence divergenceOf(std::size_t run) const;
    /// The runs that are still recorded, if all of them step at the same instants; otherwise none.
    std::vector<std::size_t> runsInStep() const;
    bool advanceOnThreads(const std::vector<std::size_t>& together, std::int64_t ticks);
    bool measuresResiduals(const RunUnderWay& run) const;
    bool residualsAreRead(const RunUnderWay& run) const;

    Experiment experiment_;
    std::vector<RunUnderWay> runs_;
    std::vector<bool> performed_;        ///< per event: whether perform() added it
    std::vector<Event> performedLately_; ///< by perform() at the tick performedAt_
    std::int64_t performedAt_ = -1;
    bool measuresTimes_ = false, measuresResiduals_ = false, skipsResiduals_ = false;
    std::int64_t ticks_ = 0, furthestTicks_ = 0;
    std::optional<std::int64_t>
        freePlayBegins_; ///< tick of the end of the recorded run; empty before continueFreely()
    Table table_;
    std::optional<Divergence> divergence_;
};

} // namespace timestep
