// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/metric_catalogue.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/scenes/coordinates.h"
#include "core/undefined.h"

#include <algorithm>

namespace timestep {

namespace {

/// "kg " where energies have a mass in them.
std::string massUnit(const Scene& scene) {
    return scene.energyUnit.starts_with("kg") ? "kg " : "";
}

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
        return std::string(scene.coordinates.empty() ? scene.lengthUnit : scene.coordinates[0].unit);
    case Dimension::Angle:
        return "rad";
    case Dimension::Speed:
        return std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit);
    case Dimension::Force: // energies without "J" are those of particles of mass 1
        return scene.energyUnit == "J"
                   ? "N"
                   : std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit) + "²";
    case Dimension::Impulse:
        return scene.energyUnit == "J" ? "N s" : massUnit(scene) + unitOf(Dimension::Speed, simulation);
    case Dimension::AngularMomentum:
        return scene.energyUnit == "J"
                   ? "J s"
                   : massUnit(scene) + std::string(scene.lengthUnit) + "²/" + std::string(scene.timeUnit);
    case Dimension::Number:
    case Dimension::Count:
        break;
    }
    return "1";
}

} // namespace

std::span<const Metric> metrics() {
    static const std::vector<Metric> catalogue = [] {
        std::vector<Metric> list;
        for (const auto part : {generalMetrics(), particleMetrics(), rigidMetrics()})
            list.insert(list.end(), part.begin(), part.end());
        return list;
    }();
    return catalogue;
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
    case Source::Quantity:
        if (const ProblemSimulation* own = simulation.asProblem()) return own->quantity(coordinate);
        return simulation.problem()->quantity(coordinate, simulation.q(), simulation.v());
    case Source::QuantityChange:
        return simulation.asProblem()->quantityChange(coordinate);
    case Source::ErrorOfQ:
        return simulation.asProblem()->embeddedErrors(coordinate).first;
    case Source::ErrorOfV:
        return simulation.asProblem()->embeddedErrors(coordinate).second;
    case Source::Metric:
        break;
    }
    return metric->value(simulation, startEnergy);
}

std::vector<Measure> measuresOf(const Simulation& simulation) {
    std::vector<Measure> measures;
    const bool computed = simulation.exactIsComputed();
    const auto nameOf = [computed](const Metric& metric) {
        const bool error = metric.id == "position-error" || metric.id == "phase-error";
        return Wording(metric.name, computed && error ? againstReferenceSuffix : Text());
    };
    for (const Metric& metric : metrics())
        if (metric.defined(simulation))
            measures.push_back({std::string(metric.id), nameOf(metric), unitOf(metric.dimension, simulation),
                                Measure::Source::Metric, 0, &metric});
    const auto coordinates = simulation.problem() != nullptr
                                 ? coordinatesOf(simulation.scene(), *simulation.problem())
                                 : std::vector<Coordinate>();
    const auto add = [&](std::string_view id, Text name, std::string_view unit, std::size_t coordinate,
                         Measure::Source source, Measure::Source exact) {
        measures.push_back({std::string(id), name, std::string(unit), source, coordinate, nullptr});
        if (!simulation.exactQ().empty())
            measures.push_back({std::string(id) + (computed ? "-reference" : "-exact"),
                                Wording(name, computed ? referenceSuffix : exactSuffix), std::string(unit),
                                exact, coordinate, nullptr});
    };
    const std::size_t named = std::min(coordinates.size(), simulation.q().size());
    for (std::size_t i = 0; i < named; ++i) {
        const Coordinate& c = coordinates[i];
        add(c.id, c.name, c.unit, i, Measure::Source::Q, Measure::Source::ExactQ);
        add(c.velocityId, c.velocityName, c.velocityUnit, i, Measure::Source::V, Measure::Source::ExactV);
    }
    if (simulation.asProblem() != nullptr && simulation.asProblem()->innerSteps())
        for (std::size_t i = 0; i < named; ++i) {
            const Coordinate& c = coordinates[i];
            const bool first = simulation.problem()->isFirstOrder(i);
            measures.push_back({std::string(c.id) + "-estimate", Wording(c.name, estimateSuffix),
                                std::string(c.unit), Measure::Source::ErrorOfQ, i, nullptr});
            if (!first)
                measures.push_back({std::string(c.velocityId) + "-estimate",
                                    Wording(c.velocityName, estimateSuffix), std::string(c.velocityUnit),
                                    Measure::Source::ErrorOfV, i, nullptr});
        }
    if (simulation.problem() == nullptr) return measures;
    const auto quantities = simulation.problem()->quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        const std::string id(quantities[i].id), unit(quantities[i].unit);
        const Text name = quantities[i].name;
        measures.push_back({id, name, unit, Measure::Source::Quantity, i, nullptr});
        if (quantities[i].conserved && simulation.asProblem() != nullptr)
            measures.push_back({id + "-drift", Wording(name, changeSuffix), unit,
                                Measure::Source::QuantityChange, i, nullptr});
    }
    return measures;
}

} // namespace timestep
