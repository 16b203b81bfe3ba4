// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/stick_schedule.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace timestep {

namespace {

constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t shortestRun = 8; ///< shortest run of sticks that gets its own segment

} // namespace

void StickSchedule::build(const World& world, std::span<const std::uint32_t> order, const StickShares& shares,
                          std::span<const std::uint32_t> parts) {
    std::vector<std::uint32_t> last(world.particles(),
                                    0); // highest level that moved the particle
    std::vector<std::uint32_t> level(world.sticks(), 0);
    std::uint32_t levels = 0;
    std::size_t active = 0;
    std::uint32_t part = 0, earlier = 0; // the present part, and the levels of those before it
    for (std::size_t k = 0; k < order.size(); ++k) {
        const std::uint32_t s = order[k];
        const std::uint32_t a = world.stickA[s];
        const std::uint32_t b = world.stickB[s];
        if (!parts.empty() && parts[k] != part) {
            part = parts[k];
            earlier = levels;
        }
        const bool isGap = !parts.empty() && !(world.isFixed(a) && world.isFixed(b));
        if (shares.a[s] == 0 && shares.b[s] == 0 && !isGap) continue;
        const std::uint32_t own = std::max({last[a], last[b], earlier}) + 1;
        if (shares.a[s] != 0 || !world.isFixed(a)) last[a] = own;
        if (shares.b[s] != 0 || !world.isFixed(b)) last[b] = own;
        level[s] = own;
        levels = std::max(levels, own);
        ++active;
    }
    std::vector<std::uint32_t> ends(levels + 1, 0);
    for (const std::uint32_t s : order) ++ends[level[s]];
    ends[0] = 0;
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<std::uint32_t> next(ends.begin(), ends.end());
    sticks_.resize(active);
    for (const std::uint32_t s : order)
        if (level[s] > 0) sticks_[next[level[s] - 1]++] = s;
    // Within a level: equal kinds together, equal distances of the particles' indices, rising indices.
    const auto before = [&](std::uint32_t s, std::uint32_t t) {
        const int kindS = world.stickFlags[s] & TensionOnly;
        const int kindT = world.stickFlags[t] & TensionOnly;
        if (kindS != kindT) return kindS < kindT;
        const auto gapS = static_cast<std::int64_t>(world.stickB[s]) - world.stickA[s];
        const auto gapT = static_cast<std::int64_t>(world.stickB[t]) - world.stickA[t];
        if (gapS != gapT) return gapS < gapT;
        return world.stickA[s] != world.stickA[t] ? world.stickA[s] < world.stickA[t] : s < t;
    };
    for (std::uint32_t k = 1; k <= levels; ++k)
        std::sort(sticks_.begin() + ends[k - 1], sticks_.begin() + ends[k], before);

    first.resize(active);
    second.resize(active);
    length.resize(active);
    shareFirst.resize(active);
    shareSecond.resize(active);
    place_.assign(world.sticks(), nowhere);
    for (std::uint32_t i = 0; i < active; ++i) {
        const std::uint32_t s = sticks_[i];
        place_[s] = i;
        first[i] = static_cast<std::int32_t>(world.stickA[s]);
        second[i] = static_cast<std::int32_t>(world.stickB[s]);
        length[i] = world.length[s];
        shareFirst[i] = shares.a[s];
        shareSecond[i] = shares.b[s];
    }
    cutIntoSegments(world, ends);
}

void StickSchedule::cutIntoSegments(const World& world, std::span<const std::uint32_t> levelEnds) {
    segments_.clear();
    // Counts the sticks from i up to `end` in which the indices of both particles increase by `stride`.
    const auto run = [&](std::uint32_t i, std::uint32_t end, std::int32_t stride) {
        std::uint32_t j = i + 1;
        while (j < end && first[j] == first[j - 1] + stride && second[j] == second[j - 1] + stride) ++j;
        return j - i;
    };
    for (std::size_t k = 1; k < levelEnds.size(); ++k) {
        std::uint32_t pending = levelEnds[k - 1]; // start of the sticks that are in no segment yet
        const auto flush = [&](std::uint32_t end) {
            if (end > pending)
                segments_.push_back({.begin = pending,
                                     .count = end - pending,
                                     .layout = Layout::Scattered,
                                     .minError = minError(world, sticks_[pending])});
            pending = end;
        };
        std::uint32_t end = levelEnds[k - 1]; // end of the sticks of one kind
        double least = 0;
        for (std::uint32_t i = levelEnds[k - 1]; i < levelEnds[k];) {
            if (i == end) {
                flush(i);
                least = minError(world, sticks_[i]);
                while (end < levelEnds[k] && minError(world, sticks_[end]) == least) ++end;
            }
            const bool neighbours = std::abs(first[i] - second[i]) == 1;
            const std::uint32_t count = run(i, end, neighbours ? 2 : 1);
            if (count < shortestRun) {
                i += count;
                continue;
            }
            flush(i);
            Segment segment = {.begin = i,
                               .count = count,
                               .layout = neighbours ? Layout::Paired : Layout::Contiguous,
                               .minError = least};
            if (neighbours && first[i] > second[i]) {
                segment.direction = -1;
                for (std::uint32_t j = i; j < i + count; ++j) {
                    std::swap(first[j], second[j]);
                    std::swap(shareFirst[j], shareSecond[j]);
                }
            }
            segments_.push_back(segment);
            pending = i += count;
        }
        flush(levelEnds[k]);
    }
    std::size_t scattered = 0;
    for (Segment& segment : segments_) {
        finish(segment);
        if (segment.layout == Layout::Scattered) scattered += segment.count;
    }
    scattered_ = 8 * scattered > sticks_.size();
}

void StickSchedule::finish(Segment& segment) {
    segment.uniform = true;
    segment.hasFixedEnds = false;
    const std::uint32_t b = segment.begin;
    for (std::uint32_t i = b; i < b + segment.count; ++i) {
        segment.uniform = segment.uniform && length[i] == length[b] && shareFirst[i] == shareFirst[b] &&
                          shareSecond[i] == shareSecond[b];
        segment.hasFixedEnds = segment.hasFixedEnds || shareFirst[i] == 0 || shareSecond[i] == 0;
    }
    if (segment.hasFixedEnds) segment.uniform = false;
}

void StickSchedule::remove(std::uint32_t stick) {
    const std::uint32_t i = stick < place_.size() ? place_[stick] : nowhere;
    if (i == nowhere) return;
    shareFirst[i] = shareSecond[i] = 0;
    if (!divisor.empty()) divisor[i] = std::numeric_limits<double>::infinity();
    const auto after =
        std::upper_bound(segments_.begin(), segments_.end(), i,
                         [](std::uint32_t place, const Segment& segment) { return place < segment.begin; });
    Segment& segment = *std::prev(after);
    segment.uniform = false;
    segment.hasFixedEnds = true;
}

void StickSchedule::soften(const World& world, PinRule pinRule, double h) {
    if (softH_ == h) return;
    softH_ = h;
    softness.resize(sticks_.size());
    divisor.resize(sticks_.size());
    lambda.resize(sticks_.size(), 0);
    for (std::size_t i = 0; i < sticks_.size(); ++i) {
        softness[i] = softnessOf(world, sticks_[i], h);
        divisor[i] = shareFirst[i] == 0 && shareSecond[i] == 0
                         ? std::numeric_limits<double>::infinity() // it transmits nothing
                         : weightsOf(world, sticks_[i], pinRule).sum + softness[i];
    }
}

void relaxPlainly(World& world, std::span<const std::uint32_t> order, const StickShares& shares,
                  StickRule rule) {
    const auto project = rule == StickRule::Tangent ? projectWithoutRoot : projectStick;
    for (const std::uint32_t s : order)
        if (shares.a[s] != 0 || shares.b[s] != 0)
            project(world.x.data(), world.y.data(), world.stickA[s], world.stickB[s], world.length[s],
                    minError(world, s), shares.a[s], shares.b[s]);
}

} // namespace timestep
