// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/linked_cursor.h"

#include <algorithm>
#include <optional>

namespace timestep {

namespace {

std::optional<std::size_t> rowAt(const CurvePlottable& curve, const CursorPlace& place) {
    const std::vector<double>& x = curve.xs();
    if (curve.curve().run == place.run && place.row < curve.rows() && x[place.row] == place.x)
        return place.row;
    if (!curve.isRising() || curve.rows() == 0) return std::nullopt;
    const auto end = x.begin() + static_cast<std::ptrdiff_t>(curve.rows());
    if (place.x < x.front() || place.x > *(end - 1)) return std::nullopt;
    auto found = std::lower_bound(x.begin(), end, place.x);
    if (found != x.begin() && place.x - *(found - 1) < *found - place.x) --found;
    return static_cast<std::size_t>(found - x.begin());
}

} // namespace

std::vector<LinkedReading> linkedReadings(const Chart& chart, const CursorPlace& place) {
    std::vector<LinkedReading> readings;
    for (std::size_t i = 0; i < chart.curves().size(); ++i) {
        const CurvePlottable& curve = *chart.curves()[i];
        if (!curve.visible() || curve.curve().referenceLine >= 0) continue;
        if (const auto row = rowAt(curve, place)) readings.push_back({i, *row});
    }
    return readings;
}

} // namespace timestep
