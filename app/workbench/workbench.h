// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/quick_checks.h"
#include "core/run/runner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace timestep {

class InputError;

/// What is on the desk: the experiment as it was set up, its runner, and the tables that came of it. The
/// window's parts tell it what to do and hear from it what happened; it knows none of them.
class Workbench : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t mostRuns = 4;

    explicit Workbench(QObject* parent = nullptr);
    ~Workbench() override;

    /// Puts an experiment on the desk, paused at its start. A bad one is refused with one sentence and
    /// changes nothing. Events of the experiment are replayed.
    bool open(const Experiment& experiment);
    /// Like open(), but undo() also restores an experiment that had not been run yet.
    bool replace(const Experiment& experiment);
    /// Continues a saved state.
    bool continueState(const Json& state);
    bool hasExperiment() const { return m_experiment.has_value(); }
    /// As it was set up: what a reset starts again.
    const Experiment& experiment() const { return *m_experiment; }
    /// As it was set up, with everything that was done to it by hand so far: what is saved and exported.
    Experiment played();
    /// What continueState() takes.
    Json state();

    /// Changes one or several values as setByKey() takes them. Rules of a world change while it runs;
    /// everything else begins a new run. A bad value changes nothing; returns why it was refused, as one
    /// sentence.
    std::optional<QString> set(const std::vector<std::pair<std::string, std::string>>& values);
    /// A copy of the last run is added (up to four), or one is taken away (the last one stays).
    void addRun();
    /// Adds the run of a quick check and starts all runs anew; nothing where the check makes no sense.
    void check(const QuickCheck& quickCheck);
    void removeRun(std::size_t run);

    void run();
    void pause();
    void step(int count = 1);
    /// Back to the start of the experiment as it is set up now; what was done by hand is forgotten.
    void reset();
    /// Goes to a tick of the past and pauses there; by so many ticks, backwards when negative.
    void seek(std::int64_t tick);
    void seekBy(std::int64_t ticks);
    /// Runs from one tick to another and again, until something else is asked for.
    void repeat(std::int64_t from, std::int64_t to);
    /// Takes back the last run, the last thing that was done by hand, or the last change of the experiment.
    void undo();
    bool canUndo() const { return !m_past.empty() && !m_locked; }
    /// How fast: factor on the scene's own pace (1 second per second, 60 frames per second); 0: as fast as
    /// possible.
    void setSpeed(double factor);
    double speed() const { return m_speed; }
    /// Which FrameLayer bits the pictures show.
    void setLayers(std::uint32_t layers) { m_runner.setLayers(layers); }
    /// A grab, a move, a pin ... of a person.
    void perform(const Event& event);
    /// Nobody may run while this is set (a prediction is not committed yet).
    void setLocked(bool locked);
    bool isLocked() const { return m_locked; }

    /// Carries out an analysis of the experiment, or of another one, beside the window; its result gets that
    /// name (a plot's id) in derived(). One that is under way is given up.
    void startAnalysis(const std::string& name, const AnalysisSpec& spec, const Experiment* of = nullptr);
    void cancelAnalysis();
    bool isAnalysing() const { return m_analysisThread.joinable(); }
    /// Takes in a result that was made elsewhere, as if its analysis had just finished.
    void takeDerived(const std::string& name, DerivedResult derived);

    /// True once snapshot and table belong to the experiment on the desk, and not to the one before.
    bool isCurrent() const {
        return m_snapshot->generation == m_generation && m_tableGeneration == m_generation;
    }
    /// True once the oldest rows of an endless run were forgotten, so that memory stays bounded.
    bool hasForgotten() const { return m_forgotten; }
    const Snapshot& snapshot() const { return *m_snapshot; }
    const Table& table() const { return m_table; }
    /// The results of finished analyses; forgotten when another experiment is opened.
    const DerivedResults& derived() const { return m_derived; }
    bool isRunning() const { return m_snapshot->running; }

    /// Names the runs of the tables anew, after a change of the language.
    void nameRuns();

    /// Waits until a run that goes on has come to its end, and takes in what it recorded. For tests and
    /// exports.
    void finish();

public slots:
    /// Takes in what the runner offers; called by a timer every 16 ms.
    void pull();

signals:
    /// Another experiment, or other values of it: panels show it anew. `restarted`: the run is at its start
    /// again.
    void experimentChanged(bool restarted);
    /// A newer snapshot, and perhaps new rows in the table.
    void advanced();
    /// Somebody made steps by hand.
    void stepped();
    /// It runs, it pauses, it is at its end, it is locked.
    void stateChanged();
    void analysisAdvanced(int done, int of);
    /// Its result is in derived(), or it was refused. Without a name: it was cancelled.
    void analysisFinished(const QString& name);
    /// One sentence: what was refused and why.
    void refused(const QString& sentence);

private:
    /// What can be taken back: what happened from a tick on, or a load.
    struct Past {
        std::uint64_t generation = 0; ///< of the session that was on the desk
        std::int64_t tick = 0;        ///< its tick
        Experiment experiment;        ///< as it was set up
        bool loaded = false;          ///< another session took its place
        Table table = {};             ///< its rows, when one did
        bool steps = false;           ///< single steps: the next one is taken back with them
    };

    /// Returns why the experiment was refused.
    std::optional<QString> load(const Experiment& experiment, bool atStartToo = false);
    /// Tells the listeners of refused(), too.
    QString refuse(const InputError& error);
    /// Notes the present as something to come back to.
    void notePast(bool steps = false);
    /// Puts a session away, with all of its rows, for undo(); one at its start only if that is asked for.
    void putAway(bool atStartToo = false);
    void boundPast();
    void forgetOldRows();
    void joinAnalysis();

    Runner m_runner;
    std::optional<Experiment> m_experiment;
    const Snapshot* m_snapshot;
    std::uint64_t m_generation = 0;
    Table m_table;
    std::uint64_t m_tableGeneration = 0;
    bool m_forgotten = false;
    DerivedResults m_derived;
    std::vector<Past> m_past;
    double m_speed = 1;
    bool m_locked = false;
    bool m_wasRunning = false;
    bool m_wasAtEnd = false;
    std::string m_lastError;
    QTimer m_timer;
    std::thread m_analysisThread;
    std::atomic<bool> m_cancelAnalysis = false;
};

/// Time units of a scene per second of the wall clock at speed 1.
double naturalPace(const Scene& scene);

/// A speed is a power of two from 1/16 to 16, or 0: as fast as possible.
inline constexpr double slowest = 1.0 / 16, fastest = 16;

} // namespace timestep
