// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/orbit.h"

#include "core/input_error.h"

#include <cmath>
#include <numbers>

namespace timestep {

void expectClosedOrbit(double e) {
    if (e >= 1)
        throw InputError(TRANSLATABLE("fault", "an orbit closes only with an eccentricity below 1"),
                         "parameters/eccentricity");
}

Orbit::Orbit(const ParameterValues& values)
    : SceneProblem({0, 0}, {0, 0}),
      gm_(values["gm"]),
      a_(values["semi-major-axis"]),
      e_(values["eccentricity"]) {
    expectClosedOrbit(e_);
    q0_[0] = a_ * (1 - e_);
    v0_[1] = std::sqrt(gm_ / a_ * (1 + e_) / (1 - e_));
}

Orbit::Invariants Orbit::invariants(std::span<const double> q, std::span<const double> v) const {
    const double L = q[0] * v[1] - q[1] * v[0], r = std::hypot(q[0], q[1]);
    return {L, v[1] * L / gm_ - q[0] / r, -v[0] * L / gm_ - q[1] / r};
}

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
