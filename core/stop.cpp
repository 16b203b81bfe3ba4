// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stop.h"

#include <chrono>
#include <utility>

namespace timestep {

constinit thread_local StopScope* stop::innermost = nullptr;

StopScope::StopScope(std::function<bool()> mustStop)
    : mustStop_(std::move(mustStop)), outer_(std::exchange(stop::innermost, this)) {}

StopScope::~StopScope() {
    stop::innermost = outer_;
    if (outer_ != nullptr) outer_->done_ += work();
}

void StopScope::look() {
    done_ += std::exchange(pending_, 0);
    if (isWanted()) throw Stopped();
}

bool StopScope::isWanted() const {
    return mustStop_() || (outer_ != nullptr && outer_->isWanted());
}

std::function<bool()> afterSeconds(double seconds) {
    using Clock = std::chrono::steady_clock;
    return [begun = Clock::now(), seconds] {
        return std::chrono::duration<double>(Clock::now() - begun).count() > seconds;
    };
}

StopShield::StopShield() : outer_(std::exchange(stop::innermost, nullptr)) {}

StopShield::~StopShield() {
    stop::innermost = outer_;
}

bool stopIsWanted() {
    return stop::innermost != nullptr && stop::innermost->isWanted();
}

} // namespace timestep
