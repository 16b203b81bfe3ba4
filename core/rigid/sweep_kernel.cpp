// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses one
// version at run time. The versions differ only in the number of boxes compared at once.
#include "core/rigid/rigid_work.h"

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

std::int64_t sweepTarget(std::size_t count, RigidWork& work) {
    const D d;
    const std::size_t width = hn::Lanes(d);
    const double *lowX = work.sortedLowX.data(), *lowY = work.sortedLowY.data(),
                 *highY = work.sortedHighY.data();
    std::int64_t tests = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto right = hn::Set(d, work.sortedHighX[i]);
        const auto bottom = hn::Set(d, lowY[i]), top = hn::Set(d, highY[i]);
        for (std::size_t k = i + 1;; k += width) {
            // Sorted by their left sides, so those that begin left of the right side come first.
            const std::intptr_t beyond = hn::FindFirstTrue(d, hn::Not(hn::Le(hn::LoadU(d, lowX + k), right)));
            const std::size_t near = beyond < 0 ? width : static_cast<std::size_t>(beyond);
            tests += static_cast<std::int64_t>(near);
            const auto overlap =
                hn::And(hn::Le(hn::LoadU(d, lowY + k), top), hn::Ge(hn::LoadU(d, highY + k), bottom));
            if (!hn::AllFalse(d, overlap)) {
                std::uint8_t bits[mostBoxesAtOnce / 8] = {};
                hn::StoreMaskBits(d, overlap, bits);
                for (std::size_t lane = 0; lane < near; ++lane)
                    if ((bits[0] >> lane & 1) != 0) {
                        work.overlaps.push_back(work.order[i]);
                        work.overlaps.push_back(work.order[k + lane]);
                    }
            }
            if (near < width) break;
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
