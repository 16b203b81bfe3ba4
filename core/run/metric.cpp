// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/metric.h"

#include "core/particles/relaxation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

bool always(const Simulation&) {
    return true;
}
bool hasExact(const Simulation& simulation) {
    return !simulation.exactQ().empty();
}
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
bool conserves(const Simulation& simulation) {
    return simulation.conservative();
}
bool dissipates(const Simulation& simulation) {
    return !simulation.conservative();
}
bool oscillates(const Simulation& simulation) {
    return simulation.naturalFrequency() > 0 && simulation.q().size() == 1;
}

double squaredDistance(std::span<const double> a, std::span<const double> b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

double totalEnergy(const Simulation& simulation) {
    return simulation.kineticEnergy() + simulation.potentialEnergy();
}

/// (E - E0) / scale. Only where the equations conserve energy is it called drift: the method's own doing.
/// Elsewhere drag, walls and relaxation have their part in it.
double energyChange(const Simulation& simulation, double start) {
    return (totalEnergy(simulation) - start) / simulation.energyScale();
}

double positionError(const Simulation& simulation, double) {
    const auto exact = simulation.exactQ();
    return exact.empty() ? undefined : std::sqrt(squaredDistance(simulation.q(), exact));
}

/// sqrt(|dq|² + |dv / w|²) with w the natural frequency, so that both parts are lengths (angles); w = 1 where
/// there is none.
double phaseError(const Simulation& simulation, double) {
    const auto q = simulation.exactQ(), v = simulation.exactV();
    if (q.empty()) return undefined;
    const double w = simulation.naturalFrequency() > 0 ? simulation.naturalFrequency() : 1;
    return std::sqrt(squaredDistance(simulation.q(), q) + squaredDistance(simulation.v(), v) / (w * w));
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

constexpr std::array catalogue{
    Metric{"time", TRANSLATABLE("metric", "time t"), Dimension::Time, always,
           [](const Simulation& s, double) { return s.time(); }},
    Metric{"step", TRANSLATABLE("metric", "step number"), Dimension::Count, always,
           [](const Simulation& s, double) { return static_cast<double>(s.steps()); }},
    Metric{"position-error", TRANSLATABLE("metric", "position error"), Dimension::Coordinate, hasExact,
           positionError},
    Metric{"phase-error", TRANSLATABLE("metric", "phase-space error"), Dimension::Coordinate, hasExact,
           phaseError},
    Metric{"kinetic-energy", TRANSLATABLE("metric", "kinetic energy"), Dimension::Energy, always,
           [](const Simulation& s, double) { return s.kineticEnergy(); }},
    Metric{"potential-energy", TRANSLATABLE("metric", "potential energy"), Dimension::Energy, always,
           [](const Simulation& s, double) { return s.potentialEnergy(); }},
    Metric{"total-energy", TRANSLATABLE("metric", "total energy"), Dimension::Energy, always,
           [](const Simulation& s, double) { return totalEnergy(s); }},
    Metric{"energy-ratio", TRANSLATABLE("metric", "energy ratio E/E₀"), Dimension::Number, always,
           [](const Simulation& s, double start) { return start != 0 ? totalEnergy(s) / start : undefined; }},
    Metric{"energy-drift", TRANSLATABLE("metric", "energy drift"), Dimension::Number, conserves,
           energyChange},
    Metric{"energy-change", TRANSLATABLE("metric", "energy change"), Dimension::Number, dissipates,
           energyChange},
    Metric{"velocity-over-omega", TRANSLATABLE("metric", "velocity v/ω"), Dimension::Coordinate, oscillates,
           [](const Simulation& s, double) { return s.v()[0] / s.naturalFrequency(); }},
    Metric{"largest-strain", TRANSLATABLE("metric", "largest strain"), Dimension::Number, hasSticks,
           [](const Simulation& s, double) { return largestStrain(*s.world()); }},
    Metric{"rms-strain", TRANSLATABLE("metric", "RMS strain"), Dimension::Number, hasSticks,
           [](const Simulation& s, double) { return rmsStrain(*s.world()); }},
    Metric{"area", TRANSLATABLE("metric", "area"), Dimension::Area, hasOutline,
           [](const Simulation& s, double) { return std::abs(outlineArea(*s.world())); }},
    Metric{"distance-outside", TRANSLATABLE("metric", "distance outside the walls"), Dimension::Length,
           hasWalls, [](const Simulation& s, double) { return distanceOutside(*s.world()); }},
    Metric{"centre-x", TRANSLATABLE("metric", "centre x"), Dimension::Length, hasWorld,
           [](const Simulation& s, double) { return mean(s.world()->x); }},
    Metric{"centre-y", TRANSLATABLE("metric", "centre y"), Dimension::Length, hasWorld,
           [](const Simulation& s, double) { return mean(s.world()->y); }},
    Metric{"evaluations", TRANSLATABLE("metric", "force evaluations"), Dimension::Count, always,
           [](const Simulation& s, double) { return static_cast<double>(s.evaluations()); }},
};

std::string unitOf(Dimension dimension, const Simulation& simulation) {
    const Scene& scene = simulation.scene();
    switch (dimension) {
    case Dimension::Time:
        return std::string(scene.timeUnit);
    case Dimension::Length:
        return std::string(scene.lengthUnit);
    case Dimension::Area:
        return std::string(scene.lengthUnit) + "²";
    case Dimension::Energy:
        return std::string(scene.energyUnit);
    case Dimension::Coordinate:
        return scene.coordinates.empty() ? "" : std::string(scene.coordinates[0].unit);
    case Dimension::Number:
    case Dimension::Count:
        break;
    }
    return "1";
}

} // namespace

std::span<const Metric> metrics() {
    return catalogue;
}

const Metric* findMetric(std::string_view id) {
    const auto found =
        std::find_if(catalogue.begin(), catalogue.end(), [&](const Metric& m) { return m.id == id; });
    return found == catalogue.end() ? nullptr : &*found;
}

double Measure::value(const Simulation& simulation, double startEnergy) const {
    const auto read = [this](std::span<const double> values) {
        return coordinate < values.size() ? values[coordinate] : undefined;
    };
    switch (source) {
    case Source::Q:
        return read(simulation.q());
    case Source::V:
        return read(simulation.v());
    case Source::ExactQ:
        return read(simulation.exactQ());
    case Source::ExactV:
        return read(simulation.exactV());
    case Source::Metric:
        break;
    }
    return metric->value(simulation, startEnergy);
}

std::vector<Measure> measuresOf(const Simulation& simulation) {
    std::vector<Measure> measures;
    for (const Metric& metric : catalogue)
        if (metric.defined(simulation))
            measures.push_back({std::string(metric.id), std::string(metric.name),
                                unitOf(metric.dimension, simulation), Measure::Source::Metric, 0, &metric});
    const auto coordinates = simulation.scene().coordinates;
    const auto add = [&](std::string_view id, std::string_view name, std::string_view unit,
                         std::size_t coordinate, Measure::Source source, Measure::Source exact) {
        measures.push_back(
            {std::string(id), std::string(name), std::string(unit), source, coordinate, nullptr});
        if (hasExact(simulation))
            measures.push_back({std::string(id) + "-exact", std::string(name) + std::string(exactSuffix),
                                std::string(unit), exact, coordinate, nullptr});
    };
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        const Coordinate& c = coordinates[i];
        add(c.id, c.name, c.unit, i, Measure::Source::Q, Measure::Source::ExactQ);
        add(c.velocityId, c.velocityName, c.velocityUnit, i, Measure::Source::V, Measure::Source::ExactV);
    }
    return measures;
}

} // namespace timestep
