// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_tex.h"

#include "core/table/tex_text.h"
#include "widgets/export/figure_layout.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double texTolerance = 0.02 / 25.4 * figureResolution; ///< of simplified curves [dots]
constexpr std::size_t mostTexPoints = 20000;                    ///< limited by TeX's main memory

QString texOf(const QString& text) {
    return QString::fromStdString(texText(text.toStdString()));
}

QString texNumber(double value) {
    return QString::number(value, 'g', 7);
}

QString millimetres(double dots) {
    return QString::number(dots / figureResolution * 25.4, 'f', 3) + QStringLiteral("mm");
}

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

QString styleOf(const Curve& curve, bool black) {
    const RunStyle style = black ? inBlack(curve.style) : curve.style;
    QStringList options{QStringLiteral("color={rgb,255:red,%1;green,%2;blue,%3}")
                            .arg(QString::number(style.colour.red()), QString::number(style.colour.green()),
                                 QString::number(style.colour.blue()))};
    if (curve.marks == Marks::Markers)
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
    if (curve.marks != Marks::Lines)
        options << QStringLiteral("mark=%1, mark size=1.6pt, mark options={solid}").arg(markOf(style.marker));
    return options.join(QStringLiteral(", "));
}

/// The ticks of a symmetric logarithmic axis, or of angles, which pgfplots does not offer.
QString ownTicks(const QCPAxis& axis, const QString& letter) {
    QStringList places, labels;
    const QVector<double> ticks = axis.tickVector();
    for (qsizetype i = 0; i < ticks.size(); ++i) {
        if (!axis.range().contains(ticks[i])) continue;
        places << texNumber(ticks[i]);
        labels << QLatin1Char('{') + texOf(axis.tickVectorLabels()[i]) + QLatin1Char('}');
    }
    return QStringLiteral("  %1tick={%2}, %1ticklabels={%3},\n")
        .arg(letter, places.join(QLatin1Char(',')), labels.join(QLatin1Char(',')));
}

QString axisOptions(const QCPAxis& axis, const AxisMap& map, const AxisLabel& label, const QString& letter) {
    QString text =
        QStringLiteral("  %1min=%2, %1max=%3, %1label={%4},\n")
            .arg(letter, texNumber(axis.range().lower), texNumber(axis.range().upper), texOf(label.text()));
    if (axis.scaleType() == QCPAxis::stLogarithmic)
        text += QStringLiteral("  %1mode=log,\n").arg(letter);
    else if (map.scale == AxisScale::Symlog || map.scale == AxisScale::Wrapped)
        text += ownTicks(axis, letter);
    return text;
}

class TexFigure {
public:
    TexFigure(const Figure& figure, const FigureLayout& layout)
        : m_figure(figure), m_layout(layout), m_axes(layout.plot().axisRect()->rect()) {}

    /// The curves; empty if there are too many points.
    QString curves() {
        QString text;
        for (const CurvePlottable* const curve : m_layout.chart().curves()) text += curveText(*curve);
        return m_points > mostTexPoints ? QString() : text;
    }

private:
    QString coordinates(const std::vector<QPointF>& points) {
        QString text;
        m_points += points.size();
        if (m_points > mostTexPoints) return {};
        for (std::size_t i = 0; i < points.size(); ++i) {
            text +=
                QStringLiteral("(%1,%2)").arg(texNumber(m_layout.plot().xAxis->pixelToCoord(points[i].x())),
                                              texNumber(m_layout.plot().yAxis->pixelToCoord(points[i].y())));
            text += i % 6 == 5 ? QLatin1Char('\n') : QLatin1Char(' ');
        }
        return text;
    }

    QString curveText(const CurvePlottable& plottable) {
        const Curve& curve = plottable.curve();
        const QString style = styleOf(curve, m_figure.layout.blackAndWhite);
        if (curve.shape != LineShape::Through) return lineText(plottable, style);
        const auto pieces = piecesOf(plottable, m_axes);
        QString text;
        bool first = true;
        for (const std::vector<QPointF>& piece : pieces) {
            const bool named = first && !curve.label.isEmpty() && m_layout.namesCurves();
            text += QStringLiteral("\\addplot[%1%2] coordinates {\n%3};\n")
                        .arg(style, named ? QString() : QStringLiteral(", forget plot"),
                             coordinates(curve.marks == Marks::Lines ? simplified(piece) : piece));
            if (named) text += QStringLiteral("\\addlegendentry{%1}\n").arg(texOf(curve.label));
            first = false;
        }
        return text + errorBars(plottable, style);
    }

    /// Error bars as separate short lines, which do not appear in the legend.
    QString errorBars(const CurvePlottable& plottable, const QString& style) {
        if (plottable.errorBars() == nullptr) return {};
        QString text;
        const AxisMap &mapX = m_layout.chart().xMap(), &mapY = m_layout.chart().yMap();
        for (std::size_t row = 0; row < plottable.errorBars()->size(); ++row) {
            const double x = plottable.xs()[row], y = mapY.wrapped(plottable.ys()[row]);
            const double e = (*plottable.errorBars())[row];
            if (!mapX.shows(x) || !mapY.shows(y - e) || !mapY.shows(y + e)) continue;
            m_points += 2;
            if (m_points > mostTexPoints) return {};
            const QString place = texNumber(mapX.toAxis(x));
            text +=
                QStringLiteral("\\addplot[%1, forget plot, no marks, solid] coordinates {(%2,%3) (%2,%4)};\n")
                    .arg(QString(style).remove(QStringLiteral("only marks, ")), place,
                         texNumber(mapY.toAxis(y - e)), texNumber(mapY.toAxis(y + e)));
        }
        return text;
    }

    QString lineText(const CurvePlottable& plottable, const QString& style) {
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
        return QStringLiteral("\\addplot[%1, forget plot] coordinates {%2} node[pos=%3, %4] {%5};\n")
            .arg(style, points, horizontal ? QStringLiteral("1") : QStringLiteral("0.98"),
                 horizontal ? QStringLiteral("above left") : QStringLiteral("below left"),
                 texOf(plottable.curve().label));
    }

    const Figure& m_figure;
    const FigureLayout& m_layout;
    QRectF m_axes;
    std::size_t m_points = 0;
};

QString legendOptions(const FigureLayout& layout) {
    const QRectF axes = layout.axes(), box = layout.legend();
    if (box.isEmpty()) return {};
    // The font of pgfplots differs from ours: anchoring the legend at the corner of the axes nearest to our
    // box keeps it inside.
    const bool isInside = axes.intersects(box);
    const QString columns = QString::number(layout.legendColumns());
    if (!isInside)
        return QStringLiteral(
                   "  legend style={at={(0.5,-0.28)}, anchor=north, draw=none}, legend columns=%1,\n")
            .arg(columns);
    // The corner or edge of the axes that is nearest to our box.
    const double across = (box.center().x() - axes.left()) / axes.width();
    const bool isTop = box.center().y() < axes.center().y();
    const QString side = across < 0.45   ? QStringLiteral(" west")
                         : across > 0.55 ? QStringLiteral(" east")
                                         : QString();
    return QStringLiteral(
               "  legend style={at={(%1,%2)}, anchor=%3%4, draw=none, fill=white}, legend columns=%5,\n")
        .arg(across < 0.45   ? QStringLiteral("0.02")
             : across > 0.55 ? QStringLiteral("0.98")
                             : QStringLiteral("0.5"),
             isTop ? QStringLiteral("0.98") : QStringLiteral("0.02"),
             isTop ? QStringLiteral("north") : QStringLiteral("south"), side, columns);
}

} // namespace

QByteArray figureTex(const Figure& figure) {
    const FigureLayout layout(figure);
    if (layout.chart().heatMap() != nullptr) return {};
    const QString curves = TexFigure(figure, layout).curves();
    if (curves.isEmpty() && !layout.chart().curves().empty()) return {};
    const FigureSpec& spec = figure.layout;
    const QString size = QString::number(spec.fontPt), leading = QString::number(1.2 * spec.fontPt);
    const QRectF axes = layout.axes(), page = layout.page();
    QString text;
    if (!spec.experiment.isEmpty()) {
        QString experiment = spec.experiment;
        text += QStringLiteral("% experiment: ") + experiment.replace(QLatin1Char('\n'), QLatin1Char(' ')) +
                QLatin1Char('\n');
    }
    text +=
        QStringLiteral("% pdflatex turns this file into a page of %1 mm x %2 mm. In a document: load\n"
                       "% \\usepackage{pgfplots} and \\pgfplotsset{compat=1.16}, then \\input this file.\n")
            .arg(QString::number(spec.widthMm), QString::number(spec.heightMm));
    QString caption = figureCaption(figure);
    caption.replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (!caption.isEmpty()) text += QStringLiteral("% \\caption{%1}\n").arg(texOf(caption));
    text += QStringLiteral("\\makeatletter\n"
                           "\\ifx\\documentclass\\@notprerr\\let\\finishfigure\\relax\\else\n"
                           "\\documentclass{article}\n"
                           "\\usepackage[paperwidth=%1mm,paperheight=%2mm,margin=0mm]{geometry}\n"
                           "\\usepackage{pgfplots}\n"
                           "\\pgfplotsset{compat=1.16}\n"
                           "\\pagestyle{empty}\\parindent=0pt\\topskip=0pt\\maxdepth=\\maxdimen\n"
                           "\\gdef\\finishfigure{\\end{document}}\n"
                           "\\begin{document}\n"
                           "\\fi\\makeatother\n")
                .arg(QString::number(spec.widthMm), QString::number(spec.heightMm));
    text += QStringLiteral("\\begin{tikzpicture}[font=\\fontsize{%1}{%2}\\selectfont]\n"
                           "\\useasboundingbox (0,0) rectangle (%3,%4);\n"
                           "\\begin{axis}[\n"
                           "  at={(%5,%6)}, anchor=south west, scale only axis, width=%7, height=%8,\n")
                .arg(size, leading, millimetres(page.width()), millimetres(page.height() - 1),
                     millimetres(axes.left()), millimetres(page.bottom() - axes.bottom()),
                     millimetres(axes.width()), millimetres(axes.height()));
    const Chart& chart = layout.chart();
    text += axisOptions(*layout.plot().xAxis, chart.xMap(), layout.curves().x, QStringLiteral("x")) +
            axisOptions(*layout.plot().yAxis, chart.yMap(), layout.curves().y, QStringLiteral("y"));
    if (!spec.title.isEmpty()) text += QStringLiteral("  title={%1},\n").arg(texOf(spec.title));
    text += QStringLiteral("  grid=major, grid style={black!15}, tick align=outside, tick pos=left,\n"
                           "  legend cell align=left, legend style={font=\\fontsize{%1}{%2}\\selectfont},\n")
                .arg(size, leading) +
            legendOptions(layout) + QStringLiteral("]\n") + curves +
            QStringLiteral("\\end{axis}\n\\end{tikzpicture}%\n\\finishfigure\n");
    return text.toUtf8();
}

} // namespace timestep
