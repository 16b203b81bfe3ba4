// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/microscope/relaxation_microscope.h"
#include "core/microscope/world_microscope.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace timestep {

/// A stick whose error grew while another one was corrected.
struct SpoiltStick {
    std::uint32_t stick = 0;
    double by = 0; ///< growth of |strain| [1]
};

/// The effect of one visit of a pass on the sticks.
struct VisitOutcome {
    double before = 0, after = 0;    ///< |strain| of the stick itself [1]
    std::vector<SpoiltStick> spoilt; ///< in descending order of `by`
};

/// Returns one outcome per visit. If all sticks work at the same time, no visit spoils another stick, and
/// `after` is the value at the end of the pass. Runs in time linear in the sticks and their neighbours.
std::vector<VisitOutcome> walkPass(const PassTrace& pass);

/// One step of a world of particles and sticks, with the pass of it that is open. Moves are those of a stage
/// of the step [scene length].
struct OpenWorldStep {
    /// Opens no pass yet. The particle with the largest displacement represents all.
    explicit OpenWorldStep(WorldStepTrace trace);
    void open(std::size_t stage);

    Point placeBefore(std::size_t stage, std::size_t particle) const;
    Point placeAfter(std::size_t stage, std::size_t particle) const;
    /// The part of the displacement that the last step left.
    Point keptOf(std::size_t stage, std::size_t particle) const;
    /// The remaining displacement.
    Point fallOf(std::size_t stage, std::size_t particle) const;
    /// Length of the longest arrow of the step.
    double longestArrow() const;
    /// TeX of a move of the particle.
    QString moveSymbol() const;
    /// Code of keptOf(). Without drag, the displacement of the last step has no factor.
    QString historyCode(std::size_t stage) const;

    WorldStepTrace step;
    std::size_t particle = 0; ///< drawn with its numbers
    std::optional<PassTrace> pass;
    std::size_t passStage = 0;
    std::vector<std::uint32_t> order; ///< sticks in the order of the pass
    std::vector<VisitOutcome> visits; ///< of the pass
};

} // namespace timestep
