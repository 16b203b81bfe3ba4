// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr std::size_t mostSweepValues = 100;

void readRange(const Json& yaml, std::string_view key, bool logarithmic, std::optional<double>& from,
               std::optional<double>& to) {
    const Json* range = yaml.find(key);
    if (range == nullptr) return;
    range->expectList(key);
    if (range->list().size() != 2)
        throw range->error(TRANSLATABLE(
            "fault", "a range is written [from, to]; an end that follows the data is called open"));
    const auto end = [&](const Json& item) -> std::optional<double> {
        if (item.is_scalar() && item.origin().plain && item.written() == "open") return std::nullopt;
        return item.asNumber(key);
    };
    from = end(range->list()[0]);
    to = end(range->list()[1]);
    if (!from && !to) throw range->error(TRANSLATABLE("fault", "a range open at both ends says nothing"));
    if (from && to && !(*from < *to))
        throw range->error(TRANSLATABLE("fault", "a range must begin below its end"));
    for (const auto& number : {from, to})
        if (logarithmic && number && *number <= 0)
            throw range->error(TRANSLATABLE("fault", "the range of a logarithmic axis begins above 0"));
}

void readSweep(const Json& yaml, PlotBlock& plot) {
    const Json& sweep = yaml.required("sweep", "plot");
    sweep.expectKeys("sweep", {"over", "values", "measure", "take", "share", "budget"});
    plot.source = PlotBlock::Source::Derived;
    plot.scalesGiven = true;
    AnalysisRequest& request = plot.analysis;
    request.kind = "sweep";
    request.over = sweep.required("over", "sweep").asText("over");
    request.measure = sweep.required("measure", "sweep").asText("measure");
    const Json& values = sweep.required("values", "sweep");
    values.expectList("values");
    if (values.list().size() < 2 || values.list().size() > mostSweepValues)
        throw values.error(TRANSLATABLE("fault", "a sweep goes through 2 to 100 values"));
    const auto isWord = [](const Json& value) {
        return value.is_scalar() && !value.written().empty() &&
               ((value.written()[0] >= 'a' && value.written()[0] <= 'z') ||
                (value.written()[0] >= 'A' && value.written()[0] <= 'Z'));
    };
    const bool words = std::all_of(values.list().begin(), values.list().end(), isWord);
    for (const Json& value : values.list()) {
        SweptValues& swept = request.swept;
        if (words) swept.choices.push_back(settingText(value, "values"));
        swept.values.push_back(words ? static_cast<double>(swept.values.size()) : value.asNumber("values"));
    }
    plot.chart.column = request.measure + "-maximum";
    if (const Json* take = sweep.find("take")) {
        const std::string& text = take->asText("take");
        if (text != "end" && text != "maximum")
            throw take->error(TRANSLATABLE("fault", "\"take\" of a sweep is end or maximum"));
        plot.chart.column = request.measure + "-" + text;
    }
    if (const Json* share = sweep.find("share")) {
        request.swept.shared = share->asText("share");
        request.swept.budget = sweep.required("budget", "sweep").asNumber("budget");
    } else if (const Json* budget = sweep.find("budget")) {
        throw budget->error(
            TRANSLATABLE("fault", "\"budget\" belongs to \"share\": the setting that takes budget / value"));
    }
}

/// Keys that are not settings of the analysis itself.
bool isOfEveryAnalysis(const std::string& key) {
    return key == "kind" || key == "over" || key == "measure" || key == "coordinate" || key == "summary";
}

void readAnalysis(const Json& yaml, PlotBlock& plot) {
    const Json& given = yaml.required("analysis", "plot");
    given.expectMap("analysis");
    plot.source = PlotBlock::Source::Derived;
    AnalysisRequest& request = plot.analysis;
    const Json& kind = given.required("kind", "analysis");
    request.kind = kind.asText("kind");
    const Analysis* analysis = findAnalysis(request.kind);
    if (analysis == nullptr) {
        std::string list;
        for (const Analysis& each : analyses()) list += (list.empty() ? "" : ", ") + std::string(each.id);
        throw kind.error(
            Sentence(TRANSLATABLE("fault", "there is no analysis \"%1\"; there are %2"), request.kind, list));
    }
    if (analysis->needsValues)
        throw kind.error(TRANSLATABLE("fault", "a sweep is written sweep: {over, values, measure}"));
    request.over = optionalText(given, "over");
    request.measure = optionalText(given, "measure");
    request.coordinate = optionalText(given, "coordinate");
    setTruth(given, "summary", plot.chart.summary);
    ParameterValues settings(analysis->settings);
    for (const auto& [key, wanted] : given.items()) {
        if (isOfEveryAnalysis(key)) continue;
        if (!settings.has(key)) {
            std::string list;
            for (const Parameter& setting : analysis->settings)
                list += (list.empty() ? "" : ", ") + std::string(setting.id);
            throw wanted.error(
                Sentence(TRANSLATABLE("fault", "the analysis \"%1\" has no setting \"%2\"; it has %3"),
                         request.kind, key, list));
        }
        const std::string value = settingText(wanted, key);
        try {
            settings.set(key, value);
        } catch (const InputError& wrong) {
            throw wanted.error(wrong.message);
        }
        request.settings.emplace_back(key, value);
    }
}

void readLines(const Json& yaml, PlotBlock& plot) {
    const Json* lines = yaml.find("lines");
    if (lines == nullptr) return;
    lines->expectList("lines");
    for (const Json& item : lines->list()) {
        item.expectKeys("lines", {"x", "y", "circle", "points", "error", "label"});
        const bool one = (item.find("x") != nullptr) + (item.find("y") != nullptr) +
                             (item.find("circle") != nullptr) + (item.find("points") != nullptr) ==
                         1;
        if (!one)
            throw item.error(TRANSLATABLE(
                "fault", "a reference line is at an x or at a y, or is a circle, or consists of points"));
        PlotLine line;
        line.vertical = item.find("x") != nullptr;
        line.circle = item.find("circle") != nullptr;
        if (item.find("points") != nullptr)
            line.points = readPoints(item, "points");
        else
            line.value = item.find(line.vertical ? "x" : line.circle ? "circle" : "y")->asNumber("lines");
        if (const Json* error = item.find("error")) {
            line.error = error->asNumber("error");
            if (line.points.empty() || !(line.error > 0))
                throw error->error(TRANSLATABLE("fault", "an error bar belongs to points, and is above 0"));
        }
        line.label = optionalText(item, "label");
        plot.lines.push_back(std::move(line));
    }
}

void readRunMeasures(const Json& yaml, PlotBlock& plot) {
    if (const Json* x = yaml.find("x")) plot.x = x->asText("x");
    const Json& y = yaml.required("y", "plot");
    if (y.is_array())
        for (const Json& item : y.list()) plot.y.push_back(item.asText("y"));
    else
        plot.y.push_back(y.asText("y"));
    if (plot.y.empty()) throw y.error(TRANSLATABLE("fault", "the plot shows nothing"));
}

TextPlaces lineLabels(const Json& block, std::string_view) {
    return textsOfEntries(block.find("lines"), "label");
}

} // namespace

PlotBlock readPlot(const Json& yaml) {
    yaml.expectMap("plot");
    PlotBlock plot;
    plot.line = yaml.origin().line;
    plot.id = readId(yaml.required("id", "plot"), "id");
    plot.slot = yaml.required("slot", "plot").asWhole("slot", 1, 2);
    plot.title = yaml.required("title", "plot").asText("title");
    setTruth(yaml, "log-x", plot.logX);
    setTruth(yaml, "log-y", plot.logY);
    if (yaml.find("sweep") != nullptr) {
        yaml.expectKeys("plot", {"id", "slot", "title", "sweep", "runs", "log-x", "log-y", "x-range",
                                 "y-range", "lines", "slope"});
        readSweep(yaml, plot);
        setTruth(yaml, "slope", plot.chart.slopes);
        if (plot.chart.slopes && !(plot.logX && plot.logY))
            throw yaml.find("slope")->error(
                TRANSLATABLE("fault", "a slope is fitted on two logarithmic axes: log-x and log-y"));
    } else if (yaml.find("analysis") != nullptr) {
        yaml.expectKeys("plot", {"id", "slot", "title", "analysis", "runs", "log-x", "log-y", "x-range",
                                 "y-range", "lines"});
        readAnalysis(yaml, plot);
    } else if (const Json* residuals = yaml.find("residuals");
               residuals != nullptr && residuals->asTruth("residuals")) {
        yaml.expectKeys("plot", {"id", "slot", "title", "residuals", "runs", "log-x", "log-y", "x-range",
                                 "y-range", "lines"});
        plot.source = PlotBlock::Source::Residuals;
    } else {
        yaml.expectKeys("plot", {"id", "slot", "title", "x", "y", "runs", "log-x", "log-y", "x-range",
                                 "y-range", "lines", "equal-scales", "exact", "signed", "rectangles"});
        readRunMeasures(yaml, plot);
        setTruth(yaml, "equal-scales", plot.equalScales);
        setTruth(yaml, "exact", plot.exactMotion);
        setTruth(yaml, "signed", plot.signedErrors);
        if (const Json* sums = yaml.find("rectangles")) {
            plot.rectangles = sums->asText("rectangles");
            if (plot.logX || plot.logY)
                throw sums->error(TRANSLATABLE("fault", "rectangles are for two linear axes"));
        }
        if (plot.equalScales && (plot.logX || plot.logY))
            throw yaml.find("equal-scales")
                ->error(TRANSLATABLE("fault", "equal scales are for two linear axes"));
    }
    if (const Json* runs = yaml.find("runs")) {
        runs->expectList("runs");
        for (const Json& run : runs->list()) plot.runs.push_back(run.asWhole("runs", 0, 63));
    }
    readRange(yaml, "x-range", plot.logX, plot.xFrom, plot.xTo);
    readRange(yaml, "y-range", plot.logY, plot.yFrom, plot.yTo);
    readLines(yaml, plot);
    return plot;
}

std::span<const BlockText> plotTexts() {
    static constexpr std::array<BlockText, 2> texts{
        {{"title", BlockText::Form::One}, {"labels", BlockText::Form::List, lineLabels}}};
    return texts;
}

} // namespace timestep
