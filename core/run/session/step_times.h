// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace timestep {

/// Measures the time since its construction.
class StepClock {
public:
    StepClock() : begin_(std::chrono::steady_clock::now()) {}
    /// Time since construction, minus the time to read the clock [s], >= 0.
    double seconds() const;

private:
    std::chrono::steady_clock::time_point begin_;
};

/// Histogram of the durations of steps of one run on this machine. Bins of 1/16 octave from 1 ns to 15
/// minutes keep the memory constant for any number of steps. Single interrupted steps do not affect the
/// median.
class StepTimes {
public:
    void add(double seconds);
    std::int64_t steps() const { return steps_; }
    /// Median of the times, accurate to 3 % [s]; NaN without steps.
    double median() const;

private:
    static constexpr std::size_t binsPerOctave = 16, octaves = 40;
    std::array<std::int64_t, binsPerOctave* octaves> bins_ = {};
    std::int64_t steps_ = 0;
};

} // namespace timestep
