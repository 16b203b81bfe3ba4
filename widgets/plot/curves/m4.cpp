// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/m4.h"

#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

int PixelColumns::of(double x) const {
    const double pixel = offset + scale * axis.place(x);
    if (!(pixel >= 0)) return -1;
    if (pixel >= count) return count;
    return static_cast<int>(pixel);
}

namespace {

/// The x at a position in pixels: the inverse of PixelColumns::of except for rounding.
double valueAt(const PixelColumns& columns, double pixel) {
    return columns.axis.value((pixel - columns.offset) / columns.scale);
}

constexpr double seam = 1e-6; ///< [px] width of the seam between columns where only PixelColumns::of decides

} // namespace

void M4::begin(const Sample& sample) {
    column = columns.of(sample.x);
    constexpr double infinite = std::numeric_limits<double>::infinity();
    left = column < 0 ? -infinite : valueAt(columns, column + seam);
    right = column < columns.count ? valueAt(columns, column + 1 - seam) : infinite;
    first = lowest = highest = last = sample;
    stretch = true;
}

std::vector<Sample> M4::open() const {
    std::vector<Sample> kept;
    if (!stretch) return kept;
    const bool rising = lowest.row < highest.row;
    for (const Sample& sample : {first, rising ? lowest : highest, rising ? highest : lowest, last})
        if (kept.empty() || sample.row > kept.back().row) kept.push_back(sample);
    return kept;
}

void M4::finish() {
    const std::vector<Sample> kept = open();
    done.insert(done.end(), kept.begin(), kept.end());
    stretch = false;
}

void M4::append(std::span<const double> x, std::span<const double> y) {
    const std::size_t rows = std::min(x.size(), y.size());
    for (; seen < rows; ++seen) {
        const Sample sample{x[seen], y[seen], seen};
        const bool shown = columns.axis.shows(sample.x) && std::isfinite(sample.y) && (!logY || sample.y > 0);
        if (!shown) {
            if (stretch) {
                finish();
                done.push_back({sample.x, undefined, seen});
            }
        } else if (stretch && ((sample.x > left && sample.x < right) || columns.of(sample.x) == column)) {
            if (sample.y < lowest.y) lowest = sample;
            if (sample.y > highest.y) highest = sample;
            last = sample;
        } else {
            if (stretch) finish();
            begin(sample);
        }
    }
}

std::vector<Sample> M4::samples() const {
    std::vector<Sample> all = done;
    const std::vector<Sample> tail = open();
    all.insert(all.end(), tail.begin(), tail.end());
    return all;
}

} // namespace timestep
