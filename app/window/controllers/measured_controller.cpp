// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/measured_controller.h"

#include "app/measured/data_fields.h"
#include "app/measured/measured_dialog.h"
#include "app/plots/points_on_plot.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/open_and_forget.h"

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
    openFile({});
}

void MeasuredController::openFile(const QString& path) {
    if (!m_workbench.hasExperiment() || !m_workbench.settle()) return;
    auto* dialog = new MeasuredDialog(m_workbench.experiment(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { takeOver(*dialog); });
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        if (MeasuredWork work = dialog->work(); !work.empty()) m_work = std::move(work);
    });
    if (m_workOf != m_workbench.experiment().scene) m_work = {};
    m_workOf = m_workbench.experiment().scene;
    if (path.isEmpty())
        dialog->restore(m_work);
    else
        dialog->fields().open(path);
    openAndForget(dialog);
}

Json MeasuredController::work() const {
    const bool fits = m_workbench.hasExperiment() && m_workOf == m_workbench.experiment().scene;
    return fits && !m_work.empty() ? toJson(m_work) : Json();
}

void MeasuredController::setWork(const Json& work) {
    m_work = work.is_null() ? MeasuredWork() : measuredWorkFromJson(JsonField(work, "measured"));
    m_workOf = m_workbench.hasExperiment() ? m_workbench.experiment().scene : nullptr;
}

void MeasuredController::takeOver(const MeasuredDialog& dialog) {
    if (!dialog.takenValues().empty())
        if (const auto problem = m_workbench.set(dialog.takenValues())) return m_message.say(*problem);
    for (const MeasuredPoints& points : dialog.points())
        if (!points.x.empty()) showPoints(m_grid, m_plots, points);
}

} // namespace timestep
