// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/spectrum.h"

#include "core/curve_fit/window.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <numbers>

namespace timestep {

namespace {

/// In place, radix 2: Y[k] = sum y[n] exp(-2 pi i k n / N), N a power of two.
void transform(std::vector<std::complex<double>>& y) {
    const std::size_t size = y.size();
    for (std::size_t i = 1, j = 0; i < size; ++i) { // order by reversed bits
        std::size_t bit = size >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) std::swap(y[i], y[j]);
    }
    for (std::size_t length = 2; length <= size; length *= 2) {
        std::vector<std::complex<double>> roots(length / 2);
        for (std::size_t k = 0; k < roots.size(); ++k)
            roots[k] =
                std::polar(1.0, -2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(length));
        for (std::size_t start = 0; start < size; start += length) {
            for (std::size_t k = 0; k < length / 2; ++k) {
                const std::complex<double> even = y[start + k], odd = y[start + k + length / 2] * roots[k];
                y[start + k] = even + odd;
                y[start + k + length / 2] = even - odd;
            }
        }
    }
}

} // namespace

bool evenlySpaced(std::span<const double> x) {
    if (x.size() < 2) return false;
    const double spacing = (x.back() - x.front()) / static_cast<double>(x.size() - 1);
    if (!(spacing > 0) || !std::isfinite(spacing)) return false;
    for (std::size_t i = 0; i < x.size(); ++i)
        if (!(std::abs(x[i] - x.front() - spacing * static_cast<double>(i)) <= 1e-6 * spacing)) return false;
    return true;
}

Spectrum spectrumOf(std::span<const double> x, std::span<const double> y) {
    Spectrum spectrum;
    const std::size_t count = std::min(x.size(), y.size());
    if (count < 4) return spectrum;
    for (std::size_t i = 0; i < count; ++i)
        if (!std::isfinite(x[i]) || !std::isfinite(y[i]) || (i > 0 && !(x[i] > x[i - 1]))) return spectrum;
    const double spacing = (x[count - 1] - x[0]) / static_cast<double>(count - 1);
    const bool even = evenlySpaced(x.first(count));
    std::vector<double> rows(y.begin(), y.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count && !even; ++i)
        rows[i] = interpolated(x, y, std::min(x[0] + spacing * static_cast<double>(i), x[count - 1]));
    double mean = 0, windowSum = 0;
    for (const double value : rows) mean += value / static_cast<double>(count);
    std::vector<std::complex<double>> values(std::bit_ceil(count));
    for (std::size_t i = 0; i < count; ++i) {
        const double window =
            0.5 - 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count));
        windowSum += window;
        values[i] = window * (rows[i] - mean);
    }
    transform(values);
    const double line = 1 / (spacing * static_cast<double>(values.size()));
    for (std::size_t k = 0; k <= values.size() / 2; ++k) {
        spectrum.frequency.push_back(line * static_cast<double>(k));
        spectrum.amplitude.push_back(2 * std::abs(values[k]) / windowSum);
    }
    return spectrum;
}

} // namespace timestep
