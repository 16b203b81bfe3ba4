// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/surface_raster.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double farthest = 1e7; ///< [device px] beyond it triangles are left out: they fill no screen

bool isNear(const std::array<QPointF, 3>& corners) {
    return std::all_of(corners.begin(), corners.end(), [](QPointF at) {
        return std::abs(at.x()) < farthest && std::abs(at.y()) < farthest; // false for NaN, too
    });
}

QRgb pixelOf(float red, float green, float blue) {
    const auto byte = [](float value) { return static_cast<int>(std::clamp(value, 0.0F, 255.0F)); };
    return qRgb(byte(red), byte(green), byte(blue));
}

/// x of the line from `a` to `b`, where a.y < b.y, at the height y. Neighbours get the same number for a
/// common side, since it is always computed downwards.
double crossing(QPointF a, QPointF b, double y) {
    return a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
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

/// Calls `row` with the height and the first and the end column of every row of pixels whose middles lie
/// inside.
template <class Row>
void SurfaceRaster::eachRow(std::array<QPointF, 3>& device, const Row& row) {
    const auto higher = [](QPointF a, QPointF b) { return a.y() < b.y(); };
    if (higher(device[1], device[0])) std::swap(device[0], device[1]);
    if (higher(device[2], device[1])) std::swap(device[1], device[2]);
    if (higher(device[1], device[0])) std::swap(device[0], device[1]);
    const auto& [top, middle, bottom] = device;
    const int width = m_image.width();
    const int first = static_cast<int>(std::ceil(std::max(top.y(), 0.0) - 0.5));
    const int end =
        static_cast<int>(std::ceil(std::min(bottom.y(), static_cast<double>(m_image.height())) - 0.5));
    for (int y = std::max(first, 0); y < end; ++y) {
        const double at = y + 0.5;
        const double one = crossing(top, bottom, at);
        const double other = at < middle.y() ? crossing(top, middle, at) : crossing(middle, bottom, at);
        const double left = std::clamp(std::min(one, other), 0.0, static_cast<double>(width));
        const double right = std::clamp(std::max(one, other), 0.0, static_cast<double>(width));
        const int from = static_cast<int>(std::ceil(left - 0.5)),
                  to = static_cast<int>(std::ceil(right - 0.5));
        if (from < to) row(y, from, to);
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

void SurfaceRaster::fill(const std::array<QPointF, 3>& corners, const SurfaceColour& colour) {
    std::array<QPointF, 3> device;
    for (std::size_t i = 0; i < 3; ++i) device[i] = corners[i] * m_ratio - m_corner;
    if (!isNear(device)) return;
    const QRgb rgb = pixelOf(colour.red, colour.green, colour.blue);
    eachRow(device, [&](int y, int from, int to) {
        std::fill(m_pixels + y * m_stride + from, m_pixels + y * m_stride + to, rgb);
    });
}

void SurfaceRaster::finish(QPainter& painter) {
    m_image.setDevicePixelRatio(m_ratio);
    painter.drawImage(QPointF(m_corner) / m_ratio, m_image);
    m_image.setDevicePixelRatio(1);
}

} // namespace timestep
