// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation.h"

#include "core/json/json.h"

namespace timestep {

std::any Simulation::remember() const {
    return save();
}

std::size_t Simulation::memorySize() const {
    return save().dump().size();
}

} // namespace timestep
