// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/stick_shares.h"

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// An order of sticks, rearranged so that many of them can be relaxed at once with the same bits as one after
/// the other: by levels. The level of a stick is one more than the highest level of the sticks before it that
/// move one of its particles; the sticks of one level move no particle in common, so that their order does
/// not matter.
class StickSchedule {
public:
    enum class Layout : std::uint8_t {
        Contiguous, ///< particles first, first + 1 ... with second, second + 1 ...
        Paired,     ///< first with first + 1, first + 2 with first + 3 ...
        Scattered   ///< the indices stand in the columns
    };

    /// Neighbours in the schedule that one loop relaxes.
    struct Segment {
        std::uint32_t begin = 0, count = 0;
        Layout layout = Layout::Scattered;
        bool uniform = false;      ///< all have the length and the shares of the first one, none of them 0
        bool hasFixedEnds = false; ///< some share is 0: that end must not be written to
        double minError = 0;       ///< minError() of all of them
        double direction = 1; ///< -1: stick a-b is stored as b-a (coincident particles are pushed along a-b)
    };

    /// Linear in sticks and particles, but for sorting within levels.
    void build(const World& world, std::span<const std::uint32_t> order, const StickShares& shares);
    /// Takes a stick out: it was cut.
    void remove(std::uint32_t stick);

    std::span<const Segment> segments() const { return segments_; }
    /// True if a good part of the sticks is in no run of neighbours.
    bool isScattered() const { return scattered_; }
    /// The sticks in the order of the schedule. Those without any share are left out.
    std::span<const std::uint32_t> sticks() const { return sticks_; }

    // One entry per stick of the schedule.
    std::vector<std::int32_t> first, second; ///< particles
    std::vector<double> length, shareFirst, shareSecond;

private:
    void cutIntoSegments(const World& world, std::span<const std::uint32_t> levelEnds);
    void finish(Segment& segment);

    std::vector<std::uint32_t> sticks_;
    std::vector<std::uint32_t> place_; ///< of a stick in the schedule
    std::vector<Segment> segments_;
    bool scattered_ = false;
};

/// One pass of projectStick over the schedule, vectorised, with the same bits on every processor. `pairs` is
/// scratch of twice as many numbers as there are particles.
void relaxSchedule(const StickSchedule& schedule, std::span<double> x, std::span<double> y,
                   std::span<double> pairs);

/// The same one stick after the other in any order.
void relaxPlainly(World& world, std::span<const std::uint32_t> order, const StickShares& shares);

} // namespace timestep
