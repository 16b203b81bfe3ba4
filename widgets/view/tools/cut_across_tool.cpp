// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/cut_across_tool.h"

#include <QPainter>

namespace timestep {

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

} // namespace timestep
