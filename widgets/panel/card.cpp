// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/card.h"

#include "widgets/controls/opening.h"
#include "widgets/icons/icon_size.h"
#include "widgets/panel/elided_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace timestep {

namespace {

constexpr int headMargin = 12, iconSize = 18;

}

Card::Card(QWidget* parent)
    : QFrame(parent), m_layout(new QVBoxLayout(this)), m_head(new QHBoxLayout), m_title(new ElidedLabel) {
    setProperty("card", true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_head->setContentsMargins(headMargin, 6, 6, 4);
    m_head->setSpacing(2);
    m_head->addWidget(m_title, 1);
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
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
