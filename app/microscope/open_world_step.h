// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/pass_walk.h"
#include "core/microscope/world_microscope.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace timestep {

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
