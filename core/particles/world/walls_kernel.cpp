// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/particles/world/walls.h"

#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/particles/world/walls_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// Looks at as many particles at once as there are lanes. Returns the first group of particles in which one
/// is beyond a wall, or the first particle that is left over at the end.
template <class D>
std::size_t firstGroup(D d, const World& world, std::size_t i) {
    using V = hn::Vec<D>;
    const std::size_t lanes = hn::Lanes(d);
    const Box& box = world.rules.box;
    const bool freezes = world.rules.floorFriction == FloorFriction::FreezeX;
    const V left = hn::Set(d, box.left), right = hn::Set(d, box.right);
    const V bottom = hn::Set(d, box.bottom), top = hn::Set(d, box.top);
    for (; i + lanes <= world.particles(); i += lanes) {
        const V x = hn::LoadU(d, world.x.data() + i), y = hn::LoadU(d, world.y.data() + i);
        const V radius = hn::LoadU(d, world.radius.data() + i);
        const V low = hn::Add(bottom, radius), high = hn::Sub(top, radius);
        auto beyond = hn::Or(hn::Lt(x, hn::Add(left, radius)), hn::Gt(x, hn::Sub(right, radius)));
        beyond = hn::Or(beyond, hn::Or(hn::Lt(y, low), hn::Gt(y, high)));
        if (freezes) beyond = hn::Or(beyond, world.rules.yDown ? hn::Ge(y, high) : hn::Le(y, low));
        if (!hn::AllFalse(d, beyond)) break;
    }
    return i;
}

std::size_t findAtWalls(const World& world, std::size_t from) {
    const std::size_t group = firstGroup(hn::ScalableTag<double>(), world, from);
    return firstGroup(hn::CappedTag<double, 1>(), world, group);
}

/// Looks at as many particles at once as there are lanes; `i` becomes the first that is left.
template <class D>
bool findOnFloor(D d, const World& world, std::size_t& i) {
    const std::size_t lanes = hn::Lanes(d);
    const Box& box = world.rules.box;
    const auto floor = hn::Set(d, world.rules.yDown ? box.top : box.bottom);
    for (; i + lanes <= world.particles(); i += lanes) {
        const auto y = hn::LoadU(d, world.y.data() + i), radius = hn::LoadU(d, world.radius.data() + i);
        const auto touches =
            world.rules.yDown ? hn::Ge(y, hn::Sub(floor, radius)) : hn::Le(y, hn::Add(floor, radius));
        if (!hn::AllFalse(d, touches)) return true;
    }
    return false;
}

bool someOnFloor(const World& world) {
    std::size_t i = 0;
    return findOnFloor(hn::ScalableTag<double>(), world, i) ||
           findOnFloor(hn::CappedTag<double, 1>(), world, i);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(findAtWalls);
HWY_EXPORT(someOnFloor);

std::size_t firstAtWalls(const World& world, std::size_t from) {
    return world.rules.walls ? HWY_DYNAMIC_DISPATCH(findAtWalls)(world, from) : world.particles();
}

bool someTouchFloor(const World& world) {
    return world.rules.walls && HWY_DYNAMIC_DISPATCH(someOnFloor)(world);
}

} // namespace timestep
#endif
