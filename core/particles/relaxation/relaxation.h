// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/stick_levels.h"
#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/world.h"
#include "core/translatable.h"

#include <optional>
#include <span>
#include <string_view>

namespace timestep {

class StickProgram;
struct RelaxationWork;

/// Arguments of a pass besides the world.
struct RelaxationPass {
    const WorldMethod& method;
    double h;   ///< step or substep [time]
    int number; ///< number of the pass within the (sub)step, from 0
    RelaxationWork& work;
};

/// A method that satisfies sticks. Tests measure every fact in the record.
struct Relaxation {
    std::string_view id = {}; ///< "gauss-seidel"
    Text name = {};           ///< TRANSLATABLE("relaxation", ...)
    std::span<const std::string_view> aliases = {};
    std::span<const std::string_view> code = {}; ///< pseudocode of one pass, for the code pane
    bool ordered = false;                        ///< the result depends on the order of the sticks
    bool usesStiffness = true;                   ///< uses the stiffness per pass of a stick
    /// Uses the compliance of a stick; the result then depends on the size of the step.
    bool usesCompliance = false;
    bool usesPinRule = true;
    bool keepsMomentum = true;    ///< does not move the centre of mass of free particles
    bool convergesOnNets = true;  ///< converges with standard settings on a square net with both diagonals in
                                  ///< every mesh; false: it diverges there
    bool oldDirections = false;   ///< moves particles along the directions that sticks had before the step
    bool keepsVelocities = false; ///< always starts with a half-kick and reads whole-step velocities; ignores
                                  ///< WorldMethod::start and velocity
    /// Settings of this relaxation; WorldMethod::setting() returns their values. Relaxations with a common
    /// setting use the same descriptor. Parameter::acts stays null: a setting has an effect if the chosen
    /// relaxation lists it.
    std::span<const Parameter> settings = {};
    std::string_view reference = {};
    const StickProgram* program = nullptr; ///< of a user-written rule (own_relaxation.h)
    void (*pass)(World&, const RelaxationPass&) = nullptr;
    std::optional<StickRule> kernel = {}; ///< the rule of core/kernels/stick_levels.h with the same bytes
    double (*factor)(const WorldMethod&) = nullptr; ///< factor on each correction by shares [1]; null: 1
    /// Returns the asymptotic factor per pass on the residual of a straight chain of n equal rigid sticks
    /// with unit masses, `pinned` at one end or free, with sticks in the order in which they were made.
    /// Negative if not known.
    double (*radius)(int n, bool pinned, const WorldMethod&) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Relaxation> relaxations();
const Relaxation* findRelaxation(std::string_view id);

} // namespace timestep
