// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/view_tool.h"

#include <functional>

namespace timestep {

/// A tool that acts at the cursor, not on a particle. Its cursor is a cross, with a circle if it has a
/// radius.
class CursorTool : public ViewTool {
public:
    using ViewTool::ViewTool;

    bool takes(const ViewGeometry&, QPointF) const override { return true; }
    void press(ToolContext& context, QPointF pixel) final;
    void move(ToolContext& context, QPointF pixel) override;
    void release(ToolContext&, QPointF, bool) override {}
    void enter(ToolContext& context, bool throws) override;
    bool arrow(ToolContext& context, QPointF direction, double pixels) override;
    Qt::CursorShape cursorShape(const Selection&, const Drag&) const override { return Qt::CrossCursor; }
    void paint(QPainter& painter, const ViewGeometry& geometry, const ToolCursor& cursor,
               const ToolSettings& settings) const final;
    QString status(const ViewGeometry& geometry, const ToolCursor& cursor, bool pressed) const override;

protected:
    /// Acts at the cursor; nothing is held.
    virtual void begin(ToolContext& context, QPointF pixel) = 0;
    /// Draws what belongs to this tool alone, below the cursor.
    virtual void paintMark(QPainter&, const ViewGeometry&, const ToolCursor&) const {}
};

/// Draws something twice: wide in the colour of the background, then in `colour`, so that it is visible over
/// everything. `width` in 1/96 inch.
void paintOutlined(QPainter& painter, const ViewGeometry& geometry, const QColor& colour, double width,
                   const std::function<void()>& draw);

} // namespace timestep
