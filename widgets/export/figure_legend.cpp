// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_legend.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double sampleWidth = 26, sampleGap = 5, columnGap = 10; ///< [units]
constexpr std::size_t mostColumns = 5;
constexpr double legendPitch = 1.22;           ///< from line to line [font sizes]
constexpr qsizetype shortLabel = 36;           ///< characters that go after the name of a curve
const QString between = QStringLiteral(" · "); ///< run and column in the name of a curve

/// Breaks a label at spaces into lines of at most this width; the number in "a = 0.5 ± 0.1" is not broken.
QStringList brokenLines(QString label, const QFontMetricsF& metrics, double width) {
    for (const QString& sign : {QStringLiteral("="), QStringLiteral("±")})
        label.replace(QStringLiteral(" %1 ").arg(sign), QStringLiteral("\u00A0%1\u00A0").arg(sign));
    QStringList lines;
    for (const QString& word : label.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

/// One entry per run and one per column, if every curve is named by both and this gives fewer entries.
std::vector<FigureLegendEntry> factored(const std::vector<const Curve*>& curves) {
    std::vector<FigureLegendEntry> runs, columns;
    const auto add = [](std::vector<FigureLegendEntry>& entries, const FigureLegendEntry& entry) {
        if (std::none_of(entries.begin(), entries.end(),
                         [&](const FigureLegendEntry& other) { return other.label == entry.label; }))
            entries.push_back(entry);
    };
    for (const Curve* const curve : curves) {
        const qsizetype at = curve->label.lastIndexOf(between);
        if (at < 0) return {};
        RunStyle ofRun = curve->style, ofColumn = curve->style;
        ofRun.dash.clear();
        ofColumn.colour = coloursOf(Theme::Print).text;
        ofColumn.marker = Marker::None;
        add(runs, {curve->label.left(at), ofRun, curve->marks});
        add(columns, {curve->label.mid(at + between.size()), ofColumn, Marks::Lines});
    }
    if (runs.size() < 2 || columns.size() < 2 || runs.size() * columns.size() != curves.size()) return {};
    runs.insert(runs.end(), columns.begin(), columns.end());
    return runs;
}

} // namespace

std::vector<FigureLegendEntry> legendEntries(const std::vector<Curve>& curves, bool fits) {
    std::vector<const Curve*> own, lines;
    for (const Curve& curve : curves) {
        if (curve.shape != LineShape::Through || curve.label.isEmpty()) continue; // its label is at the line
        (curve.referenceLine < 0 ? own : lines).push_back(&curve);
    }
    std::vector<FigureLegendEntry> entries = factored(own);
    const bool isFactored = !entries.empty();
    if (!isFactored)
        for (const Curve* const curve : own) entries.push_back({curve->label, curve->style, curve->marks});
    if (!fits) return entries;
    for (const Curve* const line : lines) {
        std::vector<std::size_t> ofRun;
        for (std::size_t i = 0; i < own.size(); ++i)
            if (own[i]->run == line->run) ofRun.push_back(i);
        if (!isFactored && ofRun.size() == 1 && line->label.size() <= shortLabel && !line->pale)
            entries[ofRun.front()].label += QStringLiteral(", ") + line->label;
        else
            entries.push_back({line->label, line->style, line->marks});
    }
    return entries;
}

FigureLegend::FigureLegend(const std::vector<FigureLegendEntry>& entries, const QFont& font, double unit,
                           double lineWidth, bool blackAndWhite)
    : m_font(font), m_unit(unit), m_lineWidth(lineWidth) {
    for (FigureLegendEntry entry : entries) {
        if (blackAndWhite) entry.style = inBlack(entry.style);
        m_entries.push_back({std::move(entry)});
    }
}

double FigureLegend::pitch() const {
    return legendPitch * m_font.pixelSize();
}

QSizeF FigureLegend::arrange(std::size_t columns, double widest) {
    const QFontMetricsF metrics(m_font);
    columns = std::clamp<std::size_t>(columns, 1, std::max<std::size_t>(1, m_entries.size()));
    m_columns = columns;
    if (m_entries.empty()) return {0, 0};
    const double before = (sampleWidth + sampleGap) * m_unit, gap = columnGap * m_unit;
    const double room =
        (widest - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns) - before;
    std::vector<double> widths(columns, 0);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_entries[i].lines = brokenLines(m_entries[i].entry.label, metrics, room);
        for (const QString& line : m_entries[i].lines)
            widths[i % columns] =
                std::max(widths[i % columns], before + std::ceil(metrics.horizontalAdvance(line)));
    }
    double x = 0, y = 0;
    qsizetype highest = 0; // lines of an entry of this row
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (i % columns == 0) {
            x = 0;
            y += static_cast<double>(highest) * pitch();
            highest = 0;
        }
        m_entries[i].at = {x + before, y};
        highest = std::max(highest, m_entries[i].lines.size());
        x += widths[i % columns] + gap;
    }
    double width = -gap;
    for (const double one : widths) width += one + gap;
    return {width, y + static_cast<double>(highest) * pitch()};
}

QSizeF FigureLegend::arrangeWithin(double width) {
    std::size_t best = 1;
    double lowest = arrange(1, width).height();
    for (std::size_t columns = 2; columns <= std::min(m_entries.size(), mostColumns); ++columns) {
        const QSizeF size = arrange(columns, width);
        if (size.width() > width || size.height() >= lowest) continue;
        lowest = size.height();
        best = columns;
    }
    return arrange(best, width);
}

std::vector<FigureLegend::Placed> FigureLegend::placed() const {
    std::vector<Placed> all;
    const double capHeight = QFontMetricsF(m_font).capHeight();
    for (const Entry& one : m_entries)
        all.push_back(
            {one.entry,
             {one.at.x() - (sampleWidth + sampleGap) * m_unit, one.at.y(), sampleWidth * m_unit, pitch()},
             one.lines,
             {one.at.x(), one.at.y() + pitch() / 2 + capHeight / 2}});
    return all;
}

void FigureLegend::draw(QPainter& painter, const QPointF& corner) const {
    painter.setFont(m_font);
    for (const Placed& one : placed()) {
        drawSample(painter, one.sample.translated(corner), one.entry.style, one.entry.marks, m_lineWidth,
                   Qt::white, m_unit);
        painter.setPen(coloursOf(Theme::Print).text);
        QPointF base = one.text + corner;
        for (const QString& line : one.lines) {
            painter.drawText(base, line);
            base.ry() += pitch();
        }
    }
}

} // namespace timestep
