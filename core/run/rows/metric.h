// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/simulation.h"
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

/// What a step must do so that a metric can be read after it.
enum class MetricNeeds : std::uint8_t {
    Nothing,
    Ledger,   ///< of a world: call Simulation::keepLedger() at the start
    Residuals ///< call Simulation::measureResiduals() before the step
};

/// A named scalar that is computed from a simulation after a step.
struct Metric {
    std::string_view id = {}; ///< "energy-drift"
    Text name = {};           ///< TRANSLATABLE("metric", ...)
    Dimension dimension = Dimension::Number;
    bool (*defined)(const Simulation&) = nullptr;
    /// Returns the value; NaN if it is not defined at this instant.
    double (*value)(const Simulation&, double startEnergy) = nullptr;
    MetricNeeds needs = MetricNeeds::Nothing;
};

/// The catalogue, in menu order: time, step, position-error, phase-error, kinetic-energy, potential-energy,
/// total-energy, energy-ratio, energy-drift, largest-strain, rms-strain, area, distance-outside, evaluations
/// ...
std::span<const Metric> metrics();

/// The parts of the catalogue of metrics, in menu order.
std::span<const Metric> generalMetrics();  ///< metrics of every simulation and of equations of motion
std::span<const Metric> particleMetrics(); ///< metrics of particles and sticks
std::span<const Metric> rigidMetrics();    ///< metrics of rigid bodies

/// Follows the name of a coordinate in the name of its exact value; translated separately.
inline constexpr Text exactSuffix = TRANSLATABLE("metric", " (exact)");

/// Used instead of exactSuffix if the exact value is a run to a tight tolerance.
inline constexpr Text referenceSuffix = TRANSLATABLE("metric", " (computed reference)");
/// Follows the name of an error that is measured against such a run.
inline constexpr Text againstReferenceSuffix = TRANSLATABLE("metric", " against the computed reference");

/// Follows the name of a coordinate in the name of its estimated error in the last inner step.
inline constexpr Text estimateSuffix = TRANSLATABLE("metric", " (error estimate)");
/// Follows the name of a conserved quantity in the name of its change since the start.
inline constexpr Text changeSuffix = TRANSLATABLE("metric", " (change)");

double totalEnergy(const Simulation& simulation); ///< kinetic and potential [scene energy]

/// A column of a run: a metric; a coordinate of the scene's problem (q, v, their exact values or estimated
/// errors); or a conserved quantity of the problem or its change since the start.
struct RecordedColumn {
    enum class Source : std::uint8_t {
        Metric,
        Q,
        V,
        ExactQ,
        ExactV,
        Quantity,
        QuantityChange,
        ErrorOfQ,
        ErrorOfV
    };
    std::string id;
    Wording name;
    std::string unit;
    Source source = Source::Metric;
    std::size_t index = 0;          ///< of the coordinate or the quantity; not used for a metric
    const Metric* metric = nullptr; ///< for Source::Metric

    /// The value in the row of the current instant; NaN if it is not defined. A simulation computes its
    /// energies once per step, even if several columns read them.
    double value(const Simulation& simulation, double startEnergy) const;
    bool needs(MetricNeeds what) const { return metric != nullptr && metric->needs == what; }
};

/// Returns all columns that a simulation can record: the metrics defined for it; its coordinates ("theta",
/// "omega") and their exact values ("theta-exact", "omega-exact"; "theta-reference" if computed); their
/// estimated errors in the last inner step of an adaptive method ("theta-estimate", "omega-estimate"); the
/// conserved quantities of its problem ("angular-momentum") and their change since the start in the same unit
/// ("angular-momentum-drift").
std::vector<RecordedColumn> columnsOf(const Simulation& simulation);

} // namespace timestep
