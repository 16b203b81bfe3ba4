// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/ledger.h"
#include "core/particles/relaxation/strain_sums.h"
#include "core/particles/world/particle_sums.h"
#include "core/particles/world_stepper.h"
#include "core/run/simulation/shared_world.h"
#include "core/run/simulation/simulation.h"

#include <memory>
#include <optional>
#include <vector>

namespace timestep {

/// A simulation of particles and sticks by position Verlet plus relaxation.
class WorldSimulation final : public Simulation {
public:
    /// `listed` is the explicit order of sticks, empty unless the order is "listed"; `own` is the
    /// user-written rule, if the run uses one.
    WorldSimulation(RunSetup setup, World world, std::vector<std::uint32_t> listed,
                    std::shared_ptr<const OwnRelaxation> own);

    std::unique_ptr<Simulation> clone() const override;
    std::size_t bytes() const override;
    double leastCut() const override { return 1e-6; }
    std::size_t bytesInUse() const override;
    const WorldSimulation* asParticles() const override { return this; }
    void step() override;
    void apply(const Event& event) override;

    double kineticEnergy() const override;
    double potentialEnergy() const override;
    double energyScale() const override { return energyScale_; }
    bool conservative() const override { return false; }
    Text velocityConvention() const override;
    std::int64_t evaluations() const override { return steps_; }
    bool finite() const override;
    Sentence failure() const override;

    const World* world() const override { return &*world_; }
    const WorldMethod& worldMethod() const { return worldMethod_; }
    /// The current strains of the sticks.
    const StrainSums& strains() const;
    /// Sets the watcher that the next steps call (null: none). Does not own it.
    void watch(StepWatcher* watcher) { stepper_.watch(watcher); }
    /// Causes of energy changes and other counters over many steps; null until keepLedger().
    const Ledger* ledger() const { return ledger_ ? &*ledger_ : nullptr; }
    /// Returns the force of each stick in the last (sub)step [mass length/time²], positive if it pulled;
    /// empty before the first step and for relaxations that do not compute forces
    /// (Relaxation::usesCompliance).
    std::vector<double> stickForces() const;
    void keepLedger() override { ledger_.emplace(); }
    std::span<const double> residuals() const override { return stepper_.residuals(); }
    void measureResiduals(bool on) override { stepper_.measureResiduals(on); }
    void draw(Frame& frame) const override;
    void drawExact(Frame& frame) const override;

    Json save() const override;
    void load(const JsonField& state) override;

private:
    WorldSimulation(const WorldSimulation&) = default;
    struct Hand {
        std::uint32_t particle;
        Point at;
        double limit; ///< largest displacement of the particle per step along each axis [length]; 0: no limit
    };
    void moveHeldParticles();
    void act(const Event& event);
    void applyHand(const Event& event);
    void applyStroke(const Event& event);
    void set(const std::string& key, const Value& value);
    void checkOrder(const WorldMethod& method) const;
    const ParticleSums& sums() const;

    SharedWorld world_;
    std::vector<std::uint32_t> listed_;
    std::shared_ptr<const OwnRelaxation> own_;
    WorldMethod worldMethod_;
    WorldStepper stepper_;
    std::vector<Hand> hands_; ///< held particles and positions of the hands
    bool goesOn_ = false;     ///< nothing has changed the world since the last step
    bool touched_ = false;    ///< the user has changed the motion, so the exact picture no longer holds
    double energyScale_;
    std::optional<Ledger> ledger_;
    mutable ParticleMasses masses_;
    /// Measured at the first request after a change of the world, and then kept.
    struct Measured {
        std::optional<ParticleSums> sums;
        std::optional<StrainSums> strains;
        std::optional<double> kinetic, potential;
    };
    mutable Measured measured_;
};

} // namespace timestep
