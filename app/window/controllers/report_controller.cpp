// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/report_controller.h"

#include "app/desk/desk_files.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_source.h"
#include "app/preferences.h"
#include "app/report/lesson_report.h"
#include "app/report/report_dialog.h"
#include "app/window/actions/actions.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/edits.h"
#include "widgets/controls/opening.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace timestep {

ReportController::ReportController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("report", this, [this] { openAndForget(new ReportDialog(report(), m_window)); });
    parts.actions.on("notes", this, [this] { openNotes(); });
}

Report ReportController::report() {
    Workbench& workbench = m_parts.workbench;
    Report report;
    if (const auto lesson = m_parts.lesson.lesson(); lesson != nullptr && !m_parts.lesson.walk().isAside())
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
    const QString& notes = m_parts.desk.notes();
    if (!notes.isEmpty()) report.explanation += (report.explanation.isEmpty() ? "" : "\n\n") + notes;
    report.author = m_parts.preferences.learner;
    return report;
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
