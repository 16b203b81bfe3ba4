// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace timestep {

/// Largest number of bodies with their own columns in scenes of many bodies. Errors and conserved quantities
/// cover all bodies.
inline constexpr std::size_t namedBodies = 12;

/// Returns the coordinates x1, y1, x2, y2 ... of the first bodies in the plane.
consteval std::array<Coordinate, 2 * namedBodies> planarCoordinates(std::string_view lengthUnit,
                                                                    std::string_view velocityUnit) {
    constexpr const char* x[] = {"x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12"};
    constexpr const char* y[] = {"y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y10", "y11", "y12"};
    constexpr const char* vx[] = {"vx1", "vx2", "vx3", "vx4",  "vx5",  "vx6",
                                  "vx7", "vx8", "vx9", "vx10", "vx11", "vx12"};
    constexpr const char* vy[] = {"vy1", "vy2", "vy3", "vy4",  "vy5",  "vy6",
                                  "vy7", "vy8", "vy9", "vy10", "vy11", "vy12"};
    std::array<Coordinate, 2 * namedBodies> list{};
    for (std::size_t i = 0; i < namedBodies; ++i) {
        list[2 * i] = {x[i], symbol(x[i]), lengthUnit, vx[i], symbol(vx[i]), velocityUnit};
        list[2 * i + 1] = {y[i], symbol(y[i]), lengthUnit, vy[i], symbol(vy[i]), velocityUnit};
    }
    return list;
}

/// Sums over bodies in the plane. Coordinates are [x1, y1, x2, y2 ...]. `mass` holds the mass of each body,
/// or one number for all bodies.
double momentum(std::span<const double> mass, std::span<const double> v, std::size_t axis);
double angularMomentum(std::span<const double> mass, std::span<const double> q, std::span<const double> v);
double kineticEnergyOf(std::span<const double> mass, std::span<const double> v);

} // namespace timestep
