// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/microscope/relaxation_microscope.h"

#include <cstdint>
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

} // namespace timestep
