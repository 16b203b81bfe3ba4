// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/choice_form.h"
#include "app/lesson/questions/fill_form.h"
#include "app/lesson/questions/hand_form.h"
#include "app/lesson/questions/number_form.h"
#include "app/lesson/questions/order_form.h"
#include "app/lesson/questions/question_form.h"
#include "app/lesson/questions/sentence_form.h"
#include "app/lesson/questions/sketch_form.h"
#include "app/lesson/questions/table_form.h"
#include "app/lesson/questions/write_form.h"

#include <tuple>
#include <type_traits>
#include <variant>

namespace timestep {

/// The table of what the program shows of each kind of question.
inline constexpr auto questionForms =
    std::make_tuple(QuestionForm<ChoiceQuestion>{.field = makeField<ChoiceField>,
                                                 .said = saidChoice,
                                                 .reported = asSaid,
                                                 .verdict = verdictOfChoice,
                                                 .room = roomForChoice,
                                                 .key = keyOfChoice,
                                                 .ofClass = choicesOfClass,
                                                 .vote = voteOnChoices},
                    QuestionForm<NumberQuestion>{.field = makeField<NumberField>,
                                                 .said = saidNumber,
                                                 .reported = asSaid,
                                                 .verdict = verdictOfNumber,
                                                 .room = roomForNumber,
                                                 .key = keyOfNumber,
                                                 .ofClass = numbersOfClass,
                                                 .vote = voteOnNumber},
                    QuestionForm<TableQuestion>{.field = makeField<TableField>,
                                                .said = saidCell,
                                                .reported = reportedTable,
                                                .verdict = verdictOfCell,
                                                .room = roomForTable,
                                                .key = keyOfTable,
                                                .ofClass = tablesOfClass,
                                                .vote = notVotedOn},
                    QuestionForm<SentenceQuestion>{.field = makeField<SentenceField>,
                                                   .said = saidSentence,
                                                   .reported = asSaid,
                                                   .verdict = notCompared,
                                                   .room = roomForSentence,
                                                   .key = keyOfSentence,
                                                   .ofClass = sentencesOfClass,
                                                   .vote = notVotedOn},
                    QuestionForm<SketchQuestion>{.field = makeField<SketchField>,
                                                 .said = saidSketch,
                                                 .reported = reportedSketch,
                                                 .verdict = verdictOfSketch,
                                                 .room = roomForSketch,
                                                 .key = keyOfSketch,
                                                 .ofClass = sketchesOfClass,
                                                 .vote = notVotedOn},
                    QuestionForm<OrderQuestion>{.field = makeField<OrderField>,
                                                .said = saidOrder,
                                                .reported = asSaid,
                                                .verdict = notCompared,
                                                .room = roomForOrder,
                                                .key = keyOfOrder,
                                                .ofClass = ordersOfClass,
                                                .vote = notVotedOn},
                    QuestionForm<FillQuestion>{.field = makeField<FillField>,
                                               .said = saidEntries,
                                               .reported = asSaid,
                                               .verdict = notCompared,
                                               .room = roomForEntries,
                                               .key = keyOfFill,
                                               .ofClass = entriesOfClass,
                                               .vote = notVotedOn},
                    QuestionForm<WriteQuestion>{.field = makeField<WriteField>,
                                                .said = saidMethod,
                                                .reported = asSaid,
                                                .verdict = notCompared,
                                                .room = roomForMethod,
                                                .key = keyOfWrite,
                                                .ofClass = methodsOfClass,
                                                .vote = notVotedOn},
                    QuestionForm<HandQuestion>{.field = makeField<HandField>,
                                               .said = saidByHand,
                                               .reported = asSaid,
                                               .verdict = notCompared,
                                               .room = roomForHand,
                                               .key = keyOfHand,
                                               .ofClass = handsOfClass,
                                               .vote = notVotedOn});

/// The row of a type. A kind of question without a row does not compile.
template <class Kind>
inline constexpr const QuestionForm<Kind>& questionForm = std::get<QuestionForm<Kind>>(questionForms);

/// Calls act(form, kind) with the row of a question's kind and with what it holds.
template <class Act>
decltype(auto) withForm(const Question& question, const Act& act) {
    return std::visit(
        [&](const auto& kind) -> decltype(auto) {
            return act(questionForm<std::decay_t<decltype(kind)>>, kind);
        },
        question.kind);
}

/// Makes the input of a question.
AnswerField* makeAnswerField(const Question& question, QWidget* parent);

/// An answer in words, Markdown; if there are several cells, the one with that number. `unit`: for a number
/// whose question has none. Empty: no answer.
std::string answerMarkdown(const Question& question, const Answer& answer, int cell, const std::string& unit);

/// `measured`: in the unit of the check.
OutcomeVerdict outcomeVerdict(const Check& check, const Question& prediction, const Answer& answer,
                              double measured, const QLocale& locale);

} // namespace timestep
