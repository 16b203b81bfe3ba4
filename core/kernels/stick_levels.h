// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/stick.h"
#include "core/particles/world/world.h"

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// A rule for one stick (core/particles/world/stick.h).
enum class StickRule : std::uint8_t {
    Root,        ///< correctionOf()
    WithoutRoot, ///< correctionWithoutRoot()
    Compliance   ///< compliantCorrection()
};

/// One pass over many sticks, with the bytes of the texts that visit one stick after the other:
///
///     for each stick s, in order:   moveEnds(world, s, shares[s], rule(stickOf(world, s)))
///
/// (gaussSeidelPass() and jakobsenPass() in gauss_seidel.cpp, xpbdPass() in xpbd.cpp). This class visits the
/// sticks by levels instead. The level of a stick is one more than the highest level of the earlier sticks
/// that move one of its particles, so sticks of one level have no particle in common, and none waits for
/// another, and the threads of a team share a level. If their ends are neighbours in the list of particles, a
/// vector relaxes many sticks at once.
class StickLevels {
public:
    /// Worlds of fewer sticks gain nothing.
    static constexpr std::size_t fewest = 64;

    /// Whether the sticks of a level may share fixed particles, or no particle at all, so that a team may
    /// share each level.
    enum class Fixed : std::uint8_t { Shared, Apart };

    /// Sorts the sticks of an order into levels. `shares` and `weights` have one entry per stick; weights, wa
    /// + wb [1/mass], are used only for StickRule::Compliance and may be empty otherwise. Linear in sticks
    /// and particles, apart from sorting within levels.
    StickLevels(const World& world, std::span<const std::uint32_t> order, std::span<const EndShares> shares,
                std::span<const double> weights, Fixed fixed = Fixed::Shared);
    /// Sets the shares of a stick that was cut to 0.
    void cut(std::uint32_t stick);
    /// Makes one pass. h [time] and lambda [length mass], one entry per stick, are used for
    /// StickRule::Compliance.
    void relax(World& world, StickRule rule, double h, std::span<double> lambda);

    /// Sticks begin ... begin + count - 1 of one level. In a run, the particles of each stick have the
    /// numbers of the previous stick plus 1, or plus 2 if its ends are also neighbours of each other.
    struct Segment {
        std::uint32_t begin = 0, count = 0;
        bool isRun = false;
    };
    /// The sticks in the order of their levels. One entry per stick, except segments.
    struct Sticks {
        std::vector<Segment> segments;
        std::vector<std::uint32_t> a, b;
        std::vector<double> length, shareA, shareB, weights, compliance, lambda;
        std::vector<std::uint8_t> oneWay; ///< the same for all sticks of a run
    };

    /// Part of one level: sticks begin ... end - 1, in segments firstSegment ... endSegment - 1 or some of
    /// them.
    struct Range {
        std::size_t firstSegment, endSegment;
        std::size_t begin, end;
    };

private:
    void sortIntoLevels(const World& world, std::span<const std::uint32_t> order,
                        std::span<const EndShares> shares);
    void findRuns(std::uint32_t begin, std::uint32_t end);

    std::vector<std::uint32_t> order_;     ///< number of each stick in the world
    std::vector<std::uint32_t> place_;     ///< of each stick of the world in order_
    std::vector<std::uint32_t> ends_;      ///< end of each level in order_
    std::vector<std::size_t> endSegments_; ///< end of each level in segments
    Fixed fixed_;
    Sticks sticks_;
};

} // namespace timestep
