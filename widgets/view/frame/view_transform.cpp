// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/view_transform.h"

#include <algorithm>
#include <cmath>

namespace timestep {

ViewTransform ViewTransform::fit(const Box& box, const QRectF& area, double margin, bool yDown) {
    const bool finite = std::isfinite(box.right - box.left) && std::isfinite(box.top - box.bottom);
    const Box shown = finite ? box : Box{};
    double width = std::abs(shown.right - shown.left);
    double height = std::abs(shown.top - shown.bottom);
    if (width <= 0 && height <= 0) width = height = 1;

    const double roomX = std::max(area.width() - 2 * margin, 1.0);
    const double roomY = std::max(area.height() - 2 * margin, 1.0);
    ViewTransform transform;
    transform.m_yDown = yDown;
    transform.m_scale = width * roomY > height * roomX ? roomX / width : roomY / height;
    return transform.withAt({(shown.left + shown.right) / 2, (shown.bottom + shown.top) / 2}, area.center());
}

Point ViewTransform::toScene(QPointF pixel) const {
    const QPointF fromOrigin = (pixel - m_origin) / m_scale;
    return {fromOrigin.x(), m_yDown ? fromOrigin.y() : -fromOrigin.y()};
}

ViewTransform ViewTransform::zoomed(double factor, QPointF about) const {
    ViewTransform result = *this;
    result.m_scale *= factor;
    result.m_origin = about + (m_origin - about) * factor;
    return result;
}

ViewTransform ViewTransform::panned(QPointF by) const {
    ViewTransform result = *this;
    result.m_origin += by;
    return result;
}

ViewTransform ViewTransform::withAt(Point at, QPointF pixel) const {
    return panned(pixel - toPixel(at));
}

Box ViewTransform::visible(const QRectF& area) const {
    const Point one = toScene(area.topLeft());
    const Point other = toScene(area.bottomRight());
    return {one.x, std::min(one.y, other.y), other.x, std::max(one.y, other.y)};
}

} // namespace timestep
