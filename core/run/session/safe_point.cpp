// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/safe_point.h"

#include <algorithm>

namespace timestep {

void SafePoint::pass(const Session& session) {
    constexpr Clock::duration least = std::chrono::milliseconds(100);
    const Clock::time_point now = Clock::now();
    if (kept_ && kept_->ticks <= session.ticks() && now - when_ < std::max(least, 10 * cost_)) return;
    kept_ = session.keyframe();
    when_ = Clock::now();
    cost_ = when_ - now;
}

void SafePoint::recover(Session& session) const {
    if (kept_) session.recover(*kept_);
}

} // namespace timestep
