// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/python_step.h"

#include "core/table/number_text.h"

#include <cmath>

namespace timestep {

std::string pythonNumber(double value) {
    if (value == std::round(value) && std::abs(value) < 1e15) {
        const std::string text = std::to_string(static_cast<long long>(value));
        return text;
    }
    constexpr double mostDenominator = 100000;
    for (double below = 2; below <= mostDenominator && std::abs(value) > 1e-4 && std::abs(value) < 1e3;
         ++below) {
        const double above = std::round(value * below);
        if (above / below != value) continue;
        const std::string decimal = exactNumber(value);
        const std::string fraction = std::to_string(static_cast<long long>(above)) + "/" +
                                     std::to_string(static_cast<long long>(below));
        return decimal.size() <= fraction.size() + 1 ? decimal : fraction;
    }
    return exactNumber(value);
}

std::string pythonShare(double weight) {
    return weight == 1 ? "h" : pythonNumber(weight) + " * h";
}

std::string pythonTime(double weight) {
    return weight == 0 ? "t" : "t + " + pythonShare(weight);
}

std::string pythonSlopes(char letter, std::span<const double> weights) {
    std::string sum;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        if (weights[j] == 0) continue;
        const std::string slope = letter + std::to_string(j + 1);
        const std::string factor = weights[j] == 1 ? slope : "(" + pythonNumber(weights[j]) + ") * " + slope;
        sum += (sum.empty() ? "" : " + ") + factor;
    }
    return sum;
}

} // namespace timestep
