// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace timestep {

/// The place where a cursor reads values, in a form that other plots can use.
struct CursorPlace {
    std::string column;  ///< id of the x axis' column
    double x = 0;        ///< in its unit
    int run = 0;         ///< whose curve is read
    std::size_t row = 0; ///< of that run

    bool operator==(const CursorPlace&) const = default;
};

} // namespace timestep
