// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question_making.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct QuestionChoice {
    std::string id;
    std::string text; ///< Markdown
    std::string
        feedback; ///< shown once it was chosen and checked; of a prediction: beside the outcome; may be empty
    bool right = false;   ///< never true in a prediction
    bool happens = false; ///< of a prediction: what the outcome shows
};

/// The feedback to a typical wrong number.
struct NumberFeedback {
    double value = 0;
    Tolerance tolerance;
    std::string text; ///< Markdown
};

/// One cell of a table to fill in.
struct TableCell {
    bool blank = false;           ///< to be filled in
    std::string text;             ///< what stands in a cell that is not blank
    std::optional<double> answer; ///< of a blank cell; none in a prediction
    Tolerance tolerance;
};

struct QuestionTable {
    std::vector<std::string> headings; ///< of the columns, Markdown
    std::vector<std::vector<TableCell>> rows;
    /// Number of blank cells; an Answer gives their texts row by row.
    std::size_t blanks() const;
    /// The n-th blank cell, from 0. Null when there are fewer.
    const TableCell* blank(std::size_t n) const;
};

/// The curve that a Sketch asks for: one y for each of `points` places from `from` to `to`, both included.
struct QuestionSketch {
    std::string plot;               ///< id of the plot in which it is drawn
    double from = 0, to = 1;        ///< in the unit of the plot's x axis
    double lowest = 0, highest = 1; ///< of y, in the unit of its y axis
    int points = 11;
    double x(int point) const { return from + (to - from) * point / (points - 1); }
};

/// A question to the learner. A prediction is committed; it is never graded and never marked.
struct Question {
    enum class Type : std::uint8_t { Choice, Number, Table, Sentence, Sketch, Order, Fill, Write, Hand };
    std::string id;
    Type type = Type::Choice;
    bool prediction = false;
    std::string ask;                      ///< Markdown
    std::vector<QuestionChoice> choices;  ///< of Choice
    std::optional<double> answer;         ///< of Number; none in a prediction
    std::string unit;                     ///< of Number; shown behind the field; "": a pure number
    Tolerance tolerance;                  ///< of Number
    QuestionTable table;                  ///< of Table
    std::vector<NumberFeedback> feedback; ///< of Number and Table
    std::vector<std::string> hints;       ///< one after the other from the second wrong try on, Markdown
    std::string solution;                 ///< worked, from the third wrong try on, Markdown
    std::string model;                    ///< model answer to a Sentence, shown after the commit, Markdown
    QuestionSketch sketch;                ///< of Sketch, which is always a prediction
    QuestionOrder order;                  ///< of Order
    QuestionFill fill;                    ///< of Fill
    QuestionWrite write;                  ///< of Write
    QuestionHand hand;                    ///< of Hand
    std::vector<AnswerEffect> effects;    ///< of Order and Fill: what runs after an answer; may be empty
    std::string reason;                   ///< why the tolerance is above 1 %; empty: it is not
    bool recalled = false;                ///< of an earlier lesson
    int line = 0;                         ///< in the lesson's file
};

/// A learner's answer as typed.
struct Answer {
    std::string question; ///< id
    std::string choice;   ///< Choice: id of the chosen one
    std::string text;     ///< Number, Sentence, Write: as typed
    /// Table: the blank cells as typed, row by row; Sketch: y of each place; Order: the ids of the items;
    /// Fill: the entry of each blank; Hand: the number of each measure, as numbers in files
    std::vector<std::string> cells;
    bool operator==(const Answer&) const = default;
};

enum class Verdict : std::uint8_t {
    Unreadable, ///< not an answer yet: empty, or not a number; does not count as a try
    Committed,  ///< a prediction or a sentence: recorded, not graded
    Right,
    Wrong
};

struct Judgement {
    Verdict verdict = Verdict::Unreadable;
    std::vector<Verdict> cells; ///< Table: of each blank cell; Fill: of each blank; Hand: of each measure
    std::string feedback;       ///< to this particular answer; may be empty
    std::string hint;           ///< from the second wrong try on; may be empty
    std::string solution;       ///< from the third wrong try on
    std::string model;          ///< of a sentence that was committed
};

/// True if answers to a question are committed and never graded: those to predictions, and sentences.
bool isCommitted(const Question& question);

/// Judges an answer. `triesSoFar` counts the wrong answers before this one; hint and solution depend on it.
/// The learner may go on after any result.
Judgement judge(const Question& question, const Answer& answer, int triesSoFar);

/// Returns the feedback that is shown beside the outcome of a prediction: that of the choice, or of each
/// typical number. Empty when there is none.
std::string outcomeFeedback(const Question& prediction, const Answer& answer);

/// Returns what an answer to an Order or Fill question changes in the experiment. Null: nothing.
const AnswerEffect* effectOf(const Question& question, const Answer& answer);

/// The code with entries in the place of its blanks, as far as there are entries.
std::vector<std::string> filledCode(const QuestionFill& fill, const std::vector<std::string>& entries);

/// The order in which the items of an Order question stand at first: always the same, and never a right one.
std::vector<std::string> startOrder(const Question& question);

} // namespace timestep
