// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/view_transform.h"

#include <QColor>
#include <QLineF>
#include <QRectF>

#include <array>
#include <cstddef>
#include <limits>
#include <vector>

class QPainter;

namespace timestep {

/// The way that a point took lately: a ring of positions that fades out at its old end.
class Trace {
public:
    static constexpr std::size_t capacity = 400; ///< positions; some seven seconds at 60 frames per second

    void clear() { m_points.clear(), m_oldest = 0; }
    /// A position that is not finite, or where the point is already, is left out. One that is more than
    /// `longest` away begins a new way: nobody saw what lies between.
    void add(Point at, double longest = std::numeric_limits<double>::infinity());
    std::size_t size() const { return m_points.size(); }

    /// Draws it `width` wide, from `ground` (old) to `colour` (new).
    void paint(QPainter& painter, const ViewTransform& transform, const QRectF& area, const QColor& colour,
               const QColor& ground, double width) const;

private:
    std::vector<Point> m_points; ///< a ring once it is full
    std::size_t m_oldest = 0;
};

} // namespace timestep
