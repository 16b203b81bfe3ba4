// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

#include <QLabel>
#include <QLocale>
#include <QStringList>

namespace timestep {

/// The note below a plot: values left out, remarks, statistics. Hidden while there is nothing to note.
class PlotStatus : public QLabel {
    Q_OBJECT

public:
    explicit PlotStatus(QWidget* parent = nullptr);

    /// Returns notes on values that have no place on the axes, and on their scales.
    static QStringList notesOn(const Chart& chart, const QLocale& numbers);
    /// Shows the notes in two lines at most, in one where the plot is low; the tool tip has all of them.
    void setNotes(const QStringList& notes, const QWidget& plot);
};

} // namespace timestep
