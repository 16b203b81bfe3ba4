// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation.h"
#include "core/translatable.h"
#include "core/wording.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

enum class Dimension : std::uint8_t {
    Number,
    Time,
    Length,
    Coordinate,
    Energy,
    Area,
    Count,
    Angle,
    Speed,
    Force,
    Impulse,
    AngularMomentum
};

/// A named scalar that can be read off a simulation after each step.
struct Metric {
    std::string_view id = {}; ///< "energy-drift"
    Text name = {};           ///< TRANSLATABLE("metric", ...)
    Dimension dimension = Dimension::Number;
    bool (*defined)(const Simulation&) = nullptr;
    /// NaN where it is not defined at this instant.
    double (*value)(const Simulation&, double startEnergy) = nullptr;
    bool ledger = false; ///< read off the ledger of a world: who records it calls Simulation::keepLedger()
};

/// The catalogue, in menu order: time, step, position-error, phase-error, kinetic-energy, potential-energy,
/// total-energy, energy-ratio, energy-drift, largest-strain, rms-strain, area, distance-outside, evaluations
/// ...
std::span<const Metric> metrics();
const Metric* findMetric(std::string_view id);

/// What follows the name of a coordinate in the name of its exact value; translated on its own.
inline constexpr Text exactSuffix = TRANSLATABLE("metric", " (exact)");

/// The same where there is no closed form, only a run to a tight tolerance.
inline constexpr Text referenceSuffix = TRANSLATABLE("metric", " (computed reference)");
/// What follows the name of an error that is measured against such a run.
inline constexpr Text againstReferenceSuffix = TRANSLATABLE("metric", " against the computed reference");

/// What follows the name of a conserved quantity in the name of its change since the start.
inline constexpr Text changeSuffix = TRANSLATABLE("metric", " (change)");

/// A column to record: a metric, a coordinate of the scene's problem (q, v or their exact values), or a
/// conserved quantity of it and its change since the start.
struct Measure {
    std::string id;
    Wording name;
    std::string unit;
    enum class Source : std::uint8_t {
        Metric,
        Q,
        V,
        ExactQ,
        ExactV,
        Quantity,
        QuantityChange
    } source = Source::Metric;
    std::size_t coordinate = 0;     ///< of Q, V, ExactQ, ExactV; of Quantity, QuantityChange: which
    const Metric* metric = nullptr; ///< of Metric
    double value(const Simulation& simulation, double startEnergy) const;
};

/// Everything that can be recorded of a simulation: metrics that are defined for it, then its coordinates
/// ("theta", "omega") and their exact values ("theta-exact", "omega-exact"; "theta-reference" where they are
/// computed), then the conserved quantities of its problem ("angular-momentum") and how much they have
/// changed since the start, in their own unit
/// ("angular-momentum-drift").
std::vector<Measure> measuresOf(const Simulation& simulation);

} // namespace timestep
