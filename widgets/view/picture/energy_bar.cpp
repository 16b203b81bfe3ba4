// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/energy_bar.h"

#include "widgets/view/contents/view_contents.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double barLength = 150, barHeight = 10; ///< [1/96 inch]
constexpr double barDecades = 2;                  ///< on either side of the mark

/// "120", "10.7", "0.94", "0.0087", "3·10⁷".
QString energyNumber(double ratio, const QLocale& locale) {
    constexpr double most = 1e5, least = 1e-4;
    const double size = std::abs(ratio);
    if (size == 0 || (size >= least && size < most))
        return size < 0.0995 ? locale.toString(ratio, 'g', 2)
                             : locale.toString(ratio, 'f',
                                               size < 9.95   ? 2
                                               : size < 99.5 ? 1
                                                             : 0);
    const int exponent = static_cast<int>(std::floor(std::log10(size)));
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString power;
    for (const QChar digit : QString::number(exponent))
        power += digit == QLatin1Char('-') ? QChar(0x207B) : raised.at(digit.digitValue());
    return locale.toString(ratio / std::pow(10.0, exponent), 'f', 0) + QStringLiteral("·10") + power;
}

} // namespace

double paintEnergyBar(QPainter& painter, const QRectF& line, double ratio, const QColor& colour,
                      const OverlayLook& look) {
    if (!std::isfinite(ratio)) return 0;
    const QFontMetricsF metrics(painter.font());
    const double unit = look.unit, gap = 8 * unit;
    const QString number = energyNumber(ratio, look.locale);
    //: energy of a run over its energy at the start
    const QString words = ViewTexts::tr("%1 × the start").arg(number);
    //: beside a bar that shows it
    const QString name = ViewTexts::tr("energy");
    const double wordsWidth =
        std::max(metrics.horizontalAdvance(words),
                 metrics.horizontalAdvance(ViewTexts::tr("%1 × the start").arg("0.00")));
    const double nameWidth = metrics.horizontalAdvance(name), length = barLength * unit;
    const double whole = wordsWidth + length + nameWidth + 2 * gap;
    const bool mirrored = look.direction == Qt::RightToLeft;
    const auto placed = [&](double from, double width) { // `from` the far end of the line
        const double x = mirrored ? line.left() + from : line.right() - from - width;
        return QRectF(x, line.top(), width, line.height());
    };
    const Qt::Alignment far = (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
    const ThemeColours& colours = coloursOf(look.theme);
    painter.save();
    painter.setPen(colours.text);
    painter.drawText(placed(0, wordsWidth), static_cast<int>(far) | Qt::TextSingleLine, words);
    if (whole > 0.72 * line.width()) {
        painter.restore();
        return wordsWidth;
    }
    QRectF bar = placed(wordsWidth + gap, length);
    bar.setTop(bar.center().y() - barHeight * unit / 2);
    bar.setHeight(barHeight * unit);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.grid);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    const double share =
        ratio > 0 ? std::clamp(std::log10(ratio) / barDecades, -1.0, 1.0) * (mirrored ? -1 : 1) : -1;
    const double mark = bar.center().x(), end = mark + share * bar.width() / 2;
    painter.setBrush(colour);
    painter.drawRect(QRectF(std::min(mark, end), bar.top(), std::abs(end - mark), bar.height()));
    painter.setPen(QPen(colours.text, 1.6 * unit, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(mark, bar.top() - 2 * unit), QPointF(mark, bar.bottom() + 2 * unit));
    painter.setPen(colours.quietText);
    painter.drawText(placed(wordsWidth + 2 * gap + length, nameWidth),
                     static_cast<int>(far) | Qt::TextSingleLine, name);
    painter.restore();
    return whole;
}

} // namespace timestep
