// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/event_location.h"

#include "core/root_between.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int mostEvents = 10000; // in one step

void startAnew(const Integrator& integrator, const Problem& problem, IntegratorState& state, double t,
               double h) {
    integrator.start(problem, state, t, h);
}

bool rests(const Problem& problem, const IntegratorState& state) {
    const auto v = state.v();
    return problem.eventDistance(state.q()) <= 0 &&
           std::all_of(v.begin(), v.end(), [](double speed) { return speed == 0; });
}

} // namespace

/// Finds the time after which the distance is 0. From the ground, the first root is the start itself. Leaves
/// the state at the event and returns the time up to it.
double EventLocation::cutAtEvent(const Integrator& integrator, const Problem& problem, IntegratorState& state,
                                 double t, double h) {
    const auto distanceAfter = [&](double time) {
        std::copy(before_.begin(), before_.end(), state.y.begin());
        if (time == 0) return problem.eventDistance(state.q());
        startAnew(integrator, problem, state, t, time);
        integrator.step(problem, state, t, time);
        return problem.eventDistance(state.q());
    };
    const double above = std::max(distanceAfter(0), 0.0), below = std::min(distanceAfter(h), 0.0);
    const double used = rootBetween(0, h, above, below, 1e-15 * h, distanceAfter);
    distanceAfter(used);
    return used;
}

void EventLocation::step(const Integrator& integrator, const Problem& problem, IntegratorState& state,
                         double t, double h) {
    if (rests(problem, state)) return;
    double left = h;
    bool cut = false;
    for (int count = 0; count < mostEvents && left > 0; ++count) {
        mayStop(100 * state.n);
        before_.assign(state.y.begin(), state.y.end());
        if (cut) startAnew(integrator, problem, state, t, left);
        integrator.step(problem, state, t, left);
        if (!(problem.eventDistance(state.q()) < 0)) break;
        const double used = problem.locatesEvents() ? cutAtEvent(integrator, problem, state, t, left) : left;
        const bool atRest = problem.applyEvent(state.q(), state.v(), h);
        cut = true;
        lastTime_ = t + used;
        ++count_;
        t += used;
        left -= used;
        if (atRest) break;
    }
    if (cut) startAnew(integrator, problem, state, t + left, h);
}

} // namespace timestep
