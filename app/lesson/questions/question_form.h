// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/paper/sheet.h"
#include "app/lesson/elements/mark.h"
#include "app/lesson/questions/answer_field.h"
#include "lessons/blocks/check.h"
#include "lessons/questions/question.h"

#include <QLocale>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

struct Lesson;

/// How a prediction compares with the number that was measured.
struct OutcomeVerdict {
    Mark mark = Mark::None; ///< Right: within a tenth of the number, or the choice that happens; or Wrong.
                            ///< None: words only
    std::string words;      ///< Markdown; empty: they cannot be compared
};

/// The sheet on which a question is printed.
struct SheetPlace {
    const Lesson& lesson;
    int lines; ///< to write a sentence on
    /// Key: the outcome of a prediction, by its cell; empty: nothing is measured.
    std::function<QString(int cell)> outcome = {};
    const Check* outcomeCheck = nullptr; ///< key: the one beside which a prediction is shown; or null
};

/// What the key contains for a question.
struct KeyParts {
    std::vector<SheetPart> answer;       ///< under the question
    std::vector<SheetPart> remarks = {}; ///< after the outcomes
    bool hasOutcomes = false;            ///< the answer holds those of a prediction
    bool isMarked = false;               ///< the teacher gives points
};

/// The answers of a class.
struct ClassAnswers {
    std::vector<const Answer*> answers;
    /// What the runs gave for a prediction, by its cell, in the displayed unit.
    std::function<std::optional<double>(int cell, std::string& unit)> outcome;
};

/// How a class votes in front of a projector: for one of several texts, or with numbers.
struct VoteForm {
    std::vector<QuestionChoice> choices;
    bool ofNumbers = false;
    std::string unit;                     ///< of the numbers
    std::vector<NumberFeedback> feedback; ///< to typical numbers
};

/// What the program shows of one kind of question. A row that lacks one of the functions does not compile.
template <class Kind>
struct QuestionForm {
    /// The input on the page of its step.
    AnswerField* (&field)(const Question& question, const Kind& kind, QWidget* parent);
    /// An answer in words, Markdown; if there are several cells, the one with that number. `unit`: for a
    /// number that has none.
    std::string (&said)(const Kind& kind, const Answer& answer, int cell, const std::string& unit);
    /// An answer in a report, Markdown: one cell, or the whole answer if `cell` is empty. None: as `said`.
    std::optional<QString> (&reported)(const Kind& kind, const Answer& answer, std::optional<int> cell);
    /// A prediction beside the number that its check has measured.
    OutcomeVerdict (&verdict)(const Check& check, const Kind& prediction, const Answer& answer,
                              double measured, const QLocale& locale);
    /// The room for an answer on the handout. A field without a text is beside the question.
    std::vector<SheetPart> (&room)(const Kind& kind, const SheetPlace& place);
    KeyParts (&key)(const Kind& kind, const SheetPlace& place);
    /// The answers of a class, as HTML.
    QString (&ofClass)(const Question& question, const Kind& kind, const ClassAnswers& answers);
    /// None: it is not voted on.
    std::optional<VoteForm> (&vote)(const Kind& kind);
};

template <class Field, class Kind>
AnswerField* makeField(const Question& question, const Kind& kind, QWidget* parent) {
    return new Field(question, kind, parent);
}

// For kinds to which an entry does not apply.

template <class Kind>
std::optional<QString> asSaid(const Kind&, const Answer&, std::optional<int>) {
    return std::nullopt;
}
template <class Kind>
OutcomeVerdict notCompared(const Check&, const Kind&, const Answer&, double, const QLocale&) {
    return {};
}
template <class Kind>
std::optional<VoteForm> notVotedOn(const Kind&) {
    return std::nullopt;
}

} // namespace timestep
