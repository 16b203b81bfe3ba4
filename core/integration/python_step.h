// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <span>
#include <string>

namespace timestep {

/// The bodies of two Python functions: step(t, x, v, h, memory), which returns the new x, v and memory, and
/// start(t, x, v, h), which returns the first memory. a(t, x, v) is the acceleration.
class PythonStep {
public:
    void step(const std::string& line) { m_step += "    " + line + "\n"; }
    void start(const std::string& line) { m_start += "    " + line + "\n"; }
    const std::string& stepLines() const { return m_step; }
    const std::string& startLines() const { return m_start; } ///< empty: nothing is carried

    bool needsSolver = false;           ///< the lines call solve(residual, guess)
    std::set<std::string> helpers = {}; ///< names of functions that they call (core/method/python_lines.h)

private:
    std::string m_step, m_start;
};

/// A number as Python reads it, as a fraction of whole numbers where one gives the same double: "1/6".
std::string pythonNumber(double value);
/// "0.5 * h", "h".
std::string pythonShare(double weight);
/// "t + 0.5 * h", "t".
std::string pythonTime(double weight);
/// "v1 + 2*v2": the slopes of a row of a tableau with their weights.
std::string pythonSlopes(char letter, std::span<const double> weights);

} // namespace timestep
