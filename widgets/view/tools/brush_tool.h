// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/stroke_tool.h"

namespace timestep {

/// Drags the particles around the cursor along.
class BrushTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
};

} // namespace timestep
