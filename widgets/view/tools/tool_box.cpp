// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/tool_box.h"

#include <algorithm>
#include <cmath>

namespace timestep {

ToolBox::ToolBox() {
    for (const ViewToolRecord& record : viewTools()) m_tools.push_back(record.make(record));
    m_chosen = m_tools.front().get();
}

ViewTool& ToolBox::of(const ViewToolRecord& record) const {
    return *m_tools[static_cast<std::size_t>(&record - viewTools().data())];
}

ViewTool& ToolBox::active() const {
    ViewTool& right = of(rightButtonTool());
    return right.isPressed() ? right : *m_chosen;
}

bool ToolBox::setSettings(ToolSettings settings) {
    settings.radius = std::clamp(settings.radius, leastRadius, mostRadius);
    if (!(settings.limit > 0) || !std::isfinite(settings.limit)) settings.limit = 0;
    const bool changed = settings.radius != m_settings.radius || settings.limit != m_settings.limit;
    m_settings = settings;
    return changed;
}

} // namespace timestep
