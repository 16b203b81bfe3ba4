// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_files.h"

#include "app/lesson/lesson_panel.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_origin.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/report/lesson_report.h"
#include "app/report/report_dialog.h"
#include "app/session/notes_dialog.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "core/input_error.h"
#include "widgets/plot/plot_widget.h"

#include <QFileDialog>
#include <QMessageBox>

#include <string>
#include <utility>
#include <vector>

namespace timestep {

namespace {

constexpr int keepEvery = 60'000; // [ms]
constexpr int keepAfter = 2'000;  // after a change [ms]

} // namespace

SessionFiles::SessionFiles(MainWindow& window) : QObject(&window), m_window(window), m_again(window) {
    connect(&m_check, &TableCheck::found, this,
            [this](const TableVerdict& verdict) { m_window.say(verdict.sentence); });
    m_soon.setSingleShot(true);
    m_soon.setInterval(keepAfter);
    m_timer.setInterval(keepEvery);
    connect(&m_timer, &QTimer::timeout, this, &SessionFiles::keep);
    connect(&m_soon, &QTimer::timeout, this, &SessionFiles::keep);
    const auto soon = [this] {
        if (m_autosave && !m_soon.isActive()) m_soon.start();
    };
    connect(&window.workbench(), &Workbench::experimentChanged, this, soon);
    connect(&window.workbench(), &Workbench::stateChanged, this, soon);
}

void SessionFiles::startKeeping(const QString& folder) {
    m_autosave = std::make_unique<Autosave>(folder);
    m_timer.start();
}

Desk SessionFiles::desk() {
    Workbench& workbench = m_window.workbench();
    Desk desk;
    desk.experiment = workbench.played();
    desk.notes = m_notes;
    if (const auto lesson = m_window.lessonPanel().lesson()) desk.lesson = QString::fromStdString(lesson->id);
    desk.speed = workbench.speed();
    for (const auto& [name, action] : m_window.actions().kept()) desk.view[name] = action->isChecked();
    const std::vector<std::size_t>& order = m_window.plots().order();
    desk.places = static_cast<int>(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (m_window.plots().maximised() == order[place]) desk.alone = static_cast<int>(place);
        const PlotCard& card = m_window.plotCard(order[place]);
        const PlotSource& source = card.source();
        DeskPlot plot{static_cast<int>(place), source.kind == PlotSource::Kind::Residuals,
                      card.plot()->spec()};
        if (source.kind == PlotSource::Kind::Sweep || source.kind == PlotSource::Kind::Analysis) {
            PlotOrigin origin = originOf(workbench, source);
            if (!origin.verifiable || card.plot()->table().rows() == 0) continue; // nobody has made it yet
            plot.sweep = DeskSweep{std::move(origin.recipe), source.measure, source.suffix, source.slopes,
                                   source.summary};
            plot.spec.referenceLines = card.given().referenceLines; // the others follow from the Table
        }
        if (!plot.spec.y.empty()) desk.plots.push_back(std::move(plot));
    }
    return desk;
}

bool SessionFiles::putUp(const Desk& desk) {
    if (!desk.lesson.isEmpty()) m_window.openLesson(desk.lesson);
    if (!m_window.openExperiment(desk.experiment)) return false;
    m_notes = desk.notes;
    for (const auto& [name, action] : m_window.actions().kept())
        if (const auto found = desk.view.find(name); found != desk.view.end())
            action->setChecked(found->second);
    m_window.workbench().setSpeed(desk.speed);
    m_window.plots().setCount(static_cast<std::size_t>(desk.places));
    for (const DeskPlot& plot : desk.plots) {
        const auto slot = static_cast<std::size_t>(plot.slot);
        if (plot.sweep) {
            m_again.show(slot, *plot.sweep, plot.spec);
            continue;
        }
        PlotSource source;
        if (plot.residuals) source.kind = PlotSource::Kind::Residuals;
        m_window.showPlot(slot, source, plot.spec);
    }
    if (desk.alone) m_window.plots().maximise(static_cast<std::size_t>(*desk.alone));
    return true;
}

bool SessionFiles::open(const QString& path) {
    try {
        return putUp(readDesk(path));
    } catch (const InputError& error) {
        m_window.say(QString::fromStdString(error.sentence()));
        return false;
    }
}

bool SessionFiles::save(const QString& path) {
    if (!m_window.workbench().hasExperiment()) return false;
    try {
        writeFile(path, deskBytes(desk()).toStdString());
    } catch (const InputError& error) {
        m_window.say(QString::fromStdString(error.sentence()));
        return false;
    }
    m_window.rememberFile(path);
    m_window.say(tr("Saved as %1").arg(path));
    return true;
}

void SessionFiles::check(const QString& path) {
    m_check.stop();
    if (!carriesTable(path)) return;
    m_check.start(path);
    try {
        const auto carried = provenanceOf(path);
        if (!carried) return;
        const Recipe& recipe = carried->recipe;
        if (recipe.sweep)
            m_again.showOverStandard(1, {recipe, recipe.sweep->measure, "-maximum", true});
        else if (jsonFromText(recipe.experiment, {}).contains("analysis"))
            m_again.showOverStandard(1, {recipe});
    } catch (const InputError& error) { // it was read just now; the comparison says what is wrong with it
        m_window.say(QString::fromStdString(error.sentence()));
    }
}

void SessionFiles::keep() {
    if (!m_autosave || !m_window.workbench().hasExperiment()) return;
    const QString problem = m_autosave->save(deskBytes(desk()));
    if (!problem.isEmpty() && problem != m_problem) m_window.say(problem); // said once
    m_problem = problem;
}

bool SessionFiles::recover() {
    const QStringList files = m_autosave ? m_autosave->leftBehind() : QStringList();
    bool taken = false;
    for (const QString& file : files) {
        if (!taken && !open(file)) continue; // it says why, and stays to be looked at
        taken = true;
        Autosave::forget(file);
    }
    return taken;
}

bool SessionFiles::offerRecovery() {
    const QStringList files = m_autosave ? m_autosave->leftBehind() : QStringList();
    if (files.isEmpty()) return false;
    const auto answer =
        QMessageBox::question(&m_window, tr("Go on"),
                              tr("Timestep was not closed last time. Go on with what lay on the desk then?"),
                              QMessageBox::Yes | QMessageBox::No, QMessageBox::Yes);
    if (answer == QMessageBox::Yes) return recover();
    for (const QString& file : files) Autosave::forget(file);
    return false;
}

Report SessionFiles::report() {
    Workbench& workbench = m_window.workbench();
    Report report;
    if (const auto lesson = m_window.lessonPanel().lesson())
        report = reportOf(*lesson, m_window.lessonPanel().progress());
    std::vector<ReportFigure> figures;
    if (workbench.hasExperiment()) {
        for (const std::size_t slot : m_window.plots().order()) {
            const PlotCard& card = m_window.plotCard(slot);
            if (card.plot()->spec().y.empty() || card.plot()->table().rows() == 0) continue;
            PlotOrigin origin = originOf(workbench, card.source());
            ReportFigure figure;
            figure.plot = card.plot()->spec();
            figure.table = card.plot()->table();
            figure.recipe = std::move(origin.recipe);
            figure.caption = card.title();
            figure.settings = origin.settings;
            figure.verifiable = origin.verifiable;
            if (figure.plot.title.isEmpty()) figure.plot.title = card.title();
            figures.push_back(std::move(figure));
        }
    }
    if (report.title.isEmpty()) report.title = tr("Report");
    addFigures(report, std::move(figures));
    if (!m_notes.isEmpty()) report.explanation += (report.explanation.isEmpty() ? "" : "\n\n") + m_notes;
    report.author = m_window.preferences().learner;
    return report;
}

void SessionFiles::openReportDialog() {
    ReportDialog dialog(report(), &m_window);
    dialog.exec();
}

void SessionFiles::openNotes() {
    NotesDialog dialog(m_notes, &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    m_notes = dialog.notes();
    keep();
}

void SessionFiles::chooseSavePath() {
    if (!m_window.workbench().hasExperiment()) return;
    QFileDialog dialog(&m_window, tr("Save desk"), QString(), tr("Desks (*.timestep-desk)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String(deskSuffix));
    if (dialog.exec() == QDialog::Accepted) save(dialog.selectedFiles().first());
}

} // namespace timestep
