// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/signal_notifier.h"

#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <fcntl.h>
#include <unistd.h>

namespace timestep {

namespace {

volatile std::sig_atomic_t wakeUp = -1; ///< the end of the pipe to which the handler writes

/// Calls only functions that a signal handler may call.
void tellEventLoop(int number) {
    const int before = errno;
    const auto byte = static_cast<std::uint8_t>(number);
    [[maybe_unused]] const ssize_t written = ::write(wakeUp, &byte, 1);
    std::signal(number, SIG_DFL);
    errno = before;
}

} // namespace

SignalNotifier::SignalNotifier() {
    static_assert(numbers == std::array<int, 3>{SIGHUP, SIGINT, SIGTERM});
    if (::pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return; // the signals keep their default meaning
    wakeUp = m_pipe[1];
    auto* notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &SignalNotifier::read);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        m_before[i] = std::signal(numbers[i], tellEventLoop);
        if (m_before[i] == SIG_IGN) std::signal(numbers[i], SIG_IGN);
    }
}

SignalNotifier::~SignalNotifier() {
    if (m_pipe[0] < 0) return;
    for (std::size_t i = 0; i < numbers.size(); ++i) std::signal(numbers[i], m_before[i]);
    for (const int end : m_pipe) ::close(end);
}

void SignalNotifier::read() {
    std::uint8_t number = 0;
    while (::read(m_pipe[0], &number, 1) == 1) emit caught(number);
}

} // namespace timestep
