// SPDX-License-Identifier: GPL-3.0-or-later
// Text: solveNormal(), solveFriction() and solvePosition() of core/rigid/pair/contact.h, contact after
// contact.
//
// Job: `timestep run` of a pyramid of 44 rows.
//
// Gain: 1.75 (120 steps with all columns: 0.313 -> 0.179 s); 80 rows: 1.45 to 1.56; a pile of 5,000
// boxes: 1.68.
//
// A vector holds one number of two, four or eight pairs of bodies. Highway compiles this file once for each
// set of vector instructions (foreach_target.h) and chooses one version at run time.
#include "core/kernels/contact_packs.h"

#include <algorithm>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/contact_packs_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Pack = ContactPacks::Pack;
using Points = ContactPacks::Points;
using Lanes = ContactPacks::Lanes;

// One lane at a time if the length of vectors is not known at compile time; otherwise two, four or eight.
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

/// A row of SolverBody of `width` bodies: velocities and inverse mass, or displacements and inverse inertia.
struct Rows {
    V x, y, turn, last;
};

HWY_INLINE V load(const Lanes& lanes, std::size_t lane) {
    return hn::LoadU(D(), lanes.data() + lane);
}
HWY_INLINE void store(V numbers, Lanes& lanes, std::size_t lane) {
    hn::StoreU(numbers, D(), lanes.data() + lane);
}

// gather and scatter: `row` points to the row of the first body.
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

/// The pairs of a pack from `lane` on, as many as fit into a vector, while they are solved.
struct Pairs {
    Pack* pack;
    std::size_t lane;
    Rows a, b;
};

HWY_INLINE Pairs gatherPairs(double* rows, Pack& pack, std::size_t lane) {
    return {&pack, lane, gather(rows, pack.a.data() + lane), gather(rows, pack.b.data() + lane)};
}
HWY_INLINE void scatterPairs(const Pairs& pairs, double* rows) {
    scatter(pairs.a, rows, pairs.pack->toA.data() + pairs.lane);
    scatter(pairs.b, rows, pairs.pack->toB.data() + pairs.lane);
}

/// velocityAlong() or displacementAlong() an axis (dx, dy).
HWY_INLINE V relative(const Pairs& pairs, V dx, V dy, V armA, V armB) {
    const Rows &a = pairs.a, &b = pairs.b;
    const V straight = hn::Add(hn::Mul(dx, hn::Sub(b.x, a.x)), hn::Mul(dy, hn::Sub(b.y, a.y)));
    return hn::Sub(hn::Add(straight, hn::Mul(b.turn, armB)), hn::Mul(a.turn, armA));
}

/// Inverse masses and inertias of both bodies.
struct Weights {
    V massA, massB, inertiaA, inertiaB;
};

/// applyImpulse().
HWY_INLINE void apply(Pairs& pairs, const Weights& inverse, V impulse, V dx, V dy, V armA, V armB) {
    Rows &a = pairs.a, &b = pairs.b;
    const V x = hn::Mul(impulse, dx), y = hn::Mul(impulse, dy);
    a.x = hn::Sub(a.x, hn::Mul(inverse.massA, x));
    a.y = hn::Sub(a.y, hn::Mul(inverse.massA, y));
    a.turn = hn::Sub(a.turn, hn::Mul(hn::Mul(inverse.inertiaA, impulse), armA));
    b.x = hn::Add(b.x, hn::Mul(inverse.massB, x));
    b.y = hn::Add(b.y, hn::Mul(inverse.massB, y));
    b.turn = hn::Add(b.turn, hn::Mul(hn::Mul(inverse.inertiaB, impulse), armB));
}

/// solveNormal() and solveFriction().
struct Solve {
    V massScale, keep;

    HWY_INLINE void operator()(Pairs& pairs, std::size_t k) const {
        const D d;
        Pack& pack = *pairs.pack;
        Points& points = pack.points[k];
        const std::size_t lane = pairs.lane;
        const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane), zero = hn::Zero(d);
        const Weights inverse = {pairs.a.last, pairs.b.last, load(pack.inverseInertiaA, lane),
                                 load(pack.inverseInertiaB, lane)};
        const V normalA = load(points.normalArmA, lane), normalB = load(points.normalArmB, lane);
        const V vn = relative(pairs, nx, ny, normalA, normalB), oldNormal = load(points.normalImpulse, lane);
        const V wanted =
            hn::Mul(hn::Mul(massScale, load(points.normalMass, lane)), hn::Add(vn, load(points.bias, lane)));
        const V normal = hn::Max(zero, hn::Sub(hn::Mul(oldNormal, keep), wanted));
        apply(pairs, inverse, hn::Sub(normal, oldNormal), nx, ny, normalA, normalB);
        store(normal, points.normalImpulse, lane);

        const V tx = hn::Neg(ny), ty = nx;
        const V tangentA = load(points.tangentArmA, lane), tangentB = load(points.tangentArmB, lane);
        const V vt = relative(pairs, tx, ty, tangentA, tangentB);
        const V oldTangent = load(points.tangentImpulse, lane);
        const V most = hn::Mul(load(pack.friction, lane), normal);
        const V free = hn::Sub(oldTangent, hn::Mul(load(points.tangentMass, lane), vt));
        const V tangent = hn::Min(hn::Max(free, hn::Neg(most)), most);
        apply(pairs, inverse, hn::Sub(tangent, oldTangent), tx, ty, tangentA, tangentB);
        store(tangent, points.tangentImpulse, lane);
    }
};

/// solvePosition() with accumulated impulses.
struct Correct {
    HWY_INLINE void operator()(Pairs& pairs, std::size_t k) const {
        const D d;
        Pack& pack = *pairs.pack;
        Points& points = pack.points[k];
        const std::size_t lane = pairs.lane;
        const V nx = load(pack.normalX, lane), ny = load(pack.normalY, lane);
        const Weights inverse = {load(pack.inverseMassA, lane), load(pack.inverseMassB, lane), pairs.a.last,
                                 pairs.b.last};
        const V armA = load(points.normalArmA, lane), armB = load(points.normalArmB, lane);
        const V missing = hn::Sub(load(points.targetDisplacement, lane), relative(pairs, nx, ny, armA, armB));
        const V old = load(points.positionImpulse, lane);
        const V sum = hn::Max(hn::Zero(d), hn::Add(old, hn::Mul(load(points.normalMass, lane), missing)));
        apply(pairs, inverse, hn::Sub(sum, old), nx, ny, armA, armB);
        store(sum, points.positionImpulse, lane);
    }
};

/// Visits all contacts. Two vectors of pairs alternate: their chains of operations do not wait for each
/// other.
template <typename Rule>
HWY_INLINE void eachPack(std::span<Pack> packs, double* rows, const Rule& rule) {
    for (std::size_t i = 0; i < packs.size(); ++i) {
        Pack& pack = packs[i];
        const bool both = width == ContactPacks::lanes && pack.withNext && pack.most == packs[i + 1].most;
        for (std::size_t lane = 0; lane < pack.used; lane += 2 * width) {
            Pairs one = gatherPairs(rows, pack, lane);
            if (!both && lane + width >= pack.used) {
                for (std::size_t k = 0; k < pack.most; ++k) rule(one, k);
                scatterPairs(one, rows);
                break;
            }
            Pairs other = both ? gatherPairs(rows, packs[++i], 0) : gatherPairs(rows, pack, lane + width);
            for (std::size_t k = 0; k < pack.most; ++k) {
                rule(one, k);
                rule(other, k);
            }
            scatterPairs(one, rows);
            scatterPairs(other, rows);
        }
    }
}

void solveTarget(std::span<Pack> packs, std::span<SolverBody> bodies, Stiffness stiffness) {
    const D d;
    eachPack(packs, &bodies.data()->vx, Solve{hn::Set(d, stiffness.massScale), hn::Set(d, stiffness.keep)});
}

void correctTarget(std::span<Pack> packs, std::span<SolverBody> bodies) {
    eachPack(packs, &bodies.data()->displacementX, Correct{});
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

namespace {

HWY_EXPORT(solveTarget);
HWY_EXPORT(correctTarget);

} // namespace

std::size_t ContactPacks::arrange(std::span<BodyPair> pairs, std::vector<SolverBody>& bodies) {
    // Solved by rising rank, the pairs of every body keep their order, so the result is the same.
    next_.assign(bodies.size(), 0);
    ranks_.clear();
    place_.clear();
    for (const BodyPair& pair : pairs) {
        const bool movesA = bodies[pair.a].moves(), movesB = bodies[pair.b].moves();
        const std::uint32_t rank = std::max(movesA ? next_[pair.a] : 0, movesB ? next_[pair.b] : 0);
        if (movesA) next_[pair.a] = rank + 1;
        if (movesB) next_[pair.b] = rank + 1;
        if (rank == place_.size()) place_.push_back(0);
        ++place_[rank];
        ranks_.push_back(rank);
    }
    rankEnds_.clear();
    std::size_t packs = 0; // each rank begins a new pack
    for (const std::uint32_t count : place_) rankEnds_.push_back(packs += (count + lanes - 1) / lanes);
    packs_.resize(packs);
    Pack* next = packs_.data();
    std::uint32_t begin = 0;
    for (std::uint32_t& place : place_) {
        const std::uint32_t count = place;
        place = begin;
        begin += count;
        for (std::uint32_t i = 0; i < count; i += lanes) {
            Pack& pack = *next++;
            pack.used = std::min(lanes, count - i);
            pack.withNext = i % (2 * lanes) == 0 && i + lanes < count;
        }
    }
    unsorted_.assign(pairs.begin(), pairs.end());
    for (std::size_t i = 0; i < pairs.size(); ++i) pairs[place_[ranks_[i]]++] = unsorted_[i];
    // Empty lanes read a body without mass, the last one. What does not move is not written, because several
    // packs of a rank may read it: such lanes write to a body of their pack, so that no pack waits for
    // another.
    const BodyPair* pair = pairs.data();
    const auto empty = static_cast<std::uint32_t>(bodies.size() - 1);
    std::uint32_t firstContact = 0;
    for (Pack& pack : packs_) {
        const auto instead = static_cast<std::uint32_t>(bodies.size());
        bool writes = pack.used == lanes; // to moving bodies only
        pack.a.fill(empty);
        pack.b.fill(empty);
        pack.toA.fill(instead);
        pack.toB.fill(instead);
        pack.count.fill(0);
        pack.most = 1;
        pack.firstPair = static_cast<std::uint32_t>(pair - pairs.data());
        pack.firstContact = firstContact;
        for (std::uint32_t lane = 0; lane < pack.used; ++lane, ++pair) {
            const bool movesA = bodies[pair->a].moves(), movesB = bodies[pair->b].moves();
            pack.a[lane] = pair->a;
            pack.b[lane] = pair->b;
            if (movesA) pack.toA[lane] = pair->a;
            if (movesB) pack.toB[lane] = pair->b;
            writes = writes && movesA && movesB;
            pack.count[lane] = pair->count;
            pack.most = std::max(pack.most, pair->count);
            firstContact += pair->count;
        }
        pack.endContact = firstContact;
        if (!writes) bodies.emplace_back();
    }
    loaded_ = false;
    return packs;
}

void ContactPacks::warmStart(std::span<const SolverContact> contacts, std::span<SolverBody> bodies) {
    eachRank([&](std::span<const Pack> packs) {
        for (const Pack& pack : packs) {
            const SolverContact* contact = contacts.data() + pack.firstContact;
            for (std::uint32_t lane = 0; lane < pack.used; ++lane)
                for (std::uint32_t k = 0; k < pack.count[lane]; ++k, ++contact)
                    applyImpulses(*contact, contact->normalImpulse, contact->tangentImpulse,
                                  bodies[pack.toA[lane]], bodies[pack.toB[lane]]);
        }
    });
}

void ContactPacks::load(std::span<const SolverContact> contacts, std::span<const SolverBody> bodies) {
    eachRank([&](std::span<Pack> packs) {
        for (Pack& pack : packs) {
            const SolverContact* contact = contacts.data() + pack.firstContact;
            for (std::uint32_t lane = 0; lane < lanes; ++lane) {
                static constexpr SolverContact
                    none; // it has no masses and no impulses, so no iteration changes it
                const SolverContact& first = pack.count[lane] > 0 ? *contact : none;
                if (!loaded_) {
                    pack.normalX[lane] = first.normal.d.x;
                    pack.normalY[lane] = first.normal.d.y;
                    pack.friction[lane] = first.friction;
                    pack.inverseMassA[lane] = bodies[pack.a[lane]].inverseMass;
                    pack.inverseMassB[lane] = bodies[pack.b[lane]].inverseMass;
                    pack.inverseInertiaA[lane] = bodies[pack.a[lane]].inverseInertia;
                    pack.inverseInertiaB[lane] = bodies[pack.b[lane]].inverseInertia;
                }
                for (std::uint32_t k = 0; k < pack.most; ++k) {
                    const SolverContact& from = k < pack.count[lane] ? *contact++ : none;
                    Points& to = pack.points[k];
                    to.bias[lane] = from.bias;
                    to.normalImpulse[lane] = from.normalImpulse;
                    to.tangentImpulse[lane] = from.tangentImpulse;
                    to.targetDisplacement[lane] = from.targetDisplacement;
                    to.positionImpulse[lane] = from.positionImpulse;
                    if (loaded_) continue;
                    to.normalArmA[lane] = from.normal.armA;
                    to.normalArmB[lane] = from.normal.armB;
                    to.tangentArmA[lane] = from.tangent.armA;
                    to.tangentArmB[lane] = from.tangent.armB;
                    to.normalMass[lane] = from.normal.mass;
                    to.tangentMass[lane] = from.tangent.mass;
                }
            }
        }
    });
    loaded_ = true;
}

void ContactPacks::store(std::span<SolverContact> contacts) {
    eachRank([&](std::span<const Pack> packs) {
        for (const Pack& pack : packs) {
            SolverContact* to = contacts.data() + pack.firstContact;
            for (std::uint32_t lane = 0; lane < pack.used; ++lane)
                for (std::uint32_t k = 0; k < pack.count[lane]; ++k, ++to) {
                    to->normalImpulse = pack.points[k].normalImpulse[lane];
                    to->tangentImpulse = pack.points[k].tangentImpulse[lane];
                    to->positionImpulse = pack.points[k].positionImpulse[lane];
                }
        }
    });
}

void ContactPacks::solve(std::span<SolverBody> bodies, Stiffness stiffness) {
    eachRank([&](std::span<Pack> packs) { HWY_DYNAMIC_DISPATCH(solveTarget)(packs, bodies, stiffness); });
}

void ContactPacks::correct(std::span<SolverBody> bodies) {
    eachRank([&](std::span<Pack> packs) { HWY_DYNAMIC_DISPATCH(correctTarget)(packs, bodies); });
}

} // namespace timestep

#endif
