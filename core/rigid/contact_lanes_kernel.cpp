// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed once per contact and (sub)step, for the contacts of a pack at once. Highway compiles this
// file once for each set of vector instructions (foreach_target.h) and chooses one version at run time; the
// results are the same.
#include "core/rigid/rigid_work.h"

#include <cstddef>
#include <cstdint>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/rigid/contact_lanes_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

#include "core/rigid/body_rows-inl.h"

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

HWY_INLINE void store(V numbers, Lanes& lanes, std::size_t lane) {
    hn::StoreU(numbers, D(), lanes.data() + lane);
}

/// std::max() and std::min(), also for numbers that are not comparable and for zeros of both signs.
HWY_INLINE V larger(V a, V b) {
    return hn::IfThenElse(hn::Lt(a, b), b, a);
}
HWY_INLINE V smaller(V a, V b) {
    return hn::IfThenElse(hn::Lt(b, a), b, a);
}

/// 1 / (1/mA + 1/mB + (rA × d)²/IA + (rB × d)²/IB), or 0.
HWY_INLINE V effectiveMass(const Weights& inverse, V armA, V armB) {
    const D d;
    const V masses = hn::Add(inverse.massA, inverse.massB);
    const V withA = hn::Add(masses, hn::Mul(hn::Mul(armA, armA), inverse.inertiaA));
    const V k = hn::Add(withA, hn::Mul(hn::Mul(armB, armB), inverse.inertiaB));
    return hn::IfThenElseZero(hn::Gt(k, hn::Zero(d)), hn::Div(hn::Set(d, 1), k));
}

void armsTarget(ContactPack& pack, const std::array<ContactArms, 2>& arms) {
    for (std::size_t lane = 0; lane < pack.used; lane += width) {
        const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
        const V tx = hn::Neg(ny), ty = nx;
        const Weights inverse = {load(pack.inverseMassA, lane), load(pack.inverseMassB, lane),
                                 load(pack.inverseInertiaA, lane), load(pack.inverseInertiaB, lane)};
        store(hn::Sqrt(load(pack.friction, lane)), pack.friction, lane);
        for (std::size_t k = 0; k < pack.most; ++k) {
            PackedPoints& points = pack.points[k];
            const V ax = load(arms[k].aX, lane), ay = load(arms[k].aY, lane);
            const V bx = load(arms[k].bX, lane), by = load(arms[k].bY, lane);
            const V normalA = hn::Sub(hn::Mul(ax, ny), hn::Mul(ay, nx));
            const V normalB = hn::Sub(hn::Mul(bx, ny), hn::Mul(by, nx));
            const V tangentA = hn::Sub(hn::Mul(ax, ty), hn::Mul(ay, tx));
            const V tangentB = hn::Sub(hn::Mul(bx, ty), hn::Mul(by, tx));
            store(normalA, points.normalArmA, lane);
            store(normalB, points.normalArmB, lane);
            store(tangentA, points.tangentArmA, lane);
            store(tangentB, points.tangentArmB, lane);
            store(effectiveMass(inverse, normalA, normalB), points.normalMass, lane);
            store(effectiveMass(inverse, tangentA, tangentB), points.tangentMass, lane);
        }
    }
}

void approachTarget(RigidWork& work) {
    double* const velocities = &work.bodies.data()->vx;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        const ContactPack& pack = work.packs[i];
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            const Rows a = gather(velocities, pack.a.data() + lane);
            const Rows b = gather(velocities, pack.b.data() + lane);
            const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
            for (std::size_t k = 0; k < pack.most; ++k)
                store(relative(a, b, nx, ny, load(pack.points[k].normalArmA, lane),
                               load(pack.points[k].normalArmB, lane)),
                      work.targets[i].approach[k], lane);
        }
    }
}

void biasTarget(RigidWork& work, const BiasRule& rule) {
    const D d;
    const V zero = hn::Zero(d), slop = hn::Set(d, rule.slop), share = hn::Set(d, rule.share);
    const V fastest = hn::Set(d, rule.fastest), factor = hn::Set(d, rule.displacement),
            h = hn::Set(d, rule.h);
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        ContactPack& pack = work.packs[i];
        ContactTargets& targets = work.targets[i];
        for (std::size_t lane = 0; lane < pack.used; lane += width)
            for (std::size_t k = 0; k < pack.most; ++k) {
                const V separation = load(targets.separation[k], lane);
                const V overlap = larger(zero, hn::Neg(hn::Add(separation, slop)));
                store(hn::Mul(factor, overlap), targets.displacement[k], lane);
                store(zero, targets.positionImpulse[k], lane);
                V speed = smaller(hn::Mul(share, overlap), fastest);
                if (rule.bounces) speed = larger(speed, load(targets.bounce[k], lane));
                // An open contact may close during the step, but no further.
                const V open = hn::Div(larger(zero, separation), h);
                store(hn::Sub(open, speed), pack.points[k].bias, lane);
            }
    }
}

void warmTarget(RigidWork& work) {
    double* const velocities = &work.bodies.data()->vx;
    for (const ContactPack& pack : work.packs)
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            Rows a = gather(velocities, pack.a.data() + lane), b = gather(velocities, pack.b.data() + lane);
            const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
            const V inertiaA = load(pack.inverseInertiaA, lane), inertiaB = load(pack.inverseInertiaB, lane);
            for (std::size_t k = 0; k < pack.most; ++k) {
                const PackedPoints& points = pack.points[k];
                const V normal = load(points.normalImpulse, lane),
                        tangent = load(points.tangentImpulse, lane);
                const V x = hn::Sub(hn::Mul(normal, nx), hn::Mul(tangent, ny));
                const V y = hn::Add(hn::Mul(normal, ny), hn::Mul(tangent, nx));
                const V turnA = hn::Add(hn::Mul(normal, load(points.normalArmA, lane)),
                                        hn::Mul(tangent, load(points.tangentArmA, lane)));
                const V turnB = hn::Add(hn::Mul(normal, load(points.normalArmB, lane)),
                                        hn::Mul(tangent, load(points.tangentArmB, lane)));
                a.x = hn::Sub(a.x, hn::Mul(a.last, x));
                a.y = hn::Sub(a.y, hn::Mul(a.last, y));
                a.turn = hn::Sub(a.turn, hn::Mul(inertiaA, turnA));
                b.x = hn::Add(b.x, hn::Mul(b.last, x));
                b.y = hn::Add(b.y, hn::Mul(b.last, y));
                b.turn = hn::Add(b.turn, hn::Mul(inertiaB, turnB));
            }
            scatter(a, velocities, pack.a.data() + lane);
            scatter(b, velocities, pack.b.data() + lane);
        }
}

bool goalTarget(RigidWork& work, double h, bool velocityCounts) {
    const D d;
    const V zero = hn::Zero(d), time = hn::Set(d, h);
    double* const velocities = &work.bodies.data()->vx;
    bool any = false;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        const ContactPack& pack = work.packs[i];
        ContactTargets& targets = work.targets[i];
        for (std::size_t lane = 0; lane < pack.used; lane += width) {
            bool open = false;
            for (std::size_t k = 0; k < pack.most; ++k)
                open = open || !hn::AllFalse(d, hn::Gt(load(targets.displacement[k], lane), zero));
            if (!open) continue;
            if (!velocityCounts) return true;
            const Rows a = gather(velocities, pack.a.data() + lane);
            const Rows b = gather(velocities, pack.b.data() + lane);
            const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
            for (std::size_t k = 0; k < pack.most; ++k) {
                const V goal = load(targets.displacement[k], lane);
                const V speed = relative(a, b, nx, ny, load(pack.points[k].normalArmA, lane),
                                         load(pack.points[k].normalArmB, lane));
                const V left = larger(zero, hn::Sub(goal, larger(zero, hn::Mul(time, speed))));
                const V now = hn::IfThenElse(hn::Gt(goal, zero), left, goal);
                store(now, targets.displacement[k], lane);
                any = any || !hn::AllFalse(d, hn::Gt(now, zero));
            }
        }
    }
    return any;
}

bool bounceTarget(RigidWork& work) {
    const D d;
    const V zero = hn::Zero(d);
    bool any = false;
    for (std::size_t i = 0; i < work.packs.size(); ++i) {
        ContactPack& pack = work.packs[i];
        for (std::size_t lane = 0; lane < pack.used; lane += width)
            for (std::size_t k = 0; k < pack.most; ++k) {
                PackedPoints& points = pack.points[k];
                // A contact without a normal impulse was separated by others before the impact and does not
                // bounce.
                const V bounce = hn::IfThenElseZero(hn::Gt(load(points.normalImpulse, lane), zero),
                                                    load(work.targets[i].bounce[k], lane));
                store(smaller(load(points.bias, lane), hn::Neg(bounce)), points.bias, lane);
                any = any || !hn::AllFalse(d, hn::Gt(bounce, zero));
            }
    }
    return any;
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

namespace {
HWY_EXPORT(armsTarget);
HWY_EXPORT(approachTarget);
HWY_EXPORT(biasTarget);
HWY_EXPORT(warmTarget);
HWY_EXPORT(goalTarget);
HWY_EXPORT(bounceTarget);
} // namespace

void setUpMasses(ContactPack& pack, const std::array<ContactArms, 2>& arms) {
    HWY_DYNAMIC_DISPATCH(armsTarget)(pack, arms);
}

void measureApproaches(RigidWork& work) {
    HWY_DYNAMIC_DISPATCH(approachTarget)(work);
}

void biasPacks(RigidWork& work, const BiasRule& rule) {
    HWY_DYNAMIC_DISPATCH(biasTarget)(work, rule);
}

void warmStartPacks(RigidWork& work) {
    HWY_DYNAMIC_DISPATCH(warmTarget)(work);
}

bool reduceGoals(RigidWork& work, double h, bool velocityCounts) {
    return HWY_DYNAMIC_DISPATCH(goalTarget)(work, h, velocityCounts);
}

bool bouncePacks(RigidWork& work) {
    return HWY_DYNAMIC_DISPATCH(bounceTarget)(work);
}

} // namespace timestep

#endif
