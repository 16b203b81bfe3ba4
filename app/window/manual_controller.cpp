// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/manual_controller.h"

#include "app/manual/manual_window.h"
#include "app/window/actions.h"

#include <QApplication>

#include <utility>

namespace timestep {

ManualController::ManualController(std::vector<ExplainedPart> parts, WindowActions& actions, QWidget* window)
    : QObject(window), m_parts(std::move(parts)), m_window(window) {
    actions.on("manual", this, [this] { open(); });
}

void ManualController::open() {
    if (m_manual == nullptr) m_manual = new ManualWindow(m_window);
    const QWidget* focus = QApplication::focusWidget();
    for (const auto& [part, place] : m_parts)
        if (part == focus || part->isAncestorOf(focus)) {
            m_manual->goTo(place);
            break;
        }
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

} // namespace timestep
