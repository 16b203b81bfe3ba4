// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Makes canvases appear to screen readers as charts with a spoken summary. Further calls have no effect.
void installPlotAccessibility();

} // namespace timestep
