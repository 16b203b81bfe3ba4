// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/view_tool.h"

namespace timestep {

/// Grabs and moves a particle, a previous position, a whole stick or a body. While the run is paused, things
/// are placed and bodies turned; while it continues, things are pulled. A quick release, or Shift+Enter,
/// throws.
class HandTool : public ViewTool {
public:
    explicit HandTool(const ViewToolRecord& record, DragReach reach = DragReach::Everything)
        : ViewTool(record), m_reach(reach) {}

    bool takes(const ViewGeometry& geometry, QPointF pixel) const override;
    void press(ToolContext& context, QPointF pixel) override;
    void move(ToolContext& context, QPointF pixel) override;
    void release(ToolContext& context, QPointF pixel, bool leftButton) override;
    void enter(ToolContext& context, bool throws) override;
    void takeArrow(ToolContext& context) override;
    bool arrow(ToolContext& context, QPointF direction, double pixels) override;
    void turn(ToolContext& context, double by) override;
    std::optional<DragTarget> target(const ViewGeometry& geometry, QPointF pixel) const override;
    Qt::CursorShape cursorShape(const Selection& selection, const Drag& drag) const override;

protected:
    /// The Enter key was pressed while nothing is held.
    virtual void useChosen(ToolContext& context) const;
    virtual Qt::CursorShape hoverShape() const { return Qt::OpenHandCursor; }

private:
    void grab(ToolContext& context, const DragTarget& taken, QPointF pixel, bool byKey) const;
    bool pinsByClick(const ToolContext& context, QPointF pixel) const;
    static bool holdArrow(const ToolContext& context, const DragTarget& taken, Grip& grip);
    static void followHeld(ToolContext& context);
    static std::optional<Point> thrown(const ToolContext& context);
    static std::optional<Point> thrownByKey(const ToolContext& context);

    DragReach m_reach;
    QPointF m_pressed; ///< where the mouse grabbed [px]
};

/// Moves the previous position of a particle.
class GhostTool final : public HandTool {
public:
    explicit GhostTool(const ViewToolRecord& record) : HandTool(record, DragReach::Ghosts) {}
};

} // namespace timestep
