// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_options.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace timestep {

/// A call of the program, read.
struct Call {
    bool window =
        false; ///< start the window with `options`; otherwise the call is done and `exitCode` is its end
    WindowOptions options;
    int exitCode = 0;
};

/// True if these arguments (without the program's name) ask for something that needs no window, so that no
/// display is touched.
bool isHeadless(const std::vector<std::string>& arguments);

/// Reads the arguments (without the program's name) and carries out everything but the window. Needs a
/// QApplication. Never throws: bad input becomes one sentence on `err` and exit code 2.
Call carryOut(std::vector<std::string> arguments, std::ostream& out, std::ostream& err);

} // namespace timestep
