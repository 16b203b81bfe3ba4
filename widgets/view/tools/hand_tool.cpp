// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/hand_tool.h"

#include "widgets/view/particle_finder.h"

namespace timestep {

std::optional<ParticleRef> HandTool::target(const ViewGeometry& geometry, QPointF pixel) const {
    return geometry.particleAt(pixel, m_ghosts);
}

bool HandTool::takes(const ViewGeometry& geometry, QPointF pixel) const {
    return target(geometry, pixel).has_value();
}

void HandTool::press(ToolContext& context, QPointF pixel) {
    const std::optional<ParticleRef> particle = target(context.geometry, pixel);
    if (!particle) return;
    context.release();
    context.selection.hover.reset();
    grab(context, *particle, pixel, false);
}

/// A particle is held at its middle. A body is held where it was pressed, or at its middle when it is placed.
void HandTool::grab(ToolContext& context, const ParticleRef& particle, QPointF pixel, bool byKey) const {
    const ShownRuns& runs = context.geometry.runs();
    if (!runs.find(particle)) return;
    context.selection.chosen = particle;
    const FramePoint* point = runs.find(particle, m_ghosts);
    if (!point) return; // what is pinned or held has no previous position
    const ViewTransform transform = context.geometry.transformOf(particle.run);
    const bool bodies = runs.scene().bodies;
    const bool pulling = bodies && !context.paused;
    Grip grip;
    grip.what = particle;
    grip.hold = bodies && context.paused ? Hold::Place : m_ghosts ? Hold::Ghost : Hold::Pull;
    grip.at = pulling ? transform.toScene(pixel) : point->at;
    grip.angle = point->angle;
    grip.offset = pulling ? QPointF() : transform.toPixel(point->at) - pixel;
    grip.limit = context.settings.limit;
    grip.byKey = byKey;
    context.send(context.hand.grab(grip));
    context.changed();
}

void HandTool::move(ToolContext& context, QPointF pixel) {
    if (context.hand.holdsByMouse()) {
        const Grip& grip = *context.hand.grip();
        context.send(
            context.hand.moveTo(context.geometry.transformOf(grip.what.run).toScene(pixel + grip.offset)));
        context.repaint = true;
    } else if (const auto hover = target(context.geometry, pixel); hover != context.selection.hover) {
        context.selection.hover = hover;
        context.repaint = true;
    }
}

void HandTool::release(ToolContext& context, QPointF pixel, bool leftButton) {
    if (!leftButton || !context.hand.holdsByMouse()) return;
    context.release();
    context.selection.chosen.reset();
    context.selection.hover = target(context.geometry, pixel);
}

void HandTool::enter(ToolContext& context) {
    if (context.hand.holds())
        context.release();
    else if (context.selection.chosen || context.chooseNext(1))
        useChosen(context);
}

void HandTool::useChosen(ToolContext& context) const {
    const ParticleRef chosen = *context.selection.chosen;
    grab(context, chosen, context.geometry.pixelOf(chosen), true);
}

bool HandTool::arrow(ToolContext& context, QPointF direction, double pixels) {
    if (const Grip* grip = context.hand.grip()) {
        const ViewTransform transform = context.geometry.transformOf(grip->what.run);
        context.send(
            context.hand.moveTo(transform.toScene(transform.toPixel(grip->at) + direction * pixels)));
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

/// A body that is only chosen is taken up by the keyboard first.
void HandTool::turn(ToolContext& context, double by) {
    if (!context.hand.holds() && context.selection.chosen && context.paused) {
        const ParticleRef chosen = *context.selection.chosen;
        grab(context, chosen, context.geometry.pixelOf(chosen), true);
    }
    if (!context.hand.places()) return;
    context.send(context.hand.turn(by));
    context.changed();
}

Qt::CursorShape HandTool::cursorShape(const Selection& selection, const Hand& hand) const {
    if (hand.holdsByMouse()) return Qt::ClosedHandCursor;
    return selection.hover ? hoverShape() : Qt::ArrowCursor;
}

} // namespace timestep
