// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace timestep {

// Sine and cosine of equations (closed_forms.h) for many motions at once. Compilers can turn them into vector
// code because they have no branches.

/// Sine and cosine for |x| <= range; the error is below 0.85 units in the last place
/// (tests/core/integration/ensembles.cpp). Every operation has one rounding, so all widths of vectors, and a
/// plain loop, give the same bytes, which do not depend on the C library.
///
/// x = n pi/2 + r with |r| <= pi/4: pi/2 is three numbers (W. J. Cody, W. Waite, Software Manual for the
/// Elementary Functions, 1980, chapter 8). n times the first two is exact because they have 37 bits and n at
/// most 16; the rest of pi/2 is 5e-40. r is the sum of `high` and a small `low`. The coefficients of the
/// polynomials are those of K. C. Ng's __kernel_sin and __kernel_cos (fdlibm 5.3, 1993,
/// netlib.org/fdlibm/k_sin.c, k_cos.c). Departure: the terms are added in pairs (G. Estrin, Proc. Western
/// Joint Computer Conf. 17, 1960, 33-40), because a processor waits for the longest chain of operations,
/// which is half as long as in Horner's order.
struct LaneFunctions {
    static constexpr double range = 102940; ///< [rad]; n stays below 2^16

    [[gnu::always_inline]] double sine(double x) { return quarterTurnsFrom(0, x); }
    [[gnu::always_inline]] double cosine(double x) { return quarterTurnsFrom(1, x); }
    /// True if an argument was outside the range (or NaN). The results are then meaningless.
    bool leftRange() const { return outside_ < 0; }

private:
    /// sin(x + turns pi/2).
    [[gnu::always_inline]] double quarterTurnsFrom(std::uint64_t turns, double x) {
        constexpr double twoOverPi = 0x1.45f306dc9c883p-1;
        constexpr double first = 0x1.921fb54440000p+0, second = 0x1.68c234c4c0000p-39,
                         third = 0x1.98a2e03707345p-77;
        constexpr double shift = 0x1.8p52; // the sum's last bit is worth 1: it rounds to a whole number
        // The bits of positive numbers, read as whole numbers, have the order of the numbers; NaN is last.
        outside_ |= std::bit_cast<std::int64_t>(range) - std::bit_cast<std::int64_t>(std::abs(x));
        const double shifted = x * twoOverPi + shift;
        const double n = shifted - shift;
        const double near = x - n * first; // exact
        const double step = n * second;    // exact
        const double high = near - step;
        const double low = ((near - high) - step) - n * third;
        const double z = high * high, half = 0.5 * z;
        const double s = sineNear(high, low, z, half), c = cosineNear(high, low, z, half);
        // The last two bits of n choose among s, c, -s, -c; the test of a sign is one vector instruction.
        const std::uint64_t quadrant = std::bit_cast<std::uint64_t>(shifted) + turns;
        const double chosen = static_cast<std::int64_t>(quadrant << 63) < 0 ? c : s;
        return std::bit_cast<double>(std::bit_cast<std::uint64_t>(chosen) ^ (quadrant & 2) << 62);
    }
    /// c0 + c1 z + ... + c5 z⁵.
    [[gnu::always_inline]] static double polynomial(double z, double c0, double c1, double c2, double c3,
                                                    double c4, double c5) {
        const double z2 = z * z;
        return (c0 + z * c1) + z2 * ((c2 + z * c3) + z2 * (c4 + z * c5));
    }
    /// sin(high + low), z = high², half = z / 2.
    [[gnu::always_inline]] static double sineNear(double high, double low, double z, double half) {
        constexpr double S1 = -1.66666666666666324348e-01, S2 = 8.33333333332248946124e-03,
                         S3 = -1.98412698298579493134e-04, S4 = 2.75573137070700676789e-06,
                         S5 = -2.50507602534068634195e-08, S6 = 1.58969099521155010221e-10;
        const double cube = z * high;
        return high + ((low - half * low) + cube * polynomial(z, S1, S2, S3, S4, S5, S6));
    }
    /// cos(high + low), z = high², half = z / 2.
    [[gnu::always_inline]] static double cosineNear(double high, double low, double z, double half) {
        constexpr double C1 = 4.16666666666666019037e-02, C2 = -1.38888888888741095749e-03,
                         C3 = 2.48015872894767294178e-05, C4 = -2.75573143513906633035e-07,
                         C5 = 2.08757232129817482790e-09, C6 = -1.13596475577881948265e-11;
        const double rest = (z * z) * polynomial(z, C1, C2, C3, C4, C5, C6), whole = 1 - half;
        return whole + (((1 - whole) - half) + (rest - high * low));
    }

    std::int64_t outside_ = 0; ///< negative: an argument was outside
};

/// The same for arguments that may be large: outside the range it calls the C library.
struct CarefulLaneFunctions {
    static double sine(double x) {
        return std::abs(x) <= LaneFunctions::range ? LaneFunctions().sine(x) : std::sin(x);
    }
    static double cosine(double x) {
        return std::abs(x) <= LaneFunctions::range ? LaneFunctions().cosine(x) : std::cos(x);
    }
};

} // namespace timestep
