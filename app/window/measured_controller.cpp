// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measured_controller.h"

#include "app/measured/measured_dialog.h"
#include "app/plots/points_on_plot.h"
#include "app/window/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"

namespace timestep {

MeasuredController::MeasuredController(Workbench& workbench, PlotGrid& grid, RunPlots& plots,
                                       WindowActions& actions, MessageLine& message, QWidget* window)
    : QObject(window),
      m_workbench(workbench),
      m_grid(grid),
      m_plots(plots),
      m_message(message),
      m_window(window) {
    actions.on("measured-data", this, [this] { openDialog(); });
}

void MeasuredController::openDialog() {
    if (!m_workbench.hasExperiment() || !m_workbench.settle()) return;
    MeasuredDialog dialog(m_workbench.experiment(), m_window);
    if (dialog.exec() == QDialog::Accepted) takeOver(dialog);
}

void MeasuredController::takeOver(const MeasuredDialog& dialog) {
    if (!dialog.takenValues().empty())
        if (const auto problem = m_workbench.set(dialog.takenValues())) return m_message.say(*problem);
    if (const MeasuredPoints points = dialog.points(); !points.x.empty()) showPoints(m_grid, m_plots, points);
}

} // namespace timestep
