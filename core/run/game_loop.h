// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/parameter/parameter.h"

#include <cstdint>
#include <span>

namespace timestep {

/// How the frames of a screen decide the steps. Everything but Fixed and Accumulator exists to show why not.
enum class GameLoopKind : std::uint8_t {
    Fixed,       ///< every step is h and time is n h; there are no frames
    FrameTime,   ///< one step per frame, as long as the frame took: (1 / rate) (1 + jitter u), u in [-1, 1)
    Alternating, ///< h, 2 h, h, 2 h ...: a screen that misses every second frame
    Accumulator  ///< steps of h; each frame puts its time into a store and takes steps from it
};

/// Decides the size of every step of a run.
///
/// With an Accumulator the steps are those of Fixed, byte for byte, whatever the rate: rows are recorded per
/// step, and frame() and lag() say what the screen makes of them. A frame takes at most `frame-cap` steps;
/// whole steps that are then left in the store are dropped, and the run falls behind the clock.
class GameLoop {
public:
    /// From the settings of a run (Fixed, where it has no such settings), with h the experiment's step and
    /// its seed, which decides the jitter. Throws InputError.
    GameLoop(const ParameterValues& method, double h, std::uint64_t seed);

    /// True where steps differ in size and time is their sum.
    bool varies() const { return kind_ == GameLoopKind::FrameTime || kind_ == GameLoopKind::Alternating; }
    bool hasFrames() const { return kind_ == GameLoopKind::Accumulator; }

    /// Size of step n, from 0 [time unit].
    double stepSize(std::int64_t n) const;
    /// Size of the step that led to step n; of the first step itself for n = 0.
    double previousStepSize(std::int64_t n) const { return stepSize(n > 0 ? n - 1 : 0); }
    /// After n steps [time unit]; n must be the number of calls of advance().
    double time(std::int64_t n) const { return varies() ? time_ : static_cast<double>(n) * h_; }
    /// Books step n.
    void advance(std::int64_t n);
    /// True when after n steps no further step would end nearer to `duration` [time unit].
    bool atEnd(std::int64_t n, double duration) const;

    /// Frames shown until the last step was made.
    std::int64_t frames() const { return frames_; }
    /// By how much the screen's clock is ahead of time() [time unit]: what the next frame must draw by
    /// interpolation, and the time that was dropped.
    double lag(std::int64_t n) const { return clock_ - time(n); }

    Json save() const;
    void load(const Json& state);

private:
    double frameTime(std::int64_t frame) const;

    GameLoopKind kind_ = GameLoopKind::Fixed;
    double h_;
    double rate_ = 60;  ///< frames per time unit
    double jitter_ = 0; ///< [1]
    int cap_ = 1;       ///< steps per frame
    std::uint64_t seed_;

    double time_ = 0;
    std::int64_t frames_ = 0;
    double clock_ = 0;  ///< sum of the frames' times
    double stored_ = 0; ///< time that waits for steps
    int stepsOfFrame_ = 0;
};

/// Descriptors of the settings frame-loop, frame-rate, jitter and frame-cap.
std::span<const Parameter> gameLoopParameters();

} // namespace timestep
