// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

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

/// Asks a question that is answered with Yes or No; No is proposed. Calls `then` after Yes.
void askWhether(const QString& title, const QString& sentence, QWidget* parent,
                const std::function<void()>& then);

} // namespace timestep
