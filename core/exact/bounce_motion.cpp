// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/bounce_motion.h"

#include <cmath>
#include <limits>

namespace timestep {

double bounceEnd(double height, double gravity, double e) {
    if (e >= 1) return std::numeric_limits<double>::infinity();
    return std::sqrt(2 * height / gravity) * (1 + e) / (1 - e);
}

/// With the time of the first fall T = sqrt(2 h0 / g): bounce number k = 1, 2 ... comes at
/// T (1 + 2 (e + ... + e^(k-1))) = T ((1 + e) - 2 e^k) / (1 - e) and leaves the ground with e^k g T. Solved
/// for k: the largest with e^k >= (1 - e) (end - t) / 2 T.
BounceState bounceMotion(double height, double gravity, double e, double t) {
    const double T = std::sqrt(2 * height / gravity);
    if (t < T) return {height - gravity / 2 * t * t, -gravity * t};
    if (T == 0 || e == 0) return {};
    double speed = gravity * T, since = 0;
    if (e >= 1) {
        since = std::fmod(t - T, 2 * T);
    } else {
        const double left = bounceEnd(height, gravity, e) - t;
        if (!(left > 0)) return {};
        // From bounce k on, 2 e^k T / (1 - e) of time is left.
        double k = std::fmax(1, std::floor(std::log(left * (1 - e) / (2 * T)) / std::log(e)));
        const auto leftAt = [&](double number) { return 2 * std::pow(e, number) * T / (1 - e); };
        if (leftAt(k) < left && k > 1) --k;
        if (leftAt(k + 1) >= left) ++k;
        since = std::fmax(leftAt(k) - left, 0);
        speed *= std::pow(e, k);
    }
    return {std::fmax(since * (speed - gravity / 2 * since), 0), speed - gravity * since};
}

} // namespace timestep
