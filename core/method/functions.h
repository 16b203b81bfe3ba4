// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace timestep {

/// A function of one number; it applies to vectors number by number.
struct MethodFunction {
    std::string_view name;
    double (*value)(double);
};

std::span<const MethodFunction> methodFunctions();

} // namespace timestep
