// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/event.h"
#include "widgets/view/contents/drag.h"
#include "widgets/view/contents/shown_runs.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/picture/view_geometry.h"
#include "widgets/view/tools/tool_context.h"

#include <vector>

namespace timestep {

/// What the user has just pinned, freed or cut; empty for other events.
QString spokenEvents(const std::vector<Event>& events);

/// A sentence with the speed of a throw.
QString spokenThrow(const Throw& thrown, const ViewGeometry& geometry);

/// Sentences on the held or chosen thing, the scene, its runs, the step that is shown in parts, and the time,
/// for people who do not see the picture. `painted`: how the runs were drawn last; may be empty.
QStringList spokenSentences(const ViewGeometry& geometry, const Selection& selection, const Drag& drag,
                            const std::vector<PaintedFrame>& painted);

} // namespace timestep
