// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace timestep {

/// When a sentence is told.
enum class Announced {
    AtOnce,
    /// A moment later. For sentences that come with a change of large parts of the window: Orca throws away
    /// what waits in its queue when that grows long, notifications too.
    AfterChanges
};

/// Makes a screen reader speak a sentence, without moving the focus. `from`: a widget of the window that
/// speaks. While sentences wait, others wait behind them.
///
/// Qt 6.4 passes neither alerts nor changed descriptions on to Linux in a form that Orca speaks. What Orca
/// does speak is the appearance of a notification: so each window has some that are never painted, and that
/// appear in turn. Orca asks for the sentence of each when it comes to it, and speaks one after the other, so
/// sentences that follow at once are all spoken; equal ones that are told at once are spoken once. From Qt
/// 6.8 on, Qt passes each sentence on itself.
void announce(const QWidget* from, const QString& sentence, Announced when = Announced::AtOnce);

} // namespace timestep
