// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/stroke_tool.h"

namespace timestep {

// The tools that act along a stroke.

/// Drags the particles around the cursor along.
class BrushTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
};

/// Changes the velocity of the particles around the cursor.
class BlowTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
};

/// Cuts the sticks that the stroke crosses.
class CutAcrossTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
    bool isPieced() const override { return false; }
    void paintMark(QPainter& painter, const ViewGeometry& geometry, const ToolCursor& cursor) const override;
};

/// Cuts the sticks around the cursor while the button is down.
class CutAroundTool final : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    Event eventOf(const StrokePiece& piece) const override;
    void begin(ToolContext& context, QPointF pixel) override;
};

} // namespace timestep
