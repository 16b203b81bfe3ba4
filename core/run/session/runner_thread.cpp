// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that a runner calls on its own thread.
#include "core/run/session/memory_limit.h"
#include "core/run/session/runner.h"
#include "core/stop.h"

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
    const StopScope scope([this] { return mustStop(); });
    Clock::time_point last = Clock::now();
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        busy_ = true;
        const bool commanded = !commands_.empty();
        const bool ran = running_;
        takeCommands(lock);
        lock.unlock();
        // The first step may be long, and the user must see what can be paused.
        if (running_ && !ran) guarded([this] { publish(); });
        const Clock::time_point now = Clock::now();
        const bool wasRunning = running_;
        if (running_) guarded([&] { advance(seconds(now - last)); });
        last = now;
        stepBegins();
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

/// Carries out the commands that are waiting, not those that come meanwhile: what these did is published
/// first. Call it with mutex_ locked; it is locked again at the end.
void Runner::takeCommands(std::unique_lock<std::mutex>& lock) {
    for (std::size_t waiting = commands_.size(); waiting > 0 && !stopping_; --waiting) {
        const Command command = std::move(commands_.front());
        commands_.pop_front();
        Stops stops = Stops::Nothing;
        for (const Command& next : commands_) stops = std::max(stops, next.stops);
        stops_ = stops;
        changes_ = true;
        lock.unlock();
        began_ = Clock::time_point::max();
        guarded(command.work);
        lock.lock();
        changes_ = false;
    }
}

/// Steps change the state of a session, not its experiment.
void Runner::stepBegins() {
    began_ = Clock::now();
    changes_ = false;
}

/// Whether the present step keeps a command waiting for too long.
bool Runner::mustStop() const {
    constexpr Clock::duration longest = std::chrono::milliseconds(100);
    return stops_ != Stops::Nothing && began_ < Clock::now() - longest;
}

/// Calls `work`. A step that is stopped inside is undone. A refused event becomes the error of the snapshot.
/// A run that needs too much memory stops with such an error.
void Runner::guarded(const std::function<void()>& work) {
    try {
        work();
    } catch (const Stopped&) {
        undoStoppedStep();
    } catch (const InputError& error) {
        error_ = error;
    } catch (const std::bad_alloc&) {
        running_ = false;
        error_ = InputError(notEnoughMemory());
        try {
            undoStoppedStep();
        } catch (const std::bad_alloc&) { // it stays half changed
        }
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
    runaway_.begin(*session_);
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

/// Continues with a copy of the session as it was at the mark, and returns the session.
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
    runaway_.begin(*session_);
    timeline_ = std::move(timeline);
    strobe_ = std::move(strobe);
    trail_ = std::move(trail);
    const std::lock_guard lock(mutex_);
    pendingRows_.begin(generation_, *session_, true);
    return aside;
}

void Runner::startSteps() {
    repeat_.reset();
    safe_.forget();
    running_ = true;
    due_ = session_->time();
}

void Runner::stopSteps() {
    running_ = false;
    repeat_.reset();
    safe_.forget();
}

void Runner::advance(double elapsed) {
    stepBegins();
    const Clock::time_point end = began_ + slice;
    const bool paced = pace_ != asFastAsPossible;
    due_ += elapsed * (isSlow() ? slowPace() : pace_);
    behind_ = false;
    safe_.pass(*session_);
    while (!paced || session_->time() < due_) {
        const bool around = repeat_ && session_->ticks() >= repeat_->second;
        if (around || !stepOnce()) {
            running_ = repeat_.has_value();
            if (!running_) return;
            seekTo(*session_, repeat_->first);
            due_ = session_->time();
            return;
        }
        if (restsInFreePlay()) {
            running_ = false;
            return;
        }
        if (isSlow()) due_ = std::min(due_, session_->time());
        stepBegins();
        if (began_ >= end) {
            behind_ = paced && session_->time() < due_;
            if (behind_) due_ = session_->time();
            return;
        }
    }
}

/// The pace of slow motion [time unit/s].
double Runner::slowPace() const {
    return stepsInSlowMotion * session_->simulation(0).stepSize();
}

/// Whether the next step is shown in slow motion.
bool Runner::isSlow() const {
    return runaway_.isSlow() && pace_ > slowPace();
}

void Runner::seekTo(Session& session, std::int64_t tick) {
    safe_.forget();
    runaway_.jumped();
    stepBegins();
    timeline_.seek(session, tick, [this] {
        if (stops_ != Stops::AllSteps) stepBegins();
    });
}

/// After a jump that was stopped the session is at a keyframe.
void Runner::undoStoppedStep() {
    if (session_ == nullptr) return;
    if (safe_.isKept())
        safe_.recover(*session_);
    else
        timeline_.goToKeyframe(*session_);
}

bool Runner::stepOnce() {
    try {
        if (!session_->step()) return false;
        strobe_.see(*session_);
        trail_.see(*session_);
        runaway_.see(*session_);
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
    for (std::size_t run = 0; run < snapshot.runs.size(); ++run) {
        snapshot.runs[run].explodes = runaway_.explodes(run);
        snapshot.runs[run].runaway = runaway_.of(*session_, run);
    }
    snapshot.isSlow = running_ && isSlow();
    snapshot.begins = timeline_.begins();
    snapshot.running = running_;
    snapshot.behind = running_ && behind_;
    snapshot.error = error_;
    postRows();
    snapshots_.publish();
}

} // namespace timestep
