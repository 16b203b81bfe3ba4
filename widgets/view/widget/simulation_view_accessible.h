// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Makes every SimulationView a picture for screen readers, whose description is the present
/// spokenDescription(). Further calls have no effect.
void installSimulationViewAccessible();

} // namespace timestep
