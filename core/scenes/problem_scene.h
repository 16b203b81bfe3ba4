// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"
#include "core/scenes/scene.h"
#include "core/scenes/scene_parameters.h"

#include <algorithm>
#include <array>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace timestep {

// What scenes of equations share.

/// A problem that starts at given numbers. Unless the scene says otherwise, its energies are per unit mass
/// and nothing damps it.
class SceneProblem : public Problem {
public:
    SceneProblem(std::vector<double> q, std::vector<double> v) : q0_(std::move(q)), v0_(std::move(v)) {}

    std::size_t coordinates() const override { return q0_.size(); }
    void start(std::span<double> q, std::span<double> v) const override {
        std::copy(q0_.begin(), q0_.end(), q.begin());
        std::copy(v0_.begin(), v0_.end(), v.begin());
    }
    /// v² / 2.
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        double sum = 0;
        for (const double speed : v) sum += speed * speed;
        return sum / 2;
    }
    double dampingRate() const override { return 0; }

protected:
    std::vector<double> q0_, v0_;
};

/// Equations of first order, x' = f, from given values. They have no energy.
class FirstOrderProblem : public SceneProblem {
public:
    explicit FirstOrderProblem(std::vector<double> values)
        : SceneProblem(std::vector<double>(values.size()), values) {}

    bool isFirstOrder(std::size_t) const override { return true; }
    bool hasEnergy() const override { return false; }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    double dampingRate() const override { return -1; }
    bool conservative() const override { return false; }
};

/// Makes a problem from the parameters of its scene, and from the texts if its constructor takes them.
template <class Made>
std::unique_ptr<Problem> problemFrom(const ParameterValues& parameters, const TextValues& texts) {
    if constexpr (std::is_constructible_v<Made, const ParameterValues&, const TextValues&>)
        return std::make_unique<Made>(parameters, texts);
    else
        return std::make_unique<Made>(parameters);
}

/// A coordinate, or its velocity: id, name, unit, and the id of the parameter that is its start, if one is.
struct NamedCoordinate {
    std::string_view id = {};
    Text name = {};
    std::string_view unit = {};
    std::string_view start = {};
};

constexpr Coordinate coordinate(const NamedCoordinate& place, const NamedCoordinate& velocity) {
    return {.id = place.id,
            .name = place.name,
            .unit = place.unit,
            .velocityId = velocity.id,
            .velocityName = velocity.name,
            .velocityUnit = velocity.unit,
            .start = place.start,
            .startVelocity = velocity.start};
}

/// Positions x and y of a body in the plane, in these units.
constexpr std::array<Coordinate, 2> planeCoordinates(std::string_view length, std::string_view speed) {
    return {coordinate({"x", TRANSLATABLE("metric", "position x"), length},
                       {"vx", TRANSLATABLE("metric", "velocity vx"), speed}),
            coordinate({"y", TRANSLATABLE("metric", "position y"), length},
                       {"vy", TRANSLATABLE("metric", "velocity vy"), speed})};
}

} // namespace timestep
