// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/tool_context.h"

namespace timestep {

void ToolContext::send(const Event& event) {
    events.push_back(event);
}

void ToolContext::send(const std::vector<Event>& several) {
    events.insert(events.end(), several.begin(), several.end());
}

void ToolContext::choose(const std::optional<ParticleRef>& particle) {
    if (drag.held() != particle) release();
    selection.chosen = particle;
    changed();
}

bool ToolContext::chooseNext(int by) {
    const std::optional<ParticleRef> next = geometry.runs().next(selection.chosen, by);
    if (next) choose(next);
    return next.has_value();
}

void ToolContext::release(const std::optional<Point>& velocity) {
    if (!drag.holds()) return;
    if (velocity && drag.canThrow()) thrown = Throw{*drag.held(), *velocity};
    send(drag.release(velocity));
    changed();
}

} // namespace timestep
