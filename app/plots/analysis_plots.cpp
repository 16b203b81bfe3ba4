// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/analysis_plots.h"

#include "app/names.h"
#include "app/plots/standard_plots.h"
#include "core/analysis/measured_error.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "widgets/export/metadata.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct AnalysisTexts {
    Q_DECLARE_TR_FUNCTIONS(AnalysisTexts)
};

QString number(double value) {
    return QLocale().toString(value, 'g', 6);
}

/// The error of a method of order p falls like work^-p: a line of that slope through the point where the
/// wanted error is reached.
ReferenceLine slopeThrough(const Table& table, const AnalysisResult& result, const AnalysisSpec& spec,
                           int run, double order) {
    const double needed = result.summary.find("evaluations-needed", run)->values.front();
    const std::vector<double>& work = table.find("evaluations", run)->values;
    ReferenceLine line;
    if (!std::isfinite(needed) || !std::isfinite(order) || work.size() < 2) return line;
    line.run = run;
    line.label = AnalysisTexts::tr("slope −%1").arg(number(order));
    for (const double factor : {0.25, 4.0}) {
        line.x.push_back(needed * factor);
        line.y.push_back(spec.settings["error"] * std::pow(factor, -order));
    }
    return line;
}

void addMapLines(PlotSpec& plot, const AnalysisResult& result) {
    for (const auto& [id, label] :
         {std::pair{"theory-limit", AnalysisTexts::tr("largest stable step, theory")},
          std::pair{"measured-limit", AnalysisTexts::tr("largest stable step, measured")}}) {
        ReferenceLine line{label, -1, {}, {}};
        const auto& limits = result.summary.find(id, 0)->values;
        for (std::size_t i = 0; i < limits.size(); ++i) {
            if (!std::isfinite(limits[i])) continue;
            line.x.push_back(result.summary.find("value", -1)->values[i]);
            line.y.push_back(limits[i]);
        }
        if (line.x.empty()) continue;
        plot.referenceLines.push_back(std::move(line));
        break; // the measured one stands in where there is no theory
    }
}

void addLines(const Experiment& experiment, const AnalysisSpec& spec, const AnalysisResult& result,
              PlotSpec& plot) {
    const Table& table = result.table;
    const int runs = static_cast<int>(table.runs.size());
    if (spec.kind == "work-precision") {
        for (int run = 0; run < runs; ++run)
            if (ReferenceLine line = slopeThrough(table, result, spec, run,
                                                  expectedOrder(experiment, static_cast<std::size_t>(run)));
                !line.x.empty())
                plot.referenceLines.push_back(std::move(line));
    } else if (spec.kind == "growth") {
        plot.referenceLines.push_back(
            ReferenceLine::horizontal(AnalysisTexts::tr("1: above, a change grows"), 1));
        plot.yRange = PlotRange{0, 2.5};
    } else if (spec.kind == "stability-map") {
        plot.colour = "growth";
        plot.colourRange = PlotRange{0, 2};
        addMapLines(plot, result);
    } else if (spec.kind == "halve-step") {
        plot.y = {"estimate"};
        const Column* error = table.find("error", 0);
        if (error && !error->values.empty() && std::isfinite(error->values.front()))
            plot.y.push_back("error");
    }
}

QString settingText(const Parameter& setting, const ParameterValues& values) {
    const QString name = translated(setting.name);
    if (setting.kind == ParameterKind::Choice) {
        const auto chosen = static_cast<std::size_t>(values[setting.id]);
        return name + ": " + translated(setting.choices[chosen].name);
    }
    return name + " " + number(values[setting.id]);
}

} // namespace

bool hasSummaryPlot(const AnalysisResult& result) {
    return result.summary.find("time", 0) != nullptr && result.summary.find("area-ratio", 0) != nullptr;
}

AnalysisPlot analysisPlot(const Experiment& experiment, const AnalysisSpec& spec,
                          const AnalysisResult& result, bool summary) {
    const Analysis& analysis = *findAnalysis(spec.kind);
    PlotSpec plot;
    if (summary && hasSummaryPlot(result)) {
        plot.title = translated(result.summary.find("area-ratio", 0)->name);
        plot.x = "time";
        plot.y = {"area-ratio"};
        plot.marks = Marks::LinesAndMarkers;
        return {plot, &result.summary};
    }
    if (spec.kind == "step-sweep") {
        plot = sweepPlot(result.table, spec.measure, "-maximum", true);
        for (ReferenceLine& line : plot.referenceLines) {
            const auto run = static_cast<std::size_t>(std::max(0, line.run));
            if (const double order = expectedOrder(experiment, run); std::isfinite(order))
                line.label = AnalysisTexts::tr("%1, expected %2").arg(line.label, number(order));
        }
        return {plot, &result.table};
    }
    plot.title = translated(analysis.name);
    plot.x = std::string(analysis.x);
    if (!analysis.y.empty()) plot.y = {std::string(analysis.y)};
    switch (analysis.chart) {
    case AnalysisChart::LogCurves:
        plot.logX = plot.logY = true;
        plot.marks = Marks::LinesAndMarkers;
        break;
    case AnalysisChart::Points: // the first two columns behind the time
        plot.marks = Marks::Markers;
        for (const Column& column : result.table.columns) {
            if (column.run != 0 || column.id == "time") continue;
            if (!plot.x.empty()) {
                plot.y = {column.id};
                break;
            }
            plot.x = column.id;
        }
        break;
    case AnalysisChart::Curves:
    case AnalysisChart::HeatMap:
        break;
    }
    addLines(experiment, spec, result, plot);
    return {plot, &result.table};
}

QString analysisCaption(const Session& session, const AnalysisSpec& spec) {
    QStringList parts;
    const Experiment& experiment = session.experiment();
    if (!spec.over.empty() && experiment.parameters.has(spec.over))
        parts << AnalysisTexts::tr("over %1").arg(
            translated(experiment.parameters.descriptor(spec.over).name));
    if (!spec.measure.empty()) parts << translated(measureNames(experiment, spec.measure).name);
    if (!spec.coordinate.empty())
        for (const Coordinate& coordinate : experiment.scene->coordinates)
            if (coordinate.id == spec.coordinate) parts << translated(coordinate.name);
    for (const Parameter& setting : spec.settings.descriptors()) parts << settingText(setting, spec.settings);
    const QString name = translated(findAnalysis(spec.kind)->name);
    return caption(session) + " " + (parts.empty() ? name : name + ": " + parts.join(", ")) + ".";
}

std::string analysedExperimentText(const Experiment& experiment, const AnalysisSpec& spec) {
    Json json = toJson(experiment);
    json["analysis"] = toJson(spec);
    return json.dump();
}

std::optional<AnalysisSpec> analysisInFile(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    std::string text;
    if (suffix == "png" || suffix == "svg" || suffix == "pdf" || suffix == "csv") {
        text = experimentInFigure(path).value_or(QString()).toStdString();
    } else {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) text = file.readAll().toStdString();
    }
    if (text.empty()) return std::nullopt;
    Json json = jsonFromText(text, path.toStdString());
    if (json.is_object() && json.contains("experiment")) json = Json(json.at("experiment"));
    if (!json.is_object() || !json.contains("analysis")) return std::nullopt;
    return analysisFromJson(json.at("analysis"));
}

} // namespace timestep
