// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/ground_painter.h"

#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace timestep {

namespace {

constexpr double numberRoom = 64; ///< least distance of two numbers [1/96 inch], like every length here
constexpr double groundDepth = 40, wallDepth = 9;
constexpr double longMark = 8, shortMark = 4.5, leastMark = 2.5;
constexpr int mostMarks = 2000;

class GroundPainter {
public:
    GroundPainter(QPainter& painter, const ViewTransform& transform, const QRectF& area,
                  const FrameLook& look)
        : m_painter(painter),
          m_transform(transform),
          m_area(area),
          m_look(look),
          m_colours(coloursOf(look.theme)),
          m_unit(look.unit) {}

    void paint(const Frame& frame) {
        double floor = -1e300; // the lowest level wall [px]
        int walls = 0;
        for (const FrameSegment& segment : frame.segments) {
            if (segment.shape != Shape::Wall) continue;
            ++walls;
            if (const QLineF line = lineOf(segment); isLevel(line)) floor = std::max(floor, line.y1());
        }
        m_isBox = walls >= 4;
        for (const FrameSegment& segment : frame.segments)
            if (segment.role == Role::Ground && segment.shape == Shape::Wall) paintWall(lineOf(segment));
        for (const FrameSegment& segment : frame.segments) {
            if (segment.role != Role::Ground) continue;
            const QLineF line = lineOf(segment);
            if (segment.shape == Shape::Ruler)
                paintRuler(line.y1(), m_area.left(), m_area.right(), true);
            else
                paintLine(line);
            if (segment.shape == Shape::Wall && isLevel(line) && line.y1() == floor && m_isBox)
                paintRuler(floor, std::min(line.x1(), line.x2()), std::max(line.x1(), line.x2()), false);
        }
    }

private:
    QLineF lineOf(const FrameSegment& segment) const {
        return {m_transform.toPixel(segment.from), m_transform.toPixel(segment.to)};
    }
    static bool isLevel(const QLineF& line) { return line.y1() == line.y2(); }

    void paintLine(QLineF line) {
        if (!clipLine(line, m_area.adjusted(-4, -4, 4, 4))) return;
        m_painter.setPen(QPen(m_look.ink(m_colours.axis), 2 * m_unit, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(line);
    }

    /// Draws a strip on the outer side, which is to the right of the line's direction in the scene.
    void paintWall(const QLineF& line) {
        const double length = line.length();
        if (!(length > 0) || !std::isfinite(length)) return;
        const double side = m_transform.yDown() ? -1 : 1;
        const QPointF outwards = QPointF(-line.dy(), line.dx()) / length * (side * wallDepth * m_unit);
        const QPointF beyond = (line.p2() - line.p1()) / length * (wallDepth * m_unit);
        const QPointF extra = m_isBox ? beyond : QPointF();
        const QPolygonF strip =
            clipPolygon(QPolygonF({line.p1() - extra, line.p2() + extra, line.p2() + extra + outwards,
                                   line.p1() - extra + outwards}),
                        m_area);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_look.ink(m_colours.grid));
        m_painter.drawPolygon(strip);
    }

    void paintRuler(double y, double left, double right, bool endless) {
        if (!std::isfinite(y) || !(m_transform.scale() > 0) || y < m_area.top() - groundDepth * m_unit ||
            y > m_area.bottom())
            return;
        left = std::max(left, m_area.left());
        right = std::min(right, m_area.right());
        if (!(right > left)) return;
        if (endless) {
            const QRectF band(left, y, right - left, groundDepth * m_unit);
            QLinearGradient fade(band.topLeft(), band.bottomLeft());
            QColor ground = m_colours.grid;
            ground.setAlphaF(0.75F);
            fade.setColorAt(0, ground);
            ground.setAlphaF(0);
            fade.setColorAt(1, ground);
            m_painter.fillRect(band, fade);
            paintLine({left, y, right, y});
        }
        paintMarks(y, left, right);
    }

    void paintMarks(double y, double left, double right) {
        const QFontMetricsF metrics(m_painter.font());
        const RulerSteps steps = rulerSteps(numberRoom * m_unit / m_transform.scale());
        const double part = steps.distance / steps.parts;
        const double from = m_transform.toScene({left, y}).x, to = m_transform.toScene({right, y}).x;
        const double first = std::ceil(from / part - 1e-9), last = std::floor(to / part + 1e-9);
        if (!(last - first < mostMarks) || !(std::abs(first) < 1e15) || !(std::abs(last) < 1e15)) return;
        constexpr double leastApart = 4; // between two numbers [1/96 inch]
        std::vector<QLineF> marks;
        // Where little room is left below, numbers move up to shorter marks.
        const double top = std::min(y + (longMark + 2) * m_unit, m_area.bottom() - metrics.height());
        const double clear = top - y + metrics.ascent() - metrics.capHeight() - m_unit;
        const bool numbered = clear >= leastMark * m_unit;
        const double longest = numbered ? std::min(longMark * m_unit, clear) : longMark * m_unit;
        std::vector<std::pair<QRectF, QString>> numbers;
        const double lastNumber = std::floor(last / steps.parts) * steps.parts;
        m_painter.setPen(m_look.ink(m_colours.quietText));
        for (double i = first; i <= last; ++i) {
            const double x = m_transform.toPixel({i * part, 0}).x();
            const bool isLong = std::fmod(i, steps.parts) == 0;
            marks.emplace_back(x, y, x, y + (isLong ? longest : longest * shortMark / longMark));
            if (!isLong || !numbered) continue;
            const double number = i * part;
            QString text = m_look.locale.toString(std::abs(number) < part / 2 ? 0 : number, 'g', 9);
            if (number < 0) text.replace(m_look.locale.negativeSign(), QStringLiteral("\u2212"));
            const double width = metrics.horizontalAdvance(text);
            if (i == lastNumber && !m_look.lengthUnit.isEmpty()) text += QChar(0x00a0) + m_look.lengthUnit;
            const double whole = metrics.horizontalAdvance(text);
            QRectF place(x - width / 2, top, whole + 1, metrics.height());
            if (place.right() > m_area.right()) place.moveRight(m_area.right());
            if (place.left() < m_area.left()) continue; // cut off at the edge, -2.5 would read 2.5
            const auto touches = [&](const auto& before) {
                return before.first.right() + leastApart * m_unit > place.left();
            };
            // The last number has the unit, so the one before it makes room.
            if (i == lastNumber && !numbers.empty() && touches(numbers.back())) numbers.pop_back();
            if (numbers.empty() || !touches(numbers.back())) numbers.emplace_back(place, text);
        }
        for (const auto& [place, text] : numbers)
            m_painter.drawText(place, Qt::AlignLeft | Qt::TextSingleLine, text);
        m_painter.setPen(QPen(m_look.ink(m_colours.axis), 1.2 * m_unit, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLines(marks.data(), static_cast<int>(marks.size()));
    }

    QPainter& m_painter;
    const ViewTransform& m_transform;
    QRectF m_area;
    const FrameLook& m_look;
    const ThemeColours& m_colours;
    double m_unit;
    bool m_isBox = false; ///< walls on four sides, whose strips meet and whose floor has a ruler
};

} // namespace

RulerSteps rulerSteps(double least) {
    if (!(least > 0) || !std::isfinite(least)) return {};
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const auto& [digit, parts] : {std::pair{1, 5}, std::pair{2, 4}, std::pair{5, 5}})
        if (digit * power >= least * (1 - 1e-9)) return {digit * power, parts};
    return {10 * power, 5};
}

void paintGround(QPainter& painter, const Frame& frame, const ViewTransform& transform, const QRectF& area,
                 const FrameLook& look) {
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    GroundPainter(painter, transform, area, look).paint(frame);
    painter.restore();
}

} // namespace timestep
