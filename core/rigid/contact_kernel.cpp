// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses one
// version at run time. The versions differ only in the number of lanes computed at once, not in their
// results.
#include "core/rigid/rigid_work.h"

#include <cstddef>
#include <cstdint>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/rigid/contact_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// One lane at a time if the length of vectors is not known at compile time, otherwise two or four.
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
using D = hn::FixedTag<double, 1>;
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

template <bool accumulate>
HWY_INLINE void solvePoints(PackedPoints& points, std::size_t lane, Rows& a, Rows& b, const Weights& inverse,
                            V nx, V ny, V friction, V massScale, V keep) {
    const D d;
    const V zero = hn::Zero(d);
    const V normalA = load(points.normalArmA, lane), normalB = load(points.normalArmB, lane);
    const V jn = load(points.normalImpulse, lane), jt = load(points.tangentImpulse, lane);
    const V open = hn::Add(relative(a, b, nx, ny, normalA, normalB), load(points.bias, lane));
    const V wanted = hn::Mul(hn::Mul(massScale, load(points.normalMass, lane)), open);
    const V before = accumulate ? jn : zero;
    const V normal = hn::Max(zero, hn::Sub(hn::Mul(before, keep), wanted));
    const V normalChange = hn::Sub(normal, before);
    apply(a, b, inverse, normalChange, nx, ny, normalA, normalB);
    hn::StoreU(accumulate ? normal : hn::Add(jn, normalChange), d, points.normalImpulse.data() + lane);

    const V tangentA = load(points.tangentArmA, lane), tangentB = load(points.tangentArmB, lane);
    const V tx = hn::Neg(ny), ty = nx;
    const V limit = hn::Mul(friction, normal);
    const V held = accumulate ? jt : zero;
    const V slip = hn::Mul(load(points.tangentMass, lane), relative(a, b, tx, ty, tangentA, tangentB));
    const V tangent = hn::Min(hn::Max(hn::Sub(held, slip), hn::Neg(limit)), limit);
    const V tangentChange = hn::Sub(tangent, held);
    apply(a, b, inverse, tangentChange, tx, ty, tangentA, tangentB);
    hn::StoreU(accumulate ? tangent : hn::Add(jt, tangentChange), d, points.tangentImpulse.data() + lane);
}

template <bool accumulate>
void iterateAll(RigidWork& work, double massScale, double keepShare) {
    const D d;
    const V scale = hn::Set(d, massScale), keep = hn::Set(d, keepShare);
    double* const velocities = &work.bodies.data()->vx;
    for (ContactPack& pack : work.packs)
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            Rows a = gather(velocities, pack.a.data() + lane), b = gather(velocities, pack.b.data() + lane);
            const Weights inverse = {a.last, b.last, load(pack.inverseInertiaA, lane),
                                     load(pack.inverseInertiaB, lane)};
            const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
            const V friction = load(pack.friction, lane);
            for (std::size_t k = 0; k < pack.most; ++k)
                solvePoints<accumulate>(pack.points[k], lane, a, b, inverse, nx, ny, friction, scale, keep);
            scatter(a, velocities, pack.a.data() + lane);
            scatter(b, velocities, pack.b.data() + lane);
        }
}

void iterateTarget(RigidWork& work, bool accumulate, double massScale, double keep) {
    if (accumulate)
        iterateAll<true>(work, massScale, keep);
    else
        iterateAll<false>(work, massScale, keep);
}

void correctTarget(RigidWork& work, bool sums) {
    const D d;
    double* const displacements = &work.bodies.data()->displacementX;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        const ContactPack& pack = work.packs[i];
        ContactTargets& targets = work.targets[i];
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            Rows a = gather(displacements, pack.a.data() + lane),
                 b = gather(displacements, pack.b.data() + lane);
            const Weights inverse = {load(pack.inverseMassA, lane), load(pack.inverseMassB, lane), a.last,
                                     b.last};
            const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
            for (std::size_t k = 0; k < pack.most; ++k) {
                const PackedPoints& points = pack.points[k];
                const V armA = load(points.normalArmA, lane), armB = load(points.normalArmB, lane);
                const V missing =
                    hn::Sub(load(targets.displacement[k], lane), relative(a, b, nx, ny, armA, armB));
                const V before = load(targets.positionImpulse[k], lane);
                const V sum = hn::Add(before, hn::Mul(load(points.normalMass, lane), missing));
                const V after = hn::Max(sums ? hn::Zero(d) : before, sum);
                apply(a, b, inverse, hn::Sub(after, before), nx, ny, armA, armB);
                hn::StoreU(after, d, targets.positionImpulse[k].data() + lane);
            }
            scatter(a, displacements, pack.a.data() + lane);
            scatter(b, displacements, pack.b.data() + lane);
        }
    }
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

namespace {
HWY_EXPORT(iterateTarget);
HWY_EXPORT(correctTarget);
} // namespace

void iteratePacks(RigidWork& work, bool accumulate, double massScale, double keep) {
    HWY_DYNAMIC_DISPATCH(iterateTarget)(work, accumulate, massScale, keep);
}

void correctPacks(RigidWork& work, bool sums) {
    HWY_DYNAMIC_DISPATCH(correctTarget)(work, sums);
}

} // namespace timestep

#endif
