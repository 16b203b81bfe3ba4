// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace timestep {

/// The differences between operating systems. system_posix.cpp, system_windows.cpp and system_web.cpp define
/// these functions; CMake compiles one of them.

/// Called before anything is read or written: the standard streams pass bytes unchanged, in UTF-8, and
/// settings are in files.
void prepareProcess();

/// Called before the application exists, for a command that shows no window.
void needNoDisplay();

/// The path of the policy of a computer room, whether the file exists or not.
QString machinePolicyFile();

/// The folder for the user's data; during a guest session (GuestHome), that of the guest.
QString dataFolder();

/// The address of the page that the window is in, without what follows a #; empty for a program of its own.
QString pageAddress();

/// Loads the page again with the files that are now kept. A program of its own does nothing.
void loadPageAgain();

/// Lets the application work until its window is closed; returns the exit code. `everything` is what the
/// window needs, itself included. A browser has no such wait: there, this returns at once, main() ends, and
/// the page keeps calling the window.
int workUntilClosed(std::shared_ptr<void> everything);

} // namespace timestep
