// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/signal_notifier.h"

#include <QCoreApplication>

#include <atomic>
#include <csignal>

#include <windows.h>

namespace timestep {

namespace {

std::atomic<SignalNotifier*> notifier = nullptr;

/// Windows calls it in a separate thread when a console sends Ctrl+C or is closed.
BOOL WINAPI tellEventLoop(DWORD event) {
    SignalNotifier* const own = notifier.exchange(nullptr); // a second event ends the program
    if (own == nullptr) return FALSE;
    const int number = event == CTRL_C_EVENT ? SIGINT : SIGTERM;
    return QMetaObject::invokeMethod(
               own, [own, number] { emit own->caught(number); }, Qt::QueuedConnection)
               ? TRUE
               : FALSE;
}

} // namespace

SignalNotifier::SignalNotifier() {
    notifier = this;
    SetConsoleCtrlHandler(tellEventLoop, TRUE);
}

SignalNotifier::~SignalNotifier() {
    SetConsoleCtrlHandler(tellEventLoop, FALSE);
    notifier = nullptr;
}

void SignalNotifier::read() {} // there is no pipe

} // namespace timestep
