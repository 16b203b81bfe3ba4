// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr int triesBeforeHint = 2;
constexpr int triesBeforeSolution = 3;

} // namespace

bool isCommitted(const Question& question) {
    return question.prediction || !withRow(question, [](const auto& row, const auto&) { return row.graded; });
}

const HandTask* taskOf(const Question& question) {
    return withRow(question, [](const auto& row, const auto& kind) { return row.task(kind); });
}

bool hasCells(const Question& question) {
    return withRow(question, [](const auto& row, const auto&) { return row.cells; });
}

Judgement judge(const Question& question, const Answer& answer, int triesSoFar) {
    Judgement judgement;
    withRow(question,
            [&](const auto& row, const auto& kind) { row.judge(question, kind, answer, judgement); });
    if (judgement.verdict != Verdict::Wrong) return judgement;
    const int tries = std::max(triesSoFar, 0) + 1;
    if (tries >= triesBeforeHint && !question.hints.empty())
        judgement.hint = question.hints[std::min(static_cast<std::size_t>(tries - triesBeforeHint),
                                                 question.hints.size() - 1)];
    if (tries >= triesBeforeSolution) judgement.solution = question.solution;
    return judgement;
}

std::string outcomeFeedback(const Question& prediction, const Answer& answer) {
    return withRow(prediction, [&](const auto& row, const auto& kind) { return row.outcome(kind, answer); });
}

std::vector<AskedNumber> askedNumbers(const Question& question) {
    return withRow(question, [](const auto& row, const auto& kind) { return row.numbers(kind); });
}

const AnswerEffect* effectOf(const Question& question, const Answer& answer) {
    const auto fits = [&](const auto& row, const auto& kind) {
        return std::find_if(question.effects.begin(), question.effects.end(),
                            [&](const AnswerEffect& effect) {
                                return std::equal(answer.cells.begin(), answer.cells.end(),
                                                  effect.answer.begin(), effect.answer.end(),
                                                  [&](const std::string& given, const std::string& wanted) {
                                                      return row.same(kind, given, wanted);
                                                  });
                            });
    };
    const auto found = withRow(question, fits);
    return found != question.effects.end() ? &*found : nullptr;
}

} // namespace timestep
