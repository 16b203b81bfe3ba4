// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/code_card.h"

#include "app/lesson/elements/heading.h"
#include "widgets/panel/steady_scroll_area.h"

#include <QEvent>
#include <QLayout>

namespace timestep {

CodeCard::CodeCard(QWidget* parent) : Card(parent), m_scroll(new SteadyScrollArea) {
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its lines take the focus
    m_scroll->viewport()->setAutoFillBackground(false);
    setContent(m_scroll);
    retranslate();
}

void CodeCard::borrow(QWidget* lines) {
    if (lines == m_lines) return;
    m_lines = lines;
    if (lines == nullptr) return;
    m_scroll->setWidget(lines); // deletes the ones before, whose page is gone
    lines->setAutoFillBackground(false);
    sizeLines();
    lines->show();
}

int CodeCard::neededHeight(int width) const {
    constexpr int head = 44, edges = 4; // [px]
    if (isEmpty()) return 0;
    const QLayout& lines = *m_lines->layout();
    return head + edges +
           (lines.hasHeightForWidth() ? lines.totalHeightForWidth(width - edges)
                                      : lines.totalSizeHint().height());
}

void CodeCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) sizeLines();
    if (event->type() == QEvent::StyleChange) // a new theme takes the type of its own from lines
        QMetaObject::invokeMethod(this, &CodeCard::sizeLines, Qt::QueuedConnection);
}

void CodeCard::sizeLines() {
    if (m_lines != nullptr) setTextSize(*m_lines, font().pointSizeF() * textType);
}

void CodeCard::retranslate() {
    setTitle(tr("Lines of the method"));
    m_scroll->setAccessibleName(title());
}

} // namespace timestep
