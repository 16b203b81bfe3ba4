// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/cursor_tool.h"

#include <vector>

namespace timestep {

/// A piece of a stroke, in the scene.
struct StrokePiece {
    Point from, to;    ///< [scene length]
    double radius = 0; ///< of the tool [scene length]
    double limit = 0;  ///< ToolSettings::limit [scene length]
    double step = 0;   ///< of the scene [time unit]
};

/// A tool that acts along the path of the pressed cursor.
class StrokeTool : public CursorTool {
public:
    using CursorTool::CursorTool;

    void move(ToolContext& context, QPointF pixel) override;
    void release(ToolContext& context, QPointF pixel, bool leftButton) override;
    void enter(ToolContext& context, bool throws) override;
    bool isPressed() const override { return !m_pixels.empty(); }
    void cancel(ToolContext& context) override;

protected:
    /// The event of a piece, without its run.
    virtual Event eventOf(const StrokePiece& piece) const = 0;
    /// Whether a quick movement is split into pieces of at most half the radius, so that nothing is missed.
    virtual bool isPieced() const { return true; }
    void begin(ToolContext& context, QPointF pixel) override;
    void strokeTo(ToolContext& context, QPointF pixel);
    /// The last places of the cursor since it was pressed [px].
    const std::vector<QPointF>& pixels() const { return m_pixels; }

private:
    std::vector<QPointF> m_pixels;
};

} // namespace timestep
