// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/steady_scroll_area.h"

#include <QEvent>
#include <QScrollBar>

namespace timestep {

namespace {

constexpr int mostRounds = 4; // without the scroll bar, with it, and each once more

}

SteadyScrollArea::SteadyScrollArea(QWidget* parent) : QScrollArea(parent) {
    QScrollBar* const bar = verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, bar,
            [bar](int least, int most) { bar->setEnabled(most > least); });
}

void SteadyScrollArea::replaceWidget(QWidget* contents) {
    if (QWidget* old = takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    QWidgetList parts;
    for (QWidget* part = contents->nextInFocusChain(); part != contents; part = part->nextInFocusChain())
        if (part->focusProxy() == nullptr && part->focusPolicy() != Qt::NoFocus) parts << part;
    setWidget(contents);
    // Otherwise they would be last in the window.
    QWidget* last = this;
    for (QWidget* part : parts) {
        setTabOrder(last, part);
        last = part;
    }
}

bool SteadyScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched != widget() || event->type() != QEvent::Resize)
        return QScrollArea::eventFilter(watched, event);
    if (m_rounds == mostRounds) return false;
    ++m_rounds;
    const bool taken = QScrollArea::eventFilter(watched, event);
    --m_rounds;
    return taken;
}

} // namespace timestep
