// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/parameter/parameter.h"

#include <cstdint>
#include <span>

namespace timestep {

/// Which velocity v(), the energies and the columns of a run on a Problem use.
enum class VelocityReading : std::uint8_t {
    Own,      ///< that of the method: Integrator::velocity
    Backward, ///< (x - previous x) / h, that of the middle of the last step
    Central   ///< (x - previous x) / h + h a / 2
};

/// Descriptors of the settings damping-form and velocity, which act for methods that do not keep velocities.
std::span<const Parameter> verletSettings();

VelocityReading velocityReading(const ParameterValues& method);

/// True where a setting is not the standard one.
bool asksForVerletSettings(const ParameterValues& method);

/// The damping of a run with steps of h: the share of one step is rate times h [1]. Throws InputError where a
/// setting would change nothing, or not mean anything: for a method that keeps velocities, and for drag that
/// is not a rate times the velocity. `canDamp`: the scene has drag, even if it is 0 at present.
Damping dampingOf(const ParameterValues& method, const Integrator& integrator, const Problem& problem,
                  double h, bool canDamp);

} // namespace timestep
