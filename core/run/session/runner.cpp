// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/runner.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/memory_limit.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <future>
#include <new>
#include <optional>
#include <utility>

namespace timestep {

namespace {

/// Longest time that steps are made in one go, between two looks at the commands.
constexpr auto slice = std::chrono::milliseconds(8);
/// Rest between two slices when the session is on time.
constexpr auto rest = std::chrono::milliseconds(4);

double seconds(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

} // namespace

Runner::Runner() : thread_([this] { loop(); }) {}

Runner::~Runner() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Runner::enqueue(std::function<void()> command) {
    {
        const std::lock_guard lock(mutex_);
        commands_.push_back(std::move(command));
    }
    wake_.notify_one();
}

void Runner::waitFor(std::function<void()> command) {
    std::promise<void> done;
    enqueue([&] {
        try {
            command();
            done.set_value();
        } catch (...) {
            done.set_exception(std::current_exception()); // thrown again where it is waited for
        }
    });
    done.get_future().get();
}

std::uint64_t Runner::load(Experiment experiment) {
    return load(Session(std::move(experiment)));
}

std::uint64_t Runner::load(Session session, bool keepOld) {
    const std::uint64_t generation = ++lastGeneration_;
    auto fresh = std::make_shared<Session>(std::move(session));
    enqueue([this, generation, fresh, keepOld] {
        if (keepOld) storeSession();
        begin(std::make_unique<Session>(std::move(*fresh)), generation);
        session_->measureTimes();
        session_->measureResiduals(true);
        timeline_ = Timeline();
        timeline_.begin(*session_);
    });
    return generation;
}

/// Stores the present session, so that bringBack() can restore it.
void Runner::storeSession() {
    if (session_ == nullptr) return;
    mail();
    session_->releaseRows(); // reserved for the whole run
    earlier_.store({generation_, std::move(session_), std::move(timeline_)});
}

bool Runner::bringBack(std::uint64_t generation, bool keepOld) {
    bool found = false;
    waitFor([&] {
        std::optional<EarlierSession> back = earlier_.take(generation);
        found = back.has_value();
        if (!found) return;
        if (keepOld) storeSession();
        begin(std::move(back->session), generation);
        timeline_ = std::move(back->timeline);
        const std::lock_guard lock(mutex_);
        storeMailbox();
        mailbox_ = std::move(back->mailbox);
    });
    return found;
}

/// Makes a session the present one, paused.
void Runner::begin(std::unique_ptr<Session> session, std::uint64_t generation) {
    session_ = std::move(session);
    generation_ = generation;
    cutPaths_.assign(session_->runs(), {});
    strobe_.forget();
    strobe_.see(*session_);
    trail_.forget();
    trail_.see(*session_);
    running_ = false;
    restsAt_.reset();
    stillSteps_ = 0;
    repeat_.reset();
    error_.reset();
}

/// Limits the time for keyframes to a tenth: between two keyframes, steps run for at least ten times as long
/// as storing a keyframe takes. The clock affects only the places of keyframes, never the state after a jump.
void Runner::keepKeyframe() {
    const Clock::time_point now = Clock::now();
    if (now - lastKeyframe_ < 10 * keyframeCost_) return;
    if (!timeline_.passed(*session_)) return;
    lastKeyframe_ = Clock::now();
    keyframeCost_ = lastKeyframe_ - now;
}

void Runner::seekNow(std::int64_t tick) {
    if (session_ == nullptr) return;
    try {
        timeline_.seek(*session_, tick);
    } catch (const InputError& error) {
        error_ = error;
    }
}

void Runner::seek(std::int64_t tick) {
    enqueue([this, tick] {
        running_ = false;
        repeat_.reset();
        seekNow(tick);
    });
}

void Runner::seekBy(std::int64_t ticks) {
    enqueue([this, ticks] {
        running_ = false;
        repeat_.reset();
        if (session_ != nullptr) seekNow(session_->ticks() + ticks);
    });
}

void Runner::repeat(std::int64_t from, std::int64_t to) {
    enqueue([this, from, to] {
        repeat_.reset();
        if (session_ == nullptr || to <= from) return;
        repeat_.emplace(from, to);
        seekNow(from);
        running_ = true;
        due_ = session_->time();
    });
}

std::shared_ptr<UndoneSteps> Runner::rewind(std::int64_t tick) {
    auto undone = std::make_shared<UndoneSteps>();
    enqueue([this, tick, undone] {
        if (session_ == nullptr) return;
        running_ = false;
        repeat_.reset();
        try {
            undone->tick = session_->ticks();
            undone->strobe = strobe_;
            undone->trail = trail_;
            timeline_.seek(*session_, session_->furthestTicks());
            SessionFuture future = session_->future();
            undone->keyframes = timeline_.rewind(*session_, tick);
            for (std::size_t run = 0; run < session_->runs(); ++run)
                undone->rows.push_back(future.furthest.runs[run].rows - session_->rows(run));
            undone->future = std::move(future);
            strobe_.seeAgain(*session_);
            trail_.seeAgain(*session_);
        } catch (const InputError& error) {
            error_ = error;
        }
    });
    return undone;
}

void Runner::recall(const std::shared_ptr<UndoneSteps>& undone) {
    enqueue([this, undone] {
        if (session_ == nullptr || !undone->future) return;
        running_ = false;
        repeat_.reset();
        error_.reset();
        session_->recall(*undone->future, undone->table);
        timeline_.recall(std::move(undone->keyframes));
        strobe_.recall(undone->strobe);
        trail_.recall(undone->trail);
        if (undone->tick < session_->ticks()) seekNow(undone->tick);
    });
}

void Runner::forget(std::uint64_t generation) {
    enqueue([this, generation] { earlier_.take(generation); });
}

void Runner::run() {
    enqueue([this] {
        repeat_.reset();
        running_ = session_ != nullptr && (!session_->atEnd() || session_->plays());
        due_ = session_ != nullptr ? session_->time() : 0;
    });
}

void Runner::play() {
    enqueue([this] {
        if (session_ == nullptr) return;
        session_->play();
        if (running_ || !session_->plays()) return;
        repeat_.reset();
        running_ = true;
        due_ = session_->time();
    });
}

void Runner::pause() {
    enqueue([this] {
        running_ = false;
        restsAt_.reset();
    });
}

void Runner::step(int count) {
    enqueue([this, count] {
        running_ = false;
        makeSteps(count);
    });
}

void Runner::setPace(double unitsPerSecond) {
    enqueue([this, unitsPerSecond] {
        pace_ = unitsPerSecond;
        if (session_ != nullptr) due_ = session_->time();
    });
}

void Runner::setLayers(std::uint32_t layers) {
    enqueue([this, layers] { layers_ = layers; });
}

void Runner::setStrobe(std::int64_t every) {
    enqueue([this, every] {
        strobe_.setDistance(every);
        if (session_ != nullptr) strobe_.see(*session_);
    });
}

void Runner::setTrail(bool on) {
    enqueue([this, on] { trail_.setOn(on, session_.get()); });
}

void Runner::perform(Event event) {
    enqueue([this, event = std::move(event)] {
        if (session_ == nullptr) return;
        const std::int64_t tick = session_->ticks();
        try {
            session_->perform(event);
            timeline_.forgetFuture(*session_);
            strobe_.seeAgain(*session_);
            trail_.seeAgain(*session_);
            error_.reset();
            if (std::exchange(restsAt_, std::nullopt) != tick) return;
            running_ = session_->plays();
            due_ = session_->time();
        } catch (const InputError& error) {
            error_ = error;
        }
    });
}

const Snapshot& Runner::newest(bool* changed) {
    const bool fresh = snapshots_.refresh();
    if (changed != nullptr) *changed = fresh;
    return snapshots_.front();
}

std::uint64_t Runner::takeRows(Table& table, std::uint64_t generation) {
    const std::lock_guard lock(mutex_);
    return mailbox_.take(table, generation);
}

bool Runner::isIdle() {
    const std::lock_guard lock(mutex_);
    return commands_.empty() && !busy_;
}

/// Leaves the rows of an earlier session that were not taken with that session. Call it with mutex_ locked.
void Runner::storeMailbox() {
    if (EarlierSession* const earlier = earlier_.find(mailbox_.generation())) {
        earlier->mailbox = std::move(mailbox_);
        earlier->mailbox.release();
    }
    mailbox_ = {};
}

/// Moves the rows that the session has recorded into the mailbox.
void Runner::mail() {
    const std::lock_guard lock(mutex_);
    if (mailbox_.generation() != generation_) {
        storeMailbox();
        mailbox_.begin(generation_, *session_);
    }
    mailbox_.post(*session_);
}

void Runner::drain() {
    waitFor([this] {
        if (session_ != nullptr) publish();
    });
}

Json Runner::save() {
    Json state;
    waitFor([&] {
        if (session_ != nullptr) state = session_->save();
    });
    return state;
}

Experiment Runner::experiment() {
    Experiment experiment;
    waitFor([&] {
        if (session_ != nullptr) experiment = session_->experiment();
    });
    return experiment;
}

void Runner::finish() {
    bool finished = false;
    while (!finished) {
        waitFor([&] { finished = !running_; });
        if (!finished) std::this_thread::sleep_for(rest);
    }
}

/// A run that needs too much memory stops and says so.
void Runner::withinMemory(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::bad_alloc&) {
        running_ = false;
        error_ = InputError(notEnoughMemory());
    }
}

void Runner::loop() {
    Clock::time_point last = Clock::now();
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        std::deque<std::function<void()>> commands;
        commands.swap(commands_);
        busy_ = true;
        lock.unlock();
        const bool commanded = !commands.empty();
        for (const auto& command : commands) withinMemory(command);
        const Clock::time_point now = Clock::now();
        const bool wasRunning = running_;
        if (running_) withinMemory([&] { advance(seconds(now - last)); });
        last = now;
        if (session_ != nullptr && (commanded || wasRunning)) withinMemory([this] { publish(); });
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
            seekNow(repeat_->first);
            due_ = session_->time();
            return;
        }
        if (restsInPlay()) {
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

void Runner::makeSteps(int count) {
    if (session_ == nullptr) return;
    for (int i = 0; i < count && stepOnce(); ++i) {}
}

/// Steps after the end of the recorded run are for the hand only: when all bodies have come to rest they stop
/// until the hand acts again. Returns whether they do so now.
bool Runner::restsInPlay() {
    constexpr int enough = 60;           // steps
    constexpr double stillEnergy = 1e-9; // [energy scale]
    bool isStill = session_->inPlay() && !repeat_;
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
    mail();
    snapshots_.publish();
}

} // namespace timestep
