// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/analysis_thread.h"
#include "app/workbench/pace.h"
#include "core/run/experiment/quick_checks.h"
#include "core/run/session/runner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

class InputError;

/// The last run before values were changed, for comparison with the present one.
struct LastRun {
    Experiment experiment;
    std::shared_ptr<const Table> table; ///< of a long run only some rows
    std::vector<Frame> frames;          ///< its last picture, by run
    std::vector<std::string> changed;   ///< keys of the values that were changed since

    std::size_t bytes() const; ///< approximate size
};

/// Names the work on an experiment: its session with all rows, and the results of its analyses.
struct KeptWork {
    std::uint64_t generation = 0; ///< of the session
    Experiment experiment;        ///< as it was set up
    DerivedResults derived = {};
    std::shared_ptr<const LastRun> last = {};

    /// Approximate size of the results and of the last run; the session is the runner's.
    std::size_t bytes() const;
};

/// Holds the open experiment, its runner and the tables that it produced. The parts of the window call its
/// methods and connect to its signals; it includes none of them.
class Workbench : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t mostRuns = 12;

    explicit Workbench(QObject* parent = nullptr);

    /// Opens an experiment, paused at its start. Events of the experiment are replayed. A bad experiment
    /// changes nothing: the function emits refused() with one sentence and returns false.
    bool open(const Experiment& experiment);
    /// Like open(), but undo() also restores an experiment that had not been run yet.
    bool replace(const Experiment& experiment);
    /// Continues a saved state.
    bool continueState(const Json& state);
    bool hasExperiment() const { return m_experiment.has_value(); }
    /// The experiment as it was set up; reset() starts it again.
    const Experiment& experiment() const { return *m_experiment; }
    /// The experiment as it was set up, plus the learner's events. This is what is saved and exported.
    Experiment played();
    /// played() without the events after the end.
    Experiment recorded();
    /// The saved state that continueState() reads.
    Json state();

    /// Changes one or several values; keys and values as in setByKey(). Rules of a world change during the
    /// run; any other change starts a new run. A bad value changes nothing; the function returns the reason
    /// as one sentence.
    std::optional<QString> set(const std::vector<std::pair<std::string, std::string>>& values);
    /// Replaces the calculated columns and restarts the run, with the learner's events. A run that was at its
    /// end is computed to its end again. Returns false, and emits refused(), if a column is wrong.
    bool calculate(std::vector<CalculatedColumn> columns);
    /// Adds a copy of the last run (up to mostRuns).
    void addRun();
    /// Adds the run of a quick check and restarts all runs. Does nothing if the check does not apply.
    void check(const QuickCheck& quickCheck);
    void removeRun(std::size_t run);

    /// Nothing runs while there is a reason for it, such as a rejected formula. run(), step() and skipToEnd()
    /// then emit refused() with the reason. Empty: there is none.
    void hold(const QString& reason) { m_held = reason; }
    /// Emits aboutToGo(), and returns whether nothing holds the experiment.
    bool settle();
    void run();
    void pause();
    void step(int count = 1);
    /// Computes the rest of the run without waiting between its steps. Does nothing if the run has no end.
    void skipToEnd();
    /// From now on run() does what skipToEnd() does, if the run has an end.
    void setStill(bool on) { m_still = on; }
    /// Whether the rest of the run is computed while the picture stays the same.
    bool computesStill() const { return m_still && m_pace.isSkipping() && m_snapshot->running; }
    /// Returns to the start of the experiment with its current settings. The learner's events are dropped.
    void reset();
    /// seek() goes to a past tick and pauses there. seekBy() moves by a number of ticks; negative: backwards.
    void seek(std::int64_t tick);
    void seekBy(std::int64_t ticks);
    /// Repeats the range between two ticks until another command is given.
    void repeat(std::int64_t from, std::int64_t to);
    /// Undoes the last run, the learner's last event, or the last change of the experiment.
    void undo();
    bool canUndo() const { return !m_past.empty() && !m_locked; }
    /// Repeats what the last undo() has undone; a new change drops the undone entries.
    void redo();
    bool canRedo() const { return !m_undone.empty() && !m_locked; }
    /// The present work, which bringBack() restores after other experiments were opened.
    KeptWork work() const { return {m_generation, *m_experiment, m_derived, m_last}; }
    /// Restores a work, and keeps the present one in the undo history. Runs that were deleted to save memory
    /// are at their start again. Returns false if the experiment was rejected.
    bool bringBack(const KeptWork& work);
    /// Something that was kept was deleted to save memory, here or elsewhere; see runsDropped().
    void noteDropped() { m_dropped = true; }
    /// The last run before set() began a new one; null: there is none.
    const std::shared_ptr<const LastRun>& lastRun() const { return m_last; }
    /// Its name: "last run, step size h = 1 s".
    QString lastRunLabel() const;
    void clearLastRun() { setLastRun(nullptr); }
    /// The number of the session. It differs after each new run.
    std::uint64_t generation() const { return m_generation; }
    /// Factor on the natural pace of the scene (1 second per second, 60 frames per second); 0: as fast as
    /// possible.
    void setSpeed(double factor);
    double speed() const { return m_pace.speed(); }
    /// Sets the times between which the run is interesting [time unit]: outside them it runs Pace::quicker
    /// times as fast as speed() says, if hurrying is on. None: all of it is interesting.
    void setInteresting(std::optional<std::pair<double, double>> times);
    const std::optional<std::pair<double, double>>& interesting() const { return m_pace.interesting(); }
    void setHurrying(bool on);
    /// Whether the run is outside its interesting part and runs faster.
    bool isHurrying() const { return m_pace.isHurrying(); }
    /// The FrameLayer bits that the pictures show.
    void setLayers(std::uint32_t layers) { runner().setLayers(layers); }
    /// See Runner::setStrobe().
    void setStrobe(std::int64_t every) { runner().setStrobe(every); }
    /// See Runner::setTrail().
    void setTrail(bool on) { runner().setTrail(on); }
    /// Performs an event of the learner: a grab, a move, a pin. After the end of the run it starts free play:
    /// the run continues without rows, and the recorded rows are kept.
    void perform(const Event& event);
    /// The learner has let go. If this has changed the start, and the scene has parameters for it, the start
    /// becomes that of the parameters.
    void letGo();
    /// Blocks running while true (the learner has not committed a prediction yet).
    void setLocked(bool locked);
    bool isLocked() const { return m_locked; }

    /// Starts an analysis of the open experiment, or of `of`, on its own thread. derived() stores the result
    /// under `name` (the id of a plot). A running analysis is cancelled first.
    void startAnalysis(const std::string& name, const AnalysisSpec& spec, const Experiment* of = nullptr);
    void cancelAnalysis();
    bool isAnalysing() const { return m_analysis.isRunning(); }
    /// Stores a result that was computed elsewhere and emits analysisFinished().
    void takeDerived(const std::string& name, const DerivedResult& derived);

    /// True if snapshot() and table() belong to the open experiment; false while they still belong to the
    /// previous one.
    bool isCurrent() const {
        return m_snapshot->generation == m_generation && m_tableGeneration == m_generation;
    }
    /// True if the oldest rows of an endless run were dropped to bound the memory.
    bool hasForgotten() const { return m_forgotten; }
    const Snapshot& snapshot() const { return *m_snapshot; }
    const Table& table() const { return m_table; }
    /// A number that changes whenever the columns of table() or the names of its runs may have changed.
    std::uint64_t tableEdition() const { return m_tableEdition; }
    /// The results of finished analyses; cleared when another experiment is opened.
    const DerivedResults& derived() const { return m_derived; }
    bool isRunning() const { return m_snapshot->running; }
    /// The time of the picture while the timeline is before its furthest step, because the learner moved it
    /// or because it repeats [time unit]; none: nothing comes after the picture.
    std::optional<double> pastTime() const {
        if (!isCurrent() || m_snapshot->tick >= m_snapshot->furthest) return std::nullopt;
        return m_snapshot->time;
    }

    /// Updates the names of the runs in the tables after a change of the language.
    void nameRuns();
    /// Takes the title and the names of runs from a translation of the open experiment.
    void takeNames(const Experiment& translation);

    /// Blocks until the current run has ended, then reads its rows. For tests and exports.
    void finish();
    /// Waits until the runner has carried out all commands so far, then reads its rows.
    void catchUp();

public slots:
    /// Reads new snapshots and rows from the runner; a timer calls it every 16 ms
    /// while the runner is busy.
    void pull();

signals:
    /// The experiment is about to run or to be analysed: values that were typed but not taken over must be
    /// applied now.
    void aboutToGo();
    /// Another experiment was opened or its values changed; panels update. `restarted`: the run is at its
    /// start.
    void experimentChanged(bool restarted);
    /// A newer snapshot is available, and perhaps new rows of the table.
    void advanced();
    /// The user made single steps.
    void stepped();
    /// The run started, paused, ended, or was locked or unlocked.
    void stateChanged();
    void analysisAdvanced(int done, int of);
    /// The analysis ended: derived() has its result, or it was refused. An empty name means that it was
    /// cancelled.
    void analysisFinished(const QString& name);
    /// The learner changes the start; letGo() will set up this experiment.
    void startChanging(const timestep::Experiment& experiment);
    /// lastRun() is another one.
    void lastRunChanged();
    /// Old runs or results were deleted to save memory; emitted once.
    void runsDropped();
    /// One sentence that reports what was rejected and why.
    void refused(const QString& sentence);

private:
    /// One entry of the undo history: events after a tick, or the opening of a session.
    struct Past {
        std::uint64_t generation = 0; ///< of the session at that time
        std::int64_t tick = 0;        ///< of that session
        Experiment experiment;        ///< as it was set up then
        bool loaded = false;          ///< another session was opened
        Table table = {};             ///< the rows of the session, if `loaded`
        DerivedResults derived = {};  ///< the results of analyses, if `loaded`
        bool places = false;          ///< the learner places something; its movements are undone together
        bool steps = false;           ///< single steps; following single steps are undone together with them
    };

    /// One thing that was undone.
    struct Undone {
        Past past;                               ///< its entry in the undo history
        Experiment experiment = {};              ///< as it was set up before undo()
        std::shared_ptr<UndoneSteps> steps = {}; ///< null: another session was restored
        Past session = {};                       ///< the one before undo(), if another one was restored
        std::shared_ptr<const LastRun> last = {};
    };

    /// Loads the session that `begin` makes. Returns the reason if it was refused.
    std::optional<QString> load(const std::function<Session()>& begin, bool atStartToo = false);
    std::optional<QString> load(const Experiment& experiment, bool atStartToo = false);
    /// Shows a session that was loaded, and removes what belonged to the one before; does nothing after a
    /// refusal. Returns whether it was loaded.
    bool showLoaded(const std::optional<QString>& refusal);
    /// Emits refused() and returns the sentence.
    QString refuse(const InputError& error);
    /// Adds the present state to the undo history.
    void notePast(bool steps = false);
    bool isAtStart() const { return isCurrent() && m_snapshot->furthest == 0; }
    std::optional<Experiment> withStart(const std::vector<Event>& acts) const;
    void noteStart(const Event& event);
    /// Adds the current session with all its rows to the undo history. A session that is still at its start
    /// is added only with `atStartToo`. Returns whether it was added.
    bool keepEarlierRun(bool atStartToo = false);
    /// Pauses and takes the present session with all its rows out of the window.
    Past putAside();
    bool restore(Past past, Past& present);
    void forgetUndone();
    void setLastRun(std::shared_ptr<const LastRun> last);
    std::shared_ptr<LastRun> presentRun();
    bool bringBack(Past past, bool keepOld);
    void boundPast();
    void forgetOldRows();
    /// The runner for a command: its results are read again until it is idle.
    Runner& runner();
    /// Gives the runner the pace that belongs to the speed and to the present instant.
    void applyPace();

    Runner m_runner;
    QString m_held; ///< see hold()
    std::optional<Experiment> m_experiment;
    const Snapshot* m_snapshot;
    std::uint64_t m_generation = 0;
    Table m_table;
    std::uint64_t m_tableGeneration = 0;
    std::uint64_t m_tableEdition = 1;
    bool m_forgotten = false;
    DerivedResults m_derived;
    std::vector<Past> m_past;
    std::vector<Undone> m_undone;   ///< the last one undone is the last
    std::vector<Event> m_startActs; ///< of the learner since the grab, before the first step
    std::shared_ptr<const LastRun> m_last;
    bool m_dropped = false; ///< a session of the undo history, or a kept result, was deleted
    bool m_saidDropped = false;
    Pace m_pace;
    bool m_still = false;
    bool m_locked = false;
    bool m_wasRunning = false;
    bool m_wasAtEnd = false;
    QString m_lastError;
    QTimer m_timer;
    AnalysisThread m_analysis;
};

} // namespace timestep
