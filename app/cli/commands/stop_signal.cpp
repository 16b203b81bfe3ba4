// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/stop_signal.h"

#include <csignal>

namespace timestep {

namespace {

volatile std::sig_atomic_t caughtSignal = 0;

void noteSignal(int number) {
    caughtSignal = number;
    std::signal(number, SIG_DFL);
}

} // namespace

StopSignal::StopSignal()
    : m_interrupt(std::signal(SIGINT, noteSignal)), m_terminate(std::signal(SIGTERM, noteSignal)) {
    caughtSignal = 0;
}

StopSignal::~StopSignal() {
    std::signal(SIGINT, m_interrupt);
    std::signal(SIGTERM, m_terminate);
}

int StopSignal::number() const {
    return caughtSignal;
}

} // namespace timestep
