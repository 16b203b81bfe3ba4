// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/evaluate_check.h"
#include "lessons/walk/lesson_progress.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// A learner's walk through a lesson: which step is open, what it waits for, and what answers and runs mean
/// for its questions and checks.
class LessonWalk {
public:
    /// The stage of a step that was entered. `restart`: its experiment starts again, because the stage had
    /// another one, because the learner went back, or because the step waits for a curve. Otherwise the run
    /// continues, and only view, plots, controls and code may change.
    struct Entered {
        Stage stage;
        bool restart = false;
    };
    /// What an answer leads to.
    struct Answered {
        Judgement judgement;                  ///< Verdict::Unreadable: nothing was stored
        std::vector<const AnswerEffect*> run; ///< the learner's lines that run now, right or not
    };
    /// What a run means for the checks of the step.
    struct Ran {
        bool heldFirst = false; ///< a check holds for the first time
        /// The checks with their results; empty until something was run or measured in this step.
        std::vector<std::pair<const Check*, CheckResult>> tries;
    };

    /// Sets the function that returns the time of a new entry. Without it, entries have none.
    void setStamp(std::function<std::string(const LessonProgress&)> stamp) { stamp_ = std::move(stamp); }
    /// Sets the function that returns the current experiment as JSON; the result is stored with a number that
    /// a check finds, and with what was done in the scene.
    void setEvidence(std::function<std::string()> evidence) { evidence_ = std::move(evidence); }

    /// Opens a lesson at the step of its progress (at the first, if that step does not exist).
    Entered open(Lesson lesson, const LessonProgress& progress);
    /// Replaces the open lesson by an edited or translated version; step and answers stay. Returns nothing at
    /// the end of the lesson, and while it is put aside.
    std::optional<Entered> replace(Lesson lesson);
    /// Enters a step by its number, from 0. Returns nothing at the end: `step` is lesson()->steps.size().
    std::optional<Entered> enter(std::size_t step);
    /// Adds to the time spent in the open step [s].
    void addTime(double seconds);
    /// Whether the stage shows something other than this lesson.
    bool isAside() const { return aside_; }
    void setAside(bool aside) { aside_ = aside; }

    /// The open lesson; null before the first. It owns the blocks that a Stage points to.
    const std::shared_ptr<const Lesson>& lesson() const { return lesson_; }
    std::size_t step() const { return step_; }
    /// Null at the end of the lesson, and before the first one.
    const LessonStep* openStep() const;
    bool isAtEnd() const { return lesson_ != nullptr && step_ == lesson_->steps.size(); }
    const LessonProgress& progress() const { return progress_; }
    /// The judgements of the answers given, by question id.
    const std::map<std::string, Judgement>& judgements() const { return judgements_; }
    /// See stepsDone().
    bool isDone(std::size_t step) const;

    /// True while a prediction of the step is not committed: the run must wait for it. Also while
    /// waitsForNextStep().
    bool isLocked() const;
    /// True in a reading step that asks for no run itself, if a run would show what a later step, with the
    /// same experiment and only such steps between, asks to predict.
    bool waitsForNextStep() const;
    /// True if the step has a check or a question that waits for an action of the learner on the run.
    bool waitsForHands() const;
    /// True while a question of the step asks for the slope of a plot's line and has no right answer.
    bool asksForSlope(std::string_view plot) const;
    /// True if a number is the answer to a question of the step that has no right answer yet.
    bool answersOpenQuestion(double number) const;

    /// Whether a check of the step is about lines that the learner has not put together yet: a question of
    /// the step sets what the check requires. Until it is answered no run counts.
    bool waitsForLines(const Check& check) const { return linesFor(check) != nullptr; }
    /// The question with the lines that an open check of the step waits for; null: none.
    const Question* openLines() const;

    /// The sketch question of the step, answered or not; null: none.
    const Question* sketch() const;
    /// The first sketch question of the step that is not answered yet; null: none.
    const Question* openSketch() const;
    /// The curve drawn so far for openSketch(): y at each place as text, empty where nothing is drawn.
    std::vector<std::string> sketchDraft() const;
    /// The committed curves of a plot, or of all plots when the id is empty: those that this step asks for,
    /// or whose outcome it shows; at the end all.
    std::vector<std::pair<const Question*, Answer>> committedSketches(std::string_view plot) const;

    /// A predicted number that a check compares with a measure of a run.
    struct PredictedNumber {
        const Question* question = nullptr;
        const Check* check = nullptr;
        double value = 0; ///< in the unit of the measure
    };
    /// The committed numbers of this kind that this step asks for, or whose outcome it shows.
    std::vector<PredictedNumber> committedNumbers() const;

    /// Stores what is in the fields of a question.
    void draft(const Answer& answer);
    /// Judges an answer and stores it.
    Answered answer(const Answer& answer);
    /// Evaluates the checks of the step. A check that held once stays done; its number is the last one for
    /// which it held.
    Ran take(const MeasuredRun& run);
    /// The data that the checks of this lesson read.
    CheckContext contextOf(const MeasuredRun& run) const;

private:
    /// The last row of a run, and the analyses that have a result: different once something was run.
    struct Reached {
        std::size_t rows = 0;
        std::vector<std::uint64_t> numbers; ///< bits, so that a NaN equals itself
        std::vector<std::string> analyses;
        bool operator==(const Reached&) const = default;
    };
    static Reached reachedBy(const MeasuredRun& run);

    Entered putOnStage(bool restart);
    void begin(std::size_t step);
    void judgeAnswers();
    void takeAnswers();
    void record(const Check& check, const CheckResult& result);
    const Question* linesFor(const Check& check) const;
    bool asksToPredict(std::size_t step) const;

    std::shared_ptr<const Lesson> lesson_;
    std::size_t step_ = 0;
    LessonProgress progress_;
    std::map<std::string, Judgement> judgements_;
    bool aside_ = false;
    std::string staged_;             ///< id of the experiment block that was last put on the stage
    std::optional<Reached> reached_; ///< when the step was entered
    bool ranHere_ = false;           ///< something was run or measured in this step
    std::function<std::string(const LessonProgress&)> stamp_;
    std::function<std::string()> evidence_;
};

} // namespace timestep
