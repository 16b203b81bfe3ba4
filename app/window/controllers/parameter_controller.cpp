// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/parameter_controller.h"

#include "app/names.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/time_unit.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/text/text.h"

namespace timestep {

namespace {

std::vector<std::pair<std::string, QString>> unfitMethods(const Experiment& experiment, std::size_t run) {
    std::vector<std::pair<std::string, QString>> unfit;
    if (experiment.scene->kind() != SceneKind::Problem) return unfit;
    const auto problem = problemOf(*experiment.scene, parametersOf(experiment, run), experiment.texts);
    for (const Integrator& integrator : integrators())
        if (const Text why = whyNotApplied(integrator, *problem); !why.empty())
            unfit.emplace_back(std::string(integrator.id), translated(why));
    try {
        const auto own = ownMethod(ownTextOf(experiment.runs.at(run)));
        if (const Text why = whyNotApplied(own->integrator, *problem); !why.empty())
            unfit.emplace_back(std::string(ownMethodId), translated(why));
    } catch (const MethodError&) { // reported where the text is edited
    }
    return unfit;
}

} // namespace

ParameterController::ParameterController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts) {
    Workbench& workbench = parts.workbench;
    ParameterPanel& panel = parts.panel;
    connect(&workbench, &Workbench::experimentChanged, this,
            [this] { show(m_parts.workbench.experiment()); });
    connect(&workbench, &Workbench::startChanging, this, &ParameterController::show);
    connect(&panel, &ParameterPanel::changed, this, &ParameterController::set);
    connect(&panel, &ParameterPanel::chosen, this,
            [this](const QString& key, const QString& choice) { set(key, choice.toStdString()); });
    connect(&panel, &ParameterPanel::entered, this, &ParameterController::takeTexts);
    connect(&workbench, &Workbench::aboutToGo, this, &ParameterController::takeTexts);
    // The picture must not continue with the old text while the line contains another one.
    connect(&panel, &ParameterPanel::editing, &workbench, [&workbench] {
        if (workbench.isRunning()) workbench.pause();
    });
    connect(&panel, &ParameterPanel::addRunRequested, &workbench, &Workbench::addRun);
    connect(&panel, &ParameterPanel::removeRunRequested, this,
            [this](int run) { m_parts.workbench.removeRun(static_cast<std::size_t>(run)); });
}

void ParameterController::retranslate() {
    m_parts.panel.setAccessibleName(tr("Parameters"));
    if (m_parts.workbench.hasExperiment()) show(m_parts.workbench.experiment());
}

void ParameterController::show(const Experiment& experiment) {
    std::vector<RunSettings> runs;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i)
        runs.push_back({QString::fromStdString(runLabel(experiment, i, translatedUtf8)),
                        static_cast<int>(i),
                        experiment.runs[i].method,
                        {},
                        unfitMethods(experiment, i)});
    m_parts.panel.setTexts(experiment.scene->texts, experiment.texts);
    m_parts.panel.setConditions(QString::fromStdString(valueByKey(experiment, "until")),
                                QString::fromStdString(valueByKey(experiment, "crossings")));
    m_parts.panel.setDuration(experiment.duration);
    m_parts.panel.setParameters(experiment.parameters, runs, experiment.step, text(timeUnitOf(experiment)));
    if (m_parts.panel.typedTexts().empty()) m_parts.workbench.hold({});
}

void ParameterController::set(const QString& key, const Value& value, bool continues) {
    const Fault fault = m_parts.workbench.set({{key.toStdString(), value}}, continues);
    if (fault == nullptr) return;
    m_parts.panel.setRefusal(key, translated(*fault));
    m_parts.message.say(translated(*fault));
}

void ParameterController::takeTexts() {
    const auto typed = m_parts.panel.typedTexts();
    if (typed.empty() || !m_parts.workbench.hasExperiment()) {
        m_parts.panel.setRefusal({}, {});
        m_parts.workbench.hold({});
        return;
    }
    SettingValues values;
    for (const auto& [key, text] : typed) values.emplace_back(key.toStdString(), text.toStdString());
    if (const Fault fault = m_parts.workbench.set(values)) return refuseTexts(typed.front().first, *fault);
    m_parts.panel.setRefusal({}, {});
    m_parts.workbench.hold({});
}

/// The old sentence stays until the new one replaces it, because the user may just be pressing the button
/// beside it. `key`: the field that shows the sentence if the error names none.
void ParameterController::refuseTexts(const QString& key, const InputError& error) {
    const QString path = QString::fromStdString(error.path);
    const QString at = path.startsWith(QStringLiteral("texts/")) ? path : key;
    QString sentence = translated(error.message), name;
    if (const auto* unknown = dynamic_cast<const UnknownName*>(&error)) {
        QStringList known;
        for (const std::string& one : unknown->known) known << QString::fromStdString(one);
        name = QString::fromStdString(unknown->name);
        sentence = tr("%1 is not known (at character %2). Known are %3. Add it to the constants?")
                       .arg(name, QString::number(unknown->column), known.join(QStringLiteral(", ")));
    }
    m_parts.panel.setRefusal(at, sentence, name);
    m_parts.workbench.pause();
    m_parts.workbench.hold(sentence);
}

} // namespace timestep
