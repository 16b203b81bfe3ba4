// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/cut_path.h"
#include "core/run/session.h"
#include "core/run/timeline.h"
#include "core/run/triple_buffer.h"

#include <chrono>
#include <condition_variable>
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

/// What can be seen of a session at one instant.
struct Snapshot {
    struct RunState {
        Frame frame, exact;
        bool exactIsComputed = false; ///< `exact` is a computed reference and not a closed form
        std::int64_t steps = 0;
        std::int64_t evaluations = 0;
        double stepTime = 0; ///< StepTimes::median(), of this machine [s]
        Text velocityConvention;
        bool finite = true;
        bool tornToBorder = false; ///< CutPath::reachesBorder()
    };
    std::uint64_t generation = 0; ///< which load() this belongs to; 0: nothing was loaded yet
    double time = 0;              ///< [time unit]
    std::vector<RunState> runs;
    Table residuals; ///< Session::residualTable()
    /// Where the session is among the ticks that the timeline knows; before `furthest` it is in its past.
    std::int64_t tick = 0, begins = 0, furthest = 0;
    bool running = false;
    bool atEnd = false;
    bool behind = false; ///< the machine is too slow for the speed that was asked for
    std::optional<Divergence> divergence;
    std::string error; ///< why the last event was refused; empty: it was not
};

/// Steps a session on a thread of its own, at the pace that is asked for. Commands go in through a queue;
/// pictures come out through a triple buffer, which keeps the newest one, and rows of the table through a
/// mailbox, which keeps all of them. The pace decides when steps are made, never their size or number. All
/// functions must be called from one thread.
class Runner {
public:
    /// As fast as the machine can.
    static constexpr double asFastAsPossible = 0;

    Runner();
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// Replaces the session by another one, paused at its start, and returns its generation. Throws
    /// InputError and keeps the old session.
    std::uint64_t load(Experiment experiment);
    std::uint64_t load(Session session);

    void run();
    void pause();
    /// Makes so many steps (Session::step) now, paused afterwards.
    void step(int count = 1);
    /// Goes to a tick of the past (or to the furthest one) and pauses there.
    void seek(std::int64_t tick);
    /// Goes so many ticks forward, or backward when negative, and pauses there.
    void seekBy(std::int64_t ticks);
    /// Runs from one tick to another over and over, until another command; an empty range ends it.
    void repeat(std::int64_t from, std::int64_t to);
    /// Removes the events and the rows from that tick on.
    void rewind(std::int64_t tick);
    /// Undoes load(): the session of that generation is there again as it was when another one was loaded.
    /// Earlier sessions are kept as long as there is room; false: this one is gone, and nothing has changed.
    bool bringBack(std::uint64_t generation);
    /// Time units per second of the wall clock; asFastAsPossible: no pacing.
    void setPace(double unitsPerSecond);
    /// Which FrameLayer bits the frames show.
    void setLayers(std::uint32_t layers);
    /// Calls Session::perform; if that is refused, the next snapshot says why.
    void perform(Event event);

    /// The newest snapshot; `changed` (may be null) tells whether it is newer than at the last call.
    const Snapshot& newest(bool* changed = nullptr);
    /// Removes from the end of `table` the rows that were undone since the last call, and appends those that
    /// were recorded. A table of another generation is replaced. Returns the generation that the table now
    /// has.
    std::uint64_t takeRows(Table& table, std::uint64_t generation);

    /// Waits until the commands given so far are carried out; then newest() and takeRows() have everything
    /// that was computed until then. After pause() nothing follows.
    void drain();
    /// What the session saves once the commands given so far are carried out, its events included.
    Json save();
    /// The experiment with all events that were performed so far.
    Experiment experiment();
    /// Waits until the commands given so far are carried out and, if it runs, the session has come to its
    /// end.
    void finish();

private:
    using Clock = std::chrono::steady_clock;

    void enqueue(std::function<void()> command);
    void waitFor(std::function<void()> command);
    void loop();
    void advance(double elapsed);
    void makeSteps(int count);
    /// False at the end, and when an event of the experiment is refused: error_ then says why.
    bool stepOnce();
    void keepKeyframe();
    void seekNow(std::int64_t tick);
    void publish();
    void mail();
    void storeSession();
    void begin(std::unique_ptr<Session> session, std::uint64_t generation);

    std::mutex mutex_; ///< guards commands_, stopping_ and mailbox_
    std::condition_variable wake_;
    std::deque<std::function<void()>> commands_;
    bool stopping_ = false;
    /// Rows on their way to the table of takeRows().
    struct Mailbox {
        std::uint64_t generation = 0;
        Table rows;                         ///< not taken yet
        std::vector<std::size_t> delivered; ///< per run: rows that were taken
        std::vector<std::size_t> takenBack; ///< per run: how many of those must be removed from the end
    };
    Mailbox mailbox_;
    TripleBuffer<Snapshot> snapshots_;
    std::uint64_t lastGeneration_ = 0; ///< used by the calling thread only

    // Used by the runner's thread only:
    std::unique_ptr<Session> session_;
    std::uint64_t generation_ = 0;
    Timeline timeline_;
    Clock::time_point lastKeyframe_ = {};
    Clock::duration keyframeCost_ = {};
    std::optional<std::pair<std::int64_t, std::int64_t>> repeat_; ///< ticks
    /// A session that was loaded before.
    struct EarlierSession {
        std::uint64_t generation;
        std::unique_ptr<Session> session;
        Timeline timeline;
        Mailbox mailbox;
    };
    std::deque<EarlierSession> earlier_; ///< the oldest first
    bool running_ = false;
    bool behind_ = false;
    std::uint32_t layers_ = 0;
    double pace_ = 1;
    double due_ = 0; ///< the time up to which steps should have been made [time unit]
    std::string error_;
    std::vector<CutPath> cutPaths_; ///< by run

    std::thread thread_; ///< last: it starts when everything else is there
};

} // namespace timestep
