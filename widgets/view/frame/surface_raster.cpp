// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/surface_raster.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double farthest = 1e7; ///< [device px] triangles beyond this distance are left out

template <std::size_t Corners>
bool isNear(const std::array<QPointF, Corners>& corners) {
    return std::all_of(corners.begin(), corners.end(), [](QPointF at) {
        return std::abs(at.x()) < farthest && std::abs(at.y()) < farthest; // false for NaN, too
    });
}

/// Twice the signed area of the triangle of a corner of a quadrilateral and the next two: its sign tells
/// which way the sides turn at the middle corner.
double turnAfter(const std::array<QPointF, 4>& corners, std::size_t corner) {
    const QPointF in = corners[(corner + 1) % 4] - corners[corner];
    const QPointF out = corners[(corner + 2) % 4] - corners[(corner + 1) % 4];
    return in.x() * out.y() - in.y() * out.x();
}

QRgb pixelOf(float red, float green, float blue) {
    const auto byte = [](float value) { return static_cast<int>(std::clamp(value, 0.0F, 255.0F)); };
    return qRgb(byte(red), byte(green), byte(blue));
}

/// A side of a triangle from its upper end. Neighbours compute the same numbers for a common side, because
/// the computation always goes downwards.
struct Side {
    Side(QPointF upper, QPointF lower)
        : x(upper.x()), y(upper.y()), slope((lower.x() - upper.x()) / (lower.y() - upper.y())) {}
    double crossing(double height) const { return x + slope * (height - y); }
    double x, y, slope; ///< [device px], [1]
};

/// The first pixel whose middle is at or to the right of `edge` >= 0.
int firstPixel(double edge) {
    const int floor = static_cast<int>(edge);
    return floor + (edge - floor > 0.5);
}

} // namespace

void SurfaceRaster::begin(const QRectF& area, double devicePixelRatio) {
    m_ratio = devicePixelRatio;
    const QRect device = QRectF(area.topLeft() * m_ratio, area.size() * m_ratio).toAlignedRect();
    m_corner = device.topLeft();
    if (m_image.size() != device.size()) m_image = QImage(device.size(), QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    m_pixels = reinterpret_cast<QRgb*>(m_image.bits());
    m_stride = m_image.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
}

/// Calls `row` with the height, the first and the end column of every row of pixels whose middles are inside
/// a convex polygon. Two chains of sides lead from its highest corner to its lowest: a row lies between a
/// side of one and a side of the other.
template <std::size_t Corners, class Row>
void SurfaceRaster::eachRow(const std::array<QPointF, Corners>& device, const Row& row) {
    const double width = m_image.width(), height = m_image.height();
    std::array<int, Corners> rows; // the first row below each corner
    for (std::size_t i = 0; i < Corners; ++i) rows[i] = firstPixel(std::clamp(device[i].y(), 0.0, height));
    const auto [top, bottom] =
        std::minmax_element(device.begin(), device.end(), [](QPointF a, QPointF b) { return a.y() < b.y(); });
    const auto next = [](std::size_t corner) { return corner + 1 == Corners ? 0 : corner + 1; };
    const auto before = [](std::size_t corner) { return corner == 0 ? Corners - 1 : corner - 1; };
    auto one = static_cast<std::size_t>(top - device.begin()), other = one;
    const int end = rows[static_cast<std::size_t>(bottom - device.begin())];
    for (int y = rows[one]; y < end;) {
        while (rows[next(one)] <= y) one = next(one);
        while (rows[before(other)] <= y) other = before(other);
        const Side side(device[one], device[next(one)]), opposite(device[other], device[before(other)]);
        for (const int until = std::min(rows[next(one)], rows[before(other)]); y < until; ++y) {
            const double a = side.crossing(y + 0.5), b = opposite.crossing(y + 0.5);
            const int from = firstPixel(std::clamp(std::min(a, b), 0.0, width));
            const int to = firstPixel(std::clamp(std::max(a, b), 0.0, width));
            if (from < to) row(y, from, to);
        }
    }
}

void SurfaceRaster::fill(const std::array<Corner, 3>& corners) {
    std::array<QPointF, 3> device;
    for (std::size_t i = 0; i < 3; ++i) device[i] = corners[i].at * m_ratio - m_corner;
    if (!isNear(device)) return;
    const QPointF origin = device[0], u = device[1] - origin, v = device[2] - origin;
    const double area = u.x() * v.y() - u.y() * v.x();
    if (std::abs(area) < 1e-9) return;
    // The colour is c0 + along x + down y: its slopes follow from the differences to the first corner.
    const auto slopes = [&](float SurfaceColour::*part) {
        const double du = corners[1].colour.*part - corners[0].colour.*part;
        const double dv = corners[2].colour.*part - corners[0].colour.*part;
        return QPointF((du * v.y() - dv * u.y()) / area, (dv * u.x() - du * v.x()) / area);
    };
    const QPointF red = slopes(&SurfaceColour::red), green = slopes(&SurfaceColour::green),
                  blue = slopes(&SurfaceColour::blue);
    const SurfaceColour& start = corners[0].colour;
    eachRow(device, [&](int y, int from, int to) {
        const double dx = from + 0.5 - origin.x(), dy = y + 0.5 - origin.y();
        float r = start.red + static_cast<float>(red.x() * dx + red.y() * dy);
        float g = start.green + static_cast<float>(green.x() * dx + green.y() * dy);
        float b = start.blue + static_cast<float>(blue.x() * dx + blue.y() * dy);
        QRgb* pixel = m_pixels + y * m_stride + from;
        for (int x = from; x < to; ++x) {
            *pixel++ = pixelOf(r, g, b);
            r += static_cast<float>(red.x());
            g += static_cast<float>(green.x());
            b += static_cast<float>(blue.x());
        }
    });
}

void SurfaceRaster::fill(const std::array<QPointF, 4>& corners, const SurfaceColour& colour) {
    std::array<QPointF, 4> device;
    for (std::size_t i = 0; i < 4; ++i) device[i] = corners[i] * m_ratio - m_corner;
    if (!isNear(device)) return;
    const QRgb rgb = pixelOf(colour.red, colour.green, colour.blue);
    const auto fillRow = [&](int y, int from, int to) {
        std::fill(m_pixels + y * m_stride + from, m_pixels + y * m_stride + to, rgb);
    };
    // Corners 1, 2, 3 and 0.
    const std::array turns{turnAfter(device, 0), turnAfter(device, 1), turnAfter(device, 2),
                           turnAfter(device, 3)};
    const auto [least, most] = std::minmax_element(turns.begin(), turns.end());
    if (*least > 0 || *most < 0) return eachRow(device, fillRow);
    // Split into two triangles at the corner that points inwards.
    const bool clockwise = turns[0] + turns[2] > 0;
    const auto inwards = static_cast<std::size_t>((clockwise ? least : most) - turns.begin()) + 1;
    const auto corner = [&](std::size_t after) { return device[(inwards + after) % 4]; };
    eachRow(std::array{corner(0), corner(1), corner(2)}, fillRow);
    eachRow(std::array{corner(0), corner(2), corner(3)}, fillRow);
}

void SurfaceRaster::finish(QPainter& painter) {
    m_image.setDevicePixelRatio(m_ratio);
    painter.drawImage(QPointF(m_corner) / m_ratio, m_image);
    m_image.setDevicePixelRatio(1);
}

} // namespace timestep
