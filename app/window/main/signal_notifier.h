// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>

namespace timestep {

/// While it exists, SIGINT (Ctrl+C), SIGTERM and SIGHUP do not end the program: caught() reports them in the
/// event loop, where the window can be closed normally. A signal that was ignored when the program started
/// stays ignored. The second signal of a kind ends the program at once. Only one may exist at a time.
class SignalNotifier : public QObject {
    Q_OBJECT

public:
    SignalNotifier();
    ~SignalNotifier() override;

signals:
    void caught(int number);

private:
    static constexpr std::array<int, 3> numbers{1, 2, 15}; ///< SIGHUP, SIGINT, SIGTERM in POSIX
    using Handler = void (*)(int);

    void read();

    std::array<int, 2> m_pipe{-1, -1}; ///< its end to read and its end to write
    std::array<Handler, 3> m_before{}; ///< the previous handler of each of the numbers
};

} // namespace timestep
