// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/step_times.h"

#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double shortest = 1e-9; // shortest time that the bins resolve [s]

/// The shortest time between two readings of the clock [s].
double costOfReading() {
    static const double cost = [] {
        Clock::duration least = std::chrono::seconds(1);
        for (int i = 0; i < 1000; ++i) {
            const Clock::time_point begin = Clock::now();
            least = std::min(least, Clock::now() - begin);
        }
        return std::chrono::duration<double>(least).count();
    }();
    return cost;
}

} // namespace

double StepClock::seconds() const {
    const double passed = std::chrono::duration<double>(Clock::now() - begin_).count();
    return std::max(0.0, passed - costOfReading());
}

void StepTimes::add(double seconds) {
    const double place = binsPerOctave * std::log2(std::max(seconds, shortest) / shortest);
    ++bins_[std::min(static_cast<std::size_t>(place), bins_.size() - 1)];
    ++steps_;
}

double StepTimes::median() const {
    if (steps_ == 0) return undefined;
    std::int64_t seen = 0;
    std::size_t bin = 0;
    while ((seen += bins_[bin]) * 2 < steps_ + 1 && bin + 1 < bins_.size()) ++bin;
    return shortest * std::exp2((static_cast<double>(bin) + 0.5) / binsPerOctave);
}

} // namespace timestep
