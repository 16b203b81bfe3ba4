// SPDX-License-Identifier: GPL-3.0-or-later
// The last acts of random hands, printed at a crash and at a warning of Qt.
#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <unistd.h>

namespace timestep {

/// What was done last, in a form that a handler of signals can print.
class Diary {
public:
    void note(const QString& act) {
        const QByteArray line = act.toUtf8().left(width - 2) + '\n';
        std::array<char, width>& entry = m_entries[m_count++ % m_entries.size()];
        entry.fill('\0');
        std::copy(line.begin(), line.end(), entry.begin());
    }
    void print() const {
        const std::size_t first = m_count > m_entries.size() ? m_count - m_entries.size() : 0;
        for (std::size_t i = first; i < m_count; ++i) {
            const auto& entry = m_entries[i % m_entries.size()];
            [[maybe_unused]] const ssize_t written = ::write(2, entry.data(), ::strnlen(entry.data(), width));
        }
    }
    std::size_t count() const { return m_count; }

private:
    static constexpr int width = 160;
    std::array<std::array<char, width>, 60> m_entries{};
    std::size_t m_count = 0;
};

inline Diary diary;
inline int warnings = 0; // of Qt

/// Prints the acts and the callers, from the innermost one; addr2line finds their lines.
inline void onCrash(int signal) {
    diary.print();
    std::array<void*, 60> callers{};
    backtrace_symbols_fd(callers.data(), backtrace(callers.data(), static_cast<int>(callers.size())), 2);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

inline void onMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
    // Of the offscreen platform, of machines without a session, and of Qt Test about the release of a key
    // whose press has closed the list that had the focus.
    for (const char* known : {"This plugin does not support", "XDG_RUNTIME_DIR", "propagateSizeHints",
                              "Keyboard event not accepted"})
        if (text.contains(QLatin1String(known))) return;
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    ++warnings;
    diary.print();
    std::fprintf(stderr, "Qt says: %s\n", qPrintable(text));
    if (type == QtFatalMsg) std::abort();
}

} // namespace timestep
