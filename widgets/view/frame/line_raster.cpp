// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/line_raster.h"

#include "widgets/view/frame/clip.h"

#include <QColor>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace timestep {

namespace {

constexpr int border = 2; ///< [device px] around the area, so that a line on its edge stays in the picture

/// Red and blue, and alpha and green, are blended two at a time; weights go from 0 to 256.
QRgb blended(QRgb below, QRgb colour, std::uint32_t weight) {
    constexpr QRgb even = 0x00ff00ff;
    const QRgb rest = 256 - weight;
    const QRgb redBlue = ((colour & even) * weight + (below & even) * rest) >> 8 & even;
    const QRgb alphaGreen = ((colour >> 8 & even) * weight + (below >> 8 & even) * rest) & ~even;
    return redBlue | alphaGreen;
}

/// A line by its longer direction: whole pixels `first` to `last` along it; across it, in 1/65536 pixel,
/// `across` at `first` and `slope` more at each next pixel.
struct Walk {
    int first, last;
    std::int32_t across, slope;
};

Walk walkOf(double along1, double across1, double along2, double across2) {
    if (along1 > along2) {
        std::swap(along1, along2);
        std::swap(across1, across2);
    }
    const double length = along2 - along1;
    const double slope = length > 0 ? (across2 - across1) / length : 0;
    const int first = static_cast<int>(std::lround(along1));
    const int last = static_cast<int>(std::lround(along2));
    const double start = across1 + slope * (first - along1);
    return {first, last, static_cast<std::int32_t>(start * 65536), static_cast<std::int32_t>(slope * 65536)};
}

/// Clipping a line of 1e300 pixels leaves ends that miss the area by more than its width.
QPointF clampedTo(QPointF point, const QRectF& area) {
    return {std::clamp(point.x(), area.left(), area.right()),
            std::clamp(point.y(), area.top(), area.bottom())};
}

} // namespace

void LineRaster::begin(const QRectF& area, double devicePixelRatio) {
    m_ratio = devicePixelRatio;
    const QRect device = QRectF(area.topLeft() * m_ratio, area.size() * m_ratio)
                             .toAlignedRect()
                             .adjusted(-border, -border, border, border);
    m_corner = device.topLeft();
    if (m_image.size() != device.size()) m_image = QImage(device.size(), QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    m_inside = QRectF(m_image.rect()).adjusted(border, border, -border, -border);
    m_pixels = reinterpret_cast<QRgb*>(m_image.bits());
    m_stride = m_image.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
}

void LineRaster::draw(const std::vector<QLineF>& lines, const QColor& colour, bool smooth) {
    const QRgb rgb = colour.rgb() | 0xff000000;
    for (const QLineF& line : lines) {
        QLineF device(line.p1() * m_ratio - m_corner, line.p2() * m_ratio - m_corner);
        const bool inside = isInside(device.p1(), m_inside) && isInside(device.p2(), m_inside);
        if (!inside && (!isFinite(device.p1()) || !isFinite(device.p2()) || !clipLine(device, m_inside)))
            continue;
        if (!inside) device = QLineF(clampedTo(device.p1(), m_inside), clampedTo(device.p2(), m_inside));
        device.translate(-0.5, -0.5); // from here on whole numbers are the middles of pixels
        smooth ? drawSmooth(device, rgb) : drawSharp(device, rgb);
    }
}

/// Each step along the line shares its colour between the two pixels that it passes between. Source: X. Wu,
/// "An efficient antialiasing technique", Computer Graphics 25 (1991), figure 2; here ends are rounded to
/// whole pixels.
void LineRaster::drawSmooth(const QLineF& line, QRgb colour) {
    const bool steep = std::abs(line.dy()) > std::abs(line.dx());
    const Walk walk = steep ? walkOf(line.y1(), line.x1(), line.y2(), line.x2())
                            : walkOf(line.x1(), line.y1(), line.x2(), line.y2());
    const std::ptrdiff_t along = steep ? m_stride : 1, across = steep ? 1 : m_stride;
    QRgb* pixel = m_pixels + walk.first * along;
    std::int32_t at = walk.across;
    for (int i = walk.first; i <= walk.last; ++i, at += walk.slope, pixel += along) {
        QRgb* low = pixel + (at >> 16) * across;
        const auto share = static_cast<std::uint32_t>(at >> 8 & 0xff);
        *low = blended(*low, colour, 256 - share);
        low[across] = blended(low[across], colour, share);
    }
}

void LineRaster::drawSharp(const QLineF& line, QRgb colour) {
    const bool steep = std::abs(line.dy()) > std::abs(line.dx());
    const Walk walk = steep ? walkOf(line.y1(), line.x1(), line.y2(), line.x2())
                            : walkOf(line.x1(), line.y1(), line.x2(), line.y2());
    const std::ptrdiff_t along = steep ? m_stride : 1, across = steep ? 1 : m_stride;
    QRgb* pixel = m_pixels + walk.first * along;
    std::int32_t at = walk.across + 0x8000;
    for (int i = walk.first; i <= walk.last; ++i, at += walk.slope, pixel += along)
        pixel[(at >> 16) * across] = colour;
}

void LineRaster::finish(QPainter& painter) {
    m_image.setDevicePixelRatio(m_ratio);
    painter.drawImage(QPointF(m_corner) / m_ratio, m_image);
    m_image.setDevicePixelRatio(1);
}

} // namespace timestep
