// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/strain_sums.h"

#include "core/particles/world/lane_sums.h"
#include "core/particles/world/stick.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>

namespace timestep {

namespace {

constexpr std::uint32_t shortestStrainRun = 16; ///< shortest run of sticks that gets its own segment

} // namespace

double StrainSums::rms() const {
    return count == 0 ? 0 : std::sqrt(squares / static_cast<double>(count));
}

/// Sorts the sticks by the distance of the indices of their ends and cuts them into runs. Sticks outside of
/// runs keep the order in which they were made.
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
    const auto addSegment = [&](std::size_t begin) {
        if (begin < order.size())
            segments_.push_back(
                {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(order.size() - begin)});
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
        addSegment(begin);
    }
    const std::size_t inRuns = order.size();
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (!inRun[s]) order.push_back(s);
    addSegment(inRuns);

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
        least_.push_back(world.stickFlags[s] & TensionOnly ? 0 : -std::numeric_limits<double>::max());
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
        if (stickFlags_[s] & Cut) return arrange(world); // the world has gone back to an earlier state
        if (world.stickFlags[s] & Cut) leaveOut(s);
        stickFlags_[s] = world.stickFlags[s];
    }
}

StrainSums StrainRuns::measure(const World& world) {
    if (!known_ || stickFlags_.size() != world.sticks()) arrange(world);
    if (stickFlags_ != world.stickFlags) followCuts(world);
    StrainSums sums = sumOfBlocks(first_.size(), blocks_, [&](std::size_t begin, std::size_t end) {
        return sumsOf(world, begin, end);
    });
    sums.count = count_;
    if (std::isnan(sums.squares)) sums.largest = std::numeric_limits<double>::quiet_NaN();
    return sums;
}

/// Of the sticks begin ... end - 1 of the arrangement.
StrainSums StrainRuns::sumsOf(const World& world, std::size_t begin, std::size_t end) const {
    if (begin == end) return {};
    LaneSums squares = {}, stretch = {};
    StrainSums sums;
    const auto after = [](std::size_t place, const Segment& segment) { return place < segment.begin; };
    auto segment = std::upper_bound(segments_.begin(), segments_.end(), begin, after) - 1;
    for (; segment != segments_.end() && segment->begin < end; ++segment) {
        const std::size_t first = std::max<std::size_t>(segment->begin, begin);
        const std::size_t last = std::min<std::size_t>(segment->begin + segment->count, end);
        for (std::size_t s = first; s < last; ++s) {
            const std::size_t lane = (s - segment->begin) % sumLanes;
            const Point d = between(world, first_[s], second_[s]);
            double error = std::sqrt(d.x * d.x + d.y * d.y) - length_[s];
            if (error < least_[s]) error = least_[s];
            const double strain = error * inverseLength_[s];
            squares[lane] += strain * strain;
            stretch[lane] += error;
            if (sums.largest < std::abs(strain)) sums.largest = std::abs(strain);
        }
    }
    sums.squares = total(squares);
    sums.stretch = total(stretch);
    return sums;
}

void StrainSums::operator+=(const StrainSums& other) {
    squares += other.squares;
    stretch += other.stretch;
    largest = std::max(largest, other.largest);
    count += other.count;
}

} // namespace timestep
