// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson.h"

namespace timestep {

namespace {

/// The block of that type and id, or null.
template <class Wanted>
const Wanted* findBlock(const Lesson& lesson, std::string_view id) {
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* wanted = std::get_if<Wanted>(&block); wanted != nullptr && wanted->id == id)
                return wanted;
    return nullptr;
}

} // namespace

std::string sweepColumn(const PlotBlock& plot) {
    return plot.measure + (plot.take == SweepTake::Maximum ? "-maximum" : "-end");
}

AnalysisSpec analysisOf(const PlotBlock& plot, const Experiment& experiment) {
    const AnalysisRequest& wanted = plot.analysis;
    AnalysisSpec spec = standardAnalysis(experiment, wanted.kind);
    if (!wanted.over.empty()) spec.over = wanted.over;
    if (!wanted.measure.empty()) spec.measure = wanted.measure;
    if (!wanted.coordinate.empty()) spec.coordinate = wanted.coordinate;
    for (const auto& [key, value] : wanted.settings) spec.settings.set(key, value);
    return spec;
}

SweepSpec sweepOf(const PlotBlock& plot) {
    return {plot.over, plot.values, plot.measure, plot.shared, plot.budget, plot.choices};
}

std::vector<const Check*> LessonStep::checks() const {
    std::vector<const Check*> found;
    for (const Block& block : blocks)
        if (const auto* check = std::get_if<Check>(&block)) found.push_back(check);
    return found;
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
    for (std::size_t i = 0; i <= step && i < lesson.steps.size(); ++i)
        for (const Block& block : lesson.steps[i].blocks) {
            if (const auto* experiment = std::get_if<ExperimentBlock>(&block)) stage.experiment = experiment;
            if (const auto* view = std::get_if<ViewBlock>(&block)) stage.view = view;
            if (const auto* plot = std::get_if<PlotBlock>(&block))
                stage.plots.at(plot->slot == 2 ? 1 : 0) = plot;
            if (const auto* controls = std::get_if<ControlsBlock>(&block)) stage.controls = controls;
            if (const auto* code = std::get_if<CodeBlock>(&block)) stage.code = code;
        }
    return stage;
}

} // namespace timestep
