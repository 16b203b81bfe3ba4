// SPDX-License-Identifier: GPL-3.0-or-later
// Forces between all pairs of atoms in the plane, eight atoms side by side.
//   Text: sumPairs() in core/forces/pair_forces.cpp, which sums the partners of an atom in the same order.
//   Job: runs of the scene Atoms with 16 atoms and more.
//   Gain: see core/kernels/README.md.
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/kernels/loops/pair_forces_kernel.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/loops/pair_forces_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// Sums for the atoms from `first` on, in steps of `most` lanes or fewer, as long as all lanes are filled.
/// Returns the first atom that remains.
template <std::size_t most>
std::size_t sumBlocks(std::size_t first, double squaredSigma, std::size_t n, const double* position,
                      double* sums) {
    const hn::CappedTag<double, most> d;
    using V = hn::Vec<decltype(d)>;
    const std::size_t lanes = hn::Lanes(d);
    const V one = hn::Set(d, 1.0);
    for (; first + lanes <= n; first += lanes) {
        V x, y, sumX = hn::Zero(d), sumY = hn::Zero(d);
        hn::LoadInterleaved2(d, position + 2 * first, x, y);
        const V index = hn::Iota(d, static_cast<double>(first));
        for (std::size_t j = 0; j < n; ++j) {
            const V dx = hn::Sub(hn::Set(d, position[2 * j]), x);
            const V dy = hn::Sub(hn::Set(d, position[2 * j + 1]), y);
            const V inverse = hn::Div(one, hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)));
            const V s = hn::Mul(hn::Set(d, squaredSigma), inverse);
            const V cube = hn::Mul(hn::Mul(s, s), s);
            const V factor = hn::Mul(hn::Mul(inverse, cube), hn::Sub(one, hn::Add(cube, cube)));
            const auto itself = hn::Eq(index, hn::Set(d, static_cast<double>(j)));
            sumX = hn::Add(sumX, hn::IfThenZeroElse(itself, hn::Mul(factor, dx)));
            sumY = hn::Add(sumY, hn::IfThenZeroElse(itself, hn::Mul(factor, dy)));
        }
        hn::StoreInterleaved2(sumX, sumY, d, sums + 2 * first);
    }
    return first;
}

std::size_t sumRepulsions(double squaredSigma, std::size_t n, const double* position, double* sums) {
    const std::size_t first = sumBlocks<8>(0, squaredSigma, n, position, sums);
    return sumBlocks<2>(sumBlocks<4>(first, squaredSigma, n, position, sums), squaredSigma, n, position,
                        sums);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

HWY_EXPORT(sumRepulsions);

std::size_t sumRepulsionsInLanes(double squaredSigma, std::span<const double> position,
                                 std::span<double> sums) {
    return HWY_DYNAMIC_DISPATCH(sumRepulsions)(squaredSigma, position.size() / 2, position.data(),
                                               sums.data());
}

} // namespace timestep

#endif
