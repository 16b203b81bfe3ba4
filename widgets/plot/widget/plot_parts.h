// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/chart/chart.h"
#include "widgets/plot/chart/legend_area.h"
#include "widgets/plot/content/plot_state.h"
#include "widgets/plot/content/table_feed.h"
#include "widgets/plot/reading/fit_range.h"
#include "widgets/plot/reading/instruments.h"
#include "widgets/plot/reading/plot_reader.h"
#include "widgets/plot/reading/plot_status.h"
#include "widgets/plot/reading/time_mark.h"
#include "widgets/plot/table/table_page.h"
#include "widgets/plot/widget/draw_schedule.h"
#include "widgets/plot/widget/plot_actions.h"

#include <QTimer>

class QStackedWidget;

namespace timestep {

/// The parts of a PlotWidget, each after those that it needs. They are laid out and connected with each other
/// here.
struct PlotParts {
    explicit PlotParts(QWidget* plot);

    TableFeed ownFeed; ///< for tables that are not shared
    PlotState state;
    QStackedWidget* pages; ///< contains the following two and the table
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
    std::optional<PlotView> view; ///< shown as soon as there are rows
    NameRoom named;               ///< which names have their places inside the axes
    QString statistics;           ///< of what was visible at rest
    QTimer rebuildTimer;          ///< combines changes of style into one rebuild
    QMetaObject::Connection screenChange;
};

} // namespace timestep
