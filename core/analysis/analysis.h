// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/parallel.h"
#include "core/parameter/parameter.h"
#include "core/run/experiment.h"
#include "core/table/table.h"
#include "core/translatable.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// One run for each of several values of a setting.
struct SweptValues {
    std::vector<double> values; ///< in the order of the rows
    /// Of a setting that is a choice: the ids that the values 0, 1, 2 ... stand for. Empty: values are
    /// numbers.
    std::vector<std::string> choices = {};
    /// A second setting that takes budget / value, rounded, so that the product stays: passes shared out over
    /// substeps. Empty: none.
    std::string shared = {};
    double budget = 0;
};

/// An experiment over an experiment: which one, and its settings. Plain data.
struct AnalysisSpec {
    std::string kind; ///< id of an Analysis
    /// Id of a parameter of the scene, or, where the analysis needs values, a key of setByKey(); empty where
    /// it needs none.
    std::string over;
    std::string measure;    ///< id of a measure; empty where the analysis needs none
    std::string coordinate; ///< id of a coordinate of the scene; empty where the analysis needs none
    ParameterValues settings;
    SweptValues swept = {}; ///< of `over`; empty where the analysis needs none
};

/// What came out.
struct AnalysisResult {
    Table table;          ///< what is drawn; empty: the summary is drawn
    Table summary;        ///< a few numbers about it, or a second curve over it
    bool complete = true; ///< false: it was stopped before the end
};

/// A result and how it was made.
struct DerivedResult {
    Experiment of;
    AnalysisSpec spec;
    AnalysisResult result;
};

/// By the id of the plot that shows it.
using DerivedResults = std::map<std::string, DerivedResult>;

/// What a plot shows of a result.
struct ChartRequest {
    std::string column = {}; ///< id of the column on the y axis; empty: the one that the analysis's row names
    bool slopes = false;     ///< with the fitted power law of each run, where both axes are logarithmic
    bool summary = false;    ///< the curve of the summary, where the result has one
};

/// A number in the label of a line.
struct LabelNumber {
    double value = 0;
    int decimals = -1; ///< -1: up to 6 significant digits
};

/// A line that theory or a fit draws over the chart of a result.
struct ChartLine {
    Text label = {};                       ///< TRANSLATABLE("analysis", ...), with %1, %2 ... for the numbers
    std::vector<LabelNumber> numbers = {}; ///< of the label
    int run = -1;                          ///< -1: of no run
    std::vector<double> x, y;              ///< in the units of the axes; no x: one y, over the whole width
};

/// How the table of a result is drawn.
struct AnalysisChart {
    enum class Marks : std::uint8_t { Line, Points, LineAndPoints };
    enum class Scale : std::uint8_t { Linear, Logarithmic, LogarithmicIfPositive };
    std::string_view x = {}; ///< id of the column on the x axis
    /// Of the column on the y axis; "-maximum": behind the id of what is measured. Both empty: the first two
    /// columns of the first run beside the time.
    std::string_view y = {};
    std::string_view secondY = {}; ///< of a second one, which is drawn where it has numbers
    std::string_view colour = {};  ///< of the column of colours of a heat map; empty: curves
    Marks marks = Marks::Line;
    Scale scale = Scale::Linear;                    ///< of both axes
    std::pair<double, double> yRange = {0, 0};      ///< the same ends: follows the numbers
    std::pair<double, double> colourRange = {0, 0}; ///< the same
    std::string_view summaryY = {}; ///< of the summary, over its time; empty: the summary has no chart
    bool namedByMeasure = false;    ///< the measure is the title of the chart, instead of the analysis
    /// May be null.
    std::vector<ChartLine> (*lines)(const DerivedResult&, const ChartRequest&) = nullptr;
};

/// One kind of analysis.
struct Analysis {
    std::string_view id = {}; ///< "stability-map"
    Text name = {};           ///< TRANSLATABLE("analysis", ...)
    Text description = {};    ///< one or two sentences, TRANSLATABLE("analysis", ...)
    std::span<const Parameter> settings = {};
    bool needsOver = false, needsMeasure = false, needsCoordinate = false;
    bool needsValues = false; ///< of `over`, which then is any setting of the experiment
    AnalysisChart chart = {};
    /// Fills in what suits the experiment. Throws InputError where the analysis makes no sense for it.
    void (*propose)(const Experiment&, AnalysisSpec&) = nullptr;
    AnalysisResult (*run)(const Experiment&, const AnalysisSpec&, const Progress&,
                          unsigned threads) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Analysis> analyses();
const Analysis* findAnalysis(std::string_view id);

/// Id of the column that a chart has on its y axis; empty where its row names none.
std::string drawnColumn(const AnalysisChart& chart, const std::string& measure, const ChartRequest& request);

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
