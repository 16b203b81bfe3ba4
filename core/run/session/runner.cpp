// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of a runner.
#include "core/run/session/runner.h"

#include "core/stop.h"

#include <algorithm>
#include <exception>
#include <future>
#include <optional>
#include <utility>

namespace timestep {

Runner::Runner() : thread_([this] { loop(); }) {}

Runner::~Runner() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        stops_ = Stops::AllSteps;
    }
    wake_.notify_one();
    thread_.join();
}

void Runner::enqueue(std::function<void()> command, Stops stops) {
    {
        const std::lock_guard lock(mutex_);
        commands_.push_back({std::move(command), stops});
        stops_ = std::max(stops_.load(), stops);
    }
    wake_.notify_one();
}

void Runner::onSession(std::function<void(Session&)> command) {
    enqueue([this, command = std::move(command)] {
        if (session_ != nullptr) command(*session_);
    });
}

void Runner::waitFor(std::function<void()> command) {
    std::promise<void> done;
    const auto carryOut = [&] {
        try {
            command();
            done.set_value();
        } catch (...) {
            done.set_exception(std::current_exception()); // thrown again in the waiting thread
        }
    };
    enqueue(carryOut, Stops::LongStep);
    done.get_future().get();
}

std::unique_ptr<StoredSession> Runner::replace(const std::function<Session()>& begin) {
    std::unique_ptr<StoredSession> aside;
    waitFor([&] {
        auto fresh = std::make_unique<Session>(begin());
        aside = putAside();
        this->begin(std::move(fresh), ++lastGeneration_);
        session_->measureTimes();
        session_->measureResiduals(true);
        timeline_ = Timeline();
        timeline_.begin(*session_);
    });
    return aside;
}

std::uint64_t Runner::load(Experiment experiment) {
    replace([&experiment] { return Session(std::move(experiment)); });
    return lastGeneration_;
}

std::unique_ptr<StoredSession> Runner::exchange(std::unique_ptr<StoredSession> stored) {
    std::unique_ptr<StoredSession> aside;
    waitFor([&] {
        aside = putAside();
        if (aside != nullptr) aside->sharedRows = stored->sharedRows;
        begin(std::move(stored->session), stored->generation);
        timeline_ = std::move(stored->timeline);
        strobe_.recall(stored->strobe);
        trail_.recall(stored->trail);
        const std::lock_guard lock(mutex_);
        pendingRows_ = std::move(stored->pendingRows);
    });
    return aside;
}

std::shared_ptr<const SessionMark> Runner::mark() {
    auto mark = std::make_shared<SessionMark>();
    onSession([mark](const Session& session) { *mark = session.mark(); });
    return mark;
}

std::unique_ptr<StoredSession> Runner::rewind(std::shared_ptr<const SessionMark> mark) {
    std::unique_ptr<StoredSession> aside;
    waitFor([&] {
        stopSteps();
        restsAt_.reset();
        error_.reset();
        aside = goBackTo(*mark);
    });
    return aside;
}

std::unique_ptr<StoredSession> Runner::branch() {
    std::unique_ptr<StoredSession> aside;
    waitFor([&] { aside = goBackTo(session_->markWithoutLater()); });
    return aside;
}

void Runner::run() {
    onSession([this](Session& session) {
        startSteps();
        running_ = !session.atEnd() || session.continuesFreely();
    });
}

void Runner::continueFreely() {
    onSession([this](Session& session) {
        session.continueFreely();
        if (!running_ && session.continuesFreely()) startSteps();
    });
}

void Runner::pause() {
    const auto command = [this] {
        running_ = false;
        restsAt_.reset();
    };
    enqueue(command, Stops::AllSteps);
}

void Runner::step(int count) {
    onSession([this, count](Session&) {
        running_ = false;
        for (int i = 0; i < count; ++i) {
            safe_.pass(*session_);
            stepBegins();
            if (!stepOnce() || stops_ == Stops::AllSteps) return;
        }
    });
}

void Runner::seek(std::int64_t tick) {
    onSession([this, tick](Session& session) {
        stopSteps();
        seekTo(session, tick);
    });
}

void Runner::seekBy(std::int64_t ticks) {
    onSession([this, ticks](Session& session) {
        stopSteps();
        seekTo(session, session.ticks() + ticks);
    });
}

void Runner::repeat(std::int64_t from, std::int64_t to) {
    onSession([this, from, to](Session& session) {
        repeat_.reset();
        if (to <= from) return;
        seekTo(session, from);
        startSteps();
        repeat_.emplace(from, to);
    });
}

void Runner::perform(Event event) {
    onSession([this, event = std::move(event)](Session& session) {
        const std::int64_t tick = session.ticks();
        session.perform(event);
        timeline_.forgetFuture(session);
        strobe_.seeAgain(session);
        trail_.seeAgain(session);
        runaway_.acted(session);
        error_.reset();
        if (std::exchange(restsAt_, std::nullopt) != tick) return;
        running_ = session.continuesFreely();
        due_ = session.time();
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

const Snapshot& Runner::newest(bool* changed) {
    const bool fresh = snapshots_.refresh();
    if (changed != nullptr) *changed = fresh;
    return snapshots_.front();
}

std::uint64_t Runner::takeRows(Table& table, std::uint64_t generation) {
    const std::lock_guard lock(mutex_);
    return pendingRows_.take(table, generation);
}

bool Runner::isIdle() {
    const std::lock_guard lock(mutex_);
    return commands_.empty() && !busy_;
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
    {
        const std::lock_guard lock(mutex_); // no command begins
        if (commands_.empty() && !changes_)
            return session_ != nullptr ? session_->experiment() : Experiment();
    }
    Experiment experiment;
    waitFor([&] {
        if (session_ != nullptr) experiment = session_->experiment();
    });
    return experiment;
}

void Runner::finish() {
    constexpr std::chrono::milliseconds patience(4);
    while (!isIdle()) {
        std::this_thread::sleep_for(patience);
        mayStop(StopScope::unitsPerLook);
    }
}

} // namespace timestep
