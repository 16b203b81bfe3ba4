// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/session.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace timestep {

/// Moves a session to any of its earlier instants. It stores copies of the session (keyframes) at regular
/// intervals within a memory budget. From the last keyframe before the requested instant it repeats the
/// steps. Steps are deterministic, so the state is identical to the byte.
class Timeline {
public:
    static constexpr std::size_t standardBudget = std::size_t{256} << 20; ///< [bytes]
    /// Largest number of keyframes. With cheap steps, more keyframes cost more than repeating steps.
    static constexpr std::size_t mostKeyframes = 1024;

    explicit Timeline(std::size_t budget = standardBudget) : budget_(budget) {}

    /// Removes all keyframes. The timeline starts at the current tick of the session.
    void begin(const Session& session);
    /// Call after each step. Stores a keyframe if one is due and returns whether it did.
    bool passed(const Session& session);
    /// Moves the session to a tick, limited to the range from the start of the timeline to the furthest tick.
    /// Cost: restoring one keyframe, and at most interval() steps if passed() was called after every step.
    /// `beforeStep` (may be null) is called before each of them.
    void seek(Session& session, std::int64_t tick, const std::function<void()>& beforeStep = nullptr) const;
    /// Goes to the last keyframe up to the present tick.
    void goToKeyframe(Session& session) const;
    /// Moves the session to a tick, before the events performed there, and removes everything later from the
    /// session and the timeline.
    void rewind(Session& session, std::int64_t tick);
    /// Removes the keyframes after the current tick of the session.
    void forgetFuture(const Session& session);

    /// Removes keyframes until they take at most this many bytes, or one remains.
    void shrinkTo(std::size_t bytes);

    std::int64_t begins() const { return keyframes_.empty() ? 0 : keyframes_.front()->ticks; }
    std::int64_t interval() const { return interval_; } ///< ticks between two keyframes
    std::size_t bytes() const { return bytes_; }        ///< approximate size of all keyframes
    /// The same, where a keyframe that copies of the timeline share counts in parts.
    std::size_t bytesInUse() const;

private:
    void keep(const Session& session);
    void thin();
    const Keyframe& before(std::int64_t tick) const;

    std::size_t budget_;
    std::int64_t interval_ = 1;
    std::size_t bytes_ = 0;
    /// By rising tick; the first is always kept. Copies of a timeline share them.
    std::vector<std::shared_ptr<const Keyframe>> keyframes_;
};

} // namespace timestep
