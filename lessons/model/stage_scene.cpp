// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/stage_scene.h"

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

} // namespace timestep
