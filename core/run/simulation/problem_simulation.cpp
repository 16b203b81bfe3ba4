// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/problem_simulation.h"

#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/integration/methods.h"
#include "core/stop.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t workPerCoordinate = 16; ///< of a step, about

/// The method whose start() continues a run at a step of another size: its own, but for position Verlet the
/// half-kick, because a start with old = x - h v would kick once more.
const Integrator& forChangedStep(const Integrator& integrator) {
    return integrator.id == positionVerletNaive.id ? positionVerlet : integrator;
}

double toleranceOf(const ParameterValues& method) {
    return method.has("tolerance") ? method["tolerance"] : standardTolerance;
}

} // namespace

ProblemSimulation::ProblemSimulation(RunSetup setup, TextValues texts, std::shared_ptr<const OwnMethod> own)
    : Simulation(std::move(setup)),
      texts_(std::move(texts)),
      problem_(problemOf(*scene_, parameters_, texts_)),
      own_(std::move(own)),
      integrator_(chosenFor(*problem_, method_)),
      state_(startIntegrator(*integrator_, *problem_, loop_.stepSize(0),
                             dampingNow(*problem_, *integrator_, method_), toleranceOf(method_))),
      reading_(velocityReading(method_)),
      readStep_(loop_.stepSize(0)),
      exact_(*problem_, h_) {
    if (hasFirstOrder(*problem_)) {
        shownQ_.resize(state_.n);
        shownV_.resize(state_.n);
    }
    readVelocity();
    quantities_ = QuantityChanges(*problem_, q(), v());
}

const Integrator* ProblemSimulation::chosenFor(const Problem& problem, const ParameterValues& method) const {
    const bool isOwnMethod = method.choice("integrator") == ownMethodId;
    if (isOwnMethod && own_ == nullptr)
        throw InputError(TRANSLATABLE("fault", "this run has no text of a method of its own"), "integrator");
    const Integrator* integrator =
        isOwnMethod ? &own_->integrator : findIntegrator(method.choice("integrator"));
    if (const Text why = whyNotApplied(*integrator, problem); !why.empty())
        throw InputError(Sentence(TRANSLATABLE("fault", "%1: %2"), integrator->name, why), "integrator");
    return integrator;
}

/// A problem can have scratch memory, so each run has its own problem. The reference motion refers to the
/// problem; it restarts at its next use.
std::unique_ptr<Simulation> ProblemSimulation::clone() const {
    auto copy = std::unique_ptr<ProblemSimulation>(new ProblemSimulation(*this));
    copy->problem_ = problemOf(*scene_, parameters_, texts_);
    copy->exact_.replaceProblem();
    return copy;
}

std::size_t ProblemSimulation::bytes() const {
    // Approximately: its constants, and the compiled programs of typed equations.
    std::size_t ofProblem = 1024;
    for (const auto& [id, words] : texts_) ofProblem += 300 * words.size();
    const std::size_t numbers =
        state_.y.size() + state_.memory.size() + state_.stages.size() + read_.size() + exact_.numbers();
    return sizeof(*this) + ofProblem + numbers * sizeof(double);
}

Damping ProblemSimulation::dampingNow(const Problem& problem, const Integrator& integrator,
                                      const ParameterValues& method) const {
    return dampingOf(method, integrator, problem, h_, parameters_.has("damping"));
}

/// The rates of change need an evaluation that does not count for the method.
void ProblemSimulation::showVariables() {
    problem_->acceleration(time(), state_.q(), state_.v(), shownV_);
    for (std::size_t i = 0; i < state_.n; ++i) {
        const bool first = problem_->isFirstOrder(i);
        shownQ_[i] = first ? state_.v()[i] : state_.q()[i];
        if (!first) shownV_[i] = state_.v()[i];
    }
}

/// Takes over the values of q() and v() that an action of the user has changed.
void ProblemSimulation::takeVariables() {
    for (std::size_t i = 0; i < shownQ_.size(); ++i) {
        if (problem_->isFirstOrder(i)) {
            state_.v()[i] = shownQ_[i];
        } else {
            state_.q()[i] = shownQ_[i];
            state_.v()[i] = shownV_[i];
        }
    }
}

void ProblemSimulation::readVelocity() {
    if (!shownQ_.empty()) showVariables();
    const bool backward = reading_ == VelocityReading::Backward;
    read_.resize(backward ? state_.n : 0);
    if (!backward) return;
    const auto q = state_.q(), old = state_.memorySlot(PositionVerlet::previousPosition);
    for (std::size_t k = 0; k < state_.n; ++k) read_[k] = (q[k] - old[k]) / readStep_;
}

Text ProblemSimulation::velocityConvention() const {
    if (!problem_->hasEnergy()) return {};
    switch (reading_) {
    case VelocityReading::Backward:
        return TRANSLATABLE("integrator", "backward velocity (x − previous x) / h");
    case VelocityReading::Central:
        return TRANSLATABLE("integrator", "central velocity (x − previous x) / h + h a / 2");
    case VelocityReading::Own:
        break;
    }
    return integrator_->velocity;
}

std::span<const double> ProblemSimulation::quantities() const {
    if (!known_.quantities) {
        quantitiesNow_.resize(quantities_.starts().size());
        problem_->allQuantities(q(), v(), quantitiesNow_);
        known_.quantities = true;
    }
    return quantitiesNow_;
}

void ProblemSimulation::step() {
    mayStop(workPerCoordinate * state_.n);
    known_.forget();
    readStep_ = loop_.stepSize(steps_);
    if (loop_.changesAt(steps_)) forChangedStep(*integrator_).start(*problem_, state_, time(), readStep_);
    const bool held = hands_.holdSomething();
    if (held) hands_.beforeStep(q());
    if (problem_->hasEvents())
        events_.step(*integrator_, *problem_, state_, time(), readStep_);
    else
        integrator_->step(*problem_, state_, time(), readStep_);
    loop_.advance(steps_++);
    if (!shownQ_.empty()) showVariables();
    if (held) followHands();
    readVelocity();
    quantities_.follow(*problem_, q(), v());
}

void ProblemSimulation::followHands() {
    const bool plain = shownQ_.empty();
    hands_.afterStep(*scene_, parameters_, readStep_, plain ? state_.q() : std::span(shownQ_),
                     plain ? state_.v() : std::span(shownV_));
    takeVariables();
    integrator_->start(*problem_, state_, time(), readStep_);
    exact_.beginAnew(steps_, std::span<const double>(state_.y).first(2 * state_.n));
}

void ProblemSimulation::apply(const Event& event) {
    known_.forget();
    if (event.kind == EventKind::Set) return set(event);
    const bool plain = shownQ_.empty();
    if (!hands_.apply(*scene_, parameters_, event, plain ? state_.q() : std::span(shownQ_),
                      plain ? state_.v() : std::span(shownV_)))
        return;
    takeVariables();
    restart();
    exact_.beginAnew(steps_, std::span<const double>(state_.y).first(2 * state_.n));
}

void ProblemSimulation::set(const Event& event) {
    if (parameters_.has(event.key)) {
        ParameterValues changed = parameters_;
        changed.set(event.key, event.value);
        auto problem = problemOf(*scene_, changed, texts_);
        if (problem->coordinates() != problem_->coordinates())
            throw InputError(TRANSLATABLE("fault", "the number of bodies cannot change during a run"),
                             event.key);
        dampingNow(*problem, *integrator_, method_);
        parameters_ = std::move(changed);
        problem_ = std::move(problem);
        exact_.end();
    } else {
        if (method_.has(event.key) && method_.descriptor(event.key).restarts)
            throw InputError(TRANSLATABLE("fault", "this changes the start and needs a new run"), event.key);
        ParameterValues changed = method_;
        changed.set(event.key, event.value);
        const Integrator* integrator = chosenFor(*problem_, changed);
        dampingNow(*problem_, *integrator, changed);
        method_ = std::move(changed);
        reading_ = velocityReading(method_);
        integrator_ = integrator;
        if (event.key == "velocity") return readVelocity();
    }
    restart();
}

/// Restarts the method from the current q and v.
void ProblemSimulation::restart() {
    const std::int64_t evaluations = state_.evaluations;
    const std::int64_t innerSteps = state_.innerSteps, rejectedSteps = state_.rejectedSteps;
    const std::vector<double> y = state_.y;
    const std::span<const double> all(y);
    readStep_ = loop_.stepSize(steps_);
    state_ =
        startIntegrator(*integrator_, *problem_, time(), readStep_, all.first(state_.n), all.last(state_.n),
                        dampingNow(*problem_, *integrator_, method_), toleranceOf(method_));
    state_.evaluations += evaluations;
    state_.innerSteps = innerSteps;
    state_.rejectedSteps = rejectedSteps;
    readVelocity();
}

std::optional<InnerSteps> ProblemSimulation::innerSteps() const {
    if (!integrator_->isAdaptive()) return {};
    return innerStepsOf(state_);
}

std::pair<double, double> ProblemSimulation::embeddedErrors(std::size_t coordinate) const {
    const std::span<const double> errors = embeddedErrorsOf(state_);
    const double ofQ = errors[coordinate], ofV = errors[state_.n + coordinate];
    return problem_->isFirstOrder(coordinate) ? std::pair{ofV, undefined} : std::pair{ofQ, ofV};
}

Sentence ProblemSimulation::failure() const {
    if (finite()) return {};
    if (Sentence complaint = problem_->complaint(); !complaint.empty()) return complaint;
    if (state_.failureLine == 0) return state_.failure;
    return {symbol("%1 %2:%3"), state_.failure, state_.failureLine, state_.failureColumn};
}

bool ProblemSimulation::finite() const {
    for (const double value : state_.y)
        if (!std::isfinite(value)) return false;
    return true;
}

bool ProblemSimulation::exactIsComputed() const {
    return exact_.isComputed(*problem_);
}

std::optional<double> ProblemSimulation::referenceHorizon() const {
    const auto horizon = exact_.horizon();
    return horizon && time() > *horizon ? horizon : std::nullopt;
}

std::span<const double> ProblemSimulation::exactNow() const {
    return exact_.at(*problem_, steps_, time());
}

std::span<const double> ProblemSimulation::exactQ() const {
    const auto now = exact_.hasLostClosedForm() ? std::span<const double>() : exactNow();
    return now.first(now.size() / 2);
}

std::span<const double> ProblemSimulation::exactV() const {
    const auto now = exact_.hasLostClosedForm() ? std::span<const double>() : exactNow();
    return now.last(now.size() / 2);
}

Json ProblemSimulation::save() const {
    return {{"steps", steps_},
            {"hands", hands_.save()},
            {"exact-begins", exact_.begins()},
            {"exact-start", exact_.start()},
            {"frame-loop", loop_.save()},
            {"q-and-v", state_.y},
            {"memory", state_.memory},
            {"last-step", readStep_},
            {"evaluations", state_.evaluations},
            {"inner-steps", state_.innerSteps},
            {"rejected-steps", state_.rejectedSteps},
            {"start-quantities", quantities_.starts()},
            {"last-angles", quantities_.lastAngles()},
            {"turns", quantities_.turns()},
            {"exact-holds", exact_.holds()},
            {"last-event", std::isfinite(events_.lastTime()) ? Json(events_.lastTime()) : Json(nullptr)},
            {"event-count", events_.count()}};
}

void ProblemSimulation::load(const JsonField& state) {
    const JsonField states = state.member("q-and-v"), memories = state.member("memory");
    const std::vector<double> y = states.numbersOrNull();
    std::vector<double> memory = memories.numbersOrNull();
    // States of older versions lack the estimated errors, which are before the single numbers.
    if (integrator_->isAdaptive() && memory.size() + 2 * state_.n == state_.memory.size())
        memory.insert(memory.end() - static_cast<std::ptrdiff_t>(state_.scalars), 2 * state_.n, 0.0);
    if (y.size() != state_.y.size())
        states.refuse(TRANSLATABLE("fault", "the state does not fit the scene and the method"));
    if (memory.size() != state_.memory.size())
        memories.refuse(TRANSLATABLE("fault", "the state does not fit the scene and the method"));
    const auto tally = [&](std::string_view key) { return state.has(key) ? state.member(key).tally() : 0; };
    quantities_.load(state);
    exact_.load(state);
    hands_.load(state, *scene_, state_.n);
    loop_.load(state.member("frame-loop"));
    state_.y = y;
    state_.memory = memory;
    readStep_ = state.member("last-step").numberOrNull();
    state_.evaluations = state.member("evaluations").tally();
    state_.innerSteps = tally("inner-steps");
    state_.rejectedSteps = tally("rejected-steps");
    events_.restore(state.has("last-event") ? state.member("last-event").numberOrNull() : undefined,
                    tally("event-count"));
    steps_ = state.member("steps").tally();
    known_.forget();
    readVelocity();
}

std::optional<double> referenceHorizonOf(const Simulation& simulation) {
    const ProblemSimulation* problem = simulation.asProblem();
    return problem != nullptr ? problem->referenceHorizon() : std::nullopt;
}

} // namespace timestep
