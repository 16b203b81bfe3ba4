// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/points_table.h"

#include <QPointF>
#include <QWidget>

#include <optional>

namespace timestep {

class PlotWidget;

/// Measured points by themselves. The menu of the plot fits curves to them and shows their spectrum, like
/// those of a run. A click on a point asks to leave it out, or to take it back; points that are left out are
/// hollow.
class PointsPage : public QWidget {
    Q_OBJECT

public:
    explicit PointsPage(QWidget* parent = nullptr);

    PlotWidget& plot() { return *m_plot; }
    /// Shows other points; what the user has put on the plot stays if the columns are the same.
    void showPoints(PointsTable points, PointsTable leftOut);
    const PointsTable& leftOut() const { return m_leftOut; }

signals:
    /// The point of this row of the measured table was clicked.
    void clicked(std::size_t row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The row of the point at a pixel of the plot.
    std::optional<std::size_t> rowAt(const QPointF& pixel) const;

    PlotWidget* m_plot;
    PointsTable m_points, m_leftOut;
    std::optional<QPointF> m_pressed; ///< where the mouse was pressed [px]
};

} // namespace timestep
