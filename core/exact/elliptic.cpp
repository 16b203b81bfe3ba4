// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/elliptic.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>

namespace timestep {

namespace {

/// One level of the arithmetic-geometric mean.
struct Level {
    double a, b;
};

/// The levels from a_0 = 1, b_0 = k' on: a_n+1 = (a_n + b_n) / 2, b_n+1 = sqrt(a_n b_n).
struct Levels {
    std::array<Level, 32> level{}; // 12 are enough for k' = 1e-300
    std::size_t count = 0;         // levels before `mean`
    double mean = 0;               // the common limit
};

/// Stops when (a - b) / 2 < 1e-9 a. Each level squares the relative difference, so the next difference is
/// below round-off and the mean is exact to the last digit.
Levels meanLevels(double a, double b) {
    Levels levels;
    while (levels.count < levels.level.size()) {
        levels.level[levels.count++] = {a, b};
        const double mean = (a + b) / 2;
        const bool last = std::abs(a - b) <= 2e-9 * mean;
        b = std::sqrt(a * b);
        a = mean;
        if (last) break;
    }
    levels.mean = a;
    return levels;
}

/// Carlson's integral R_F(x, y, z) by duplication. Source: B. C. Carlson, Numer. Algorithms 10 (1995) 13-26.
double carlsonRF(double x, double y, double z) {
    if (x == 0 && y == 0) return std::numeric_limits<double>::infinity();
    const double mean0 = (x + y + z) / 3;
    const double largest =
        std::fmax(std::abs(mean0 - x), std::fmax(std::abs(mean0 - y), std::abs(mean0 - z)));
    double mean = mean0, quarter = 1;
    const double x0 = x, y0 = y;
    // The series below is cut off after the fifth order: an error of (spread / mean)^6.
    while (quarter * largest > 1e-3 * mean) {
        const double lambda =
            std::sqrt(x) * std::sqrt(y) + std::sqrt(y) * std::sqrt(z) + std::sqrt(z) * std::sqrt(x);
        x = (x + lambda) / 4;
        y = (y + lambda) / 4;
        z = (z + lambda) / 4;
        mean = (mean + lambda) / 4;
        quarter /= 4;
    }
    const double X = (mean0 - x0) * quarter / mean, Y = (mean0 - y0) * quarter / mean, Z = -X - Y;
    const double E2 = X * Y - Z * Z, E3 = X * Y * Z;
    return (1 - E2 / 10 + E3 / 14 + E2 * E2 / 24 - 3 * E2 * E3 / 44) / std::sqrt(mean);
}

} // namespace

double arithmeticGeometricMean(double a, double b) {
    if (a == 0 || b == 0) return 0;
    return meanLevels(a, b).mean;
}

double completeEllipticK(double complement) {
    if (complement == 0) return std::numeric_limits<double>::infinity();
    return std::numbers::pi / (2 * arithmeticGeometricMean(1, complement));
}

/// F = sin R_F(cos², delta², 1) where |phi| <= pi/2; beyond, F(pi - phi) = 2 K - F(phi).
double ellipticF(double sine, double cosine, double delta, double complement) {
    const double part = sine * carlsonRF(cosine * cosine, delta * delta, 1);
    if (cosine >= 0) return part;
    return std::copysign(2 * completeEllipticK(complement), sine) - part;
}

/// Gauss's form of the descending Landen transformation: with psi at the level n+1 and phi at the level n,
///   sin(phi) = a_n sin(psi) / (a_n+1 + c_n+1 sin²(psi)),   c_n+1 = (a_n - b_n) / 2,
/// which for cotangents and dn = sqrt(1 - (c_n / a_n)² sin²(phi)) reads
///   dn_n = (b_n + a_n+1 cot²(psi)) / (a_n + a_n+1 cot²(psi)),   cot(phi) = cot(psi) dn_n+1 a_n+1 / a_n.
/// It starts from psi = a_N u, dn_N = 1. All terms are positive, so nothing cancels, near the separatrix
/// either. Source: R. Bulirsch, Numer. Math. 7 (1965) 78-90; Abramowitz and Stegun 16.12, 17.6.
JacobiFunctions jacobiFunctions(double u, double complement) {
    if (std::abs(u) < 1e-9) return {u, 1, 1, u}; // the first omitted term is u²/2
    if (complement == 0) {
        const double sn = std::tanh(u), cn = 1 / std::cosh(u);
        return {sn, cn, cn, std::atan2(sn, cn)};
    }
    const Levels levels = meanLevels(1, complement);
    const double psi = levels.mean * u;
    const double sine = std::sin(psi);
    double cot = std::cos(psi) / sine;
    double dn = 1;
    double above = levels.mean; // a_n+1
    for (std::size_t n = levels.count; n-- > 0;) {
        const Level& level = levels.level[n];
        const double nextDn = (level.b + above * cot * cot) / (level.a + above * cot * cot);
        cot *= dn * above / level.a;
        dn = nextDn;
        above = level.a;
    }
    const double sn = std::copysign(1 / std::hypot(1, cot), sine);
    const double cn = cot * sn;
    // am stays within pi/2 of psi, its mean growth, and that names the turn.
    const double amplitude = std::atan2(sn, cn);
    const double turns = std::round((psi - amplitude) / (2 * std::numbers::pi));
    return {sn, cn, dn, amplitude + 2 * std::numbers::pi * turns};
}

} // namespace timestep
