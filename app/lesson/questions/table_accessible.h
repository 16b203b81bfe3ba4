// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Makes table questions appear to screen readers as tables. Further calls have no effect.
void installTableAccessible();

} // namespace timestep
