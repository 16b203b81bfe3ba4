// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact_difference.h"

#include <cmath>
#include <limits>

namespace timestep {

// If |to| is far smaller than |from|, or if the signs differ, the rounded difference can lose its last bit.
// If `to` is reachable by one addition, a neighbour of the difference then reaches it.
double exactDifference(double from, double to) {
    // Only adding -0 leaves a -0 as it is.
    if (from == to && std::signbit(from) == std::signbit(to)) return -0.0;
    const double difference = to - from;
    if (from + difference == to || !std::isfinite(difference)) return difference;
    constexpr double far = std::numeric_limits<double>::infinity();
    double below = difference, above = difference;
    for (int i = 0; i < 8; ++i) {
        below = std::nextafter(below, -far);
        above = std::nextafter(above, far);
        if (from + below == to) return below;
        if (from + above == to) return above;
    }
    return difference;
}

} // namespace timestep
