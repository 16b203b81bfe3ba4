// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/run/session/session.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// The latest positions of the first point of each run, one for every tick, even for ticks that no picture
/// shows. A run whose first point is a pin, or whose picture has many parts, has no trail.
class MotionTrail {
public:
    static constexpr std::size_t most = 4000; ///< ticks
    /// Frames with more points, sticks and polygons than this are not followed: drawing them takes longer
    /// than a step.
    static constexpr std::size_t largestFrame = 400;

    /// Starts recording, or forgets everything and stops.
    void setOn(bool on, const Session* session);
    void forget();
    /// Records the current tick. Call it at the start and after each step.
    void see(const Session& session);
    /// Forgets the ticks from the current one on and records the current one again. Call it after a change at
    /// this tick.
    void seeAgain(const Session& session);
    /// Takes over the positions of an earlier trail if both record.
    void recall(const MotionTrail& earlier);
    /// Writes the positions of a run up to a tick, oldest first [scene length].
    void copy(std::size_t run, std::int64_t upTo, std::vector<Point>& positions) const;

private:
    bool on_ = false;
    std::int64_t first_ = 0;                    ///< tick of the oldest position
    std::int64_t count_ = 0;                    ///< ticks that are recorded, without a gap
    std::vector<std::vector<Point>> positions_; ///< by run; empty for a run that is not followed
    std::vector<bool> followed_;                ///< by run
    Frame frame_;                               ///< reused
};

} // namespace timestep
