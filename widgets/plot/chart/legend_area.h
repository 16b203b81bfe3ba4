// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/legend.h"

#include <QScrollArea>

namespace timestep {

/// The legend below a plot. It scrolls, so that many curves do not take the room of the plot.
class LegendArea : public QScrollArea {
    Q_OBJECT

public:
    explicit LegendArea(QWidget* parent = nullptr);

    Legend& legend() { return *m_legend; }
    /// Makes the legend as high as its rows, but at most a third of the plot. A single curve needs no legend:
    /// the head of the card names it. A legend that would take much of the plot becomes tight, without the
    /// straight lines that are named at the lines. Returns true if the curves are named at the curves
    /// instead, because even a tight legend takes too much. A very small plot has no legend.
    bool fitInto(const QWidget& plot, const std::vector<Curve>& curves, const NameRoom& room);
    /// Whether straight lines have no entry.
    bool leavesLinesOut() const { return m_leavesLinesOut; }
    /// With a table of the runs only fits and the last run need a legend. If the picture names the runs, a
    /// legend of runs is left out where it would take much of the plot.
    void setRunsNamed(RunsNamed named) { m_runsNamed = named; }

private:
    RunsNamed m_runsNamed = RunsNamed::Nowhere;
    bool m_leavesLinesOut = false;
    Legend* m_legend;
};

} // namespace timestep
