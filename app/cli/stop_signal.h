// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"

namespace timestep {

/// While it exists, SIGINT (Ctrl+C) and SIGTERM do not end the program but are recorded, so that a command
/// can write what it has computed. The computation is stopped even inside a step (core/stop.h). A second
/// signal ends the program at once. Only one may exist at a time.
class StopSignal {
public:
    StopSignal();
    ~StopSignal();
    StopSignal(const StopSignal&) = delete;
    StopSignal& operator=(const StopSignal&) = delete;

    /// The number of the signal that was caught; 0: none.
    int number() const;
    /// The number of the last signal that any StopSignal has caught.
    static int last();

private:
    void (*m_interrupt)(int);
    void (*m_terminate)(int);
    StopScope m_scope;
};

} // namespace timestep
