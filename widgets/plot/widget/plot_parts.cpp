// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/widget/plot_parts.h"

#include "widgets/plot/chart/magnifier.h"
#include "widgets/plot/widget/plot_touch.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace timestep {

PlotParts::PlotParts(QWidget* plot)
    : pages(new QStackedWidget),
      empty(new QLabel),
      canvas(new Canvas),
      table(new TablePage(state)),
      status(new PlotStatus),
      legend(new LegendArea),
      chart(*canvas),
      actions(plot),
      schedule(*canvas),
      reader(*canvas, chart, state),
      timeMark(*canvas, chart, state),
      fitRange(*canvas, chart),
      instruments(new Instruments(*canvas, state, chart, reader)) {
    state.follow(ownFeed);
    auto* const layout = new QVBoxLayout(plot);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(2);
    layout->addWidget(pages, 1);
    layout->addWidget(status);
    layout->addWidget(legend);
    pages->addWidget(empty);
    pages->addWidget(canvas);
    pages->addWidget(table);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    chart.setMagnifying(true);
    canvas->strip = [this] { return chart.magnifier() ? chart.magnifier()->frame() : QRectF(); };
    canvas->tune = [this](const QSize& size) { chart.tune(size); };
    QObject::connect(canvas, &Canvas::panRequested, &chart, &Chart::pan);
    QObject::connect(canvas, &Canvas::zoomRequested, &chart, &Chart::zoom);
    new PlotTouch(*canvas);
}

} // namespace timestep
