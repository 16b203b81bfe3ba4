// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/blow_tool.h"

namespace timestep {

/// The change of velocity adds a tenth of the piece to the motion in each step.
Event BlowTool::eventOf(const StrokePiece& piece) const {
    Event event;
    event.kind = EventKind::Blow;
    event.at = piece.from;
    const double h = piece.step;
    event.to = {(piece.to.x - piece.from.x) / (10 * h), (piece.to.y - piece.from.y) / (10 * h)};
    event.radius = piece.radius;
    return event;
}

} // namespace timestep
