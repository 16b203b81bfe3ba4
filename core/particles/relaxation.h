// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"
#include "core/particles/world_method.h"
#include "core/translatable.h"

#include <span>
#include <string_view>

namespace timestep {

struct RelaxationWork;

/// Arguments of a pass besides the world.
struct RelaxationPass {
    const WorldMethod& method;
    double h;   ///< step or substep [time]
    int number; ///< of the pass within the (sub)step, from 0
    RelaxationWork& work;
};

/// One way to satisfy sticks. Every fact in the record is measured by tests.
struct Relaxation {
    std::string_view id = {}; ///< "gauss-seidel"
    Text name = {};           ///< TRANSLATABLE("relaxation", ...)
    std::span<const std::string_view> aliases = {};
    std::span<const std::string_view> code = {}; ///< pseudocode of one pass, for the code pane
    bool ordered = false;                        ///< the result depends on the order of the sticks
    bool usesStiffness = true;                   ///< the stiffness per pass of a stick counts
    bool usesCompliance = false; ///< the compliance of a stick counts, and with it the size of the step
    bool usesPinRule = true;
    bool keepsMomentum = true;    ///< the centre of mass of free particles stays where it is
    bool convergesOnNets = true;  ///< with standard settings on a square net with both diagonals in every
                                  ///< mesh; false: it explodes there
    bool oldDirections = false;   ///< particles move along the sticks as they were before the step
    bool keepsVelocities = false; ///< starts with a half-kick and reads whole-step velocities, whatever
                                  ///< WorldMethod::start and velocity say
    /// Its own settings, which WorldMethod::setting() gives. Relaxations that share a setting share its
    /// descriptor. Parameter::acts stays empty: a setting acts where a relaxation that brings it is chosen.
    std::span<const Parameter> settings = {};
    std::string_view reference = {};
    void (*pass)(World&, const RelaxationPass&) = nullptr;
    double (*factor)(const WorldMethod&) = nullptr; ///< on each correction by shares [1]; null: 1
    /// Factor by which the residual of a straight chain of n equal rigid sticks with unit masses shrinks per
    /// pass in the end, `pinned` at one end or free, in the made order; negative: not known.
    double (*radius)(int n, bool pinned, const WorldMethod&) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Relaxation> relaxations();
const Relaxation* findRelaxation(std::string_view id);

} // namespace timestep
