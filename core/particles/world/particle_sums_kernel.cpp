// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/particles/world/lane_sums.h"
#include "core/particles/world/particle_sums.h"

#include <algorithm>
#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/particles/world/particle_sums_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

#ifndef TIMESTEP_PARTICLE_SUMS_ARGUMENTS
#define TIMESTEP_PARTICLE_SUMS_ARGUMENTS
namespace timestep {

/// What the loops read: n particles.
struct SumArguments {
    std::size_t n;
    const double *x, *y, *previousX, *previousY, *moving, *free;
};

/// Displacements become (x - p) ratio + push.
struct UpdateArguments {
    double ratio, pushX, pushY;
};

/// Partial sums of ParticleSums.
struct SumParts {
    LaneSums squares = {}, momentX = {}, momentY = {}, freeX = {}, freeY = {};
};

} // namespace timestep
#endif

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// Partial sums, `lanes` of them in a vector.
template <class D>
struct Parts {
    static constexpr std::size_t lanes = hn::MaxLanes(D()), blocks = sumLanes / lanes;
    using V = hn::Vec<D>;
    V squares[blocks], momentX[blocks], momentY[blocks], freeX[blocks], freeY[blocks];
};

/// Numbers of as many particles as there are lanes; masses of 0 leave out what they multiply, whatever it is.
template <class D, class V = hn::Vec<D>>
V massTimes(D d, V mass, V value) {
    return hn::IfThenElseZero(hn::Ne(mass, hn::Zero(d)), hn::Mul(mass, value));
}

template <bool updates>
void sumParticles(const SumArguments& of, const UpdateArguments& update, bool allFree, SumParts& parts) {
    const hn::CappedTag<double, sumLanes> d;
    using P = Parts<decltype(d)>;
    using V = typename P::V;
    const V zero = hn::Zero(d);
    P sums;
    for (std::size_t b = 0; b < P::blocks; ++b)
        sums.squares[b] = sums.momentX[b] = sums.momentY[b] = sums.freeX[b] = sums.freeY[b] = zero;
    const auto add = [&](std::size_t b, V x, V y, V px, V py, V moving, V free) HWY_ATTR {
        V dx = hn::Sub(x, px);
        V dy = hn::Sub(y, py);
        if constexpr (updates) {
            const V ratio = hn::Set(d, update.ratio);
            dx = hn::Mul(dx, ratio);
            dy = hn::Mul(dy, ratio);
            const auto goes = hn::Ne(free, zero);
            dx = hn::IfThenElse(goes, hn::Add(dx, hn::Set(d, update.pushX)), dx);
            dy = hn::IfThenElse(goes, hn::Add(dy, hn::Set(d, update.pushY)), dy);
            x = hn::IfThenElse(goes, hn::Add(x, dx), x);
            y = hn::IfThenElse(goes, hn::Add(y, dy), y);
        }
        const V squared = hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy));
        sums.squares[b] = hn::Add(sums.squares[b], massTimes(d, moving, squared));
        sums.momentX[b] = hn::Add(sums.momentX[b], massTimes(d, moving, x));
        sums.momentY[b] = hn::Add(sums.momentY[b], massTimes(d, moving, y));
        if (updates || allFree) return;
        sums.freeX[b] = hn::Add(sums.freeX[b], massTimes(d, free, x));
        sums.freeY[b] = hn::Add(sums.freeY[b], massTimes(d, free, y));
    };
    std::size_t i = 0;
    for (; i + sumLanes <= of.n; i += sumLanes)
        for (std::size_t b = 0; b < P::blocks; ++b) {
            const std::size_t at = i + b * P::lanes;
            add(b, hn::LoadU(d, of.x + at), hn::LoadU(d, of.y + at), hn::LoadU(d, of.previousX + at),
                hn::LoadU(d, of.previousY + at), hn::LoadU(d, of.moving + at), hn::LoadU(d, of.free + at));
        }
    if (i < of.n) { // the rest, filled up with masses of 0
        double rest[6][sumLanes] = {};
        const double* const from[6] = {of.x, of.y, of.previousX, of.previousY, of.moving, of.free};
        for (std::size_t list = 0; list < 6; ++list)
            for (std::size_t k = 0; i + k < of.n; ++k) rest[list][k] = from[list][i + k];
        for (std::size_t b = 0; b < P::blocks; ++b) {
            const auto load = [&](std::size_t list)
                                  HWY_ATTR { return hn::LoadU(d, rest[list] + b * P::lanes); };
            add(b, load(0), load(1), load(2), load(3), load(4), load(5));
        }
    }
    for (std::size_t b = 0; b < P::blocks; ++b) {
        const std::size_t at = b * P::lanes;
        hn::StoreU(sums.squares[b], d, parts.squares.data() + at);
        hn::StoreU(sums.momentX[b], d, parts.momentX.data() + at);
        hn::StoreU(sums.momentY[b], d, parts.momentY.data() + at);
        hn::StoreU(sums.freeX[b], d, parts.freeX.data() + at);
        hn::StoreU(sums.freeY[b], d, parts.freeY.data() + at);
    }
}

void sumPresent(const SumArguments& of, bool allFree, SumParts& parts) {
    sumParticles<false>(of, {}, allFree, parts);
}

void sumUpdated(const SumArguments& of, const UpdateArguments& update, SumParts& parts) {
    sumParticles<true>(of, update, true, parts);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(sumPresent);
HWY_EXPORT(sumUpdated);

void ParticleMasses::follow(const World& world) {
    if (flags_ == world.flags && inverseMass_ == world.inverseMass) return;
    flags_ = world.flags;
    inverseMass_ = world.inverseMass;
    const std::size_t n = world.particles();
    moving_.resize(n);
    free_.resize(n);
    held_ = false;
    total_ = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const bool moves = !(world.flags[i] & Pinned) && world.inverseMass[i] > 0;
        moving_[i] = moves ? 1 / world.inverseMass[i] : 0;
        free_[i] = world.isFixed(i) ? 0 : moving_[i];
        held_ = held_ || free_[i] != moving_[i];
        total_ += moving_[i];
    }
}

namespace {

/// Number of particles up to which a plain loop is faster than vectors, whose last one it need not fill up.
constexpr std::size_t fewParticles = 24;

/// What one particle adds.
struct SumTerms {
    double square = 0, x = 0, y = 0, freeX = 0, freeY = 0;
};

template <bool updates, bool sumsFree>
SumTerms termsOf(const SumArguments& of, const UpdateArguments& update, std::size_t i) {
    double x = of.x[i], y = of.y[i], dx = x - of.previousX[i], dy = y - of.previousY[i];
    const double moving = of.moving[i];
    [[maybe_unused]] const double free = of.free[i];
    SumTerms terms;
    if constexpr (updates) {
        dx *= update.ratio;
        dy *= update.ratio;
        if (free != 0) {
            dx += update.pushX;
            dy += update.pushY;
            x += dx;
            y += dy;
        }
    }
    if constexpr (sumsFree)
        if (free != 0) {
            terms.freeX = free * x;
            terms.freeY = free * y;
        }
    if (moving != 0) {
        terms.square = moving * (dx * dx + dy * dy);
        terms.x = moving * x;
        terms.y = moving * y;
    }
    return terms;
}

/// The same sums as those of the vectors: lane by lane, and the lanes in their order.
template <bool updates, bool sumsFree>
ParticleSums sumFew(const SumArguments& of, const UpdateArguments& update) {
    ParticleSums sums;
    for (std::size_t lane = 0; lane < std::min(of.n, sumLanes); ++lane) {
        SumTerms part = termsOf<updates, sumsFree>(of, update, lane);
        for (std::size_t i = lane + sumLanes; i < of.n; i += sumLanes) {
            const SumTerms terms = termsOf<updates, sumsFree>(of, update, i);
            part.square += terms.square;
            part.x += terms.x;
            part.y += terms.y;
            if (!sumsFree) continue;
            part.freeX += terms.freeX;
            part.freeY += terms.freeY;
        }
        sums.squares += part.square;
        sums.moment = {sums.moment.x + part.x, sums.moment.y + part.y};
        if (sumsFree) sums.freeMoment = {sums.freeMoment.x + part.freeX, sums.freeMoment.y + part.freeY};
    }
    return sums;
}

SumArguments argumentsOf(const World& world, const ParticleMasses& masses) {
    return {world.particles(),      world.x.data(),         world.y.data(),      world.previousX.data(),
            world.previousY.data(), masses.moving().data(), masses.free().data()};
}

} // namespace

ParticleSums particleSums(const World& world, const ParticleMasses& masses) {
    const bool allFree = &masses.free() == &masses.moving();
    if (world.particles() <= fewParticles) {
        if (!allFree) return sumFew<false, true>(argumentsOf(world, masses), {});
        ParticleSums sums = sumFew<false, false>(argumentsOf(world, masses), {});
        sums.freeMoment = sums.moment;
        return sums;
    }
    SumParts parts;
    HWY_DYNAMIC_DISPATCH(sumPresent)(argumentsOf(world, masses), allFree, parts);
    ParticleSums sums = {total(parts.squares), {total(parts.momentX), total(parts.momentY)}, {}};
    sums.freeMoment = allFree ? sums.moment : Point{total(parts.freeX), total(parts.freeY)};
    return sums;
}

ParticleSums updatedSums(const World& world, const ParticleMasses& masses, double ratio, Point push) {
    const UpdateArguments update = {ratio, push.x, push.y};
    if (world.particles() <= fewParticles) return sumFew<true, false>(argumentsOf(world, masses), update);
    SumParts parts;
    HWY_DYNAMIC_DISPATCH(sumUpdated)(argumentsOf(world, masses), update, parts);
    return {total(parts.squares), {total(parts.momentX), total(parts.momentY)}, {}};
}

} // namespace timestep
#endif
