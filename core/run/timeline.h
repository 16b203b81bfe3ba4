// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// The past of a session: keyframes every so many ticks, as long as there is room for them, and steps made
/// anew in between. Law 5 makes what comes back the same bytes.
class Timeline {
public:
    static constexpr std::size_t standardBudget = std::size_t{256} << 20; ///< [bytes]
    /// Steps of a cheap session cost less than keyframes: more than this many are never kept.
    static constexpr std::size_t mostKeyframes = 1024;

    explicit Timeline(std::size_t budget = standardBudget) : budget_(budget) {}

    /// Forgets everything; the session's present is where the timeline begins.
    void begin(const Session& session);
    /// To be called after each step: keeps a keyframe if one is due, and says so.
    bool passed(const Session& session);
    /// Takes the session to that tick, or to the nearest one between the beginning and the furthest tick.
    /// Cost: one keyframe, and at most interval() steps where the past was passed without a gap.
    void seek(Session& session, std::int64_t tick) const;
    /// Takes the session to that tick as it was before anything was done there, and forgets everything later.
    void rewind(Session& session, std::int64_t tick);
    /// Forgets what lies after the session's present.
    void forgetFuture(const Session& session);

    std::int64_t begins() const { return keyframes_.empty() ? 0 : keyframes_.front().ticks; }
    std::int64_t interval() const { return interval_; } ///< ticks between two keyframes
    std::size_t bytes() const { return bytes_; }        ///< about, of all keyframes

private:
    void keep(const Session& session);
    void thin();
    const SessionMemory& before(std::int64_t tick) const;

    std::size_t budget_;
    std::int64_t interval_ = 1;
    std::size_t bytes_ = 0;
    std::vector<SessionMemory> keyframes_; ///< by ticks, the first one always kept
};

} // namespace timestep
