// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/dormand_prince.h"
#include "core/integration/integrator.h"
#include "core/method/own_method.h"
#include "core/run/simulation/event_location.h"
#include "core/run/simulation/exact_state.h"
#include "core/run/simulation/problem_hands.h"
#include "core/run/simulation/quantity_changes.h"
#include "core/run/simulation/simulation.h"
#include "core/run/simulation/verlet_settings.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace timestep {

/// A simulation of the equations of a scene by an integrator.
class ProblemSimulation final : public Simulation {
public:
    /// `own` is the user-written method, if the settings choose it. Throws InputError.
    ProblemSimulation(RunSetup setup, TextValues texts, std::shared_ptr<const OwnMethod> own);

    std::unique_ptr<Simulation> clone() const override;
    std::size_t bytes() const override;
    double leastCut() const override { return integrator_->keepsVelocities ? 1e-9 : 1e-6; }
    const ProblemSimulation* asProblem() const override { return this; }
    void step() override;
    /// Accepts Set, and Grab, Move, Release, Place and Velocity for the parts of Scene::grips. The method
    /// restarts from the current q and v. After Set the exact motion is no longer available, because it
    /// belongs to the old constants. After the other events it restarts from the new state, as a computed
    /// reference; exactQ() and exactV() are then empty if they were a closed form.
    void apply(const Event& event) override;

    double kineticEnergy() const override {
        if (!known_.hasKinetic) {
            known_.kinetic = problem_->kineticEnergy(q(), v());
            known_.hasKinetic = true;
        }
        return known_.kinetic;
    }
    double potentialEnergy() const override {
        if (!known_.hasPotential) {
            known_.potential = problem_->potentialEnergy(time(), q());
            known_.hasPotential = true;
        }
        return known_.potential;
    }
    double energyScale() const override { return problem_->energyScale(); }
    bool conservative() const override { return problem_->conservative(); }
    Text velocityConvention() const override;
    std::int64_t evaluations() const override { return state_.evaluations; }
    bool finite() const override;
    Sentence failure() const override;
    /// Inner steps of an adaptive method; empty for other methods.
    std::optional<InnerSteps> innerSteps() const;
    /// Estimated errors of a coordinate and of its velocity in the last inner step of an adaptive method; of
    /// a coordinate of first order the first number is that of its value. innerSteps() must have a value.
    std::pair<double, double> embeddedErrors(std::size_t coordinate) const;
    const Problem* problem() const override { return problem_.get(); }

    const Integrator& integrator() const { return *integrator_; }
    /// The state of the method before its next step.
    const IntegratorState& integratorState() const { return state_; }

    /// For a coordinate of first order: its value, and its rate of change in v().
    std::span<const double> q() const override {
        return shownQ_.empty() ? state_.q() : std::span<const double>(shownQ_);
    }
    std::span<const double> v() const override {
        if (!shownV_.empty()) return shownV_;
        return read_.empty() ? state_.v() : std::span<const double>(read_);
    }
    std::span<const double> exactQ() const override;
    std::span<const double> exactV() const override;
    bool exactIsComputed() const override;
    /// Time until which the computed reference holds (ComputedReference), if time() is beyond it and exactQ()
    /// was asked for; exactQ() is then empty.
    std::optional<double> referenceHorizon() const;
    /// The events of the problem so far, such as bounces.
    const EventLocation& events() const { return events_; }
    /// All conserved quantities of the problem. Valid until the next step or event.
    std::span<const double> quantities() const;
    double quantity(std::size_t index) const { return quantities()[index]; }
    /// The change since the start of a quantity with the current value `now`. Angles count full turns.
    double quantityChange(std::size_t index, double now) const { return quantities_.change(index, now); }
    double quantityChange(std::size_t index) const { return quantityChange(index, quantity(index)); }

    void draw(Frame& frame) const override;
    void drawExact(Frame& frame) const override;

    Json save() const override;
    void load(const JsonField& state) override;

private:
    ProblemSimulation(const ProblemSimulation&) = default;
    void set(const Event& event);
    void restart();
    void drawVelocities(std::size_t firstPoint, Frame& frame) const;
    /// [q | v]; empty if it is not known.
    std::span<const double> exactNow() const;
    void followHands();
    void readVelocity();
    void showVariables();
    void takeVariables();
    /// The method that the settings choose. Throws InputError if it does not apply to the problem.
    const Integrator* chosenFor(const Problem& problem, const ParameterValues& method) const;
    Damping dampingNow(const Problem& problem, const Integrator& integrator,
                       const ParameterValues& method) const;

    TextValues texts_;                       ///< of the scene
    std::shared_ptr<const Problem> problem_; ///< never shared with a clone
    std::shared_ptr<const OwnMethod> own_;
    const Integrator* integrator_;
    IntegratorState state_;
    VelocityReading reading_;  ///< by the setting `velocity`
    double readStep_;          ///< time from the previous to the current position [time unit]
    std::vector<double> read_; ///< velocities by the setting `velocity`; empty: those of the method
    std::vector<double> shownQ_, shownV_; ///< see q(); empty: all equations are of second order
    ProblemHands hands_;
    ExactState exact_;
    QuantityChanges quantities_;
    EventLocation events_;
    /// Computed at the first request after a change of the state, and then kept.
    struct Known {
        bool hasKinetic = false, hasPotential = false, quantities = false;
        double kinetic = 0, potential = 0; ///< if the problem has energies
        void forget() { hasKinetic = hasPotential = quantities = false; }
    };
    mutable Known known_;
    mutable std::vector<double> quantitiesNow_;
};

/// ProblemSimulation::referenceHorizon(); empty for simulations of other kinds.
std::optional<double> referenceHorizonOf(const Simulation& simulation);

} // namespace timestep
