// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_method.h"
#include "core/translatable.h"

#include <span>
#include <string_view>

namespace timestep {

/// What the solver of contacts is called, and where it is from.
inline constexpr Text contactSolverName = TRANSLATABLE("contact-solver", "Sequential impulses");
inline constexpr std::string_view contactSolverReference =
    "E. Catto, Fast and Simple Physics using Sequential Impulses, Game Developers Conference (2006)";

/// The solver as pseudocode, with sums of impulses or single ones clamped, from a warm or a cold start. a and
/// b touch at a point with normal n and tangent t; jn, jt are its impulses so far, mn, mt what a unit of
/// speed costs there, mu is the coefficient of friction.
std::span<const std::string_view> contactCode(const RigidMethod& method);

} // namespace timestep
