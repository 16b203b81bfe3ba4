// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/body_distance.h"
#include "core/rigid/rigid_stepper.h"
#include "core/run/simulation/simulation.h"
#include "core/scenes/scene.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace timestep {

/// Counters and sums of a run on rigid bodies, the source of its metrics.
struct RigidStatistics {
    RigidCounters last;         ///< of the last step
    double residual = 0;        ///< largest approach speed after the last iteration [length/time]
    std::int64_t pairTests = 0; ///< since the start
    RigidEnergyChange energy;   ///< summed since the start
    double outside = 0; ///< change of energy by changed settings and placed bodies [mass length²/time²]
    /// Index of the body named "watched", otherwise of the last body that is not static.
    std::uint32_t watched = 0;
    /// Instant of the last swept impact [time]; NaN: there was none.
    double lastImpact = std::numeric_limits<double>::quiet_NaN();
    Point start = {}; ///< its position at the start [length]
};

/// A simulation of rigid bodies by sequential impulses.
class RigidSimulation final : public Simulation {
public:
    RigidSimulation(RunSetup setup, RigidWorld world);

    std::unique_ptr<Simulation> clone() const override;
    std::size_t bytes() const override;
    std::size_t bytesInUse() const override { return 3 * bytes(); } // includes the lists of the solver
    const RigidSimulation* asRigid() const override { return this; }
    void step() override;
    void apply(const Event& event) override;

    double kineticEnergy() const override;
    double potentialEnergy() const override;
    double energyScale() const override { return energyScale_; }
    bool conservative() const override { return false; }
    Text velocityConvention() const override;
    std::int64_t evaluations() const override { return steps_ * rigidMethod_.substeps; }
    bool finite() const override { return world_.finite(); }
    /// Says so if Baumgarte's term has torn joints apart: their error is 1000 times the largest body.
    Sentence failure() const override;

    const RigidWorld* rigidWorld() const override { return &world_; }
    const RigidMethod& rigidMethod() const { return rigidMethod_; }
    /// Sets the watcher that the next steps call after each part (null: none). Does not own it.
    void watch(RigidWatcher* watcher) { stepper_.watch(watcher); }
    /// Counters and sums over the steps.
    const RigidStatistics& statistics() const { return statistics_; }
    /// Distance and overlap of the first two bodies; there must be two.
    const TwoBodies& relation() const;
    /// The exact motion of the watched body at time(); empty if the scene knows none or the user has changed
    /// the motion.
    std::optional<ExactBody> exactBody() const {
        if (scene().exactBody == nullptr || touched_) return std::nullopt;
        return scene().exactBody(parameters_, time());
    }
    void keepLedger() override { stepper_.measureEnergy(true); }
    std::span<const double> residuals() const override { return stepper_.residuals(); }
    void measureResiduals(bool on) override { stepper_.measureIterations(on); }
    /// Normal impulses of the contacts of rigidWorld() after iteration `number` of the last (sub)step; number
    /// 0 is the warm start [mass length/time]. Empty if they are not measured.
    std::span<const double> iterationImpulses(std::size_t number) const {
        return stepper_.iterationImpulses(number);
    }
    void draw(Frame& frame) const override;
    void drawExact(Frame& frame) const override;

    Json save() const override;
    void load(const JsonField& state) override;

private:
    RigidSimulation(const RigidSimulation&) = default;
    void set(const std::string& key, const Value& value);
    void applyHand(const Event& event);
    void act(const Event& event);
    void place(const Event& event);
    void push(const Event& event);
    double strengthOfHand(std::uint32_t body) const;

    RigidWorld world_;
    RigidMethod rigidMethod_;
    RigidStepper stepper_;
    RigidStatistics statistics_;
    mutable std::optional<TwoBodies> relation_; ///< computed at the first request after a change
    bool touched_ = false; ///< the user has changed the motion, so the exact picture no longer holds
    double energyScale_ = 1;
    double handAcceleration_ = 1; ///< [length/time²]
};

} // namespace timestep
