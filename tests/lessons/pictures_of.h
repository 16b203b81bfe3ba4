// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <string>
#include <vector>

namespace timestep {

/// A picture of a lesson and where it is.
struct PlacedPicture {
    const Picture* picture = nullptr;
    std::string step;
    bool beforeCheck = false; ///< no question and no check of its step comes before it
};

/// All pictures of a lesson, those in boxes and explanations, too.
inline std::vector<PlacedPicture> picturesOf(const Lesson& lesson) {
    std::vector<PlacedPicture> found;
    for (const LessonStep& step : lesson.steps) {
        bool asked = false;
        for (const Block& block : step.blocks) {
            asked = asked || std::holds_alternative<Question>(block) || std::holds_alternative<Check>(block);
            const auto* drawn = std::get_if<PictureBlock>(&block);
            const auto* box = std::get_if<BoxBlock>(&block);
            const auto* later = std::get_if<ExplanationBlock>(&block);
            if (drawn != nullptr) found.push_back({&drawn->picture, step.id, !asked});
            if (box != nullptr && box->picture) found.push_back({&*box->picture, step.id, !asked});
            if (later != nullptr && later->picture) found.push_back({&*later->picture, step.id, false});
        }
    }
    return found;
}

} // namespace timestep
