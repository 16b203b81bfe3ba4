// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/particles/world/world_loops.h"

#include <algorithm>
#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/particles/world/world_loops_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// One coordinate of as many particles at once as there are lanes, from number i on; returns the first that
/// is left.
template <class D>
std::size_t moveLanes(D d, std::size_t i, std::span<const double> free, double keep, double push, double* x,
                      double* previous) {
    using V = hn::Vec<D>;
    const std::size_t lanes = hn::Lanes(d);
    const V keeps = hn::Set(d, keep), pushes = hn::Set(d, push), zero = hn::Zero(d);
    for (; i + lanes <= free.size(); i += lanes) {
        const auto moves = hn::Ne(hn::LoadU(d, free.data() + i), zero);
        const V now = hn::LoadU(d, x + i), before = hn::LoadU(d, previous + i);
        const V step = hn::Add(hn::Mul(hn::Sub(now, before), keeps), pushes);
        hn::StoreU(hn::IfThenElse(moves, now, before), d, previous + i);
        hn::StoreU(hn::IfThenElse(moves, hn::Add(now, step), now), d, x + i);
    }
    return i;
}

void moveCoordinates(std::span<const double> free, double keep, double push, double* x, double* previous) {
    const std::size_t left = moveLanes(hn::ScalableTag<double>(), 0, free, keep, push, x, previous);
    moveLanes(hn::CappedTag<double, 1>(), left, free, keep, push, x, previous);
}

void moveBoth(World& world, std::span<const double> free, double keep, Point push) {
    moveCoordinates(free, keep, push.x, world.x.data(), world.previousX.data());
    moveCoordinates(free, keep, push.y, world.y.data(), world.previousY.data());
}

template <class D>
bool areFinite(D d, std::span<const double> numbers, std::size_t& i) {
    const std::size_t lanes = hn::Lanes(d);
    const auto zero = hn::Zero(d);
    auto sum = zero; // of x - x: 0, or NaN if x is infinite or NaN
    for (; i + lanes <= numbers.size(); i += lanes) {
        const auto x = hn::LoadU(d, numbers.data() + i);
        sum = hn::Add(sum, hn::Sub(x, x));
    }
    return hn::AllTrue(d, hn::Eq(sum, zero));
}

bool areAllFinite(std::span<const double> numbers) {
    std::size_t i = 0;
    return areFinite(hn::ScalableTag<double>(), numbers, i) &&
           areFinite(hn::CappedTag<double, 1>(), numbers, i);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(moveBoth);
HWY_EXPORT(areAllFinite);

void moveParticles(World& world, std::span<const double> free, double keep, Point push) {
    HWY_DYNAMIC_DISPATCH(moveBoth)(world, free, keep, push);
}

bool allFinite(std::span<const double> numbers) {
    constexpr std::size_t few = 16; // a plain loop over so many is faster than the choice of vectors
    if (numbers.size() <= few)
        return std::all_of(numbers.begin(), numbers.end(), [](double x) { return x - x == 0; });
    return HWY_DYNAMIC_DISPATCH(areAllFinite)(numbers);
}

} // namespace timestep
#endif
