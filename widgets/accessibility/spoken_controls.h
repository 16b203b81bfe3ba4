// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Gives screen readers what Qt 6.4 leaves out on Linux: combo boxes are read with their current item, and a
/// choice made by key is announced. Stacked pages are no longer called a "layered pane".
void installSpokenControls();

} // namespace timestep
