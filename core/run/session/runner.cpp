// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of a runner.
#include "core/run/session/runner.h"

#include <algorithm>
#include <exception>
#include <future>
#include <optional>
#include <utility>

namespace timestep {

void keepRows(UndoneSteps& undone, const Table& before) {
    undone.table = {};
    for (const Column& column : before.columns) {
        const auto run = static_cast<std::size_t>(column.run);
        const std::size_t removed = run < undone.rows.size() ? undone.rows[run] : 0;
        const std::vector<double>& values = column.values;
        const std::size_t kept = values.size() - std::min(values.size(), removed);
        undone.table.columns.push_back(
            {column.id, column.name, column.unit, column.run,
             std::vector<double>(values.begin() + static_cast<std::ptrdiff_t>(kept), values.end())});
    }
}

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

void Runner::onSession(std::function<void(Session&)> command) {
    enqueue([this, command = std::move(command)] {
        if (session_ != nullptr) command(*session_);
    });
}

void Runner::waitFor(std::function<void()> command) {
    std::promise<void> done;
    enqueue([&] {
        try {
            command();
            done.set_value();
        } catch (...) {
            done.set_exception(std::current_exception()); // thrown again in the waiting thread
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
        putRowsAside();
        pendingRows_ = std::move(back->pendingRows);
    });
    return found;
}

void Runner::forget(std::uint64_t generation) {
    enqueue([this, generation] { earlier_.take(generation); });
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
    enqueue([this] {
        running_ = false;
        restsAt_.reset();
    });
}

void Runner::step(int count) {
    onSession([this, count](Session&) {
        running_ = false;
        for (int i = 0; i < count && stepOnce(); ++i) {}
    });
}

void Runner::seek(std::int64_t tick) {
    onSession([this, tick](Session& session) {
        stopSteps();
        timeline_.seek(session, tick);
    });
}

void Runner::seekBy(std::int64_t ticks) {
    onSession([this, ticks](Session& session) {
        stopSteps();
        timeline_.seek(session, session.ticks() + ticks);
    });
}

void Runner::repeat(std::int64_t from, std::int64_t to) {
    onSession([this, from, to](Session& session) {
        repeat_.reset();
        if (to <= from) return;
        timeline_.seek(session, from);
        startSteps();
        repeat_.emplace(from, to);
    });
}

std::shared_ptr<UndoneSteps> Runner::rewind(std::int64_t tick) {
    auto undone = std::make_shared<UndoneSteps>();
    onSession([this, tick, undone](Session& session) {
        stopSteps();
        undone->tick = session.ticks();
        undone->strobe = strobe_;
        undone->trail = trail_;
        timeline_.seek(session, session.furthestTicks());
        SessionFuture future = session.future();
        undone->keyframes = timeline_.rewind(session, tick);
        for (std::size_t run = 0; run < session.runs(); ++run)
            undone->rows.push_back(future.furthest.runs[run].rows - session.rows(run));
        undone->future = std::move(future);
        strobe_.seeAgain(session);
        trail_.seeAgain(session);
    });
    return undone;
}

void Runner::recall(const std::shared_ptr<UndoneSteps>& undone) {
    onSession([this, undone](Session& session) {
        if (!undone->future) return;
        stopSteps();
        error_.reset();
        session.recall(*undone->future, undone->table);
        timeline_.recall(std::move(undone->keyframes));
        strobe_.recall(undone->strobe);
        trail_.recall(undone->trail);
        if (undone->tick < session.ticks()) timeline_.seek(session, undone->tick);
    });
}

void Runner::perform(Event event) {
    onSession([this, event = std::move(event)](Session& session) {
        const std::int64_t tick = session.ticks();
        session.perform(event);
        timeline_.forgetFuture(session);
        strobe_.seeAgain(session);
        trail_.seeAgain(session);
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
    Experiment experiment;
    waitFor([&] {
        if (session_ != nullptr) experiment = session_->experiment();
    });
    return experiment;
}

void Runner::finish() {
    constexpr std::chrono::milliseconds patience(4);
    bool finished = false;
    while (!finished) {
        waitFor([&] { finished = !running_; });
        if (!finished) std::this_thread::sleep_for(patience);
    }
}

} // namespace timestep
