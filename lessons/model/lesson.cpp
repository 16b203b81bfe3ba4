// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/lesson.h"

#include <algorithm>

namespace timestep {

namespace {

/// The blocks of that type in document order.
template <class Wanted>
std::vector<const Wanted*> blocksOf(const LessonStep& step) {
    std::vector<const Wanted*> found;
    for (const Block& block : step.blocks)
        if (const auto* wanted = std::get_if<Wanted>(&block)) found.push_back(wanted);
    return found;
}

/// The block of that type and id, or null.
template <class Wanted>
const Wanted* findBlock(const Lesson& lesson, std::string_view id) {
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* wanted = std::get_if<Wanted>(&block); wanted != nullptr && wanted->id == id)
                return wanted;
    return nullptr;
}

void putOnStage(Stage& stage, const ExperimentBlock& block) {
    stage.experiment = &block;
}
void putOnStage(Stage& stage, const ViewBlock& block) {
    stage.view = &block;
}
void putOnStage(Stage& stage, const PlotBlock& block) {
    stage.plots.at(block.slot == 2 ? 1 : 0) = &block;
}
void putOnStage(Stage& stage, const ControlsBlock& block) {
    stage.controls = &block;
}
void putOnStage(Stage& stage, const CodeBlock& block) {
    stage.code = &block;
}
void putOnStage(Stage& stage, const MicroscopeBlock& block) {
    stage.microscope = &block;
}

} // namespace

AnalysisSpec analysisOf(const PlotBlock& plot, const Experiment& experiment) {
    const AnalysisRequest& wanted = plot.analysis;
    AnalysisSpec spec = standardAnalysis(experiment, wanted.kind);
    if (!wanted.over.empty()) spec.over = wanted.over;
    if (!wanted.measure.empty()) spec.measure = wanted.measure;
    if (!wanted.coordinate.empty()) spec.coordinate = wanted.coordinate;
    for (const auto& [key, value] : wanted.settings) spec.settings.set(key, value);
    if (!wanted.swept.values.empty()) spec.swept = wanted.swept;
    return spec;
}

std::vector<const Check*> LessonStep::checks() const {
    return blocksOf<Check>(*this);
}

std::vector<const Question*> LessonStep::questions() const {
    return blocksOf<Question>(*this);
}

std::size_t Lesson::stepAfter(std::size_t step) const {
    const bool within = step < steps.size() && steps[step].deeper;
    std::size_t next = step + 1;
    while (!within && next < steps.size() && steps[next].deeper) ++next;
    return std::min(next, steps.size());
}

std::size_t Lesson::stepBefore(std::size_t step) const {
    const bool within = step < steps.size() && steps[step].deeper;
    std::size_t before = step;
    do {
        if (before == 0) return step;
        --before;
    } while (!within && steps[before].deeper);
    return before;
}

const ExperimentBlock* Lesson::experiment(std::string_view blockId) const {
    return findBlock<ExperimentBlock>(*this, blockId);
}

const Question* Lesson::question(std::string_view blockId) const {
    return findBlock<Question>(*this, blockId);
}

const PlotBlock* Lesson::plot(std::string_view blockId) const {
    return findBlock<PlotBlock>(*this, blockId);
}

Stage stageOf(const Lesson& lesson, std::size_t step) {
    Stage stage;
    const auto put = [&stage](const auto& block) {
        if constexpr (blockKind<std::decay_t<decltype(block)>>.onStage) putOnStage(stage, block);
    };
    for (std::size_t i = 0; i < lesson.steps.size() && (i <= step || stage.experiment == nullptr); ++i) {
        stage.microscope = nullptr; // it is open in its own step only
        for (const Block& block : lesson.steps[i].blocks) std::visit(put, block);
    }
    if (step < lesson.steps.size()) {
        const LessonStep& shown = lesson.steps[step];
        stage.lead = shown.lead.value_or(stage.microscope != nullptr
                                             ? Lead::Microscope
                                             : usualLeads[static_cast<std::size_t>(shown.kind)]);
    }
    for (std::size_t i = 0; i <= step && i < lesson.steps.size(); ++i)
        for (const Block& block : lesson.steps[i].blocks)
            if (std::holds_alternative<ExperimentBlock>(block)) return stage;
    stage.code = nullptr; // the lines of a method are on the page, not beside it
    return stage;
}

} // namespace timestep
