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
