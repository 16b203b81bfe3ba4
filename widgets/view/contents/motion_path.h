// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/frame/view_transform.h"

#include <QColor>
#include <QLineF>
#include <QRectF>

#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

class QPainter;

namespace timestep {

/// The path of a moving point: its latest positions, added one by one or set all at once. The line fades out
/// at its old end.
class MotionPath {
public:
    static constexpr std::size_t capacity = 400;   ///< of add(): about seven seconds at 60 frames per second
    static constexpr std::size_t mostLines = 1200; ///< number of lines that are drawn, the latest ones

    void clear() { m_points.clear(), m_oldest = 0; }
    /// Appends a position. One that is not finite or equals the last one is ignored. A position farther than
    /// `longest` [scene length] from the last one starts a new line, because the motion in between is
    /// unknown.
    void add(Point at, double longest = std::numeric_limits<double>::infinity());
    /// Replaces all positions, oldest first. Positions that are not finite are left out.
    void set(std::span<const Point> positions);
    std::size_t size() const { return m_points.size(); }

    /// Draws the line `width` [px] wide, with colours from `ground` (old) to `colour` (new).
    void paint(QPainter& painter, const ViewTransform& transform, const QRectF& area, const QColor& colour,
               const QColor& ground, double width) const;

private:
    std::vector<Point> m_points; ///< a ring buffer when it is full
    std::size_t m_oldest = 0;
};

} // namespace timestep
