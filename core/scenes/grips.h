// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <cmath>
#include <numbers>

namespace timestep {

/// Parts that move along the x axis, one coordinate each.
inline constexpr Grips gripsAlongX{
    .perPart = 1,
    .place = [](const ParameterValues&, std::size_t part, Point at, std::span<double> q) { q[part] = at.x; },
    .push = [](const ParameterValues&, std::size_t part, Point velocity, std::span<const double>,
               std::span<double> v) { v[part] = velocity.x; }};

/// Parts in the plane with the coordinates [x, y] or, with `Size` 3, [x, y, z], of which dragging changes x
/// and y.
template <std::size_t Size>
inline constexpr Grips gripsInPlane{
    .perPart = Size,
    .place =
        [](const ParameterValues&, std::size_t part, Point at, std::span<double> q) {
            q[Size * part] = at.x;
            q[Size * part + 1] = at.y;
        },
    .push =
        [](const ParameterValues&, std::size_t part, Point velocity, std::span<const double>,
           std::span<double> v) {
            v[Size * part] = velocity.x;
            v[Size * part + 1] = velocity.y;
        }};

/// The angle of a point about a pivot, counted from straight down and anticlockwise [rad]; of all turns the
/// one nearest to `near`.
inline double angleFromBelow(Point pivot, Point at, double near) {
    const double angle = std::atan2(at.x - pivot.x, pivot.y - at.y);
    return std::isfinite(near)
               ? angle + 2 * std::numbers::pi * std::round((near - angle) / (2 * std::numbers::pi))
               : angle;
}

/// Angular velocity of a point at this angle and distance from its pivot that moves with `velocity` [rad/time
/// unit].
inline double turningSpeed(double angle, double distance, Point velocity) {
    return (velocity.x * std::cos(angle) + velocity.y * std::sin(angle)) / distance;
}

} // namespace timestep
