// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses one
// version at run time. The versions differ only in the number of boxes compared at once.
#include "core/rigid/rigid_work.h"

#include <bit>
#include <cstddef>
#include <cstdint>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/rigid/sweep_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

using D = hn::CappedTag<double, mostBoxesAtOnce>;
constexpr std::size_t atOnce = 64; // boxes, one bit each

std::int64_t sweepTarget(std::size_t count, RigidWork& work) {
    const D d;
    const std::size_t width = hn::Lanes(d);
    const double *lowX = work.sortedLowX.data(), *lowY = work.sortedLowY.data(),
                 *highY = work.sortedHighY.data();
    std::int64_t tests = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto right = hn::Set(d, work.sortedHighX[i]);
        const auto bottom = hn::Set(d, lowY[i]), top = hn::Set(d, highY[i]);
        // First the answers of many boxes, then the few that overlap: their places are hard to predict.
        std::size_t begin = i + 1;
        for (bool near = true; near; begin += atOnce) {
            std::uint64_t found = 0; // one bit for each box from `begin` on
            for (std::size_t k = 0; near && k < atOnce; k += width) {
                // Sorted by their left sides, so those that begin left of the right side come first.
                const std::intptr_t beyond =
                    hn::FindFirstTrue(d, hn::Not(hn::Le(hn::LoadU(d, lowX + begin + k), right)));
                const std::size_t tested = beyond < 0 ? width : static_cast<std::size_t>(beyond);
                tests += static_cast<std::int64_t>(tested);
                const auto overlap = hn::And(hn::Le(hn::LoadU(d, lowY + begin + k), top),
                                             hn::Ge(hn::LoadU(d, highY + begin + k), bottom));
                std::uint8_t bits[mostBoxesAtOnce / 8] = {};
                hn::StoreMaskBits(d, overlap, bits);
                found |= std::uint64_t{bits[0] & ((1u << tested) - 1)} << k;
                near = tested == width;
            }
            for (; found != 0; found &= found - 1) {
                work.overlaps.push_back(work.order[i]);
                work.overlaps.push_back(
                    work.order[begin + static_cast<std::size_t>(std::countr_zero(found))]);
            }
        }
    }
    return tests;
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

namespace {
HWY_EXPORT(sweepTarget);
} // namespace

std::int64_t sweepBoxes(std::size_t count, RigidWork& work) {
    return HWY_DYNAMIC_DISPATCH(sweepTarget)(count, work);
}

} // namespace timestep

#endif
