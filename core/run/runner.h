// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/cut_path.h"
#include "core/run/session.h"
#include "core/run/triple_buffer.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace timestep {

/// What can be seen of a session at one instant.
struct Snapshot {
    struct RunState {
        Frame frame, exact;
        bool exactIsComputed = false; ///< `exact` is a computed reference and not a closed form
        std::int64_t steps = 0;
        std::int64_t evaluations = 0;
        std::string_view velocityConvention;
        bool finite = true;
        bool tornToBorder = false; ///< CutPath::reachesBorder()
    };
    std::uint64_t generation = 0; ///< which load() this belongs to; 0: nothing was loaded yet
    double time = 0;              ///< [time unit]
    std::vector<RunState> runs;
    Table residuals; ///< Session::residualTable()
    bool running = false;
    bool atEnd = false;
    bool behind = false; ///< the machine is too slow for the speed that was asked for
    std::optional<Divergence> divergence;
    std::string error; ///< why the last event was refused; empty: it was not
};

/// Owns a session on a thread of its own and paces it. Commands go in by a queue, pictures come out through a
/// triple buffer, rows of the table through a mailbox in which nothing is lost. The pace decides when steps
/// are made, never their size or number. All functions are for one thread, the owner's.
class Runner {
public:
    /// As fast as the machine can.
    static constexpr double asFastAsPossible = 0;

    Runner();
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// Replaces the session; paused at its start. Returns its generation. Throws InputError and keeps the old
    /// one.
    std::uint64_t load(Experiment experiment);
    std::uint64_t load(Session session);

    void run();
    void pause();
    /// Makes so many steps (Session::step) now, paused afterwards.
    void step(int count = 1);
    /// Time units per second of the wall clock; asFastAsPossible: no pacing.
    void setPace(double unitsPerSecond);
    /// Which FrameLayer bits the frames show.
    void setLayers(std::uint32_t layers);
    /// Session::perform; a refusal stands in the next snapshot.
    void perform(Event event);

    /// The newest snapshot; `changed` (may be null) tells whether it is newer than at the last call.
    const Snapshot& newest(bool* changed = nullptr);
    /// Appends the rows recorded since the last call to `table`; one of another generation is replaced.
    /// Returns the generation that the table now has.
    std::uint64_t takeRows(Table& table, std::uint64_t generation);

    /// Waits for the running slice and returns what the session would save, its events included.
    Json save();
    /// The experiment with everything that was done to it so far.
    Experiment experiment();
    /// Waits until the commands given so far are carried out and, if it runs, the session has come to its
    /// end.
    void finish();

private:
    void enqueue(std::function<void()> command);
    void waitFor(std::function<void()> command);
    void loop();
    void advance(double elapsed);
    void makeSteps(int count);
    /// False at the end, and when an event of the experiment is refused: error_ then says why.
    bool stepOnce();
    void publish();

    std::mutex mutex_; ///< guards commands_, stopping_, mailbox_ and mailGeneration_
    std::condition_variable wake_;
    std::deque<std::function<void()>> commands_;
    bool stopping_ = false;
    Table mailbox_;
    std::uint64_t mailGeneration_ = 0;
    TripleBuffer<Snapshot> snapshots_;
    std::uint64_t lastGeneration_ = 0; ///< of the owner's thread

    // Of the runner's thread:
    std::unique_ptr<Session> session_;
    std::uint64_t generation_ = 0;
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
