// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/game_loop.h"

#include "core/input_error.h"
#include "core/random.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace timestep {

namespace {

constexpr std::array<Choice, 5> loopChoices = {{
    {"fixed", TRANSLATABLE("parameter", "fixed step")},
    {"frame-time", TRANSLATABLE("parameter", "one step per frame, as long as the frame")},
    {"alternating", TRANSLATABLE("parameter", "steps of h and 2 h in turn")},
    {"accumulator", TRANSLATABLE("parameter", "fixed step with an accumulator")},
    {"listed", TRANSLATABLE("parameter", "steps from a list")},
}};

/// With more, a single step would wait for more frames than a screen shows in hours.
constexpr double mostFramesPerStep = 1e6;

/// Stream of the random numbers of frames. Passes over sticks use the streams from 0 of the same seed.
constexpr std::uint64_t jitterStream = ~std::uint64_t{0};

bool countsFrames(const ParameterValues& values) {
    const std::string_view loop = values.choice("frame-loop");
    return loop == "frame-time" || loop == "accumulator";
}

} // namespace

std::span<const Parameter> gameLoopParameters() {
    static constexpr std::array<Parameter, 4> list = {{
        {.id = "frame-loop",
         .name = TRANSLATABLE("parameter", "frame loop"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = loopChoices,
         .restarts = true,
         .description = TRANSLATABLE(
             "parameter",
             "Whether the frames of the screen decide the steps, or a list of step sizes in the file.")},
        {.id = "frame-rate",
         .name = TRANSLATABLE("parameter", "frame rate"),
         .unit = "Hz",
         .standard = 60,
         .minimum = 1e-6,
         .maximum = 1e6,
         .lower = 10,
         .upper = 240,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "Frames per unit of time, when there are frames."),
         .acts = countsFrames},
        {.id = "jitter",
         .name = TRANSLATABLE("parameter", "jitter of frames"),
         .unit = "1",
         .standard = 0,
         .maximum = 0.99,
         .upper = 0.5,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "By which share frames are longer or shorter at random."),
         .acts = countsFrames},
        {.id = "frame-cap",
         .name = TRANSLATABLE("parameter", "steps per frame at most"),
         .unit = "1",
         .kind = ParameterKind::Integer,
         .standard = 8,
         .minimum = 1,
         .maximum = 1e6,
         .lower = 1,
         .upper = 16,
         .restarts = true,
         .description = TRANSLATABLE(
             "parameter", "Steps of an accumulator beyond this number are dropped: the run falls behind."),
         .acts = [](const ParameterValues& values) { return values.choice("frame-loop") == "accumulator"; }},
    }};
    return list;
}

GameLoop::GameLoop(const ParameterValues& method, double h, std::uint64_t seed, std::vector<double> listed)
    : h_(h), seed_(seed) {
    if (!method.has("frame-loop")) return;
    kind_ = static_cast<GameLoopKind>(static_cast<int>(method["frame-loop"]));
    if (kind_ == GameLoopKind::Listed && listed.empty()) listed = {h};
    listed_ = std::make_shared<const std::vector<double>>(std::move(listed));
    rate_ = method["frame-rate"];
    jitter_ = method["jitter"];
    cap_ = static_cast<int>(method["frame-cap"]);
    if (hasFrames() && h_ * rate_ > mostFramesPerStep)
        throw InputError(TRANSLATABLE("fault", "one step would last more than a million frames"),
                         "frame-rate");
}

double GameLoop::frameTime(std::int64_t frame) const {
    const double u = Random(seed_, static_cast<std::uint64_t>(frame), jitterStream).uniform(-1, 1);
    return 1 / rate_ * (1 + jitter_ * u);
}

double GameLoop::stepSize(std::int64_t n) const {
    if (n == cutStep_) return cutSize_;
    switch (kind_) {
    case GameLoopKind::FrameTime:
        return frameTime(n);
    case GameLoopKind::Alternating:
        return n % 2 == 0 ? h_ : 2 * h_;
    case GameLoopKind::Listed:
        return (*listed_)[static_cast<std::size_t>(n) % listed_->size()];
    case GameLoopKind::Fixed:
    case GameLoopKind::Accumulator:
        break;
    }
    return h_;
}

void GameLoop::advance(std::int64_t n) {
    if (varies()) time_ += stepSize(n);
    if (!hasFrames()) return;
    while (stored_ < h_ || stepsOfFrame_ == cap_) {
        if (stored_ >= h_)
            stored_ -= std::floor(stored_ / h_) * h_; // the frame ends, and the rest is dropped
        const double frame = frameTime(frames_++);
        clock_ += frame;
        stored_ += frame;
        stepsOfFrame_ = 0;
    }
    stored_ -= h_;
    ++stepsOfFrame_;
}

bool GameLoop::atEnd(std::int64_t n, double duration) const {
    if (!varies()) return static_cast<double>(n) + 0.5 > duration / h_; // rounded to the nearest number
    return time_ + stepSize(n) / 2 > duration;
}

bool GameLoop::endsWithStep(std::int64_t n, double duration) const {
    if (!varies()) return atEnd(n + 1, duration);
    return time_ + stepSize(n) + stepSize(n + 1) / 2 > duration;
}

std::int64_t GameLoop::mostSteps(double duration) const {
    double shortest = h_;
    if (kind_ == GameLoopKind::FrameTime) shortest = (1 - jitter_) / rate_;
    double steps = duration / shortest;
    if (kind_ == GameLoopKind::Listed) {
        const auto count = static_cast<double>(listed_->size());
        steps = (duration / std::reduce(listed_->begin(), listed_->end()) + 1) * count;
    }
    return static_cast<std::int64_t>(std::min(std::round(steps), 1e18));
}

Json GameLoop::save() const {
    return {{"time", time_},
            {"frames", frames_},
            {"clock", clock_},
            {"stored", stored_},
            {"steps-of-frame", stepsOfFrame_}};
}

void GameLoop::load(const JsonField& state) {
    time_ = state.member("time").numberOrNull();
    frames_ = state.member("frames").tally();
    clock_ = state.member("clock").numberOrNull();
    stored_ = state.member("stored").numberOrNull();
    stepsOfFrame_ = state.member("steps-of-frame").integer();
}

} // namespace timestep
