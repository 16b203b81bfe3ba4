// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace timestep {

class Canvas;
class Chart;
class PlotState;

/// Marks an instant of the run on a plot: a vertical line if the x axis is the time, and a disc on each curve
/// of a run, also in phase portraits.
class TimeMark : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    TimeMark(Canvas& canvas, const Chart& chart, const PlotState& state);

    /// Marks this time [time unit]; none: marks nothing and takes no time.
    void show(const std::optional<double>& time);
    /// Marks the same instant again after the axes or curves have changed.
    void again();

private:
    void mark();

    Canvas& m_canvas;
    const Chart& m_chart;
    const PlotState& m_state;
    std::optional<double> m_time;
};

} // namespace timestep
