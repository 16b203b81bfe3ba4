// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// A user-written rule for sticks in Python: the function of one stick, which reads like its text, and the
/// function NAME(x, y, sticks, forces) of one pass. Sticks are tuples (a, b, length, share of a, share of b,
/// least error, wa, wb, k, compliance, h); an end with the share 0 is not moved. In `forces` the rule keeps
/// its variables, one tuple for each stick; 0 before the first pass of a (sub)step.
struct PythonRule {
    std::string name, text; ///< `text` begins with the functions that the lines call
};

PythonRule pythonRule(std::string_view text, const std::string& name);

} // namespace timestep
