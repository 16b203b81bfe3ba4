// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLineF>
#include <QPoint>
#include <QRectF>

#include <vector>

class QPainter;

namespace timestep {

/// Draws very many lines of one device pixel into a picture of its own, 4 times as fast as QPainter does, and
/// lays the picture over what was painted before. The lines lie where QPainter would put them with a cosmetic
/// pen of width 1.
class LineRaster {
public:
    /// An empty picture over `area` [px] of a device with that many device pixels per px.
    void begin(const QRectF& area, double devicePixelRatio);
    /// Draws all lines in one opaque colour; parts outside the area, and lines that are not finite, are left
    /// out. `smooth`: antialiased.
    void draw(const std::vector<QLineF>& lines, const QColor& colour, bool smooth);
    /// Lays the picture over the painter's device.
    void finish(QPainter& painter);

private:
    void drawSmooth(const QLineF& line, QRgb colour);
    void drawSharp(const QLineF& line, QRgb colour);

    QImage m_image;
    QPoint m_corner; ///< of the picture in the device [device px]
    double m_ratio = 1;
    QRectF m_inside; ///< what may be drawn without leaving the picture [device px of the picture]
    QRgb* m_pixels = nullptr;
    std::ptrdiff_t m_stride = 0; ///< [pixels]
};

} // namespace timestep
