// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

#include <optional>
#include <vector>

namespace timestep {

class Canvas;
class Chart;
class CurvePlottable;
class PlotState;

/// Marks an instant of the run on a plot: a vertical line if the x axis is the time, and a disc on each curve
/// of a run, also in phase portraits. Marks what the hand has made of the last values while the run is
/// paused: a ring with the value.
class TimeMark : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    TimeMark(Canvas& canvas, const Chart& chart, const PlotState& state);

    /// Marks this time [time unit]; none: marks nothing and takes no time.
    void show(const std::optional<double>& time);
    /// Marks these values of the given table's columns, in their order; empty: marks nothing. The axes must
    /// contain handPoints().
    void showByHand(std::vector<double> values);
    /// The marked values in the units of the axes.
    std::vector<QPointF> handPoints() const;
    /// Marks the same instant again after the axes or curves have changed.
    void again();

private:
    void mark();
    void markByHand();
    std::optional<QPointF> handPoint(const CurvePlottable& curve) const;

    Canvas& m_canvas;
    const Chart& m_chart;
    const PlotState& m_state;
    std::optional<double> m_time;
    std::vector<double> m_byHand;
};

} // namespace timestep
