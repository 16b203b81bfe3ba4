// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"
#include "widgets/plot/axes/axis_map.h"
#include "widgets/plot/axes/tickers.h"
#include "widgets/plot/content/curves.h"

#include <QFont>
#include <QSize>

#include <algorithm>

namespace timestep {

/// How a chart is drawn. On the screen `unit` is 1 and the font is the widget's; on paper both are in dots.
struct ChartLook {
    Theme theme = Theme::Light;
    QFont font;
    double unit = 1;      ///< 1/96 inch in pixels of the device
    double lineWidth = 1; ///< of curves, in units
    bool blackAndWhite = false;
    bool isMoving = false; ///< rows are arriving: long curves are one pixel wide, which is faster
    bool xLabels = true, yLabels = true; ///< whether an axis has numbers and a label beside its ticks
};

/// The look of a chart's axes: lines, ticks, their labels, and the margins that these need. Chart owns the
/// ranges.
class ChartAxes {
public:
    explicit ChartAxes(QCustomPlot& plot);

    void setLook(const ChartLook& look);
    void setLabels(const AxisLabel& x, const AxisLabel& y);
    /// `whole`: the x axis shows counts, so its ticks are whole numbers.
    void setWhole(bool whole);
    /// The distances between ticks of linear axes; 0: chosen by the room.
    void setTickSteps(double x, double y);
    void setGrid(bool grid);
    void setMaps(const AxisMap& x, const AxisMap& y);
    /// Sets whether an axis has ticks, numbers and grid lines; without them it keeps its place.
    void setNumbered(bool horizontal, bool numbered);
    /// Resets the left margin at the next layout; otherwise it only grows, so that the plot does not jump.
    void forgetLeft() { m_forgetLeft = true; }

    /// Chooses the left margin for a drawing of this size. Returns the size of the area between the axes
    /// [px].
    QSize tuneMargins(const QSize& size);
    /// Keeps left, right and bottom margin at least this wide, so that the axes of two drawings are in line.
    void keepMargins(const QMargins& margins) { m_kept = margins; }
    QMargins margins() const { return m_plot.axisRect()->margins(); }
    /// Keeps a strip of this width free to the right of the axes [px].
    void setStrip(int width);
    int strip() const { return m_strip; }
    /// Chooses numbers of ticks, digits and label lengths for this size of the area between the axes.
    void tuneTicks(const QSize& room);
    /// Widens the right margin if the last label of the x axis needs it.
    void roomForLastLabel(int width);

private:
    void styleAxis(QCPAxis* axis);
    void tuneAxis(QCPAxis* axis, double length, const AxisMap& map, const AxisLabel& label);
    bool areLabelsApart(const QCPAxis& axis, double length) const;

    QCustomPlot& m_plot;
    ChartLook m_look;
    AxisLabel m_xLabel, m_yLabel;
    QCPItemText* m_inside;  ///< the label of the x axis in a small drawing, within the axes
    bool m_isSmall = false; ///< too low for a label below the x axis
    AxisMap m_xMap, m_yMap;
    int m_leastLeft = 0; ///< left margin for usual tick labels
    QMargins m_kept;
    bool m_numbered[2] = {true, true};
    bool m_grid = true;
    int m_strip = 0;          ///< to the right of the axes
    int m_left = 0;           ///< widest left margin so far
    bool m_forgetLeft = true; ///< the next layout does not keep m_left
    QSharedPointer<QCPAxisTicker> m_linear[2], m_log[2];
    QSharedPointer<SymlogTicker> m_symlog[2];
    QSharedPointer<AngleTicker> m_angle[2];
};

} // namespace timestep
