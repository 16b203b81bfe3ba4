// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/cut_nearest_tool.h"

#include "widgets/view/frame/clip.h"

#include <QPainter>

#include <algorithm>

namespace timestep {

void CutNearestTool::begin(ToolContext& context, QPointF pixel) {
    const ViewGeometry& geometry = context.geometry;
    for (std::size_t i = 0; i < geometry.runs().size(); ++i) {
        const int run = static_cast<int>(i);
        if (!geometry.cellOf(run).contains(pixel)) continue;
        const FrameSegment* stick = geometry.stickAt(pixel, run);
        if (!stick) continue;
        Event event;
        event.kind = EventKind::Cut;
        event.run = run;
        event.index = static_cast<std::uint32_t>(stick->index);
        context.send(event);
    }
}

void CutNearestTool::paintMark(QPainter& painter, const ViewGeometry& geometry,
                               const ToolCursor& cursor) const {
    if (geometry.runs().empty()) return;
    const int run = std::max(geometry.runAt(cursor.at), 0);
    const FrameSegment* stick = geometry.stickAt(cursor.at, run);
    if (!stick) return;
    const ViewTransform transform = geometry.transformOf(run);
    QLineF line(transform.toPixel(stick->from), transform.toPixel(stick->to));
    if (clipLine(line, geometry.cellOf(run)))
        paintOutlined(painter, geometry, coloursOf(geometry.format().look.theme).force, 3,
                      [&] { painter.drawLine(line); });
}

} // namespace timestep
