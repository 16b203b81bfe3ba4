// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/pending_rows.h"
#include "core/run/session/session.h"
#include "core/run/session/timeline.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>

namespace timestep {

/// A session that was replaced by another one, with its timeline and the rows that were not yet taken.
struct EarlierSession {
    std::uint64_t generation = 0; ///< number of the session
    std::unique_ptr<Session> session;
    Timeline timeline;
    PendingRows pendingRows = {};
};

/// Sessions that were replaced and can be restored. The oldest ones are deleted when they are too many or too
/// large. The newest is always kept; if its timeline alone is too large, it keeps fewer keyframes.
class EarlierSessions {
public:
    static constexpr std::size_t most = 100;
    static constexpr std::size_t budget = std::size_t{160} << 20; ///< of all sessions and timelines [bytes]

    void store(EarlierSession session);
    /// Removes the session with this number from the store and returns it.
    std::optional<EarlierSession> take(std::uint64_t generation);
    /// The session with this number; null if it is not in the store.
    EarlierSession* find(std::uint64_t generation);
    /// Whether a session was deleted. Can be called from any thread.
    bool hasDropped() const { return dropped_; }

private:
    std::deque<EarlierSession> sessions_; ///< the oldest first
    std::atomic<bool> dropped_ = false;
};

} // namespace timestep
