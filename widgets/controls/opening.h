// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QToolButton;

namespace timestep {

/// Makes a button open its menu at once. Screen readers and scripts open the menu by the actions "Press" and
/// "ShowMenu" of the button, which return before the menu is open.
void openMenuAtOnce(QToolButton& button);

/// Opens a dialog over its parent's window. It deletes itself when it is closed.
template <class Dialog>
Dialog* openAndForget(Dialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace timestep
