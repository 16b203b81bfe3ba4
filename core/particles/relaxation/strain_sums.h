// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// Numbers about the strains of all sticks of a world (World::strain).
struct StrainSums {
    double squares = 0;    ///< sum of the squares [1]
    double largest = 0;    ///< largest absolute strain; NaN if a strain is NaN [1]
    double stretch = 0;    ///< sum of strain times rest length [length]
    std::size_t count = 0; ///< sticks that are not cut

    void operator+=(const StrainSums& other);
    double rms() const; ///< root of the mean square [1]; 0 without sticks
};

/// Measures strains, with partial sums over runs of neighbouring sticks (sticks that join particles a, a + 1
/// ... with b, b + 1 ...) and over all others. The number of a stick in its run selects its partial sum
/// (lane_sums.h). The class keeps the runs and 1 / L of every stick between measurements.
///
///     strain = (|d| - L) (1 / L)
///
/// d vector between the ends [length], L rest length [length]; at least 0 for a one-way stick, left out for
/// a cut one. It differs from World::strain by rounding only.
class StrainRuns {
public:
    /// Measures all sticks. It finds the runs at the first call and when the number of sticks has changed.
    /// After a change of their ends, lengths or flags other than Cut, call forget(). Otherwise it allocates
    /// nothing. The runs do not depend on which sticks are cut.
    StrainSums measure(const World& world);
    void forget() { known_ = false; }

private:
    /// Sticks begin ... begin + count - 1 of the arrangement: a run, or all sticks outside of runs.
    struct Segment {
        std::uint32_t begin = 0, count = 0;
    };
    void arrange(const World& world);
    StrainSums sumsOf(const World& world, std::size_t begin, std::size_t end) const;
    void leaveOut(std::size_t stick);
    void followCuts(const World& world);

    bool known_ = false;
    std::size_t count_ = 0; ///< sticks that are not cut
    std::vector<std::uint8_t> stickFlags_;
    std::vector<std::uint32_t> place_; ///< of each stick in the arrangement
    std::vector<Segment> segments_;
    std::vector<StrainSums> blocks_;                     ///< of sumOfBlocks()
    std::vector<std::uint32_t> first_, second_;          ///< particles of each stick
    std::vector<double> length_, inverseLength_, least_; ///< least: of |d| - L [length]
};

} // namespace timestep
