// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/stroke_tools.h"

#include <QPainter>

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

Event CutAcrossTool::eventOf(const StrokePiece& piece) const {
    Event event;
    event.kind = EventKind::CutAcross;
    event.at = piece.from;
    event.to = piece.to;
    return event;
}

void CutAcrossTool::paintMark(QPainter& painter, const ViewGeometry& geometry, const ToolCursor&) const {
    if (pixels().size() < 2) return;
    paintOutlined(painter, geometry, coloursOf(geometry.format().look.theme).force, 1.5,
                  [&] { painter.drawPolyline(pixels().data(), static_cast<int>(pixels().size())); });
}

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
