// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/view_contents.h"
#include "widgets/view/contents/view_overlay.h"

#include <vector>

namespace timestep {

/// The entries of the legend of a view: overlaid runs, the exact motion, previous positions and kinds of
/// arrows. `scale` is that of the whole view [px per scene length].
std::vector<LegendEntry> runLegend(const ViewContents& contents, const OverlayLook& look, double scale);

} // namespace timestep
