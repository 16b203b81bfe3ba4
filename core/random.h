// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace timestep {

/// SplitMix64 (Steele, Lea, Flood 2014): z += golden ratio, then z is mixed. It gives the same bytes on every
/// machine. The distributions of the standard library do not, so this class has its own.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    /// A separate stream for every pair (n, p), e.g. step and pass, so a run can continue without a saved
    /// state.
    Random(std::uint64_t seed, std::uint64_t n, std::uint64_t p) : state_(mix(mix(mix(seed) + n) + p)) {}

    std::uint64_t next() { return mix(state_ += golden); }
    /// From [0, 1), in steps of 2^-53.
    double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    /// From [low, high).
    double uniform(double low, double high) { return low + (high - low) * uniform(); }
    /// From 0 to n - 1, n > 0 (uneven by n / 2^53, which no run can detect).
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(uniform() * static_cast<double>(n)); }

    /// Shuffles by the method of Fisher and Yates.
    template <typename T>
    void shuffle(std::vector<T>& values) {
        for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
    }

private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

} // namespace timestep
