// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing but a reason to compile the headers that many tests share; see CMakeLists.txt.
