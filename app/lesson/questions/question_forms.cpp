// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/question_forms.h"

namespace timestep {

AnswerField* makeAnswerField(const Question& question, QWidget* parent) {
    return withForm(question,
                    [&](const auto& form, const auto& kind) { return form.field(question, kind, parent); });
}

std::string answerMarkdown(const Question& question, const Answer& answer, int cell,
                           const std::string& unit) {
    return withForm(question,
                    [&](const auto& form, const auto& kind) { return form.said(kind, answer, cell, unit); });
}

OutcomeVerdict outcomeVerdict(const Check& check, const Question& prediction, const Answer& answer,
                              double measured, const QLocale& locale) {
    return withForm(prediction, [&](const auto& form, const auto& kind) {
        return form.verdict(check, kind, answer, measured, locale);
    });
}

} // namespace timestep
