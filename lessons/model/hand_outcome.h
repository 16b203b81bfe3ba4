// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/evaluate_check.h"
#include "lessons/questions/question.h"

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The state of a question of the kind `hand` on the stage.
struct HandOutcome {
    bool done = false;                           ///< the learner has done what is asked for
    bool paused = false;                         ///< not done: it was moved while the run was paused
    bool asSet = false;                          ///< the experiment meets the question's conditions
    std::vector<std::optional<double>> measured; ///< of each measure; none before the run has come far enough
    bool isWhole() const;                        ///< it can be judged
    /// Whether it is whole and every measure is as the task wants it.
    bool isReached(const HandTask& task) const;
    /// The answer to the question with this id; without cells while it is not whole.
    Answer answer(const std::string& question) const;
};

HandOutcome outcomeOf(const HandTask& task, const CheckContext& context);

} // namespace timestep
