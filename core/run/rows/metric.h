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

/// Metrics that rows compute together, as they are made of the same numbers.
enum class SharedNumbers : std::uint8_t { Time, Kinetic, Potential, Total, Ratio, Change, None };

/// A named scalar that is computed from a simulation after a step.
struct Metric {
    std::string_view id = {}; ///< "energy-drift"
    Text name = {};           ///< TRANSLATABLE("metric", ...)
    Dimension dimension = Dimension::Number;
    bool (*defined)(const Simulation&) = nullptr;
    /// Returns the value; NaN if it is not defined at this instant.
    double (*value)(const Simulation&, double startEnergy) = nullptr;
    bool ledger = false; ///< needs the ledger of a world; call Simulation::keepLedger() to record it
    /// Reads the residuals of the last step; the step must have measured them (Simulation::measureResiduals).
    bool residuals = false;
    SharedNumbers shares = SharedNumbers::None; ///< RowReader computes it in the same way as `value`
};

/// The catalogue, in menu order: time, step, position-error, phase-error, kinetic-energy, potential-energy,
/// total-energy, energy-ratio, energy-drift, largest-strain, rms-strain, area, distance-outside, evaluations
/// ...
std::span<const Metric> metrics();

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
        QuantityChange,
        ErrorOfQ,
        ErrorOfV
    } source = Source::Metric;
    std::size_t coordinate = 0; ///< index of the coordinate for Q, V, ExactQ, ExactV, or of the quantity for
                                ///< Quantity, QuantityChange
    const Metric* metric = nullptr; ///< of Metric
    double value(const Simulation& simulation, double startEnergy) const;
    bool needsLedger() const { return metric != nullptr && metric->ledger; }
    bool needsResiduals() const { return metric != nullptr && metric->residuals; }
};

/// Returns everything that can be recorded of a simulation: the metrics defined for it; its coordinates
/// ("theta", "omega") and their exact values ("theta-exact", "omega-exact"; "theta-reference" if computed);
/// their estimated errors in the last inner step of an adaptive method ("theta-estimate", "omega-estimate");
/// the conserved quantities of its problem ("angular-momentum") and their change since the start in the same
/// unit ("angular-momentum-drift").
std::vector<Measure> measuresOf(const Simulation& simulation);

} // namespace timestep
