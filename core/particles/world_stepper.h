// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/method_error.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/relaxation/strain_sums.h"
#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

class Ledger;

/// One step of a world.
struct WorldStep {
    std::int64_t number = 0; ///< from 0
    double h = 0;            ///< size of the step [time unit]
    double previousH = 0;    ///< size of the previous step; h for the first step [time unit]
    double time = 0;         ///< time at the start of the step [time unit]
};

/// The factors of position Verlet in one (sub)step.
struct MoveFactors {
    double keep;      ///< on displacements [1]
    double push;      ///< on the acceleration by gravity [time²]
    double forcePush; ///< on the acceleration by forces [time²]
    double ratio;     ///< keep without drag [1]
    double square;    ///< push without drag [time²]
};
/// Returns the factors for a VerletForm and the DragForm of the rules.
MoveFactors moveFactors(const WorldRules& rules, VerletForm form, const WorldStep& now);

/// Prepares a world for its first step of size h. Start velocities become previous positions. With
/// VerletStart::HalfKick it moves the previous positions of free particles by a h²/2. The first step of
/// position Verlet is then x + h v + a h²/2 instead of x + h v
/// + a h², and the method is of second order. For relaxations along old directions (SHAKE) it also makes the
/// previous positions satisfy the rigid sticks, along their current directions.
void startWorld(World& world, const WorldMethod& method, double h);

/// A part of a step of a world.
enum class WorldPart : std::uint8_t {
    Begin,   ///< of a (sub)step
    Pins,    ///< pins are put back (PinRule::MovedAndReset)
    Motors,  ///< driven particles move
    Move,    ///< update by position Verlet
    Forces,  ///< forces other than gravity
    Walls,   ///< particles are put back between the walls
    Sticks,  ///< a pass over the sticks
    Angles,  ///< a pass over the angle springs
    Rounding ///< positions are rounded to Precision::Float
};

/// Follows a step part by part.
class StepWatcher {
public:
    virtual ~StepWatcher() = default;
    /// Called after each part, and for Sticks also before it with `before` set. `pass` is the number of the
    /// pass within the (sub)step.
    virtual void see(WorldPart part, int substep, int pass, bool before, const World& world,
                     const RelaxationWork& work) = 0;
};

/// Steps a world by position Verlet plus relaxation. It caches values that follow from world and method
/// (shares, orders, factors). Flags of particles and sticks may change between steps. After a change of
/// masses, lengths, stiffnesses, compliances or the list of sticks, call forget(). step() allocates nothing
/// while world and method stay the same. Copies of a stepper share their cache, so use them only for copies
/// of one world and on one thread.
class WorldStepper {
public:
    WorldStepper();

    /// Makes one step: update, relaxation, walls. `ledger` may be null.
    void step(World& world, const WorldMethod& method, const WorldStep& now, Ledger* ledger = nullptr);
    /// Makes step `number` (from 0) of a run in which all steps have the size h.
    void step(World& world, const WorldMethod& method, std::int64_t number, double h,
              Ledger* ledger = nullptr) {
        step(world, method, {number, h, h, static_cast<double>(number) * h}, ledger);
    }
    /// Makes this number of passes over the sticks without a step in time and without walls. h [time] is used
    /// only for compliances.
    void relax(World& world, const WorldMethod& method, int passes, double h = 1);
    void forget();
    /// Sets the watcher that the next steps call (null: none). Does not own it.
    void watch(StepWatcher* watcher) { watcher_ = watcher; }

    /// Sets whether steps measure the residuals, which costs about as much as a pass each time. Initially on.
    void measureResiduals(bool on) { measuresResiduals_ = on; }
    /// RMS relative strain before the first pass and after each pass of the last (sub)step: passes + 1
    /// numbers. Empty if residuals are not measured.
    std::span<const double> residuals() const { return residuals_; }
    /// Measures the strains of the world that it steps, and keeps data that make the next measurement faster.
    StrainSums strains(const World& world) const;
    /// The same for the world at the end of the last step. It does not measure again if that step has
    /// measured residuals.
    StrainSums strainsAtEnd(const World& world) const {
        return strainsAtEnd_ && tornThen_ == world.torn ? *strainsAtEnd_ : strains(world);
    }
    /// Sets the residuals to those of a step by another stepper.
    void takeResiduals(std::vector<double> residuals) { residuals_ = std::move(residuals); }
    /// Force of each stick in the last (sub)step times h² [length mass]; positive if the stick pulled. Empty
    /// unless the relaxation uses compliances.
    std::span<const double> transmitted() const;
    /// Whether a projection (direct, SHAKE, RATTLE) found no positions where sticks have their lengths.
    bool isLost() const;
    /// The place in the text of a user-written rule where a step divided by zero.
    std::optional<TextPlace> dividedAt() const;

private:
    void substep(World& world, const WorldMethod& method, const WorldStep& now, int index, Ledger* ledger);
    void measureResidual(const World& world);
    void relaxOnce(World& world, const WorldMethod& method, double h, std::int64_t step, int index, int pass);

    std::shared_ptr<RelaxationWork> work_;
    std::vector<double> residuals_;
    std::optional<StrainSums>
        strainsAtEnd_;           ///< those of the last residual, if no wall has moved a particle since
    std::uint64_t tornThen_ = 0; ///< World::torn at that measurement
    bool measuresResiduals_ = true;
    StepWatcher* watcher_ = nullptr;
};

} // namespace timestep
