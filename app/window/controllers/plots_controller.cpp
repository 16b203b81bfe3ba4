// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/plots_controller.h"

#include "widgets/controls/ask.h"

#include "app/handouts/print_preview.h"
#include "app/plots/export_dialog.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_source.h"
#include "app/plots/run_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/web/interactive_page.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/plot/widget/plot_widget.h"

namespace timestep {

namespace {

constexpr double mmPerDot = 25.4 / 96; // of a screen

} // namespace

PlotsController::PlotsController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    PlotGrid& grid = parts.grid;
    WindowActions& actions = parts.actions;
    connect(&grid, &PlotGrid::exportWanted, this, [this](std::size_t slot) { exportPlot(slot); });
    connect(&grid, &PlotGrid::copyWanted, this, &PlotsController::copyPlot);
    connect(&grid, &PlotGrid::changed, this, &PlotsController::offer);
    actions.on("add-plot", this, [this] { m_parts.plots.add(); });
    actions.on("reopen-plot", this, [this] { m_parts.grid.reopen(); });
    actions.on("two-plots", this, [this] { m_parts.grid.setCount(2); });
    actions.onToggled("linked-cursors", this, [this](bool linked) { m_parts.grid.setLinked(linked); });
    actions.on("export-first", this, [this] { exportPlot(m_parts.grid.order().front()); });
    actions.on("export-second", this, [this] { exportPlot(m_parts.grid.order().at(1)); });
    actions.on("export-page", this, [this] { exportPage(); });
    actions.on("print", this,
               [this] { printPlot(m_parts.grid.maximised().value_or(m_parts.grid.order().front())); });
    offer();
}

void PlotsController::offer() {
    const std::size_t count = m_parts.grid.order().size();
    m_parts.actions.at("add-plot")->setEnabled(count < PlotGrid::most);
    m_parts.actions.at("reopen-plot")->setEnabled(m_parts.grid.canReopen());
    m_parts.actions.at("export-second")->setEnabled(count > 1);
}

ExportSubject PlotsController::exportSubject(std::size_t slot) const {
    const PlotCard& card = m_parts.grid.at(slot);
    const PlotSpec& drawn = card.plot()->shownSpec();
    PlotOrigin origin = originOf(m_parts.workbench, card.source(), &drawn);
    std::vector<ExportPanel> panels;
    for (const std::size_t shown : m_parts.grid.order()) {
        const PlotCard& one = m_parts.grid.at(shown);
        panels.push_back({one.plot()->shownSpec(), one.plot()->table(), one.title(),
                          originOf(m_parts.workbench, one.source()).settings});
    }
    return {card.plot()->shownSpec(),
            card.plot()->table(),
            std::move(origin.recipe),
            card.title(),
            origin.settings,
            origin.verifiable,
            QSizeF(card.plot()->size()) * mmPerDot,
            std::move(panels),
            m_giveFits ? m_giveFits() : std::vector<FitSummary>()};
}

void PlotsController::exportPlot(std::size_t slot, const QString& title, const QString& caption) {
    if (!m_parts.workbench.hasExperiment()) return;
    ExportSubject subject = exportSubject(slot);
    if (!title.isEmpty()) subject.title = title;
    if (!caption.isEmpty()) subject.caption = caption + "\n" + subject.caption;
    openAndForget(new ExportDialog(std::move(subject), m_window));
}

void PlotsController::printPlot(std::size_t slot) {
    if (!m_parts.workbench.hasExperiment()) return;
    const auto subject = std::make_shared<const ExportSubject>(exportSubject(slot));
    constexpr double width = 160, height = 110; // [mm]
    FigureSpec layout;
    layout.widthMm = width;
    layout.heightMm = height;
    layout.title = subject->title;
    layout.caption = subject->caption;
    layout.drawsCaption = true;
    layout.locale = QLocale();
    const ExactMotion exact = exactMotionOf(subject->recipe.experiment);
    auto* const preview =
        new PrintPreview({tr("Chart: %1").arg(subject->title), QStringLiteral("chart.pdf"),
                          [subject, layout, exact](QPrinter& printer) {
                              printFigure(printer, {layout, subject->plot, subject->table, exact});
                          },
                          [subject, layout, exact] {
                              FigureSpec carrying = layout;
                              carrying.experiment =
                                  QString::fromStdString(provenanceText(subject->recipe, &subject->table));
                              return figurePdf({carrying, subject->plot, subject->table, exact});
                          }},
                         m_window);
    openAndForget(preview);
}

void PlotsController::exportPage() {
    if (!m_parts.workbench.hasExperiment()) return;
    const auto page = std::make_shared<QByteArray>(); // of this instant
    const bool made = m_parts.message.attempt([&] {
        std::vector<PlotSpec> plots;
        for (const std::size_t slot : m_parts.grid.order())
            if (const PlotCard& card = m_parts.grid.at(slot); card.source().kind == PlotSource::Kind::Run)
                plots.push_back(card.plot()->shownSpec());
        PageContent content =
            pageContentOf(m_parts.workbench.experiment(), plots, m_parts.parameters.chosenControls());
        content.speed = m_parts.workbench.speed();
        *page = interactivePage(content, webEngine());
    });
    if (!made) return;
    askForPathToSave({tr("Save the interactive page"), tr("Pages (*.html)"),
                      QStringLiteral("experiment.html"), QStringLiteral("html")},
                     m_window, [this, page](const QString& path) {
                         const bool written =
                             m_parts.message.attempt([&] { writeFile(path, page->toStdString()); });
                         if (written) m_parts.message.say(tr("Saved as %1").arg(path));
                     });
}

void PlotsController::copyPlot(std::size_t slot) {
    if (!m_parts.workbench.hasExperiment()) return;
    const ExportDialog dialog(exportSubject(slot));
    dialog.copy();
    m_parts.message.say(tr("Picture and table are on the clipboard."));
}

} // namespace timestep
