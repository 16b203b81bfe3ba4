// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/shown_runs.h"

#include <optional>

namespace timestep {

/// The particles or bodies that a view highlights.
struct Selection {
    std::optional<DragTarget> hover;   ///< under the mouse
    std::optional<ParticleRef> chosen; ///< for the keyboard
};

} // namespace timestep
