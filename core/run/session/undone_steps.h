// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/motion_trail.h"
#include "core/run/session/session.h"
#include "core/run/session/strobe.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace timestep {

/// What Runner::rewind() has removed, and Runner::recall() brings back.
struct UndoneSteps {
    std::optional<SessionFuture> future; ///< none: the steps could not be undone
    std::int64_t tick = 0;               ///< at which the session was
    std::vector<Keyframe> keyframes = {};
    std::vector<std::size_t> rows = {}; ///< per run: number of rows that were removed
    Strobe strobe = {};
    MotionTrail trail = {};
    Table table = {}; ///< columns as in the table of the session, with the rows that were removed
};

/// Fills in the rows that were removed, from a table with all rows up to then.
void keepRows(UndoneSteps& undone, const Table& before);

} // namespace timestep
