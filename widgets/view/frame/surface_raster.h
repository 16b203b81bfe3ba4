// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>
#include <QPointF>
#include <QRectF>

#include <array>

class QPainter;

namespace timestep {

/// A colour with components from 0 to 255 that triangles can mix.
struct SurfaceColour {
    float red = 0, green = 0, blue = 0;
};

/// Fills triangles into an image, some 20 times as fast as QPainter, and then draws the image over the
/// painter's device. A pixel belongs to a triangle if its middle is inside: neighbours share no pixel and
/// leave no gap.
class SurfaceRaster {
public:
    struct Corner {
        QPointF at; ///< [px]
        SurfaceColour colour;
    };

    /// Starts an empty image over `area` [px]. `devicePixelRatio` is device pixels per px.
    void begin(const QRectF& area, double devicePixelRatio);
    /// Fills a triangle and interpolates the colours of its corners. Parts outside the area, and triangles
    /// that are not finite, are left out.
    void fill(const std::array<Corner, 3>& corners);
    /// Fills a quadrilateral, whose corners are in order around it, with one colour.
    void fill(const std::array<QPointF, 4>& corners, const SurfaceColour& colour);
    /// Draws the image over the painter's device.
    void finish(QPainter& painter);

private:
    template <std::size_t Corners, class Row>
    void eachRow(const std::array<QPointF, Corners>& device, const Row& row);

    QImage m_image;
    QPoint m_corner; ///< of the image in the device [device px]
    double m_ratio = 1;
    QRgb* m_pixels = nullptr;
    std::ptrdiff_t m_stride = 0; ///< [pixels]
};

} // namespace timestep
