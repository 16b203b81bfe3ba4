// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/stick_levels.h"
#include "core/method/method_error.h"
#include "core/particles/relaxation/direct_solver.h"
#include "core/particles/relaxation/strain_sums.h"
#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/stick.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace timestep {

/// Work memory of relaxations between passes and steps. It follows from the world, the method and the place
/// in the step, so states do not contain it.
struct RelaxationWork {
    /// Updates shares and order to the world and the method. Call it before the passes of a step. If nothing
    /// has changed, it only compares the flags.
    void prepare(const World& world, const WorldMethod& method);
    /// Chooses the order of the next pass. `pass` counts the passes of the whole run, `stream` those of the
    /// step.
    void beginPass(const World& world, const WorldMethod& method, std::int64_t step, std::int64_t pass,
                   int stream);
    /// Makes pass `number` of a (sub)step h [time]: by Relaxation::pass or by a kernel with the same bytes.
    void relax(World& world, const WorldMethod& method, double h, int number);
    void forget() { known_ = false; }
    /// Whether the passes read the positions before the update: Relaxation::oldDirections, damped sticks.
    bool remembersOld() const { return remembersOld_; }
    /// Whether sticks are damped.
    bool damps() const { return damps_; }

    std::vector<std::uint32_t> order; ///< of this pass, for relaxations that visit the sticks one by one
    std::vector<EndShares> shares;    ///< per stick
    std::vector<double> weights;      ///< per stick: wa + wb of an ordered relaxation by compliance [1/mass]
    std::vector<double> sticksAt;     ///< per particle: sticks that are not cut
    /// Per stick: its force times h² [length mass]. Empty unless the relaxation uses compliances.
    std::vector<double> lambda;
    std::vector<double> moveX,
        moveY;                            ///< sums of corrections per particle [length]
    std::vector<double> beforeX, beforeY; ///< positions one pass ago
    std::vector<double> oldX,
        oldY;          ///< positions before the update, if remembersOld()
    double weight = 1; ///< of the last Chebyshev pass
    DirectSolver direct;
    StrainRuns strains;
    /// For a user-written rule.
    struct {
        std::vector<double> kept;           ///< per stick, StickProgram::kept() each; new in each (sub)step
        std::vector<double> stiffness;      ///< per stick and pass [1]
        std::optional<TextPlace> dividedAt; ///< where the text divided by zero
    } written = {};

private:
    bool follows(const World& world, const WorldMethod& method) const;
    void cutSticks(const World& world);

    bool known_ = false, remembersOld_ = false, damps_ = false;
    WorldMethod method_;
    std::size_t particles_ = 0;
    std::vector<std::uint8_t> flags_, stickFlags_;
    std::optional<StickLevels> levels_; ///< of `order`, if they make a pass faster
};

} // namespace timestep
