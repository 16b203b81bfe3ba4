// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/stage_scene.h"

#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

bool isOnStage(const Lesson& lesson, std::size_t step, const Experiment& experiment) {
    const auto has = [&](const ExperimentBlock* block) {
        return block != nullptr && block->experiment.scene == experiment.scene;
    };
    if (step >= lesson.steps.size()) return false;
    const std::vector<Block>& blocks = lesson.steps[step].blocks;
    return has(stageOf(lesson, step).experiment) ||
           std::any_of(blocks.begin(), blocks.end(),
                       [&](const Block& block) { return has(std::get_if<ExperimentBlock>(&block)); });
}

std::vector<std::pair<std::string, std::string>> settingsOf(const std::vector<Condition>& conditions) {
    std::vector<std::pair<std::string, std::string>> settings;
    for (const Condition& condition : conditions)
        settings.emplace_back(condition.key,
                              !condition.oneOf.empty()
                                  ? condition.oneOf.front()
                                  : exactNumber(condition.atLeast ? *condition.atLeast : *condition.atMost));
    return settings;
}

const Check* outcomeCheck(const Lesson& lesson, const std::string& prediction) {
    for (const LessonStep& step : lesson.steps)
        for (const Check* check : step.checks())
            if (check->outcome == prediction) return check;
    return nullptr;
}

Experiment measuredBy(const Lesson& lesson, const Check& check) {
    Experiment experiment;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        for (const Check* each : lesson.steps[step].checks())
            if (each->id == check.id) experiment = stageOf(lesson, step).experiment->experiment;
    for (const auto& [key, value] : settingsOf(check.conditions)) setByKey(experiment, key, value);
    return experiment;
}

} // namespace timestep
