// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/hand_tool.h"

namespace timestep {

/// Moves the previous position of a particle.
class GhostTool final : public HandTool {
public:
    explicit GhostTool(const ViewToolRecord& record) : HandTool(record, HandReach::Ghosts) {}
};

} // namespace timestep
