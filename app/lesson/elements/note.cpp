// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/elements/note.h"

#include "app/lesson/elements/prose.h"
#include "widgets/icons/icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace timestep {

Note::Note(const QString& iconName, QWidget* parent)
    : QWidget(parent),
      m_iconName(iconName),
      m_icon(new QLabel(this)),
      m_mark(new MarkIcon(this)),
      m_text(makeProse({}, this, [this](const QString& address) { emit linkActivated(address); })) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_mark, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    m_icon->setVisible(!iconName.isEmpty());
    m_mark->setVisible(iconName.isEmpty());
    drawIcon();
    hide();
}

void Note::say(const std::string& markdown, Mark mark) {
    m_markdown = markdown;
    m_mark->setMark(mark);
    m_mark->setVisible(m_iconName.isEmpty() && mark != Mark::None);
    setProse(m_text, markdown);
    setAccessibleName(spokenText(markdown));
    setVisible(!markdown.empty());
}

void Note::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) drawIcon();
    QWidget::changeEvent(event);
}

void Note::drawIcon() {
    if (m_iconName.isEmpty()) return;
    const int side = fontMetrics().height();
    m_icon->setFixedHeight(firstLineHeight(fontMetrics()));
    m_icon->setPixmap(icon(m_iconName).pixmap(QSize(side, side), devicePixelRatioF()));
}

} // namespace timestep
