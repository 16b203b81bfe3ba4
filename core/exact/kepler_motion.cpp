// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/kepler_motion.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace timestep {

namespace {

/// Two units in the last place of a number of 1 to 2. Rounding keeps a step of Newton's method from getting
/// much smaller.
constexpr double roundOff = 2 * std::numeric_limits<double>::epsilon();

/// E - sin(E), by its series if the two are nearly equal.
double anomalyMinusSine(double E) {
    if (std::abs(E) > 0.8) return E - std::sin(E);
    double term = E * E * E / 6, sum = term;
    for (int n = 5; std::abs(term) > 1e-17 * std::abs(sum); n += 2) {
        term *= -E * E / (n * (n - 1));
        sum += term;
    }
    return sum;
}

} // namespace

/// Newton's method inside a bracket on f(E) = (1-e) E + e (E - sin E) - M, in which nothing cancels near
/// periapsis for e near 1; f' = (1-e) + 2 e sin²(E/2).
double eccentricAnomaly(double meanAnomaly, double oneMinusE) {
    const double turn = 2 * std::numbers::pi;
    const double M = std::abs(std::remainder(meanAnomaly, turn));
    const double e = 1 - oneMinusE;
    double low = M, high = std::fmin(M / oneMinusE, std::numbers::pi);
    // f grows and is convex on [0, pi], so Newton comes down from the high end without overshooting.
    double E = std::fmin(high, M + e);
    if (e > 0) E = std::fmin(E, std::cbrt(6 * M / e)); // (E - sin E >= E³/6 (1 - E²/20))
    E = std::fmax(E, low);
    for (int i = 0; i < 100; ++i) {
        const double f = oneMinusE * E + e * anomalyMinusSine(E) - M;
        (f > 0 ? high : low) = E;
        const double half = std::sin(E / 2);
        double next = E - f / (oneMinusE + 2 * e * half * half);
        if (!(next >= low && next <= high)) next = (low + high) / 2;
        const double change = std::abs(next - E);
        E = next;
        if (change <= roundOff * E) break;
    }
    const double whole = meanAnomaly - std::remainder(meanAnomaly, turn);
    return whole + std::copysign(E, std::remainder(meanAnomaly, turn));
}

/// x = a (cos E - e), y = a sqrt(1 - e²) sin E, E' = n / (1 - e cos E), n = sqrt(gm / a³).
KeplerState keplerMotion(double gm, double a, double e, double t) {
    const double n = std::sqrt(gm / a) / a;
    const double oneMinusE = 1 - e;
    const double E = eccentricAnomaly(std::remainder(n * t, 2 * std::numbers::pi), oneMinusE);
    const double sine = std::sin(E), cosine = std::cos(E), half = std::sin(E / 2);
    const double b = a * std::sqrt(oneMinusE * (1 + e));
    const double rate = n / (oneMinusE + 2 * e * half * half);
    return {a * (oneMinusE - 2 * half * half), b * sine, -a * sine * rate, b * cosine * rate};
}

} // namespace timestep
