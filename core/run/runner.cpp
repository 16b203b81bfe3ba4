// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runner.h"

#include "core/input_error.h"

#include <chrono>
#include <future>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

using Clock = std::chrono::steady_clock;

/// Longest time that steps are made in one go, between two looks at the commands.
constexpr auto slice = std::chrono::milliseconds(8);
/// Rest between two slices when the session is on time.
constexpr auto rest = std::chrono::milliseconds(4);

double seconds(Clock::duration duration) {
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
        command();
        done.set_value();
    });
    done.get_future().wait();
}

std::uint64_t Runner::load(Experiment experiment) {
    return load(Session(std::move(experiment)));
}

std::uint64_t Runner::load(Session session) {
    const std::uint64_t generation = ++lastGeneration_;
    auto fresh = std::make_shared<Session>(std::move(session));
    enqueue([this, generation, fresh] {
        session_ = std::make_unique<Session>(std::move(*fresh));
        generation_ = generation;
        cutPaths_.assign(session_->runs(), {});
        running_ = false;
        error_.clear();
    });
    return generation;
}

void Runner::run() {
    enqueue([this] {
        running_ = session_ != nullptr && !session_->atEnd();
        due_ = session_ != nullptr ? session_->time() : 0;
    });
}

void Runner::pause() {
    enqueue([this] { running_ = false; });
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

void Runner::perform(Event event) {
    enqueue([this, event = std::move(event)] {
        if (session_ == nullptr) return;
        try {
            session_->perform(event);
            error_.clear();
        } catch (const InputError& error) {
            error_ = error.sentence();
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
    if (mailGeneration_ != generation) {
        table = std::move(mailbox_);
        mailbox_ = {table.columns, table.runs};
        for (Column& column : mailbox_.columns) column.values.clear();
        return mailGeneration_;
    }
    for (std::size_t i = 0; i < mailbox_.columns.size(); ++i) {
        std::vector<double>& fresh = mailbox_.columns[i].values;
        table.columns[i].values.insert(table.columns[i].values.end(), fresh.begin(), fresh.end());
        fresh.clear();
    }
    return mailGeneration_;
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

void Runner::loop() {
    Clock::time_point last = Clock::now();
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        std::deque<std::function<void()>> commands;
        commands.swap(commands_);
        lock.unlock();
        const bool commanded = !commands.empty();
        for (const auto& command : commands) command();
        const Clock::time_point now = Clock::now();
        const bool wasRunning = running_;
        if (running_) advance(seconds(now - last));
        last = now;
        if (session_ != nullptr && (commanded || wasRunning)) publish();
        lock.lock();
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
        if (!stepOnce()) {
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

bool Runner::stepOnce() {
    try {
        return session_->step();
    } catch (const InputError& error) {
        error_ = error.sentence();
        return false;
    }
}

void Runner::publish() {
    Snapshot& snapshot = snapshots_.back();
    snapshot.generation = generation_;
    snapshot.time = session_->time();
    snapshot.runs.resize(session_->runs());
    for (std::size_t i = 0; i < session_->runs(); ++i) {
        const Simulation& simulation = session_->simulation(i);
        Snapshot::RunState& run = snapshot.runs[i];
        run.frame.clear();
        run.exact.clear();
        run.frame.layers = layers_;
        simulation.draw(run.frame);
        simulation.drawExact(run.exact);
        run.exactIsComputed = simulation.exactIsComputed();
        run.steps = simulation.steps();
        run.evaluations = simulation.evaluations();
        run.velocityConvention = simulation.velocityConvention();
        run.finite = simulation.finite();
        run.tornToBorder = simulation.world() != nullptr && cutPaths_[i].reachesBorder(*simulation.world());
    }
    snapshot.residuals = session_->residualTable();
    snapshot.running = running_;
    snapshot.atEnd = session_->atEnd();
    snapshot.behind = running_ && behind_;
    snapshot.divergence = session_->divergence();
    snapshot.error = error_;
    {
        const std::lock_guard lock(mutex_);
        const Table& rows = session_->table();
        if (mailGeneration_ != generation_) {
            mailbox_ = rows;
            mailGeneration_ = generation_;
        } else {
            for (std::size_t i = 0; i < rows.columns.size(); ++i) {
                std::vector<double>& values = mailbox_.columns[i].values;
                values.insert(values.end(), rows.columns[i].values.begin(), rows.columns[i].values.end());
            }
        }
    }
    session_->clearRows();
    snapshots_.publish();
}

} // namespace timestep
