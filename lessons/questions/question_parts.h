// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question.h"
#include "lessons/text/yaml.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

// Shared by the readers and judges of several kinds of questions.

/// Reads `ask` and `prediction`.
void readAsk(const Json& yaml, Question& question);
/// Reads `runs`: the effects of answers with `entries` entries each.
void readEffects(const Json& yaml, Question& question, std::size_t entries);
/// Reads hints and solution; a question that is graded must have both, a prediction must have neither.
void readHelp(const Json& yaml, Question& question);
/// Reads the feedback to typical numbers.
std::vector<NumberFeedback> readNumberFeedback(const Json& yaml);
/// Returns the feedback to a typical number; empty for other numbers.
std::string feedbackFor(const std::vector<NumberFeedback>& feedback, double value);

/// The `text` of each entry of the list under `key`.
TextPlaces textsOfItems(const Json& block, std::string_view key);
/// For a kind whose only texts are its feedback.
std::span<const BlockText> feedbackTexts();

} // namespace timestep
