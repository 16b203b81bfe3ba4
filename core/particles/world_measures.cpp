// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_measures.h"

#include "core/particles/relaxation/strain_sums.h"

#include <algorithm>
#include <cmath>

namespace timestep {

double rmsStrain(const World& world) {
    return StrainRuns().measure(world).rms();
}

double largestStrain(const World& world) {
    return StrainRuns().measure(world).largest;
}

double distanceOutside(const World& world) {
    if (!world.rules.walls) return 0;
    const Box& box = world.rules.box;
    double largestSquare = 0;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        const double r = world.radius[i];
        const double x = world.x[i], y = world.y[i];
        const double dx = std::max(std::max(0.0, box.left + r - x), x + r - box.right);
        const double dy = std::max(std::max(0.0, box.bottom + r - y), y + r - box.top);
        largestSquare = std::max(largestSquare, dx * dx + dy * dy);
    }
    return std::sqrt(largestSquare);
}

// Half the sum of the cross products of neighbouring corners, taken from the first corner so that an outline
// far from the origin loses no digits.
double outlineArea(const World& world) {
    if (world.outline.size() < 3) return 0;
    const double x0 = world.x[world.outline[0]];
    const double y0 = world.y[world.outline[0]];
    double twice = 0;
    for (std::size_t k = 1; k + 1 < world.outline.size(); ++k) {
        const std::uint32_t a = world.outline[k];
        const std::uint32_t b = world.outline[k + 1];
        twice += (world.x[a] - x0) * (world.y[b] - y0) - (world.x[b] - x0) * (world.y[a] - y0);
    }
    return twice / 2;
}

} // namespace timestep
