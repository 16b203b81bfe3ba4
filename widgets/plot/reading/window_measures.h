// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

#include <QCoreApplication>

namespace timestep {

/// Measures the shown curves within a range of the x axis.
class WindowMeasures {
    Q_DECLARE_TR_FUNCTIONS(WindowMeasures)

public:
    WindowMeasures(const Chart& chart, PlotRange x, const QLocale& numbers);

    /// Returns number of rows, mean, rms, least and greatest value, slope and area of the first shown curve;
    /// empty if there is none.
    QString statistics() const;

private:
    const CurvePlottable* first() const;

    const Chart& m_chart;
    PlotRange m_x;
    QLocale m_numbers;
};

} // namespace timestep
