# SPDX-License-Identifier: GPL-3.0-or-later
# The second compiler: clang 14, where it is there (Debian 12), otherwise the clang of the system.
find_program(TIMESTEP_CLANG NAMES clang++-14 clang++ REQUIRED)
cmake_path(GET TIMESTEP_CLANG FILENAME CMAKE_CXX_COMPILER)
