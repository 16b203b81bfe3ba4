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

/// The bodies of the lanes of a pack that fit into a vector, while they are solved.
struct Open {
    ContactPack* pack;
    std::size_t lane;
    Rows a, b;
};

HWY_INLINE Open open(double* rows, ContactPack& pack, std::size_t lane) {
    return {&pack, lane, gather(rows, pack.a.data() + lane), gather(rows, pack.b.data() + lane)};
}

HWY_INLINE void close(const Open& at, double* rows) {
    scatter(at.a, rows, at.pack->a.data() + at.lane);
    scatter(at.b, rows, at.pack->b.data() + at.lane);
}

/// While velocities are solved.
HWY_INLINE Weights weights(const Open& at) {
    return {at.a.last, at.b.last, load(at.pack->inverseInertiaA, at.lane),
            load(at.pack->inverseInertiaB, at.lane)};
}

/// Returns the normal impulse, which limits friction.
template <bool accumulate>
HWY_INLINE V solveNormal(Open& at, std::size_t k, V massScale, V keep) {
    const D d;
    const V nx = load(at.pack->normalX, at.lane), ny = load(at.pack->normalY, at.lane);
    const V zero = hn::Zero(d);
    PackedPoints& points = at.pack->points[k];
    const V armA = load(points.normalArmA, at.lane), armB = load(points.normalArmB, at.lane);
    const V jn = load(points.normalImpulse, at.lane);
    const V speed = hn::Add(relative(at.a, at.b, nx, ny, armA, armB), load(points.bias, at.lane));
    const V wanted = hn::Mul(hn::Mul(massScale, load(points.normalMass, at.lane)), speed);
    const V before = accumulate ? jn : zero;
    const V normal = hn::Max(zero, hn::Sub(hn::Mul(before, keep), wanted));
    const V change = hn::Sub(normal, before);
    apply(at.a, at.b, weights(at), change, nx, ny, armA, armB);
    hn::StoreU(accumulate ? normal : hn::Add(jn, change), d, points.normalImpulse.data() + at.lane);
    return normal;
}

template <bool accumulate>
HWY_INLINE void solveFriction(Open& at, std::size_t k, V normal) {
    const D d;
    PackedPoints& points = at.pack->points[k];
    const V armA = load(points.tangentArmA, at.lane), armB = load(points.tangentArmB, at.lane);
    const V jt = load(points.tangentImpulse, at.lane);
    const V tx = hn::Neg(load(at.pack->normalY, at.lane)), ty = load(at.pack->normalX, at.lane);
    const V limit = hn::Mul(load(at.pack->friction, at.lane), normal);
    const V held = accumulate ? jt : hn::Zero(d);
    const V slip = hn::Mul(load(points.tangentMass, at.lane), relative(at.a, at.b, tx, ty, armA, armB));
    const V tangent = hn::Min(hn::Max(hn::Sub(held, slip), hn::Neg(limit)), limit);
    const V change = hn::Sub(tangent, held);
    apply(at.a, at.b, weights(at), change, tx, ty, armA, armB);
    hn::StoreU(accumulate ? tangent : hn::Add(jt, change), d, points.tangentImpulse.data() + at.lane);
}

/// Solves two vectors of pairs: two chains of operations that do not wait for each other. They take turns
/// often, as the processor looks only a few dozen operations ahead.
template <bool accumulate>
HWY_INLINE void solveBoth(Open& one, Open& other, std::size_t most, V massScale, V keep) {
    for (std::size_t k = 0; k < most; ++k) {
        const V normal = solveNormal<accumulate>(one, k, massScale, keep);
        const V otherNormal = solveNormal<accumulate>(other, k, massScale, keep);
        solveFriction<accumulate>(one, k, normal);
        solveFriction<accumulate>(other, k, otherNormal);
    }
}

template <bool accumulate>
void iterateAll(RigidWork& work, double massScale, double keepShare) {
    const D d;
    const V scale = hn::Set(d, massScale), keep = hn::Set(d, keepShare);
    double* const velocities = &work.bodies.data()->vx;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        ContactPack& pack = work.packs[i];
        if (width == packLanes && pack.withNext && pack.most == work.packs[i + 1].most) {
            Open one = open(velocities, pack, 0), other = open(velocities, work.packs[++i], 0);
            solveBoth<accumulate>(one, other, pack.most, scale, keep);
            close(one, velocities);
            close(other, velocities);
            continue;
        }
        std::size_t lane = 0;
        if constexpr (2 * width <= packLanes)
            for (; lane + width < pack.used; lane += 2 * width) {
                Open one = open(velocities, pack, lane), other = open(velocities, pack, lane + width);
                solveBoth<accumulate>(one, other, pack.most, scale, keep);
                close(one, velocities);
                close(other, velocities);
            }
        for (; lane < pack.used; lane += width) {
            Open at = open(velocities, pack, lane);
            for (std::size_t k = 0; k < pack.most; ++k)
                solveFriction<accumulate>(at, k, solveNormal<accumulate>(at, k, scale, keep));
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

HWY_INLINE void correct(Open& at, std::size_t k, ContactTargets& targets, bool sums) {
    if (k >= at.pack->most) return;
    const D d;
    const ContactPack& pack = *at.pack;
    const PackedPoints& points = pack.points[k];
    const V nx = load(pack.normalX, at.lane), ny = load(pack.normalY, at.lane);
    const Weights inverse = {load(pack.inverseMassA, at.lane), load(pack.inverseMassB, at.lane), at.a.last,
                             at.b.last};
    const V armA = load(points.normalArmA, at.lane), armB = load(points.normalArmB, at.lane);
    const V missing =
        hn::Sub(load(targets.displacement[k], at.lane), relative(at.a, at.b, nx, ny, armA, armB));
    const V before = load(targets.positionImpulse[k], at.lane);
    const V sum = hn::Add(before, hn::Mul(load(points.normalMass, at.lane), missing));
    const V after = hn::Max(sums ? hn::Zero(d) : before, sum);
    apply(at.a, at.b, inverse, hn::Sub(after, before), nx, ny, armA, armB);
    hn::StoreU(after, d, targets.positionImpulse[k].data() + at.lane);
}

/// Like solveBoth().
HWY_INLINE void correctBoth(Open& one, ContactTargets& targets, Open& other, ContactTargets& otherTargets,
                            bool sums) {
    for (std::size_t k = 0; k < 2; ++k) {
        correct(one, k, targets, sums);
        correct(other, k, otherTargets, sums);
    }
}

void correctTarget(RigidWork& work, bool sums) {
    double* const displacements = &work.bodies.data()->displacementX;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        ContactPack& pack = work.packs[i];
        ContactTargets& targets = work.targets[i];
        if (width == packLanes && pack.withNext) {
            Open one = open(displacements, pack, 0);
            Open other = open(displacements, work.packs[++i], 0);
            correctBoth(one, targets, other, work.targets[i], sums);
            close(one, displacements);
            close(other, displacements);
            continue;
        }
        std::size_t lane = 0;
        if constexpr (2 * width <= packLanes)
            for (; lane + width < pack.used; lane += 2 * width) {
                Open one = open(displacements, pack, lane);
                Open other = open(displacements, pack, lane + width);
                correctBoth(one, targets, other, targets, sums);
                close(one, displacements);
                close(other, displacements);
            }
        for (; lane < pack.used; lane += width) {
            Open at = open(displacements, pack, lane);
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
