// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/curve_style.h"
#include "widgets/plot/plot_spec.h"

#include <QString>

#include <vector>

namespace timestep {

/// One line of a legend and what it stands for.
struct Curve {
    int run = 0;
    std::size_t x = 0, y = 0; ///< indices into Table::columns; both 0 for a reference line
    int referenceLine = -1;   ///< index into PlotSpec::referenceLines, or -1
    QString label;
    RunStyle style;
    Marks marks = Marks::Lines;
    LineShape shape = LineShape::Through; ///< of a reference line
    bool widens = true;                   ///< whether the axes reach as far as it does
};

/// What stands at an axis.
struct AxisLabel {
    QString name;      ///< "time t", or several names
    QString shortName; ///< where that is too long; the unit always stays
    std::string unit;  ///< empty: none, or not the same for all

    QString text() const; ///< "time t / s"
    QString shortText() const;
};

/// A PlotSpec applied to a Table: which columns meet, under which names.
struct CurveSet {
    std::vector<Curve> curves;
    AxisLabel x, y;
    AxisLabel colour; ///< of a heat map
};

/// Curves in the order run by run; columns that the table lacks give none. An abscissa that belongs to no run
/// (-1) serves all.
CurveSet curvesOf(const Table& table, const PlotSpec& spec, Theme theme);

/// "name / unit", or the name alone for a pure number.
QString axisLabel(const QString& name, const std::string& unit);

} // namespace timestep
