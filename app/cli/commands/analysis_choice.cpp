// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/analysis_choice.h"

#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/nearest_word.h"
#include "core/parameter/parameter.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <tuple>

namespace timestep {

namespace {

/// Adds the name of the option to the error.
template <class Work>
void reading(const std::string& option, const Work& work) {
    try {
        work();
    } catch (InputError& error) {
        error.path = option;
        throw;
    }
}

/// "2/8": the second of eight parts.
std::pair<std::size_t, std::size_t> readPart(const std::string& text) {
    const std::size_t slash = text.find('/');
    const std::string_view whole(text);
    const auto number = [&](std::string_view digits) {
        std::size_t value = 0;
        const auto [after, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (fault != std::errc() || after != digits.data() + digits.size() || value == 0)
            throw InputError(Sentence(
                TRANSLATABLE("fault",
                             "this takes the number of a part and their count, as in 2/8, and not \"%1\""),
                text));
        return value;
    };
    return {number(whole.substr(0, slash)),
            number(slash == std::string::npos ? "" : whole.substr(slash + 1))};
}

void fillInValues(const AnalysisChoice& choice, const Experiment& experiment, SweptValues& swept) {
    if (const std::size_t equals = choice.share.find('='); equals != std::string::npos) {
        swept.shared = choice.share.substr(0, equals);
        swept.budget = parseNumber(choice.share.substr(equals + 1));
    } else if (!choice.share.empty()) {
        throw InputError(
            Sentence(TRANSLATABLE("fault", "this takes KEY=BUDGET, and \"%1\" has no ="), choice.share),
            "--share");
    }
    if (!choice.values.empty())
        reading("--values", [&] { swept.values = parseValues(choice.values); });
    else if (!choice.over.empty())
        swept.values = proposedValues(experiment, choice.over);
    if (!choice.part.empty())
        reading("--part", [&] {
            std::tie(swept.part, swept.parts) = readPart(choice.part);
            valuesOfPart(swept);
        });
}

/// The options of a kind that take a value, by their names without dashes.
std::vector<std::pair<std::string, std::string*>> fieldsOf(const Analysis& analysis, AnalysisChoice& choice) {
    std::vector<std::pair<std::string, std::string*>> fields;
    if (analysis.needsOver || analysis.needsValues) fields.emplace_back("over", &choice.over);
    if (analysis.needsValues || analysis.takesSteps) fields.emplace_back("values", &choice.values);
    if (analysis.needsValues) fields.emplace_back("share", &choice.share);
    if (analysis.needsMeasure) fields.emplace_back("measure", &choice.measure);
    if (analysis.needsCoordinate) fields.emplace_back("coordinate", &choice.coordinate);
    for (auto& [id, value] : choice.settings) fields.emplace_back(id, &value);
    return fields;
}

} // namespace

AnalysisSpec specOf(const Analysis& analysis, const AnalysisChoice& choice, const Experiment& experiment) {
    AnalysisSpec spec = standardAnalysis(experiment, analysis.id);
    if (!choice.over.empty()) spec.over = choice.over;
    if (!choice.measure.empty()) spec.measure = choice.measure;
    if (!choice.coordinate.empty()) spec.coordinate = choice.coordinate;
    for (const auto& [id, value] : choice.settings)
        if (!value.empty()) reading("--" + id, [&, key = id, text = value] { spec.settings.set(key, text); });
    if (analysis.needsValues) fillInValues(choice, experiment, spec.swept);
    if (analysis.takesSteps && !choice.values.empty())
        reading("--values", [&] { spec.swept.values = parseValues(choice.values); });
    return spec;
}

std::pair<const Analysis*, AnalysisChoice> analysisFromText(const std::string& text) {
    std::istringstream words(text);
    std::string kind;
    words >> kind;
    const Analysis* const analysis = findAnalysis(kind);
    if (analysis == nullptr) {
        std::vector<std::string> kinds;
        for (const Analysis& one : analyses()) kinds.emplace_back(one.id);
        refuseUnknown(kind, kinds, "--analyse");
    }
    AnalysisChoice choice;
    for (const Parameter& setting : analysis->settings) choice.settings.emplace_back(setting.id, "");
    const auto fields = fieldsOf(*analysis, choice);
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "this takes NAME=VALUE, and \"%1\" has no ="), word),
                "--analyse");
        const std::string name = word.substr(0, equals);
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&](const auto& one) { return one.first == name; });
        if (field == fields.end()) {
            std::vector<std::string> names;
            for (const auto& one : fields) names.push_back(one.first);
            refuseUnknown(name, names, "--analyse");
        }
        *field->second = word.substr(equals + 1);
    }
    return {analysis, std::move(choice)};
}

} // namespace timestep
