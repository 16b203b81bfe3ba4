// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/step_overlay.h"

#include "widgets/formula/formula.h"
#include "widgets/view/frame/clip.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace timestep {

namespace {

constexpr double seen = 34;        ///< an arrow of this length needs no enlargement [1/96 inch]
constexpr double aim = 80;         ///< greatest length of the longest arrow after enlargement [1/96 inch]
constexpr double mostOfRoom = 0.3; ///< greatest share of the view that it may take [1]
constexpr double shortest = 8;     ///< shorter arrows get their own factor [1/96 inch]
constexpr double mostMore = 1000;  ///< greatest such factor: anything smaller is rounding error [1]
constexpr std::size_t mostHeads = 1500;         ///< more arrows are drawn without heads
constexpr double headLength = 9, headWidth = 4; ///< [1/96 inch]

class Painter {
public:
    Painter(QPainter& painter, const StepOverlay& overlay, const ViewTransform& transform, const QRectF& area,
            const OverlayLook& look, const QFont& font)
        : m_painter(painter),
          m_overlay(overlay),
          m_transform(transform),
          m_area(area),
          m_look(look),
          m_colours(coloursOf(look.theme)),
          m_font(font),
          m_factor(enlargement(overlay.longest, transform.scale(), look.unit,
                               std::min(area.width(), area.height()))) {
        for (const StepOverlay::Arrow& arrow : overlay.arrows) {
            const double length = std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y);
            double& longest = m_longest[arrow.style];
            if (std::isfinite(length)) longest = std::max(longest, length);
        }
    }

    double paint() {
        for (const StepOverlay::Stick& stick : m_overlay.sticks) paintStick(stick);
        for (const bool current : {false, true})
            for (const StepOverlay::Arrow& arrow : m_overlay.arrows)
                if (arrow.current == current) paintArrow(arrow);
        for (const StepOverlay::Place& place : m_overlay.places) paintPlace(place);
        for (const StepOverlay::Arrow& arrow : m_overlay.arrows)
            if (arrow.current && !arrow.symbol.isEmpty()) paintSymbol(arrow);
        for (const StepOverlay::Stick& stick : m_overlay.sticks)
            if (!stick.text.isEmpty()) paintText(middle(stick), stick.text, true);
        for (const StepOverlay::Number& number : m_overlay.numbers)
            paintText(m_transform.toPixel(number.at), number.text, false);
        return m_factor;
    }

private:
    QPointF enlarged(Point base, Point at) const {
        const QPointF from = m_transform.toPixel(base);
        return from + (m_transform.toPixel(at) - from) * m_factor;
    }
    /// The additional enlargement of the arrows of a style.
    double more(int style) const {
        const double pixels = m_longest.at(style) * m_factor * m_transform.scale();
        if (!(pixels > 0) || pixels >= shortest * m_look.unit) return 1;
        const double factor = enlargement(pixels, 2.5, m_look.unit);
        return factor > mostMore ? 1 : factor;
    }
    QPointF headOf(const StepOverlay::Arrow& arrow) const {
        const QPointF from = enlarged(arrow.base, arrow.from);
        return from + (enlarged(arrow.base, arrow.to) - from) * more(arrow.style);
    }
    QPointF middle(const StepOverlay::Stick& stick) const {
        return (m_transform.toPixel(stick.from) + m_transform.toPixel(stick.to)) / 2;
    }

    /// Draws a band behind the stick, hatched if the stick is spoilt, so that it differs without colour.
    void paintStick(const StepOverlay::Stick& stick) {
        QLineF line(m_transform.toPixel(stick.from), m_transform.toPixel(stick.to));
        if (!clipLine(line, m_area)) return;
        QColor colour = stick.spoilt ? m_colours.force : m_colours.accent;
        colour.setAlphaF(0.55F);
        QPen pen(colour, (stick.spoilt ? 8 : 11) * m_look.unit, Qt::SolidLine, Qt::FlatCap);
        if (stick.spoilt) pen.setDashPattern({0.3, 0.35});
        m_painter.setPen(pen);
        m_painter.drawLine(line);
    }

    void paintArrow(const StepOverlay::Arrow& arrow) {
        const QPointF from = enlarged(arrow.base, arrow.from), to = headOf(arrow);
        QLineF line(from, to);
        const double length = line.length();
        if (!clipLine(line, m_area.adjusted(-4, -4, 4, 4))) return;
        const RunStyle style = stepStyle(arrow.style, m_look.theme);
        const double width = (arrow.current ? 2.6 : 1.2) * m_look.unit;
        if (!(length > 0.5)) return;
        const double head = std::min(headLength * m_look.unit * (arrow.current ? 1 : 0.7), length);
        const QPointF along = (to - from) / length, across(-along.y(), along.x());
        QLineF shaft(from, to - along * head * 0.8);
        if (clipLine(shaft, m_area)) {
            m_painter.setPen(penOf(style, width, m_look.unit));
            m_painter.drawLine(shaft);
        }
        if (m_overlay.arrows.size() > mostHeads || !isInside(to, m_area)) return;
        const double half = headWidth * m_look.unit * head / (headLength * m_look.unit);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(style.colour);
        m_painter.drawPolygon(
            QPolygonF{to, to - along * head + across * half, to - along * head - across * half});
    }

    void paintPlace(const StepOverlay::Place& place) {
        const QPointF at = enlarged(place.base, place.at);
        if (!isFinite(at) || !isInside(at, m_area)) return;
        const double radius = (m_overlay.places.size() > 40 ? 2.5 : 5) * m_look.unit;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_colours.card, 3.4 * m_look.unit));
        m_painter.drawEllipse(at, radius, radius);
        m_painter.setPen(QPen(m_colours.text, 1.6 * m_look.unit));
        m_painter.drawEllipse(at, radius, radius);
    }

    bool isFree(const QRectF& place) const {
        return m_area.contains(place) &&
               std::none_of(m_taken.begin(), m_taken.end(),
                            [&](const QRectF& other) { return other.intersects(place); });
    }

    /// Draws the symbol beside the arrow or before its head, where nothing else is written.
    void paintSymbol(const StepOverlay::Arrow& arrow) {
        const QPointF from = enlarged(arrow.base, arrow.from), to = headOf(arrow);
        if (!isFinite(from) || !isFinite(to)) return;
        const double size = formulaPixelSize(m_font);
        const double factor = m_factor * more(arrow.style);
        const QString symbol = factor > m_factor
                                   ? arrow.symbol + QStringLiteral("\\;(%1\\times)").arg(factor, 0, 'g', 10)
                                   : arrow.symbol;
        const Formula formula = typesetFormula(symbol, size, FormulaStyle::Inline).formula;
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        const QPointF along = length > 0 ? (to - from) / length : QPointF(1, 0),
                      across(-along.y(), along.x());
        const QSizeF box(formula.width + 6, formula.ascent + formula.descent + 4);
        // The distance from the line equals the extent of the box in that direction.
        const double reach =
            std::abs(across.x()) * box.width() / 2 + std::abs(across.y()) * box.height() / 2 + 5;
        const double ahead =
            std::abs(along.x()) * box.width() / 2 + std::abs(along.y()) * box.height() / 2 + 5;
        const std::array candidates{from * 0.35 + to * 0.65 - across * reach,
                                    from * 0.35 + to * 0.65 + across * reach,
                                    to + along * ahead,
                                    from * 0.8 + to * 0.2 - across * reach,
                                    from * 0.8 + to * 0.2 + across * reach,
                                    from - along * ahead};
        for (const QPointF& centre : candidates) {
            const QRectF place(centre - QPointF(box.width(), box.height()) / 2, box);
            if (!isFree(place)) continue;
            m_taken.push_back(place);
            paintPath(formula, size, place.left() + 3, place.top() + 2 + formula.ascent,
                      stepStyle(arrow.style, m_look.theme).colour);
            return;
        }
    }

    void paintPath(const Formula& formula, double size, double x, double y, const QColor& colour) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_colours.card, 4 * m_look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(formula.path.translated(x, y));
        paintFormula(m_painter, {x, y}, formula, size, colour);
    }

    void paintText(QPointF at, const QString& text, bool strong) {
        if (!isFinite(at)) return;
        QFont font = m_font;
        font.setBold(strong);
        const QFontMetricsF metrics(font);
        QRectF place(0, 0, metrics.horizontalAdvance(text) + 6, metrics.height());
        place.moveCenter(at);
        if (strong && !isFree(place)) place.moveCenter(at + QPointF(0, metrics.height()));
        if (!isFree(place)) return;
        m_taken.push_back(place);
        QPainterPath path;
        path.addText(place.left() + 3, place.top() + metrics.ascent(), font, text);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_colours.card, 4 * m_look.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(path);
        m_painter.fillPath(path, strong ? m_colours.text : m_colours.quietText);
    }

    QPainter& m_painter;
    const StepOverlay& m_overlay;
    const ViewTransform& m_transform;
    QRectF m_area;
    OverlayLook m_look;
    const ThemeColours& m_colours;
    QFont m_font;
    double m_factor;
    std::map<int, double> m_longest; ///< by style [scene length]
    std::vector<QRectF> m_taken;
};

} // namespace

// The first of the run styles belongs to the run itself.
RunStyle stepStyle(int number, Theme theme) {
    return runStyle(number + 1, theme);
}

double enlargement(double longest, double pixelsPerLength, double unit, double room) {
    const double pixels = longest * pixelsPerLength, best = std::min(aim * unit, room * mostOfRoom);
    if (!(pixels > 0) || !std::isfinite(pixels) || pixels >= std::min(seen * unit, best)) return 1;
    const double wanted = best / pixels, power = std::pow(10, std::floor(std::log10(wanted)));
    return std::round(power) * (wanted >= 5 * power ? 5 : wanted >= 2 * power ? 2 : 1);
}

double paintStepOverlay(QPainter& painter, const StepOverlay& overlay, const ViewTransform& transform,
                        const QRectF& area, const OverlayLook& look, const QFont& font) {
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    const double factor = Painter(painter, overlay, transform, area, look, font).paint();
    painter.restore();
    return factor;
}

} // namespace timestep
