// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/local.h"
#include "core/table/table.h"
#include "widgets/plot/curves/curve_plottable.h"

#include <QCoreApplication>
#include <QLocale>

namespace timestep {

/// Measures slope and area of a curve and returns them as text, with the unit and the number of rows used.
class CurveMeasure {
    Q_DECLARE_TR_FUNCTIONS(timestep::CurveMeasure)

public:
    /// `powers`: both axes are logarithmic, so that steepness is an exponent.
    CurveMeasure(const CurvePlottable& curve, const Table& table, bool powers, const QLocale& numbers);

    /// Number of rows used on either side: one in fifty, 1 to 5.
    std::size_t reach() const;
    LocalSlope slope(std::size_t row) const;
    double area(std::size_t from, std::size_t to) const;

    /// "slope 3.21 m/s (line through 11 rows)", "local power 2.00 (through 3 rows)", or that there is no
    /// slope.
    QString slopeText(std::size_t row) const;
    /// "area 1.23 m·s (trapezoids, 101 rows)".
    QString areaText(std::size_t from, std::size_t to) const;

private:
    QString withUnit(double value, const QString& unit) const;
    QString unitOf(bool area) const;

    const CurvePlottable& m_curve;
    const Table& m_table;
    bool m_powers;
    QLocale m_numbers;
};

} // namespace timestep
