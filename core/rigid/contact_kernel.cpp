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

#include "core/rigid/body_rows-inl.h"

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

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

/// The lanes of a pack that fit into a vector, while they are solved.
struct Open {
    ContactPack* pack;
    std::size_t lane;
    Rows a, b;
    Weights inverse;
    V nx, ny, friction;
};

HWY_INLINE Open open(double* velocities, ContactPack& pack, std::size_t lane) {
    const Rows a = gather(velocities, pack.a.data() + lane), b = gather(velocities, pack.b.data() + lane);
    return {&pack,
            lane,
            a,
            b,
            {a.last, b.last, load(pack.inverseInertiaA, lane), load(pack.inverseInertiaB, lane)},
            load(pack.normalX, lane),
            load(pack.normalY, lane),
            load(pack.friction, lane)};
}

HWY_INLINE void close(const Open& at, double* rows) {
    scatter(at.a, rows, at.pack->a.data() + at.lane);
    scatter(at.b, rows, at.pack->b.data() + at.lane);
}

template <bool accumulate>
HWY_INLINE void solve(Open& at, std::size_t k, V scale, V keep) {
    if (k < at.pack->most)
        solvePoints<accumulate>(at.pack->points[k], at.lane, at.a, at.b, at.inverse, at.nx, at.ny,
                                at.friction, scale, keep);
}

template <bool accumulate>
void iterateAll(RigidWork& work, double massScale, double keepShare) {
    const D d;
    const V scale = hn::Set(d, massScale), keep = hn::Set(d, keepShare);
    double* const velocities = &work.bodies.data()->vx;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        ContactPack& pack = work.packs[i];
        if (width == packLanes && pack.withNext) {
            // Two chains of operations that do not wait for each other.
            Open one = open(velocities, pack, 0), other = open(velocities, work.packs[++i], 0);
            for (std::size_t k = 0; k < 2; ++k) {
                solve<accumulate>(one, k, scale, keep);
                solve<accumulate>(other, k, scale, keep);
            }
            close(one, velocities);
            close(other, velocities);
            continue;
        }
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            Open at = open(velocities, pack, lane);
            for (std::size_t k = 0; k < pack.most; ++k) solve<accumulate>(at, k, scale, keep);
            close(at, velocities);
        }
    }
}

void iterateTarget(RigidWork& work, bool accumulate, double massScale, double keep) {
    if (accumulate)
        iterateAll<true>(work, massScale, keep);
    else
        iterateAll<false>(work, massScale, keep);
}

HWY_INLINE Open openToCorrect(double* displacements, ContactPack& pack, std::size_t lane) {
    const Rows a = gather(displacements, pack.a.data() + lane),
               b = gather(displacements, pack.b.data() + lane);
    return {&pack,
            lane,
            a,
            b,
            {load(pack.inverseMassA, lane), load(pack.inverseMassB, lane), a.last, b.last},
            load(pack.normalX, lane),
            load(pack.normalY, lane),
            hn::Zero(D())};
}

HWY_INLINE void correct(Open& at, std::size_t k, ContactTargets& targets, bool sums) {
    if (k >= at.pack->most) return;
    const D d;
    const PackedPoints& points = at.pack->points[k];
    const V armA = load(points.normalArmA, at.lane), armB = load(points.normalArmB, at.lane);
    const V missing =
        hn::Sub(load(targets.displacement[k], at.lane), relative(at.a, at.b, at.nx, at.ny, armA, armB));
    const V before = load(targets.positionImpulse[k], at.lane);
    const V sum = hn::Add(before, hn::Mul(load(points.normalMass, at.lane), missing));
    const V after = hn::Max(sums ? hn::Zero(d) : before, sum);
    apply(at.a, at.b, at.inverse, hn::Sub(after, before), at.nx, at.ny, armA, armB);
    hn::StoreU(after, d, targets.positionImpulse[k].data() + at.lane);
}

void correctTarget(RigidWork& work, bool sums) {
    double* const displacements = &work.bodies.data()->displacementX;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        ContactPack& pack = work.packs[i];
        ContactTargets& targets = work.targets[i];
        if (width == packLanes && pack.withNext) {
            Open one = openToCorrect(displacements, pack, 0);
            Open other = openToCorrect(displacements, work.packs[++i], 0);
            for (std::size_t k = 0; k < 2; ++k) {
                correct(one, k, targets, sums);
                correct(other, k, work.targets[i], sums);
            }
            close(one, displacements);
            close(other, displacements);
            continue;
        }
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            Open at = openToCorrect(displacements, pack, lane);
            for (std::size_t k = 0; k < pack.most; ++k) correct(at, k, targets, sums);
            close(at, displacements);
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
