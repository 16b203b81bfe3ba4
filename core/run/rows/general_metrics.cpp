// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/metric.h"
#include "core/run/simulation/game_loop.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/undefined.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

bool always(const Simulation&) {
    return true;
}

bool hasExact(const Simulation& simulation) {
    return !simulation.exactQ().empty();
}

bool hasEnergy(const Simulation& simulation) {
    return simulation.problem() == nullptr || simulation.problem()->hasEnergy();
}

bool conserves(const Simulation& simulation) {
    return hasEnergy(simulation) && simulation.conservative();
}

bool dissipates(const Simulation& simulation) {
    return hasEnergy(simulation) && !simulation.conservative();
}

bool changesStep(const Simulation& simulation) {
    return simulation.stepVaries();
}

bool hasFrames(const Simulation& simulation) {
    return simulation.gameLoop().hasFrames();
}

InnerSteps innerSteps(const Simulation& simulation) {
    return *simulation.asProblem()->innerSteps();
}

bool adapts(const Simulation& simulation) {
    return simulation.asProblem() != nullptr && simulation.asProblem()->innerSteps().has_value();
}

double naturalFrequency(const Simulation& simulation) {
    return simulation.problem() != nullptr ? simulation.problem()->naturalFrequency() : 0;
}

bool oscillates(const Simulation& simulation) {
    return naturalFrequency(simulation) > 0 && simulation.q().size() == 1;
}

bool hasEvents(const Simulation& simulation) {
    return simulation.asProblem() != nullptr && simulation.problem()->hasEvents();
}

double squaredDistance(std::span<const double> a, std::span<const double> b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

/// It is called drift only if the equations conserve energy, because then only the method causes it.
/// Otherwise drag, walls and relaxation contribute.
double changeOfEnergy(const Simulation& simulation, double start) {
    return (totalEnergy(simulation) - start) / simulation.energyScale();
}

/// Undefined if the energy at the start is 0 up to rounding: a sum of terms that cancel.
double energyRatio(const Simulation& simulation, double start) {
    const bool isZero = !(std::abs(start) > 1e-12 * simulation.energyScale());
    return isZero ? undefined : totalEnergy(simulation) / start;
}

double positionError(const Simulation& simulation, double) {
    const auto exact = simulation.exactQ();
    return exact.empty() ? undefined : std::sqrt(squaredDistance(simulation.q(), exact));
}

/// sqrt(|dq|² + |dv / w|²) with the natural frequency w, so that both parts are lengths (angles); w = 1 if
/// there is none.
double phaseError(const Simulation& simulation, double) {
    const auto q = simulation.exactQ(), v = simulation.exactV();
    if (q.empty()) return undefined;
    const double frequency = naturalFrequency(simulation), w = frequency > 0 ? frequency : 1;
    return std::sqrt(squaredDistance(simulation.q(), q) + squaredDistance(simulation.v(), v) / (w * w));
}

constexpr std::array generalCatalogue{
    Metric{"time", TRANSLATABLE("metric", "time t"), Dimension::Time, always,
           [](const Simulation& s, double) { return s.time(); }},
    Metric{"step", TRANSLATABLE("metric", "step number"), Dimension::Count, always,
           [](const Simulation& s, double) { return static_cast<double>(s.steps()); }},
    Metric{"step-size", TRANSLATABLE("metric", "step size"), Dimension::Time, changesStep,
           [](const Simulation& s, double) { return s.lastStepSize(); }},
    Metric{"frame", TRANSLATABLE("metric", "frame number"), Dimension::Count, hasFrames,
           [](const Simulation& s, double) { return static_cast<double>(s.gameLoop().frames()); }},
    Metric{"frame-lag", TRANSLATABLE("metric", "display time minus simulated time"), Dimension::Time,
           hasFrames, [](const Simulation& s, double) { return s.gameLoop().lag(s.steps()); }},
    Metric{"position-error", TRANSLATABLE("metric", "position error"), Dimension::Coordinate, hasExact,
           positionError},
    Metric{"phase-error", TRANSLATABLE("metric", "phase-space error"), Dimension::Coordinate, hasExact,
           phaseError},
    Metric{"kinetic-energy", TRANSLATABLE("metric", "kinetic energy"), Dimension::Energy, hasEnergy,
           [](const Simulation& s, double) { return s.kineticEnergy(); }},
    Metric{"potential-energy", TRANSLATABLE("metric", "potential energy"), Dimension::Energy, hasEnergy,
           [](const Simulation& s, double) { return s.potentialEnergy(); }},
    Metric{"total-energy", TRANSLATABLE("metric", "total energy"), Dimension::Energy, hasEnergy,
           [](const Simulation& s, double) { return totalEnergy(s); }},
    Metric{"energy-ratio", TRANSLATABLE("metric", "energy ratio E/E₀"), Dimension::Number, hasEnergy,
           energyRatio},
    Metric{"energy-drift", TRANSLATABLE("metric", "energy drift"), Dimension::Number, conserves,
           changeOfEnergy},
    Metric{"energy-change", TRANSLATABLE("metric", "energy change"), Dimension::Number, dissipates,
           changeOfEnergy},
    Metric{"velocity-over-omega", TRANSLATABLE("metric", "velocity v/ω"), Dimension::Coordinate, oscillates,
           [](const Simulation& s, double) { return s.v()[0] / naturalFrequency(s); }},
    Metric{"last-bounce", TRANSLATABLE("metric", "instant of the last bounce"), Dimension::Time, hasEvents,
           [](const Simulation& s, double) { return s.asProblem()->events().lastTime(); }},
    Metric{"bounces", TRANSLATABLE("metric", "bounces"), Dimension::Count, hasEvents,
           [](const Simulation& s, double) { return static_cast<double>(s.asProblem()->events().count()); }},
    Metric{"evaluations", TRANSLATABLE("metric", "force evaluations"), Dimension::Count, always,
           [](const Simulation& s, double) { return static_cast<double>(s.evaluations()); }},
    Metric{"inner-step-size", TRANSLATABLE("metric", "size of the last inner step"), Dimension::Time, adapts,
           [](const Simulation& s, double) { return innerSteps(s).size; }},
    Metric{"error-estimate", TRANSLATABLE("metric", "error estimate over the tolerance"), Dimension::Number,
           adapts, [](const Simulation& s, double) { return innerSteps(s).error; }},
    Metric{"inner-steps", TRANSLATABLE("metric", "inner steps"), Dimension::Count, adapts,
           [](const Simulation& s, double) { return static_cast<double>(innerSteps(s).accepted); }},
    Metric{"rejected-steps", TRANSLATABLE("metric", "rejected steps"), Dimension::Count, adapts,
           [](const Simulation& s, double) { return static_cast<double>(innerSteps(s).rejected); }},
};

} // namespace

double totalEnergy(const Simulation& simulation) {
    return simulation.kineticEnergy() + simulation.potentialEnergy();
}

std::span<const Metric> generalMetrics() {
    return generalCatalogue;
}

} // namespace timestep
