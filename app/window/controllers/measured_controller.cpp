// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/measured_controller.h"

#include "app/measured/data_fields.h"
#include "app/measured/measured_dialog.h"
#include "app/plots/run_plots.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/opening.h"

namespace timestep {

MeasuredController::MeasuredController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("measured-data", this, [this] { openFile({}); });
}

void MeasuredController::openFile(const QString& path) {
    if (!m_parts.workbench.hasExperiment() || !m_parts.workbench.settle()) return;
    auto* dialog = new MeasuredDialog(m_parts.workbench.experiment(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { takeOver(*dialog); });
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        if (MeasuredWork work = dialog->work(); !work.empty()) m_work = std::move(work);
    });
    if (m_workOf != m_parts.workbench.experiment().scene) m_work = {};
    m_workOf = m_parts.workbench.experiment().scene;
    if (path.isEmpty())
        dialog->restore(m_work);
    else
        dialog->fields().reading().open(path);
    openAndForget(dialog);
}

Json MeasuredController::work() const {
    const bool fits = m_parts.workbench.hasExperiment() && m_workOf == m_parts.workbench.experiment().scene;
    return fits && !m_work.empty() ? toJson(m_work) : Json();
}

void MeasuredController::setWork(const Json& work) {
    m_work = work.is_null() ? MeasuredWork() : measuredWorkFromJson(JsonField(work, "measured"));
    m_workOf = m_parts.workbench.hasExperiment() ? m_parts.workbench.experiment().scene : nullptr;
}

void MeasuredController::takeOver(const MeasuredDialog& dialog) {
    if (!dialog.takenValues().empty())
        if (const Fault fault = m_parts.workbench.set(dialog.takenValues()))
            return m_parts.message.say(translated(*fault));
    for (const MeasuredPoints& points : dialog.points())
        if (!points.x.empty()) m_parts.plots.showPoints(points);
}

} // namespace timestep
