// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace timestep {

class WindowActions;

/// Shows the keys by part of the window: shortcuts of the actions and keys of each part.
void showKeys(const WindowActions& actions, QWidget* parent);
/// Shows name, version and licences.
void showAbout(QWidget* parent);

} // namespace timestep
