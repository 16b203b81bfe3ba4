// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame_painter.h"

#include "widgets/view/clip.h"
#include "widgets/view/dot_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double clipMargin = 64; ///< [px] beyond the area: thick ends and dashes look as if they went on
constexpr double largestRadius = 20000;   ///< [px]; QPainter gets slow with larger circles
constexpr std::size_t coiledSprings = 60; ///< up to so many springs are drawn as coils
constexpr std::size_t markedPolygons = 200;

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QPen thinPen(const QColor& colour, const FrameLook& look, double width = 1) {
    QPen pen(colour, look.vector ? 0.75 * width * look.unit : 1.0);
    pen.setCosmetic(!look.vector);
    return pen;
}

/// A zigzag with straight ends between two points [px]; its length changes, its coils are as wide as before.
QPainterPath coil(const QLineF& line, double width) {
    constexpr int turns = 9;
    constexpr double straight = 0.12; // of the length, at each end
    const QPointF along = line.p2() - line.p1();
    const double length = line.length();
    const QPointF across = length > 0 ? QPointF(-along.y(), along.x()) * (width / length) : QPointF();
    QPainterPath path(line.p1());
    path.lineTo(line.p1() + along * straight);
    for (int i = 0; i < 2 * turns; ++i)
        path.lineTo(line.p1() + along * (straight + (1 - 2 * straight) * (i + 0.5) / (2 * turns)) +
                    across * (i % 2 == 0 ? 1 : -1));
    path.lineTo(line.p1() + along * (1 - straight));
    path.lineTo(line.p2());
    return path;
}

} // namespace

double dotRadius(std::size_t points) {
    return points <= 40 ? 5 : points <= 400 ? 3.5 : 2.5;
}

bool FramePainter::seen(bool finite, bool inside) {
    if (!finite) m_painted.finite = false;
    if (inside) m_painted.inView = true;
    return finite && inside;
}

bool FramePainter::addLine(std::vector<QLineF>& lines, const FrameSegment& segment) {
    QLineF line(m_transform->toPixel(segment.from), m_transform->toPixel(segment.to));
    const bool finite = isFinite(line.p1()) && isFinite(line.p2());
    if (!seen(finite, finite && clipLine(line, m_clip))) return false;
    lines.push_back(line);
    return true;
}

PaintedFrame FramePainter::paint(QPainter& painter, const Frame& frame, const ViewTransform& transform,
                                 const QRectF& area, const FrameLook& look) {
    m_transform = &transform;
    m_clip = area.adjusted(-clipMargin, -clipMargin, clipMargin, clipMargin);
    m_painted = {true, frame.points.empty() && frame.segments.empty() && frame.polygons.empty()};
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    paintPolygons(painter, frame, look);
    paintSegments(painter, frame, look);
    paintPoints(painter, frame, look);
    painter.restore();
    return m_painted;
}

void FramePainter::paintPolygons(QPainter& painter, const Frame& frame, const FrameLook& look) {
    const ThemeColours& colours = coloursOf(look.theme);
    painter.setRenderHint(QPainter::Antialiasing, frame.polygons.size() <= thickSegments || look.vector);
    for (const FramePolygon& polygon : frame.polygons) {
        QPolygonF corners;
        corners.reserve(static_cast<qsizetype>(polygon.corners.size()));
        for (const Point& corner : polygon.corners) corners << m_transform->toPixel(corner);
        const bool finite = std::all_of(corners.cbegin(), corners.cend(), isFinite);
        const QPolygonF shown = clipPolygon(corners, m_clip);
        if (!seen(finite, !shown.isEmpty())) continue;

        const bool still =
            polygon.role == Role::Ground || polygon.role == Role::Pin || polygon.role == Role::Guide;
        const QColor edge = still ? colours.axis : look.style.colour;
        painter.setBrush(still ? colours.grid : faded(edge, polygon.role == Role::Fill ? 0.15 : 0.25));
        painter.setPen(polygon.role == Role::Fill ? QPen(Qt::NoPen) : QPen(edge, 1.5 * look.unit));
        painter.drawPolygon(shown);
        if (still || polygon.role == Role::Fill || frame.polygons.size() > markedPolygons) continue;
        QPointF centre;
        for (const QPointF& corner : corners) centre += corner / static_cast<double>(corners.size());
        if (m_clip.contains(centre) &&
            std::min(shown.boundingRect().width(), shown.boundingRect().height()) > 12 * look.unit)
            drawMarker(painter, centre, 6 * look.unit, look.style.marker, edge, colours.card);
    }
}

void FramePainter::paintSegments(QPainter& painter, const Frame& frame, const FrameLook& look) {
    const ThemeColours& colours = coloursOf(look.theme);
    const bool few = frame.segments.size() <= thickSegments;
    painter.setRenderHint(QPainter::Antialiasing,
                          look.vector || frame.segments.size() <= antialiasedSegments);
    painter.setBrush(Qt::NoBrush);

    const auto drawAll = [&](Role role, const QPen& pen) {
        m_lines.clear();
        for (const FrameSegment& segment : frame.segments)
            if (segment.role == role) addLine(m_lines, segment);
        painter.setPen(pen);
        painter.drawLines(m_lines.data(), static_cast<int>(m_lines.size()));
    };
    QPen guide = thinPen(colours.axis, look);
    if (few) guide.setDashPattern({3, 4});
    drawAll(Role::Guide, guide);
    drawAll(Role::Ground, few ? QPen(colours.axis, 2 * look.unit, Qt::SolidLine, Qt::RoundCap)
                              : thinPen(colours.axis, look));

    paintSticks(painter, frame, look, few);
}

void FramePainter::paintSticks(QPainter& painter, const Frame& frame, const FrameLook& look, bool few) {
    const ThemeColours& colours = coloursOf(look.theme);
    const StrainColours strainColours(look.theme);
    const bool strained = look.strainScale > 0 && !look.severalRuns;
    const auto penOfStep = [&](int step) {
        const QColor colour = look.severalRuns ? look.style.colour
                              : strained       ? strainColours.colour(step)
                                               : colours.quietText;
        if (!few) return thinPen(colour, look);
        if (look.severalRuns) return penOf(look.style, 2 * look.unit, look.unit);
        return QPen(colour, 3 * look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    const auto isSpring = [](const FrameSegment& segment) { return segment.role == Role::Spring; };
    const bool coils = few && static_cast<std::size_t>(std::count_if(
                                  frame.segments.begin(), frame.segments.end(), isSpring)) <= coiledSprings;

    constexpr int middle = StrainColours::steps / 2;
    for (auto& lines : m_sticks) lines.clear();
    for (const FrameSegment& segment : frame.segments) {
        if (segment.role == Role::Guide || segment.role == Role::Ground) continue;
        const int step = strained ? StrainColours::step(segment.strain, look.strainScale) : middle;
        if (!coils || !isSpring(segment)) {
            addLine(m_sticks[static_cast<std::size_t>(step)], segment);
            continue;
        }
        m_lines.clear();
        if (!addLine(m_lines, segment)) continue;
        QPen pen = penOfStep(step);
        pen.setWidthF(1.8 * look.unit);
        painter.setPen(pen);
        painter.drawPath(coil(m_lines.front(), 6 * look.unit));
    }
    const auto drawSticks = [&](int step) {
        const auto& lines = m_sticks[static_cast<std::size_t>(step)];
        if (lines.empty()) return;
        painter.setPen(penOfStep(step));
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    };
    drawSticks(middle);
    for (int distance = 1; distance <= middle; ++distance) { // the most strained last, so that they are seen
        drawSticks(middle - distance);
        drawSticks(middle + distance);
    }
}

void FramePainter::paintPoints(QPainter& painter, const Frame& frame, const FrameLook& look) {
    const bool dots = frame.points.size() <= dottedPoints || frame.segments.empty();
    DotPainter dotPainter(painter, look, frame.points.size() > drawnPoints && !look.vector);
    for (const bool pins : {false, true})
        for (const FramePoint& point : frame.points) {
            if ((point.role == Role::Pin) != pins) continue;
            const QPointF centre = m_transform->toPixel(point.at);
            const double radius = point.radius > 0
                                      ? std::max(point.radius * m_transform->scale(), 1.5 * look.unit)
                                      : dotRadius(frame.points.size()) * look.unit;
            const bool finite = isFinite(centre) && std::isfinite(radius);
            const double reach = std::min(radius, largestRadius);
            if (!seen(finite, finite && m_clip.adjusted(-reach, -reach, reach, reach).contains(centre)))
                continue;
            if (radius > largestRadius || (!dots && !pins && point.radius <= 0)) continue;
            dotPainter.add(centre, radius, point.role, point.radius > 0);
        }
    dotPainter.finish();
}

PaintedFrame FramePainter::paintGhost(QPainter& painter, const Frame& frame, const ViewTransform& transform,
                                      const QRectF& area, const FrameLook& look) {
    m_transform = &transform;
    m_clip = area.adjusted(-clipMargin, -clipMargin, clipMargin, clipMargin);
    m_painted = {true, frame.points.empty() && frame.segments.empty() && frame.polygons.empty()};
    const bool few = frame.segments.size() <= thickSegments && frame.points.size() <= drawnPoints;
    const QColor pale = faded(coloursOf(look.theme).text, 0.45);
    QPen pen = few ? QPen(pale, 1.4 * look.unit, Qt::SolidLine, Qt::FlatCap) : thinPen(pale, look);
    if (few) pen.setDashPattern({3, 2.5});

    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, few || look.vector);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const FramePolygon& polygon : frame.polygons) {
        QPolygonF corners;
        for (const Point& corner : polygon.corners) corners << transform.toPixel(corner);
        const bool finite = std::all_of(corners.cbegin(), corners.cend(), isFinite);
        const QPolygonF shown = clipPolygon(corners, m_clip);
        if (seen(finite, !shown.isEmpty())) painter.drawPolygon(shown);
    }
    m_lines.clear();
    for (const FrameSegment& segment : frame.segments)
        if (segment.role != Role::Guide && segment.role != Role::Ground) addLine(m_lines, segment);
    painter.drawLines(m_lines.data(), static_cast<int>(m_lines.size()));
    for (const FramePoint& point : frame.points) {
        if (point.role == Role::Pin) continue;
        const QPointF centre = transform.toPixel(point.at);
        const double radius =
            point.radius > 0 ? point.radius * transform.scale() : dotRadius(frame.points.size()) * look.unit;
        const bool finite = isFinite(centre) && std::isfinite(radius);
        if (!seen(finite, finite && m_clip.contains(centre)) || radius > largestRadius || !few) continue;
        painter.drawEllipse(centre, radius, radius);
    }
    painter.restore();
    return m_painted;
}

} // namespace timestep
