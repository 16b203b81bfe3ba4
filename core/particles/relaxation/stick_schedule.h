// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/stick_shares.h"

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// How the correction of a stick is computed from the vector between its ends.
enum class StickRule : std::uint8_t {
    Root,      ///< projectStick()
    Tangent,   ///< projectWithoutRoot()
    Compliance ///< projectCompliant()
};

/// An order of sticks, rearranged by levels so that many sticks can be relaxed at once with the same bits as
/// one after the other. The level of a stick is one more than the highest level of the earlier sticks that
/// move one of its particles. Sticks of one level move no particle in common, so their order does not matter.
class StickSchedule {
public:
    enum class Layout : std::uint8_t {
        Contiguous, ///< particles first, first + 1 ... with second, second + 1 ...
        Paired,     ///< first with first + 1, first + 2 with first + 3 ...
        Scattered   ///< indices from the arrays first and second
    };

    /// Neighbouring sticks of the schedule that one loop relaxes.
    struct Segment {
        std::uint32_t begin = 0, count = 0;
        Layout layout = Layout::Scattered;
        bool uniform = false; ///< all sticks have the same length and shares as the first, and no share is 0
        bool hasFixedEnds = false; ///< a share is 0; the loop must not write to that end
        double minError = 0;       ///< minError() of all of them
        /// -1: stick a-b is stored as b-a (coincident particles are moved apart along a-b).
        double direction = 1;
    };

    /// Builds the schedule. Sticks without shares are left out. The cost is linear in sticks and particles,
    /// apart from sorting within levels.
    ///
    /// `parts`, if not empty, has a number for each stick of the order, and a level ends where it changes.
    /// Sticks without shares then keep their places unless both ends are fixed. So neither holes nor borders
    /// cut the runs of a grid into pieces.
    void build(const World& world, std::span<const std::uint32_t> order, const StickShares& shares,
               std::span<const std::uint32_t> parts = {});
    /// Removes a stick that was cut.
    void remove(std::uint32_t stick);
    /// Computes softness and divisor of every stick for a (sub)step h [time], if they are not those of h.
    void soften(const World& world, PinRule pinRule, double h);

    std::span<const Segment> segments() const { return segments_; }
    /// True if a large part of the sticks is in segments of kind Scattered.
    bool isScattered() const { return scattered_; }
    /// The sticks in the order of the schedule.
    std::span<const std::uint32_t> sticks() const { return sticks_; }

    // One entry per stick of the schedule.
    std::vector<std::int32_t> first, second; ///< particles
    std::vector<double> length, shareFirst, shareSecond;
    std::vector<double> softness, divisor; ///< of projectCompliant(); empty before soften()
    std::vector<double> lambda;            ///< of projectCompliant() [length mass]

private:
    void cutIntoSegments(const World& world, std::span<const std::uint32_t> levelEnds);
    void finish(Segment& segment);

    std::vector<std::uint32_t> sticks_;
    std::vector<std::uint32_t> place_; ///< place of each stick in the schedule
    std::vector<Segment> segments_;
    bool scattered_ = false;
    double softH_ = 0; ///< h of softness; 0: not computed
};

/// Makes one pass over the schedule by a rule. The code is vectorised and gives the same bits on every
/// processor. `pairs` is scratch with two numbers per particle. For StickRule::Compliance call soften()
/// first.
void relaxSchedule(StickRule rule, StickSchedule& schedule, std::span<double> x, std::span<double> y,
                   std::span<double> pairs);

/// Makes the same pass one stick after the other, in any order. Not for StickRule::Compliance.
void relaxPlainly(World& world, std::span<const std::uint32_t> order, const StickShares& shares,
                  StickRule rule = StickRule::Root);

} // namespace timestep
