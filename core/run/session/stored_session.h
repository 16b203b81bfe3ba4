// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/motion_trail.h"
#include "core/run/session/pending_rows.h"
#include "core/run/session/session.h"
#include "core/run/session/strobe.h"
#include "core/run/session/timeline.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace timestep {

/// A session that a runner has put aside, with all that the runner had for it. Runner::exchange() continues
/// with it.
struct StoredSession {
    std::uint64_t generation = 0; ///< number of the session
    std::unique_ptr<Session> session;
    Timeline timeline = Timeline();
    Strobe strobe = {};
    MotionTrail trail = {};
    PendingRows pendingRows = {};
    /// Per run: rows that the session has in common with the copy of it that replaced it. Empty: none.
    std::vector<std::size_t> sharedRows = {};

    /// Approximate size; a keyframe that several sessions share counts in parts.
    std::size_t bytes() const { return session->bytes() + timeline.bytesInUse() + pendingRows.bytes(); }
};

} // namespace timestep
