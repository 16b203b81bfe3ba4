// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact_difference.h"
#include "core/particles/world/world.h"
#include "core/particles/world_stepper.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// The correction of one stick in a pass. Position plus move gives the position after the correction to the
/// last bit.
struct StickVisit {
    std::uint32_t stick = 0;
    Point moveA, moveB; ///< [length]
};

/// One pass of a relaxation, stick by stick.
struct PassTrace {
    World before, after;
    /// True if the visits change the world one after another, in this order. False if each visit is computed
    /// from the positions before the pass, as if its stick were alone; visits are then in the order in which
    /// the sticks were made, and the relaxation combines them into `applied`.
    bool oneByOne = true;
    std::vector<StickVisit> visits;
    std::vector<Point> applied; ///< displacement of each particle in the pass; empty if oneByOne
    /// Added after `applied`: the remaining last bits, for iterative solvers, which move a particle by more
    /// than one addition.
    std::vector<Point> rounding;
};

/// The state at the start of a pass, apart from the world.
struct PassStart {
    std::vector<std::uint32_t> order = {};    ///< order of the sticks, cut ones included
    std::vector<double> lambda = {};          ///< RelaxationWork::lambda; empty: zeros
    std::vector<double> oldX = {}, oldY = {}; ///< of Relaxation::oldDirections; empty: the current positions
    std::vector<double> kept = {};            ///< the kept values of a user-defined rule; empty: zeros
    int number = 0;                           ///< number of the pass within the (sub)step
};

/// Reconstructs the pass that led from `before` to `after`.
PassTrace traceOfPass(const World& before, const World& after, const WorldMethod& method, double h,
                      const PassStart& start);
/// Records the first pass over the sticks of a world as WorldStepper::relax makes it; h counts for
/// compliances. Each visit is a pass of the same engine over a world with one stick. The cost is linear in
/// sticks, apart from computing the order.
PassTrace traceOfPass(const World& world, const WorldMethod& method, double h);

/// Returns the world after this number of visits. If the pass is not oneByOne, this is `before` up to
/// visits.size(); visits.size() + 1 gives `after`.
World worldAfter(const PassTrace& trace, std::size_t visits);
/// Returns World::strain of every stick.
std::vector<double> strainsOf(const World& world);

} // namespace timestep
