// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace timestep {

/// Measures one stretch of time from its construction on.
class StepClock {
public:
    StepClock() : begin_(std::chrono::steady_clock::now()) {}
    /// Since the construction, less what reading the clock takes itself; never below 0 [s].
    double seconds() const;

private:
    std::chrono::steady_clock::time_point begin_;
};

/// How long steps of one run took on this machine. Counted in bins of 1/16 octave from 1 ns to a quarter
/// of an hour, so that it takes the same memory for any number of steps and one that the machine interrupted
/// does not spoil the rest.
class StepTimes {
public:
    void add(double seconds);
    std::int64_t steps() const { return steps_; }
    /// The middle one of the times, within 3 % [s]; NaN without steps.
    double median() const;

private:
    static constexpr std::size_t binsPerOctave = 16, octaves = 40;
    std::array<std::int64_t, binsPerOctave* octaves> bins_ = {};
    std::int64_t steps_ = 0;
};

} // namespace timestep
