// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_tex.h"

#include "widgets/export/figure_panels.h"
#include "widgets/export/tex_curves.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

QString texLines(QStringList lines) {
    for (QString& line : lines) line = texOf(line);
    return lines.join(QStringLiteral("\\\\"));
}

QString millimetres(double dots) {
    return QString::number(dots / figureResolution * 25.4, 'f', 3) + QStringLiteral("mm");
}

/// The ticks with their numbers as the layout has chosen them.
QString ticksOf(const QCPAxis& axis, const QString& letter, bool numbered) {
    QStringList places, labels;
    const QVector<double> ticks = axis.tickVector();
    const QVector<QString> texts = axis.tickVectorLabels();
    for (qsizetype i = 0; i < std::min(ticks.size(), texts.size()); ++i) {
        if (!axis.range().contains(ticks[i])) continue;
        places << texNumber(ticks[i]);
        labels << QLatin1Char('{') + texOf(texts[i]) + QLatin1Char('}');
    }
    return QStringLiteral("  %1tick={%2}, %1ticklabels={%3},\n")
        .arg(letter, places.join(QLatin1Char(',')), numbered ? labels.join(QLatin1Char(',')) : QString());
}

/// `typed`: the label as the user typed it; with formulas, it goes to TeX as it is.
QString axisOptions(const QCPAxis& axis, const QString& letter, bool numbered, const QString& typed) {
    QString text = QStringLiteral("  %1min=%2, %1max=%3, ")
                       .arg(letter, texNumber(axis.range().lower), texNumber(axis.range().upper));
    if (axis.scaleType() == QCPAxis::stLogarithmic) text += letter + QStringLiteral("mode=log, ");
    if (numbered && typed.contains(QLatin1Char('$')))
        text += QStringLiteral("%1label={%2}, ").arg(letter, typed);
    else if (!axis.label().isEmpty())
        text += QStringLiteral("%1label={%2}, ").arg(letter, texLines(axis.label().split(QLatin1Char('\n'))));
    return text.trimmed().prepend(QStringLiteral("  ")) + QLatin1Char('\n') + ticksOf(axis, letter, numbered);
}

/// Draws what is beside the axes of a plot, in the places of the layout.
class TexPage {
public:
    explicit TexPage(const FigurePanels& figure) : m_height(figure.page().height()) {}

    /// A place in dots, as TeX counts: from the bottom, in millimetres.
    QString at(const QPointF& point) const {
        return QStringLiteral("(%1,%2)").arg(millimetres(point.x()), millimetres(m_height - point.y()));
    }
    QString text(const FigureLayout::TextBox& text) const {
        return QStringLiteral(
                   "\\node[anchor=north west, inner sep=0pt, align=left, text width=%1] at %2 {%3};\n")
            .arg(millimetres(text.box.width()), at(text.box.topLeft()),
                 text.isTitle ? QStringLiteral("\\textbf{%1}").arg(texOf(text.text)) : texOf(text.text));
    }
    QString legend(const FigureLegend& legend, const QPointF& corner, double fontPt) const {
        QString drawn = QStringLiteral("\\begin{scope}[every node/.style={anchor=base west, inner sep=0pt, "
                                       "font=\\fontsize{%1}{%2}\\selectfont}]\n")
                            .arg(QString::number(fontPt), QString::number(1.2 * fontPt));
        for (const FigureLegend::Placed& one : legend.placed()) {
            const RunStyle& style = one.entry.style;
            const QRectF sample = one.sample.translated(corner);
            const QPointF middle = sample.center();
            if (one.entry.marks != Marks::Markers || style.marker == Marker::None)
                drawn += QStringLiteral("\\draw[%1] %2 -- %3;\n")
                             .arg(texStyle(style, Marks::Lines), at({sample.left(), middle.y()}),
                                  at({sample.right(), middle.y()}));
            if (style.marker != Marker::None)
                drawn += QStringLiteral("\\draw[%1] plot[only marks, %2] coordinates {%3};\n")
                             .arg(texColour(style.colour), texMarkers(style), at(middle));
            QPointF base = one.text + corner;
            for (const QString& line : one.lines) {
                drawn += QStringLiteral("\\node at %1 {%2};\n").arg(at(base), texOf(line));
                base.ry() += legend.pitch();
            }
        }
        return drawn + QStringLiteral("\\end{scope}\n");
    }
    QString names(const FigureLayout& layout, const QPointF& corner) const {
        QString drawn;
        for (const FigureLayout::CurveName& name : layout.names())
            drawn +=
                QStringLiteral("\\draw[%1, line width=0.45pt] %2 -- %3 node[right, inner xsep=2pt, "
                               "inner ysep=0pt, align=left] {%4};\n")
                    .arg(texColour(name.colour), at(name.end + corner),
                         at(QPointF(layout.namesLeft() - 0.4 * gap, name.y) + corner), linesOf(name.text));
        return drawn;
    }

private:
    static QString linesOf(const QString& text) {
        QStringList lines = text.split(QLatin1Char('\n'));
        for (QString& line : lines) line = texOf(line);
        return lines.join(QStringLiteral("\\\\"));
    }
    static constexpr double gap = 5 * figureResolution / 96.0;
    double m_height; ///< [dots]
};

/// TeX sets texts in Computer Modern. Latin Modern Math, which the program brings along, has the same widths
/// at 10 pt.
QString texFamily() {
    static const QString family = [] {
        const int font =
            QFontDatabase::addApplicationFont(QStringLiteral(":/timestep/formula/latinmodern-math.otf"));
        return QFontDatabase::applicationFontFamilies(font).value(0);
    }();
    return family;
}

/// How much wider Computer Modern is at this size than its design at 10 pt, scaled: cmr8 by 6 %, cmr7 by 14
/// %. Source: D. E. Knuth, Computer Modern Typefaces (1986), values of the unit width u# of cmr7 to cmr10.
double widthOfSize(double points) {
    constexpr std::pair<double, double> factors[] = {{7, 1.14}, {8, 1.063}, {9, 1.028}, {10, 1}};
    for (const auto& [size, factor] : factors)
        if (points <= size + 0.5) return factor;
    return 1;
}

QString headOfTex(const FigureSpec& spec, QString caption) {
    QString text;
    if (!spec.experiment.isEmpty())
        text += QStringLiteral("% experiment: ") +
                QString(spec.experiment).replace(QLatin1Char('\n'), QLatin1Char(' ')) + QLatin1Char('\n');
    const QString width = QString::number(spec.widthMm), height = QString::number(spec.heightMm);
    text +=
        QStringLiteral("% pdflatex turns this file into a page of %1 mm x %2 mm. In a document: load\n"
                       "% \\usepackage{pgfplots} and \\pgfplotsset{compat=1.16}, then \\input this file.\n")
            .arg(width, height);
    caption.replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (!caption.isEmpty()) text += QStringLiteral("% \\caption{%1}\n").arg(texOf(caption));
    return text + QStringLiteral("\\makeatletter\n"
                                 "\\ifx\\documentclass\\@notprerr\\let\\finishfigure\\relax\\else\n"
                                 "\\documentclass{article}\n"
                                 "\\usepackage[paperwidth=%1mm,paperheight=%2mm,margin=0mm]{geometry}\n"
                                 "\\usepackage{pgfplots}\n"
                                 "\\pgfplotsset{compat=1.16}\n"
                                 "\\pagestyle{empty}\\parindent=0pt\\topskip=0pt\\maxdepth=\\maxdimen\n"
                                 "\\gdef\\finishfigure{\\end{document}}\n"
                                 "\\begin{document}\n"
                                 "\\fi\\makeatother\n")
                      .arg(width, height);
}

} // namespace

QByteArray figureTex(const Figure& figure) {
    FigureSpec measured = figure.layout; // in the type of TeX
    const double fontPt = std::round(figure.layout.fontPt), factor = widthOfSize(fontPt);
    measured.fontFamily = texFamily();
    measured.fontPt = fontPt * factor;
    const Figure ofTex{measured, figure.plot, figure.table, figure.exact, figure.further};
    const FigurePanels panels(ofTex);
    const TexPage page(panels);
    const auto legendText = [&](const FigureLegend& legend, const QPointF& corner) {
        const double points = legend.font().pixelSize() * 72.0 / figureResolution / factor;
        return page.legend(legend, corner, std::round(points));
    };
    QString text = headOfTex(figure.layout, figureCaption(figure));
    text += QStringLiteral("\\begin{tikzpicture}[font=\\fontsize{%1}{%2}\\selectfont]\n"
                           "\\useasboundingbox (0,0) rectangle (%3,%4);\n")
                .arg(QString::number(fontPt), QString::number(1.2 * fontPt),
                     millimetres(panels.page().width()), millimetres(panels.page().height() - 1));
    std::size_t points = 0;
    for (const auto& panel : panels.panels()) {
        const FigureLayout& layout = *panel->drawn;
        if (layout.chart().heatMap() != nullptr) return {};
        const QPointF corner = panel->cell.topLeft();
        const QRectF axes = layout.axes().translated(corner), legend = layout.legend().translated(corner);
        TexCurves curves(*panel->figure, layout);
        text +=
            QStringLiteral("\\begin{axis}[\n"
                           "  at={%1}, anchor=south west, scale only axis, width=%2, height=%3,\n")
                .arg(page.at(axes.bottomLeft()), millimetres(axes.width()), millimetres(axes.height())) +
            axisOptions(*layout.plot().xAxis, QStringLiteral("x"), panel->place.xLabels, panel->plot.xLabel) +
            axisOptions(*layout.plot().yAxis, QStringLiteral("y"), panel->place.yLabels, panel->plot.yLabel) +
            QStringLiteral("  label style={align=center}, grid=%1, grid style={black!15},\n"
                           "  tick align=outside, tick pos=left, major tick length=1.06mm]\n")
                .arg(panel->plot.grid ? QStringLiteral("major") : QStringLiteral("none")) +
            curves.curves() + QStringLiteral("\\end{axis}\n");
        points += curves.points();
        if (points > mostTexPoints) return {};
        for (const FigureLayout::TextBox& one : layout.texts())
            text += page.text({one.box.translated(corner), one.text, one.isTitle});
        if (axes.intersects(legend))
            text += QStringLiteral("\\fill[white] %1 rectangle %2;\n")
                        .arg(page.at(legend.topLeft()), page.at(legend.bottomRight()));
        if (!legend.isEmpty()) text += legendText(layout.legendContent(), legend.topLeft());
        text += page.names(layout, corner);
    }
    for (const FigureLayout::TextBox& one : panels.texts()) text += page.text(one);
    if (panels.legend() != nullptr) text += legendText(*panels.legend(), panels.legendBox().topLeft());
    text += QStringLiteral("\\end{tikzpicture}%\n\\finishfigure\n");
    return text.toUtf8();
}

} // namespace timestep
