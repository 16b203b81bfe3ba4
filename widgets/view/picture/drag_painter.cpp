// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/drag_painter.h"

#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"

#include <QPainter>

#include <algorithm>

namespace timestep {

namespace {

/// Draws the outline of a thing, `width` [1/96 inch] wide. With a grip it is filled, and a line leads to the
/// place where it is dragged.
void paintOutline(QPainter& painter, const ViewGeometry& geometry, const ParticleRef& particle, double width,
                  bool ghost, const Grip* grip) {
    const FramePoint* point = geometry.runs().find(particle, ghost);
    const QRectF cell = geometry.cellOf(particle.run);
    const ViewTransform transform = geometry.transformIn(cell);
    const QPointF centre = point ? transform.toPixel(point->at) : QPointF();
    if (!point || !isFinite(centre) || !cell.contains(centre)) return;
    const double unit = geometry.unit();
    const Frame& frame = geometry.runs()[static_cast<std::size_t>(particle.run)].frame;
    const FramePolygon* body = point->role == Role::Grip ? findBody(frame, particle.index) : nullptr;
    QPolygonF outline;
    for (std::size_t i = 0; body && i < body->corners.size(); ++i)
        outline << transform.toPixel(body->corners[i]);
    const double own =
        point->radius > 0 ? point->radius * transform.scale() : dotRadius(frame.points.size()) * unit;
    const double radius = std::min(own, 200.0) + 4 * unit;
    const auto draw = [&] {
        if (body)
            painter.drawPolygon(clipPolygon(outline, cell));
        else
            painter.drawEllipse(centre, radius, radius);
    };
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    QColor fill = colours.accent;
    fill.setAlpha(grip ? 70 : 0);
    painter.setBrush(fill);
    painter.setPen(QPen(colours.card, (width + 2) * unit));
    draw();
    painter.setPen(QPen(colours.accent, width * unit));
    draw();
    if (!grip || body) return;
    QLineF string(centre, transform.toPixel(grip->at));
    if (clipLine(string, cell)) painter.drawLine(string);
}

} // namespace

void paintDrag(QPainter& painter, const ViewGeometry& geometry, const Selection& selection,
               const Drag& drag) {
    const std::optional<ParticleRef> held = drag.held();
    painter.setRenderHint(QPainter::Antialiasing);
    if (selection.hover && selection.hover->what != held) {
        paintOutline(painter, geometry, selection.hover->what, 1.2, selection.hover->ghost, nullptr);
        if (selection.hover->other)
            paintOutline(painter, geometry, *selection.hover->other, 1.2, false, nullptr);
    }
    if (selection.chosen && selection.chosen != held)
        paintOutline(painter, geometry, *selection.chosen, 2.2, false, nullptr);
    if (!held) return;
    paintOutline(painter, geometry, *held, 2.2, drag.grip()->hold == Hold::Ghost, drag.grip());
    if (drag.grip()->other) paintOutline(painter, geometry, *drag.grip()->other, 2.2, false, nullptr);
}

} // namespace timestep
