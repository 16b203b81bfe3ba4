// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace timestep {

class WindowActions;

/// Shows the keys by part of the window: shortcuts of the actions and keys of each part. Does not wait until
/// the dialog is closed.
void showKeys(const WindowActions& actions, QWidget* parent);

} // namespace timestep
