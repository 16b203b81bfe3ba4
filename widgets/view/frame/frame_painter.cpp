// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/frame_painter.h"

#include "widgets/view/frame/body_painter.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/dot_painter.h"
#include "widgets/view/frame/ground_painter.h"
#include "widgets/view/frame/hanging_painter.h"
#include "widgets/view/frame/limb_painter.h"
#include "widgets/view/frame/spring_painter.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double clipMargin = 64; ///< [px] beyond the area, so that thick ends and dashes seem to continue
constexpr double largestRadius = 20000; ///< [px]; QPainter gets slow with larger circles

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

bool isStick(Role role) {
    return role != Role::Guide && role != Role::Ground && role != Role::Spring && role != Role::Mark &&
           !isLayer(role);
}

/// Whether a role belongs to the picture of an exact motion, where Role::Ghost is not a layer.
bool isShape(Role role) {
    return role == Role::Ghost || !isLayer(role);
}

QPen thinPen(const QColor& colour, const FrameLook& look, double width = 1) {
    QPen pen(colour, look.vector ? 0.75 * width * look.unit : 1.0);
    pen.setCosmetic(!look.vector);
    return pen;
}

const QColor& hiddenSpringColour(Theme theme) {
    static const QColor light(0x8a, 0x3f, 0x70), dark(0xd9, 0x96, 0xc2);
    return theme == Theme::Dark ? dark : light;
}

} // namespace

QColor mixedColours(const QColor& from, const QColor& to, double share) {
    const auto between = [share](float a, float b) { return a + (b - a) * static_cast<float>(share); };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                            between(from.blueF(), to.blueF()), to.alphaF());
}

QColor inGrey(const QColor& colour) {
    const int grey = qGray(colour.rgb());
    return {grey, grey, grey, colour.alpha()};
}

QColor FrameLook::ink(const QColor& colour) const {
    const QColor shown = theme == Theme::BlackAndWhite ? inGrey(colour) : colour;
    return strength >= 1 ? shown : mixedColours(coloursOf(theme).card, shown, strength);
}

double dotRadius(std::size_t points) {
    return points <= 2 ? 10 : points <= 40 ? 5 : points <= 400 ? 3.5 : 2.5;
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
    m_drawnSegments = frame.segments.size();
    if (isCovered(Shape::Thread, frame))
        m_drawnSegments = static_cast<std::size_t>(
            std::count_if(frame.segments.begin(), frame.segments.end(),
                          [](const FrameSegment& segment) { return segment.shape != Shape::Thread; }));
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
    m_smallestDot = m_drawnSegments <= thickSegments ? 2.6 : 0;
    constexpr std::size_t few = 12; // bodies that must be visible from afar, such as a planet that has left
    m_smallestBody = frame.points.size() <= few ? 3.5 : 1.5;
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
    if (look.ground) paintGround(painter, frame, transform, area, look);
    paintPolygons(painter, frame, look);
    paintRail(painter, frame, transform, area, look);
    for (const FrameSheet& sheet : frame.sheets) {
        m_sheets.paint(painter, sheet, transform, area, look);
        paintGathered(painter, frame, sheet, transform, area, look);
    }
    paintSegments(painter, frame, look);
    paintPoints(painter, frame, look);
    LayerPainter(painter, transform, m_clip, look).paint(frame);
    painter.restore();
    return m_painted;
}

void FramePainter::paintPolygons(QPainter& painter, const Frame& frame, const FrameLook& look) {
    painter.setRenderHint(QPainter::Antialiasing, frame.polygons.size() <= thickSegments || look.vector);
    const bool sprung = frame.polygons.size() <= softPolygons &&
                        std::any_of(frame.segments.begin(), frame.segments.end(), [](const FrameSegment& s) {
                            return s.role == Role::Spring && s.shape == Shape::Plain;
                        });
    const BodyFinish finish = sprung                                  ? BodyFinish::Glossy
                              : frame.polygons.size() <= softPolygons ? BodyFinish::Soft
                                                                      : BodyFinish::Flat;
    for (const FramePolygon& polygon : frame.polygons) {
        if (isLayer(polygon.role)) continue;
        QPolygonF corners;
        corners.reserve(static_cast<qsizetype>(polygon.corners.size()));
        for (const Point& corner : polygon.corners) corners << m_transform->toPixel(corner);
        const bool finite = std::all_of(corners.cbegin(), corners.cend(), isFinite);
        const QPolygonF shown = clipPolygon(corners, m_clip);
        if (!seen(finite, !shown.isEmpty(), false)) continue;

        paintBody(painter, polygon, corners, shown, m_clip, look, finish);
    }
}

void FramePainter::sortSegments(const Frame& frame, const FrameLook& look) {
    constexpr int middle = StrainColours::steps / 2;
    constexpr double farthestCoil = 1e5; // [px] a zigzag is not clipped
    const bool strained = look.strainScale > 0 && !look.severalRuns;
    const bool coiled =
        std::count_if(frame.segments.begin(), frame.segments.end(), [](const FrameSegment& s) {
            return s.role == Role::Spring && s.shape != Shape::Thread;
        }) <= static_cast<std::ptrdiff_t>(coiledSprings);
    for (auto* lines : {&m_guides, &m_grounds, &m_marks}) emptyForNext(*lines);
    for (auto& lines : m_springs) emptyForNext(lines);
    for (auto& lines : m_sticks) emptyForNext(lines);
    emptyForNext(m_coils);
    emptyForNext(m_limbs);
    for (const FrameSegment& segment : frame.segments) {
        if (isLayer(segment.role) || isCovered(segment.shape, frame)) continue;
        if (segment.role == Role::Guide) {
            addLine(m_guides, segment);
        } else if (segment.role == Role::Mark) {
            addLine(m_marks, segment);
        } else if (segment.role == Role::Ground) {
            addLine(m_grounds, segment);
        } else {
            const int step = strained ? StrainColours::step(segment.strain, look.strainScale) : middle;
            const bool spring = segment.role == Role::Spring;
            auto& lines = (spring ? m_springs : m_sticks)[static_cast<std::size_t>(step)];
            if (!addLine(lines, segment)) continue;
            const QLineF whole(m_transform->toPixel(segment.from), m_transform->toPixel(segment.to));
            const bool near = whole.length() < farthestCoil;
            if (near && spring && coiled && segment.shape != Shape::Thread) {
                lines.pop_back();
                m_coils.push_back({whole, segment.width * m_transform->scale(), step});
            } else if (near && segment.shape == Shape::Limb) {
                lines.pop_back();
                const QColor colour =
                    strained && step != middle
                        ? mixedColours(look.style.colour, colourOf(step, look),
                                       std::abs(step - middle) / static_cast<double>(middle))
                        : look.style.colour;
                m_limbs.push_back({whole, colour});
            }
        }
    }
}

QColor FramePainter::colourOf(int step, const FrameLook& look) const {
    if (look.severalRuns) return look.ink(look.style.colour);
    return look.ink(look.strainScale > 0 ? StrainColours(look.theme).colour(step)
                                         : coloursOf(look.theme).quietText);
}

void FramePainter::paintSegments(QPainter& painter, const Frame& frame, const FrameLook& look) {
    const ThemeColours& colours = coloursOf(look.theme);
    const bool few = m_drawnSegments <= thickSegments;
    sortSegments(frame, look);
    painter.setRenderHint(QPainter::Antialiasing, few || look.vector);
    painter.setBrush(Qt::NoBrush);
    QPen guide = thinPen(look.ink(colours.axis), look);
    if (few) guide.setDashPattern({3, 4});
    painter.setPen(guide);
    painter.drawLines(m_guides.data(), static_cast<int>(m_guides.size()));
    painter.setPen(QPen(look.ink(look.style.colour), 1.5 * look.unit, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(m_marks.data(), static_cast<int>(m_marks.size()));
    paintSticks(painter, look, few, m_drawnSegments <= smoothSegments);
    m_limbRadius = limbRadius(m_limbs, look.unit);
    paintCoils(painter, look);
    if (!m_limbs.empty()) paintLimbs(painter, m_limbs, m_limbRadius, look);
}

/// Draws springs that join particles with dashes. A spring that would lie on a limb is drawn beside it.
void FramePainter::paintCoils(QPainter& painter, const FrameLook& look) const {
    constexpr double width = 9; // of springs without one [1/96 inch]
    constexpr int turns = 13, fewTurns = 4;
    if (m_coils.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Coil& coil : m_coils) {
        const bool joins = coil.width == 0;
        const bool own = joins && !look.severalRuns && coil.step == StrainColours::steps / 2;
        QPen pen(own ? look.ink(hiddenSpringColour(look.theme)) : colourOf(coil.step, look), 1.8 * look.unit,
                 Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (joins) pen.setDashPattern({4 / 1.8, 2.5 / 1.8});
        painter.setPen(pen);
        const double wide = joins ? width * look.unit : coil.width;
        const QPointF aside =
            joins ? besideLimbs(coil.line, m_limbs, m_limbRadius, wide / 2 + 2 * look.unit) : QPointF();
        paintCoil(painter, coil.line, wide, joins ? fewTurns : turns, aside);
    }
}

void FramePainter::paintSticks(QPainter& painter, const FrameLook& look, bool few, bool smooth) {
    const bool own = !few && !look.vector;
    const auto penOfStep = [&](int step, bool spring) {
        const QColor colour = colourOf(step, look);
        if (!few) return thinPen(colour, look);
        if (spring) return QPen(colour, 1.6 * look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (look.severalRuns) {
            RunStyle style = look.style;
            style.colour = colour;
            return penOf(style, 2 * look.unit, look.unit);
        }
        return QPen(colour, 3 * look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    constexpr int middle = StrainColours::steps / 2;
    if (own) m_raster.begin(m_area, painter.device()->devicePixelRatio());
    for (const bool springs : {true, false})
        for (int i = 0; i < StrainColours::steps; ++i) { // the most strained last, so that they stay visible
            const int step = i % 2 == 0 ? middle + i / 2 : middle - (i + 1) / 2;
            const auto& lines = (springs ? m_springs : m_sticks)[static_cast<std::size_t>(step)];
            if (lines.empty()) continue;
            if (own) {
                m_raster.draw(lines, colourOf(step, look), smooth);
                continue;
            }
            painter.setPen(penOfStep(step, springs));
            painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        }
    if (own) m_raster.finish(painter);
}

/// Radius on screen [px]; 0: too small between the sticks to be drawn. The area of a dot is proportional to
/// the mass of its particle, up to nine times the lightest.
double FramePainter::radiusOf(const FramePoint& point, const Frame& frame, double unit) const {
    if (point.radius > 0) return std::max(point.radius * m_transform->scale(), m_smallestBody * unit);
    if (point.shape == Shape::Head) return 2.1 * m_limbRadius;
    const double radius = dotRadius(frame.points.size()) * unit;
    if (point.role == Role::Pin) return std::clamp(radius, 4 * unit, 5 * unit);
    const double size = point.mass > 0 ? std::sqrt(std::clamp(static_cast<double>(point.mass), 1.0, 9.0)) : 1;
    const double shown = size * std::min(radius, std::max(m_largestDot, m_smallestDot * unit));
    return shown < 1.2 * unit ? 0 : shown;
}

/// Joints are covered by their limbs, and nodes by their cloth.
bool FramePainter::isDrawn(const FramePoint& point, const Frame& frame) {
    return point.role == Role::Pin || (point.shape != Shape::Joint && !isCovered(point.shape, frame));
}

bool FramePainter::seen(const FramePoint& point, QPointF centre, double radius) {
    const bool finite = isFinite(centre) && std::isfinite(radius);
    const double reach = std::min(radius, largestRadius);
    return seen(finite, finite && isInside(centre, m_area.adjusted(-reach, -reach, reach, reach)),
                point.role == Role::Body) &&
           radius > 0 && radius <= largestRadius;
}

void FramePainter::paintPoints(QPainter& painter, const Frame& frame, const FrameLook& look) {
    DotPainter dots(painter, look, frame.points.size() > drawnPoints && !look.vector);
    const auto add = [&](const FramePoint& point, QPointF centre) {
        const double radius = radiusOf(point, frame, look.unit);
        if (seen(point, centre, radius) && isDrawn(point, frame)) dots.add(point, centre, radius);
    };
    emptyForNext(m_pins);
    for (const FramePoint& point : frame.points) {
        if (point.role == Role::Grip || isLayer(point.role)) continue;
        const QPointF centre = m_transform->toPixel(point.at);
        if (point.role == Role::Pin)
            m_pins.push_back(&point); // above all others
        else if (isCovered(point.shape, frame))
            seen(isFinite(centre), isInside(centre, m_area), point.role == Role::Body);
        else
            add(point, centre);
    }
    for (const FramePoint* pin : m_pins) add(*pin, m_transform->toPixel(pin->at));
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
    emptyForNext(m_lines);
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
