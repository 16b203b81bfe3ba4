// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/motion_trail.h"

#include <algorithm>

namespace timestep {

void MotionTrail::setOn(bool on, const Session* session) {
    if (on == on_) return;
    on_ = on;
    forget();
    if (session != nullptr) see(*session);
}

void MotionTrail::forget() {
    count_ = 0;
    positions_.clear();
    followed_.clear();
}

void MotionTrail::see(const Session& session) {
    if (!on_) return;
    const std::int64_t tick = session.ticks();
    if (count_ > 0 && tick >= first_ && tick < first_ + count_) return;
    if (count_ == 0 || tick != first_ + count_) { // a jump: the positions between are not known
        forget();
        first_ = tick;
        positions_.resize(session.runs());
        followed_.assign(session.runs(), true);
    }
    ++count_;
    for (std::size_t run = 0; run < session.runs(); ++run) {
        if (!followed_[run]) continue;
        frame_.clear();
        session.simulation(run).draw(frame_);
        const bool many =
            frame_.points.size() + frame_.segments.size() + frame_.polygons.size() > largestFrame;
        followed_[run] = !many && !frame_.points.empty() && frame_.points.front().role != Role::Pin;
        if (followed_[run])
            positions_[run].push_back(frame_.points.front().at);
        else
            positions_[run].clear();
    }
    if (count_ < static_cast<std::int64_t>(2 * most)) return;
    for (std::vector<Point>& positions : positions_)
        if (!positions.empty())
            positions.erase(positions.begin(), positions.end() - static_cast<std::ptrdiff_t>(most));
    first_ += count_ - static_cast<std::int64_t>(most);
    count_ = static_cast<std::int64_t>(most);
}

void MotionTrail::seeAgain(const Session& session) {
    const std::int64_t kept = std::clamp<std::int64_t>(session.ticks() - first_, 0, count_);
    for (std::vector<Point>& positions : positions_)
        if (!positions.empty()) positions.resize(static_cast<std::size_t>(kept));
    count_ = kept;
    see(session);
}

void MotionTrail::recall(const MotionTrail& earlier) {
    if (earlier.on_ == on_) *this = earlier;
}

void MotionTrail::copy(std::size_t run, std::int64_t upTo, std::vector<Point>& positions) const {
    positions.clear();
    if (run >= positions_.size() || positions_[run].empty()) return;
    const auto end = static_cast<std::size_t>(std::clamp<std::int64_t>(upTo + 1 - first_, 0, count_));
    const std::size_t begin = end > most ? end - most : 0;
    positions.assign(positions_[run].begin() + static_cast<std::ptrdiff_t>(begin),
                     positions_[run].begin() + static_cast<std::ptrdiff_t>(end));
}

} // namespace timestep
