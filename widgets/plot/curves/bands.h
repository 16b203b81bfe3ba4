// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/curves/m4.h"

#include <QPointF>
#include <QPolygonF>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// A stretch of a curve between its lowest and highest values, from left to right [px].
struct Band {
    QPolygonF upper, lower;

    /// The outline of the band.
    QPolygonF outline() const;
};

/// A curve as it is drawn: where it goes up and down faster than its line can show, a band; elsewhere its
/// points. Gaps have y = NaN.
struct BandedCurve {
    std::vector<Band> bands;
    std::vector<QPointF> rest; ///< with a gap where each band is
};

/// Whether the samples go up and down often enough for a band. `line`: the width of the line
/// [px]; `perPixel`: length of a pixel on a linear axis [unit of y]. Quick.
bool turnsOften(std::span<const Sample> samples, double line, double perPixel);

/// Finds the bands of a curve. `points`: in pixels, x never decreases; `line`: the width of the line [px].
BandedCurve inBands(const std::vector<QPointF>& points, double line);

/// The last periods of an oscillation.
struct LastPeriods {
    std::size_t first = 0, end = 0; ///< rows
    double period = 0;              ///< mean length [unit of x]
    double low = 0, high = 0;       ///< of y
};

/// Returns the last `periods` periods of a curve up to the row `end` (excluded), within `reach` of x; none if
/// the curve does not go up and down as often there. x never decreases.
std::optional<LastPeriods> lastPeriods(std::span<const double> x, std::span<const double> y, std::size_t end,
                                       double reach, int periods);

} // namespace timestep
