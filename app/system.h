// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace timestep {

/// The differences between operating systems. system_posix.cpp and system_windows.cpp define these functions;
/// CMake compiles one of them.

/// Called before anything is read or written: the standard streams pass bytes unchanged, in UTF-8, and
/// settings are in files.
void prepareProcess();

/// The path of the policy of a computer room, whether the file exists or not.
QString machinePolicyFile();

/// The folder for the user's data; during a guest session (GuestHome), that of the guest.
QString dataFolder();

} // namespace timestep
