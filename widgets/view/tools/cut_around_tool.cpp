// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/cut_around_tool.h"

namespace timestep {

void CutAroundTool::begin(ToolContext& context, QPointF pixel) {
    StrokeTool::begin(context, pixel);
    strokeTo(context, pixel);
}

Event CutAroundTool::eventOf(const StrokePiece& piece) const {
    Event event;
    event.kind = EventKind::CutAround;
    event.at = piece.to;
    event.radius = piece.radius;
    return event;
}

} // namespace timestep
