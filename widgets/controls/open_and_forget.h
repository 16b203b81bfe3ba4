// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace timestep {

/// Opens a dialog over its parent's window. It deletes itself when it is closed.
template <class Dialog>
Dialog* openAndForget(Dialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace timestep
