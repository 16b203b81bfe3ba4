// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/desk_files.h"

#include "app/desk/computed_again.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_source.h"
#include "app/plots/run_plots.h"
#include "app/provenance/open_file.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/ask.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>

#include <utility>

namespace timestep {

DeskFiles::DeskFiles(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {}

void DeskFiles::setNotes(const QString& notes) {
    m_notes = notes;
    emit notesChanged();
}

/// The id of the lesson that a report would be about; empty: none.
QString DeskFiles::reportedLesson() const {
    return isOnStage() ? QString::fromStdString(m_parts.lesson.lesson()->id) : QString();
}

std::map<std::string, QString> DeskFiles::reportTexts() const {
    const auto texts = m_reportTexts.find(reportedLesson());
    return texts != m_reportTexts.end() ? texts->second : std::map<std::string, QString>();
}

void DeskFiles::setReportTexts(const std::map<std::string, QString>& texts) {
    m_reportTexts[reportedLesson()] = texts;
    emit reportChanged();
}

Desk DeskFiles::present() {
    Workbench& workbench = m_parts.workbench;
    Desk saved;
    saved.experiment = workbench.played();
    saved.notes = m_notes;
    saved.report = reportTexts();
    if (const auto lesson = m_parts.lesson.lesson()) saved.lesson = QString::fromStdString(lesson->id);
    saved.onStage = isOnStage();
    saved.speed = workbench.speed();
    if (m_giveMeasured) saved.measured = m_giveMeasured();
    if (workbench.isCurrent()) saved.reached = workbench.snapshot().furthest;
    for (const auto& [name, action] : m_parts.switches) saved.view[name] = action->isChecked();
    const std::vector<std::size_t>& order = m_parts.grid.order();
    saved.places = static_cast<int>(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (m_parts.grid.maximised() == order[place]) saved.alone = static_cast<int>(place);
        const PlotCard& card = m_parts.grid.at(order[place]);
        const PlotSource& source = card.source();
        SavedPlot plot{static_cast<int>(place), source.kind == PlotSource::Kind::Residuals,
                       card.plot()->spec(), card.plot()->view()};
        if (source.kind == PlotSource::Kind::Derived) {
            PlotOrigin origin = originOf(workbench, source);
            if (!origin.verifiable || card.plot()->table().rows() == 0) continue; // not computed yet
            plot.derived = SavedDerived{std::move(origin.recipe), source.chart};
            plot.spec.referenceLines = card.given().referenceLines; // other titles are derived from the table
        }
        if (!plot.spec.y.empty()) saved.plots.push_back(std::move(plot));
    }
    return saved;
}

bool DeskFiles::isOnStage() const {
    return m_parts.lesson.lesson() != nullptr && !m_parts.lesson.isAside();
}

bool DeskFiles::restore(const Desk& desk) {
    if (!desk.lesson.isEmpty()) emit lessonWanted(desk.lesson);
    m_notes = desk.notes;
    m_reportTexts[desk.onStage ? desk.lesson : QString()] = desk.report;
    const Workbench& shown = m_parts.workbench;
    if (desk.onStage && isOnStage() && shown.isLocked()) return true; // a prediction is open: nothing has run
    const bool stays = desk.onStage && isOnStage() && shown.hasExperiment() &&
                       shown.experiment().scene == desk.experiment.scene;
    if (!stays) emit lessonUnwanted();
    if (!m_parts.workbench.open(desk.experiment)) return false;
    m_parts.again.forget();
    if (m_takeMeasured) m_parts.message.attempt([&] { m_takeMeasured(desk.measured); });
    for (const auto& [name, action] : m_parts.switches)
        if (const auto found = desk.view.find(name); found != desk.view.end())
            action->setChecked(found->second);
    m_parts.workbench.setSpeed(desk.speed);
    m_parts.grid.setCount(static_cast<std::size_t>(desk.places));
    for (const SavedPlot& plot : desk.plots) {
        const auto slot = static_cast<std::size_t>(plot.slot);
        if (plot.derived) {
            m_parts.again.show(slot, *plot.derived, plot.spec);
            m_parts.grid.at(slot).plot()->setView(plot.view);
            continue;
        }
        PlotSource source;
        if (plot.residuals) source.kind = PlotSource::Kind::Residuals;
        PlotSpec spec = plot.spec;
        const PlotSpec& given = m_parts.grid.at(slot).given();
        if (stays && spec.x == given.x && spec.y == given.y) { // the lesson's words, in the present language
            spec.title = given.title;
            spec.referenceLines = given.referenceLines;
            spec.labels = given.labels;
        }
        m_parts.plots.show(slot, source, spec);
        m_parts.grid.at(slot).plot()->setView(plot.view);
    }
    if (desk.reached > 0) m_parts.again.runTo(desk.reached);
    if (desk.alone) m_parts.grid.maximise(static_cast<std::size_t>(*desk.alone));
    return true;
}

bool DeskFiles::open(const QString& path) {
    Desk desk;
    return m_parts.message.attempt([&] { desk = readDesk(path); }) && restore(desk);
}

bool DeskFiles::save(const QString& path) {
    if (!m_parts.workbench.hasExperiment() ||
        !m_parts.message.attempt([&] { writeFile(path, deskBytes(present()).toStdString()); }))
        return false;
    emit saved(path);
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

void DeskFiles::chooseSavePath() {
    if (!m_parts.workbench.hasExperiment()) return;
    askForPathToSave({tr("Save session file"), tr("Session files (*.timestep-desk)"), QString(),
                      QLatin1String(deskSuffix)},
                     m_window, [this](const QString& path) { save(path); });
}

} // namespace timestep
