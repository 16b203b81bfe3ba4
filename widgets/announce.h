// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace timestep {

/// Makes a screen reader speak a sentence, without moving the focus. `from`: a widget of the window that
/// speaks.
///
/// Qt 6.4 passes neither alerts nor changed descriptions on to Linux in a form that Orca speaks. What Orca
/// does speak is the appearance of a notification: so each window has one that is never painted, and that
/// appears anew with each sentence.
void announce(const QWidget* from, const QString& sentence);

} // namespace timestep
