// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/translatable.h"

namespace timestep {

/// True if a coordinate of the problem follows an equation of first order.
bool hasFirstOrder(const Problem& problem);

/// Why a method does not apply to a problem, TRANSLATABLE("integrator", ...); empty: it applies. Methods that
/// move positions by velocities (kicks and drifts, position Verlet) need equations of second order. A
/// user-written method needs them if it loses its order on an equation of first order, which is measured.
Text whyNotApplied(const Integrator& integrator, const Problem& problem);

} // namespace timestep
