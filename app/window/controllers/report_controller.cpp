// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/report_controller.h"

#include "app/desk/desk_files.h"
#include "app/desk/desk_report.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_source.h"
#include "app/plots/standard_plots.h"
#include "app/preferences.h"
#include "app/provenance/provenance.h"
#include "app/report/hand_over.h"
#include "app/report/lesson_report.h"
#include "app/report/report_dialog.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/edits.h"
#include "widgets/controls/opening.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace timestep {

ReportController::ReportController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("report", this, [this] { openReport(); });
    parts.actions.on("add-to-report", this, [this] { collect(); });
    parts.actions.on("notes", this, [this] { openNotes(); });
    // A session file holds the texts, but not the figures that were kept of other experiments.
    connect(&parts.desk, &DeskFiles::saved, this,
            [this] { m_isUnsaved = m_isUnsaved && !m_collected.empty(); });
}

std::vector<ReportFigure> ReportController::presentFigures() {
    Workbench& workbench = m_parts.workbench;
    std::vector<ReportFigure> figures;
    if (!workbench.hasExperiment()) return figures;
    for (const std::size_t slot : m_parts.grid.order()) {
        const PlotCard& card = m_parts.grid.at(slot);
        if (card.plot()->spec().y.empty() || card.plot()->table().rows() == 0) continue;
        PlotOrigin origin = originOf(workbench, card.source());
        ReportFigure figure;
        figure.plot = card.plot()->shownSpec();
        figure.table = card.plot()->table();
        figure.recipe = std::move(origin.recipe);
        QString caption = card.title();
        if (const QString points = pointsSentence(figure.plot); !points.isEmpty())
            caption += QStringLiteral(". ") + points;
        figure.caption = QString::fromStdString(asMarkdown(caption));
        figure.settings = origin.settings;
        figure.verifiable = origin.verifiable;
        if (figure.plot.title.isEmpty()) figure.plot.title = card.title();
        if (drawsSomething(figure)) figures.push_back(std::move(figure));
    }
    return figures;
}

namespace {

/// Whether both are the same plot of the same experiment.
bool isSame(const ReportFigure& one, const ReportFigure& other) {
    return one.plot.x == other.plot.x && one.plot.y == other.plot.y && one.plot.title == other.plot.title &&
           one.recipe.analysis.has_value() == other.recipe.analysis.has_value() &&
           one.settings == other.settings &&
           digestOfExperiment(one.recipe.experiment) == digestOfExperiment(other.recipe.experiment);
}

/// Adds figures; a newer one takes the place of the same one.
void addTo(std::vector<ReportFigure>& figures, std::vector<ReportFigure> more) {
    for (ReportFigure& figure : more) {
        const auto known = std::find_if(figures.begin(), figures.end(),
                                        [&](const ReportFigure& one) { return isSame(one, figure); });
        if (known == figures.end())
            figures.push_back(std::move(figure));
        else
            *known = std::move(figure);
    }
}

} // namespace

void ReportController::collect() {
    std::vector<ReportFigure> figures = presentFigures();
    if (figures.empty()) return m_parts.message.say(tr("There is no plot with numbers yet."));
    addTo(m_collected, std::move(figures));
    m_isUnsaved = true;
    m_parts.message.say(tr("Figures kept for the report: %1. Open another experiment and add more, or write "
                           "the report.")
                            .arg(m_collected.size()));
}

Report ReportController::report() {
    Report report;
    if (const auto lesson = m_parts.lesson.lesson(); lesson != nullptr && !m_parts.lesson.walk().isAside())
        report = reportOf(*lesson, m_parts.lesson.progress());
    std::vector<ReportFigure> figures = m_collected;
    addTo(figures, presentFigures());
    if (report.title.isEmpty()) report.title = tr("Report");
    addFigures(report, std::move(figures));
    const QString& notes = m_parts.desk.notes();
    if (!notes.isEmpty()) report.explanation += (report.explanation.isEmpty() ? "" : "\n\n") + notes;
    report.fits = measuredFits(m_parts.desk.measured());
    report.author = m_parts.preferences.learner;
    return report;
}

void ReportController::openReport() {
    auto* dialog = new ReportDialog(report(), m_window);
    dialog->setTexts(m_parts.desk.reportTexts());
    connect(dialog, &ReportDialog::typed, this, [this, dialog] {
        m_parts.desk.setReportTexts(dialog->texts());
        m_isUnsaved = true;
    });
    connect(dialog, &ReportDialog::written, this, [this] { m_isUnsaved = false; });
    openAndForget(dialog);
}

void ReportController::askToLeave(const std::function<void()>& leave) {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Leave without the report?"),
                        tr("The texts and figures of your report are in no file yet. Write the report, "
                           "or leave without it."),
                        QMessageBox::Cancel, m_window);
    QPushButton* write = box->addButton(tr("&Write the report…"), QMessageBox::AcceptRole);
    QPushButton* lose = box->addButton(tr("&Leave without it"), QMessageBox::DestructiveRole);
    box->setDefaultButton(write);
    connect(write, &QPushButton::clicked, this, &ReportController::openReport);
    connect(lose, &QPushButton::clicked, this, [this, leave] {
        m_isUnsaved = false;
        leave();
    });
    openAndForget(box);
}

void ReportController::beginAnother() {
    if (m_collected.empty()) m_parts.desk.forgetReportTexts(); // a report of several experiments goes on
}

void ReportController::openNotes() {
    auto* dialog = new QDialog(m_window);
    dialog->setWindowTitle(tr("Notes"));
    dialog->resize(520, 360);
    auto* text = new TextEdit(m_parts.desk.notes());
    text->setAccessibleName(tr("Notes"));
    auto* about = new QLabel(tr("&Kept with the session, and a beginning for the explanation of a report:"));
    about->setWordWrap(true);
    about->setBuddy(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, text] { m_parts.desk.setNotes(text->toPlainText()); });
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(about);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    openAndForget(dialog);
}

} // namespace timestep
