// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/problem_simulation.h"

#include "core/input_error.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

namespace timestep {

namespace {

/// Beyond this many coordinates a computed reference would cost far more than the run.
constexpr std::size_t mostReferenceCoordinates = 64;

} // namespace

ProblemSimulation::ProblemSimulation(const Scene& scene, ParameterValues parameters, ParameterValues method,
                                     double h, std::uint64_t seed, TextValues texts)
    : Simulation(scene, std::move(parameters), std::move(method), h),
      loop_(method_, h, seed),
      texts_(std::move(texts)),
      problem_(problemOf(parameters_)),
      integrator_(findIntegrator(method_.choice("integrator"))),
      state_(startIntegrator(*integrator_, *problem_, loop_.stepSize(0))),
      exact_(2 * problem_->coordinates()) {
    const std::span<double> all(exact_);
    closedForm_ = problem_->exact(0, all.first(state_.n), all.last(state_.n));
    const auto quantities = problem_->quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        startQuantities_.push_back(problem_->quantity(i, state_.q(), state_.v()));
        hasAngles_ = hasAngles_ || quantities[i].isAngle;
    }
    lastAngles_ = startQuantities_;
    turns_.assign(quantities.size(), 0);
}

std::unique_ptr<Problem> ProblemSimulation::problemOf(const ParameterValues& parameters) const {
    const bool typed = scene_->problemOfTexts != nullptr && !texts_.empty();
    return typed ? scene_->problemOfTexts(parameters, texts_) : scene_->problem(parameters);
}

/// An angle that jumps by more than half a turn in one step has passed +-pi.
void ProblemSimulation::followAngles() {
    const auto quantities = problem_->quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        if (!quantities[i].isAngle) continue;
        const double angle = problem_->quantity(i, state_.q(), state_.v());
        const double jump = (angle - lastAngles_[i]) / (2 * std::numbers::pi);
        if (!std::isfinite(jump)) continue;
        turns_[i] -= std::round(jump);
        lastAngles_[i] = angle;
    }
}

double ProblemSimulation::quantityChange(std::size_t index) const {
    return problem_->quantity(index, state_.q(), state_.v()) - startQuantities_[index] +
           2 * std::numbers::pi * turns_[index];
}

void ProblemSimulation::step() {
    if (problem_->hasEvents())
        events_.step(*integrator_, *problem_, state_, time(), loop_.stepSize(steps_));
    else
        integrator_->step(*problem_, state_, time(), loop_.stepSize(steps_));
    loop_.advance(steps_++);
    if (hasAngles_) followAngles();
}

double ProblemSimulation::nextTime() const {
    return loop_.varies() ? time() + loop_.stepSize(steps_) : loop_.time(steps_ + 1);
}

void ProblemSimulation::apply(const Event& event) {
    if (event.kind != EventKind::Set)
        throw InputError("this scene has no particles to grab and no sticks to cut");
    if (parameters_.has(event.key)) {
        ParameterValues changed = parameters_;
        changed.set(event.key, event.value);
        auto problem = problemOf(changed);
        if (problem->coordinates() != problem_->coordinates())
            throw InputError("the number of bodies cannot change during a run", event.key);
        parameters_ = std::move(changed);
        problem_ = std::move(problem);
        exactHolds_ = false;
        reference_.reset();
    } else {
        if (method_.has(event.key) && method_.descriptor(event.key).restarts)
            throw InputError("this changes the start and needs a new run", event.key);
        method_.set(event.key, event.value);
        integrator_ = findIntegrator(method_.choice("integrator"));
    }
    const std::int64_t evaluations = state_.evaluations;
    const std::vector<double> y = state_.y;
    const std::span<const double> all(y);
    state_ = startIntegrator(*integrator_, *problem_, time(), loop_.stepSize(steps_), all.first(state_.n),
                             all.last(state_.n));
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

bool ProblemSimulation::exactIsComputed() const {
    return !closedForm_ && problem_->coordinates() <= mostReferenceCoordinates;
}

bool ProblemSimulation::updateExact() const {
    if (!exactHolds_) return false;
    if (exactStep_ != steps_) {
        const std::span<double> all(exact_);
        const std::size_t n = problem_->coordinates();
        exactKnown_ = closedForm_ || exactIsComputed();
        if (closedForm_) {
            problem_->exact(time(), all.first(n), all.last(n));
        } else if (exactKnown_) {
            if (!reference_) reference_.emplace(*problem_, h_);
            const std::span<const double> y = reference_->at(time());
            std::copy(y.begin(), y.end(), exact_.begin());
        }
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
            {"frame-loop", loop_.save()},
            {"q-and-v", state_.y},
            {"memory", state_.memory},
            {"evaluations", state_.evaluations},
            {"start-quantities", startQuantities_},
            {"last-angles", lastAngles_},
            {"turns", turns_},
            {"exact-holds", exactHolds_}};
}

void ProblemSimulation::load(const Json& state) {
    const auto y = state.at("q-and-v").get<std::vector<double>>();
    const auto memory = state.at("memory").get<std::vector<double>>();
    if (y.size() != state_.y.size() || memory.size() != state_.memory.size())
        throw InputError("the state does not fit the scene and the method");
    if (!startQuantities_.empty()) {
        const auto starts = state.at("start-quantities").get<std::vector<double>>();
        const auto angles = state.at("last-angles").get<std::vector<double>>();
        const auto turns = state.at("turns").get<std::vector<double>>();
        if (starts.size() != startQuantities_.size() || angles.size() != starts.size() ||
            turns.size() != starts.size())
            throw InputError("the state does not fit the scene and the method");
        startQuantities_ = starts;
        lastAngles_ = angles;
        turns_ = turns;
    }
    loop_.load(state.at("frame-loop"));
    state_.y = y;
    state_.memory = memory;
    state_.evaluations = state.at("evaluations").get<std::int64_t>();
    exactHolds_ = state.at("exact-holds").get<bool>();
    steps_ = state.at("steps").get<std::int64_t>();
    exactStep_ = -1;
}

} // namespace timestep
