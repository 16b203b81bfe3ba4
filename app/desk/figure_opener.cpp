// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/figure_opener.h"

#include "app/desk/computed_again.h"
#include "app/plots/plot_source.h"
#include "app/plots/run_plots.h"
#include "app/provenance/plot_json.h"
#include "app/provenance/verify_table.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "widgets/controls/opening.h"
#include "widgets/text/text.h"

#include <QMessageBox>

#include <algorithm>
#include <limits>
#include <optional>

namespace timestep {

FigureOpener::FigureOpener(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {}

void FigureOpener::show(const QString& path, const OpenedFile& opened) {
    m_verification.stop();
    m_parts.again.forget();
    if (!carriesTable(path)) return;
    if (!opened.measured.is_null()) showMeasured(path, opened.measured);
    verify(path, opened);
    if (!opened.plot.is_null())
        showPlotOf(path, opened);
    else if (opened.analysis)
        m_parts.again.showOverStandard(1, {opened.recipe(), {.slopes = true}});
    else
        runToTheEndOf(opened);
}

/// Shows the plot of a file, with its axes, fits and notes, instead of a standard one, and computes the rows
/// that it had.
void FigureOpener::showPlotOf(const QString& path, const OpenedFile& opened) {
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
        m_parts.again.show(1, {opened.recipe(), {.slopes = true}}, spec);
        return;
    }
    PlotSource source;
    if (spec.x == "pass") source.kind = PlotSource::Kind::Residuals;
    m_parts.plots.show(0, source, spec);
    runToTheEndOf(opened);
}

/// Continues the run to the last row of the file.
void FigureOpener::runToTheEndOf(const OpenedFile& opened) {
    std::optional<double> end;
    if (opened.digest)
        for (const ColumnDigest& column : opened.digest->columns)
            if (column.id == "time" && column.rows > 0) end = std::max(end.value_or(0), column.last);
    if (end || opened.experiment.duration > 0)
        m_parts.again.runTo(std::numeric_limits<std::int64_t>::max(), end);
}

/// Shows the measured points of a figure over the plots that the newly opened experiment has.
void FigureOpener::showMeasured(const QString& path, const Json& measured) {
    try {
        const std::vector<MeasuredPoints> all = pointsFromJson(JsonField(measured, "measured"));
        m_parts.workbench.catchUp(); // now the experiment has its standard plots
        for (const MeasuredPoints& points : all) m_parts.plots.showPoints(points);
    } catch (InputError& error) {
        error.file = path.toStdString();
        m_parts.message.say(translated(error));
    }
}

void FigureOpener::verify(const QString& path, const OpenedFile& opened) {
    m_verification.start(
        [this, path, opened] {
            return verifyTable(path, opened, [this] { return m_verification.isWanted(); });
        },
        [this](const std::optional<TableVerdict>& verdict, const QString& problem) {
            showVerdict(verdict.value_or(TableVerdict{.sentence = problem}));
        });
}

void FigureOpener::showVerdict(const TableVerdict& verdict) {
    using State = TableVerdict::State;
    if (verdict.state == State::Same || verdict.state == State::WithinRounding)
        return m_parts.message.say(verdict.sentence);
    const bool different = verdict.state == State::Different;
    auto* box = new QMessageBox(different ? QMessageBox::Warning : QMessageBox::Information,
                                different ? tr("The numbers of this file are others") : tr("Not compared"),
                                verdict.sentence, QMessageBox::Ok, m_window);
    box->setTextFormat(Qt::PlainText);
    if (different)
        box->setInformativeText(tr("The window shows the experiment that the file carries. Its plots are "
                                   "computed again and do not show the numbers of the file."));
    openAndForget(box);
}

} // namespace timestep
