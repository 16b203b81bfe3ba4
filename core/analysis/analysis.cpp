// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"

#include "core/analysis/kinds.h"
#include "core/input_error.h"
#include "core/json/json_field.h"

#include <algorithm>

namespace timestep {

std::span<const Analysis> analyses() {
    static const Analysis catalogue[] = {
        sweepAnalysis,    stepSweepAnalysis,    workPrecisionAnalysis, halveStepAnalysis, forwardBackAnalysis,
        growthAnalysis,   stabilityMapAnalysis, phaseCloudAnalysis,    poincareAnalysis,  stroboscopeAnalysis,
        lyapunovAnalysis, bifurcationAnalysis,  knownNumbersAnalysis,  factsAnalysis,
    };
    return catalogue;
}

const Analysis* findAnalysis(std::string_view id) {
    for (const Analysis& analysis : analyses())
        if (analysis.id == id) return &analysis;
    return nullptr;
}

namespace {

const Analysis& known(std::string_view id) {
    if (const Analysis* analysis = findAnalysis(id)) return *analysis;
    std::string list;
    for (const Analysis& analysis : analyses()) list += (list.empty() ? "" : ", ") + std::string(analysis.id);
    throw InputError(Sentence(TRANSLATABLE("fault", "there is no analysis \"%1\"; there are %2"), id, list),
                     "analysis/kind");
}

} // namespace

const AnalysisChart& chartOf(const Analysis& analysis, const ChartRequest& request) {
    for (const AnalysisPicture& picture : analysis.pictures)
        if (picture.chart.y == request.column) return picture.chart;
    return analysis.chart;
}

std::size_t numbersIn(const DerivedResults& results) {
    std::size_t numbers = 0;
    for (const auto& [plot, derived] : results)
        numbers += derived.result.table.numbers() + derived.result.summary.numbers();
    return numbers;
}

std::vector<const AnalysisPicture*> picturesOf(const DerivedResult& derived) {
    std::vector<const AnalysisPicture*> pictures;
    for (const AnalysisPicture& picture : findAnalysis(derived.spec.kind)->pictures)
        if (derived.result.table.find(picture.chart.y) != nullptr) pictures.push_back(&picture);
    return pictures;
}

std::string drawnColumn(const AnalysisChart& chart, const std::string& measure, const ChartRequest& request) {
    if (!request.column.empty()) return request.column;
    return (chart.y.starts_with('-') ? measure : std::string()) + std::string(chart.y);
}

AnalysisSpec standardAnalysis(const Experiment& experiment, std::string_view kind) {
    const Analysis& analysis = known(kind);
    AnalysisSpec spec;
    spec.kind = std::string(kind);
    spec.settings = ParameterValues(analysis.settings);
    analysis.propose(experiment, spec);
    return spec;
}

AnalysisResult analyse(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                       unsigned threads) {
    return known(spec.kind).run(experiment, spec, progress, threads);
}

Json toJson(const AnalysisSpec& spec) {
    Json json = {{"kind", spec.kind}, {"settings", Json::object()}};
    if (!spec.over.empty()) json["over"] = spec.over;
    if (!spec.measure.empty()) json["measure"] = spec.measure;
    if (!spec.coordinate.empty()) json["coordinate"] = spec.coordinate;
    if (const SweptValues& swept = spec.swept; !swept.values.empty()) {
        json["values"] = swept.values;
        json["shared"] = swept.shared;
        json["budget"] = swept.budget;
        json["choices"] = swept.choices;
        if (swept.parts > 1) json["part"] = {swept.part, swept.parts};
    }
    for (const Parameter& setting : spec.settings.descriptors()) {
        Json& value = json["settings"][std::string(setting.id)];
        if (setting.kind == ParameterKind::Choice)
            value = std::string(spec.settings.choice(setting.id));
        else
            value = spec.settings[setting.id];
    }
    return json;
}

AnalysisSpec analysisFromJson(const Json& json) {
    const JsonField field(json, "analysis");
    const auto text = [&](const char* key) {
        return field.has(key) ? field.member(key).anyText() : std::string();
    };
    if (!field.isObject()) field.refuse(TRANSLATABLE("fault", "an object {...} is expected here"));
    AnalysisSpec spec{text("kind"), text("over"), text("measure"), text("coordinate"), {}, {}};
    if (field.has("values")) {
        spec.swept = {field.member("values").numbers(), field.member("choices").texts(),
                      field.member("shared").anyText(), field.member("budget").number()};
        if (field.has("part")) {
            spec.swept.part = field.member("part").element(0).whole();
            spec.swept.parts = field.member("part").element(1).whole();
        }
    }
    spec.settings = ParameterValues(known(spec.kind).settings);
    if (!field.has("settings")) return spec;
    const JsonField settings = field.member("settings");
    for (const std::string& key : settings.keys()) {
        const JsonField value = settings.member(key);
        if (value.isString())
            spec.settings.set(key, value.anyText());
        else
            spec.settings.set(key, value.number());
    }
    return spec;
}

} // namespace timestep
