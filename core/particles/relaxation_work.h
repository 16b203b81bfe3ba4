// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/direct_solver.h"
#include "core/particles/stick_schedule.h"
#include "core/particles/world_method.h"

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// Work memory of relaxations between passes and steps. It can be computed again from world, method and the
/// position within the step, so it is no part of a state.
struct RelaxationWork {
    /// Brings shares, orders and schedules up to date with the world and the method. Costs one comparison of
    /// the flags when nothing has changed. Before the passes of a step.
    void prepare(const World& world, const WorldMethod& method);
    /// Chooses the order of the next pass: `pass` counts those of the whole run, `stream` those of the step.
    void beginPass(const World& world, const WorldMethod& method, std::int64_t step, std::int64_t pass,
                   int stream);
    void forget() { known_ = false; }

    /// The order of this pass, for relaxations that go through the sticks one by one: any order with the same
    /// result as that of the method.
    std::span<const std::uint32_t> order() const;
    /// Relaxes by shares in the order of this pass.
    void relaxByShares(World& world);

    StickShares shares;
    bool compliant = false;     ///< some stick has a compliance, and the relaxation uses it
    std::vector<double> lambda; ///< per stick [length mass]: force times h²
    std::vector<double> moveX,
        moveY;                            ///< sums of corrections per particle [length]
    std::vector<double> beforeX, beforeY; ///< positions one pass ago
    std::vector<double> oldX,
        oldY;          ///< positions before the update, for Relaxation::oldDirections
    double weight = 1; ///< of the last Chebyshev pass
    DirectSolver direct;

private:
    bool follows(const World& world, const WorldMethod& method) const;
    void cutSticks(const World& world);

    bool known_ = false;
    WorldMethod method_;
    std::size_t particles_ = 0;
    std::vector<std::uint8_t> flags_, stickFlags_;
    StickSchedule forward_, backward_;
    std::vector<double> pairs_;               ///< scratch of relaxSchedule
    const StickSchedule* schedule_ = nullptr; ///< of this pass; null: plainOrder_
    std::vector<std::uint32_t> plainOrder_;
};

} // namespace timestep
