// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/choice_question.h"
#include "lessons/questions/fill_question.h"
#include "lessons/questions/hand_question.h"
#include "lessons/questions/number_question.h"
#include "lessons/questions/order_question.h"
#include "lessons/questions/question_place.h"
#include "lessons/questions/sentence_question.h"
#include "lessons/questions/sketch_question.h"
#include "lessons/questions/table_question.h"
#include "lessons/questions/write_question.h"

#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

namespace timestep {

/// What the lessons know about one kind of question. A row that lacks one of the functions does not compile.
/// To add a kind, add its type and its row here, and a row to app/lesson/questions/question_forms.h.
template <class Kind>
struct QuestionRow {
    std::string_view word; ///< `type` in files
    double minutes = 0;    ///< thinking time, in addition to the time to read
    bool graded = true;    ///< false: an answer is only committed, even where nothing is predicted
    bool cells = false;    ///< checks say which of its numbers they compare
    /// Reads all but id and type. Throws InputError.
    void (&read)(const Json& yaml, Question& question, Kind& kind);
    /// The texts that a translation replaces, beside ask, hints and solution.
    std::span<const BlockText> (&texts)();
    /// The texts that take time to read, beside ask.
    std::vector<std::string_view> (&toRead)(const Kind& kind);
    /// Sets verdict, cells, feedback and model. Leaves the verdict at Unreadable if the text is not an answer
    /// yet.
    void (&judge)(const Question& question, const Kind& kind, const Answer& answer, Judgement& judgement);
    /// The feedback beside the outcome of a prediction; may be empty.
    std::string (&outcome)(const Kind& prediction, const Answer& answer);
    /// The numbers that it asks for: those of claims that name it, and of the cells of checks.
    std::vector<AskedNumber> (&numbers)(const Kind& kind);
    /// Whether two entries of Answer::cells are equal, when the effect of an answer is chosen.
    bool (&same)(const Kind& kind, const std::string& one, const std::string& other);
    /// Throws InputError if it refers to something that does not exist.
    void (&verify)(const Question& question, const Kind& kind, QuestionPlace& place);
    /// Its task in the scene of its lesson; such a question cannot be recalled in another lesson. Null: no
    /// task.
    const HandTask* (&task)(const Kind& kind);
    /// The runs that check-lessons makes on the experiment of its step.
    std::vector<QuestionTrial> (&trials)(const Kind& kind, const Experiment& staged);
};

// For kinds to which an entry does not apply.

template <class Kind>
std::vector<std::string_view> readsNothing(const Kind&) {
    return {};
}
template <class Kind>
std::string saysNothing(const Kind&, const Answer&) {
    return {};
}
template <class Kind>
std::vector<AskedNumber> asksNoNumber(const Kind&) {
    return {};
}
template <class Kind>
bool sameText(const Kind&, const std::string& one, const std::string& other) {
    return one == other;
}
template <class Kind>
void refersToNothing(const Question&, const Kind&, QuestionPlace&) {}
template <class Kind>
const HandTask* needsNoHand(const Kind&) {
    return nullptr;
}
template <class Kind>
std::vector<QuestionTrial> runsNothing(const Kind&, const Experiment&) {
    return {};
}

/// The table of the kinds of questions, in the order in which error messages list them.
inline constexpr auto questionRows =
    std::make_tuple(QuestionRow<ChoiceQuestion>{.word = "choice",
                                                .minutes = 0.8,
                                                .read = readChoiceQuestion,
                                                .texts = choiceTexts,
                                                .toRead = choicesToRead,
                                                .judge = judgeChoice,
                                                .outcome = outcomeOfChoice,
                                                .numbers = asksNoNumber,
                                                .same = sameText,
                                                .verify = refersToNothing,
                                                .task = needsNoHand,
                                                .trials = runsNothing},
                    QuestionRow<NumberQuestion>{.word = "number",
                                                .minutes = 1.3,
                                                .read = readNumberQuestion,
                                                .texts = numberTexts,
                                                .toRead = readsNothing,
                                                .judge = judgeNumber,
                                                .outcome = outcomeOfNumber,
                                                .numbers = numberAsked,
                                                .same = sameText,
                                                .verify = refersToNothing,
                                                .task = needsNoHand,
                                                .trials = runsNothing},
                    QuestionRow<TableQuestion>{.word = "table",
                                               .minutes = 2.2,
                                               .cells = true,
                                               .read = readTableQuestion,
                                               .texts = tableTexts,
                                               .toRead = readsNothing,
                                               .judge = judgeTable,
                                               .outcome = outcomeOfTable,
                                               .numbers = numbersOfTable,
                                               .same = sameText,
                                               .verify = refersToNothing,
                                               .task = needsNoHand,
                                               .trials = runsNothing},
                    QuestionRow<SentenceQuestion>{.word = "sentence",
                                                  .minutes = 2.5,
                                                  .graded = false,
                                                  .read = readSentenceQuestion,
                                                  .texts = sentenceTexts,
                                                  .toRead = readsNothing,
                                                  .judge = judgeSentence,
                                                  .outcome = saysNothing,
                                                  .numbers = asksNoNumber,
                                                  .same = sameText,
                                                  .verify = refersToNothing,
                                                  .task = needsNoHand,
                                                  .trials = runsNothing},
                    QuestionRow<SketchQuestion>{.word = "sketch",
                                                .minutes = 1.2,
                                                .graded = false,
                                                .read = readSketchQuestion,
                                                .texts = noTexts,
                                                .toRead = readsNothing,
                                                .judge = judgeSketch,
                                                .outcome = saysNothing,
                                                .numbers = asksNoNumber,
                                                .same = sameText,
                                                .verify = verifySketch,
                                                .task = needsNoHand,
                                                .trials = runsNothing},
                    QuestionRow<OrderQuestion>{.word = "order",
                                               .minutes = 1.2,
                                               .read = readOrderQuestion,
                                               .texts = orderTexts,
                                               .toRead = readsNothing,
                                               .judge = judgeOrder,
                                               .outcome = saysNothing,
                                               .numbers = asksNoNumber,
                                               .same = sameText,
                                               .verify = refersToNothing,
                                               .task = needsNoHand,
                                               .trials = runsNothing},
                    QuestionRow<FillQuestion>{.word = "fill",
                                              .minutes = 1.5,
                                              .read = readFillQuestion,
                                              .texts = fillTexts,
                                              .toRead = readsNothing,
                                              .judge = judgeFill,
                                              .outcome = saysNothing,
                                              .numbers = asksNoNumber,
                                              .same = sameEntry,
                                              .verify = refersToNothing,
                                              .task = needsNoHand,
                                              .trials = runsNothing},
                    QuestionRow<WriteQuestion>{.word = "write",
                                               .minutes = 4,
                                               .read = readWriteQuestion,
                                               .texts = writeTexts,
                                               .toRead = readsNothing,
                                               .judge = judgeWrite,
                                               .outcome = saysNothing,
                                               .numbers = asksNoNumber,
                                               .same = sameText,
                                               .verify = verifyWritten,
                                               .task = needsNoHand,
                                               .trials = runsNothing},
                    QuestionRow<HandQuestion>{.word = "hand",
                                              .minutes = 1.5,
                                              .read = readHandQuestion,
                                              .texts = handTexts,
                                              .toRead = readsNothing,
                                              .judge = judgeHand,
                                              .outcome = saysNothing,
                                              .numbers = asksNoNumber,
                                              .same = sameText,
                                              .verify = verifyHand,
                                              .task = handTask,
                                              .trials = handTrials});

template <class... Kinds>
std::variant<Kinds...> variantOf(const std::tuple<QuestionRow<Kinds>...>& rows);
/// What a question of any kind holds: the types of the table.
using QuestionKind = decltype(variantOf(questionRows));

/// The row of a type.
template <class Kind>
inline constexpr const QuestionRow<Kind>& questionRow = std::get<QuestionRow<Kind>>(questionRows);

} // namespace timestep
