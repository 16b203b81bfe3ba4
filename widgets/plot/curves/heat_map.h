// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/axes/ranges.h"

#include <qcustomplot.h>

#include <QFont>

#include <optional>

namespace timestep {

/// The columns and the grid of a heat map. In the table x varies fastest.
struct HeatGrid {
    const Column *x = nullptr, *y = nullptr, *colour = nullptr;
    std::size_t columns = 0, rows = 0;

    bool isEmpty() const { return columns == 0 || rows == 0; }
};

/// Returns the grid of the spec's first run; empty if a column is missing or the table is not a grid.
HeatGrid heatGridOf(const Table& table, const PlotSpec& spec);

/// Cells coloured by a value, with a scale beside them, on a QCustomPlot. The colours are viridis: their
/// lightness increases steadily, in grey and for every kind of colour vision, too.
class HeatMap {
public:
    explicit HeatMap(QCustomPlot& plot);
    ~HeatMap();
    HeatMap(const HeatMap&) = delete;
    HeatMap& operator=(const HeatMap&) = delete;

    void setContent(const HeatGrid& grid, const std::optional<PlotRange>& colourRange);
    void setLook(const QFont& font, const QColor& text, const QColor& axis, double unit, bool grey,
                 const QString& label);
    const HeatGrid& grid() const { return m_grid; }
    /// The range of the axis, with whole cells at its ends.
    PlotRange xRange() const;
    PlotRange yRange() const;
    /// Returns the row of the table whose cell is at a pixel; none outside the cells.
    std::optional<std::size_t> cellAt(const QPointF& position) const;
    /// Returns the middle of the cell of a row of the table [px].
    QPointF positionOf(std::size_t row) const;

private:
    QCustomPlot& m_plot;
    QCPColorMap* m_map;
    QCPColorScale* m_scale;
    QCPMarginGroup* m_margins;
    HeatGrid m_grid;
};

} // namespace timestep
