// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"
#include "core/json/json_field.h"

#include <cstddef>
#include <numbers>
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
        if (hasAngles_) followAngles(problem, q, v);
    }
    /// The change of a quantity with the current value `value`.
    double change(std::size_t index, double value) const {
        return value - starts_[index] + 2 * std::numbers::pi * turns_[index];
    }

    const std::vector<double>& starts() const { return starts_; }
    const std::vector<double>& lastAngles() const { return lastAngles_; }
    const std::vector<double>& turns() const { return turns_; }
    /// Reads these three. `state` is that of the simulation.
    void load(const JsonField& state);

private:
    void followAngles(const Problem& problem, std::span<const double> q, std::span<const double> v);

    std::vector<double> starts_, lastAngles_, turns_;
    bool hasAngles_ = false;
};

} // namespace timestep
