// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame_painter.h"

#include "widgets/view/clip.h"
#include "widgets/view/dot_painter.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double clipMargin = 64; ///< [px] beyond the area: thick ends and dashes look as if they went on
constexpr double largestRadius = 20000; ///< [px]; QPainter gets slow with larger circles
constexpr std::size_t markedPolygons = 200;

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

bool isStick(Role role) {
    return role != Role::Guide && role != Role::Ground && role != Role::Spring && role != Role::Mark &&
           !isLayer(role);
}

/// What an exact motion draws: Role::Ghost is its own there, and no layer.
bool isShape(Role role) {
    return role == Role::Ghost || !isLayer(role);
}

QPen thinPen(const QColor& colour, const FrameLook& look, double width = 1) {
    QPen pen(colour, look.vector ? 0.75 * width * look.unit : 1.0);
    pen.setCosmetic(!look.vector);
    return pen;
}

} // namespace

double dotRadius(std::size_t points) {
    return points <= 40 ? 5 : points <= 400 ? 3.5 : 2.5;
}

bool FramePainter::seen(bool finite, bool inside, bool isBody) {
    if (!finite) m_painted.finite = false;
    if (inside && (isBody || !m_hasBodies)) m_painted.inView = true;
    return finite && inside;
}

void FramePainter::begin(const Frame& frame, const ViewTransform& transform, const QRectF& area) {
    m_transform = &transform;
    m_area = area;
    m_clip = area.adjusted(-clipMargin, -clipMargin, clipMargin, clipMargin);
    m_painted = {true, frame.points.empty() && frame.segments.empty() && frame.polygons.empty()};
    m_hasBodies = std::any_of(frame.points.begin(), frame.points.end(),
                              [](const FramePoint& point) { return point.role == Role::Body; });
    // Dots must leave the sticks between them visible.
    constexpr std::size_t samples = 64;
    double length = 0;
    std::size_t sticks = 0;
    for (std::size_t i = 0; i < frame.segments.size() && sticks < samples; ++i) {
        const QPointF way =
            transform.toPixel(frame.segments[i].to) - transform.toPixel(frame.segments[i].from);
        if (!isStick(frame.segments[i].role) || !isFinite(way)) continue;
        length += std::hypot(way.x(), way.y());
        ++sticks;
    }
    m_largestDot =
        sticks == 0 ? std::numeric_limits<double>::infinity() : 0.2 * length / static_cast<double>(sticks);
    m_smallestDot = frame.segments.size() <= thickSegments ? 2.6 : 0;
}

bool FramePainter::addLine(std::vector<QLineF>& lines, const FrameSegment& segment) {
    QLineF line(m_transform->toPixel(segment.from), m_transform->toPixel(segment.to));
    if (!isInside(line.p1(), m_clip) || !isInside(line.p2(), m_clip)) {
        const bool finite = isFinite(line.p1()) && isFinite(line.p2());
        if (!seen(finite, finite && clipLine(line, m_clip), false)) return false;
    } else if (!m_hasBodies) {
        m_painted.inView = true;
    }
    lines.push_back(line);
    return true;
}

PaintedFrame FramePainter::paint(QPainter& painter, const Frame& frame, const ViewTransform& transform,
                                 const QRectF& area, const FrameLook& look) {
    begin(frame, transform, area);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    paintPolygons(painter, frame, look);
    paintSegments(painter, frame, look);
    paintPoints(painter, frame, look);
    LayerPainter(painter, transform, m_clip, look).paint(frame);
    painter.restore();
    return m_painted;
}

void FramePainter::paintPolygons(QPainter& painter, const Frame& frame, const FrameLook& look) {
    const ThemeColours& colours = coloursOf(look.theme);
    painter.setRenderHint(QPainter::Antialiasing, frame.polygons.size() <= thickSegments || look.vector);
    for (const FramePolygon& polygon : frame.polygons) {
        if (isLayer(polygon.role)) continue;
        QPolygonF corners;
        corners.reserve(static_cast<qsizetype>(polygon.corners.size()));
        for (const Point& corner : polygon.corners) corners << m_transform->toPixel(corner);
        const bool finite = std::all_of(corners.cbegin(), corners.cend(), isFinite);
        const QPolygonF shown = clipPolygon(corners, m_clip);
        if (!seen(finite, !shown.isEmpty(), false)) continue;

        const bool still =
            polygon.role == Role::Ground || polygon.role == Role::Pin || polygon.role == Role::Guide;
        const bool tinted = !still && polygon.group >= 0;
        const auto group = static_cast<std::size_t>(std::max(polygon.group, 0));
        const QColor edge = still    ? colours.axis
                            : tinted ? colours.islands[group % colours.islands.size()]
                                     : look.style.colour;
        painter.setBrush(still ? colours.grid : faded(edge, polygon.role == Role::Fill ? 0.15 : 0.25));
        painter.setPen(polygon.role == Role::Fill ? QPen(Qt::NoPen) : QPen(edge, 1.5 * look.unit));
        painter.drawPolygon(shown);
        if (still || polygon.role == Role::Fill || frame.polygons.size() > markedPolygons) continue;
        QPointF centre;
        for (const QPointF& corner : corners) centre += corner / static_cast<double>(corners.size());
        if (m_clip.contains(centre) &&
            std::min(shown.boundingRect().width(), shown.boundingRect().height()) > 12 * look.unit) {
            if (!tinted) {
                drawMarker(painter, centre, 6 * look.unit, look.style.marker, edge, colours.card);
                continue;
            }
            painter.setPen(colours.text);
            const double half = 40 * look.unit;
            painter.drawText(QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                             Qt::AlignCenter, QString::number(polygon.group + 1));
        }
    }
}

void FramePainter::sortSegments(const Frame& frame, const FrameLook& look) {
    constexpr int middle = StrainColours::steps / 2;
    const bool strained = look.strainScale > 0 && !look.severalRuns;
    m_guides.clear();
    m_grounds.clear();
    m_marks.clear();
    for (auto& lines : m_springs) lines.clear();
    for (auto& lines : m_sticks) lines.clear();
    for (const FrameSegment& segment : frame.segments) {
        if (isLayer(segment.role)) continue;
        if (segment.role == Role::Guide) {
            addLine(m_guides, segment);
        } else if (segment.role == Role::Mark) {
            addLine(m_marks, segment);
        } else if (segment.role == Role::Ground) {
            addLine(m_grounds, segment);
        } else {
            const int step = strained ? StrainColours::step(segment.strain, look.strainScale) : middle;
            auto& steps = segment.role == Role::Spring ? m_springs : m_sticks;
            addLine(steps[static_cast<std::size_t>(step)], segment);
        }
    }
}

void FramePainter::paintSegments(QPainter& painter, const Frame& frame, const FrameLook& look) {
    const ThemeColours& colours = coloursOf(look.theme);
    const bool few = frame.segments.size() <= thickSegments;
    sortSegments(frame, look);
    painter.setRenderHint(QPainter::Antialiasing, few || look.vector);
    painter.setBrush(Qt::NoBrush);
    QPen guide = thinPen(colours.axis, look);
    if (few) guide.setDashPattern({3, 4});
    painter.setPen(guide);
    painter.drawLines(m_guides.data(), static_cast<int>(m_guides.size()));
    painter.setPen(few ? QPen(colours.axis, 2 * look.unit, Qt::SolidLine, Qt::RoundCap)
                       : thinPen(colours.axis, look));
    painter.drawLines(m_grounds.data(), static_cast<int>(m_grounds.size()));
    painter.setPen(QPen(look.style.colour, 1.5 * look.unit, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(m_marks.data(), static_cast<int>(m_marks.size()));
    paintSticks(painter, look, few, frame.segments.size() <= smoothSegments);
}

void FramePainter::paintSticks(QPainter& painter, const FrameLook& look, bool few, bool smooth) {
    const ThemeColours& colours = coloursOf(look.theme);
    const StrainColours strainColours(look.theme);
    const bool strained = look.strainScale > 0 && !look.severalRuns;
    const bool own = !few && !look.vector;
    const auto colourOf = [&](int step) {
        return look.severalRuns ? look.style.colour
               : strained       ? strainColours.colour(step)
                                : colours.quietText;
    };
    const auto penOfStep = [&](int step, bool spring) {
        const QColor colour = colourOf(step);
        if (!few) return thinPen(colour, look);
        if (spring) return QPen(colour, 1.6 * look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (look.severalRuns) return penOf(look.style, 2 * look.unit, look.unit);
        return QPen(colour, 3 * look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    constexpr int middle = StrainColours::steps / 2;
    if (own) m_raster.begin(m_area, painter.device()->devicePixelRatio());
    for (const bool springs : {true, false})
        for (int i = 0; i < StrainColours::steps; ++i) { // the most strained last, so that they are seen
            const int step = i % 2 == 0 ? middle + i / 2 : middle - (i + 1) / 2;
            const auto& lines = (springs ? m_springs : m_sticks)[static_cast<std::size_t>(step)];
            if (lines.empty()) continue;
            if (own) {
                m_raster.draw(lines, colourOf(step), smooth);
                continue;
            }
            painter.setPen(penOfStep(step, springs));
            painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        }
    if (own) m_raster.finish(painter);
}

/// Radius on screen [px]; 0: too small between the sticks to be drawn.
double FramePainter::radiusOf(const FramePoint& point, const Frame& frame, double unit) const {
    if (point.radius > 0) return std::max(point.radius * m_transform->scale(), 1.5 * unit);
    const double radius = dotRadius(frame.points.size()) * unit;
    if (point.role == Role::Pin) return radius;
    const double shown = std::min(radius, std::max(m_largestDot, m_smallestDot * unit));
    return shown < 1.2 * unit ? 0 : shown;
}

bool FramePainter::seen(const FramePoint& point, QPointF centre, double radius) {
    const bool finite = isFinite(centre) && std::isfinite(radius);
    const double reach = std::min(radius, largestRadius);
    return seen(finite, finite && m_area.adjusted(-reach, -reach, reach, reach).contains(centre),
                point.role == Role::Body) &&
           radius > 0 && radius <= largestRadius;
}

void FramePainter::paintPoints(QPainter& painter, const Frame& frame, const FrameLook& look) {
    DotPainter dots(painter, look, frame.points.size() > drawnPoints && !look.vector);
    for (const bool pins : {false, true})
        for (const FramePoint& point : frame.points) {
            if ((point.role == Role::Pin) != pins || point.role == Role::Grip || isLayer(point.role))
                continue;
            const QPointF centre = m_transform->toPixel(point.at);
            const double radius = radiusOf(point, frame, look.unit);
            if (seen(point, centre, radius)) dots.add(centre, radius, point.role, point.radius > 0);
        }
    dots.finish();
}

PaintedFrame FramePainter::paintGhost(QPainter& painter, const Frame& frame, const ViewTransform& transform,
                                      const QRectF& area, const FrameLook& look) {
    begin(frame, transform, area);
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
        if (seen(finite, !shown.isEmpty(), false)) painter.drawPolygon(shown);
    }
    m_lines.clear();
    for (const FrameSegment& segment : frame.segments)
        if (segment.role != Role::Guide && segment.role != Role::Ground && segment.role != Role::Mark &&
            isShape(segment.role))
            addLine(m_lines, segment);
    painter.drawLines(m_lines.data(), static_cast<int>(m_lines.size()));
    for (const FramePoint& point : frame.points) {
        if (point.role == Role::Pin || point.role == Role::Grip || !isShape(point.role)) continue;
        const QPointF centre = transform.toPixel(point.at);
        const double radius = radiusOf(point, frame, look.unit);
        if (!seen(point, centre, radius) || !few) continue;
        painter.drawEllipse(centre, radius, radius);
    }
    painter.restore();
    return m_painted;
}

} // namespace timestep
