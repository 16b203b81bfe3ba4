// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/stop_signal.h"

#include <atomic>
#include <csignal>

namespace timestep {

namespace {

std::atomic<int> caughtSignal = 0;
static_assert(std::atomic<int>::is_always_lock_free); // for the use in a handler

void noteSignal(int number) {
    caughtSignal = number;
    std::signal(number, SIG_DFL);
}

} // namespace

StopSignal::StopSignal()
    : m_interrupt(std::signal(SIGINT, noteSignal)),
      m_terminate(std::signal(SIGTERM, noteSignal)),
      m_scope([] { return caughtSignal != 0; }) {
    caughtSignal = 0;
}

StopSignal::~StopSignal() {
    std::signal(SIGINT, m_interrupt);
    std::signal(SIGTERM, m_terminate);
}

int StopSignal::number() const {
    return caughtSignal;
}

int StopSignal::last() {
    return caughtSignal;
}

} // namespace timestep
