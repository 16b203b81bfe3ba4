// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/parameter/parameter.h"

#include <cstdint>
#include <span>

namespace timestep {

/// The velocity that v(), the energies and the columns of a run on a Problem use.
enum class VelocityReading : std::uint8_t {
    Own,      ///< the velocity of the method: Integrator::velocity
    Backward, ///< (x - previous x) / h, the velocity in the middle of the last step
    Central   ///< (x - previous x) / h + h a / 2
};

/// Descriptors of the settings damping-form and velocity, which have an effect for methods that do not store
/// velocities.
std::span<const Parameter> verletSettings();

VelocityReading velocityReading(const ParameterValues& method);

/// True if a setting differs from its standard value.
bool asksForVerletSettings(const ParameterValues& method);

/// Returns the damping of a run with steps of h. The share per step is rate times h [1]. Throws InputError if
/// a setting has no effect or no meaning: for methods that store velocities, and for drag that is not a rate
/// times the velocity. `canDamp`: the scene has drag, even if the drag is currently 0.
Damping dampingOf(const ParameterValues& method, const Integrator& integrator, const Problem& problem,
                  double h, bool canDamp);

} // namespace timestep
