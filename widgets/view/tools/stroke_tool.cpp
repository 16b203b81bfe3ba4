// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/stroke_tool.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t shownPlaces = 64; ///< of a stroke
constexpr int mostPieces = 64;          ///< of one movement

bool isFinite(const Event& event, const StrokePiece& piece) {
    return std::isfinite(piece.from.x + piece.from.y + piece.to.x + piece.to.y + event.radius);
}

} // namespace

void StrokeTool::begin(ToolContext& context, QPointF pixel) {
    m_pixels = {pixel};
    context.changed();
}

void StrokeTool::move(ToolContext& context, QPointF pixel) {
    if (isPressed()) strokeTo(context, pixel);
    context.repaint = true;
}

void StrokeTool::release(ToolContext& context, QPointF, bool) {
    cancel(context);
}

void StrokeTool::enter(ToolContext& context, bool throws) {
    if (isPressed())
        cancel(context);
    else
        CursorTool::enter(context, throws);
}

void StrokeTool::cancel(ToolContext& context) {
    if (!isPressed()) return;
    m_pixels.clear();
    context.changed();
}

void StrokeTool::strokeTo(ToolContext& context, QPointF pixel) {
    const ViewGeometry& geometry = context.geometry;
    const int run = geometry.runAt(pixel);
    const ViewTransform transform = geometry.transformOf(std::max(run, 0));
    const QLineF way(m_pixels.back(), pixel);
    const double radius = context.settings.radius;
    const int pieces =
        isPieced() ? std::clamp(static_cast<int>(std::ceil(2 * way.length() / radius)), 1, mostPieces) : 1;
    for (int i = 0; i < pieces; ++i) {
        const StrokePiece piece{transform.toScene(way.pointAt(static_cast<double>(i) / pieces)),
                                transform.toScene(way.pointAt(static_cast<double>(i + 1) / pieces)),
                                radius / transform.scale(), context.settings.limit,
                                geometry.runs().scene().step};
        Event event = eventOf(piece);
        if (!isFinite(event, piece)) return;
        event.run = run;
        context.send(event);
    }
    m_pixels.push_back(pixel);
    if (m_pixels.size() > shownPlaces) m_pixels.erase(m_pixels.begin());
    context.repaint = true;
}

} // namespace timestep
