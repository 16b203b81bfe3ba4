// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace timestep {

/// What the window is started with.
struct WindowOptions {
    std::string
        file; ///< experiment, figure, state or lesson.md to open; empty: where the last session stopped
    std::string language; ///< --lang; empty: as kept or as the system says
    std::string lessons;  ///< --lessons DIR
    bool projector = false;
};

} // namespace timestep
