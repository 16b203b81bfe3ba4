// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/timeline.h"

#include <algorithm>
#include <utility>

namespace timestep {

void Timeline::begin(const Session& session) {
    keyframes_.clear();
    bytes_ = 0;
    interval_ = 1;
    keep(session);
}

bool Timeline::passed(const Session& session) {
    if (keyframes_.empty() || session.ticks() < keyframes_.back()->ticks + interval_) return false;
    keep(session);
    return true;
}

void Timeline::keep(const Session& session) {
    keyframes_.push_back(std::make_shared<const Keyframe>(session.keyframe()));
    bytes_ += keyframes_.back()->bytes;
    while (keyframes_.size() > 1 && (bytes_ > budget_ || keyframes_.size() > mostKeyframes)) thin();
}

void Timeline::shrinkTo(std::size_t bytes) {
    while (keyframes_.size() > 1 && bytes_ > bytes) thin();
}

/// Removes every second keyframe.
void Timeline::thin() {
    interval_ *= 2;
    std::vector<std::shared_ptr<const Keyframe>> kept;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < keyframes_.size(); i += 2) {
        bytes += keyframes_[i]->bytes;
        kept.push_back(std::move(keyframes_[i]));
    }
    keyframes_ = std::move(kept);
    bytes_ = bytes;
}

/// The last keyframe up to this tick; the first one for earlier ticks.
const Keyframe& Timeline::before(std::int64_t tick) const {
    const auto after =
        std::upper_bound(keyframes_.begin() + 1, keyframes_.end(), tick,
                         [](std::int64_t at, const auto& keyframe) { return at < keyframe->ticks; });
    return **std::prev(after);
}

void Timeline::goToKeyframe(Session& session) const {
    session.skipResiduals(false);
    if (!keyframes_.empty()) session.goTo(before(session.ticks()));
}

void Timeline::seek(Session& session, std::int64_t tick, const std::function<void()>& beforeStep) const {
    if (keyframes_.empty()) return;
    tick = std::clamp(tick, begins(), std::max(begins(), session.furthestTicks()));
    const Keyframe& keyframe = before(tick);
    if (session.ticks() > tick || session.ticks() < keyframe.ticks) session.goTo(keyframe);
    // Only the residuals of the last step are visible. (With runs of several step sizes, not every run steps
    // at every tick.)
    const bool single = session.runs() == 1;
    while (session.ticks() < tick) {
        session.skipResiduals(single && session.ticks() + 1 < tick);
        if (beforeStep) beforeStep();
        if (!session.step()) break;
    }
    session.skipResiduals(false);
}

void Timeline::rewind(Session& session, std::int64_t tick) {
    if (keyframes_.empty()) return;
    session.goTo(before(tick));
    seek(session, tick);
    session.forgetFuture();
    forgetFuture(session);
}

void Timeline::forgetFuture(const Session& session) {
    while (keyframes_.size() > 1 && keyframes_.back()->ticks > session.ticks()) {
        bytes_ -= keyframes_.back()->bytes;
        keyframes_.pop_back();
    }
}

std::size_t Timeline::bytesInUse() const {
    std::size_t bytes = 0;
    for (const auto& keyframe : keyframes_)
        bytes += keyframe->bytes / static_cast<std::size_t>(std::max<long>(keyframe.use_count(), 1));
    return bytes;
}

} // namespace timestep
