// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A lesson with every kind of step, and its run.

#include "core/scenes/scene.h"
#include "lessons/model/lesson.h"

#include <optional>
#include <string>
#include <utility>

namespace timestep::made_lesson {

inline const std::string tag = "lesson-panel-test";

inline Question choiceQuestion(const std::string& id, bool prediction) {
    Question question;
    question.id = id;
    question.prediction = prediction;
    question.ask = "How large is it with $h/2$?";
    question.kind = ChoiceQuestion{{{"same", "The same $e$", "It is not the same.", false},
                                    {"half", "Half of it", "", !prediction},
                                    {"quarter", "A quarter", "That is a single step.", false}}};
    question.hints = {"Count the steps."};
    question.solution = "Half of it.";
    return question;
}

inline Question numberQuestion(const std::string& id, bool prediction) {
    Question question;
    question.id = id;
    question.prediction = prediction;
    question.ask = "Where is it?";
    const auto answer = prediction ? std::nullopt : std::optional(12.5);
    question.kind =
        NumberQuestion{{answer, {0.1, false}, "m"}, {{25, {0.1, false}, "That is with half a second."}}};
    question.hints = {"It is proportional."};
    question.solution = "A quarter of 50 m.";
    return question;
}

inline Question tableQuestion(const std::string& id, bool prediction) {
    Question question;
    question.id = id;
    question.prediction = prediction;
    question.ask = "Fill in.";
    auto& table = question.kind.emplace<TableQuestion>();
    table.headings = {"$t$ in s", "$x$ in m"};
    const auto fixed = [](const char* text) {
        TableCell cell;
        cell.text = text;
        return cell;
    };
    const auto blank = [prediction](double answer) {
        TableCell cell;
        cell.blank = true;
        if (!prediction) cell.answer = answer;
        cell.tolerance = {0.5, false};
        return cell;
    };
    table.rows = {{fixed("2"), blank(30)}, {fixed("3"), blank(60)}};
    question.hints = {"Add the velocity."};
    question.solution = "30 and 60.";
    return question;
}

inline Question sentenceQuestion(const std::string& id) {
    Question question;
    question.id = id;
    question.ask = "Why?";
    question.kind = SentenceQuestion{"Because of the rectangles."};
    return question;
}

inline Check answerCheck(const std::string& question, Check::Kind kind) {
    Check check;
    check.id = question + "-done";
    check.kind = kind;
    check.question = question;
    return check;
}

/// Six steps: read, predict, do, observe, explain, explore.
inline Lesson lessonForTests() {
    Lesson lesson;
    lesson.id = tag;
    lesson.title = "Ten steps";
    lesson.number = 2;
    lesson.aha = "Half of it is left.";
    lesson.chartPlot = "error";
    lesson.chartCaption = "Error against $h$";
    const auto step = [&](const char* id, StepKind kind) -> LessonStep& {
        LessonStep made;
        made.id = id;
        made.title = std::string("Step ") + id;
        made.kind = kind;
        lesson.steps.push_back(std::move(made));
        return lesson.steps.back();
    };
    ExperimentBlock first;
    first.id = "first";
    first.experiment = standardExperiment(*findScene("cart"));
    first.experiment.duration = 10;
    first.experiment.step = 1;
    ExperimentBlock second = first;
    second.id = "second";
    PlotBlock plot;
    plot.id = "error";

    step("read", StepKind::Read).blocks = {Prose{"Text with $x^2$ and [a link](action:set?step=0.5).", 1},
                                           first, plot, CodeBlock{"code", 0, {}, true, 1}};
    step("predict", StepKind::Predict).blocks = {choiceQuestion("guess", true), numberQuestion("where", true),
                                                 answerCheck("guess", Check::Kind::Commit),
                                                 answerCheck("where", Check::Kind::Commit)};
    Check measured;
    measured.id = "x-550";
    measured.kind = Check::Kind::Measure;
    measured.text = "Position after 10 s";
    measured.probe.measure = "x";
    measured.expected.value = 550;
    measured.expected.tolerance = {0.5, false};
    measured.unit = "m";
    measured.outcome = "where";
    Check other = measured;
    other.id = "x-again";
    other.outcome.clear();
    step("do", StepKind::Do).blocks = {Prose{"Run it.", 1}, measured, other};
    step("observe", StepKind::Observe).blocks = {choiceQuestion("how-large", false),
                                                 numberQuestion("error", false),
                                                 tableQuestion("rows", false),
                                                 answerCheck("how-large", Check::Kind::Answer),
                                                 answerCheck("error", Check::Kind::Answer),
                                                 answerCheck("rows", Check::Kind::Answer)};
    step("explain", StepKind::Explain).blocks = {sentenceQuestion("why"),
                                                 answerCheck("why", Check::Kind::Commit)};
    step("explore", StepKind::Explore).blocks = {second, tableQuestion("guessed-rows", true)};
    return lesson;
}

enum Step : std::size_t { Read, Predict, Do, Observe, Explain, Explore, End };

/// A run of 10 s that ends at `x`.
inline Table runTo(double x) {
    Table table;
    table.runs = {"run"};
    table.columns = {{"time", "time", "s", 0, {0, 5, 10}}, {"x", "position", "m", 0, {0, x / 4, x}}};
    return table;
}

} // namespace timestep::made_lesson
