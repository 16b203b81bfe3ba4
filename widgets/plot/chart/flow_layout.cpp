// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace timestep {

FlowLayout::FlowLayout(QWidget* parent, int horizontalGap, int verticalGap)
    : QLayout(parent), m_horizontalGap(horizontalGap), m_verticalGap(verticalGap) {}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* const item : m_items) size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rectangle) {
    QLayout::setGeometry(rectangle);
    place(rectangle, true);
}

int FlowLayout::place(const QRect& rectangle, bool really) const {
    const QRect area = rectangle.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = area.left(), y = area.top(), rowHeight = 0;
    for (QLayoutItem* const item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size(std::min(item->sizeHint().width(), area.width()), item->sizeHint().height());
        if (x > area.left() && x + size.width() > area.right() + 1) {
            x = area.left();
            y += rowHeight + m_verticalGap;
            rowHeight = 0;
        }
        if (really) item->setGeometry(QStyle::visualRect(direction, area, QRect(QPoint(x, y), size)));
        x += size.width() + m_horizontalGap;
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - rectangle.top() + contentsMargins().bottom();
}

} // namespace timestep
