// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question.h"
#include "lessons/text/yaml.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace timestep {

/// The description of one kind of question. To add a kind, add an enumerator to Question::Type, a record in a
/// file of its own, its name to questionKinds(), and its field to app/lesson/fields/answer_field.
struct QuestionKind {
    std::string_view word; ///< `type` in files
    Question::Type type = Question::Type::Choice;
    bool graded = true; ///< false: an answer is only committed, even where nothing is predicted
    /// Reads all but id and type. Throws InputError.
    void (*read)(const Yaml& yaml, Question& question) = nullptr;
    /// Sets verdict, cells, feedback and model. Leaves the verdict at Unreadable if the text is not an answer
    /// yet.
    void (*judge)(const Question& question, const Answer& answer, Judgement& judgement) = nullptr;
    /// The feedback beside the outcome of a prediction. Null: this kind has none.
    std::string (*outcome)(const Question& prediction, const Answer& answer) = nullptr;
};

extern const QuestionKind choiceQuestion, numberQuestion, tableQuestion, sentenceQuestion, sketchQuestion,
    orderQuestion, fillQuestion, writeQuestion, handQuestion;

/// All kinds, in the order in which error messages list them.
std::span<const QuestionKind* const> questionKinds();
const QuestionKind& kindOf(const Question& question);

// Shared by the readers and judges of several kinds.

/// Reads `ask` and `prediction`.
void readAsk(const Yaml& yaml, Question& question);
/// Reads `runs`: the effects of answers with `entries` entries each.
void readEffects(const Yaml& yaml, Question& question, std::size_t entries);
/// Reads the feedback to typical numbers.
void readNumberFeedback(const Yaml& yaml, Question& question);
/// Reads hints and solution; a question that is graded must have both, a prediction must have neither.
void readHelp(const Yaml& yaml, Question& question);
/// The number in a text, with or without the unit that the question names.
std::optional<double> numberOf(const Question& question, std::string_view text);
/// Returns the feedback to a typical number; empty for other numbers.
std::string feedbackFor(const Question& question, double value);

} // namespace timestep
