// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/session.h"

#include <chrono>
#include <optional>

namespace timestep {

/// A recent copy of a session. When a step is stopped inside (core/stop.h), the session goes back to it and
/// repeats the steps up to the last complete one.
class SafePoint {
public:
    /// Call it between steps. It makes a new copy at most every 100 ms, and not so often that copies take
    /// more than a tenth of the time. So there is a copy right before every step that takes longer.
    void pass(const Session& session);
    /// Call it when the session has been replaced or its past has changed.
    void forget() { kept_.reset(); }
    bool isKept() const { return kept_.has_value(); }
    /// Call it after a step was stopped inside.
    void recover(Session& session) const;

private:
    using Clock = std::chrono::steady_clock;

    std::optional<Keyframe> kept_;
    Clock::time_point when_ = {};
    Clock::duration cost_ = {};
};

} // namespace timestep
