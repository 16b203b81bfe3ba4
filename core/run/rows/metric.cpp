// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/metric.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/scenes/coordinates.h"
#include "core/undefined.h"

#include <algorithm>
#include <span>
#include <utility>

namespace timestep {

namespace {

/// "kg " if energies contain a mass.
std::string massUnit(const Scene& scene) {
    return scene.energyUnit.starts_with("kg") ? "kg " : "";
}

/// The unit of all coordinates, whose units are followed by those of their rates; "1" if they differ.
std::string commonUnit(std::span<const std::string> units) {
    const auto coordinates = units.first(units.size() / 2);
    const bool same = std::all_of(coordinates.begin(), coordinates.end(),
                                  [&](const std::string& unit) { return unit == coordinates.front(); });
    return same && !coordinates.empty() ? coordinates.front() : "1";
}

std::string unitOf(Dimension dimension, const Simulation& simulation) {
    const Scene& scene = simulation.scene();
    switch (dimension) {
    case Dimension::Time:
        if (simulation.problem() != nullptr && !simulation.problem()->units().empty()) return "s";
        return std::string(scene.timeUnit);
    case Dimension::Length:
        return std::string(scene.lengthUnit);
    case Dimension::Area:
        return std::string(scene.lengthUnit) + "²";
    case Dimension::Energy:
        return std::string(scene.energyUnit);
    case Dimension::Coordinate:
        if (simulation.problem() != nullptr && !simulation.problem()->units().empty())
            return commonUnit(simulation.problem()->units());
        return std::string(scene.coordinates.empty() ? scene.lengthUnit : scene.coordinates[0].unit);
    case Dimension::Angle:
        return "rad";
    case Dimension::Speed:
        return std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit);
    case Dimension::Force: // energies that are not in "J" are those of particles of mass 1
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

double RecordedColumn::value(const Simulation& simulation, double startEnergy) const {
    const auto read = [this](std::span<const double> values) {
        return index < values.size() ? values[index] : undefined;
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
        if (const ProblemSimulation* own = simulation.asProblem()) return own->quantity(index);
        return simulation.problem()->quantity(index, simulation.q(), simulation.v());
    case Source::QuantityChange:
        return simulation.asProblem()->quantityChange(index);
    case Source::ErrorOfQ:
        return simulation.asProblem()->embeddedErrors(index).first;
    case Source::ErrorOfV:
        return simulation.asProblem()->embeddedErrors(index).second;
    case Source::Metric:
        break;
    }
    return metric->value(simulation, startEnergy);
}

std::vector<RecordedColumn> columnsOf(const Simulation& simulation) {
    using Source = RecordedColumn::Source;
    std::vector<RecordedColumn> columns;
    const auto add = [&columns](std::string id, Wording name, std::string_view unit, Source source,
                                std::size_t index) {
        columns.push_back({std::move(id), std::move(name), std::string(unit), source, index, nullptr});
    };
    const bool computed = simulation.exactIsComputed();
    for (const Metric& metric : metrics()) {
        if (!metric.defined(simulation)) continue;
        const bool error = metric.id == "position-error" || metric.id == "phase-error";
        add(std::string(metric.id), Wording(metric.name, computed && error ? againstReferenceSuffix : Text()),
            unitOf(metric.dimension, simulation), Source::Metric, 0);
        columns.back().metric = &metric;
    }
    const Problem* const problem = simulation.problem();
    if (problem == nullptr) return columns;
    const auto coordinates = coordinatesOf(simulation.scene(), *problem);
    const std::size_t named = std::min(coordinates.size(), simulation.q().size());
    const auto addWithExact = [&](std::string_view id, Text name, std::string_view unit, Source source,
                                  Source exact, std::size_t coordinate) {
        add(std::string(id), name, unit, source, coordinate);
        if (!simulation.exactQ().empty())
            add(std::string(id) + (computed ? "-reference" : "-exact"),
                Wording(name, computed ? referenceSuffix : exactSuffix), unit, exact, coordinate);
    };
    for (std::size_t i = 0; i < named; ++i) {
        const Coordinate& c = coordinates[i];
        addWithExact(c.id, c.name, c.unit, Source::Q, Source::ExactQ, i);
        addWithExact(c.velocityId, c.velocityName, c.velocityUnit, Source::V, Source::ExactV, i);
    }
    const bool estimates = simulation.asProblem() != nullptr && simulation.asProblem()->innerSteps();
    for (std::size_t i = 0; estimates && i < named; ++i) {
        const Coordinate& c = coordinates[i];
        add(std::string(c.id) + "-estimate", Wording(c.name, estimateSuffix), c.unit, Source::ErrorOfQ, i);
        if (!problem->isFirstOrder(i))
            add(std::string(c.velocityId) + "-estimate", Wording(c.velocityName, estimateSuffix),
                c.velocityUnit, Source::ErrorOfV, i);
    }
    const auto quantities = problem->quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        const std::string id(quantities[i].id);
        add(id, quantities[i].name, quantities[i].unit, Source::Quantity, i);
        if (quantities[i].conserved && simulation.asProblem() != nullptr)
            add(id + "-drift", Wording(quantities[i].name, changeSuffix), quantities[i].unit,
                Source::QuantityChange, i);
    }
    return columns;
}

} // namespace timestep
