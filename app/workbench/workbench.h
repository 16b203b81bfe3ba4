// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/analysis_thread.h"
#include "app/workbench/pace.h"
#include "app/workbench/undo_history.h"
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
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

class InputError;

/// Why a change was refused; null: it was made.
using Fault = std::shared_ptr<const InputError>;

/// Whether the undo history keeps a run that is at its start and has not been touched, when another one
/// replaces it.
enum class Untouched : std::uint8_t { Kept, Dropped };

/// Holds the open experiment, its runner and the tables that it produced. The parts of the window call its
/// methods and connect to its signals; it includes none of them.
class Workbench : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t mostRuns = 12;

    explicit Workbench(QObject* parent = nullptr);

    /// Opens an experiment, paused at its start. Events of the experiment are replayed. A bad experiment
    /// changes nothing: the function emits refused() with one sentence and returns false.
    bool open(const Experiment& experiment, Untouched before = Untouched::Kept);
    /// Opens the present experiment with other runs; its analyses stay.
    bool openWithRuns(const Experiment& changed);
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

    /// Changes one or several values, with keys as in setByKey(). Rules of a world change during the run; any
    /// other change starts a new run. A bad value changes nothing. `continues`: the slider that made the last
    /// change is still held, so that undo() takes back both.
    Fault set(const SettingValues& values, bool continues = false);
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
    /// Returns to the start of the experiment with its current settings, and with what the learner did before
    /// the first step. Later events of the learner are dropped.
    void reset();
    /// Whether the learner has changed the experiment since it was opened: values, a method, its start.
    bool differs() const;
    /// Goes back to the start of the experiment as it was opened.
    void restore();
    /// A number that changes when an experiment is opened or brought back; new values, the hand and reset()
    /// keep it.
    std::uint64_t opening() const { return m_opening; }
    /// seek() goes to a past tick and pauses there. seekBy() moves by a number of ticks; negative: backwards.
    void seek(std::int64_t tick);
    void seekBy(std::int64_t ticks);
    /// Repeats the range between two ticks until another command is given.
    void repeat(std::int64_t from, std::int64_t to);
    /// Takes back the last change: a run, single steps, an action of the learner, a value, or the opening of
    /// an experiment.
    void undo();
    /// While nothing may run, only what the hand has placed here can be taken back.
    bool canUndo() const {
        return m_history.canUndo() &&
               (!m_locked || m_history.continues({ChangeSeries::Kind::Placement, m_snapshot->tick}));
    }
    /// Repeats what the last undo() has undone; a new change drops the undone entries.
    void redo();
    bool canRedo() const { return m_history.canRedo() && !m_locked; }
    /// The present work, which bringBack() restores after other experiments were opened.
    Work work() const { return {m_generation, m_visit, *m_experiment, m_derived, m_last, m_opened}; }
    /// Restores a work, and keeps the present one in the undo history. Runs that were deleted to save memory
    /// are at their start again. Returns false if the experiment was rejected.
    bool bringBack(const Work& work);
    /// Something that was kept was deleted to save memory, here or elsewhere; see runsDropped().
    void noteDropped() { m_dropped = true; }
    /// The last run before set() began a new one; null: there is none.
    const std::shared_ptr<const LastRun>& lastRun() const { return m_last; }
    /// Its name: "last run, step size h = 1 s".
    QString lastRunLabel() const;
    void clearLastRun() { setLastRun(nullptr); }
    /// The number of the session. It differs after each new run.
    std::uint64_t generation() const { return m_generation; }
    /// A number that changes when another scene is opened, and comes back with the work on it.
    std::uint64_t visit() const { return m_visit; }
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
    /// Blocks running while true (the learner has not committed a prediction yet). `why`: a sentence for the
    /// learner.
    void setLocked(bool locked, const QString& why = {});
    /// Why nothing runs now; empty: there is no reason.
    QString lockedWhy() const { return m_locked ? m_lockedWhy : QString(); }
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
    /// The values of the columns of table() as the hand has made them while the run is paused; empty: it has
    /// changed nothing since the last row.
    const std::vector<double>& byHand() const;
    /// A number that changes whenever the columns of table() or the names of its runs may have changed.
    std::uint64_t tableEdition() const { return m_tableEdition; }
    /// The results of finished analyses; cleared when another experiment is opened.
    const DerivedResults& derived() const { return *m_derived; }
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
    /// The learner changes the start; letGo() will set up this experiment, or keep these events of it.
    void startChanging(const timestep::Experiment& experiment);
    /// lastRun() is another one.
    void lastRunChanged();
    /// Old runs or results were deleted to save memory; emitted once.
    void runsDropped();
    /// One sentence that reports what was rejected and why.
    void refused(const QString& sentence);

private:
    /// Continues with the session that `begin` makes, paused. Adds the previous one to the undo history.
    Fault load(const std::function<Session()>& begin, Untouched before, const ChangeSeries& series = {});
    Fault load(const Experiment& experiment, Untouched before = Untouched::Kept);
    /// Opens another experiment: load(), without what belonged to the one before.
    bool openWith(const std::function<Session()>& begin, Untouched before);
    /// Emits refused() if there is a fault; returns whether there is none.
    bool accept(const Fault& fault);
    /// Adds the present instant to the undo history, but not that at which a session was just loaded: a race
    /// that is opened and run at once is one change. `drops`: the change that follows drops later rows and
    /// events.
    void note(const ChangeSeries& series = {}, bool drops = false);
    /// Adds a session that was replaced to the undo history.
    void keep(Work work, std::unique_ptr<StoredSession> session, Untouched untouched,
              const ChangeSeries& series = {});
    /// Makes the runner continue with another session or at an earlier instant, and returns the present
    /// session.
    std::unique_ptr<StoredSession> go(UndoHistory::Way way);
    void giveRowsBack(StoredSession& session);
    void showWork(Work work);
    bool isAtStart() const { return isCurrent() && m_snapshot->furthest == 0; }
    std::vector<Event> actsAtStart();
    void setOpened(std::shared_ptr<const Experiment> opened);
    std::optional<Experiment> withStart(const std::vector<Event>& acts) const;
    void noteStart(const Event& event);
    void setLastRun(std::shared_ptr<const LastRun> last);
    std::shared_ptr<LastRun> presentRun();
    DerivedResults& ownDerived();
    void nameTable();
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
    std::uint64_t m_visit = 0, m_lastVisit = 0, m_opening = 0;
    std::shared_ptr<const Experiment> m_opened; ///< the experiment as it was opened
    std::set<std::string> m_changed;            ///< keys of the values that were set since
    bool m_startIsChanged = false;              ///< the hand has acted before the first step
    std::shared_ptr<DerivedResults> m_derived = std::make_shared<DerivedResults>(); ///< shared with works
    UndoHistory m_history;
    std::vector<Event> m_startActs; ///< of the learner since the grab, before the first step
    std::shared_ptr<const LastRun> m_last;
    bool m_dropped = false; ///< see noteDropped()
    bool m_saidDropped = false;
    Pace m_pace;
    bool m_still = false;
    bool m_locked = false;
    QString m_lockedWhy;
    bool m_wasRunning = false;
    bool m_wasAtEnd = false;
    QString m_lastError;
    QTimer m_timer;
    AnalysisThread m_analysis;
};

} // namespace timestep
