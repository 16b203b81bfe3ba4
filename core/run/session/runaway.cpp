// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/runaway.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double leastDistance = 4; ///< of an explosion [energy scale]
/// A calm run is not asked for more than its kinetic energy, which is cheap: the potential energy of n bodies
/// that attract each other costs as much as a step, n^2.
constexpr double leastKinetic = 1; ///< [energy scale]
/// Factors per step, and how often in a row. Free fall has d = c n^2, which grows by 4, 2.25, 1.78 ... and
/// only 6 times by more than 1.3.
constexpr double slowGrowth = 1.3, fastGrowth = 3;
constexpr int slowGrowths = 12, fastGrowths = 3;
constexpr int handLasts = 60; ///< [steps] a throw lets the energy grow, too

double energyOf(const Simulation& simulation) {
    return simulation.kineticEnergy() + simulation.potentialEnergy();
}

} // namespace

void RunawayWatch::begin(const Session& session) {
    *this = RunawayWatch();
    calm_ = handLasts;
    runs_.resize(session.runs());
    for (std::size_t run = 0; run < runs_.size(); ++run) runs_[run].start = energyOf(session.simulation(run));
}

/// A hand that moves acts in every step, so growth is counted on while it does.
void RunawayWatch::acted(const Session& session) {
    const bool continues = std::exchange(calm_, 0) < handLasts;
    for (std::size_t run = 0; run < runs_.size(); ++run) {
        const double energy = energyOf(session.simulation(run));
        if (continues || !std::isfinite(energy)) continue;
        runs_[run].start = energy;
        runs_[run].before = 0;
        runs_[run].growths = runs_[run].fast = 0;
    }
}

void RunawayWatch::jumped() {
    slowLeft_ = 0;
    for (Watched& run : runs_) run = {run.start, 0, 0, 0, false, run.found};
}

bool RunawayWatch::see(const Session& session) {
    calm_ = std::min(calm_ + 1, handLasts);
    slowLeft_ = std::max(slowLeft_ - 1, 0);
    const int times = calm_ < handLasts ? 2 : 1;
    bool begins = false;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
        Watched& run = runs_[i];
        if (run.found) continue;
        const Simulation& simulation = session.simulation(i);
        const double scale = simulation.energyScale();
        if (simulation.kineticEnergy() < leastKinetic * scale) {
            run.growths = run.fast = 0;
            run.before = 0;
            continue;
        }
        const double energy = energyOf(simulation), distance = std::abs(energy - run.start) / scale;
        const bool isBeyondNumbers = std::isfinite(run.start) && !std::isfinite(energy);
        const auto growsBy = [&](double factor) {
            return run.before > 0 && !(distance < factor * run.before);
        };
        run.growths = growsBy(slowGrowth) ? run.growths + 1 : 0;
        run.fast = growsBy(fastGrowth) ? run.fast + 1 : 0;
        run.before = distance;
        const bool explodes =
            isBeyondNumbers || (!(distance < leastDistance) &&
                                (run.growths >= times * slowGrowths || run.fast >= times * fastGrowths));
        begins = begins || explodes;
        run.explodes = run.explodes || explodes;
        if (explodes && !(distance < std::pow(10, power))) run.found = Runaway{simulation.steps(), power};
    }
    if (!begins || begun_) return false;
    begun_ = true;
    slowLeft_ = slowSteps;
    return true;
}

std::optional<Runaway> RunawayWatch::of(const Session& session, std::size_t run) const {
    if (run >= runs_.size() || !runs_[run].found) return std::nullopt;
    return session.simulation(run).steps() < runs_[run].found->step ? std::nullopt : runs_[run].found;
}

} // namespace timestep
