// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question_kinds.h"

#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace timestep {

/// A question to the learner. A prediction is committed; it is never graded and never marked.
struct Question {
    std::string id;
    bool prediction = false;
    std::string ask;                   ///< Markdown
    QuestionKind kind;                 ///< what this kind of question holds
    std::vector<std::string> hints;    ///< one after the other from the second wrong try on, Markdown
    std::string solution;              ///< worked, from the third wrong try on, Markdown
    std::vector<AnswerEffect> effects; ///< what runs after an answer; may be empty
    std::string reason;                ///< why a tolerance is above 1 %; empty: it is not
    bool recalled = false;             ///< of an earlier lesson
    int line = 0;                      ///< in the lesson's file
};

/// Calls act(row, kind) with the row of a question's kind and with what it holds.
template <class Act>
decltype(auto) withRow(const Question& question, const Act& act) {
    return std::visit(
        [&](const auto& kind) -> decltype(auto) {
            return act(questionRow<std::decay_t<decltype(kind)>>, kind);
        },
        question.kind);
}

/// True if answers to a question are committed and never graded: those to predictions, and sentences.
bool isCommitted(const Question& question);

/// What a question asks to do in the scene of its lesson; null: nothing.
const HandTask* taskOf(const Question& question);

/// Judges an answer. `triesSoFar` counts the wrong answers before this one; hint and solution depend on it.
/// The learner may continue after any result.
Judgement judge(const Question& question, const Answer& answer, int triesSoFar);

/// Returns the feedback that is shown beside the outcome of a prediction: that of the choice, or of each
/// typical number. Empty when there is none.
std::string outcomeFeedback(const Question& prediction, const Answer& answer);

/// True if checks say which of its numbers they compare.
bool hasCells(const Question& question);

/// Returns the numbers that a question asks for; empty: it asks for something else.
std::vector<AskedNumber> askedNumbers(const Question& question);

/// Returns what an answer changes in the experiment. Null: nothing.
const AnswerEffect* effectOf(const Question& question, const Answer& answer);

} // namespace timestep
