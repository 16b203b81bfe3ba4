// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/evaluate_check.h"
#include "lessons/questions/question.h"

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// What the stage says about a question of the kind `hand`.
struct HandOutcome {
    bool done = false;                           ///< the hand has done what is asked for
    bool asSet = false;                          ///< the experiment meets the question's conditions
    std::vector<std::optional<double>> measured; ///< of each measure; none before the run has come so far
    bool isWhole() const;                        ///< it can be judged
    /// The answer to the question with this id; without cells while it is not whole.
    Answer answer(const std::string& question) const;
};

HandOutcome outcomeOf(const HandTask& task, const CheckContext& context);

} // namespace timestep
