// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QToolButton;

namespace timestep {

/// Makes a button open its menu at once. Screen readers and scripts open the menu by the actions "Press" and
/// "ShowMenu" of the button, which return before the menu is open.
void openMenuAtOnce(QToolButton& button);

} // namespace timestep
