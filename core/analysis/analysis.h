// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/fact_sentence.h"
#include "core/json/json.h"
#include "core/parallel.h"
#include "core/parameter/parameter.h"
#include "core/run/experiment/experiment.h"
#include "core/table/table.h"
#include "core/translatable.h"

#include <cstddef>
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
    /// If the setting is a choice: the ids for the values 0, 1, 2 ... Empty: the values are numbers.
    std::vector<std::string> choices = {};
    /// A second setting that gets budget / value, rounded, so that the product stays about constant: for
    /// example passes divided among substeps. Empty: none.
    std::string shared = {};
    double budget = 0;
    /// Only the values of this part of `parts` are run, counted from 1; the parts are consecutive stretches
    /// of the list whose lengths differ by at most one.
    std::size_t part = 1, parts = 1;
};

/// Which analysis to carry out on an experiment, and its settings. Plain data.
struct AnalysisSpec {
    std::string kind; ///< id of an Analysis
    /// Id of a parameter of the scene or, if the analysis needs values, a key of setByKey(). Empty if it
    /// needs neither.
    std::string over;
    std::string measure;    ///< id of a measure; empty if the analysis needs none
    std::string coordinate; ///< id of a coordinate of the scene; empty if the analysis needs none
    ParameterValues settings;
    SweptValues swept = {}; ///< values of `over`, or step sizes; empty if there are none
};

/// The result of an analysis.
struct AnalysisResult {
    Table table;          ///< the data of the chart; if empty, the chart shows the summary
    Table summary;        ///< a few numbers about the table, or a second curve in the same chart
    bool complete = true; ///< false if the analysis was stopped before its end
    std::vector<std::vector<FactSentence>> sentences = {}; ///< of each run; most analyses have none
};

/// A result with the experiment and the settings that produced it.
struct DerivedResult {
    Experiment of;
    AnalysisSpec spec;
    AnalysisResult result;
};

/// Results by the id of the plot that shows them.
using DerivedResults = std::map<std::string, DerivedResult>;
/// Returns the number of values in all tables of the results.
std::size_t numbersIn(const DerivedResults& results);

/// Which part of a result a plot shows.
struct ChartRequest {
    std::string column = {}; ///< id of the column on the y axis; empty: the column named by AnalysisChart
    bool slopes = false;     ///< also show the fitted power law of each run, if both axes are logarithmic
    bool summary = false;    ///< show the curve of the summary, if the result has one
};

/// A number in the label of a line.
struct LabelNumber {
    double value = 0;
    int decimals = -1; ///< -1: up to 6 significant digits
};

/// A line that theory or a fit draws over the chart of a result.
struct ChartLine {
    Text label = {}; ///< TRANSLATABLE("analysis", ...), with placeholders %1, %2 ... for the numbers
    std::vector<LabelNumber> numbers = {}; ///< values of the placeholders
    int run = -1;                          ///< number of its run; -1: none
    std::vector<double> x,
        y; ///< in the units of the axes; if x is empty, y holds one value for the whole width
};

/// How the chart shows the table of a result.
struct AnalysisChart {
    enum class Marks : std::uint8_t { Line, Points, LineAndPoints };
    enum class Scale : std::uint8_t { Linear, Logarithmic, LogarithmicIfPositive, LogarithmicY };
    std::string_view x = {}; ///< id of the column on the x axis
    /// Id of the column on the y axis; "-maximum" follows the id of the measure. If x and y are empty: the
    /// first two columns of the first run other than the time.
    std::string_view y = {};
    std::string_view secondY = {}; ///< id of a second column on the y axis, drawn if it has numbers
    std::string_view colour = {};  ///< id of the column of colours of a heat map; empty: curves
    Marks marks = Marks::Line;
    Scale scale = Scale::Linear;                    ///< of both axes, or of y alone
    std::pair<double, double> yRange = {0, 0};      ///< equal ends: the range follows the data
    std::pair<double, double> colourRange = {0, 0}; ///< equal ends: the range follows the data
    /// Id of the column of the summary drawn over its time; empty: the summary has no chart.
    std::string_view summaryY = {};
    /// The title of the chart is the name of the measure instead of the analysis.
    bool namedByMeasure = false;
    /// Returns the lines that theory or a fit adds to the chart; may be null.
    std::vector<ChartLine> (*lines)(const DerivedResult&, const ChartRequest&) = nullptr;
};

/// One of several pictures of the same result: the evidence behind one fact.
struct AnalysisPicture {
    Text name = {}; ///< TRANSLATABLE("analysis", ...)
    AnalysisChart chart = {};
};

/// One kind of analysis.
struct Analysis {
    std::string_view id = {}; ///< "stability-map"
    Text name = {};           ///< TRANSLATABLE("analysis", ...)
    Text description = {};    ///< one or two sentences, TRANSLATABLE("analysis", ...)
    std::span<const Parameter> settings = {};
    bool needsOver = false, needsMeasure = false, needsCoordinate = false;
    bool takesVelocities = false; ///< the coordinate may also be a velocity or a calculated column
    Text overName = {};           ///< what `over` is for, TRANSLATABLE("analysis", ...); empty: the x axis
    Text coordinateName = {};     ///< what the coordinate is for; empty: it is cut
    bool needsValues = false;     ///< needs values of `over`, which is then any setting of the experiment
    bool takesSteps = false;      ///< values of AnalysisSpec::swept, if there are any, are the step sizes
    AnalysisChart chart = {};
    /// Charts of other columns of the table; a ChartRequest for the y of one of them shows it.
    std::span<const AnalysisPicture> pictures = {};
    /// Fills in settings that suit the experiment. Throws InputError if the analysis does not apply to it.
    void (*propose)(const Experiment&, AnalysisSpec&) = nullptr;
    AnalysisResult (*run)(const Experiment&, const AnalysisSpec&, const Progress&,
                          unsigned threads) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Analysis> analyses();
const Analysis* findAnalysis(std::string_view id);

/// The chart for a request: that of a picture, or of the analysis.
const AnalysisChart& chartOf(const Analysis& analysis, const ChartRequest& request);
/// The pictures whose columns a result has.
std::vector<const AnalysisPicture*> picturesOf(const DerivedResult& derived);

/// Returns the id of the column on the y axis of a chart; empty if neither the request nor the chart names
/// one.
std::string drawnColumn(const AnalysisChart& chart, const std::string& measure, const ChartRequest& request);

/// Returns the analysis with settings that suit the experiment. Throws InputError if it does not apply to it.
AnalysisSpec standardAnalysis(const Experiment& experiment, std::string_view kind);

/// Carries out the analysis on `threads` threads (0: one per core). The result is the same to the byte for
/// any number of threads. Calls `progress` at least every 0.1 s and stops when it returns false. Throws
/// InputError for invalid settings.
AnalysisResult analyse(const Experiment& experiment, const AnalysisSpec& spec,
                       const Progress& progress = nullptr, unsigned threads = 0);

Json toJson(const AnalysisSpec& spec);
/// Throws InputError with the path of the value.
AnalysisSpec analysisFromJson(const Json& json);

} // namespace timestep
