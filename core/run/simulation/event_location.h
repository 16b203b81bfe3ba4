// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <cstdint>
#include <limits>
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

    /// Time of the last event, and the number of events so far; NaN and 0 before the first.
    double lastTime() const { return lastTime_; }
    std::int64_t count() const { return count_; }
    void restore(double lastTime, std::int64_t count) {
        lastTime_ = lastTime;
        count_ = count;
    }

private:
    double cutAtEvent(const Integrator& integrator, const Problem& problem, IntegratorState& state, double t,
                      double h);

    double lastTime_ = std::numeric_limits<double>::quiet_NaN(); ///< [time unit]
    std::int64_t count_ = 0;
    std::vector<double> before_; ///< [q | v] at the start of the current part of the step
};

} // namespace timestep
