// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/line_painter.h"

#include "widgets/formula/formula.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double edge = 10, gapAbove = 6, innerIndent = 18, barWidth = 4; ///< [px]
constexpr double larger = 1.1; ///< size of formulas relative to text [1]

double unitOf(const QFont& font) {
    return std::clamp(QFontInfo(font).pixelSize() / 13.0, 1.0, 3.0);
}

} // namespace

LinePainter::LinePainter(const QStyleOptionViewItem& option, const QLocale& locale)
    : m_font(option.font),
      m_theme(themeOf(option.palette)),
      m_locale(locale),
      m_mirrored(option.direction == Qt::RightToLeft),
      m_focused((option.state & QStyle::State_HasFocus) != 0) {}

int LinePainter::height(const MicroscopeLine& line, int width) const {
    const double left = edge + (line.inner ? innerIndent : 0);
    return static_cast<int>(std::ceil(lay(nullptr, line, gapAbove, left, width - left - edge) + gapAbove));
}

void LinePainter::paint(QPainter& painter, const MicroscopeLine& line, const QRect& place,
                        bool chosen) const {
    const ThemeColours& colours = coloursOf(m_theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF row(place);
    if (chosen) {
        QColor ground = colours.accent;
        ground.setAlphaF(m_theme == Theme::Dark ? 0.22F : 0.12F);
        painter.fillRect(row, ground);
        painter.fillRect(
            QRectF(m_mirrored ? row.right() - barWidth : row.left(), row.top(), barWidth, row.height()),
            colours.accent);
    }
    painter.setPen(QPen(colours.grid, 1));
    painter.drawLine(QPointF(row.left() + edge, row.bottom() - 0.5),
                     QPointF(row.right() - edge, row.bottom() - 0.5));
    const double indent = edge + (line.inner ? innerIndent : 0);
    lay(&painter, line, row.top() + gapAbove, row.left() + (m_mirrored ? edge : indent),
        row.width() - indent - edge);
    if (m_focused && chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRect(row.adjusted(1, 1, -1, -1));
    }
    painter.restore();
}

double LinePainter::lay(QPainter* painter, const MicroscopeLine& line, double top, double left,
                        double width) const {
    const ThemeColours& colours = coloursOf(m_theme);
    if (!line.words.isEmpty()) top = layText(painter, line.words, top, left, width, m_font, colours.text);
    if (!line.formulas.isEmpty()) top = layFormulas(painter, line.formulas, top, left, width);
    if (!line.numbers.isEmpty())
        top = layText(painter, line.numbers, top, left, width, m_font, colours.quietText);
    for (const MicroscopeLine::Arrow& arrow : line.arrows) top = layArrow(painter, arrow, top, left, width);
    return top;
}

double LinePainter::layText(QPainter* painter, const QString& text, double top, double left, double width,
                            const QFont& font, const QColor& colour) const {
    const QFontMetricsF metrics(font);
    const int flags = Qt::TextWordWrap | Qt::AlignTop | (m_mirrored ? Qt::AlignRight : Qt::AlignLeft);
    const QRectF box = metrics.boundingRect(QRectF(0, 0, width, 1e5), flags, text);
    const double height = std::ceil(box.height());
    if (painter != nullptr) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(QRectF(left, top, width, height + 1), flags, text);
    }
    return top + height + 1;
}

/// Statements are side by side and wrap to the next line.
double LinePainter::layFormulas(QPainter* painter, const QStringList& formulas, double top, double left,
                                double width) const {
    const QColor colour = coloursOf(m_theme).text;
    const double size = formulaPixelSize(m_font) * larger, between = 1.6 * size;
    double x = 0, lineTop = top, bottom = top;
    for (const QString& tex : formulas) {
        double scale = size;
        Formula formula = typesetFormula(tex, scale, FormulaStyle::Inline).formula;
        if (formula.width > width) {
            scale *= width / formula.width;
            formula = typesetFormula(tex, scale, FormulaStyle::Inline).formula;
        }
        if (x > 0 && x + formula.width > width) {
            x = 0;
            lineTop = bottom;
        }
        const double ascent = std::max(formula.ascent, 0.9 * size),
                     descent = std::max(formula.descent, 0.3 * size);
        if (painter != nullptr)
            paintFormula(*painter,
                         {m_mirrored ? left + width - x - formula.width : left + x, lineTop + ascent + 2},
                         formula, scale, colour);
        bottom = std::max(bottom, lineTop + ascent + descent + 4);
        x += formula.width + between;
    }
    return bottom;
}

/// A short arrow with its symbol and its numbers.
double LinePainter::layArrow(QPainter* painter, const MicroscopeLine::Arrow& arrow, double top, double left,
                             double width) const {
    const double unit = unitOf(m_font), sample = 30 * unit, gap = 6 * unit;
    const double size = formulaPixelSize(m_font);
    const Formula symbol = typesetFormula(arrow.symbol, size, FormulaStyle::Inline).formula;
    const double inset = sample + gap + symbol.width;
    QString text = arrow.numbers.isEmpty() ? QString() : QStringLiteral(" = ") + arrow.numbers;
    if (!arrow.counts) text += "  " + MicroscopeText::tr("(only looked at)");
    const double height = std::max(QFontMetricsF(m_font).height(), symbol.ascent + symbol.descent) + 1;
    if (painter != nullptr) {
        const RunStyle style = stepStyle(arrow.style, m_theme);
        const double baseline = top + QFontMetricsF(m_font).ascent() + 1, middle = top + height / 2;
        const double from = m_mirrored ? left + width - sample : left;
        painter->setPen(penOf(style, 2.2 * unit, unit));
        painter->drawLine(QPointF(from, middle), QPointF(from + sample - 8 * unit, middle));
        painter->setPen(Qt::NoPen);
        painter->setBrush(style.colour);
        painter->drawPolygon(QPolygonF{{from + sample, middle},
                                       {from + sample - 9 * unit, middle - 4 * unit},
                                       {from + sample - 9 * unit, middle + 4 * unit}});
        paintFormula(*painter, {m_mirrored ? left + width - inset : left + sample + gap, baseline}, symbol,
                     size, coloursOf(m_theme).text);
    }
    const double rest = std::max(width - inset, 40.0);
    return std::max(top + height, layText(painter, text, top, m_mirrored ? left : left + inset, rest, m_font,
                                          coloursOf(m_theme).text));
}

} // namespace timestep
