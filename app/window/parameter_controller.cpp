// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parameter_controller.h"

#include "app/names.h"
#include "app/workbench/workbench.h"
#include "core/table/number_text.h"
#include "widgets/panel/parameter_panel.h"

namespace timestep {

ParameterController::ParameterController(Workbench& workbench, ParameterPanel& panel, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_panel(panel) {
    connect(&workbench, &Workbench::experimentChanged, this, [this] { show(m_workbench.experiment()); });
    connect(&workbench, &Workbench::startChanging, this, &ParameterController::show);
    connect(&panel, &ParameterPanel::changed, this, [this](const QString& key, double value) {
        m_workbench.set({{key.toStdString(), exactNumber(value)}});
    });
    connect(&panel, &ParameterPanel::chosen, this, [this](const QString& key, const QString& choice) {
        m_workbench.set({{key.toStdString(), choice.toStdString()}});
    });
    connect(&panel, &ParameterPanel::entered, this, [this](const QString& key, const QString& typed) {
        const auto refusal = m_workbench.set({{key.toStdString(), typed.toStdString()}});
        m_panel.setRefusal(key, refusal.value_or(QString()));
    });
    connect(&panel, &ParameterPanel::addRunRequested, &m_workbench, &Workbench::addRun);
    connect(&panel, &ParameterPanel::removeRunRequested, this,
            [this](int run) { m_workbench.removeRun(static_cast<std::size_t>(run)); });
}

void ParameterController::retranslate() {
    m_panel.setAccessibleName(tr("Parameters"));
    if (m_workbench.hasExperiment()) show(m_workbench.experiment());
}

void ParameterController::show(const Experiment& experiment) {
    std::vector<RunSettings> runs;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i)
        runs.push_back({QString::fromStdString(runLabel(experiment, i, translatedUtf8)), static_cast<int>(i),
                        experiment.runs[i].method});
    m_panel.setTexts(experiment.scene->texts, experiment.texts);
    m_panel.setParameters(experiment.parameters, runs, experiment.step, text(experiment.scene->timeUnit));
}

} // namespace timestep
