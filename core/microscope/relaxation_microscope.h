// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact_difference.h"
#include "core/particles/world.h"
#include "core/particles/world_stepper.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// The correction of one stick in a pass. Position plus move gives the position after it to the last bit.
struct StickVisit {
    std::uint32_t stick = 0;
    Point moveA, moveB; ///< [length]
};

/// One pass of a relaxation, stick by stick.
struct PassTrace {
    World before, after;
    /// True: the visits change the world one after another, in this order. False: the moves of all visits are
    /// computed from the positions before the pass, each as if its stick were alone, in the made order; the
    /// relaxation combines them to `applied`.
    bool oneByOne = true;
    std::vector<StickVisit> visits;
    std::vector<Point> applied; ///< per particle, added to where it was; empty if oneByOne
    /// Added after `applied`: the rest to the last bit, where the engine moved a particle by more than one
    /// addition (solvers that iterate).
    std::vector<Point> rounding;
};

/// State of a pass within a step at its beginning, besides the world.
struct PassStart {
    std::vector<std::uint32_t> order = {};    ///< of the sticks, cut ones included
    std::vector<double> lambda = {};          ///< RelaxationWork::lambda; empty: zeros
    std::vector<double> oldX = {}, oldY = {}; ///< of Relaxation::oldDirections; empty: the present places
    int number = 0;                           ///< of the pass within the (sub)step
};

/// The pass that has led from one world to another.
PassTrace traceOfPass(const World& before, const World& after, const WorldMethod& method, double h,
                      const PassStart& start);
/// The first pass over the sticks of a world as WorldStepper::relax makes it, with h for compliances. Each
/// visit is a pass of the same engine over a world of one stick. Linear in sticks, apart from the order.
PassTrace traceOfPass(const World& world, const WorldMethod& method, double h);

/// The world after so many visits. If the pass is not oneByOne, the world stays `before` up to the last
/// visit; visits.size() + 1 gives `after`.
World worldAfter(const PassTrace& account, std::size_t visits);
/// World::strain of every stick.
std::vector<double> strainsOf(const World& world);

} // namespace timestep
