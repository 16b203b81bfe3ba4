// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/method_measures.h"
#include "core/integration/integrator.h"
#include "core/scenes/scene_list.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// The problem of a scene with some parameters set.
inline std::unique_ptr<Problem>
problemOf(const Scene& scene, std::initializer_list<std::pair<std::string_view, double>> settings) {
    ParameterValues values(scene.parameters);
    for (const auto& [id, value] : settings) values.set(id, value);
    return problemOf(scene, values);
}

/// Steps a state `count` times from time 0.
inline void stepTimes(const Integrator& integrator, const Problem& problem, IntegratorState& state, double h,
                      int count) {
    for (int n = 0; n < count; ++n) integrator.step(problem, state, n * h, h);
}

inline double totalEnergy(const Problem& problem, const IntegratorState& state, double t) {
    return problem.kineticEnergy(state.q(), state.v()) + problem.potentialEnergy(t, state.q());
}

/// Forwards everything to another problem; tests override what they watch or change.
class WrappedProblem : public Problem {
public:
    explicit WrappedProblem(const Problem& inner) : inner_(inner) {}
    std::size_t coordinates() const override { return inner_.coordinates(); }
    void start(std::span<double> q, std::span<double> v) const override { inner_.start(q, v); }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        inner_.acceleration(t, q, v, a);
    }
    double kineticEnergy(std::span<const double> q, std::span<const double> v) const override {
        return inner_.kineticEnergy(q, v);
    }
    double potentialEnergy(double t, std::span<const double> q) const override {
        return inner_.potentialEnergy(t, q);
    }
    double energyScale() const override { return inner_.energyScale(); }
    double naturalFrequency() const override { return inner_.naturalFrequency(); }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        return inner_.exact(t, q, v);
    }

private:
    const Problem& inner_;
};

/// A problem that has only an acceleration and a start; it has no energies.
template <typename Acceleration>
class AccelerationProblem : public Problem {
public:
    AccelerationProblem(std::vector<double> q, std::vector<double> v, Acceleration acceleration)
        : q_(std::move(q)), v_(std::move(v)), acceleration_(acceleration) {}
    std::size_t coordinates() const override { return q_.size(); }
    void start(std::span<double> q, std::span<double> v) const override {
        std::copy(q_.begin(), q_.end(), q.begin());
        std::copy(v_.begin(), v_.end(), v.begin());
    }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        acceleration_(t, q, v, a);
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }

private:
    std::vector<double> q_, v_;
    Acceleration acceleration_;
};

} // namespace timestep
