// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/particles/world/cut_path.h"
#include "core/run/session/motion_trail.h"
#include "core/run/session/runaway.h"
#include "core/run/session/safe_point.h"
#include "core/run/session/session.h"
#include "core/run/session/snapshot.h"
#include "core/run/session/stored_session.h"
#include "core/run/session/strobe.h"
#include "core/run/session/timeline.h"
#include "core/run/session/triple_buffer.h"
#include "core/table/table.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace timestep {

/// Steps a session on its own thread at a requested pace. A queue takes the commands. pause(), the end of the
/// runner and functions that wait do not wait for a long step: after a tenth of a second it is stopped inside
/// and undone (core/stop.h). A triple buffer provides pictures and keeps only the newest; PendingRows provide
/// rows of the table and keep all. The pace determines when steps are made, never their size or number. Call
/// all functions from one thread.
class Runner {
public:
    /// Pace: no waiting between steps.
    static constexpr double asFastAsPossible = 0;
    /// Steps per second of the slow motion at an explosion.
    static constexpr double stepsInSlowMotion = 7;

    Runner();
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// Continues with the session that `begin` makes on the runner's thread, paused at its start. Returns the
    /// previous session, null if there was none; it has all rows that were not taken. Throws what `begin`
    /// throws, and then changes nothing.
    std::unique_ptr<StoredSession> replace(const std::function<Session()>& begin);
    /// Continues with a stored session, paused, and returns the present one. If the one was copied from the
    /// other, the rows that both have stay in the table of takeRows().
    std::unique_ptr<StoredSession> exchange(std::unique_ptr<StoredSession> stored);
    /// The present instant, before an action of the user. It is known when the command has been carried out.
    std::shared_ptr<const SessionMark> mark();
    /// Continues with a copy of the session as it was at the mark, paused, and returns the present session.
    std::unique_ptr<StoredSession> rewind(std::shared_ptr<const SessionMark> mark);
    /// Continues with a copy of the session without the rows and events that come later, before an action
    /// that drops them, and returns the session that has them.
    std::unique_ptr<StoredSession> branch();
    /// replace() without a way back. Returns the generation of the new session.
    std::uint64_t load(Experiment experiment);
    /// The number of the session that was made last.
    std::uint64_t newestGeneration() const { return lastGeneration_; }

    void run();
    void pause();
    /// Makes this number of steps (Session::step) at once, then pauses.
    void step(int count = 1);
    /// Goes to a past tick, or to the furthest tick, and pauses there.
    void seek(std::int64_t tick);
    /// Goes this number of ticks forward, or backward if negative, and pauses there.
    void seekBy(std::int64_t ticks);
    /// Repeats the ticks from `from` to `to` until another command. An empty range ends the repetition.
    void repeat(std::int64_t from, std::int64_t to);
    /// Whether all commands so far are carried out and the thread makes no steps. newest() and takeRows()
    /// then give the last picture and the last rows until the next command.
    bool isIdle();
    /// Sets the pace in time units per second of real time, or asFastAsPossible. At a pace, the first steps
    /// of an explosion (RunawayWatch) are made at most stepsInSlowMotion times per second, so that it can be
    /// seen.
    void setPace(double unitsPerSecond);
    /// Sets the FrameLayer bits of the frames.
    void setLayers(std::uint32_t layers);
    /// Calls Session::continueFreely() and runs. It pauses when all bodies have come to rest; perform() then
    /// continues.
    void continueFreely();
    /// Keeps pictures of every `every`-th tick from now on, and fewer when there are many; 0: keeps none.
    void setStrobe(std::int64_t every);
    /// Sets whether snapshots contain the path of the first point of each run.
    void setTrail(bool on);
    /// Calls Session::perform. If it throws, the next snapshot contains the reason.
    void perform(Event event);

    /// The newest snapshot; `changed` (may be null) is set to whether it is newer than at the last call.
    const Snapshot& newest(bool* changed = nullptr);
    /// Updates `table`: removes from its end the rows that were undone since the last call, and appends the
    /// new rows. Replaces a table of another generation. Returns the generation of the updated table.
    std::uint64_t takeRows(Table& table, std::uint64_t generation);

    /// Waits until all commands so far are carried out. newest() and takeRows() then include everything
    /// computed so far. If the last command was pause(), no further steps follow.
    void drain();
    /// Returns Session::save() after all commands so far, including the performed events.
    Json save();
    /// Returns the experiment with all events performed so far. Does not wait for steps.
    Experiment experiment();
    /// Waits until all commands so far are carried out and, if the session is running, until its end. The
    /// wait can be stopped (core/stop.h).
    void finish();

private:
    using Clock = std::chrono::steady_clock;

    /// What a command in the queue stops: nothing, a long step, or steps and jumps as a whole.
    enum class Stops : std::uint8_t { Nothing, LongStep, AllSteps };
    struct Command {
        std::function<void()> work;
        Stops stops;
    };

    void enqueue(std::function<void()> command, Stops stops = Stops::Nothing);
    /// Does nothing without a session. An InputError of the command becomes the error of the snapshot.
    void onSession(std::function<void(Session&)> command);
    void waitFor(std::function<void()> command);

    // Called on the runner's thread only:
    void loop();
    void guarded(const std::function<void()>& work);
    bool mustStop() const;
    void stepBegins();
    void undoStoppedStep();
    void takeCommands(std::unique_lock<std::mutex>& lock);
    void seekTo(Session& session, std::int64_t tick);
    void begin(std::unique_ptr<Session> session, std::uint64_t generation);
    std::unique_ptr<StoredSession> putAside();
    std::unique_ptr<StoredSession> goBackTo(const SessionMark& mark);
    void startSteps();
    void stopSteps();
    void advance(double elapsed);
    /// Returns false at the end. Also returns false if an event of the experiment is refused; error_ then
    /// contains the reason.
    bool stepOnce();
    bool restsInFreePlay();
    double slowPace() const;
    bool isSlow() const;
    void keepKeyframe();
    void postRows();
    void publish();

    std::mutex mutex_; ///< guards the members down to pendingRows_
    std::condition_variable wake_;
    std::deque<Command> commands_;
    bool stopping_ = false;
    bool busy_ = false; ///< the thread is carrying out commands or making steps
    PendingRows pendingRows_;
    std::atomic<Stops> stops_ = Stops::Nothing; ///< the most that one of commands_ stops
    /// The thread is carrying out a command that may replace or change the session's experiment.
    std::atomic<bool> changes_ = false;
    TripleBuffer<Snapshot> snapshots_;
    std::uint64_t lastGeneration_ = 0; ///< of the newest session; used by the calling thread only

    // Used by the runner's thread only:
    std::unique_ptr<Session> session_;
    std::uint64_t generation_ = 0;
    Timeline timeline_;
    SafePoint safe_;
    RunawayWatch runaway_;
    Clock::time_point began_ = {}; ///< the present step, or row of steps; the largest time: none
    Clock::time_point lastKeyframe_ = {};
    Clock::duration keyframeCost_ = {};
    std::optional<std::pair<std::int64_t, std::int64_t>> repeat_; ///< ticks
    bool running_ = false;
    bool behind_ = false;
    std::optional<std::int64_t> restsAt_; ///< tick at which free play stopped because nothing moved
    int stillSteps_ = 0;                  ///< consecutive steps of free play in which nothing moved
    std::uint32_t layers_ = 0;
    Strobe strobe_;
    MotionTrail trail_;
    double pace_ = 1;
    double due_ = 0; ///< simulation time that should be reached by now [time unit]
    std::optional<InputError> error_;
    std::vector<CutPath> cutPaths_; ///< by run

    std::thread thread_; ///< last member, so that it starts after all others are constructed
};

} // namespace timestep
