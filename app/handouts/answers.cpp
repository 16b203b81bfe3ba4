// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/answers.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/questions/question_forms.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/stage_scene.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct AnswerTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

} // namespace

MeasuredAnswers::MeasuredAnswers(const Lesson& lesson) : m_lesson(lesson), m_results(testClaims(lesson)) {}

const ClaimResult* MeasuredAnswers::resultOf(const std::string& id) const {
    const auto found = std::find_if(m_results.begin(), m_results.end(),
                                    [&](const ClaimResult& result) { return result.id == id; });
    return found != m_results.end() && std::isfinite(found->measured) ? &*found : nullptr;
}

QString MeasuredAnswers::measured(const Check& check) const {
    const ClaimResult* result = resultOf(check.id);
    if (result == nullptr) return AnswerTexts::tr("not measured");
    return numberShown(shownValue(check, result->measured), check.digits, check.unit, QLocale());
}

/// What the run gives for a cell of a prediction; empty: nothing is measured.
QString MeasuredAnswers::outcomeOf(const Question& question, int cell) const {
    for (const LessonStep& step : m_lesson.steps)
        for (const Check* check : step.checks())
            if (check->outcome == question.id && check->outcomeCell == cell)
                if (const ClaimResult* result = resultOf(check->id))
                    return numberShown(shownValue(*check, result->measured), check->digits, {}, QLocale());
    return {};
}

KeyParts MeasuredAnswers::keyOf(const Question& question) const {
    const SheetPlace place{m_lesson, 0, [&](int cell) { return outcomeOf(question, cell); },
                           outcomeCheck(m_lesson, question.id)};
    return withForm(question, [&place](const auto& form, const auto& kind) { return form.key(kind, place); });
}

std::vector<SheetPart> MeasuredAnswers::outcomesOf(const Question& prediction) const {
    std::vector<SheetPart> parts;
    for (const LessonStep& step : m_lesson.steps)
        for (const Check* check : step.checks())
            if (check->outcome == prediction.id)
                parts.push_back(textPart(AnswerTexts::tr("**What happens.** %1: **%2**")
                                             .arg(onPaper(check->text), measured(*check))));
    return parts;
}

} // namespace timestep
