// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/cursor_tool.h"

namespace timestep {

/// Cuts the stick whose middle is nearest to the cursor, in every run that is shown there.
class CutNearestTool final : public CursorTool {
public:
    using CursorTool::CursorTool;

protected:
    void begin(ToolContext& context, QPointF pixel) override;
    void paintMark(QPainter& painter, const ViewGeometry& geometry, const ToolCursor& cursor) const override;
};

} // namespace timestep
