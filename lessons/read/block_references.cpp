// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/block_references.h"

#include "core/run/experiment/setting_key.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/metric.h"
#include "core/scenes/coordinates.h"

#include <algorithm>

namespace timestep {

namespace {

std::vector<std::vector<std::string>> measuresOfRuns(const Experiment& experiment) {
    std::vector<std::vector<std::string>> measures;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
        std::vector<std::string> ids;
        for (const RecordedColumn& measure : columnsOf(*makeSimulation(experiment, run))) {
            const auto& record = experiment.record;
            const bool recorded = record.empty() || measure.id == "time" ||
                                  std::find(record.begin(), record.end(), measure.id) != record.end();
            if (recorded) ids.push_back(measure.id);
        }
        for (const CalculatedColumn& column : experiment.calculated) ids.push_back(column.id);
        measures.push_back(std::move(ids));
    }
    return measures;
}

} // namespace

BlockReferences::BlockReferences(const Document& document) {
    for (const DocumentStep& step : document.steps)
        for (const DocumentPart& part : step.parts) note(part.yaml);
}

void BlockReferences::note(const Json& yaml) {
    if (yaml.is_array())
        for (const Json& item : yaml.list()) note(item);
    if (const Json* id = yaml.find("id"); id != nullptr && id->is_scalar()) places_[id->written()] = &yaml;
}

InputError BlockReferences::error(const std::string& id, std::string_view key,
                                  const Sentence& message) const {
    const Json* block = places_.at(id);
    const Json* value = block->find(key);
    return (value != nullptr ? *value : *block).error(message);
}

auto BlockReferences::measuresOfBlock(const ExperimentBlock& block) -> const Measures& {
    auto found = measures_.find(block.id);
    if (found == measures_.end()) found = measures_.emplace(block.id, measuresOfRuns(block.experiment)).first;
    return found->second;
}

void BlockReferences::verifyRun(const Experiment& experiment, int run, const std::string& id,
                                std::string_view key) const {
    if (run >= static_cast<int>(experiment.runs.size()))
        throw error(
            id, key,
            Sentence(TRANSLATABLE("fault", "the experiment has no run %1: runs are counted from 0"), run));
}

void BlockReferences::verifyMeasure(const ExperimentBlock& block, const std::string& measure, int run,
                                    const std::string& id, std::string_view key) {
    const auto& known = measuresOfBlock(block)[static_cast<std::size_t>(run)];
    if (std::find(known.begin(), known.end(), measure) != known.end()) return;
    std::string list;
    for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
    throw error(id, key,
                Sentence(TRANSLATABLE("fault", "\"%1\" is not measured in the experiment \"%2\"; it has %3"),
                         measure, block.id, list));
}

void BlockReferences::verifySetting(const Experiment& experiment, const std::string& setting,
                                    const std::vector<std::string>& values, const std::string& id,
                                    std::string_view where) const {
    try {
        static_cast<void>(valueByKey(experiment, setting));
        for (const std::string& value : values) {
            Experiment changed = experiment;
            setByKey(changed, setting, value);
        }
    } catch (const InputError& wrong) {
        InputError placed = error(id, where, wrong.message);
        if (const Json* list = places_.at(id)->find(where); list != nullptr && list->find(setting) != nullptr)
            placed = list->find(setting)->error(wrong.message);
        placed.path = setting;
        throw placed;
    }
}

void BlockReferences::verifyAnalysis(const PlotBlock& plot, const Experiment& experiment) const {
    try {
        const AnalysisSpec spec = analysisOf(plot, experiment);
        const Analysis& analysis = *findAnalysis(spec.kind);
        if (!plot.analysis.measure.empty()) {
            const auto known = columnsOf(*makeSimulation(experiment, 0));
            if (findCalculated(experiment, spec.measure) == nullptr &&
                std::none_of(known.begin(), known.end(),
                             [&](const RecordedColumn& measure) { return measure.id == spec.measure; }))
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "\"%1\" is not measured in this scene"), spec.measure));
        }
        const auto simulation = makeSimulation(experiment, 0);
        const auto coordinates = simulation->problem() != nullptr
                                     ? coordinatesOf(*experiment.scene, *simulation->problem())
                                     : std::vector<Coordinate>();
        if (analysis.needsCoordinate &&
            std::none_of(coordinates.begin(), coordinates.end(),
                         [&](const Coordinate& each) {
                             return each.id == spec.coordinate ||
                                    (analysis.takesVelocities && each.velocityId == spec.coordinate);
                         }) &&
            !(analysis.takesVelocities && findCalculated(experiment, spec.coordinate) != nullptr))
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the scene has no coordinate \"%1\""), spec.coordinate));
        if (analysis.needsOver && !spec.over.empty()) valueByKey(experiment, spec.over);
    } catch (const InputError& wrong) {
        throw error(plot.id, "analysis", wrong.message);
    }
}

bool isToggle(const Experiment& experiment, const std::string& setting) {
    SettingKey parsed = SettingKey::parse(setting);
    if (parsed.run) parsed.run = 0; // all runs have the same settings
    const Parameter* parameter = describe(experiment, parsed).parameter;
    return parameter != nullptr && parameter->kind == ParameterKind::Toggle;
}

} // namespace timestep
