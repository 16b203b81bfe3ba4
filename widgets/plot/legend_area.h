// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/legend.h"

#include <QScrollArea>

namespace timestep {

/// The legend below a plot. It scrolls, so that many curves leave room for the plot.
class LegendArea : public QScrollArea {
    Q_OBJECT

public:
    explicit LegendArea(QWidget* parent = nullptr);

    Legend& legend() { return *m_legend; }
    /// Makes it as high as its rows, but never more than a third of the plot. A very small plot has no
    /// legend; its reading cursor names the curves.
    void fitInto(const QWidget& plot, bool hasCurves);

private:
    Legend* m_legend;
};

} // namespace timestep
