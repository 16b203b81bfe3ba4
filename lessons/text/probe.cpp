// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/probe.h"

#include <algorithm>
#include <cmath>

namespace timestep {

bool Tolerance::accepts(double value, double target) const {
    constexpr double rounding = 1e-12;
    const double allowed = relative ? amount * std::abs(target) : amount;
    return std::abs(value - target) <= allowed + rounding * std::max(std::abs(value), std::abs(target));
}

bool Expectation::accepts(double number) const {
    if (value && !tolerance.accepts(number, *value)) return false;
    return !(atLeast && number < *atLeast) && !(atMost && number > *atMost);
}

} // namespace timestep
