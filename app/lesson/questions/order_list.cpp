// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/order_list.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace timestep {

OrderList::OrderList(QWidget* parent) : QListWidget(parent) {
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setUniformItemSizes(true);
    setSpacing(1);
}

/// As high as its rows, so that nothing scrolls.
QSize OrderList::sizeHint() const {
    int height = 2 * frameWidth() + 2;
    for (int row = 0; row < count(); ++row) height += sizeHintForRow(row) + 2 * spacing();
    const bool wide = sizeHintForColumn(0) > viewport()->width();
    if (wide) height += fontMetrics().height();
    constexpr int narrowest = 120; // [px]
    return {narrowest, height};
}

void OrderList::mousePressEvent(QMouseEvent* event) {
    QListWidget::mousePressEvent(event);
    m_held = event->button() == Qt::LeftButton ? row(itemAt(event->pos())) : -1;
}

void OrderList::mouseMoveEvent(QMouseEvent* event) {
    if (m_held < 0 || m_fixed || !event->buttons().testFlag(Qt::LeftButton)) return;
    const QPoint inside(viewport()->width() / 2,
                        std::clamp(event->pos().y(), 1, std::max(1, viewport()->height() - 2)));
    const int over = row(itemAt(inside));
    if (over < 0 || over == m_held) return;
    emit moveWanted(m_held, over);
    m_held = over;
}

void OrderList::mouseReleaseEvent(QMouseEvent* event) {
    m_held = -1;
    QListWidget::mouseReleaseEvent(event);
}

void OrderList::keyPressEvent(QKeyEvent* event) {
    const bool up = event->key() == Qt::Key_Up, down = event->key() == Qt::Key_Down;
    if ((up || down) && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (!m_fixed && currentRow() >= 0) emit moveWanted(currentRow(), currentRow() + (up ? -1 : 1));
        return;
    }
    QListWidget::keyPressEvent(event);
}

} // namespace timestep
