// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/parallel.h"
#include "core/parameter/parameter.h"
#include "core/run/experiment.h"
#include "core/table/table.h"
#include "core/translatable.h"

#include <span>
#include <string>
#include <string_view>

namespace timestep {

/// An experiment over an experiment: which one, and its settings. Plain data.
struct AnalysisSpec {
    std::string kind;       ///< id of an Analysis
    std::string over;       ///< id of a parameter of the scene; empty where the analysis needs none
    std::string measure;    ///< id of a measure; empty where the analysis needs none
    std::string coordinate; ///< id of a coordinate of the scene; empty where the analysis needs none
    ParameterValues settings;
};

/// What came out.
struct AnalysisResult {
    Table table;          ///< what is drawn; empty: the summary is drawn
    Table summary;        ///< a few numbers about it, or a second curve over it
    bool complete = true; ///< false: it was stopped before the end
};

/// How the first table of a result is drawn.
enum class AnalysisChart : std::uint8_t { Curves, LogCurves, Points, HeatMap };

/// One kind of analysis.
struct Analysis {
    std::string_view id = {}; ///< "stability-map"
    Text name = {};           ///< TRANSLATABLE("analysis", ...)
    Text description = {};    ///< one or two sentences, TRANSLATABLE("analysis", ...)
    std::span<const Parameter> settings = {};
    bool needsOver = false, needsMeasure = false, needsCoordinate = false;
    AnalysisChart chart = AnalysisChart::Curves;
    std::string_view x =
        {}; ///< column on the x axis of the chart; empty: named after the measure or coordinate
    std::string_view y = {}; ///< column on its y axis; of a heat map, the column of colours is "growth"
    /// Fills in what suits the experiment. Throws InputError where the analysis makes no sense for it.
    void (*propose)(const Experiment&, AnalysisSpec&) = nullptr;
    AnalysisResult (*run)(const Experiment&, const AnalysisSpec&, const Progress&,
                          unsigned threads) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Analysis> analyses();
const Analysis* findAnalysis(std::string_view id);

/// The analysis with settings that suit the experiment. Throws InputError where it makes no sense for it.
AnalysisSpec standardAnalysis(const Experiment& experiment, std::string_view kind);

/// Carries it out; `progress` is asked within 0.1 s of any instant. The same bytes for any number of threads
/// (0: one per core). Throws InputError for settings that make no sense.
AnalysisResult analyse(const Experiment& experiment, const AnalysisSpec& spec,
                       const Progress& progress = nullptr, unsigned threads = 0);

Json toJson(const AnalysisSpec& spec);
/// Throws InputError with the path of the value.
AnalysisSpec analysisFromJson(const Json& json);

} // namespace timestep
