// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/desk_report.h"

#include "app/lesson/elements/prose.h"
#include "app/measured/measured_work.h"
#include "app/names.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/plot_json.h"
#include "core/input_error.h"
#include "core/run/session/memory_limit.h"
#include "core/run/session/session.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr std::int64_t askEvery = 256; // ticks

struct DeskTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Report)
};

bool showsRun(const SavedPlot& plot) {
    return !plot.derived && !plot.residuals;
}

/// The plot of a figure, in the slot that it has in the window.
std::vector<SavedPlot> plotsOfFigure(const OpenedFile& opened, const QString& path) {
    std::vector<SavedPlot> plots;
    if (opened.plot.is_null() && !opened.analysis) return plots;
    SavedPlot own;
    try {
        if (!opened.plot.is_null()) own.spec = plotSpecFromJson(JsonField(opened.plot, "plot"));
        if (!opened.measured.is_null())
            own.spec.added.points = pointsFromJson(JsonField(opened.measured, "measured"));
    } catch (InputError& error) {
        error.file = path.toStdString();
        throw;
    }
    own.residuals = !opened.analysis && own.spec.x == "pass";
    if (opened.analysis) {
        own.derived = SavedDerived{opened.recipe(), {.slopes = true}};
        own.spec.referenceLines.clear(); // the analysis draws its own
    }
    if (opened.experiment.duration == 0) return {own};
    const auto standard = standardPlots(Session(opened.experiment).table());
    SavedPlot beside;
    beside.spec = standard[opened.analysis ? 0 : 1];
    if (opened.analysis) {
        beside.slot = 0;
        own.slot = 1;
        return {beside, own};
    }
    beside.slot = 1;
    if (beside.spec.y == own.spec.y && beside.spec.x == own.spec.x) return {own};
    return {own, beside};
}

/// The run of a desk, as far as its plots show it; none: it was stopped.
std::optional<Session> runOf(const Desk& saved, const Progress& progress) {
    Session session(saved.experiment);
    const bool ends = saved.experiment.duration > 0;
    if (!ends && saved.reached == 0)
        throw InputError(TRANSLATABLE("fault", "a report needs a run that ends"), "duration");
    refuseLargeTable(session);
    session.measureResiduals(!ends); // the last step is unknown before the end
    while (ends || session.ticks() < saved.reached) {
        if (session.ticks() % askEvery == 0 && progress && !progress(0, 1)) return std::nullopt;
        if (!session.step()) break;
    }
    return session;
}

ReportFigure figureOfRun(const Session& session, const SavedPlot& plot) {
    ReportFigure figure;
    const Experiment& experiment = session.experiment();
    figure.plot = plot.spec;
    figure.table = plot.residuals ? session.residualTable() : session.table();
    nameRuns(figure.table, experiment);
    figure.recipe.experiment = experiment;
    figure.verifiable = showsRun(plot) && experiment.duration > 0;
    figure.settings = caption(session); // the same for all figures, so that it is printed once
    if (figure.plot.title.isEmpty())
        for (const Column& column : figure.table.columns)
            if (figure.plot.title.isEmpty() && column.id == figure.plot.y.front())
                figure.plot.title = headline(translated(column.name));
    return figure;
}

/// Copies the reader's look and notes on the chart of an analysis.
void takeOwnLook(const PlotSpec& asked, PlotSpec& plot) {
    plot.added = asked.added;
    plot.xLabel = asked.xLabel;
    plot.yLabel = asked.yLabel;
    plot.runNames = asked.runNames;
    plot.runColours = asked.runColours;
    plot.runWidths = asked.runWidths;
    plot.fontFamily = asked.fontFamily;
}

/// An analysis with its numbers; none: it was stopped.
std::optional<DerivedResult> computed(const Recipe& recipe, const Progress& progress) {
    DerivedResult derived{recipe.experiment, *recipe.analysis, {}};
    derived.result = analyse(derived.of, derived.spec, progress);
    if (!derived.result.complete) return std::nullopt;
    const std::size_t runs = derived.of.runs.size();
    for (Table* table : {&derived.result.table, &derived.result.summary})
        if (table->runs.size() == runs) nameRuns(*table, derived.of);
    return derived;
}

ReportFigure figureOfAnalysis(const DerivedResult& derived, AnalysisPlot drawn) {
    ReportFigure figure;
    figure.plot = std::move(drawn.plot);
    figure.table = *drawn.table;
    figure.recipe = {derived.of, derived.spec};
    figure.settings = analysisCaption(Session(derived.of), derived.spec);
    return figure;
}

ReportFigure figureOfSaved(const DerivedResult& derived, const SavedPlot& plot) {
    const bool given = !plot.spec.x.empty(); // by a desk or figure, with its scales
    const PlotSource source{PlotSource::Kind::Derived, {}, plot.derived->chart, given};
    ReportFigure figure = figureOfAnalysis(derived, analysisPlot(derived, source, plot.spec));
    takeOwnLook(plot.spec, figure.plot);
    return figure;
}

/// Adds one row for each sentence, with the runs for which it was found, in the order of the facts.
void addFacts(const DerivedResult& derived, ReportTable& facts) {
    struct Found {
        std::string fact;
        QString sentence;
        QStringList runs;
    };
    std::vector<Found> found;
    for (std::size_t run = 0; run < derived.result.sentences.size(); ++run) {
        const QString name = QString::fromStdString(
            asMarkdown(QString::fromStdString(runLabel(derived.of, run, translatedUtf8))));
        for (const FactSentence& one : derived.result.sentences[run]) {
            const QString sentence = QString::fromStdString(asMarkdown(translated(one)));
            auto at = std::find_if(found.begin(), found.end(),
                                   [&](const Found& other) { return other.sentence == sentence; });
            if (at == found.end()) { // behind the last one of this fact
                const auto last = std::find_if(found.rbegin(), found.rend(),
                                               [&](const Found& other) { return other.fact == one.fact; });
                at = found.insert(last == found.rend() ? found.end() : last.base(),
                                  {std::string(one.fact), sentence, {}});
            }
            at->runs << name;
        }
    }
    if (!found.empty() && facts.columns.isEmpty())
        facts.columns = {DeskTexts::tr("method"), DeskTexts::tr("what was measured")};
    for (const Found& one : found) facts.rows.push_back({one.runs.join(QStringLiteral(", ")), one.sentence});
}

} // namespace

Desk shownIn(const QString& path) {
    if (QFileInfo(path).suffix().toLower() == QLatin1String(deskSuffix)) return readDesk(path);
    const OpenedFile opened = openFile(path);
    Desk shown;
    shown.experiment = opened.experiment;
    shown.plots = inFile(path.toStdString(), [&] { return plotsOfFigure(opened, path); });
    return shown;
}

std::vector<FitSummary> measuredFits(const Json& measured) {
    if (measured.is_null()) return {};
    const MeasuredWork work = measuredWorkFromJson(JsonField(measured, "measured"));
    if (!work.fit || !work.fit->found()) return {};
    FitSummary summary = summaryOf(*work.fit);
    if (summary.name.isEmpty()) summary.name = work.file;
    return {summary};
}

std::optional<std::vector<ReportFigure>> figuresOf(const Desk& saved, const Progress& progress) {
    std::optional<Session> run;
    const bool standard = saved.plots.empty();
    if (standard ||
        std::any_of(saved.plots.begin(), saved.plots.end(), [](const auto& plot) { return !plot.derived; })) {
        run = runOf(saved, progress);
        if (!run) return std::nullopt;
    }
    std::vector<SavedPlot> plots = saved.plots;
    if (standard)
        for (const PlotSpec& plot : standardPlots(run->table())) plots.push_back({0, false, plot});
    std::vector<ReportFigure> figures;
    for (const SavedPlot& plot : plots) {
        if (plot.derived) {
            const auto derived = computed(plot.derived->recipe, progress);
            if (!derived) return std::nullopt;
            figures.push_back(figureOfSaved(*derived, plot));
        } else if (!plot.spec.y.empty()) {
            figures.push_back(figureOfRun(*run, plot));
        } else {
            continue;
        }
        PlotSpec& shown = figures.back().plot;
        if (plot.view && !shown.added.spectrum && !shown.added.residuals) {
            shown.xRange = plot.view->x;
            shown.yRange = plot.view->y;
        }
        figures.back().caption = QString::fromStdString(asMarkdown(shown.title));
    }
    return figures;
}

std::optional<std::vector<ReportFigure>> figuresOf(const Recipe& recipe, ReportTable& facts,
                                                   const Progress& progress) {
    const auto derived = computed(recipe, progress);
    if (!derived) return std::nullopt;
    std::vector<ReportFigure> figures;
    AnalysisPlot drawn = analysisPlot(*derived, {.slopes = true});
    if (!drawn.plot.y.empty() && drawn.table->rows() > 0)
        figures.push_back(figureOfAnalysis(*derived, std::move(drawn)));
    for (ReportFigure& figure : figures)
        figure.caption = QString::fromStdString(asMarkdown(figure.plot.title));
    addFacts(*derived, facts);
    if (figures.empty() && facts.rows.empty())
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the analysis \"%1\" found nothing that a report could show"),
                     recipe.analysis->kind));
    return figures;
}

} // namespace timestep
