// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/view_tool.h"

#include <memory>
#include <string_view>
#include <vector>

namespace timestep {

/// The tools of one view, which of them is chosen, and their settings.
class ToolBox {
public:
    ToolBox();

    /// Initially the first tool of viewTools().
    ViewTool& chosen() const { return *m_chosen; }
    bool isFirstChosen() const { return m_chosen == m_tools.front().get(); }
    ViewTool& of(const ViewToolRecord& record) const;
    /// The tool of the right button while its stroke continues, or else the chosen one.
    ViewTool& active() const;
    void choose(ViewTool& tool) { m_chosen = &tool; }

    const ToolSettings& settings() const { return m_settings; }
    /// Limits the radius to its range; a limit that is not positive and finite becomes 0. Returns false if
    /// nothing has changed.
    bool setSettings(ToolSettings settings);

private:
    std::vector<std::unique_ptr<ViewTool>> m_tools; ///< in the order of viewTools()
    ViewTool* m_chosen;
    ToolSettings m_settings;
};

} // namespace timestep
