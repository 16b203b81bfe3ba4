// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/ranges.h"

#include <qcustomplot.h>

#include <QFont>

#include <optional>

namespace timestep {

/// Which columns of a table make a heat map, and its grid: rows of the table run through x first.
struct HeatGrid {
    const Column *x = nullptr, *y = nullptr, *colour = nullptr;
    std::size_t columns = 0, rows = 0;

    bool isEmpty() const { return columns == 0 || rows == 0; }
};

/// The grid of the spec's first run; empty where the table lacks a column or is no grid.
HeatGrid heatGridOf(const Table& table, const PlotSpec& spec);

/// Cells coloured by a value, with a scale beside them, on a QCustomPlot. The colours are viridis: they grow
/// lighter all the way, in grey and for every kind of colour vision.
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
    /// Whole cells at the edges included.
    PlotRange xRange() const;
    PlotRange yRange() const;
    /// The row of the table whose cell is there; none: outside.
    std::optional<std::size_t> cellAt(const QPointF& position) const;
    /// The middle of the cell of a row of the table, in pixels.
    QPointF positionOf(std::size_t row) const;

private:
    QCustomPlot& m_plot;
    QCPColorMap* m_map;
    QCPColorScale* m_scale;
    QCPMarginGroup* m_margins;
    HeatGrid m_grid;
};

} // namespace timestep
