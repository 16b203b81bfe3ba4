// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/event.h"
#include "widgets/view/contents/hand.h"
#include "widgets/view/contents/selection.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/picture/view_geometry.h"
#include "widgets/view/tools/tool_context.h"

#include <vector>

namespace timestep {

/// What the hand has just pinned, freed or cut; empty for everything else.
QString spokenEvents(const std::vector<Event>& events);

/// With which speed a thing was thrown.
QString spokenThrow(const Throw& thrown, const ViewGeometry& geometry);

/// Sentences on what is held or chosen, on the scene, its runs, the step shown apart, and the time, for
/// people who do not see the picture. `painted`: how the runs were drawn last; may be empty.
QStringList spokenSentences(const ViewGeometry& geometry, const Selection& selection, const Hand& hand,
                            const std::vector<PaintedFrame>& painted);

} // namespace timestep
