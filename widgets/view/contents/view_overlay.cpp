// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/view_overlay.h"

#include "widgets/view/contents/view_contents.h"
#include "widgets/view/frame/sheet_colours.h"
#include "widgets/view/frame/strain_colours.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double sampleWidth = 28; ///< [1/96 inch], like every other length here
constexpr double gap = 7;
constexpr double barWidth = 90;

/// The place of the rectangle in a right-to-left layout.
QRectF mirrored(const QRectF& rectangle, const QRectF& within, Qt::LayoutDirection direction) {
    if (direction == Qt::LeftToRight) return rectangle;
    QRectF result = rectangle;
    result.moveLeft(within.left() + within.right() - rectangle.right());
    return result;
}

QString percent(double share, const QLocale& locale) {
    const QString number = locale.toString(std::abs(share) * 100, 'g', 3);
    return (share < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + number + QStringLiteral("\u00a0%");
}

/// The texts at the ends of the bar: name and lowest number, highest number.
std::pair<QString, QString> strainBarTexts(double fullScale, StrainBar bar, const OverlayLook& look) {
    const QString name = ViewTexts::tr("strain") + QStringLiteral("\u00a0\u00a0");
    if (bar == StrainBar::Sticks)
        return {name + percent(-fullScale, look.locale), percent(fullScale, look.locale)};
    //: at the end of a scale of colours: this strain, and more than that
    return {name + look.locale.toString(0),
            ViewTexts::tr("%1 and more").arg(percent(fullScale, look.locale))};
}

} // namespace

double roundLength(double length) {
    const double power = std::pow(10.0, std::floor(std::log10(length)));
    for (const double digit : {5.0, 2.0})
        if (digit * power <= length * (1 + 1e-9)) return digit * power;
    return power;
}

int decimalsOf(double step) {
    constexpr int most = 4;
    double scaled = step;
    for (int decimals = 0; decimals <= most; ++decimals, scaled *= 10)
        if (scaled >= 1 - 1e-9 && std::abs(scaled - std::round(scaled)) < 1e-9 * scaled) return decimals;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step))), 0, most);
}

namespace {

/// The name of a pane is alone above it: to fit, it is shrunk to no less than 60 % rather than cut.
void shrinkInto(QFont& font, const QString& words, double room) {
    constexpr double least = 0.6, part = 0.95;
    const double usual = font.pointSizeF();
    while (usual > 0 && font.pointSizeF() > least * usual &&
           QFontMetricsF(font).horizontalAdvance(words) > room)
        font.setPointSizeF(font.pointSizeF() * part);
}

} // namespace

double paintLegend(QPainter* painter, const QFont& font, const QRectF& area,
                   const std::vector<LegendEntry>& entries, const OverlayLook& look, double* end) {
    const double lineHeight = QFontMetricsF(font).height() + 2 * look.unit;
    double x = area.left();
    double y = area.top();
    for (const LegendEntry& entry : entries) {
        QFont words = font;
        words.setBold(entry.ofPane);
        const double sample = sampleWidth * look.unit;
        const double room = area.width() - sample - gap * look.unit;
        if (entry.ofPane) shrinkInto(words, entry.longest.isEmpty() ? entry.label : entry.longest, room);
        const QFontMetricsF metrics(words);
        const QString label = metrics.elidedText(entry.label, Qt::ElideRight, room);
        const double width = sample + gap * look.unit + metrics.horizontalAdvance(label) + 1;
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += lineHeight;
        }
        if (painter) {
            const QRectF line(x, y, sample, lineHeight);
            drawSample(*painter, mirrored(line, area, look.direction), entry.style, Marks::Lines,
                       2 * look.unit, coloursOf(look.theme).card, look.unit);
            painter->setFont(words);
            painter->setPen(entry.ofPane ? textColourOf(entry.style.colour, look.theme)
                                         : coloursOf(look.theme).text);
            const QRectF text(x + sample + gap * look.unit, y, width - sample - gap * look.unit, lineHeight);
            painter->drawText(mirrored(text, area, look.direction), Qt::AlignCenter | Qt::TextSingleLine,
                              label);
        }
        if (end != nullptr) *end = std::max(*end, x + width);
        x += width + 2.5 * gap * look.unit;
    }
    if (painter) painter->setFont(font);
    return entries.empty() ? 0 : y + lineHeight - area.top();
}

void paintScaleBar(QPainter& painter, const QRectF& line, double scale, const QString& lengthUnit,
                   const OverlayLook& look) {
    const double longest = 100 * look.unit / scale;
    if (!std::isfinite(longest) || longest <= 0) return;
    const double length = roundLength(longest);
    QString text = look.locale.toString(length, 'g', length < 1e9 ? 9 : 6);
    if (!lengthUnit.isEmpty() && lengthUnit != QStringLiteral("1")) text += QChar(0x00a0) + lengthUnit;

    const QFontMetricsF metrics(painter.font());
    const double width = length * scale;
    const double textWidth = metrics.horizontalAdvance(text) + 1;
    if (width + gap * look.unit + textWidth > line.width()) return;
    const double left = line.center().x() - (width + gap * look.unit + textWidth) / 2;
    const double y = std::round(line.center().y() + metrics.ascent() / 4) + 0.5;
    const double tick = 3.5 * look.unit;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(look.theme).axis, look.unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({{left, y - tick}, {left, y}, {left + width, y}, {left + width, y - tick}}));
    painter.setPen(coloursOf(look.theme).quietText);
    painter.drawText(QRectF(left + width + gap * look.unit, line.top(), textWidth, line.height()),
                     Qt::AlignCenter | Qt::TextSingleLine, text);
}

double strainBarWidth(const QFont& font, double fullScale, StrainBar bar, const OverlayLook& look) {
    const QFontMetricsF metrics(font);
    const auto [low, high] = strainBarTexts(fullScale, bar, look);
    return metrics.horizontalAdvance(low) + metrics.horizontalAdvance(high) +
           (barWidth + 2 * gap) * look.unit + 2;
}

void paintStrainBar(QPainter& painter, const QRectF& line, double fullScale, StrainBar bar,
                    const OverlayLook& look) {
    const double width = strainBarWidth(painter.font(), fullScale, bar, look);
    if (width > line.width()) return;
    const auto [low, high] = strainBarTexts(fullScale, bar, look);
    const QRectF place =
        mirrored(QRectF(line.right() - width, line.top(), width, line.height()), line, look.direction);
    painter.setPen(coloursOf(look.theme).quietText);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, low);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, high);

    const StrainColours ofSticks(look.theme);
    const SheetColours ofCloth(look.theme);
    const double left = place.left() + QFontMetricsF(painter.font()).horizontalAdvance(low) + gap * look.unit;
    const double piece = barWidth * look.unit / StrainColours::steps;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int step = 0; step < StrainColours::steps; ++step)
        painter.fillRect(
            QRectF(left + step * piece, place.center().y() - 4 * look.unit, piece + 0.5, 8 * look.unit),
            bar == StrainBar::Cloth ? ofCloth.colour(step / (StrainColours::steps - 1.0))
                                    : ofSticks.colour(step));
}

} // namespace timestep
