// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace hypotenuse_detail {

/// The root of the sum of the squares, less what its rounding has added.
inline double corrected(double large, double small) {
    const double root = std::sqrt(large * large + small * small);
    double first = 0, second = 0;
    if (root <= 2 * small) {
        const double over = root - small;
        first = large * (2 * over - large);
        second = (over - 2 * (large - small)) * over;
    } else {
        const double over = root - large;
        first = 2 * over * (large - 2 * small);
        second = (4 * over - small) * small + over * over;
    }
    return root - (first + second) / (2 * root);
}

} // namespace hypotenuse_detail

/// The length of (x, y), with the same last bit as std::hypot of glibc from version 2.35. Other C libraries
/// round differently, and most scenes compute lengths. Source: C. F. Borges, An improved algorithm for
/// hypot(a, b), arXiv:1904.09481 (2019), the corrected version without fused operations.
inline double hypotenuse(double x, double y) {
    constexpr double huge = 0x1p+511, tiny = 0x1p-459, scale = 0x1p-600, invisible = 0x1p-54;
    if (std::isinf(x) || std::isinf(y)) return std::numeric_limits<double>::infinity();
    double large = std::abs(x), small = std::abs(y);
    if (large < small) std::swap(large, small);
    const auto corrected = [](double a, double b) { return hypotenuse_detail::corrected(a, b); };
    if (large > huge)
        return small <= large * invisible ? large + small : corrected(large * scale, small * scale) / scale;
    if (small < tiny)
        return large >= small / invisible ? large + small : corrected(large / scale, small / scale) * scale;
    return small <= large * invisible ? large + small : corrected(large, small);
}

} // namespace timestep
