// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/pill_button.h"

#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace timestep {

namespace {

constexpr int narrowest = 88, high = 36, side = 16, between = 8, margin = 16; // [px]

QFont pillFont(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

QString PillButton::shownText() const {
    return text().remove(QLatin1Char('&'));
}

QSize PillButton::sizeHint() const {
    const QFontMetrics metrics(pillFont(font()));
    const int width = metrics.horizontalAdvance(shownText()) + side + between + 2 * margin;
    m_widest = std::max({m_widest, width, narrowest});
    return {m_widest, std::max(hasLargeTargets() ? fingerTarget : high, metrics.height() + 12)};
}

QSize PillButton::minimumSizeHint() const {
    return sizeHint();
}

void PillButton::setNext(bool next) {
    m_next = next;
    update();
}

void PillButton::paintEvent(QPaintEvent*) {
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const QColor ground = !isEnabled() ? colours.grid : m_next ? colours.accent : colours.card;
    const QColor ink = !isEnabled() ? colours.quietText : m_next ? colours.onAccent : colours.accent;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool outlined = isEnabled() && !m_next;
    painter.setPen(hasFocus() ? QPen(colours.text, 2)
                   : outlined ? QPen(colours.accent, 1.5)
                              : QPen(Qt::NoPen));
    painter.setBrush(isDown()                                ? ground.darker(115)
                     : underMouse() && isEnabled() && m_next ? ground.lighter(110)
                     : underMouse() && isEnabled()           ? colours.window
                                                             : ground);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setFont(pillFont(font()));
    const double words = painter.fontMetrics().horizontalAdvance(shownText());
    QRectF picture(0, 0, side, side);
    picture.moveLeft(pill.center().x() - (side + between + words) / 2);
    picture.moveTop(pill.center().y() - side / 2.0);
    const QRectF place(picture.right() + between, pill.top(), words + 2, pill.height());
    // Drawn by itself: icons have the colour of ordinary buttons.
    const bool pauses = icon().name() == QLatin1String("player-pause");
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (pauses)
        for (const double x : {2.0, 9.5})
            painter.drawRoundedRect(QRectF(picture.left() + x, picture.top() + 1.5, 4.5, 13), 1, 1);
    else
        painter.drawPolygon(QPolygonF({picture.topLeft() + QPointF(3, 1), picture.topLeft() + QPointF(15, 8),
                                       picture.topLeft() + QPointF(3, 15)}));
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine, shownText());
}

void PillButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) m_widest = 0;
    QToolButton::changeEvent(event);
}

} // namespace timestep
