// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/layer_painter.h"

#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double longestArrow = 72;         ///< [1/96 inch]
constexpr std::size_t arrowsWithHead = 600; ///< more are drawn without heads
constexpr std::size_t drawnMarks = 600;     ///< more points are drawn as small squares

bool isScaled(Role role) {
    return role == Role::Velocity || role == Role::Force || role == Role::Impulse ||
           role == Role::Penetration;
}

double widthOf(Role role) {
    const bool shadow = role == Role::FirstShadow || role == Role::SecondShadow;
    return shadow ? 4 : role == Role::Penetration ? 3 : 1.2;
}

} // namespace

QColor layerColour(Role role, Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    switch (role) {
    case Role::Velocity:
        return colours.velocity;
    case Role::Force:
        return colours.force;
    case Role::Impulse:
        return colours.impulse;
    case Role::Penetration:
        return colours.penetration;
    case Role::Axis:
        return colours.accent;
    case Role::FirstShadow:
        return colours.islands[0];
    case Role::SecondShadow:
        return colours.islands[1];
    case Role::Contact:
    case Role::Normal:
        return colours.text;
    case Role::Ghost:
        return colours.quietText;
    default:
        return colours.axis;
    }
}

void ArrowScale::add(const Frame& frame) {
    for (const FrameArrow& arrow : frame.arrows) {
        const double length = std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y);
        double& longest = m_now[static_cast<std::size_t>(arrow.role)];
        if (std::isfinite(length)) longest = std::max(longest, length);
    }
}

void ArrowScale::update(bool atStart) {
    constexpr double longer = 4, shorter = 1.0 / 16; // of an arrow at the start
    for (std::size_t role = 0; role < m_now.size(); ++role) {
        const double now = std::exchange(m_now[role], 0);
        double& longest = m_longest[role];
        if (atStart) {
            m_fixed[role] = now > 0;
            if (now < shorter * longest) longest = now;
        }
        if (!(longest > 0) || now > (m_fixed[role] ? longer : 1) * longest) longest = now;
    }
}

double ArrowScale::factor(Role role, double pixelsPerLength, double unit) const {
    const double longest = m_longest[static_cast<std::size_t>(role)] * pixelsPerLength;
    if (!isScaled(role) || !(longest > 0) || !std::isfinite(longest)) return 1;
    const double factor = std::exp2(std::floor(std::log2(longestArrow * unit / longest)));
    // Depths are lengths of the scene: they are enlarged if they are too small to see, but never reduced.
    return role == Role::Penetration ? std::max(1.0, factor) : factor;
}

LayerPainter::LayerPainter(QPainter& painter, const ViewTransform& transform, const QRectF& clip,
                           const FrameLook& look)
    : m_painter(painter), m_transform(transform), m_clip(clip), m_look(look) {}

void LayerPainter::setPen(Role role, double width) {
    QPen pen(layerColour(role, m_look.theme), width * m_look.unit, Qt::SolidLine, Qt::FlatCap);
    if (role == Role::Ghost || role == Role::Bounds || role == Role::Axis || role == Role::Island)
        pen.setDashPattern(role == Role::Axis ? QList<qreal>{6, 2, 1, 2} : QList<qreal>{3, 2.5});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
}

void LayerPainter::paint(const Frame& frame) {
    m_painter.setRenderHint(QPainter::Antialiasing,
                            m_look.vector || frame.segments.size() <= antialiasedSegments);
    for (const FramePolygon& polygon : frame.polygons) {
        if (!isLayer(polygon.role)) continue;
        QPolygonF corners;
        for (const Point& corner : polygon.corners) corners << m_transform.toPixel(corner);
        const QPolygonF shown = clipPolygon(corners, m_clip);
        setPen(polygon.role, 1.2);
        if (!shown.isEmpty()) m_painter.drawPolygon(shown);
    }
    std::size_t marks = 0;
    for (const FrameSegment& segment : frame.segments) marks += isLayer(segment.role);
    Role role = Role::Body;
    for (const FrameSegment& segment : frame.segments) {
        if (!isLayer(segment.role)) continue;
        QLineF line(m_transform.toPixel(segment.from), m_transform.toPixel(segment.to));
        if (!clipLine(line, m_clip)) continue;
        if (segment.role != role) {
            role = segment.role;
            setPen(role, widthOf(role));
            if (marks > drawnMarks) m_painter.setPen(QPen(layerColour(role, m_look.theme), 0));
        }
        m_painter.drawLine(line);
    }
    marks = 0;
    for (const FramePoint& point : frame.points) marks += isLayer(point.role);
    for (const FramePoint& point : frame.points) {
        if (!isLayer(point.role)) continue;
        const QPointF at = m_transform.toPixel(point.at);
        if (!isFinite(at) || !isInside(at, m_clip)) continue;
        if (marks > drawnMarks)
            m_painter.fillRect(QRectF(at.x() - 1, at.y() - 1, 2, 2), layerColour(point.role, m_look.theme));
        else
            paintPoint(at, point.role, point.radius * m_transform.scale());
    }
    for (const FrameArrow& arrow : frame.arrows) paintArrow(arrow, frame.arrows.size() <= arrowsWithHead);
}

/// A ghost is a hollow disc, a contact a disc with a cross, so that they differ without colour.
void LayerPainter::paintPoint(QPointF at, Role role, double radius) {
    const double unit = m_look.unit;
    setPen(role, 1.5);
    if (role == Role::Ghost) {
        const double shown = std::clamp(radius, 4.5 * unit, 2000.0);
        QPen pen = m_painter.pen();
        pen.setStyle(Qt::SolidLine);
        pen.setWidthF(2.2 * unit);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush); // slow particles stay visible through it
        m_painter.drawEllipse(at, shown, shown);
        return;
    }
    const double arm = 4 * unit;
    m_painter.setBrush(coloursOf(m_look.theme).card);
    m_painter.drawEllipse(at, arm, arm);
    if (role != Role::Contact) return;
    const double diagonal = arm * 0.7;
    m_painter.drawLine(at - QPointF(diagonal, diagonal), at + QPointF(diagonal, diagonal));
    m_painter.drawLine(at + QPointF(-diagonal, diagonal), at + QPointF(diagonal, -diagonal));
}

/// Velocities and impulses have a filled head (that of an impulse has a bar before it), forces and normals an
/// open one.
void LayerPainter::paintArrow(const FrameArrow& arrow, bool withHead) {
    const double unit = m_look.unit;
    const QPointF from = m_transform.toPixel(arrow.from);
    const double factor = m_look.arrows ? m_look.arrows->factor(arrow.role, m_transform.scale(), unit) : 1;
    const QPointF way = (m_transform.toPixel(arrow.to) - from) * factor;
    const double length = std::hypot(way.x(), way.y());
    if (!isFinite(from) || !std::isfinite(length) || length < 0.5) return;
    const QColor colour = layerColour(arrow.role, m_look.theme);
    const QPointF direction = way / length;
    const QPointF aside(-direction.y(), direction.x());
    const QPointF tip = from + way;
    const double head = withHead ? std::min(8 * unit, 0.6 * length) : 0;
    const bool open = arrow.role == Role::Force || arrow.role == Role::Normal;
    QLineF shaft(from, open ? tip : tip - direction * head * 0.8);
    const double width = arrow.role == Role::Penetration ? 3 : arrow.role == Role::Normal ? 1.2 : 1.8;
    m_painter.setPen(QPen(colour, withHead ? width * unit : 0, Qt::SolidLine, Qt::FlatCap));
    if (clipLine(shaft, m_clip)) m_painter.drawLine(shaft);
    if (!withHead || !isInside(tip, m_clip)) return;
    const QPointF left = tip - direction * head + aside * head * 0.42;
    const QPointF right = tip - direction * head - aside * head * 0.42;
    if (open) {
        m_painter.drawPolyline(QPolygonF({left, tip, right}));
        return;
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF({left, tip, right}));
    if (arrow.role != Role::Impulse) return;
    m_painter.setPen(QPen(colour, width * unit));
    m_painter.drawLine(tip - direction * head * 1.5 + aside * head * 0.42,
                       tip - direction * head * 1.5 - aside * head * 0.42);
}

} // namespace timestep
