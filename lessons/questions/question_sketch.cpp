// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"
#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"

#include <algorithm>

namespace timestep {

namespace {

void readRange(const Yaml& yaml, std::string_view key, double& from, double& to) {
    const Yaml& range = yaml.required(key, "question");
    range.expectList(key);
    if (range.items.size() != 2) throw range.error(TRANSLATABLE("fault", "a range is written [from, to]"));
    from = range.items[0].asNumber(key);
    to = range.items[1].asNumber(key);
    if (!(from < to)) throw range.error(TRANSLATABLE("fault", "a range begins below its end"));
}

void readSketch(const Yaml& yaml, Question& question) {
    constexpr int fewest = 2, most = 101;
    yaml.expectKeys("question", {"id", "type", "prediction", "ask", "plot", "x", "y", "points"});
    readAsk(yaml, question);
    if (!question.prediction)
        throw yaml.error(TRANSLATABLE("fault", "a sketch is never graded: it says prediction: yes"));
    question.sketch.plot = readId(yaml.required("plot", "question"), "plot");
    readRange(yaml, "x", question.sketch.from, question.sketch.to);
    readRange(yaml, "y", question.sketch.lowest, question.sketch.highest);
    if (const Yaml* points = yaml.find("points"))
        question.sketch.points = points->asWhole("points", fewest, most);
}

/// A sketch is taken down once every place has its y.
void judgeSketch(const Question& question, const Answer& answer, Judgement& judgement) {
    const bool whole = answer.cells.size() == static_cast<std::size_t>(question.sketch.points) &&
                       std::all_of(answer.cells.begin(), answer.cells.end(),
                                   [](const std::string& cell) { return typedNumber(cell).has_value(); });
    if (whole) judgement.verdict = Verdict::Committed;
}

} // namespace

const QuestionKind sketchQuestion{.word = "sketch",
                                  .type = Question::Type::Sketch,
                                  .graded = false,
                                  .read = readSketch,
                                  .judge = judgeSketch};

} // namespace timestep
