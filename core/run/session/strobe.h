// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/run/session/session.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace timestep {

/// The picture of all runs of a session at one tick.
struct StrobePicture {
    std::int64_t tick = 0;
    double time = 0; ///< [time unit]
    std::vector<Frame> runs;
};

/// Keeps pictures of a session at equal distances in ticks, beginning with tick 0. When there are more than
/// `most`, the distance doubles and every second picture is removed.
class Strobe {
public:
    static constexpr std::size_t most = 48;
    /// Frames with more points, sticks and polygons than this are not kept, because they would cover each
    /// other.
    static constexpr std::size_t largestFrame = 400;

    /// Keeps a picture of every `every`-th tick from now on; 0: removes all and keeps none.
    void setDistance(std::int64_t every);
    void forget();
    /// Keeps a picture if the session is at a tick that needs one. Call it at the start and after each step.
    void see(const Session& session);
    /// Removes the pictures from the current tick on and keeps the current one again. Call it after a change
    /// at this tick.
    void seeAgain(const Session& session);
    /// Takes over the pictures of an earlier strobe if it has the same distance.
    void recall(const Strobe& earlier);
    /// The pictures in the order of their ticks.
    const std::vector<std::shared_ptr<const StrobePicture>>& pictures() const { return pictures_; }

private:
    std::int64_t wanted_ = 0, every_ = 0;
    std::vector<std::shared_ptr<const StrobePicture>> pictures_;
};

} // namespace timestep
