// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/pin_tool.h"

namespace timestep {

void togglePin(ToolContext& context) {
    std::optional<ParticleRef> particle = context.drag.held();
    if (!particle) particle = context.selection.chosen;
    if (!particle && context.selection.hover) particle = context.selection.hover->what;
    const FramePoint* point = particle ? context.geometry.runs().find(*particle) : nullptr;
    if (!point) return;
    Event event;
    event.kind = point->role == Role::Pin ? EventKind::Unpin : EventKind::Pin;
    event.run = particle->run;
    event.index = static_cast<std::uint32_t>(particle->index);
    context.send(event);
}

void PinTool::press(ToolContext& context, QPointF pixel) {
    const std::optional<DragTarget> taken = target(context.geometry, pixel);
    context.selection.chosen = taken ? std::optional(taken->what) : std::nullopt;
    togglePin(context);
    context.repaint = true;
}

void PinTool::useChosen(ToolContext& context) const {
    togglePin(context);
}

} // namespace timestep
