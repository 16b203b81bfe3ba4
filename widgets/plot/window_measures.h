// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"
#include "widgets/plot/chart.h"

#include <QCoreApplication>

namespace timestep {

/// Measures the curves shown within a range of the x axis.
class WindowMeasures {
    Q_DECLARE_TR_FUNCTIONS(WindowMeasures)

public:
    WindowMeasures(const Chart& chart, PlotRange x, const QLocale& numbers);

    /// Fits every curve shown except reference lines. Returns one line for each fit, over the rows used, with
    /// the equation and the uncertainties as its label.
    std::vector<ReferenceLine> fits(FitKind kind) const;
    /// Returns number of rows, mean, rms, least and greatest value, slope and area of the first curve shown;
    /// empty if there is none.
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
