// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Gives screen readers what Qt 6.4 leaves out on the bus of Linux: a box to choose from is read with what is
/// chosen in it, and a choice by key is said. Pages of which one is shown are no "layered pane".
void installSpokenControls();

} // namespace timestep
