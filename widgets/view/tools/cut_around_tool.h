// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/stroke_tool.h"

namespace timestep {

/// Cuts the sticks around the cursor while the button is down.
class CutAroundTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
    void begin(ToolContext& context, QPointF pixel) override;
};

} // namespace timestep
