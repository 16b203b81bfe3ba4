// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/parameter/parameter.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace timestep {

/// How the frames of a screen determine the steps. FrameTime and Alternating exist to show their errors.
enum class GameLoopKind : std::uint8_t {
    Fixed,     ///< every step is h and time is n h; there are no frames
    FrameTime, ///< one step per frame, of the duration of the frame: (1 / rate) (1 + jitter u), u in [-1, 1)
    Alternating, ///< h, 2 h, h, 2 h ...: the screen misses every second frame
    Accumulator, ///< steps of h; each frame adds its time to a store and makes steps from it
    Listed       ///< the sizes of a list in order, repeated from its start
};

/// Determines the size of every step of a run.
///
/// With Accumulator the steps are those of Fixed, byte for byte, for any frame rate. Rows are recorded per
/// step; frames() and lag() describe the frames. A frame makes at most `frame-cap` steps. Whole steps that
/// remain in the store are dropped, so the run falls behind the clock.
class GameLoop {
public:
    /// Reads the settings of a run; a run without such settings is Fixed. h is the step of the experiment,
    /// `seed` determines the jitter, `listed` are the sizes of Listed [time unit], each > 0; without any, the
    /// steps are h. Throws InputError.
    GameLoop(const ParameterValues& method, double h, std::uint64_t seed, std::vector<double> listed = {});

    /// True if steps differ in size. time() is then the sum of the steps.
    bool varies() const { return kind_ != GameLoopKind::Fixed && kind_ != GameLoopKind::Accumulator; }
    bool hasFrames() const { return kind_ == GameLoopKind::Accumulator; }

    /// Gives step n, n >= 0, another size [time unit]. Steps after it have their usual sizes.
    void cut(std::int64_t n, double size) {
        cutStep_ = n;
        cutSize_ = size;
    }
    /// The step that cut() has changed; -1: none. Its size is stepSize() of it.
    std::int64_t cutStep() const { return cutStep_; }
    /// Whether step n has another size than the step before it because one of them is cut.
    bool changesAt(std::int64_t n) const { return cutStep_ >= 0 && (n == cutStep_ || n == cutStep_ + 1); }

    /// Size of step n, n >= 0 [time unit].
    double stepSize(std::int64_t n) const;
    /// Size of the step before step n; for n = 0, of step 0 [time unit].
    double previousStepSize(std::int64_t n) const { return stepSize(n > 0 ? n - 1 : 0); }
    /// Time after n steps [time unit]; n must be the number of calls of advance().
    double time(std::int64_t n) const {
        if (varies()) return time_;
        if (cutStep_ < 0 || n <= cutStep_) return static_cast<double>(n) * h_;
        return static_cast<double>(cutStep_) * h_ + cutSize_ + static_cast<double>(n - cutStep_ - 1) * h_;
    }
    /// Advances time and frames by step n.
    void advance(std::int64_t n);
    /// True if after n steps no further step would end nearer to `duration` [time unit].
    bool atEnd(std::int64_t n, double duration) const;
    /// True if atEnd() will hold after step n.
    bool endsWithStep(std::int64_t n, double duration) const;

    /// Largest number of steps of a run of `duration` [time unit].
    std::int64_t mostSteps(double duration) const;

    /// Frames shown until the last step was made.
    std::int64_t frames() const { return frames_; }
    /// Time by which the clock of the screen is ahead of time() [time unit]: the remainder that the next
    /// frame interpolates, plus the dropped time.
    double lag(std::int64_t n) const { return clock_ - time(n); }

    Json save() const;
    void load(const JsonField& state);

private:
    double frameTime(std::int64_t frame) const;

    GameLoopKind kind_ = GameLoopKind::Fixed;
    double h_;
    double rate_ = 60;  ///< frames per time unit
    double jitter_ = 0; ///< [1]
    int cap_ = 1;       ///< steps per frame
    std::int64_t cutStep_ = -1;
    double cutSize_ = 0; ///< [time unit]
    std::uint64_t seed_;
    std::shared_ptr<const std::vector<double>> listed_; ///< not empty with Listed; shared by copies

    double time_ = 0;
    std::int64_t frames_ = 0;
    double clock_ = 0;  ///< sum of the frames' times
    double stored_ = 0; ///< time not yet used for steps
    int stepsOfFrame_ = 0;
};

/// Descriptors of the settings frame-loop, frame-rate, jitter and frame-cap.
std::span<const Parameter> gameLoopParameters();

} // namespace timestep
