// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace timestep {

// Terms of the method language (core/method), for texts of built-in methods.

/// The shortest text of a number: a fraction of small numbers if one has the same bits, otherwise all digits.
std::string weightText(double number);
/// "h" or "h*(1/6)": h times a weight, one operation. A half is written as h/2, which has the same bits.
std::string stepTimes(double weight);
/// "t + h/2".
std::string timeAfter(double weight);
/// A term as the code pane shows it: "h / 6 * v1" for "(1/6)*h*v1".
std::string inCode(const std::string& term);

} // namespace timestep
