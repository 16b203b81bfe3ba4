// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_spec.h"

#include <QObject>
#include <QPointF>

#include <optional>

namespace timestep {

class Canvas;
class Chart;

/// The rows that fits use, as a band over the plot. While it is on, dragging with the left button draws a new
/// band or moves an edge of the present one.
class FitRange : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    FitRange(Canvas& canvas, const Chart& chart);

    void setOn(bool on);
    bool isOn() const { return m_on; }
    /// Shows a range [unit of x]; none: no band.
    void show(const std::optional<PlotRange>& range);
    const std::optional<PlotRange>& range() const { return m_range; }

signals:
    /// A range was drawn.
    void chosen(const timestep::PlotRange& range);
    /// Escape was pressed while it was on.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QPointF& at);
    void drag(const QPointF& at);
    double valueAt(double pixel) const;
    double pixelAt(double value) const;

    Canvas& m_canvas;
    const Chart& m_chart;
    bool m_on = false;
    std::optional<PlotRange> m_range;
    std::optional<double> m_fixed; ///< the edge that stays while the other one is dragged [unit of x]
};

} // namespace timestep
