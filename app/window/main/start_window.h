// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_options.h"

class QApplication;

namespace timestep {

/// Shows the window and runs the event loop to its end. Returns the program's exit code.
int startWindow(QApplication& application, const WindowOptions& options);

} // namespace timestep
