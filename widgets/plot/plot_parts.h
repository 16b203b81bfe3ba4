// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/canvas.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/draw_schedule.h"
#include "widgets/plot/fit_range.h"
#include "widgets/plot/instruments.h"
#include "widgets/plot/legend_area.h"
#include "widgets/plot/plot_actions.h"
#include "widgets/plot/plot_reader.h"
#include "widgets/plot/plot_state.h"
#include "widgets/plot/plot_status.h"
#include "widgets/plot/table_feed.h"
#include "widgets/plot/table_page.h"
#include "widgets/plot/time_mark.h"

#include <QTimer>

class QStackedWidget;

namespace timestep {

/// The parts of a PlotWidget, in the order in which they need each other, laid out on it and connected as far
/// as they need only each other.
struct PlotParts {
    explicit PlotParts(QWidget* plot);

    TableFeed ownFeed; ///< of the tables that are not shared
    PlotState state;
    QStackedWidget* pages; ///< holds the following two and the table
    QLabel* empty;
    Canvas* canvas;
    TablePage* table;
    PlotStatus* status;
    LegendArea* legend;
    Chart chart;
    PlotActions actions;
    DrawSchedule schedule;
    PlotReader reader;
    TimeMark timeMark;
    FitRange fitRange;
    Instruments* instruments;
    double lineWidth = 1.8;       ///< of curves at rest [px]
    QString emptyText;            ///< see PlotWidget::setEmptyText()
    std::optional<PlotView> view; ///< to be shown as soon as there are rows
    QString statistics;           ///< of what was visible at rest
    QTimer rebuildTimer;          ///< gathers changes of style into one rebuild
    QMetaObject::Connection screenChange;
};

} // namespace timestep
