// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/brush_tool.h"

namespace timestep {

Event BrushTool::eventOf(const StrokePiece& piece) const {
    Event event;
    event.kind = EventKind::Brush;
    event.at = piece.from;
    event.to = {piece.to.x - piece.from.x, piece.to.y - piece.from.y};
    event.radius = piece.radius;
    event.limit = piece.limit;
    return event;
}

} // namespace timestep
