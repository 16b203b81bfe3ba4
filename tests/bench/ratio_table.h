// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the table of bench/run: what took how long here and in the program beside it.
#pragma once

#include <cstdio>
#include <string>

/// Prints a line: the name, our time and the baseline's, their unit, how many times faster ours is, and the
/// ratio that is wanted (0: none).
inline void printRatio(const std::string& name, double ours, double baseline, const char* unit, double bar) {
    const double ratio = baseline / ours;
    std::printf("%-58s %10.4g %10.4g %-12s %7.2f", name.c_str(), ours, baseline, unit, ratio);
    if (bar > 0) std::printf(" %5.1f%s", bar, ratio < bar ? "  below" : "");
    std::printf("\n");
}
