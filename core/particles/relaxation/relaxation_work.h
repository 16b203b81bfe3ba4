// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/method_error.h"
#include "core/particles/relaxation/direct_solver.h"
#include "core/particles/relaxation/stick_schedule.h"
#include "core/particles/relaxation/strain_sums.h"
#include "core/particles/relaxation/world_method.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// Work memory of relaxations between passes and steps. It follows from the world, the method and the place
/// in the step, so states do not contain it.
struct RelaxationWork {
    /// Updates shares, orders and schedules to the world and the method. Call it before the passes of a step.
    /// If nothing has changed, it only compares the flags.
    void prepare(const World& world, const WorldMethod& method);
    /// Chooses the order of the next pass. `pass` counts the passes of the whole run, `stream` those of the
    /// step.
    void beginPass(const World& world, const WorldMethod& method, std::int64_t step, std::int64_t pass,
                   int stream);
    void forget() { known_ = false; }

    /// Order of this pass, for relaxations that visit the sticks one by one. It may differ from the order of
    /// the method, but gives the same result.
    std::span<const std::uint32_t> order() const;
    /// Relaxes by shares in the order of this pass, by any rule but StickRule::Compliance.
    void relaxByShares(World& world, StickRule rule = StickRule::Root);
    /// Relaxes by compliances in the order of this pass: pass `number` of a (sub)step h [time].
    void relaxCompliant(World& world, PinRule pinRule, double h, int number);
    /// Per stick: its force times h² [length mass]. Empty unless the relaxation uses compliances.
    const std::vector<double>& forces() const;

    StickShares shares;
    std::vector<double> free;           ///< per particle: 1, or 0 for World::isFixed()
    std::vector<double> sticksAt;       ///< per particle: sticks that are not cut
    bool compliant = false;             ///< a stick has a compliance and the relaxation uses it
    mutable std::vector<double> lambda; ///< of forces(), unless a schedule has newer ones
    std::vector<double> moveX,
        moveY;                            ///< sums of corrections per particle [length]
    std::vector<double> beforeX, beforeY; ///< positions one pass ago
    std::vector<double> oldX,
        oldY;          ///< positions before the update, for Relaxation::oldDirections
    double weight = 1; ///< of the last Chebyshev pass
    DirectSolver direct;
    StrainRuns strains;
    /// Of a rule written by hand.
    struct {
        std::vector<double> kept;           ///< per stick, StickProgram::kept() each; new in each (sub)step
        std::vector<double> stiffness;      ///< per stick and pass [1]
        std::optional<TextPlace> dividedAt; ///< where it divided by zero
    } written = {};

private:
    bool follows(const World& world, const WorldMethod& method) const;
    void cutSticks(const World& world);

    bool known_ = false;
    WorldMethod method_;
    std::size_t particles_ = 0;
    std::vector<std::uint8_t> flags_, stickFlags_;
    StickSchedule forward_, backward_;
    std::vector<double> pairs_;               ///< scratch of relaxSchedule
    StickSchedule* schedule_ = nullptr;       ///< of this pass; null: plainOrder_
    mutable StickSchedule* newest_ = nullptr; ///< contains the newest lambda; null: lambda does
    std::vector<std::uint32_t> plainOrder_;
};

} // namespace timestep
