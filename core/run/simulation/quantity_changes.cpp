// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/quantity_changes.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

bool inOneQuadrant(const Problem::Direction& one, const Problem::Direction& other) {
    return std::signbit(one.x) == std::signbit(other.x) && std::signbit(one.y) == std::signbit(other.y);
}

} // namespace

QuantityChanges::QuantityChanges(const Problem& problem, std::span<const double> q,
                                 std::span<const double> v) {
    const auto quantities = problem.quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        starts_.push_back(problem.quantity(i, q, v));
        if (quantities[i].isAngle) angles_.push_back({i, starts_[i]});
    }
    turns_.assign(quantities.size(), 0);
}

/// Within a quadrant an angle does not jump by half a turn, so that most steps need no arc tangent.
void QuantityChanges::followAngle(Angle& angle, const Problem& problem, std::span<const double> q,
                                  std::span<const double> v) {
    const Problem::Direction now = problem.direction(angle.index, q, v);
    if (std::isnan(now.x) || std::isnan(now.y)) return;
    if (!angle.since || !inOneQuadrant(now, *angle.since)) {
        const double last = angle.since ? std::atan2(angle.since->y, angle.since->x) : angle.last;
        const double jump = (std::atan2(now.y, now.x) - last) / (2 * std::numbers::pi);
        if (!std::isfinite(jump)) return;
        turns_[angle.index] -= std::round(jump);
    }
    angle.since = now;
}

std::vector<double> QuantityChanges::lastAngles() const {
    std::vector<double> angles = starts_;
    for (const Angle& angle : angles_)
        angles[angle.index] = angle.since ? std::atan2(angle.since->y, angle.since->x) : angle.last;
    return angles;
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
    const std::vector<double> angles = read("last-angles");
    for (Angle& angle : angles_) {
        angle.last = angles[angle.index];
        angle.since.reset();
    }
    turns_ = read("turns");
}

} // namespace timestep
