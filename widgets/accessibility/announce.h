// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace timestep {

/// When a sentence is announced.
enum class Announced {
    AtOnce,
    /// A moment later. For sentences that come with a change of large parts of the window: Orca empties its
    /// queue when that grows long, and drops notifications, too.
    AfterChanges
};

/// Makes a screen reader speak a sentence, without moving the focus. `from`: a widget of the window that
/// speaks. Sentences are spoken in the order of the calls.
///
/// Qt 6.4 passes neither alerts nor changed descriptions on to Linux in a form that Orca speaks. Orca does
/// speak when a notification appears, so each window has several that are never painted and appear in turn.
/// Orca asks for the sentence of each when it reaches it and speaks one after the other, so sentences in
/// quick succession are all spoken; equal sentences in quick succession are spoken once. From Qt 6.8 on, Qt
/// passes each sentence on itself.
void announce(const QWidget* from, const QString& sentence, Announced when = Announced::AtOnce);

} // namespace timestep
