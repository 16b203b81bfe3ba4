// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact_difference.h"
#include "core/particles/relaxation.h"
#include "core/particles/world.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// What one stick does to its two ends in a pass. Added to where they are, the moves give the place after it
/// to the last bit.
struct StickVisit {
    std::uint32_t stick = 0;
    Point moveA, moveB; ///< [length]
};

/// One pass of a relaxation, stick by stick.
struct PassTrace {
    World before, after;
    /// The visits change the world one after another, in this order. False: all sticks ask for their moves at
    /// once, from the places before the pass (visits, each as if it were alone, in the order in which they
    /// were made), and the relaxation makes `applied` of it.
    bool oneByOne = true;
    std::vector<StickVisit> visits;
    std::vector<Point> applied; ///< per particle, added to where it was; empty if oneByOne
    /// Added after it: what the last bits of `applied` leave, where a particle was moved by more than one
    /// addition (solvers that iterate).
    std::vector<Point> rounding;
};

/// What a pass within a step begins with, besides the world.
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

/// The world after so many visits; of a relaxation that works at once it is `before`, and `after` one visit
/// later than the last.
World worldAfter(const PassTrace& account, std::size_t visits);
/// World::strain of every stick.
std::vector<double> strainsOf(const World& world);

} // namespace timestep
