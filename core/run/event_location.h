// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <vector>

namespace timestep {

/// Makes steps of a problem with events such as bounces (Problem::hasEvents()). If Problem::locatesEvents(),
/// the step is cut at the instant of the event, located to the last digits, and the rest follows as a
/// separate step. Otherwise the event happens at the end of the step. The method restarts after each event.
class EventLocation {
public:
    /// Makes one step of size h from time t with all its events. Allocates only in the first call.
    void step(const Integrator& integrator, const Problem& problem, IntegratorState& state, double t,
              double h);

private:
    double cutAtEvent(const Integrator& integrator, const Problem& problem, IntegratorState& state, double t,
                      double h);

    std::vector<double> before_; ///< [q | v] at the start of the current part of the step
};

} // namespace timestep
