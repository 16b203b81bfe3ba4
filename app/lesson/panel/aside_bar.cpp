// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/aside_bar.h"

#include "widgets/icons/icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace timestep {

AsideBar::AsideBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel), m_back(new QToolButton), m_close(new QToolButton) {
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_back->setObjectName(QStringLiteral("back-to-lesson"));
    m_back->setIcon(icon("book"));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_close->setIcon(icon("x"));
    for (QToolButton* button : {m_back, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 6, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    row->addWidget(m_close);
    connect(m_back, &QToolButton::clicked, this, &AsideBar::backWanted);
    connect(m_close, &QToolButton::clicked, this, [this] { show({}); });
    retranslate();
    hide();
}

void AsideBar::show(const QString& title) {
    m_title = title;
    retranslate();
    setVisible(!title.isEmpty());
}

void AsideBar::retranslate() {
    m_text->setText(tr("The lesson “%1” is put aside.").arg(m_title));
    m_text->setToolTip(m_text->text());
    m_back->setText(tr("Back to the lesson"));
    m_back->setToolTip(tr("Back to the lesson, to its step and its runs"));
    m_close->setText(tr("Hide this line"));
    m_close->setToolTip(m_close->text());
    m_close->setAccessibleName(m_close->text());
}

void AsideBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace timestep
