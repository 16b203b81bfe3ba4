// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/preferences.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace timestep {

/// The parsed command line.
struct Call {
    bool window = false; ///< true: start the window with `options`; false: the command has run and `exitCode`
                         ///< is its result
    WindowOptions options;
    int exitCode = 0;
};

/// The options of the program itself, which come before a command. `options` must outlive the parsing.
std::vector<CommandOption> programOptions(WindowOptions& options);

/// True if these arguments (without the program's name) need no window and therefore no display.
bool isHeadless(const std::vector<std::string>& arguments);

/// Parses the arguments (without the program's name) and runs the command unless it is the window. Needs a
/// QApplication. Never throws: bad input prints one sentence to `err` and returns exit code 2.
Call carryOut(std::vector<std::string> arguments, std::ostream& out, std::ostream& err);

} // namespace timestep
