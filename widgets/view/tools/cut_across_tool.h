// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/stroke_tool.h"

namespace timestep {

/// Cuts the sticks that the stroke crosses.
class CutAcrossTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
    bool isPieced() const override { return false; }
    void paintMark(QPainter& painter, const ViewGeometry& geometry, const ToolCursor& cursor) const override;
};

} // namespace timestep
