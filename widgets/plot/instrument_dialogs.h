// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/plot_additions.h"

#include <QPointF>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

class QWidget;

namespace timestep {

/// What a dialog gave: the changed thing, or nothing where it is to go. Not called when it was cancelled.
using LineGiven = std::function<void(std::optional<HandLine>)>;
using TextGiven = std::function<void(std::optional<QString>)>;
/// Places in the list of curves: this one less that one.
using PairGiven = std::function<void(std::pair<int, int>)>;

/// Asks where a line runs and what it says. `place`: proposed as x and as y; `removable`: it is there
/// already.
void askForLine(QWidget* parent, const HandLine& line, const QPointF& place, bool removable,
                const LineGiven& given);

/// Asks for the text of a note; `place` says what it points at.
void askForNote(QWidget* parent, const QString& text, const QString& place, bool removable,
                const TextGiven& given);

/// Asks for two of the curves, which have units: of different ones there is no difference.
void askForDifference(QWidget* parent, const QStringList& curves, const QStringList& units,
                      const PairGiven& given);

} // namespace timestep
