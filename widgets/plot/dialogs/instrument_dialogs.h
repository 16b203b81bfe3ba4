// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_additions.h"

#include <QPointF>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

class QWidget;

namespace timestep {

/// Receives the result of a dialog: the changed thing, or none if it is to be removed. Not called if the
/// dialog was cancelled.
using LineGiven = std::function<void(std::optional<ReaderLine>)>;
using TextGiven = std::function<void(std::optional<QString>)>;
/// Receives two indices into the list of curves: the first minus the second.
using PairGiven = std::function<void(std::pair<int, int>)>;

/// Asks for the place and the label of a line. `place` is proposed as x and as y. `removable`: the line
/// exists and can be removed.
void askForLine(QWidget* parent, const ReaderLine& line, const QPointF& place, bool removable,
                const LineGiven& given);

/// Asks for the text of a note. `place` describes what it points at.
void askForNote(QWidget* parent, const QString& text, const QString& place, bool removable,
                const TextGiven& given);

/// Asks for two of the curves. Both must have the same unit.
void askForDifference(QWidget* parent, const QStringList& curves, const QStringList& units,
                      const PairGiven& given);

} // namespace timestep
