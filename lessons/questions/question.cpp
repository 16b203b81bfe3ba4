// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question.h"

#include "lessons/questions/question_kinds.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr int triesBeforeHint = 2;
constexpr int triesBeforeSolution = 3;

} // namespace

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

bool isCommitted(const Question& question) {
    return question.prediction || !kindOf(question).graded;
}

Judgement judge(const Question& question, const Answer& answer, int triesSoFar) {
    Judgement judgement;
    kindOf(question).judge(question, answer, judgement);
    if (judgement.verdict != Verdict::Wrong) return judgement;
    const int tries = std::max(triesSoFar, 0) + 1;
    if (tries >= triesBeforeHint && !question.hints.empty())
        judgement.hint = question.hints[std::min(static_cast<std::size_t>(tries - triesBeforeHint),
                                                 question.hints.size() - 1)];
    if (tries >= triesBeforeSolution) judgement.solution = question.solution;
    return judgement;
}

std::string outcomeFeedback(const Question& prediction, const Answer& answer) {
    const auto outcome = kindOf(prediction).outcome;
    return outcome != nullptr ? outcome(prediction, answer) : std::string();
}

} // namespace timestep
