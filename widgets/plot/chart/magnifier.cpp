// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/magnifier.h"

#include "widgets/plot/curves/bands.h"
#include "widgets/text/label_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int shownPeriods = 5;
constexpr double shortest = 4;       ///< a longer period is seen on the axes themselves [units]
constexpr double searched = 0.1;     ///< part of the x axis in which the periods must lie
constexpr double leastHeight = 0.03; ///< of the wobble, relative to the axis
constexpr double stripShare = 0.3;   ///< of the room for axes and strip
constexpr int narrowestStrip = 48, widestStrip = 230, leastAxes = 64; ///< [px]
constexpr double gap = 10;                                            ///< between axes and strip [units]
constexpr double guide = 4; ///< height of the guide above the axes [units]
constexpr int pointsPerPixel = 4;

bool isShown(const CurvePlottable& curve) {
    return curve.visible() && curve.curve().shape == LineShape::Through && curve.isRising() &&
           curve.curve().marks == Marks::Lines;
}

/// The rows of a curve after the last one at or below x.
std::size_t rowsUpTo(const CurvePlottable& curve, double x) {
    const auto begin = curve.xs().begin(), end = begin + static_cast<std::ptrdiff_t>(curve.rows());
    return static_cast<std::size_t>(std::upper_bound(begin, end, x) - begin);
}

} // namespace

Magnifier::Magnifier(QCustomPlot& plot, const Chart& chart)
    : QCPLayerable(&plot, QStringLiteral("main")), m_chart(chart) {}

/// The last periods of the slowest of the curves that need it.
std::optional<PlotRange> Magnifier::shownPart(int room) const {
    const AxisMap &x = m_chart.xMap(), &y = m_chart.yMap();
    if (x.scale != AxisScale::Linear || m_chart.heatMap() != nullptr) return std::nullopt;
    const PlotRange across = m_chart.xRange(), up = m_chart.yRange();
    const double length = across.high - across.low, height = y.place(up.high) - y.place(up.low);
    if (!(length > 0) || !(height > 0)) return std::nullopt;
    std::optional<PlotRange> part;
    for (const CurvePlottable* const curve : m_chart.curves()) {
        if (!isShown(*curve) || curve->curve().referenceLine >= 0) continue;
        const auto last = lastPeriods(curve->xs(), curve->ys(), rowsUpTo(*curve, across.high),
                                      searched * length, shownPeriods);
        if (!last || last->period / length * room > shortest * m_look.unit) continue;
        if (!y.shows(last->low) || (y.place(last->high) - y.place(last->low)) < leastHeight * height)
            continue;
        const PlotRange own{curve->xs()[last->first], curve->xs()[last->end - 1]};
        if (own.low < across.low || own.high < across.low) continue;
        if (!part || own.high - own.low > part->high - part->low) part = own;
    }
    return part;
}

int Magnifier::widthFor(int room) const {
    const int width = std::clamp(static_cast<int>(stripShare * room), narrowestStrip, widestStrip);
    return room - width >= leastAxes && shownPart(room) ? width : 0;
}

QRectF Magnifier::frame() const {
    if (m_width <= 0) return {};
    const QRectF axes(mParentPlot->axisRect()->rect());
    const double left = axes.right() + gap * m_look.unit;
    return {left, axes.top(), axes.right() + m_width - left, axes.height()};
}

std::optional<QPointF> Magnifier::positionOf(const CurvePlottable& curve, std::size_t row) const {
    const auto point = curve.positionOf(row);
    if (!m_part || !point || m_width <= 0) return std::nullopt;
    const QRectF box = frame();
    const double along = (curve.xs()[row] - m_part->low) / (m_part->high - m_part->low);
    return QPointF(box.left() + along * box.width(), point->y());
}

std::optional<CurveRow> Magnifier::at(const QPointF& position) const {
    if (!m_part || !frame().adjusted(-1, -1, 1, 1).contains(position)) return std::nullopt;
    std::optional<CurveRow> best;
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < m_chart.curves().size(); ++i) {
        const CurvePlottable& curve = *m_chart.curves()[i];
        if (!isShown(curve)) continue;
        const std::size_t first = rowsUpTo(curve, m_part->low), end = rowsUpTo(curve, m_part->high);
        for (std::size_t row = first - std::min<std::size_t>(first, 1); row < end; ++row) {
            const auto point = positionOf(curve, row);
            if (!point) continue;
            const double distance = std::hypot(point->x() - position.x(), point->y() - position.y());
            if (distance >= least) continue;
            least = distance;
            best = CurveRow{i, row};
        }
    }
    return best;
}

void Magnifier::drawCurve(QPainter& painter, const CurvePlottable& curve, const QRectF& box) const {
    const std::size_t end = std::min(curve.rows(), rowsUpTo(curve, m_part->high) + 1);
    std::size_t row = rowsUpTo(curve, m_part->low);
    row -= std::min<std::size_t>(row, 1);
    const auto most = static_cast<std::size_t>(std::max(1.0, pointsPerPixel * box.width() / m_look.unit));
    const std::size_t stride = std::max<std::size_t>(1, (end - std::min(row, end)) / most);
    QPolygonF line;
    const auto stroke = [&] {
        if (line.size() > 1) painter.drawPolyline(line);
        line.clear();
    };
    painter.setPen(penOf(curve.curve().style, 1.4 * m_look.unit, m_look.unit));
    for (; row < end; row += stride) {
        const auto point = positionOf(curve, row);
        if (!point) {
            stroke();
            continue;
        }
        line << QPointF(point->x(), std::clamp(point->y(), box.top() - 50, box.bottom() + 50));
    }
    stroke();
}

/// Writes which part of the axis is shown below the strip, where the axis has its numbers and its name.
void Magnifier::drawWords(QPainter& painter, const QRectF& box) const {
    const ThemeColours& colours = coloursOf(m_look.theme);
    const QFontMetricsF metrics(m_look.font);
    const QLocale numbers = mParentPlot->locale();
    const auto number = [&](double value) { return withPowers(numbers.toString(value, 'g', 4), numbers); };
    const QString from = number(m_part->low), to = number(m_part->high);
    const double line = metrics.height();
    QRectF words(box.left(), box.bottom() + 6 * m_look.unit, box.width() + gap, line);
    painter.setFont(m_look.font);
    painter.setPen(colours.quietText);
    painter.drawText(words, Qt::AlignRight | Qt::TextDontClip, to);
    const double axisLabel = 2 * line; // the last number of the axis may be below its end
    if (metrics.horizontalAdvance(from + to) + axisLabel < words.width())
        painter.drawText(words.adjusted(axisLabel / 2, 0, 0, 0), Qt::AlignLeft | Qt::TextDontClip, from);
    const PlotRange across = m_chart.xRange();
    const double times = box.width() / (m_part->high - m_part->low) * (across.high - across.low) /
                         mParentPlot->axisRect()->width();
    const QString factor = numbers.toString(std::round(times));
    QString text = Chart::tr("magnified ×%1").arg(factor);
    if (metrics.horizontalAdvance(text) > words.width()) text = QStringLiteral("×%1").arg(factor);
    words.translate(0, line);
    painter.drawText(words, Qt::AlignHCenter | Qt::TextDontClip, text);
}

void Magnifier::draw(QCPPainter* painter) {
    const QRectF box = frame();
    const QRectF axes(mParentPlot->axisRect()->rect());
    m_part = m_width > 0 ? shownPart(static_cast<int>(axes.width()) + m_width) : std::nullopt;
    if (!m_part) return;
    const ThemeColours& colours = coloursOf(m_look.theme);
    painter->setPen(QPen(colours.axis, m_look.unit));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(box);
    // From the magnified part along the upper edge to the strip: it crosses no curve.
    const double y = axes.top() - guide * m_look.unit;
    const double from = m_chart.pixelAt({m_part->low, 0}).x(), to = m_chart.pixelAt({m_part->high, 0}).x();
    painter->setPen(QPen(colours.quietText, m_look.unit));
    painter->drawLine(QPointF(from, y), QPointF(box.right(), y));
    painter->setPen(QPen(colours.quietText, 3 * m_look.unit, Qt::SolidLine, Qt::FlatCap));
    painter->drawLine(QPointF(from, y), QPointF(std::max(to, from + 3 * m_look.unit), y));
    painter->drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    painter->save();
    painter->setClipRect(box, Qt::IntersectClip);
    for (const CurvePlottable* const curve : m_chart.curves())
        if (isShown(*curve)) drawCurve(*painter, *curve, box);
    painter->restore();
    drawWords(*painter, box);
}

} // namespace timestep
