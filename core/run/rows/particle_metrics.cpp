// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/ledger.h"
#include "core/particles/world_measures.h"
#include "core/run/rows/metric.h"
#include "core/run/simulation/world_simulation.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

bool hasWorld(const Simulation& simulation) {
    return simulation.world() != nullptr;
}

bool hasSticks(const Simulation& simulation) {
    return hasWorld(simulation) && simulation.world()->sticks() > 0;
}

bool hasOutline(const Simulation& simulation) {
    return hasWorld(simulation) && !simulation.world()->outline.empty();
}

bool hasWalls(const Simulation& simulation) {
    return hasWorld(simulation) && simulation.world()->rules.walls;
}

bool hasFreeBall(const Simulation& simulation) {
    return hasWalls(simulation) && !simulation.world()->isFixed(0);
}

bool isNamed(const Simulation& simulation, std::initializer_list<std::string_view> names) {
    return hasWorld(simulation) && std::all_of(names.begin(), names.end(), [&](std::string_view name) {
               return simulation.world()->findParticle(name).has_value();
           });
}

bool hasHead(const Simulation& simulation) {
    return isNamed(simulation, {"head"});
}

bool hasSpine(const Simulation& simulation) {
    return isNamed(simulation, {"shoulder", "back", "hip"});
}

bool hasLegs(const Simulation& simulation) {
    return isNamed(simulation, {"left-foot", "hip", "right-foot"});
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

double angle(const World& world, std::string_view a, std::string_view middle, std::string_view c) {
    return std::abs(
        angleAt(world, *world.findParticle(a), *world.findParticle(middle), *world.findParticle(c)));
}

/// y of the lowest particle, in the direction in which y points.
double lowest(const World& world) {
    return world.rules.yDown ? *std::max_element(world.y.begin(), world.y.end())
                             : *std::min_element(world.y.begin(), world.y.end());
}

double headHeight(const World& world) {
    const std::size_t head = *world.findParticle("head");
    return world.rules.yDown ? world.rules.box.top - world.y[head] : world.y[head] - world.rules.box.bottom;
}

double brokenSticks(const World& world) {
    return static_cast<double>(std::count_if(world.stickFlags.begin(), world.stickFlags.end(),
                                             [](std::uint8_t flags) { return (flags & Cut) != 0; }));
}

double firstStepOverLast(const World& world) {
    const auto step = [&world](std::size_t i) {
        return std::hypot(world.x[i] - world.previousX[i], world.y[i] - world.previousY[i]);
    };
    const double last = step(world.particles() - 1);
    return last > 0 ? step(0) / last : undefined;
}

/// The metrics of this file are defined for particles only.
const WorldSimulation& particles(const Simulation& simulation) {
    return static_cast<const WorldSimulation&>(simulation);
}

/// First pass of the last step after which less than a hundredth of the initial strain remains.
double passesToPercent(const Simulation& simulation, double) {
    const auto residuals = particles(simulation).residuals();
    const auto found = std::find_if(residuals.begin(), residuals.end(),
                                    [&](double residual) { return residual < residuals.front() / 100; });
    return found == residuals.end() ? undefined : static_cast<double>(found - residuals.begin());
}

template <auto Read>
double ofWorld(const Simulation& simulation, double) {
    return static_cast<double>(Read(*particles(simulation).world()));
}

template <auto Read>
double ofStrains(const Simulation& simulation, double) {
    return Read(particles(simulation).strains());
}

template <auto Read>
double ofLedger(const Simulation& simulation, double) {
    const Ledger* ledger = particles(simulation).ledger();
    return ledger != nullptr ? static_cast<double>(Read(*ledger)) : undefined;
}

constexpr std::array particleCatalogue{
    Metric{"largest-strain", TRANSLATABLE("metric", "largest strain"), Dimension::Number, hasSticks,
           ofStrains<[](const StrainSums& strains) { return strains.largest; }>},
    Metric{"rms-strain", TRANSLATABLE("metric", "RMS strain"), Dimension::Number, hasSticks,
           ofStrains<[](const StrainSums& strains) { return strains.rms(); }>},
    Metric{"passes-to-percent", TRANSLATABLE("metric", "passes until 1 % of the strain is left"),
           Dimension::Count, hasSticks, passesToPercent, MetricNeeds::Residuals},
    Metric{"total-stretch", TRANSLATABLE("metric", "stretch of all sticks together"), Dimension::Length,
           hasSticks, ofStrains<[](const StrainSums& strains) { return strains.stretch; }>},
    Metric{"broken-sticks", TRANSLATABLE("metric", "broken sticks"), Dimension::Count, hasSticks,
           ofWorld<brokenSticks>},
    Metric{"torn-sticks", TRANSLATABLE("metric", "torn sticks"), Dimension::Count, hasSticks,
           ofWorld<[](const World& world) { return world.torn; }>},
    Metric{"area", TRANSLATABLE("metric", "area"), Dimension::Area, hasOutline,
           [](const Simulation& s, double) { return std::abs(outlineArea(*particles(s).world())); }},
    Metric{"distance-outside", TRANSLATABLE("metric", "distance outside the walls"), Dimension::Length,
           hasWalls, ofWorld<distanceOutside>},
    Metric{"centre-x", TRANSLATABLE("metric", "centre x"), Dimension::Length, hasWorld,
           [](const Simulation& s, double) { return mean(particles(s).world()->x); }},
    Metric{"centre-y", TRANSLATABLE("metric", "centre y"), Dimension::Length, hasWorld,
           [](const Simulation& s, double) { return mean(particles(s).world()->y); }},
    Metric{"last-x", TRANSLATABLE("metric", "last particle x"), Dimension::Length, hasWorld,
           ofWorld<[](const World& world) { return world.x.back(); }>},
    Metric{"last-y", TRANSLATABLE("metric", "last particle y"), Dimension::Length, hasWorld,
           ofWorld<[](const World& world) { return world.y.back(); }>},
    Metric{"first-x", TRANSLATABLE("metric", "first particle x"), Dimension::Length, hasWorld,
           ofWorld<[](const World& world) { return world.x.front(); }>},
    Metric{"first-y", TRANSLATABLE("metric", "first particle y"), Dimension::Length, hasWorld,
           ofWorld<[](const World& world) { return world.y.front(); }>},
    Metric{"first-step-over-last", TRANSLATABLE("metric", "step of the first particle over that of the last"),
           Dimension::Number, hasWorld, ofWorld<firstStepOverLast>},
    Metric{"first-displacement", TRANSLATABLE("metric", "first particle, x per step"), Dimension::Length,
           hasWorld, ofWorld<[](const World& world) { return world.x.front() - world.previousX.front(); }>},
    Metric{"lowest-y", TRANSLATABLE("metric", "lowest particle y"), Dimension::Length, hasWorld,
           ofWorld<lowest>},
    Metric{"first-speed", TRANSLATABLE("metric", "speed of the first particle"), Dimension::Speed, hasWorld,
           [](const Simulation& s, double) {
               const World& world = *particles(s).world();
               return std::hypot(world.x[0] - world.previousX[0], world.y[0] - world.previousY[0]) /
                      particles(s).lastStepSize();
           }},
    Metric{"head-height", TRANSLATABLE("metric", "height of the head"), Dimension::Length, hasHead,
           ofWorld<headHeight>},
    Metric{"spine-angle", TRANSLATABLE("metric", "bend of the spine"), Dimension::Angle, hasSpine,
           ofWorld<[](const World& world) {
               return std::numbers::pi - angle(world, "shoulder", "back", "hip");
           }>},
    Metric{"leg-spread", TRANSLATABLE("metric", "spread of the legs"), Dimension::Angle, hasLegs,
           ofWorld<[](const World& world) { return angle(world, "left-foot", "hip", "right-foot"); }>},
    Metric{"energy-dissipated", TRANSLATABLE("metric", "energy: drag, friction and walls"), Dimension::Energy,
           hasWorld, ofLedger<[](const Ledger& ledger) { return ledger.dissipated; }>, MetricNeeds::Ledger},
    Metric{"energy-numerical", TRANSLATABLE("metric", "energy: numerical drift"), Dimension::Energy, hasWorld,
           ofLedger<[](const Ledger& ledger) { return ledger.numerical; }>, MetricNeeds::Ledger},
    Metric{"energy-constraint", TRANSLATABLE("metric", "energy: work of the sticks"), Dimension::Energy,
           hasSticks, ofLedger<[](const Ledger& ledger) { return ledger.constraint; }>, MetricNeeds::Ledger},
    Metric{"energy-outside", TRANSLATABLE("metric", "energy: hands and changed settings"), Dimension::Energy,
           hasWorld, ofLedger<[](const Ledger& ledger) { return ledger.outside; }>, MetricNeeds::Ledger},
    Metric{"pin-force", TRANSLATABLE("metric", "force of the sticks on the pins"), Dimension::Force,
           hasSticks,
           ofLedger<[](const Ledger& ledger) { return std::hypot(ledger.force().x, ledger.force().y); }>,
           MetricNeeds::Ledger},
    Metric{"sticks-visited", TRANSLATABLE("metric", "sticks visited"), Dimension::Count, hasSticks,
           ofLedger<[](const Ledger& ledger) { return ledger.sticksVisited; }>, MetricNeeds::Ledger},
    Metric{"bounces", TRANSLATABLE("metric", "bounces of the first particle"), Dimension::Count, hasFreeBall,
           ofLedger<[](const Ledger& ledger) { return ledger.bounces; }>, MetricNeeds::Ledger},
    Metric{"bounce-height", TRANSLATABLE("metric", "height of the last bounce"), Dimension::Length,
           hasFreeBall, ofLedger<[](const Ledger& ledger) { return ledger.bounceHeight; }>,
           MetricNeeds::Ledger},
    Metric{"sliding-distance", TRANSLATABLE("metric", "sliding distance"), Dimension::Length, hasWalls,
           ofLedger<[](const Ledger& ledger) { return ledger.slidingDistance; }>, MetricNeeds::Ledger},
};

} // namespace

std::span<const Metric> particleMetrics() {
    return particleCatalogue;
}

} // namespace timestep
