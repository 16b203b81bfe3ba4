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
    m_column = m_columns.of(sample.x);
    constexpr double infinite = std::numeric_limits<double>::infinity();
    m_left = m_column < 0 ? -infinite : valueAt(m_columns, m_column + seam);
    m_right = m_column < m_columns.count ? valueAt(m_columns, m_column + 1 - seam) : infinite;
    m_first = m_lowest = m_highest = m_last = sample;
    m_stretch = true;
}

std::vector<Sample> M4::open() const {
    std::vector<Sample> kept;
    if (!m_stretch) return kept;
    const bool rising = m_lowest.row < m_highest.row;
    for (const Sample& sample :
         {m_first, rising ? m_lowest : m_highest, rising ? m_highest : m_lowest, m_last})
        if (kept.empty() || sample.row > kept.back().row) kept.push_back(sample);
    return kept;
}

void M4::finish() {
    const std::vector<Sample> kept = open();
    m_done.insert(m_done.end(), kept.begin(), kept.end());
    m_stretch = false;
}

/// Ends the line at the edge of a wrapped axis, and begins it again at the opposite one, if the next sample
/// is there.
void M4::leaveTurn(const Sample& next) {
    const auto ends = turnBetween(m_columns.axis, m_y, {m_last.x, m_last.y}, {next.x, next.y});
    if (!ends) return;
    const auto& [left, back] = *ends;
    const std::size_t row = m_last.row;
    finish();
    m_done.push_back({left.x(), left.y(), row});
    m_done.push_back({left.x(), undefined, row});
    begin({back.x(), back.y(), row});
}

void M4::append(std::span<const double> x, std::span<const double> y) {
    const std::size_t rows = std::min(x.size(), y.size());
    for (; m_seen < rows; ++m_seen) {
        const Sample sample{m_columns.axis.wrapped(x[m_seen]), m_y.wrapped(y[m_seen]), m_seen};
        const bool shown = m_columns.axis.shows(sample.x) && m_y.shows(sample.y);
        if (shown && m_stretch) leaveTurn(sample);
        if (!shown) {
            if (m_stretch) {
                finish();
                m_done.push_back({sample.x, undefined, m_seen});
            }
        } else if (m_stretch &&
                   ((sample.x > m_left && sample.x < m_right) || m_columns.of(sample.x) == m_column)) {
            if (sample.y < m_lowest.y) m_lowest = sample;
            if (sample.y > m_highest.y) m_highest = sample;
            m_last = sample;
        } else {
            if (m_stretch) finish();
            begin(sample);
        }
    }
}

std::vector<Sample> M4::samples() const {
    std::vector<Sample> all = m_done;
    const std::vector<Sample> tail = open();
    all.insert(all.end(), tail.begin(), tail.end());
    return all;
}

} // namespace timestep
