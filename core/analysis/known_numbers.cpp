// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that theory gives for a scene: periods, frequencies of modes, the shape of a hanging chain.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/input_error.h"
#include "core/translatable.h"

namespace timestep {

namespace {

std::vector<KnownNumber> numbersOfRun(const Experiment& experiment, std::size_t run) {
    std::vector<KnownNumber> list;
    if (experiment.scene->numbers != nullptr && experiment.world == nullptr && experiment.bodies == nullptr)
        experiment.scene->numbers(parametersOf(experiment, run), list);
    if (list.empty())
        throw InputError(
            TRANSLATABLE("fault", "theory gives no numbers in closed form for this scene with these values"));
    return list;
}

void proposeNumbers(const Experiment& experiment, AnalysisSpec&) {
    numbersOfRun(experiment, 0);
}

AnalysisResult runNumbers(const Experiment& experiment, const AnalysisSpec&, const Progress&, unsigned) {
    AnalysisResult result;
    result.summary.runs = runLabels(experiment);
    for (std::size_t i = 0; i < experiment.runs.size(); ++i)
        for (KnownNumber& number : numbersOfRun(experiment, i))
            result.summary.columns.push_back({std::move(number.id),
                                              std::move(number.name),
                                              std::string(number.unit),
                                              static_cast<int>(i),
                                              {number.value}});
    return result;
}

} // namespace

constinit const Analysis knownNumbersAnalysis{
    .id = "numbers",
    .name = TRANSLATABLE("analysis", "Numbers of the exact motion"),
    .description =
        TRANSLATABLE("analysis", "What theory gives in closed form: periods, frequencies of modes, "
                                 "instants of bounces, the shape of a hanging chain."),
    .propose = proposeNumbers,
    .run = runNumbers,
};

} // namespace timestep
