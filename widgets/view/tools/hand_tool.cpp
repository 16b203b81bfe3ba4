// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/hand_tool.h"

#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/picture/snap.h"
#include "widgets/view/tools/pin_tool.h"

#include <algorithm>
#include <cmath>

namespace timestep {

std::optional<DragTarget> HandTool::target(const ViewGeometry& geometry, QPointF pixel) const {
    return geometry.dragTargetAt(pixel, m_reach);
}

bool HandTool::takes(const ViewGeometry& geometry, QPointF pixel) const {
    return target(geometry, pixel).has_value();
}

void HandTool::press(ToolContext& context, QPointF pixel) {
    const std::optional<DragTarget> taken = target(context.geometry, pixel);
    if (!taken) return;
    context.release();
    context.selection.hover.reset();
    m_pressed = pixel;
    grab(context, *taken, pixel, false);
}

/// A particle is held at its middle. A body is held where it was pressed, or at its middle when it is placed.
/// While the run is paused, dragging places things.
void HandTool::grab(ToolContext& context, const DragTarget& taken, QPointF pixel, bool byKey) const {
    const ShownRuns& runs = context.geometry.runs();
    if (!runs.find(taken.what)) return;
    context.selection.chosen = taken.what;
    const FramePoint* point = runs.find(taken.what, taken.ghost);
    if (!point) return; // a pinned or held particle has no previous position
    const ViewTransform transform = context.geometry.transformOf(taken.what.run);
    const bool pulling = runs.scene().bodies && !context.paused;
    Grip grip;
    grip.what = taken.what;
    grip.hold = taken.ghost ? Hold::Ghost : context.paused ? Hold::Place : Hold::Pull;
    if (const FramePoint* other = taken.other ? runs.find(*taken.other) : nullptr) {
        grip.other = taken.other;
        grip.apart = {other->at.x - point->at.x, other->at.y - point->at.y};
    }
    grip.at = pulling ? transform.toScene(pixel) : point->at;
    grip.angle = point->angle;
    grip.offset = pulling ? QPointF() : transform.toPixel(point->at) - pixel;
    if (taken.arrow && !holdArrow(context, taken, grip)) return;
    grip.limit = context.settings.limit;
    grip.byKey = byKey;
    context.send(context.drag.grab(grip));
    context.changed();
}

/// Sets the grip of the tip of an arrow. Returns false if there is no such arrow.
bool HandTool::holdArrow(const ToolContext& context, const DragTarget& taken, Grip& grip) {
    const ViewGeometry& geometry = context.geometry;
    const Frame& frame = geometry.runs()[static_cast<std::size_t>(taken.what.run)].frame;
    const auto arrow =
        std::find_if(frame.arrows.begin(), frame.arrows.end(), [&taken](const FrameArrow& each) {
            return each.index == taken.what.index && each.role == Role::Velocity;
        });
    if (arrow == frame.arrows.end()) return false;
    const double factor = geometry.arrowFactor(Role::Velocity, taken.what.run);
    grip.hold = Hold::Arrow;
    grip.from = arrow->from;
    grip.perVelocity = factor * arrow->time;
    grip.at = {arrow->from.x + factor * (arrow->to.x - arrow->from.x),
               arrow->from.y + factor * (arrow->to.y - arrow->from.y)};
    grip.offset = QPointF();
    return true;
}

void HandTool::followHeld(ToolContext& context) {
    const FramePoint* held = context.geometry.runs().find(*context.drag.held());
    if (held) context.drag.follow(held->at);
}

void HandTool::move(ToolContext& context, QPointF pixel) {
    if (context.drag.holdsByMouse()) {
        const Grip& grip = *context.drag.grip();
        followHeld(context);
        const Point to = context.geometry.transformOf(grip.what.run).toScene(pixel + grip.offset);
        context.send(context.drag.moveTo(context.snaps ? snapped(context.geometry, grip, to) : to));
        context.repaint = true;
    } else if (const auto hover = target(context.geometry, pixel); hover != context.selection.hover) {
        context.selection.hover = hover;
        context.repaint = true;
    }
}

void HandTool::release(ToolContext& context, QPointF pixel, bool leftButton) {
    if (!leftButton || !context.drag.holdsByMouse()) return;
    if (pinsByClick(context, pixel)) togglePin(context);
    context.release(thrown(context));
    context.selection.chosen.reset();
    context.selection.hover = target(context.geometry, pixel);
}

/// Whether this is a click without movement that pins or frees a particle, as the lesson wants it.
bool HandTool::pinsByClick(const ToolContext& context, QPointF pixel) const {
    constexpr double still = 4; // [1/96 inch]
    const ShownRuns& runs = context.geometry.runs();
    const QPointF way = pixel - m_pressed;
    const FramePoint* point = runs.find(*context.drag.held());
    return context.geometry.contents().options.clickPins && point &&
           std::hypot(way.x(), way.y()) < still * context.geometry.unit();
}

/// The velocity of a released thing; none: its velocity is unchanged. While the run is paused, a thing is put
/// down unless the mouse moves fast.
std::optional<Point> HandTool::thrown(const ToolContext& context) {
    constexpr double quick = 250; // [1/96 inch/s]
    const Grip& grip = *context.drag.grip();
    const QPointF pixels = context.mouseVelocity;
    const double speed = std::hypot(pixels.x(), pixels.y());
    const double least = grip.hold == Hold::Place ? quick * context.geometry.unit() : 0;
    const ViewTransform transform = context.geometry.transformOf(grip.what.run);
    const double factor = 1 / (transform.scale() * context.pace);
    if (!(speed > least) || grip.limit > 0 || !std::isfinite(speed * factor)) return std::nullopt;
    return Point{pixels.x() * factor, (transform.yDown() ? 1 : -1) * pixels.y() * factor};
}

/// The same for the last arrow keys.
std::optional<Point> HandTool::thrownByKey(const ToolContext& context) {
    const Grip& grip = *context.drag.grip();
    const Point way = grip.keys.velocity();
    const Point velocity{way.x / context.pace, way.y / context.pace};
    if (grip.keys.empty() || grip.limit > 0 || !std::isfinite(velocity.x + velocity.y)) return std::nullopt;
    return velocity;
}

void HandTool::enter(ToolContext& context, bool throws) {
    if (context.drag.holds())
        context.release(throws ? thrownByKey(context) : std::nullopt);
    else if (context.selection.chosen || context.chooseNext(1))
        useChosen(context);
}

void HandTool::useChosen(ToolContext& context) const {
    const ParticleRef chosen = *context.selection.chosen;
    grab(context, {chosen, m_reach == DragReach::Ghosts}, context.geometry.pixelOf(chosen), true);
}

void HandTool::takeArrow(ToolContext& context) {
    if (m_reach != DragReach::Everything || (!context.selection.chosen && !context.chooseNext(1))) return;
    const ParticleRef chosen = *context.selection.chosen;
    context.release();
    grab(context, {.what = chosen, .arrow = true}, context.geometry.pixelOf(chosen), true);
}

bool HandTool::arrow(ToolContext& context, QPointF direction, double pixels) {
    if (const Grip* grip = context.drag.grip()) {
        followHeld(context);
        const ViewTransform transform = context.geometry.transformOf(grip->what.run);
        context.send(
            context.drag.pushTo(transform.toScene(transform.toPixel(grip->at) + direction * pixels)));
        context.changed();
        return true;
    }
    if (!context.selection.chosen) return false;
    const ParticleRef chosen = *context.selection.chosen;
    const ShownRuns& runs = context.geometry.runs();
    const FramePoint* neighbour =
        particleTowards(runs[static_cast<std::size_t>(chosen.run)].frame,
                        context.geometry.transformOf(chosen.run), *runs.find(chosen), direction);
    if (neighbour) context.choose(ParticleRef{chosen.run, neighbour->index});
    return true;
}

/// A body that is only chosen is grabbed by the keyboard first.
void HandTool::turn(ToolContext& context, double by) {
    if (!context.drag.holds() && context.selection.chosen && context.paused) {
        const ParticleRef chosen = *context.selection.chosen;
        grab(context, {chosen}, context.geometry.pixelOf(chosen), true);
    }
    if (!context.drag.places()) return;
    context.send(context.drag.turn(by));
    context.changed();
}

Qt::CursorShape HandTool::cursorShape(const Selection& selection, const Drag& drag) const {
    if (drag.holdsByMouse()) return Qt::ClosedHandCursor;
    return selection.hover ? hoverShape() : Qt::ArrowCursor;
}

} // namespace timestep
