// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/card.h"

#include "widgets/controls/opening.h"
#include "widgets/icons/icon_size.h"
#include "widgets/panel/elided_label.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace timestep {

namespace {

constexpr int headMargin = 12, iconSize = 18;

}

Card::Card(QWidget* parent)
    : QFrame(parent),
      m_layout(new QVBoxLayout(this)),
      m_above(new QHBoxLayout),
      m_head(new QHBoxLayout),
      m_title(new ElidedLabel) {
    setProperty("card", true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_head->setContentsMargins(headMargin, 6, 6, 4);
    m_head->setSpacing(2);
    m_head->addWidget(m_title, 1);
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
    m_layout->addLayout(m_above);
    m_layout->addLayout(m_head);
}

void Card::setTitle(const QString& title) {
    m_title->setText(title);
    setAccessibleName(title);
}

QString Card::title() const {
    return m_title->text();
}

void Card::setTitleLines(int lines) {
    m_title->setMostLines(lines);
}

void Card::setStacking(bool stacks) {
    m_stacks = stacks;
    stack();
}

bool Card::event(QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) stack();
    return QFrame::event(event);
}

void Card::stack() {
    int others = 0;
    for (int i = 0; i < m_head->count(); ++i)
        if (const QWidget* widget = m_head->itemAt(i)->widget();
            widget != m_title && widget != nullptr && !widget->isHidden())
            others += widget->sizeHint().width() + m_head->spacing();
    const int room = width() - headMargin - 6 - others;
    const bool above = m_stacks && m_title->fontMetrics().horizontalAdvance(title()) + 4 > room;
    if (above == (m_above->count() > 0)) return;
    QHBoxLayout& from = above ? *m_head : *m_above;
    QHBoxLayout& to = above ? *m_above : *m_head;
    from.removeWidget(m_title);
    to.insertWidget(0, m_title, 1);
    m_above->setContentsMargins(headMargin, above ? 8 : 0, 6, 0);
    m_head->setContentsMargins(above ? 6 : headMargin, above ? 0 : 6, 6, 4);
}

void Card::setContent(QWidget* content) {
    delete m_content;
    m_content = content;
    m_layout->addWidget(content, 1);
}

void Card::addHeadWidget(QWidget* widget) {
    m_head->addWidget(widget);
}

void Card::addHeadAction(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    setGrowingIcons(*button, {iconSize, iconSize});
    button->setFocusPolicy(Qt::TabFocus);
    if (action->menu() != nullptr) openMenuAtOnce(*button);
    const auto name = [button, action] { button->setAccessibleName(action->text().remove('&')); };
    connect(action, &QAction::changed, button, name);
    connect(action, &QAction::visibleChanged, button,
            [button, action] { button->setVisible(action->isVisible()); });
    name();
    m_head->addWidget(button);
}

} // namespace timestep
