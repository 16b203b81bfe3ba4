// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_method.h"
#include "core/translatable.h"

#include <span>
#include <string_view>

namespace timestep {

/// Name and source of the contact solver.
inline constexpr Text contactSolverName = TRANSLATABLE("contact-solver", "Sequential impulses");
inline constexpr std::string_view contactSolverReference =
    "E. Catto, Fast and Simple Physics using Sequential Impulses, Game Developers Conference (2006)";

/// Returns the solver as pseudocode for this method: accumulated or single impulses clamped, warm or cold
/// start. Bodies a and b touch at a point with normal n and tangent t; jn and jt are its accumulated
/// impulses, mn and mt its effective masses, mu is the coefficient of friction.
std::span<const std::string_view> contactCode(const RigidMethod& method);

} // namespace timestep
