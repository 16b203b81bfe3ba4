// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/order_list.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace timestep {

OrderList::OrderList(QWidget* parent) : QListWidget(parent) {
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpacing(1);
}

/// As high as its rows, so that nothing scrolls.
QSize OrderList::sizeHint() const {
    int height = 2 * frameWidth() + 2;
    for (int row = 0; row < count(); ++row) height += sizeHintForRow(row) + 2 * spacing();
    constexpr int narrowest = 120; // [px]
    return {narrowest, height};
}

/// A row is as high as the lines that its text needs in this width.
void OrderList::fitRows() {
    constexpr int around = 10, beside = 12; // room above and below, and to both sides of a text [px]
    bool changed = false;
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem& one = *item(row);
        const QFont font = one.data(Qt::FontRole).isValid() ? one.font().resolve(this->font()) : this->font();
        const QRect text = QFontMetrics(font).boundingRect(
            QRect(0, 0, std::max(1, viewport()->width() - 2 * spacing() - beside), 1 << 20), Qt::TextWordWrap,
            one.text());
        const QSize size(0, std::max(text.height() + around, m_leastRow));
        changed = changed || one.sizeHint() != size;
        one.setSizeHint(size);
    }
    if (changed) updateGeometry();
}

void OrderList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fitRows();
}

void OrderList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitRows();
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
