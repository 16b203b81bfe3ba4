// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/manual_controller.h"

#include "app/manual/manual_window.h"
#include "app/window/actions/actions.h"

#include <QApplication>

#include <utility>

namespace timestep {

ManualController::ManualController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("manual", this, [this] { openAtFocus(); });
}

void ManualController::open(const ManualPlace& place) {
    show();
    m_manual->goTo(place);
}

void ManualController::openAtFocus() {
    const QWidget* focus = QApplication::focusWidget();
    for (const auto& [part, place] : m_parts.explained)
        if (part == focus || part->isAncestorOf(focus)) {
            return open(place);
        }
    show();
}

void ManualController::show() {
    if (m_manual == nullptr) m_manual = new ManualWindow(m_window);
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

} // namespace timestep
