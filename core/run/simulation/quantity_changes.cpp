// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/quantity_changes.h"

#include <cmath>
#include <numbers>

namespace timestep {

QuantityChanges::QuantityChanges(const Problem& problem, std::span<const double> q,
                                 std::span<const double> v) {
    const auto quantities = problem.quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        starts_.push_back(problem.quantity(i, q, v));
        hasAngles_ = hasAngles_ || quantities[i].isAngle;
    }
    lastAngles_ = starts_;
    turns_.assign(quantities.size(), 0);
}

void QuantityChanges::followAngles(const Problem& problem, std::span<const double> q,
                                   std::span<const double> v) {
    const auto quantities = problem.quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        if (!quantities[i].isAngle) continue;
        const double angle = problem.quantity(i, q, v);
        const double jump = (angle - lastAngles_[i]) / (2 * std::numbers::pi);
        if (!std::isfinite(jump)) continue;
        turns_[i] -= std::round(jump);
        lastAngles_[i] = angle;
    }
}

void QuantityChanges::load(const JsonField& state) {
    if (starts_.empty()) return;
    const auto read = [&](std::string_view key) {
        const JsonField field = state.member(key);
        std::vector<double> numbers = field.numbersOrNull();
        if (numbers.size() != starts_.size())
            field.refuse(TRANSLATABLE("fault", "the state does not fit the scene and the method"));
        return numbers;
    };
    starts_ = read("start-quantities");
    lastAngles_ = read("last-angles");
    turns_ = read("turns");
}

} // namespace timestep
