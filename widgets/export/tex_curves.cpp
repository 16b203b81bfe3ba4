// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/tex_curves.h"

#include "core/table/tex_text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double texTolerance = 0.02 / 25.4 * figureResolution; ///< of simplified curves [dots]

double distanceToChord(const QPointF& point, const QPointF& from, const QPointF& to) {
    const QPointF along = to - from, away = point - from;
    const double length = std::hypot(along.x(), along.y());
    if (length == 0) return std::hypot(away.x(), away.y());
    return std::abs(along.x() * away.y() - along.y() * away.x()) / length;
}

/// The points of a simplified polyline that no omitted point lies farther from than the tolerance. Source:
/// Douglas, Peucker, Cartographica 10 (1973).
std::vector<QPointF> simplified(const std::vector<QPointF>& points) {
    if (points.size() < 3) return points;
    std::vector<bool> kept(points.size(), false);
    kept.front() = kept.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, points.size() - 1}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double farthest = texTolerance;
        std::size_t at = 0;
        for (std::size_t i = from + 1; i < to; ++i)
            if (const double away = distanceToChord(points[i], points[from], points[to]); away > farthest) {
                farthest = away;
                at = i;
            }
        if (at == 0) continue;
        kept[at] = true;
        open.emplace_back(from, at);
        open.emplace_back(at, to);
    }
    std::vector<QPointF> result;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (kept[i]) result.push_back(points[i]);
    return result;
}

/// The pieces of a curve within the axes and a little around them, in pixels of the plot. TeX cannot
/// represent lengths far outside.
std::vector<std::vector<QPointF>> piecesOf(const CurvePlottable& curve, const QRectF& axes) {
    const QRectF room =
        axes.adjusted(-0.1 * axes.width(), -0.1 * axes.height(), 0.1 * axes.width(), 0.1 * axes.height());
    std::vector<std::vector<QPointF>> pieces(1);
    const auto add = [&](const QPointF& point) {
        if (pieces.back().empty() || pieces.back().back() != point) pieces.back().push_back(point);
    };
    const auto close = [&] {
        if (!pieces.back().empty()) pieces.emplace_back();
    };
    std::optional<QPointF> last;
    for (std::size_t row = 0; row < curve.rows(); ++row) {
        const auto point = curve.positionOf(row);
        if (curve.curve().marks != Marks::Lines) { // marks are at rows only, never between them
            if (point && room.contains(*point))
                add(*point);
            else
                close();
            continue;
        }
        if (point && last && curve.turnsBefore(row)) {
            close();
            last.reset();
        }
        QPointF from = last.value_or(QPointF()), to = point.value_or(QPointF());
        if (point && last && clipTo(room, from, to)) {
            if (from != *last) close();
            add(from);
            add(to);
            if (to != *point) close();
        } else {
            close();
        }
        last = point;
    }
    if (pieces.back().empty()) pieces.pop_back();
    return pieces;
}

QString markOf(Marker marker) {
    switch (marker) {
    case Marker::Circle:
        return QStringLiteral("*");
    case Marker::Square:
        return QStringLiteral("square*");
    case Marker::Triangle:
        return QStringLiteral("triangle*");
    case Marker::Diamond:
        return QStringLiteral("diamond*");
    case Marker::Cross:
        return QStringLiteral("x");
    case Marker::Plus:
        return QStringLiteral("+");
    case Marker::Ring:
        return QStringLiteral("o");
    case Marker::OpenSquare:
        return QStringLiteral("square");
    case Marker::OpenTriangle:
        return QStringLiteral("triangle");
    case Marker::OpenDiamond:
        return QStringLiteral("diamond");
    case Marker::Pentagon:
        return QStringLiteral("pentagon*");
    case Marker::Star:
        return QStringLiteral("asterisk");
    case Marker::None:
        break;
    }
    return QStringLiteral("none");
}

} // namespace

QString texOf(const QString& text) {
    return QString::fromStdString(texText(text.toStdString()));
}

QString texNumber(double value) {
    return QString::number(value, 'g', 7);
}

QString texColour(const QColor& colour) {
    return QStringLiteral("color={rgb,255:red,%1;green,%2;blue,%3}")
        .arg(QString::number(colour.red()), QString::number(colour.green()), QString::number(colour.blue()));
}

QString texMarkers(const RunStyle& style) {
    return QStringLiteral("mark=%1, mark size=1.6pt, mark options={solid}").arg(markOf(style.marker));
}

QString texStyle(const RunStyle& style, Marks marks) {
    QStringList options{texColour(style.colour)};
    if (marks == Marks::Markers)
        options << QStringLiteral("only marks");
    else
        options << QStringLiteral("line width=%1pt").arg(QString::number(style.width, 'g', 4));
    if (!style.dash.isEmpty()) {
        QStringList dashes; // [px at 96 dpi], 0.75 pt each
        for (qsizetype i = 0; i < style.dash.size(); ++i)
            dashes << QStringLiteral("%1 %2pt").arg(i % 2 == 0 ? QStringLiteral("on") : QStringLiteral("off"),
                                                    QString::number(0.75 * style.dash[i]));
        options << QStringLiteral("dash pattern=") + dashes.join(QLatin1Char(' '));
    }
    if (marks != Marks::Lines) options << texMarkers(style);
    return options.join(QStringLiteral(", "));
}

TexCurves::TexCurves(const Figure& figure, const FigureLayout& layout)
    : m_figure(figure), m_layout(layout), m_axes(layout.plot().axisRect()->rect()) {}

QString TexCurves::curves() {
    QString text;
    for (const CurvePlottable* const curve : m_layout.chart().curves()) text += curveText(*curve);
    return text;
}

QString TexCurves::coordinates(const std::vector<QPointF>& points) {
    QString text;
    m_points += points.size();
    if (m_points > mostTexPoints) return {};
    for (std::size_t i = 0; i < points.size(); ++i) {
        text += QStringLiteral("(%1,%2)").arg(texNumber(m_layout.plot().xAxis->pixelToCoord(points[i].x())),
                                              texNumber(m_layout.plot().yAxis->pixelToCoord(points[i].y())));
        text += i % 6 == 5 ? QLatin1Char('\n') : QLatin1Char(' ');
    }
    return text;
}

QString TexCurves::curveText(const CurvePlottable& plottable) {
    const Curve& curve = plottable.curve();
    const RunStyle ofRun = m_figure.layout.blackAndWhite ? inBlack(curve.style) : curve.style;
    const QString style = texStyle(ofRun, curve.marks);
    if (curve.shape != LineShape::Through) return lineText(plottable, style);
    const auto pieces = piecesOf(plottable, m_axes);
    QString text;
    if (!curve.label.isEmpty())
        text += QStringLiteral("% ") + QString(curve.label).replace(QLatin1Char('\n'), QLatin1Char(' ')) +
                QLatin1Char('\n');
    for (const std::vector<QPointF>& piece : pieces)
        text += QStringLiteral("\\addplot[%1] coordinates {\n%2};\n")
                    .arg(style, coordinates(curve.marks == Marks::Lines ? simplified(piece) : piece));
    if (const std::vector<QPointF> markers = plottable.sparseMarkers(); !markers.empty())
        text += QStringLiteral("\\addplot[%1, only marks, %2] coordinates {\n%3};\n")
                    .arg(texColour(ofRun.colour), texMarkers(ofRun), coordinates(markers));
    return text + errorBars(plottable, style);
}

/// Error bars as separate short lines, which do not appear in the legend.
QString TexCurves::errorBars(const CurvePlottable& plottable, const QString& style) {
    if (plottable.errorBars() == nullptr) return {};
    QString text;
    const AxisMap &mapX = m_layout.chart().xMap(), &mapY = m_layout.chart().yMap();
    for (std::size_t row = 0; row < plottable.errorBars()->size(); ++row) {
        const double x = plottable.xs()[row], y = plottable.ys()[row], e = (*plottable.errorBars())[row];
        if (!mapX.shows(x) || !mapY.shows(y - e) || !mapY.shows(y + e)) continue;
        m_points += 2;
        if (m_points > mostTexPoints) return {};
        const QString place = texNumber(mapX.toAxis(x));
        text += QStringLiteral("\\addplot[%1, no marks, solid] coordinates {(%2,%3) (%2,%4)};\n")
                    .arg(QString(style).remove(QStringLiteral("only marks, ")), place,
                         texNumber(mapY.toAxis(y - e)), texNumber(mapY.toAxis(y + e)));
    }
    return text;
}

QString TexCurves::lineText(const CurvePlottable& plottable, const QString& style) {
    const bool horizontal = plottable.curve().shape == LineShape::Horizontal;
    const double value = (horizontal ? plottable.ys() : plottable.xs()).front();
    const AxisMap& map = horizontal ? m_layout.chart().yMap() : m_layout.chart().xMap();
    const QCPAxis& axis = horizontal ? *m_layout.plot().yAxis : *m_layout.plot().xAxis;
    if (!map.shows(value) || !axis.range().contains(map.toAxis(value))) return {};
    const QCPRange across = (horizontal ? m_layout.plot().xAxis : m_layout.plot().yAxis)->range();
    const QString place = texNumber(map.toAxis(value)), low = texNumber(across.lower),
                  high = texNumber(across.upper);
    const QString points = horizontal ? QStringLiteral("(%1,%3) (%2,%3)").arg(low, high, place)
                                      : QStringLiteral("(%3,%1) (%3,%2)").arg(low, high, place);
    return QStringLiteral("\\addplot[%1] coordinates {%2} node[pos=%3, %4] {%5};\n")
        .arg(style, points, horizontal ? QStringLiteral("1") : QStringLiteral("0.98"),
             horizontal ? QStringLiteral("above left") : QStringLiteral("below left"),
             texOf(plottable.curve().label));
}

} // namespace timestep
