// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies and contacts in the lanes of a vector, for kernels that Highway compiles for each set of vector
// instructions. Included once for each of them, so it has a guard that changes with the target.
#if defined(TIMESTEP_RIGID_BODY_ROWS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TIMESTEP_RIGID_BODY_ROWS_INL_H
#undef TIMESTEP_RIGID_BODY_ROWS_INL_H
#else
#define TIMESTEP_RIGID_BODY_ROWS_INL_H
#endif

#include "core/rigid/rigid_work.h"

#include <cstddef>
#include <cstdint>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// One lane at a time if the length of vectors is not known at compile time, otherwise two, four or eight.
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
using D = hn::FixedTag<double, 1>;
#elif HWY_MAX_BYTES >= 64
using D = hn::FixedTag<double, 8>;
#elif HWY_MAX_BYTES >= 32
using D = hn::FixedTag<double, 4>;
#else
using D = hn::FixedTag<double, 2>;
#endif
using V = hn::Vec<D>;
constexpr std::size_t width = hn::MaxLanes(D());
constexpr std::size_t stride = sizeof(SolverBody) / sizeof(double);

/// A row of four numbers of each of `width` bodies: velocities and inverse mass, or displacements and inverse
/// inertia.
struct Rows {
    V x, y, turn, last;
};

HWY_INLINE V load(const Lanes& lanes, std::size_t lane) {
    return hn::LoadU(D(), lanes.data() + lane);
}

// gather and scatter: `row` points to the start of the row in the first body.
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE

HWY_INLINE Rows gather(const double* row, const std::uint32_t* bodies) {
    const D d;
    const double* const p = row + stride * bodies[0];
    return {hn::LoadU(d, p), hn::LoadU(d, p + 1), hn::LoadU(d, p + 2), hn::LoadU(d, p + 3)};
}

HWY_INLINE void scatter(const Rows& rows, double* row, const std::uint32_t* bodies) {
    const D d;
    double* const p = row + stride * bodies[0];
    hn::StoreU(rows.x, d, p);
    hn::StoreU(rows.y, d, p + 1);
    hn::StoreU(rows.turn, d, p + 2);
}

#elif HWY_MAX_BYTES >= 64

/// Rows of two bodies, one after the other.
HWY_INLINE V loadTwo(const double* row, const std::uint32_t* bodies, std::size_t first, std::size_t second) {
    const hn::Half<D> half;
    return hn::Combine(D(), hn::Load(half, row + stride * bodies[second]),
                       hn::Load(half, row + stride * bodies[first]));
}

HWY_INLINE void storeTwo(V rows, double* row, const std::uint32_t* bodies, std::size_t first,
                         std::size_t second) {
    const hn::Half<D> half;
    hn::Store(hn::LowerHalf(half, rows), half, row + stride * bodies[first]);
    hn::Store(hn::UpperHalf(half, rows), half, row + stride * bodies[second]);
}

HWY_INLINE Rows gather(const double* row, const std::uint32_t* bodies) {
    const D d;
    const V p = loadTwo(row, bodies, 0, 4), q = loadTwo(row, bodies, 1, 5);
    const V r = loadTwo(row, bodies, 2, 6), s = loadTwo(row, bodies, 3, 7);
    const V pqEven = hn::InterleaveLower(d, p, q), pqOdd = hn::InterleaveUpper(d, p, q);
    const V rsEven = hn::InterleaveLower(d, r, s), rsOdd = hn::InterleaveUpper(d, r, s);
    return {hn::OddEvenBlocks(hn::SwapAdjacentBlocks(rsEven), pqEven),
            hn::OddEvenBlocks(hn::SwapAdjacentBlocks(rsOdd), pqOdd),
            hn::OddEvenBlocks(rsEven, hn::SwapAdjacentBlocks(pqEven)),
            hn::OddEvenBlocks(rsOdd, hn::SwapAdjacentBlocks(pqOdd))};
}

HWY_INLINE void scatter(const Rows& rows, double* row, const std::uint32_t* bodies) {
    const D d;
    const V prLow = hn::InterleaveLower(d, rows.x, rows.y), qsLow = hn::InterleaveUpper(d, rows.x, rows.y);
    const V prHigh = hn::InterleaveLower(d, rows.turn, rows.last);
    const V qsHigh = hn::InterleaveUpper(d, rows.turn, rows.last);
    storeTwo(hn::OddEvenBlocks(hn::SwapAdjacentBlocks(prHigh), prLow), row, bodies, 0, 4);
    storeTwo(hn::OddEvenBlocks(hn::SwapAdjacentBlocks(qsHigh), qsLow), row, bodies, 1, 5);
    storeTwo(hn::OddEvenBlocks(prHigh, hn::SwapAdjacentBlocks(prLow)), row, bodies, 2, 6);
    storeTwo(hn::OddEvenBlocks(qsHigh, hn::SwapAdjacentBlocks(qsLow)), row, bodies, 3, 7);
}

#elif HWY_MAX_BYTES >= 32

HWY_INLINE Rows gather(const double* row, const std::uint32_t* bodies) {
    const D d;
    const V p = hn::Load(d, row + stride * bodies[0]), q = hn::Load(d, row + stride * bodies[1]);
    const V r = hn::Load(d, row + stride * bodies[2]), s = hn::Load(d, row + stride * bodies[3]);
    const V pqEven = hn::InterleaveLower(d, p, q), pqOdd = hn::InterleaveUpper(d, p, q);
    const V rsEven = hn::InterleaveLower(d, r, s), rsOdd = hn::InterleaveUpper(d, r, s);
    return {hn::ConcatLowerLower(d, rsEven, pqEven), hn::ConcatLowerLower(d, rsOdd, pqOdd),
            hn::ConcatUpperUpper(d, rsEven, pqEven), hn::ConcatUpperUpper(d, rsOdd, pqOdd)};
}

HWY_INLINE void scatter(const Rows& rows, double* row, const std::uint32_t* bodies) {
    const D d;
    const V prLow = hn::InterleaveLower(d, rows.x, rows.y), qsLow = hn::InterleaveUpper(d, rows.x, rows.y);
    const V prHigh = hn::InterleaveLower(d, rows.turn, rows.last);
    const V qsHigh = hn::InterleaveUpper(d, rows.turn, rows.last);
    hn::Store(hn::ConcatLowerLower(d, prHigh, prLow), d, row + stride * bodies[0]);
    hn::Store(hn::ConcatLowerLower(d, qsHigh, qsLow), d, row + stride * bodies[1]);
    hn::Store(hn::ConcatUpperUpper(d, prHigh, prLow), d, row + stride * bodies[2]);
    hn::Store(hn::ConcatUpperUpper(d, qsHigh, qsLow), d, row + stride * bodies[3]);
}

#else

HWY_INLINE Rows gather(const double* row, const std::uint32_t* bodies) {
    const D d;
    const double* const p = row + stride * bodies[0];
    const double* const q = row + stride * bodies[1];
    const V p0 = hn::Load(d, p), p1 = hn::Load(d, p + 2), q0 = hn::Load(d, q), q1 = hn::Load(d, q + 2);
    return {hn::InterleaveLower(d, p0, q0), hn::InterleaveUpper(d, p0, q0), hn::InterleaveLower(d, p1, q1),
            hn::InterleaveUpper(d, p1, q1)};
}

HWY_INLINE void scatter(const Rows& rows, double* row, const std::uint32_t* bodies) {
    const D d;
    double* const p = row + stride * bodies[0];
    double* const q = row + stride * bodies[1];
    hn::Store(hn::InterleaveLower(d, rows.x, rows.y), d, p);
    hn::Store(hn::InterleaveLower(d, rows.turn, rows.last), d, p + 2);
    hn::Store(hn::InterleaveUpper(d, rows.x, rows.y), d, q);
    hn::Store(hn::InterleaveUpper(d, rows.turn, rows.last), d, q + 2);
}

#endif

/// Relative speed of b against a along (dx, dy), with the arms of that direction.
HWY_INLINE V relative(const Rows& a, const Rows& b, V dx, V dy, V armA, V armB) {
    const V straight = hn::Add(hn::Mul(dx, hn::Sub(b.x, a.x)), hn::Mul(dy, hn::Sub(b.y, a.y)));
    return hn::Sub(hn::Add(straight, hn::Mul(b.turn, armB)), hn::Mul(a.turn, armA));
}

/// Inverse masses and inertias of both bodies.
struct Weights {
    V massA, massB, inertiaA, inertiaB;
};

/// An impulse along (dx, dy) on b, and its opposite on a.
HWY_INLINE void apply(Rows& a, Rows& b, const Weights& inverse, V impulse, V dx, V dy, V armA, V armB) {
    const V x = hn::Mul(impulse, dx), y = hn::Mul(impulse, dy);
    a.x = hn::Sub(a.x, hn::Mul(inverse.massA, x));
    a.y = hn::Sub(a.y, hn::Mul(inverse.massA, y));
    a.turn = hn::Sub(a.turn, hn::Mul(hn::Mul(inverse.inertiaA, impulse), armA));
    b.x = hn::Add(b.x, hn::Mul(inverse.massB, x));
    b.y = hn::Add(b.y, hn::Mul(inverse.massB, y));
    b.turn = hn::Add(b.turn, hn::Mul(hn::Mul(inverse.inertiaB, impulse), armB));
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
