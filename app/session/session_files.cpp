// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_files.h"

#include "app/ask.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/plots/additions_json.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_json.h"
#include "app/plots/plot_origin.h"
#include "app/plots/points_on_plot.h"
#include "app/plots/run_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/report/lesson_report.h"
#include "app/report/report_dialog.h"
#include "app/session/file_dialogs.h"
#include "app/session/notes_dialog.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/text.h"

#include <QAction>
#include <QFile>
#include <QMessageBox>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

namespace {

constexpr int keepEvery = 60'000; // [ms]
constexpr int keepAfter = 2'000;  // after a change [ms]

} // namespace

SessionFiles::SessionFiles(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window), m_again(parts.workbench, parts.grid, parts.plots) {
    connect(&m_check, &TableCheck::found, this, [this](const TableVerdict& verdict) {
        const bool same = verdict.state == TableVerdict::State::Same ||
                          verdict.state == TableVerdict::State::WithinRounding;
        same ? m_parts.message.say(verdict.sentence) : showVerdict(verdict, m_window);
    });
    connect(&parts.workbench, &Workbench::advanced, this, &SessionFiles::goFurther);
    m_soon.setSingleShot(true);
    m_soon.setInterval(keepAfter);
    m_timer.setInterval(keepEvery);
    connect(&m_timer, &QTimer::timeout, this, &SessionFiles::keep);
    connect(&m_soon, &QTimer::timeout, this, &SessionFiles::keep);
    const auto soon = [this] {
        if (m_autosave && !m_soon.isActive()) m_soon.start();
    };
    connect(&parts.workbench, &Workbench::experimentChanged, this, soon);
    connect(&parts.workbench, &Workbench::stateChanged, this, soon);
}

void SessionFiles::startKeeping(const QString& folder) {
    m_autosave = std::make_unique<Autosave>(folder);
    m_timer.start();
}

SavedSession SessionFiles::present() {
    Workbench& workbench = m_parts.workbench;
    SavedSession saved;
    saved.experiment = workbench.played();
    saved.notes = m_notes;
    if (const auto lesson = m_parts.lesson.lesson()) saved.lesson = QString::fromStdString(lesson->id);
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

bool SessionFiles::restore(const SavedSession& session) {
    if (!session.lesson.isEmpty()) emit lessonWanted(session.lesson);
    emit lessonUnwanted();
    if (!m_parts.workbench.open(session.experiment)) return false;
    m_again.forget();
    m_notes = session.notes;
    try {
        if (m_takeMeasured) m_takeMeasured(session.measured);
    } catch (const InputError& error) {
        m_parts.message.say(translated(error));
    }
    for (const auto& [name, action] : m_parts.switches)
        if (const auto found = session.view.find(name); found != session.view.end())
            action->setChecked(found->second);
    m_parts.workbench.setSpeed(session.speed);
    m_parts.grid.setCount(static_cast<std::size_t>(session.places));
    for (const SavedPlot& plot : session.plots) {
        const auto slot = static_cast<std::size_t>(plot.slot);
        if (plot.derived) {
            m_again.show(slot, *plot.derived, plot.spec);
            m_parts.grid.at(slot).plot()->setView(plot.view);
            continue;
        }
        PlotSource source;
        if (plot.residuals) source.kind = PlotSource::Kind::Residuals;
        m_parts.plots.show(slot, source, plot.spec);
        m_parts.grid.at(slot).plot()->setView(plot.view);
    }
    if (session.reached > 0) goAgain({m_parts.workbench.generation(), session.reached});
    if (session.alone) m_parts.grid.maximise(static_cast<std::size_t>(*session.alone));
    return true;
}

bool SessionFiles::open(const QString& path) {
    try {
        return restore(readSession(path));
    } catch (const InputError& error) {
        m_parts.message.say(translated(error));
        return false;
    }
}

bool SessionFiles::save(const QString& path) {
    if (!m_parts.workbench.hasExperiment()) return false;
    try {
        writeFile(path, sessionBytes(present()).toStdString());
    } catch (const InputError& error) {
        m_parts.message.say(translated(error));
        return false;
    }
    emit saved(path);
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

void SessionFiles::check(const QString& path, const OpenedFile& opened) {
    m_check.stop();
    m_again.forget();
    if (!carriesTable(path)) return;
    if (!opened.measured.is_null()) showMeasured(path, opened.measured);
    m_check.start(path, opened);
    if (!opened.plot.is_null())
        showPlotOf(path, opened);
    else if (opened.analysis)
        m_again.showOverStandard(1, {opened.recipe(), {.slopes = true}});
    else
        goToTheEndOf(opened);
}

/// Shows the plot of a file, with its axes, fits and notes, in the place of a standard one, and computes the
/// rows that it had.
void SessionFiles::showPlotOf(const QString& path, const OpenedFile& opened) {
    PlotSpec spec;
    try {
        spec = plotSpecFromJson(JsonField(opened.plot, "plot"));
    } catch (InputError& error) {
        error.file = path.toStdString();
        return m_parts.message.say(translated(error));
    }
    m_parts.workbench.catchUp(); // now the experiment has its standard plots
    if (opened.analysis) {
        spec.referenceLines.clear(); // the analysis draws its own
        m_again.show(1, {opened.recipe(), {.slopes = true}}, spec);
        return;
    }
    PlotSource source;
    if (spec.x == "pass") source.kind = PlotSource::Kind::Residuals;
    m_parts.plots.show(0, source, spec);
    goToTheEndOf(opened);
}

/// Lets the run go on until the last row of the file.
void SessionFiles::goToTheEndOf(const OpenedFile& opened) {
    Goal goal{m_parts.workbench.generation(), std::numeric_limits<std::int64_t>::max()};
    if (opened.digest)
        for (const ColumnDigest& column : opened.digest->columns)
            if (column.id == "time" && column.rows > 0)
                goal.time = std::max(goal.time.value_or(0), column.last);
    if (goal.time || opened.experiment.duration > 0) goAgain(goal);
}

/// Lets the run of the opened file go on to a tick, in parts, so that commands are obeyed in between.
void SessionFiles::goAgain(const Goal& goal) {
    m_goal.reset();
    if (m_parts.workbench.isLocked()) return;
    m_goal = goal;
    goFurther();
}

void SessionFiles::goFurther() {
    Workbench& workbench = m_parts.workbench;
    if (!m_goal || (workbench.isCurrent() && workbench.snapshot().running)) return m_goal.reset();
    if (!workbench.isCurrent()) return;
    const Snapshot& snapshot = workbench.snapshot();
    std::int64_t left = m_goal->tick - snapshot.tick;
    if (m_goal->time) {
        const double perTick = snapshot.tick > 0 ? snapshot.time / static_cast<double>(snapshot.tick)
                                                 : workbench.experiment().step;
        constexpr double most = 1e9; // ticks
        left = std::llround(std::clamp((*m_goal->time - snapshot.time) / perTick, 0.0, most));
    }
    if (snapshot.generation != m_goal->generation || left <= 0 || snapshot.atEnd ||
        snapshot.tick < snapshot.furthest)
        return m_goal.reset();
    if (snapshot.tick == m_asked && m_askedOf == snapshot.generation) return; // it is under way
    m_asked = snapshot.tick;
    m_askedOf = snapshot.generation;
    constexpr std::int64_t part = 512;
    workbench.step(static_cast<int>(std::min(left, part)));
}

/// Shows the measured points of a figure over the plots that the newly opened experiment has.
void SessionFiles::showMeasured(const QString& path, const Json& measured) {
    try {
        const std::vector<MeasuredPoints> all = pointsFromJson(JsonField(measured, "measured"));
        m_parts.workbench.catchUp(); // now it has its standard plots
        for (const MeasuredPoints& points : all) showPoints(m_parts.grid, m_parts.plots, points);
    } catch (InputError& error) {
        error.file = path.toStdString();
        m_parts.message.say(translated(error));
    }
}

void SessionFiles::keep() {
    if (!m_autosave || !m_parts.workbench.hasExperiment()) return;
    const QString problem = m_autosave->save(sessionBytes(present()));
    if (!problem.isEmpty() && problem != m_problem) m_parts.message.say(problem); // shown once
    m_problem = problem;
}

void SessionFiles::leave() {
    keep();
    if (m_autosave) m_autosave->leave();
}

bool SessionFiles::recover() {
    const QStringList files = m_autosave ? m_autosave->leftBehind() : QStringList();
    for (const QString& file : files) {
        if (open(file)) {
            Autosave::forget(file);
            return true;
        }
        QFile::rename(file, file + QStringLiteral(".corrupt")); // open() has said why
    }
    return false;
}

void SessionFiles::offerRecovery() {
    const QStringList files = m_autosave ? m_autosave->leftBehind() : QStringList();
    if (files.isEmpty()) return;
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Restore the session"),
                        tr("Timestep did not shut down properly. Restore your last session? Cancel asks "
                           "again at the next start."),
                        QMessageBox::Yes | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box->setDefaultButton(QMessageBox::Yes);
    connect(box, &QDialog::finished, this, [this, file = files.front()](int button) {
        if (button == QMessageBox::Yes) recover();
        if (button == QMessageBox::Discard) Autosave::forget(file);
    });
    openAndForget(box);
}

Report SessionFiles::report() {
    Workbench& workbench = m_parts.workbench;
    Report report;
    if (const auto lesson = m_parts.lesson.lesson(); lesson != nullptr && !m_parts.lesson.isAside())
        report = reportOf(*lesson, m_parts.lesson.progress());
    std::vector<ReportFigure> figures;
    if (workbench.hasExperiment()) {
        for (const std::size_t slot : m_parts.grid.order()) {
            const PlotCard& card = m_parts.grid.at(slot);
            if (card.plot()->spec().y.empty() || card.plot()->table().rows() == 0) continue;
            PlotOrigin origin = originOf(workbench, card.source());
            ReportFigure figure;
            figure.plot = card.plot()->shownSpec();
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
    report.author = m_author;
    return report;
}

void SessionFiles::openReportDialog() {
    openAndForget(new ReportDialog(report(), m_window));
}

void SessionFiles::openNotes() {
    auto* dialog = new NotesDialog(m_notes, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_notes = dialog->notes();
        keep();
    });
    openAndForget(dialog);
}

void SessionFiles::chooseSavePath() {
    if (!m_parts.workbench.hasExperiment()) return;
    askForPathToSave({tr("Save session file"), tr("Session files (*.timestep-desk)"), QString(),
                      QLatin1String(sessionSuffix)},
                     m_window, [this](const QString& path) { save(path); });
}

} // namespace timestep
