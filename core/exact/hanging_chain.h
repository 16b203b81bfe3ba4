// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <vector>

namespace timestep {

/// Returns the n + 1 nodes of a chain in equilibrium, y up [length]. The chain hangs between (0, 0) and `end`
/// and has n rigid links of length `link` with equal weights at the n - 1 inner nodes. The slopes of the
/// links are an arithmetic progression q (i - c). Returns nothing unless end.x > 0 and n link > |end|.
std::vector<Point> hangingChain(int n, double link, Point end);

/// The catenary y = a cosh((x - x0) / a) + y0 of the given length between (0, 0) and `end`, y up [length].
struct Catenary {
    double a = 0; ///< [length]; 0: there is none
    double x0 = 0, y0 = 0;
    double height(double x) const;
};
/// Returns the catenary; a is 0 unless end.x > 0 and length > |end|.
Catenary catenary(double length, Point end);

} // namespace timestep
