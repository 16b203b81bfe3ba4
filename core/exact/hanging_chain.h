// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <vector>

namespace timestep {

/// Equilibrium of a chain of n rigid links of one length between (0, 0) and `end`, with equal weights at its
/// n - 1 inner nodes: the n + 1 nodes, y up [length]. The slopes of the links are an arithmetic progression
/// q (i - c). Needs end.x > 0 and n link > |end|; empty otherwise.
std::vector<Point> hangingChain(int n, double link, Point end);

/// The catenary y = a cosh((x - x0) / a) + y0 of the given length between (0, 0) and `end`, y up [length].
struct Catenary {
    double a = 0; ///< [length]; 0: there is none
    double x0 = 0, y0 = 0;
    double height(double x) const;
};
/// Needs end.x > 0 and length > |end|.
Catenary catenary(double length, Point end);

} // namespace timestep
