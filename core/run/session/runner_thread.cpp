// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that a runner calls on its own thread.
#include "core/run/session/memory_limit.h"
#include "core/run/session/runner.h"

#include <algorithm>
#include <new>
#include <utility>

namespace timestep {

namespace {

/// Longest time of steps between two checks for commands.
constexpr auto slice = std::chrono::milliseconds(8);
/// Pause between two slices when the session is on time.
constexpr auto rest = std::chrono::milliseconds(4);

double seconds(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

} // namespace

void Runner::loop() {
    Clock::time_point last = Clock::now();
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        std::deque<std::function<void()>> commands;
        commands.swap(commands_);
        busy_ = true;
        lock.unlock();
        const bool commanded = !commands.empty();
        for (const auto& command : commands) guarded(command);
        const Clock::time_point now = Clock::now();
        const bool wasRunning = running_;
        if (running_) guarded([&] { advance(seconds(now - last)); });
        last = now;
        if (session_ != nullptr && (commanded || wasRunning)) guarded([this] { publish(); });
        lock.lock();
        busy_ = running_;
        const auto called = [this] { return stopping_ || !commands_.empty(); };
        if (!running_)
            wake_.wait(lock, called);
        else if (pace_ != asFastAsPossible)
            wake_.wait_for(lock, rest, called);
        if (!wasRunning) last = Clock::now();
    }
}

/// Calls `work`. A refused event becomes the error of the snapshot. A run that needs too much memory stops
/// with such an error.
void Runner::guarded(const std::function<void()>& work) {
    try {
        work();
    } catch (const InputError& error) {
        error_ = error;
    } catch (const std::bad_alloc&) {
        running_ = false;
        error_ = InputError(notEnoughMemory());
    }
}

/// Makes a session the current one, paused.
void Runner::begin(std::unique_ptr<Session> session, std::uint64_t generation) {
    session_ = std::move(session);
    generation_ = generation;
    cutPaths_.assign(session_->runs(), {});
    strobe_.forget();
    strobe_.see(*session_);
    trail_.forget();
    trail_.see(*session_);
    stopSteps();
    restsAt_.reset();
    stillSteps_ = 0;
    error_.reset();
}

/// Takes the session out of the runner; null if there is none.
std::unique_ptr<StoredSession> Runner::putAside() {
    if (session_ == nullptr) return nullptr;
    postRows();
    session_->releaseRows(); // their memory is reserved for the whole run
    const std::lock_guard lock(mutex_);
    return std::make_unique<StoredSession>(StoredSession{generation_, std::move(session_),
                                                         std::move(timeline_), std::move(strobe_),
                                                         std::move(trail_), std::exchange(pendingRows_, {})});
}

/// Goes on with a copy of the session as it was at the mark, and returns the session.
std::unique_ptr<StoredSession> Runner::goBackTo(const SessionMark& mark) {
    Session copy = session_->copy();
    Timeline timeline = timeline_;
    Strobe strobe = strobe_;
    MotionTrail trail = trail_;
    timeline.rewind(copy, mark.furthestTicks);
    copy.performAgain(mark);
    strobe.seeAgain(copy);
    trail.seeAgain(copy);
    timeline.seek(copy, mark.ticks);
    std::unique_ptr<StoredSession> aside = putAside();
    for (std::size_t run = 0; run < copy.runs(); ++run) aside->sharedRows.push_back(copy.rows(run));
    session_ = std::make_unique<Session>(std::move(copy));
    timeline_ = std::move(timeline);
    strobe_ = std::move(strobe);
    trail_ = std::move(trail);
    const std::lock_guard lock(mutex_);
    pendingRows_.begin(generation_, *session_, true);
    return aside;
}

void Runner::startSteps() {
    repeat_.reset();
    running_ = true;
    due_ = session_->time();
}

void Runner::stopSteps() {
    running_ = false;
    repeat_.reset();
}

void Runner::advance(double elapsed) {
    const Clock::time_point end = Clock::now() + slice;
    const bool paced = pace_ != asFastAsPossible;
    due_ += elapsed * pace_;
    behind_ = false;
    while (!paced || session_->time() < due_) {
        const bool around = repeat_ && session_->ticks() >= repeat_->second;
        if (around || !stepOnce()) {
            running_ = repeat_.has_value();
            if (!running_) return;
            timeline_.seek(*session_, repeat_->first);
            due_ = session_->time();
            return;
        }
        if (restsInFreePlay()) {
            running_ = false;
            return;
        }
        if (Clock::now() >= end) {
            behind_ = paced && session_->time() < due_;
            if (behind_) due_ = session_->time();
            return;
        }
    }
}

bool Runner::stepOnce() {
    try {
        if (!session_->step()) return false;
        strobe_.see(*session_);
        trail_.see(*session_);
        keepKeyframe();
        return true;
    } catch (const InputError& error) {
        error_ = error;
        return false;
    }
}

/// Free play is only for the user's actions: when all bodies have come to rest, it stops until the next
/// action. Returns whether it stops now.
bool Runner::restsInFreePlay() {
    constexpr int enough = 60;           // steps
    constexpr double stillEnergy = 1e-9; // [energy scale]
    bool isStill = session_->isInFreePlay() && !repeat_;
    for (std::size_t run = 0; isStill && run < session_->runs(); ++run) {
        const Simulation& simulation = session_->simulation(run);
        isStill = simulation.scene().kind() != SceneKind::Problem &&
                  simulation.kineticEnergy() <= stillEnergy * simulation.energyScale();
    }
    stillSteps_ = isStill ? stillSteps_ + 1 : 0;
    if (stillSteps_ < enough) return false;
    stillSteps_ = 0;
    restsAt_ = session_->ticks();
    return true;
}

/// Limits the time for keyframes to a tenth: between two keyframes, steps run for at least ten times as long
/// as storing a keyframe takes. The clock affects only the ticks of keyframes, never the state after a jump.
void Runner::keepKeyframe() {
    const Clock::time_point now = Clock::now();
    if (now - lastKeyframe_ < 10 * keyframeCost_) return;
    if (!timeline_.passed(*session_)) return;
    lastKeyframe_ = Clock::now();
    keyframeCost_ = lastKeyframe_ - now;
}

/// Moves the rows that the session has recorded to pendingRows_, for takeRows().
void Runner::postRows() {
    const std::lock_guard lock(mutex_);
    if (pendingRows_.generation() != generation_) pendingRows_.begin(generation_, *session_);
    pendingRows_.add(*session_);
}

void Runner::publish() {
    Snapshot& snapshot = snapshots_.back();
    snapshot.generation = generation_;
    takeSnapshot(snapshot, *session_, layers_, cutPaths_);
    snapshot.strobe = strobe_.pictures();
    for (std::size_t run = 0; run < snapshot.runs.size(); ++run)
        trail_.copy(run, session_->ticks(), snapshot.runs[run].trail);
    snapshot.begins = timeline_.begins();
    snapshot.running = running_;
    snapshot.behind = running_ && behind_;
    snapshot.error = error_;
    postRows();
    snapshots_.publish();
}

} // namespace timestep
