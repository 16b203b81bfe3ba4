// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"

#include <algorithm>

namespace timestep {

namespace {

void readRange(const Json& yaml, std::string_view key, double& from, double& to) {
    const Json& range = yaml.required(key, "question");
    range.expectList(key);
    if (range.list().size() != 2) throw range.error(TRANSLATABLE("fault", "a range is written [from, to]"));
    from = range.list()[0].asNumber(key);
    to = range.list()[1].asNumber(key);
    if (!(from < to)) throw range.error(TRANSLATABLE("fault", "a range must begin below its end"));
}

} // namespace

void readSketchQuestion(const Json& yaml, Question& question, SketchQuestion& sketch) {
    constexpr int fewest = 2, most = 101;
    yaml.expectKeys("question", {"id", "type", "prediction", "ask", "plot", "x", "y", "points"});
    readAsk(yaml, question);
    if (!question.prediction)
        throw yaml.error(TRANSLATABLE("fault", "a sketch is never graded: it says prediction: yes"));
    sketch.plot = readId(yaml.required("plot", "question"), "plot");
    readRange(yaml, "x", sketch.from, sketch.to);
    readRange(yaml, "y", sketch.lowest, sketch.highest);
    if (const Json* points = yaml.find("points")) sketch.points = points->asWhole("points", fewest, most);
}

/// A sketch is recorded once every place has its y.
void judgeSketch(const Question&, const SketchQuestion& sketch, const Answer& answer, Judgement& judgement) {
    const bool whole = answer.cells.size() == static_cast<std::size_t>(sketch.points) &&
                       std::all_of(answer.cells.begin(), answer.cells.end(),
                                   [](const std::string& cell) { return typedNumber(cell).has_value(); });
    if (whole) judgement.verdict = Verdict::Committed;
}

void verifySketch(const Question&, const SketchQuestion& sketch, QuestionPlace& place) {
    const auto plot = place.plot(sketch.plot);
    if (!plot)
        throw place.error("plot", Sentence(TRANSLATABLE("fault", "there is no plot \"%1\""), sketch.plot));
    if (!plot->onStage)
        throw place.error(
            "plot",
            Sentence(TRANSLATABLE("fault", "the plot \"%1\" is not on the stage in this step"), sketch.plot));
    if ((plot->logX && sketch.from <= 0) || (plot->logY && sketch.lowest <= 0))
        throw place.error(plot->logX && sketch.from <= 0 ? "x" : "y",
                          TRANSLATABLE("fault", "the range of a logarithmic axis begins above 0"));
}

} // namespace timestep
