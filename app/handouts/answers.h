// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/paper/sheet.h"
#include "app/lesson/questions/question_form.h"
#include "lessons/claims/claims.h"
#include "lessons/model/lesson.h"

#include <QString>

#include <vector>

namespace timestep {

/// What the runs of a lesson give, as keys and slides print it. Texts are in the program's language.
class MeasuredAnswers {
public:
    /// Computes every number of the lesson again; takes seconds. Keeps `lesson`.
    explicit MeasuredAnswers(const Lesson& lesson);

    const std::vector<ClaimResult>& results() const { return m_results; }
    /// The number of a check with its unit, or "not measured".
    QString measured(const Check& check) const;
    KeyParts keyOf(const Question& question) const;
    /// A sentence with the number for each check that measures the outcome of a prediction.
    std::vector<SheetPart> outcomesOf(const Question& prediction) const;

private:
    const ClaimResult* resultOf(const std::string& id) const;
    QString outcomeOf(const Question& question, int cell) const;

    const Lesson& m_lesson;
    std::vector<ClaimResult> m_results;
};

} // namespace timestep
