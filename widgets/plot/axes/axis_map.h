// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/axes/ranges.h"
#include "widgets/plot/content/plot_spec.h"

#include <QPointF>

#include <cmath>
#include <cstddef>
#include <numbers>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

/// Maps values to places on an axis.
///
/// The symmetric logarithm is p = sgn(v) log10(1 + |v| / c) with the value v and the constant c, both in the
/// unit of the axis, and the place p in decades: c itself is at 0.3, 10 c at 1.04, and from there on decades
/// have nearly the same width. Source: J. B. W. Webber, "A bi-symmetric log transformation for wide-range
/// data", Meas. Sci. Technol. 24 (2013) 027001. Unlike a scale made of a linear and a logarithmic piece it
/// has no kink, so every visible bend comes from the data. Departure: c is a power of ten that Magnitudes
/// chooses, where Webber takes 1 / ln 10 for a slope of one at zero.
///
/// A wrapped axis shows the angle v at the place v - 2π n, with the whole number n for which this place is
/// within half a turn of the middle.
struct AxisMap {
    AxisScale scale = AxisScale::Linear;
    double linear = 1; ///< c: below it the scale is nearly linear; used by Symlog only
    double middle = 0; ///< of the turn that is shown [rad]; used by Wrapped only
    static constexpr double turn = 2 * std::numbers::pi; ///< [rad]

    /// Whether the axis has a place for the value.
    bool shows(double value) const { return std::isfinite(value) && (scale != AxisScale::Log || value > 0); }
    /// Returns the place of a value: the value itself, or decades. Equal steps of the place are equal steps
    /// in pixels.
    double place(double value) const;
    /// The value at a place.
    double value(double place) const;
    /// Converts a value into the coordinate of a QCPAxis, which takes the logarithm of a logarithmic axis
    /// itself, and back.
    double toAxis(double value) const;
    double fromAxis(double coordinate) const;
    /// The angle within the turn that a wrapped axis shows; on other axes the value itself.
    double wrapped(double value) const;
    PlotRange wholeTurn() const { return {middle - turn / 2, middle + turn / 2}; }

    bool operator==(const AxisMap&) const = default;
};

/// The ends of the two pieces of a straight line between points that are more than half a turn apart on a
/// wrapped axis: where it leaves the picture on one side, and where it comes back on the other. Nothing if it
/// goes straight on.
std::optional<std::pair<QPointF, QPointF>> turnBetween(const AxisMap& x, const AxisMap& y, QPointF from,
                                                       QPointF to);

/// Counts the magnitudes of the values of columns by powers of two, and determines from them where a
/// symmetric logarithm begins.
class Magnitudes {
public:
    /// Counts the rows after those already counted.
    void append(std::span<const double> values);
    void unite(const Magnitudes& other);
    /// Returns the constant c: the largest power of ten below which lie at most one in twenty of the finite
    /// values that are not zero, counted by powers of two. It is 1 to 15 decades below the largest value;
    /// values further below are only round-off. 1 without values.
    double threshold() const;

private:
    std::vector<std::size_t> m_counts; ///< by exponent, from the smallest; empty until there are values
    std::size_t m_rows = 0;
};

/// The range of a symmetric logarithm that contains the extent: ends at powers of ten or at zero. `tight`
/// keeps the ends of the data, with a little room.
PlotRange symlogRange(const Extent& extent, const AxisMap& map, bool tight = false);

} // namespace timestep
