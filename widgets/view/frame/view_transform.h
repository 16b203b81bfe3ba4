// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <QPointF>
#include <QRectF>

namespace timestep {

/// Maps the plane of a scene to the pixels of a view, with the same scale on both axes.
class ViewTransform {
public:
    /// One pixel per scene length, the scene's origin at pixel (0, 0), y up.
    ViewTransform() = default;

    /// Shows the whole of `box` in the middle of `area`, with at least `margin` pixels around it. A box
    /// without width, height or finite sides, and an area without room, still give a usable transform.
    static ViewTransform fit(const Box& box, const QRectF& area, double margin, bool yDown);

    QPointF toPixel(Point at) const {
        return {m_origin.x() + m_scale * at.x, m_origin.y() + (m_yDown ? m_scale : -m_scale) * at.y};
    }
    Point toScene(QPointF pixel) const;

    double scale() const { return m_scale; } ///< [px per scene length]
    bool yDown() const { return m_yDown; }

    /// Enlarged by `factor` around the pixel `about`.
    ViewTransform zoomed(double factor, QPointF about) const;
    /// Moved by pixels.
    ViewTransform panned(QPointF by) const;
    /// Moved so that `at` appears at `pixel`.
    ViewTransform withAt(Point at, QPointF pixel) const;

    /// The part of the scene that `area` shows.
    Box visible(const QRectF& area) const;

private:
    double m_scale = 1;
    QPointF m_origin; ///< where the scene's origin is [px]
    bool m_yDown = false;
};

} // namespace timestep
