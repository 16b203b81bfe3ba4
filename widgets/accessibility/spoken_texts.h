// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace timestep {

/// Sets the name of a widget for a screen reader, unless it is the same: Qt 6.4 notifies about equal names,
/// too, and Orca drops sentences when too many notifications come at once.
void setSpokenName(QWidget& widget, const QString& name);

/// Sets the description of a widget for a screen reader. While the widget has the focus, it keeps the old
/// one: Qt 6.4 on Linux reports a change in a form that raises an error in Orca, which reads only the changes
/// of the focused widget. Use announce() for news about the focused widget.
void setSpokenDescription(QWidget& widget, const QString& description);

} // namespace timestep
