// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace timestep {

/// What differs between operating systems. system_posix.cpp and system_windows.cpp define it; CMake takes one
/// of them.

/// Called before anything is read or written: the standard streams carry bytes as they are, in UTF-8, and
/// settings stand in files.
void prepareProcess();

/// Where the program looks for the policy of a room, whether the file is there or not.
QString machinePolicyFile();

/// The folder for what the program keeps for its user: of the guest, while a guest is there (GuestHome).
QString dataFolder();

} // namespace timestep
