// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation.h"
#include "core/particles/world.h"
#include "core/particles/world_method.h"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

class Ledger;

/// One step of a world.
struct WorldStep {
    std::int64_t number = 0; ///< from 0
    double h = 0;            ///< its size [time unit]
    double previousH = 0;    ///< size of the step before; of the first step, h [time unit]
    double time = 0;         ///< at its start [time unit]
};

/// Factors of position Verlet.
struct MoveFactors {
    double keep;      ///< on displacements [1]
    double push;      ///< on the acceleration by gravity [time²]
    double forcePush; ///< on the acceleration by forces [time²]
    double ratio;     ///< keep without drag [1]
    double square;    ///< push without drag [time²]
};
/// Of the forms VerletForm and DragForm.
MoveFactors moveFactors(const WorldRules& rules, VerletForm form, const WorldStep& now);

/// Prepares a world for its first step, of h. With VerletStart::HalfKick the previous positions of free
/// particles are moved by a h²/2, so that position Verlet's first step is x + h v + a h²/2 instead of x + h v
/// + a h², and the method second order; for relaxations along old directions (SHAKE) the rigid sticks are
/// made to hold for the previous positions too, along their present directions.
void startWorld(World& world, const WorldMethod& method, double h);

/// A part of a step of a world.
enum class WorldPart : std::uint8_t {
    Begin,   ///< of a (sub)step
    Pins,    ///< pins were put back (PinRule::MovedAndReset)
    Motors,  ///< what is driven was moved
    Move,    ///< position Verlet
    Forces,  ///< forces but gravity
    Walls,   ///< particles were put back between the walls
    Sticks,  ///< a pass over the sticks
    Angles,  ///< springs that hold angles
    Rounding ///< to Precision::Float
};

/// Follows a step part by part.
class StepWatcher {
public:
    virtual ~StepWatcher() = default;
    /// Called after each part, for Sticks before it too, with `before` set. `pass` is the number of the pass
    /// within the (sub)step.
    virtual void see(WorldPart part, int substep, int pass, bool before, const World& world,
                     const RelaxationWork& work) = 0;
};

/// Steps a world by position Verlet plus projection. Keeps scratch and values derived from world and method
/// (shares, schedules, factors). Flags of particles and sticks may change between steps; after a change of
/// masses, lengths, stiffnesses, compliances or the sticks themselves, call forget(). step() allocates
/// nothing while world and method stay the same. Copies share their scratch: they step copies of one world,
/// on one thread.
class WorldStepper {
public:
    WorldStepper();

    /// Updates, relaxes and clamps the world. `ledger` may be null.
    void step(World& world, const WorldMethod& method, const WorldStep& now, Ledger* ledger = nullptr);
    /// The same for step `number` (from 0) of a run whose steps all have the size h.
    void step(World& world, const WorldMethod& method, std::int64_t number, double h,
              Ledger* ledger = nullptr) {
        step(world, method, {number, h, h, static_cast<double>(number) * h}, ledger);
    }
    /// Relaxes without a step in time: so many passes over the sticks, no walls. h [time] counts for
    /// compliances only.
    void relax(World& world, const WorldMethod& method, int passes, double h = 1);
    void forget();
    /// Calls the watcher in the next steps; null: none. Not owned.
    void watch(StepWatcher* watcher) { watcher_ = watcher; }

    /// Whether steps measure the residuals: some nanoseconds per stick and pass. On at first.
    void measureResiduals(bool on) { measuresResiduals_ = on; }
    /// RMS relative strain before the first pass and after each pass of the last (sub)step: passes + 1
    /// numbers; none when they are not measured.
    std::span<const double> residuals() const { return residuals_; }
    /// Sets the residuals to those of a step that another stepper has made.
    void takeResiduals(std::vector<double> residuals) { residuals_ = std::move(residuals); }
    /// Force of each stick in the last (sub)step, times h², positive when it pulled [length mass]. Empty
    /// unless the relaxation uses compliances.
    std::span<const double> transmitted() const;

private:
    void substep(World& world, const WorldMethod& method, const WorldStep& now, int index, Ledger* ledger);
    void relaxOnce(World& world, const WorldMethod& method, double h, std::int64_t step, int index, int pass);

    std::shared_ptr<RelaxationWork> work_;
    std::vector<double> residuals_;
    bool measuresResiduals_ = true;
    StepWatcher* watcher_ = nullptr;
};

} // namespace timestep
