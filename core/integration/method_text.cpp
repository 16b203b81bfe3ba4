// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/method_text.h"

#include "core/table/number_text.h"

#include <cmath>
#include <regex>

namespace timestep {

std::string weightText(double number) {
    for (int below = 1; below <= 60000; ++below) {
        const double above = std::round(number * below);
        if (std::abs(above) > 100000) break;
        if (above / below != number || above == 0) continue;
        const std::string top = std::to_string(static_cast<long>(above));
        return below == 1 ? top : top + "/" + std::to_string(below);
    }
    return exactNumber(number);
}

std::string stepTimes(double weight) {
    if (weight == 1) return "h";
    if (weight == 0.5) return "h/2";
    const std::string text = weightText(weight);
    return text.find_first_of("/-") == std::string::npos ? text + "*h" : "(" + text + ")*h";
}

std::string timeAfter(double weight) {
    return weight == 0 ? "t" : "t + " + stepTimes(weight);
}

std::string inCode(const std::string& term) {
    static const std::regex share(R"(\(1/([0-9]+)\)[*]h)"), sign("[*/]");
    return std::regex_replace(std::regex_replace(term, share, "h/$1"), sign, " $& ");
}

} // namespace timestep
