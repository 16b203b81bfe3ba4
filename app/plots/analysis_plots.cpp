// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/analysis_plots.h"

#include "app/names.h"
#include "app/plots/standard_plots.h"
#include "core/analysis/measured_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/time_unit.h"
#include "core/scenes/coordinates.h"
#include "core/sentence.h"
#include "widgets/panel/control_row.h"
#include "widgets/text/label_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

struct AnalysisTexts {
    Q_DECLARE_TR_FUNCTIONS(AnalysisTexts)
};

QString number(double value) {
    return roundedNumber(value, QLocale());
}

QString labelOf(const ChartLine& line) {
    Sentence label(line.label);
    for (const LabelNumber& each : line.numbers) {
        QString shown = number(each.value);
        if (each.decimals >= 0)
            shown = QLocale()
                        .toString(each.value, 'f', each.decimals)
                        .replace(QLatin1Char('-'), QStringLiteral("−"));
        label.values.push_back(Sentence::verbatim(shown.toStdString()));
    }
    return translated(label);
}

ReferenceLine referenceLine(const ChartLine& line) {
    if (line.x.empty()) return ReferenceLine::horizontal(labelOf(line), line.y.front());
    return {labelOf(line), line.run, line.x, line.y};
}

std::optional<PlotRange> rangeOf(const std::pair<double, double>& ends) {
    return ends.first == ends.second ? std::nullopt : std::optional(PlotRange{ends.first, ends.second});
}

/// The first two columns of the first run, apart from the time.
void chooseColumns(PlotSpec& plot, const Table& table) {
    for (const Column& column : table.columns) {
        if (column.run != 0 || column.id == "time") continue;
        if (!plot.x.empty()) {
            plot.y = {column.id};
            return;
        }
        plot.x = column.id;
    }
}

bool isPositive(const Table& table, const std::string& id) {
    return std::all_of(table.columns.begin(), table.columns.end(), [&](const Column& column) {
        return column.id != id || std::all_of(column.values.begin(), column.values.end(),
                                              [](double value) { return !(value <= 0); });
    });
}

void chooseScales(PlotSpec& plot, const Table& table, AnalysisChart::Scale scale) {
    using Scale = AnalysisChart::Scale;
    plot.logX =
        scale == Scale::Logarithmic || (scale == Scale::LogarithmicIfPositive && isPositive(table, plot.x));
    plot.logY = scale == Scale::Logarithmic || scale == Scale::LogarithmicY ||
                (scale == Scale::LogarithmicIfPositive && isPositive(table, plot.y.front()));
}

/// Whether a column of angles leaves the turn from -pi to pi.
bool turnsOver(const Table& table, const std::string& id) {
    return std::any_of(table.columns.begin(), table.columns.end(), [&](const Column& column) {
        return column.id == id && column.unit == "rad" &&
               std::any_of(column.values.begin(), column.values.end(),
                           [](double angle) { return std::abs(angle) > std::numbers::pi; });
    });
}

Marks marksOf(AnalysisChart::Marks marks) {
    switch (marks) {
    case AnalysisChart::Marks::Points:
        return Marks::Markers;
    case AnalysisChart::Marks::LineAndPoints:
        return Marks::LinesAndMarkers;
    case AnalysisChart::Marks::Line:
        break;
    }
    return Marks::Lines;
}

/// "largest step 0.1 s". Settings that are steps have the time unit of the scene.
QString settingText(const Parameter& setting, const ParameterValues& values, const QString& timeUnit) {
    const QString name = translated(setting.name);
    const std::string_view id = setting.id;
    if (setting.kind == ParameterKind::Choice) {
        const auto chosen = static_cast<std::size_t>(values[setting.id]);
        return name + ": " + translated(setting.choices[chosen].name);
    }
    const bool isStep = id == "largest-step" || id == "step-from" || id == "step-to";
    return name + " " + number(values[setting.id]) + (isStep ? timeUnit : QString());
}

QString listOf(const std::vector<double>& values) {
    QStringList texts;
    for (const double value : values) texts << number(value);
    return texts.join("; ");
}

QString sweptText(const Experiment& experiment, const AnalysisSpec& spec) {
    const auto nameOf = [&](const std::string& key) {
        return translated(describe(experiment, SettingKey::parse(key)).name);
    };
    const QString over = nameOf(spec.over);
    QString text = AnalysisTexts::tr("One run for each %1 of %2.").arg(over, listOf(spec.swept.values));
    if (!spec.swept.shared.empty())
        text += QString(" %1 × %2 = %3.").arg(over, nameOf(spec.swept.shared), number(spec.swept.budget));
    return text;
}

} // namespace

bool hasSummaryPlot(const DerivedResult& derived) {
    const std::string_view y = findAnalysis(derived.spec.kind)->chart.summaryY;
    const Table& summary = derived.result.summary;
    return !y.empty() && summary.find("time", 0) != nullptr && summary.find(y, 0) != nullptr;
}

PlotSpec plannedPlot(std::string_view kind, const std::string& measure, const ChartRequest& request) {
    const AnalysisChart& chart = chartOf(*findAnalysis(kind), request);
    PlotSpec plot;
    plot.x = std::string(chart.x);
    if (std::string y = drawnColumn(chart, measure, request); !y.empty()) plot.y = {std::move(y)};
    plot.marks = marksOf(chart.marks);
    return plot;
}

PlotSpec plannedPlot(const AnalysisSpec& spec, const Table& table) {
    PlotSpec plot = plannedPlot(spec.kind, spec.measure, {});
    if (plot.y.empty()) chooseColumns(plot, table);
    if (plot.y.empty()) return plot;
    const AnalysisChart& chart = chartOf(*findAnalysis(spec.kind), {});
    plot.colour = std::string(chart.colour);
    chooseScales(plot, table, chart.scale);
    return plot;
}

AnalysisPlot analysisPlot(const DerivedResult& derived, const ChartRequest& asked) {
    const Analysis& analysis = *findAnalysis(derived.spec.kind);
    ChartRequest request = asked;
    const auto pictures = picturesOf(derived);
    if (request.column.empty() && !pictures.empty()) request.column = pictures.front()->chart.y;
    const AnalysisChart& chart = chartOf(analysis, request);
    const Table &table = derived.result.table, &summary = derived.result.summary;
    PlotSpec plot;
    if (request.summary && hasSummaryPlot(derived)) {
        plot.title = translated(summary.find(chart.summaryY, 0)->name);
        plot.x = "time";
        plot.y = {std::string(chart.summaryY)};
        plot.marks = Marks::LinesAndMarkers;
        return {plot, &summary};
    }
    plot = plannedPlot(derived.spec.kind, derived.spec.measure, request);
    plot.title = translated(analysis.name);
    for (const AnalysisPicture* picture : pictures)
        if (&picture->chart == &chart) plot.title = shownName(picture->name);
    if (plot.y.empty()) chooseColumns(plot, table);
    if (plot.y.empty()) return {plot, &table}; // there are no results
    if (const Column* column = table.find(plot.y.front()); column != nullptr && chart.namedByMeasure)
        plot.title = headline(translated(column->name));
    if (const Column* second = table.find(chart.secondY, 0);
        second != nullptr && !second->values.empty() && std::isfinite(second->values.front()))
        plot.y.push_back(second->id);
    plot.colour = std::string(chart.colour);
    // A map shows its first run, whose name appears nowhere else.
    if (!plot.colour.empty() && !table.runs.empty())
        plot.title += QStringLiteral(": ") + QString::fromStdString(table.runs.front());
    plot.colourRange = rangeOf(chart.colourRange);
    plot.yRange = rangeOf(chart.yRange);
    chooseScales(plot, table, chart.scale);
    // Points of a motion that turns over are compared within one turn.
    if (plot.marks == Marks::Markers && plot.colour.empty()) {
        plot.wrapX = turnsOver(table, plot.x);
        plot.wrapY = turnsOver(table, plot.y.front());
    }
    if (chart.lines != nullptr)
        for (const ChartLine& line : chart.lines(derived, request))
            plot.referenceLines.push_back(referenceLine(line));
    return {plot, &table};
}

AnalysisPlot analysisPlot(const DerivedResult& derived, const PlotSource& source, const PlotSpec& asked) {
    ChartRequest request = source.chart;
    if (source.scalesGiven) request.slopes = request.slopes && asked.logX && asked.logY;
    AnalysisPlot shown = analysisPlot(derived, request);
    PlotSpec& plot = shown.plot;
    if (source.scalesGiven) {
        plot.setXScale(asked.xScale());
        plot.setYScale(asked.yScale());
    }
    if (!asked.title.isEmpty()) plot.title = asked.title;
    if (asked.xRange) plot.xRange = asked.xRange;
    if (asked.yRange) plot.yRange = asked.yRange;
    plot.runs = asked.runs;
    plot.referenceLines.insert(plot.referenceLines.end(), asked.referenceLines.begin(),
                               asked.referenceLines.end());
    return shown;
}

QString analysisCaption(const Session& session, const AnalysisSpec& spec) {
    const Experiment& experiment = session.experiment();
    const Analysis& analysis = *findAnalysis(spec.kind);
    if (analysis.needsValues) return caption(session) + " " + sweptText(experiment, spec);
    QStringList parts;
    if (!spec.over.empty() && experiment.parameters.has(spec.over))
        parts << AnalysisTexts::tr("over %1").arg(
            translated(experiment.parameters.descriptor(spec.over).name));
    if (!spec.measure.empty()) parts << translated(measureNames(experiment, spec.measure).name);
    if (!spec.coordinate.empty() && session.simulation(0).problem() != nullptr)
        for (const Coordinate& coordinate :
             coordinatesOf(*experiment.scene, *session.simulation(0).problem()))
            if (coordinate.id == spec.coordinate) parts << translated(coordinate.name);
    const std::string unit(timeUnitOf(experiment));
    const QString timeUnit = unit.empty() || unit == "1" ? QString() : QChar(QChar::Nbsp) + text(unit);
    if (analysis.takesSteps && !spec.swept.values.empty()) // they replace the settings
        parts << AnalysisTexts::tr("step sizes %1").arg(listOf(spec.swept.values)) + timeUnit;
    else
        for (const Parameter& setting : spec.settings.descriptors())
            parts << settingText(setting, spec.settings, timeUnit);
    const QString name = translated(analysis.name);
    return caption(session) + " " + (parts.empty() ? name : name + ": " + parts.join(", ")) + ".";
}

} // namespace timestep
