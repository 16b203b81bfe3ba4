// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <vector>

namespace timestep {

/// Steps over the instants at which something happens in a problem (Problem::hasEvents()), such as bounces.
/// Where the problem asks for it, the method's own step is cut at the instant, found to the last digits, and
/// what is left of it follows as a step of its own; otherwise the event happens at the end of the step. The
/// method starts anew after each event.
class EventLocation {
public:
    /// One step of h from time t, with everything that happens in it. Allocates nothing after the first.
    void step(const Integrator& integrator, const Problem& problem, IntegratorState& state, double t,
              double h);

private:
    double cutAtEvent(const Integrator& integrator, const Problem& problem, IntegratorState& state, double t,
                      double h);

    std::vector<double> before_; ///< [q | v] at the start of the part of a step
};

} // namespace timestep
