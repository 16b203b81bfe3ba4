// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/microscope/relaxation_microscope.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// A stick whose error has grown while another one was corrected.
struct SpoiltStick {
    std::uint32_t stick = 0;
    double by = 0; ///< of |strain| [1]
};

/// What a visit of a pass has made of the sticks.
struct VisitOutcome {
    double before = 0, after = 0;    ///< |strain| of the stick itself [1]
    std::vector<SpoiltStick> spoilt; ///< by falling amount
};

/// One for each visit. Where all sticks work at once nothing is spoilt by one of them, and `after` is what it
/// is at the end of the pass. Linear in sticks times their neighbours.
std::vector<VisitOutcome> walkPass(const PassTrace& pass);

} // namespace timestep
