// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/reading_cursor.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double nearEnough = 60; ///< greatest distance of a readable curve from the mouse [px]
/// So near to the end of a curve its last row is read, even if the mouse cannot go further right [px].
constexpr double endReach = 8;

/// The next shown curve in that direction, or the same one if it is the only one; none if all are hidden.
std::optional<std::size_t> shownCurve(const std::vector<CurvePlottable*>& curves, std::size_t from,
                                      int step) {
    const auto count = static_cast<std::ptrdiff_t>(curves.size());
    const std::ptrdiff_t direction = step < 0 ? -1 : 1;
    std::ptrdiff_t at = static_cast<std::ptrdiff_t>(from) + step;
    for (std::ptrdiff_t tries = 0; tries < count; ++tries, at += direction) {
        const auto index = static_cast<std::size_t>((at % count + count) % count);
        if (curves[index]->visible() && curves[index]->rows() > 0) return index;
    }
    return std::nullopt;
}

} // namespace

std::optional<Reading> readingAt(const Chart& chart, const QPointF& position) {
    std::optional<Reading> best;
    double distance = nearEnough;
    for (std::size_t i = 0; i < chart.curves().size(); ++i) {
        if (!chart.curves()[i]->visible()) continue;
        const auto near = chart.curves()[i]->nearest(position);
        if (!near || near->distance >= distance) continue;
        distance = near->distance;
        const std::size_t last = chart.curves()[i]->rows() - 1; // there is one: it has a nearest row
        const std::optional<QPointF> end = chart.curves()[i]->positionOf(last);
        const bool atEnd = end && std::hypot(end->x() - position.x(), end->y() - position.y()) <= endReach;
        best = Reading{i, atEnd ? last : near->row, false};
    }
    return best;
}

std::optional<Reading> movedReading(const Chart& chart, const std::optional<Reading>& from, int rows,
                                    int curves) {
    const auto curve = shownCurve(chart.curves(), from ? from->curve : 0, from ? curves : 0);
    if (!curve) return std::nullopt;
    const CurvePlottable& plottable = *chart.curves()[*curve];
    const auto last = static_cast<std::ptrdiff_t>(plottable.rows()) - 1;
    std::ptrdiff_t row = from ? static_cast<std::ptrdiff_t>(from->row) + rows : last / 2;
    row = std::clamp<std::ptrdiff_t>(row, 0, last);
    const std::ptrdiff_t step = rows < 0 ? -1 : 1;
    while (row >= 0 && row <= last && !plottable.positionOf(static_cast<std::size_t>(row))) row += step;
    if (row < 0 || row > last) return std::nullopt;
    return Reading{*curve, static_cast<std::size_t>(row), true};
}

} // namespace timestep
