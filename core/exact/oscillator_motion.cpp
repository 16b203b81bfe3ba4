// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/oscillator_motion.h"

#include <cmath>

namespace timestep {

/// x = C x0 + S (v0 + gamma x0), v = C v0 - S (w² x0 + gamma v0), where with b = sqrt(|w² - gamma²|)
///   C = exp(-gamma t) cos(b t),  S = exp(-gamma t) sin(b t) / b    for gamma < w,
///   C = exp(-gamma t) cosh(b t), S = exp(-gamma t) sinh(b t) / b   for gamma > w,
///   C = exp(-gamma t),           S = exp(-gamma t) t               for gamma = w.
/// The hyperbolic ones are written with the slow exponential, gamma - b = w² / (gamma + b), so that they
/// neither overflow nor cancel. Source: any text on linear oscillators, e.g. L. D. Landau, E. M. Lifshitz,
/// Mechanics, section 25.
OscillatorState oscillatorMotion(double w, double gamma, OscillatorState start, double t) {
    const double difference = (w - gamma) * (w + gamma);
    const double b = std::sqrt(std::abs(difference));
    double c = std::exp(-gamma * t), s = c * t;
    if (difference > 0) {
        s = c * std::sin(b * t) / b;
        c *= std::cos(b * t);
    } else if (difference < 0) {
        const double slow = std::exp(-w * w / (gamma + b) * t);
        s = slow * -std::expm1(-2 * b * t) / (2 * b);
        c = slow * (1 + std::exp(-2 * b * t)) / 2;
    }
    return {c * start.x + s * (start.v + gamma * start.x),
            c * start.v - s * (w * w * start.x + gamma * start.v)};
}

} // namespace timestep
