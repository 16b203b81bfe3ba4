// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/look/curve_style.h"
#include "widgets/plot/content/plot_spec.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Where else than in the legend of a plot the colours of the runs are explained.
enum class RunsNamed { Nowhere, InPicture, InTable };

/// A curve of a plot, and its entry in the legend.
struct Curve {
    int run = 0;
    std::size_t x = 0, y = 0; ///< indices into Table::columns; both 0 for a reference line
    int referenceLine = -1;   ///< index into PlotSpec::referenceLines, or -1
    QString label;
    RunStyle style;
    Marks marks = Marks::Lines;
    LineShape shape = LineShape::Through; ///< of a reference line
    bool widens = true;                   ///< whether the axes extend to contain it
    bool pale = false;                    ///< belongs to the last run
    bool guess = false;                   ///< the reader's prediction
    std::optional<std::size_t> sums = {}; ///< index of the column whose growth is drawn as rectangles
    /// The point at a fractional row, for a curve that is known between the rows; empty: unknown.
    std::function<QPointF(double row)> between = {};
};

/// Which names have a place inside the axes.
struct NameRoom {
    bool curves = true; ///< all names of curves, each beside its curve and over no line
    bool lines = true;  ///< all names of straight reference lines
    bool operator==(const NameRoom&) const = default;
};

/// Returns the exact value of a column ("x-exact") of a run at a time; NaN if it is not known.
using ExactMotion = std::function<double(const std::string& column, int run, double time)>;

/// The suffix that turns the id of a coordinate into that of its exact value in closed form.
inline constexpr std::string_view exactEnd = "-exact";

/// The label of an axis.
struct AxisLabel {
    QString name;      ///< "time t", or several names
    QString shortName; ///< used if `name` is too long; the unit is never left out
    std::string unit;  ///< empty: none, or not the same for all

    QString text() const; ///< "time t / s"
    QString shortText() const;
};

/// A PlotSpec applied to a Table: the curves and the labels of the axes.
struct CurveSet {
    std::vector<Curve> curves;
    AxisLabel x, y;
    AxisLabel colour; ///< of a heat map
};

/// Makes the curves of the exact motion smooth between rows. The table must outlive the curves.
void connectExact(CurveSet& set, const Table& table, const std::shared_ptr<const ExactMotion>& exact);

/// Returns the curves, run by run. Columns missing from the table give no curve. An abscissa of run -1
/// applies to all runs.
CurveSet curvesOf(const Table& table, const PlotSpec& spec, Theme theme);

/// Returns "name / unit", or the name alone for a pure number.
QString axisLabel(const QString& name, const std::string& unit);

} // namespace timestep
