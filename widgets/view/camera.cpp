// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/camera.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr double fitMargin = 14; ///< [1/96 inch] around the whole scene
constexpr double leastZoom = 1e-3, mostZoom = 1e4;

} // namespace

void Camera::setScene(const Box& bounds, bool yDown) {
    m_bounds = bounds;
    m_yDown = yDown;
    fit();
}

void Camera::showLike(const Camera& other) {
    m_zoom = other.m_zoom;
    m_centre = other.m_centre;
}

ViewTransform Camera::transform(const QRectF& cell, double unit) const {
    const ViewTransform whole = ViewTransform::fit(m_bounds, cell, fitMargin * unit, m_yDown);
    return m_centre ? whole.zoomed(m_zoom, cell.center()).withAt(*m_centre, cell.center()) : whole;
}

void Camera::fit() {
    m_zoom = 1;
    m_centre.reset();
}

void Camera::zoom(const QRectF& cell, double unit, QPointF about, double factor) {
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    m_centre = transform(cell, unit).zoomed(zoom / m_zoom, about).toScene(cell.center());
    m_zoom = zoom;
}

void Camera::pan(const QRectF& cell, double unit, QPointF pixels) {
    m_centre = transform(cell, unit).panned(pixels).toScene(cell.center());
}

} // namespace timestep
