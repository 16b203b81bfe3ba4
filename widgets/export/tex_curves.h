// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure_layout.h"

#include <vector>

namespace timestep {

/// Limited by TeX's main memory.
inline constexpr std::size_t mostTexPoints = 20000;

/// A text for TeX, and a number with seven digits.
QString texOf(const QString& text);
QString texNumber(double value);
/// Options of pgfplots: a colour, markers, and the whole style of a line.
QString texColour(const QColor& colour);
QString texMarkers(const RunStyle& style);
QString texStyle(const RunStyle& style, Marks marks);

/// Writes the curves of a plot for pgfplots. Lines are simplified within 0.02 mm.
class TexCurves {
public:
    TexCurves(const Figure& figure, const FigureLayout& layout);

    QString curves();
    /// How many points were written; above mostTexPoints the curves are not complete.
    std::size_t points() const { return m_points; }

private:
    QString coordinates(const std::vector<QPointF>& points);
    QString curveText(const CurvePlottable& plottable);
    QString errorBars(const CurvePlottable& plottable, const QString& style);
    QString lineText(const CurvePlottable& plottable, const QString& style);

    const Figure& m_figure;
    const FigureLayout& m_layout;
    QRectF m_axes;
    std::size_t m_points = 0;
};

} // namespace timestep
