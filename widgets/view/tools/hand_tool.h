// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/view_tool.h"

namespace timestep {

/// Grabs a particle or a body and moves it. A body is placed and turned while the run is paused; it is pulled
/// while the run goes on.
class HandTool : public ViewTool {
public:
    explicit HandTool(const ViewToolRecord& record, bool ghosts = false)
        : ViewTool(record), m_ghosts(ghosts) {}

    bool takes(const ViewGeometry& geometry, QPointF pixel) const override;
    void press(ToolContext& context, QPointF pixel) override;
    void move(ToolContext& context, QPointF pixel) override;
    void release(ToolContext& context, QPointF pixel, bool leftButton) override;
    void enter(ToolContext& context) override;
    bool arrow(ToolContext& context, QPointF direction, double pixels) override;
    void turn(ToolContext& context, double by) override;
    std::optional<ParticleRef> target(const ViewGeometry& geometry, QPointF pixel) const override;
    Qt::CursorShape cursorShape(const Selection& selection, const Hand& hand) const override;

protected:
    /// The Enter key was pressed while nothing is held.
    virtual void useChosen(ToolContext& context) const;
    virtual Qt::CursorShape hoverShape() const { return Qt::OpenHandCursor; }

private:
    void grab(ToolContext& context, const ParticleRef& particle, QPointF pixel, bool byKey) const;

    bool m_ghosts; ///< it moves previous positions, not particles
};

} // namespace timestep
