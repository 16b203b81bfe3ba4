// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/fact_sentence.h"
#include "core/parallel.h"
#include "core/particles/relaxation/relaxation.h"

#include <optional>
#include <vector>

namespace timestep {

/// The measured facts of a rule for sticks, with the numbers behind them. Errors of sticks are
/// root-mean-square strains before the first pass and after each one.
struct RuleFacts {
    double moveAtRest = 0; ///< largest move in a pass over sticks that have their lengths [length of a stick]
    std::vector<double> bar;         ///< errors of one stick between masses 1 and 3
    std::vector<double> freeChain;   ///< of a straight chain of `sticksOfChain` sticks, equal masses
    std::vector<double> pinnedChain; ///< the same, pinned at one end
    double barFactor = 0, freeFactor = 0, pinnedFactor = 0; ///< factor of the error in a late pass [1]
    double halfStiffnessFactor = 0;                         ///< on the bar with stiffness 1/2
    double centreShift = 0; ///< of the centre of mass of a free net in a pass, over the largest move in it
    double turn =
        0; ///< angular momentum that a pass gives the bar, over the greatest possible for such moves
    double softened = 0;                   ///< change of the bar's length by a compliance [length]
    double softenedByPasses = 0;           ///< difference of that change between 1 and 20 passes [length]
    std::vector<const Relaxation*> sameAs; ///< of the catalogue, with the same motion
    std::vector<const Relaxation*> sameWhenRigid; ///< for sticks that are stiff and pull and push

    static constexpr int sticksOfChain = 5;
    /// Empty if the measured value lies between the bounds for yes and no.
    std::optional<bool> leavesRestAlone() const, keepsMomentum() const, keepsAngularMomentum() const;
    bool usesStiffness() const, usesCompliance() const;
    /// Whether the effect of a compliance does not depend on the number of passes.
    bool complianceIsThatOfStep() const;
};

/// Measures the relaxation of a method, with its settings, one pass per step and sticks in the order in which
/// they were made. Returns nothing if the worker had to stop.
std::optional<RuleFacts> measureRule(const WorldMethod& method, const Worker& worker);

/// The facts in plain sentences, the most important first.
std::vector<FactSentence> ruleSentences(const RuleFacts& facts);

} // namespace timestep
