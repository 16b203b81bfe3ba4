// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world.h"

#include "core/input_error.h"

#include <cmath>
#include <string>

namespace timestep {

std::uint32_t World::addParticle(Point at, double mass, bool pinned) {
    x.push_back(at.x);
    y.push_back(at.y);
    previousX.push_back(at.x);
    previousY.push_back(at.y);
    inverseMass.push_back(1 / mass);
    flags.push_back(pinned ? Pinned : 0);
    return static_cast<std::uint32_t>(x.size() - 1);
}

std::uint32_t World::addStick(std::uint32_t a, std::uint32_t b, std::uint8_t stickFlag, double factor) {
    const double restLength = distance(a, b) * factor;
    if (!(restLength > 0))
        throw InputError("the stick between particles " + std::to_string(a) + " and " + std::to_string(b) +
                         " has no length");
    return addStickOfLength(a, b, restLength, stickFlag);
}

std::uint32_t World::addStickOfLength(std::uint32_t a, std::uint32_t b, double restLength,
                                      std::uint8_t stickFlag) {
    stickA.push_back(a);
    stickB.push_back(b);
    length.push_back(restLength);
    stiffness.push_back(1);
    stickFlags.push_back(stickFlag);
    return static_cast<std::uint32_t>(stickA.size() - 1);
}

double World::distance(std::uint32_t a, std::uint32_t b) const {
    const double dx = x[b] - x[a];
    const double dy = y[b] - y[a];
    return std::sqrt(dx * dx + dy * dy);
}

double World::strain(std::size_t stick) const {
    if (stickFlags[stick] & Cut) return 0;
    const double strain = distance(stickA[stick], stickB[stick]) / length[stick] - 1;
    return (stickFlags[stick] & TensionOnly) && strain < 0 ? 0 : strain;
}

} // namespace timestep
