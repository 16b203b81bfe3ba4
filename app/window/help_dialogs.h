// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace timestep {

class WindowActions;

/// What the keys do, part by part: shortcuts of the actions, and keys of the parts.
void showKeys(const WindowActions& actions, QWidget* parent);
/// Name, version, licences.
void showAbout(QWidget* parent);

} // namespace timestep
