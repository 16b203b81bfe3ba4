// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/particles/relaxation/stick_shares.h"
#include "core/particles/relaxation/strain_sums.h"
#include "core/particles/world/lane_sums.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <span>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/particles/relaxation/strain_sums_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

#ifndef TIMESTEP_STRAIN_SUMS_ARGUMENTS
#define TIMESTEP_STRAIN_SUMS_ARGUMENTS
namespace timestep {

/// What the loops read.
struct StrainArguments {
    std::span<const StrainRuns::Segment> segments;
    const std::uint32_t *first, *second;
    const double *length, *inverseLength, *least;
    const double *x, *y;
};

/// Partial sums of StrainSums and partial maxima.
struct StrainParts {
    LaneSums squares = {}, stretch = {}, largest = {};
};

} // namespace timestep
#endif

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// The sticks of a run by eights; returns the first that is left.
std::uint32_t measureRun(const StrainArguments& of, const StrainRuns::Segment& segment, StrainParts& parts) {
    const hn::CappedTag<double, sumLanes> d;
    using V = hn::Vec<decltype(d)>;
    constexpr std::size_t lanes = hn::MaxLanes(d), blocks = sumLanes / lanes;
    V squares[blocks], stretch[blocks], largest[blocks];
    for (std::size_t b = 0; b < blocks; ++b) {
        squares[b] = hn::LoadU(d, parts.squares.data() + b * lanes);
        stretch[b] = hn::LoadU(d, parts.stretch.data() + b * lanes);
        largest[b] = hn::LoadU(d, parts.largest.data() + b * lanes);
    }
    const double* const ax = of.x + of.first[segment.begin];
    const double* const ay = of.y + of.first[segment.begin];
    const double* const bx = of.x + of.second[segment.begin];
    const double* const by = of.y + of.second[segment.begin];
    std::uint32_t i = 0;
    for (; i + sumLanes <= segment.count; i += sumLanes)
        for (std::size_t b = 0; b < blocks; ++b) {
            const std::size_t at = i + b * lanes, stick = segment.begin + at;
            const V dx = hn::Sub(hn::LoadU(d, bx + at), hn::LoadU(d, ax + at));
            const V dy = hn::Sub(hn::LoadU(d, by + at), hn::LoadU(d, ay + at));
            const V distance = hn::Sqrt(hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)));
            const V least = hn::LoadU(d, of.least + stick);
            V error = hn::Sub(distance, hn::LoadU(d, of.length + stick));
            error = hn::IfThenElse(hn::Lt(error, least), least, error); // keeps NaN
            const V strain = hn::Mul(error, hn::LoadU(d, of.inverseLength + stick));
            const V size = hn::Abs(strain);
            squares[b] = hn::Add(squares[b], hn::Mul(strain, strain));
            stretch[b] = hn::Add(stretch[b], error);
            largest[b] = hn::IfThenElse(hn::Lt(largest[b], size), size, largest[b]);
        }
    for (std::size_t b = 0; b < blocks; ++b) {
        hn::StoreU(squares[b], d, parts.squares.data() + b * lanes);
        hn::StoreU(stretch[b], d, parts.stretch.data() + b * lanes);
        hn::StoreU(largest[b], d, parts.largest.data() + b * lanes);
    }
    return i;
}

void measureSticks(const StrainArguments& of, StrainParts& parts) {
    for (const StrainRuns::Segment& segment : of.segments) {
        std::uint32_t i = segment.isRun ? measureRun(of, segment, parts) : 0;
        for (; i < segment.count; ++i) {
            const std::size_t s = segment.begin + i, part = i % sumLanes;
            const double dx = of.x[of.second[s]] - of.x[of.first[s]];
            const double dy = of.y[of.second[s]] - of.y[of.first[s]];
            double error = std::sqrt(dx * dx + dy * dy) - of.length[s];
            if (error < of.least[s]) error = of.least[s];
            const double strain = error * of.inverseLength[s], size = std::abs(strain);
            parts.squares[part] += strain * strain;
            parts.stretch[part] += error;
            if (parts.largest[part] < size) parts.largest[part] = size;
        }
    }
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(measureSticks);

namespace {

constexpr std::uint32_t shortestStrainRun = 16; ///< shortest run of sticks that gets its own segment

} // namespace

double StrainSums::rms() const {
    return count == 0 ? 0 : std::sqrt(squares / static_cast<double>(count));
}

/// Sorts the sticks by the distance of the indices of their ends and cuts them into runs. Sticks that are in
/// no run keep the order in which they were made.
void StrainRuns::arrange(const World& world) {
    std::vector<std::uint32_t> sorted(world.sticks());
    std::iota(sorted.begin(), sorted.end(), 0U);
    const auto gap = [&](std::uint32_t s) {
        return static_cast<std::int64_t>(world.stickB[s]) - world.stickA[s];
    };
    std::stable_sort(sorted.begin(), sorted.end(), [&](std::uint32_t s, std::uint32_t t) {
        return gap(s) != gap(t) ? gap(s) < gap(t) : world.stickA[s] < world.stickA[t];
    });
    std::vector<std::uint32_t> order;
    std::vector<bool> inRun(world.sticks(), false);
    segments_.clear();
    const auto addSegment = [&](std::size_t begin, bool isRun) {
        if (begin < order.size())
            segments_.push_back(
                {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(order.size() - begin), isRun});
    };
    for (std::size_t i = 0, end = 0; i < sorted.size(); i = end) {
        for (end = i + 1; end < sorted.size() && gap(sorted[end]) == gap(sorted[i]) &&
                          world.stickA[sorted[end]] == world.stickA[sorted[end - 1]] + 1;)
            ++end;
        if (end - i < shortestStrainRun) continue;
        const std::size_t begin = order.size();
        for (std::size_t k = i; k < end; ++k) {
            inRun[sorted[k]] = true;
            order.push_back(sorted[k]);
        }
        addSegment(begin, true);
    }
    const std::size_t inRuns = order.size();
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (!inRun[s]) order.push_back(s);
    addSegment(inRuns, false);

    known_ = true;
    count_ = world.sticks();
    stickFlags_ = world.stickFlags;
    place_.resize(order.size());
    first_.clear();
    second_.clear();
    length_.clear();
    inverseLength_.clear();
    least_.clear();
    for (const std::uint32_t s : order) {
        place_[s] = static_cast<std::uint32_t>(first_.size());
        first_.push_back(world.stickA[s]);
        second_.push_back(world.stickB[s]);
        length_.push_back(world.length[s]);
        inverseLength_.push_back(1 / world.length[s]);
        least_.push_back(minError(world, s));
    }
    for (std::size_t s = 0; s < world.sticks(); ++s)
        if (world.stickFlags[s] & Cut) leaveOut(s);
}

/// A one-way stick of infinite length has no strain.
void StrainRuns::leaveOut(std::size_t stick) {
    const std::uint32_t i = place_[stick];
    length_[i] = std::numeric_limits<double>::infinity();
    inverseLength_[i] = least_[i] = 0;
    --count_;
}

void StrainRuns::followCuts(const World& world) {
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (stickFlags_[s] == world.stickFlags[s]) continue;
        if (stickFlags_[s] & Cut) return arrange(world); // an earlier state of the world
        if (world.stickFlags[s] & Cut) leaveOut(s);
        stickFlags_[s] = world.stickFlags[s];
    }
}

/// The sums of up to `sumLanes` sticks, which are in no run: their lanes are added one after the other.
StrainSums StrainRuns::measureFew(const World& world) const {
    StrainSums sums = {0, 0, 0, count_};
    for (std::size_t s = 0; s < first_.size(); ++s) {
        const double dx = world.x[second_[s]] - world.x[first_[s]];
        const double dy = world.y[second_[s]] - world.y[first_[s]];
        double error = std::sqrt(dx * dx + dy * dy) - length_[s];
        if (error < least_[s]) error = least_[s];
        const double strain = error * inverseLength_[s], size = std::abs(strain);
        sums.squares += strain * strain;
        sums.stretch += error;
        if (sums.largest < size) sums.largest = size;
    }
    return sums;
}

StrainSums StrainRuns::measure(const World& world) {
    if (!known_ || stickFlags_.size() != world.sticks()) arrange(world);
    if (stickFlags_ != world.stickFlags) followCuts(world);
    StrainSums sums = first_.size() <= sumLanes ? measureFew(world) : measureMany(world);
    if (std::isnan(sums.squares)) sums.largest = std::numeric_limits<double>::quiet_NaN();
    return sums;
}

StrainSums StrainRuns::measureMany(const World& world) const {
    StrainParts parts;
    HWY_DYNAMIC_DISPATCH(measureSticks)
    ({segments_, first_.data(), second_.data(), length_.data(), inverseLength_.data(), least_.data(),
      world.x.data(), world.y.data()},
     parts);
    StrainSums sums = {total(parts.squares), 0, total(parts.stretch), count_};
    for (const double part : parts.largest) sums.largest = std::max(sums.largest, part);
    return sums;
}

} // namespace timestep
#endif
