// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace timestep {

/// Sets the name of a widget for a screen reader, unless it is the same: Qt 6.4 tells of equal ones, too, and
/// Orca drops sentences when it is told of too much at once.
void setSpokenName(QWidget& widget, const QString& name);

/// Sets the description of a widget for a screen reader. While the widget has the focus, the old one stays
/// until the focus has left: Qt 6.4 on Linux tells of a change in a form that raises an error in Orca, which
/// reads the changes of the focused widget alone. What is new there is told by announce().
void setSpokenDescription(QWidget& widget, const QString& description);

} // namespace timestep
