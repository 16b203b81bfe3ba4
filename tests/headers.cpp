// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing but a reason to compile the headers that the tests of a part share; see CMakeLists.txt.
