// SPDX-License-Identifier: GPL-3.0-or-later
// Equals gaussSeidelPass(), jakobsenPass() and xpbdPass() of core/particles/relaxation.
//
// Job: `timestep run` of a cloth of 142 x 142 points (40,044 sticks) with 16 passes, a row every 10 steps.
// With the text a step takes 16.4 ms in the order as made, too long for a frame of 1/60 s with its picture,
// and 6.4 ms line by line of the grid. With levels it takes 5.0 ms (3.3 times faster) and 2.4 ms (2.6 times).
// Other gains: Jakobsen's rule line by line 2.2 times, XPBD as made 2.3 times; 1000 ropes of 20 sticks 2.9
// times with 16 passes, 1.5 times with one; the curtain of lesson 14, one pass, 1.7 times. Without vectors
// the cloth line by line would gain nothing. Without the vectors for ends that are neighbours of each other
// it would take 1.5 times as long.
//
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/kernels/stick_levels.h"

#include "core/team.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <tuple>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/stick_levels_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Sticks = StickLevels::Sticks;
using Segment = StickLevels::Segment;
using Range = StickLevels::Range;

/// A Stick in every lane.
template <class V>
struct StickLanes {
    V dx, dy, length;
    bool oneWay;
};

/// Corrections of the sticks from place i on, in every lane: returns q and changes dx where there is no
/// direction.
template <StickRule rule, class D, class V = hn::Vec<D>>
V correctionLanes(D d, Sticks& sticks, std::size_t i, StickLanes<V>& stick, double h) {
    const V zero = hn::Zero(d), one = hn::Set(d, 1.0);
    const V squared = hn::Add(hn::Mul(stick.dx, stick.dx), hn::Mul(stick.dy, stick.dy));
    if constexpr (rule == StickRule::WithoutRoot) {
        const V target = hn::Mul(stick.length, stick.length);
        const V q = hn::Sub(one, hn::Div(hn::Add(target, target), hn::Add(squared, target)));
        stick.dx = hn::IfThenElse(hn::Eq(squared, zero), stick.length, stick.dx);
        return stick.oneWay ? hn::IfThenElse(hn::Le(squared, target), zero, q) : q;
    }
    const V r = hn::Sqrt(squared);
    V change = hn::Sub(r, stick.length);
    if constexpr (rule == StickRule::Compliance) {
        const V lambda = hn::LoadU(d, sticks.lambda.data() + i);
        const V softness = hn::Div(hn::LoadU(d, sticks.compliance.data() + i), hn::Set(d, h * h));
        const V weights = hn::LoadU(d, sticks.weights.data() + i);
        change = hn::Div(hn::Sub(change, hn::Mul(softness, lambda)), hn::Add(weights, softness));
        if (stick.oneWay) change = hn::IfThenElse(hn::Lt(change, hn::Neg(lambda)), hn::Neg(lambda), change);
        const auto moves = hn::Or(hn::Ne(hn::LoadU(d, sticks.shareA.data() + i), zero),
                                  hn::Ne(hn::LoadU(d, sticks.shareB.data() + i), zero));
        hn::StoreU(hn::IfThenElse(moves, hn::Add(lambda, change), lambda), d, sticks.lambda.data() + i);
    } else if (stick.oneWay) {
        change = hn::IfThenElse(hn::Lt(change, zero), zero, change);
    }
    const auto together = hn::Eq(r, zero);
    stick.dx = hn::IfThenElse(together, one, stick.dx);
    return hn::Div(change, hn::IfThenElse(together, one, r));
}

/// One coordinate of the ends of sticks from place i on. Neighbours alternate in the list of particles.
template <class D, class V = hn::Vec<D>>
void loadEnds(D d, const Sticks& sticks, std::size_t i, const double* x, V& a, V& b) {
    const std::uint32_t first = sticks.a[i], second = sticks.b[i];
    if (second == first + 1) {
        hn::LoadInterleaved2(d, x + first, a, b);
    } else if (first == second + 1) {
        hn::LoadInterleaved2(d, x + second, b, a);
    } else {
        a = hn::LoadU(d, x + first);
        b = hn::LoadU(d, x + second);
    }
}

template <class D, class V = hn::Vec<D>>
void storeEnds(D d, const Sticks& sticks, std::size_t i, V a, V b, double* x) {
    const std::uint32_t first = sticks.a[i], second = sticks.b[i];
    if (second == first + 1) {
        hn::StoreInterleaved2(a, b, d, x + first);
    } else if (first == second + 1) {
        hn::StoreInterleaved2(b, a, d, x + second);
    } else {
        hn::StoreU(a, d, x + first);
        hn::StoreU(b, d, x + second);
    }
}

/// Relaxes the sticks of a run from place i on, as long as all lanes are filled. Returns the first place that
/// remains.
template <StickRule rule, class D>
std::size_t relaxLanes(D d, Sticks& sticks, std::size_t i, std::size_t end, World& world, double h) {
    using V = hn::Vec<D>;
    const std::size_t lanes = hn::Lanes(d);
    if (lanes == 1) return i;
    double *const x = world.x.data(), *const y = world.y.data();
    const V zero = hn::Zero(d);
    V ax = zero, ay = zero, bx = zero, by = zero;
    for (; i + lanes <= end; i += lanes) {
        loadEnds(d, sticks, i, x, ax, bx);
        loadEnds(d, sticks, i, y, ay, by);
        StickLanes<V> stick{hn::Sub(bx, ax), hn::Sub(by, ay), hn::LoadU(d, sticks.length.data() + i),
                            sticks.oneWay[i] != 0};
        const V q = correctionLanes<rule>(d, sticks, i, stick, h);
        const V shareA = hn::LoadU(d, sticks.shareA.data() + i);
        const V shareB = hn::LoadU(d, sticks.shareB.data() + i);
        const V byA = hn::Mul(shareA, q), byB = hn::Mul(shareB, q);
        const auto movesA = hn::Ne(shareA, zero), movesB = hn::Ne(shareB, zero);
        ax = hn::IfThenElse(movesA, hn::Add(ax, hn::Mul(byA, stick.dx)), ax);
        ay = hn::IfThenElse(movesA, hn::Add(ay, hn::Mul(byA, stick.dy)), ay);
        bx = hn::IfThenElse(movesB, hn::Sub(bx, hn::Mul(byB, stick.dx)), bx);
        by = hn::IfThenElse(movesB, hn::Sub(by, hn::Mul(byB, stick.dy)), by);
        storeEnds(d, sticks, i, ax, bx, x);
        storeEnds(d, sticks, i, ay, by, y);
    }
    return i;
}

/// The text, for sticks that do not fill a vector.
template <StickRule rule>
void relaxOneByOne(Sticks& sticks, std::size_t i, std::size_t end, World& world, double h) {
    for (; i < end; ++i) {
        const std::uint32_t a = sticks.a[i], b = sticks.b[i];
        const EndShares share = {sticks.shareA[i], sticks.shareB[i]};
        if (share.none()) continue;
        const Stick stick = {between(world, a, b), sticks.length[i], sticks.oneWay[i] != 0};
        if constexpr (rule == StickRule::Root)
            moveEnds(world, a, b, share, correctionOf(stick));
        else if constexpr (rule == StickRule::WithoutRoot)
            moveEnds(world, a, b, share, correctionWithoutRoot(stick));
        else
            moveEnds(world, a, b, share,
                     compliantCorrection(stick, sticks.weights[i], sticks.compliance[i] / (h * h),
                                         sticks.lambda[i]));
    }
}

/// Relaxes eight sticks at a time, then four, two and one, as far as the processor has these widths.
template <StickRule rule>
void relaxBy(Sticks& sticks, const Range& range, World& world, double h) {
    for (std::size_t k = range.firstSegment; k < range.endSegment; ++k) {
        const Segment& segment = sticks.segments[k];
        const std::size_t end = std::min<std::size_t>(segment.begin + segment.count, range.end);
        std::size_t i = std::max<std::size_t>(segment.begin, range.begin);
        if (i >= end) continue;
        if (segment.isRun) {
            i = relaxLanes<rule>(hn::CappedTag<double, 8>(), sticks, i, end, world, h);
            i = relaxLanes<rule>(hn::CappedTag<double, 4>(), sticks, i, end, world, h);
            i = relaxLanes<rule>(hn::CappedTag<double, 2>(), sticks, i, end, world, h);
        }
        relaxOneByOne<rule>(sticks, i, end, world, h);
    }
}

void relaxRange(Sticks& sticks, const Range& range, World& world, StickRule rule, double h) {
    switch (rule) {
    case StickRule::Root:
        return relaxBy<StickRule::Root>(sticks, range, world, h);
    case StickRule::WithoutRoot:
        return relaxBy<StickRule::WithoutRoot>(sticks, range, world, h);
    case StickRule::Compliance:
        return relaxBy<StickRule::Compliance>(sticks, range, world, h);
    }
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(relaxRange);

namespace {

constexpr std::uint32_t shortestRun = 8; ///< shortest run of sticks that gets its own segment
constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

} // namespace

StickLevels::StickLevels(const World& world, std::span<const std::uint32_t> order,
                         std::span<const EndShares> shares, std::span<const double> weights, Fixed fixed)
    : fixed_(fixed) {
    sortIntoLevels(world, order, shares);
    place_.assign(world.sticks(), nowhere);
    for (const std::uint32_t s : order_) {
        place_[s] = static_cast<std::uint32_t>(sticks_.a.size());
        sticks_.a.push_back(world.stickA[s]);
        sticks_.b.push_back(world.stickB[s]);
        sticks_.length.push_back(world.length[s]);
        sticks_.shareA.push_back(shares[s].a);
        sticks_.shareB.push_back(shares[s].b);
        sticks_.oneWay.push_back(world.stickFlags[s] & TensionOnly);
        if (weights.empty()) continue;
        sticks_.weights.push_back(weights[s]);
        sticks_.compliance.push_back(world.compliance[s]);
    }
    sticks_.lambda.resize(sticks_.weights.size());
    endSegments_.push_back(0);
    for (std::size_t k = 1; k < ends_.size(); ++k) {
        findRuns(ends_[k - 1], ends_[k]);
        endSegments_.push_back(sticks_.segments.size());
    }
}

/// Leaves out sticks between two fixed particles. Cut sticks keep their places, so that a hole does not
/// divide the runs around it.
void StickLevels::sortIntoLevels(const World& world, std::span<const std::uint32_t> order,
                                 std::span<const EndShares> shares) {
    std::vector<std::uint32_t> last(world.particles(), 0); // highest level that moves the particle
    std::vector<std::uint32_t> level(world.sticks(), 0);
    std::uint32_t levels = 0;
    const bool apart = fixed_ == Fixed::Apart;
    for (const std::uint32_t s : order) {
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        if (shares[s].none() && world.isFixed(a) && world.isFixed(b)) continue;
        level[s] = std::max(last[a], last[b]) + 1;
        if (apart || shares[s].a != 0 || !world.isFixed(a)) last[a] = level[s];
        if (apart || shares[s].b != 0 || !world.isFixed(b)) last[b] = level[s];
        levels = std::max(levels, level[s]);
    }
    ends_.assign(levels + 1, 0);
    for (const std::uint32_t s : order) ++ends_[level[s]];
    ends_[0] = 0;
    std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
    std::vector<std::uint32_t> next(ends_.begin(), ends_.end());
    order_.resize(ends_.back());
    for (const std::uint32_t s : order)
        if (level[s] > 0) order_[next[level[s] - 1]++] = s;
    // Order within a level: by kind, then by the distance of the ends in the list, then by particle.
    const auto before = [&](std::uint32_t s, std::uint32_t t) {
        const auto key = [&](std::uint32_t stick) {
            return std::tuple(world.stickFlags[stick] & TensionOnly,
                              static_cast<std::int64_t>(world.stickB[stick]) - world.stickA[stick],
                              world.stickA[stick], stick);
        };
        return key(s) < key(t);
    };
    for (std::uint32_t k = 1; k <= levels; ++k)
        std::sort(order_.begin() + ends_[k - 1], order_.begin() + ends_[k], before);
}

/// Cuts the sticks of a level into segments.
void StickLevels::findRuns(std::uint32_t begin, std::uint32_t end) {
    std::uint32_t pending = begin; // start of the sticks that have no segment yet
    const auto finish = [&](std::uint32_t to, bool isRun) {
        if (to > pending) sticks_.segments.push_back({pending, to - pending, isRun});
        pending = to;
    };
    for (std::uint32_t i = begin, to = begin; i < end; i = to) {
        const std::vector<std::uint32_t>&a = sticks_.a, &b = sticks_.b;
        const bool neighbours = a[i] + 1 == b[i] || b[i] + 1 == a[i];
        const std::uint32_t stride = neighbours ? 2 : 1;
        for (to = i + 1; to < end && sticks_.oneWay[to] == sticks_.oneWay[i] && a[to] == a[to - 1] + stride &&
                         b[to] == b[to - 1] + stride;)
            ++to;
        if (to - i < shortestRun) continue;
        finish(i, false);
        finish(to, true);
    }
    finish(end, false);
}

void StickLevels::cut(std::uint32_t stick) {
    if (place_[stick] != nowhere) sticks_.shareA[place_[stick]] = sticks_.shareB[place_[stick]] = 0;
}

void StickLevels::relax(World& world, StickRule rule, double h, std::span<double> lambda) {
    for (std::size_t i = 0; i < sticks_.lambda.size(); ++i) sticks_.lambda[i] = lambda[order_[i]];
    const auto relaxRange = [&](const Range& range) {
        HWY_DYNAMIC_DISPATCH(relaxRange)(sticks_, range, world, rule, h);
    };
    const bool mayShare = fixed_ == Fixed::Apart && order_.size() >= fewestShared();
    Team* const team = mayShare ? Team::ofThisThread() : nullptr;
    if (team == nullptr) {
        relaxRange({0, sticks_.segments.size(), 0, order_.size()});
    } else {
        for (std::size_t k = 1; k < ends_.size(); ++k) {
            const std::size_t begin = ends_[k - 1], count = ends_[k] - begin;
            const std::size_t shares = count < fewestShared() / 16 ? 1 : team->size();
            const auto share = [&](std::size_t number) {
                relaxRange({endSegments_[k - 1], endSegments_[k], begin + count * number / shares,
                            begin + count * (number + 1) / shares});
            };
            if (shares == 1)
                share(0);
            else
                team->run(share);
        }
    }
    for (std::size_t i = 0; i < sticks_.lambda.size(); ++i) lambda[order_[i]] = sticks_.lambda[i];
}

} // namespace timestep
#endif
