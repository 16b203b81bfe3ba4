// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/residual_bars.h"

#include "widgets/look/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double residualGrown = 1e-12; ///< threshold above rounding
constexpr int barsEdge = 10;            ///< [px]

} // namespace

ResidualBars::ResidualBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ResidualBars::sizeHint() const {
    return {120, 5 * fontMetrics().height()};
}

void ResidualBars::setPicture(ResidualPicture picture) {
    m_picture = std::move(picture);
    double largest = 0;
    for (const double amount : m_picture.now) largest = std::max(largest, amount);
    setAccessibleName(m_picture.caption);
    setAccessibleDescription(tr("largest %1").arg(amountFor(largest, locale())));
    setToolTip(m_picture.caption);
    update();
}

/// Where there are more bars than pixels, each pixel shows the largest of its bars.
void ResidualBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const int line = fontMetrics().height();
    const QRect area = rect().adjusted(barsEdge, 2 + line, -barsEdge, -3);
    const std::size_t count = m_picture.now.size();
    double largest = 0, seen = 0;
    for (const double amount : m_picture.now) largest = std::max(largest, std::isfinite(amount) ? amount : 0);
    seen = largest;
    for (const double amount : m_picture.before) seen = std::max(seen, std::isfinite(amount) ? amount : 0);
    painter.setPen(colours.quietText);
    const QString most = tr("largest %1").arg(amountFor(largest, locale()));
    const int room = area.width() - fontMetrics().horizontalAdvance(most) - 8;
    painter.drawText(QRect(area.left(), 0, area.width(), line), Qt::AlignTrailing, most);
    painter.drawText(QRect(area.left(), 0, area.width(), line), Qt::AlignLeading,
                     fontMetrics().elidedText(m_picture.caption, Qt::ElideRight, room));
    painter.setPen(colours.axis);
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (count == 0 || !(seen > 0)) return;
    const auto heightOf = [&](double amount) {
        return std::isfinite(amount) ? std::max(amount / seen * (area.height() - 2), 0.0)
                                     : static_cast<double>(area.height());
    };
    const std::size_t columns = std::min(count, static_cast<std::size_t>(std::max(area.width(), 1)));
    const double width = std::min(static_cast<double>(area.width()) / static_cast<double>(columns), 24.0);
    for (std::size_t column = 0; column < columns; ++column) {
        // The largest bar among those of one pixel.
        std::size_t shown = column * count / columns;
        bool current = false;
        for (std::size_t i = shown; i < (column + 1) * count / columns; ++i) {
            if (m_picture.now[i] > m_picture.now[shown]) shown = i;
            current = current || static_cast<std::ptrdiff_t>(i) == m_picture.current;
        }
        const double x = static_cast<double>(column) * width;
        const double left = layoutDirection() == Qt::LeftToRight ? area.left() + x : area.right() - x - width;
        const QRectF place(left, area.top(), std::max(width - (width > 3 ? 1 : 0), 1.0), area.height());
        const bool has = shown < m_picture.before.size();
        const bool worse = has && m_picture.now[shown] > m_picture.before[shown] + residualGrown;
        const double height = heightOf(m_picture.now[shown]);
        const QRectF bar(place.left(), area.bottom() - height, place.width(), height);
        if (current) {
            QColor ground = colours.accent;
            ground.setAlphaF(0.25F);
            painter.fillRect(place, ground);
        }
        painter.fillRect(bar, current ? colours.accent : worse ? colours.force : colours.axis);
        if (worse && width >= 4) painter.fillRect(bar, QBrush(colours.card, Qt::BDiagPattern));
        if (has && m_picture.before[shown] != m_picture.now[shown]) {
            const double y = area.bottom() - heightOf(m_picture.before[shown]);
            painter.setPen(QPen(colours.text, 1));
            painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
        }
    }
}

} // namespace timestep
