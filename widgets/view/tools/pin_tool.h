// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/hand_tool.h"

namespace timestep {

/// Pins and unpins particles by a click.
class PinTool final : public HandTool {
public:
    explicit PinTool(const ViewToolRecord& record) : HandTool(record, DragReach::Particles) {}

    void press(ToolContext& context, QPointF pixel) override;

protected:
    void useChosen(ToolContext& context) const override;
    Qt::CursorShape hoverShape() const override { return Qt::PointingHandCursor; }
};

/// Pins or unpins the held particle, or else the chosen one, or else the one under the mouse.
void togglePin(ToolContext& context);

} // namespace timestep
