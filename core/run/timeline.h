// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// Takes a session to any of its earlier instants. It keeps copies of the session (keyframes) at regular
/// intervals, as many as the budget allows, and makes the steps between the nearest keyframe and the wanted
/// instant again. Replay is byte-identical, so the session is then the same as it was.
class Timeline {
public:
    static constexpr std::size_t standardBudget = std::size_t{256} << 20; ///< [bytes]
    /// More keyframes are not kept: the steps of a cheap session cost less than a keyframe.
    static constexpr std::size_t mostKeyframes = 1024;

    explicit Timeline(std::size_t budget = standardBudget) : budget_(budget) {}

    /// Removes all keyframes; the timeline begins at the session's present tick.
    void begin(const Session& session);
    /// To be called after each step. Keeps a keyframe if one is due; true if it did.
    bool passed(const Session& session);
    /// Takes the session to that tick, or to the nearest one between the beginning and the furthest tick.
    /// Cost: one keyframe, and at most interval() steps where the past was passed without a gap.
    void seek(Session& session, std::int64_t tick) const;
    /// Takes the session to that tick as it was before the events that were performed there, and removes
    /// everything later from the session and from the timeline.
    void rewind(Session& session, std::int64_t tick);
    /// Removes the keyframes after the session's present tick.
    void forgetFuture(const Session& session);

    std::int64_t begins() const { return keyframes_.empty() ? 0 : keyframes_.front().ticks; }
    std::int64_t interval() const { return interval_; } ///< ticks between two keyframes
    std::size_t bytes() const { return bytes_; }        ///< about, of all keyframes

private:
    void keep(const Session& session);
    void thin();
    const Keyframe& before(std::int64_t tick) const;

    std::size_t budget_;
    std::int64_t interval_ = 1;
    std::size_t bytes_ = 0;
    std::vector<Keyframe> keyframes_; ///< by ticks, the first one always kept
};

} // namespace timestep
