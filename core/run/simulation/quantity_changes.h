// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"
#include "core/json/json_field.h"

#include <cstddef>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// The changes of the conserved quantities of a problem since the start of a run. Angles count full turns.
/// `q` and `v` are those of the run.
class QuantityChanges {
public:
    QuantityChanges() = default;
    QuantityChanges(const Problem& problem, std::span<const double> q, std::span<const double> v);

    /// Call after each step. An angle that jumps by more than half a turn in one step has passed +-pi.
    void follow(const Problem& problem, std::span<const double> q, std::span<const double> v) {
        for (Angle& angle : angles_) followAngle(angle, problem, q, v);
    }
    /// The change of a quantity with the current value `value`.
    double change(std::size_t index, double value) const {
        return value - starts_[index] + 2 * std::numbers::pi * turns_[index];
    }

    const std::vector<double>& starts() const { return starts_; }
    /// Values after the last step of the quantities that are angles; of the others, those at the start.
    std::vector<double> lastAngles() const;
    const std::vector<double>& turns() const { return turns_; }
    /// Reads these three. `state` is that of the simulation.
    void load(const JsonField& state);

private:
    struct Angle {
        std::size_t index;                            ///< of the quantity
        double last;                                  ///< value after an earlier step [rad]
        std::optional<Problem::Direction> since = {}; ///< direction after the last step, if later than `last`
    };
    void followAngle(Angle& angle, const Problem& problem, std::span<const double> q,
                     std::span<const double> v);

    std::vector<double> starts_, turns_;
    std::vector<Angle> angles_;
};

} // namespace timestep
