// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"
#include "widgets/plot/chart.h"

#include <QCoreApplication>

namespace timestep {

/// Measures the curves shown within a stretch of the x axis.
class WindowMeasures {
    Q_DECLARE_TR_FUNCTIONS(WindowMeasures)

public:
    WindowMeasures(const Chart& chart, PlotRange x, const QLocale& numbers);

    /// One line for each curve that can be fitted so, with its equation and uncertainties as label, over the
    /// rows it rests on. Reference lines are not fitted.
    std::vector<ReferenceLine> fits(FitKind kind) const;
    /// Rows, mean, rms, least and greatest value, slope and area of the first curve shown; empty if none.
    QString statistics() const;

private:
    const CurvePlottable* first() const;

    const Chart& m_chart;
    PlotRange m_x;
    QLocale m_numbers;
};

/// "2.004 ± 0.012": the error with two digits, the value with as many decimals; bare without an error.
QString withError(double value, double error, const QLocale& numbers);

} // namespace timestep
