// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/functions.h"

#include <cmath>

namespace timestep {

std::span<const MethodFunction> methodFunctions() {
    static constexpr MethodFunction functions[] = {
        {"sqrt", [](double x) { return std::sqrt(x); }}, {"sin", [](double x) { return std::sin(x); }},
        {"cos", [](double x) { return std::cos(x); }},   {"tan", [](double x) { return std::tan(x); }},
        {"exp", [](double x) { return std::exp(x); }},   {"log", [](double x) { return std::log(x); }},
        {"abs", [](double x) { return std::abs(x); }},
    };
    return functions;
}

} // namespace timestep
