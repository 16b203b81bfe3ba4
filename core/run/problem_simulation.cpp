// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/problem_simulation.h"

#include "core/input_error.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace timestep {

ProblemSimulation::ProblemSimulation(const Scene& scene, ParameterValues parameters, ParameterValues method,
                                     double h)
    : Simulation(scene, std::move(parameters), std::move(method), h),
      problem_(scene.problem(parameters_)),
      integrator_(findIntegrator(method_.choice("integrator"))),
      state_(startIntegrator(*integrator_, *problem_, h)),
      exact_(2 * problem_->coordinates()) {}

void ProblemSimulation::step() {
    integrator_->step(*problem_, state_, time(), h_);
    ++steps_;
}

void ProblemSimulation::apply(const Event& event) {
    if (event.kind != EventKind::Set)
        throw InputError("this scene has no particles to grab and no sticks to cut");
    if (parameters_.has(event.key)) {
        parameters_.set(event.key, event.value);
        problem_ = scene_->problem(parameters_);
        exactHolds_ = false;
    } else {
        method_.set(event.key, event.value);
        integrator_ = findIntegrator(method_.choice("integrator"));
    }
    const std::int64_t evaluations = state_.evaluations;
    const std::vector<double> y = state_.y;
    const std::span<const double> all(y);
    state_ = startIntegrator(*integrator_, *problem_, time(), h_, all.first(state_.n), all.last(state_.n));
    state_.evaluations += evaluations;
}

double ProblemSimulation::kineticEnergy() const {
    return problem_->kineticEnergy(state_.q(), state_.v());
}
double ProblemSimulation::potentialEnergy() const {
    return problem_->potentialEnergy(time(), state_.q());
}

bool ProblemSimulation::finite() const {
    for (const double value : state_.y)
        if (!std::isfinite(value)) return false;
    return true;
}

bool ProblemSimulation::updateExact() const {
    if (!exactHolds_) return false;
    if (exactStep_ != steps_) {
        const std::span<double> all(exact_);
        const std::size_t n = problem_->coordinates();
        exactKnown_ = problem_->exact(time(), all.first(n), all.last(n));
        exactStep_ = steps_;
    }
    return exactKnown_;
}

std::span<const double> ProblemSimulation::exactQ() const {
    if (!updateExact()) return {};
    return std::span<const double>(exact_).first(problem_->coordinates());
}

std::span<const double> ProblemSimulation::exactV() const {
    if (!updateExact()) return {};
    return std::span<const double>(exact_).last(problem_->coordinates());
}

void ProblemSimulation::draw(Frame& frame) const {
    scene_->draw(parameters_, state_.q(), frame);
}

void ProblemSimulation::drawExact(Frame& frame) const {
    if (updateExact()) scene_->draw(parameters_, exactQ(), frame);
}

Json ProblemSimulation::save() const {
    return {{"steps", steps_},
            {"q-and-v", state_.y},
            {"memory", state_.memory},
            {"evaluations", state_.evaluations},
            {"exact-holds", exactHolds_}};
}

void ProblemSimulation::load(const Json& state) {
    const auto y = state.at("q-and-v").get<std::vector<double>>();
    const auto memory = state.at("memory").get<std::vector<double>>();
    if (y.size() != state_.y.size() || memory.size() != state_.memory.size())
        throw InputError("the state does not fit the scene and the method");
    state_.y = y;
    state_.memory = memory;
    state_.evaluations = state.at("evaluations").get<std::int64_t>();
    exactHolds_ = state.at("exact-holds").get<bool>();
    steps_ = state.at("steps").get<std::int64_t>();
    exactStep_ = -1;
}

} // namespace timestep
