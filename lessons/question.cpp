// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/question.h"

#include "core/parameter/typed_number.h"
#include "lessons/text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int triesBeforeHint = 2;
constexpr int triesBeforeSolution = 3;

/// The number in a text, with or without the unit that the question names.
std::optional<double> numberOf(const Question& question, std::string_view text) {
    text = trimmed(text);
    if (!question.unit.empty() && text.ends_with(question.unit)) text.remove_suffix(question.unit.size());
    return typedNumber(text);
}

std::string feedbackFor(const Question& question, double value) {
    for (const NumberFeedback& typical : question.feedback)
        if (typical.tolerance.accepts(value, typical.value)) return typical.text;
    return {};
}

const QuestionChoice* chosen(const Question& question, const Answer& answer) {
    const auto found = std::find_if(question.choices.begin(), question.choices.end(),
                                    [&](const QuestionChoice& choice) { return choice.id == answer.choice; });
    return found == question.choices.end() ? nullptr : &*found;
}

void judgeChoice(const Question& question, const Answer& answer, Judgement& judgement) {
    const QuestionChoice* choice = chosen(question, answer);
    if (choice == nullptr) return;
    if (question.prediction) {
        judgement.verdict = Verdict::Committed;
        return;
    }
    judgement.verdict = choice->right ? Verdict::Right : Verdict::Wrong;
    judgement.feedback = choice->feedback;
}

void judgeNumber(const Question& question, const Answer& answer, Judgement& judgement) {
    const auto value = numberOf(question, answer.text);
    if (!value) return;
    if (question.prediction || !question.answer) {
        judgement.verdict = Verdict::Committed;
        return;
    }
    const bool right = question.tolerance.accepts(*value, *question.answer);
    judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
    if (!right) judgement.feedback = feedbackFor(question, *value);
}

/// The whole is right when every cell is; a cell that cannot be read makes it unreadable.
void judgeTable(const Question& question, const Answer& answer, Judgement& judgement) {
    const std::size_t blanks = question.table.blanks();
    bool readable = answer.cells.size() == blanks;
    bool right = true;
    for (std::size_t i = 0; i < blanks; ++i) {
        const auto value = i < answer.cells.size() ? typedNumber(answer.cells[i]) : std::nullopt;
        const TableCell& cell = *question.table.blank(i);
        Verdict verdict = Verdict::Unreadable;
        if (value && (question.prediction || !cell.answer))
            verdict = Verdict::Committed;
        else if (value)
            verdict = cell.tolerance.accepts(*value, *cell.answer) ? Verdict::Right : Verdict::Wrong;
        if (verdict == Verdict::Wrong && judgement.feedback.empty())
            judgement.feedback = feedbackFor(question, *value);
        readable = readable && verdict != Verdict::Unreadable;
        right = right && verdict != Verdict::Wrong;
        judgement.cells.push_back(verdict);
    }
    if (!readable)
        judgement.feedback.clear();
    else if (question.prediction)
        judgement.verdict = Verdict::Committed;
    else
        judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
}

/// A sketch is taken down once every place has its y.
void judgeSketch(const Question& question, const Answer& answer, Judgement& judgement) {
    const bool whole = answer.cells.size() == static_cast<std::size_t>(question.sketch.points) &&
                       std::all_of(answer.cells.begin(), answer.cells.end(),
                                   [](const std::string& cell) { return typedNumber(cell).has_value(); });
    if (whole) judgement.verdict = Verdict::Committed;
}

void judgeSentence(const Question& question, const Answer& answer, Judgement& judgement) {
    if (trimmed(answer.text).empty()) return;
    judgement.verdict = Verdict::Committed;
    judgement.model = question.model;
}

} // namespace

bool Tolerance::accepts(double value, double target) const {
    constexpr double rounding = 1e-12;
    const double allowed = relative ? amount * std::abs(target) : amount;
    return std::abs(value - target) <= allowed + rounding * std::max(std::abs(value), std::abs(target));
}

std::size_t QuestionTable::blanks() const {
    std::size_t count = 0;
    while (blank(count) != nullptr) ++count;
    return count;
}

const TableCell* QuestionTable::blank(std::size_t n) const {
    for (const auto& row : rows)
        for (const TableCell& cell : row)
            if (cell.blank && n-- == 0) return &cell;
    return nullptr;
}

Judgement judge(const Question& question, const Answer& answer, int triesSoFar) {
    Judgement judgement;
    switch (question.type) {
    case Question::Type::Choice:
        judgeChoice(question, answer, judgement);
        break;
    case Question::Type::Number:
        judgeNumber(question, answer, judgement);
        break;
    case Question::Type::Table:
        judgeTable(question, answer, judgement);
        break;
    case Question::Type::Sentence:
        judgeSentence(question, answer, judgement);
        break;
    case Question::Type::Sketch:
        judgeSketch(question, answer, judgement);
        break;
    }
    if (judgement.verdict != Verdict::Wrong) return judgement;
    const int tries = std::max(triesSoFar, 0) + 1;
    if (tries >= triesBeforeHint && !question.hints.empty())
        judgement.hint = question.hints[std::min(static_cast<std::size_t>(tries - triesBeforeHint),
                                                 question.hints.size() - 1)];
    if (tries >= triesBeforeSolution) judgement.solution = question.solution;
    return judgement;
}

std::string outcomeFeedback(const Question& prediction, const Answer& answer) {
    if (prediction.type == Question::Type::Choice) {
        const QuestionChoice* choice = chosen(prediction, answer);
        return choice != nullptr ? choice->feedback : std::string();
    }
    if (prediction.type == Question::Type::Number) {
        const auto value = numberOf(prediction, answer.text);
        return value ? feedbackFor(prediction, *value) : std::string();
    }
    if (prediction.type == Question::Type::Sketch) return {};
    for (const std::string& cell : answer.cells) {
        const auto value = typedNumber(cell);
        if (const std::string text = value ? feedbackFor(prediction, *value) : std::string(); !text.empty())
            return text;
    }
    return {};
}

} // namespace timestep
