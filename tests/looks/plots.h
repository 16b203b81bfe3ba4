// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of the plot grid: six plots with a linked cursor and a symmetric logarithmic axis, three, one
// alone.
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "core/run/experiment/experiment.h"
#include "tests/app/window/window_parts.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QDir>
#include <QMenu>
#include <QTest>
#include <QToolButton>

namespace timestep {

/// Writes FOLDER/<name>-plots-*.png.
inline void writePlotPictures(WindowParts& window, const QDir& folder, const QString& name) {
    const auto save = [&](const char* what) {
        QTest::qWait(120);
        window.grab().save(folder.filePath(QString("%1-plots-%2.png").arg(name, what)));
    };
    window.openScene("double-pendulum");
    window.workbench().addRun();
    window.workbench().step(900);
    window.workbench().finish();
    QTest::qWait(60);
    window.addPlot();
    save("three");
    for (int i = 0; i < 3; ++i) window.addPlot();
    PlotCard& card = window.plotCard(window.plots().order()[1]);
    PlotSpec spec = card.plot()->spec();
    spec.setYScale(AxisScale::Symlog);
    window.showPlot(window.plots().order()[1], {}, spec);
    window.plots().advance(window.workbench().table(), {}, false, window.workbench().tableEdition());
    QTest::qWait(60);
    QWidget* const first = window.plotCard(window.plots().order()[0]).plot()->focusProxy();
    QTest::keyClick(first, Qt::Key_Right);
    save("six");
    for (QToolButton* button : card.findChildren<QToolButton*>())
        if (button->menu() != nullptr && button->isVisible() &&
            button->defaultAction()->objectName().isEmpty()) {
            button->menu()->popup(button->mapToGlobal(QPoint(0, button->height())));
            QTest::qWait(60);
            button->menu()->grab().save(folder.filePath(name + "-plots-menu.png"));
            button->menu()->close();
        }
    window.plots().maximise(window.plots().order()[1]);
    save("alone");
    window.plots().setCount(2);
    QTest::keyClick(first, Qt::Key_Escape);
}

} // namespace timestep
