// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/room_controller.h"

#include "app/names.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "widgets/controls/ask.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QMenu>
#include <QShortcut>

#include <array>
#include <iostream>

namespace timestep {

namespace {

constexpr std::array kioskLocks{"files", "teach", "own-lessons", "own-worlds"};
constexpr std::array<std::string_view, 2> kioskActions{"quit", "full-screen"};
constexpr std::array schemes{"file", "http", "https", "mailto"};
constexpr const char* wayOut = "Ctrl+Alt+Shift+Q";

} // namespace

RoomController::RoomController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_policy(parts.policy.policy) {
    WindowActions& actions = parts.actions;
    if (m_policy.kiosk) {
        m_policy.locked.insert(m_policy.locked.end(), kioskLocks.begin(), kioskLocks.end());
        actions.lock(kioskActions);
        for (const char* scheme : schemes) QDesktopServices::setUrlHandler(scheme, this, "refuseUrl");
        auto* leave = new QShortcut(QKeySequence(wayOut), window);
        leave->setContext(Qt::ApplicationShortcut);
        connect(leave, &QShortcut::activated, window, [this, window] {
            m_leaves = true;
            window->close();
        });
    }
    for (const RoomLock& lock : roomLocks())
        if (m_policy.locks(lock.id)) actions.lock(lock.actions);
    if (opensFiles()) return;
    actions.menu("recent")->menuAction()->setVisible(false);
    qApp->installEventFilter(this);
}

RoomController::~RoomController() {
    if (!m_policy.kiosk) return;
    for (const char* scheme : schemes) QDesktopServices::unsetUrlHandler(scheme);
}

bool RoomController::opensFiles() const {
    return !m_policy.locks("files");
}

bool RoomController::mayClose() {
    if (!m_policy.kiosk || m_leaves) return true;
    m_parts.message.say(tr("The set-up of this room keeps the window open."));
    return false;
}

void RoomController::sayFaults() {
    if (m_parts.policy.faults.empty()) return;
    for (const InputError& fault : m_parts.policy.faults)
        std::cerr << "timestep: " << translatedUtf8(fault) << '\n';
    const QString first = translated(m_parts.policy.faults.front());
    const int others = static_cast<int>(m_parts.policy.faults.size()) - 1;
    m_parts.message.say(
        others == 0 ? tr("The set-up of this room has a fault: %1").arg(first)
                    : tr("The set-up of this room has %n more fault(s) besides this one: %1", nullptr, others)
                          .arg(first));
}

/// Handles every dialog that leads to files or printers, also those that widgets open.
bool RoomController::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        auto* dialog = qobject_cast<QDialog*>(watched);
        if (leadsToFilesOrPrinters(dialog)) {
            QMetaObject::invokeMethod(dialog, &QDialog::reject, Qt::QueuedConnection);
            m_parts.message.say(tr("The set-up of this room has locked files and printers."));
        }
    }
    return QObject::eventFilter(watched, event);
}

void RoomController::refuseUrl(const QUrl& url) {
    m_parts.message.say(tr("The set-up of this room does not open %1.").arg(url.toDisplayString()));
}

} // namespace timestep
