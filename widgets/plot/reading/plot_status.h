// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

#include <QLabel>
#include <QLocale>
#include <QStringList>

namespace timestep {

/// The notes below a plot: omitted values, remarks, statistics. Hidden while there are none.
class PlotStatus : public QLabel {
    Q_OBJECT

public:
    explicit PlotStatus(QWidget* parent = nullptr);

    /// Returns notes on values that have no place on the axes, and on their scales.
    static QStringList notesOn(const Chart& chart, const QLocale& numbers);
    /// Shows the notes in at most two lines, or one line if the plot is low; the tool tip has all of them.
    void setNotes(const QStringList& notes, const QWidget& plot);
};

} // namespace timestep
