// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <string>

namespace timestep {

struct Question;
class QuestionPlace;

/// A curve is drawn into a plot, always as a prediction: Answer::cells holds one y for each of `points`
/// places from `from` to `to`, both included.
struct SketchQuestion {
    std::string plot;               ///< id of the plot in which it is drawn
    double from = 0, to = 1;        ///< in the unit of the plot's x axis
    double lowest = 0, highest = 1; ///< of y, in the unit of its y axis
    int points = 11;
    double x(int point) const { return from + (to - from) * point / (points - 1); }
};

void readSketchQuestion(const Json& yaml, Question& question, SketchQuestion& sketch);
void judgeSketch(const Question& question, const SketchQuestion& sketch, const Answer& answer,
                 Judgement& judgement);
/// The plot must be there.
void verifySketch(const Question& question, const SketchQuestion& sketch, QuestionPlace& place);

} // namespace timestep
