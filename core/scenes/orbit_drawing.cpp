// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/orbit_drawing.h"

#include <cmath>
#include <numbers>

namespace timestep {

void drawOrbit(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double a = values["semi-major-axis"], e = std::fmin(values["eccentricity"], 1);
    const double b = a * std::sqrt((1 - e) * (1 + e));
    frame.points.push_back({.at = {q[0], q[1]}, .radius = 0.04 * a, .index = 0, .shape = Shape::Planet});
    frame.points.push_back({.at = {0, 0}, .radius = 0.07 * a, .role = Role::Pin, .shape = Shape::Sun});
    constexpr int pieces = 48;
    const auto at = [&](int i) {
        const double E = 2 * std::numbers::pi * i / pieces;
        return Point{a * (std::cos(E) - e), b * std::sin(E)};
    };
    for (int i = 0; i < pieces; ++i) frame.segments.push_back({at(i), at(i + 1), Role::Guide});
}

} // namespace timestep
