// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/walk/lesson_walk.h"

#include "core/run/experiment/experiment_json.h"
#include "lessons/model/stage_scene.h"

#include <algorithm>
#include <bit>

namespace timestep {

namespace {

/// The index of the step with this id; 0 if there is none.
std::size_t stepOfId(const Lesson& lesson, const std::string& id) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].id == id) return i;
    return 0;
}

/// Whether both are the same apart from texts, which differ between languages.
bool sameExperiment(const ExperimentBlock* one, const ExperimentBlock* other) {
    if (one == nullptr || other == nullptr) return one == other;
    return one->id == other->id &&
           toJson(withoutTexts(one->experiment)) == toJson(withoutTexts(other->experiment));
}

/// Whether a check needs no run.
bool isOfAnswer(const Check& check) {
    return check.kind == Check::Kind::Answer || check.kind == Check::Kind::Commit;
}

/// Whether a step to read asks for no run.
bool isOnlyRead(const LessonStep& step) {
    const std::vector<const Check*> checks = step.checks();
    return step.kind == StepKind::Read &&
           std::all_of(checks.begin(), checks.end(), [](const Check* check) { return isOfAnswer(*check); }) &&
           std::none_of(step.blocks.begin(), step.blocks.end(), [](const Block& block) {
               const auto* prose = std::get_if<Prose>(&block);
               return prose != nullptr && prose->markdown.find("](action:") != std::string::npos;
           });
}

const SketchQuestion* sketchOf(const Question& question) {
    return std::get_if<SketchQuestion>(&question.kind);
}

} // namespace

LessonWalk::Entered LessonWalk::open(Lesson lesson, const LessonProgress& progress) {
    lesson_ = std::make_shared<const Lesson>(std::move(lesson));
    progress_ = progress;
    progress_.lesson = lesson_->id;
    if (progress_.started.empty() && stamp_) progress_.started = stamp_(progress_);
    staged_.clear();
    judgeAnswers();
    begin(stepOfId(*lesson_, progress_.step));
    return putOnStage(true);
}

std::optional<LessonWalk::Entered> LessonWalk::replace(Lesson lesson) {
    const std::shared_ptr<const Lesson> before = lesson_;
    const bool wasAtEnd = isAtEnd();
    lesson_ = std::make_shared<const Lesson>(std::move(lesson));
    step_ = wasAtEnd ? lesson_->steps.size() : stepOfId(*lesson_, progress_.step);
    judgeAnswers();
    takeAnswers();
    if (wasAtEnd || aside_) return std::nullopt;
    return putOnStage(!sameExperiment(before->experiment(staged_), stageOf(*lesson_, step_).experiment));
}

std::optional<LessonWalk::Entered> LessonWalk::enter(std::size_t step) {
    const bool goesBack = step < step_ && !isAtEnd();
    begin(step);
    if (isAtEnd()) return std::nullopt;
    return putOnStage(goesBack);
}

void LessonWalk::begin(std::size_t step) {
    step_ = step;
    reached_.reset();
    ranHere_ = false;
    if (const LessonStep* open = openStep()) {
        progress_.step = open->id;
        progress_.seconds[open->id] += 0;
    } else {
        progress_.finished = true;
    }
    takeAnswers();
}

LessonWalk::Entered LessonWalk::putOnStage(bool restart) {
    const Stage stage = stageOf(*lesson_, step_);
    const std::string id = stage.experiment != nullptr ? stage.experiment->id : std::string();
    // Start again: earlier rows would answer the present question, a curve must be drawn into empty axes, not
    // over the previous run, and a lesson put aside finds another experiment on the stage.
    const bool followsRead = step_ > 0 && lesson_->steps[step_ - 1].kind == StepKind::Read;
    const bool begins =
        restart || aside_ || id != staged_ || (followsRead && isLocked()) || openSketch() != nullptr;
    staged_ = id;
    return {stage, stage.experiment != nullptr && begins};
}

void LessonWalk::addTime(double seconds) {
    if (const LessonStep* open = openStep()) progress_.seconds[open->id] += seconds;
}

const LessonStep* LessonWalk::openStep() const {
    return lesson_ != nullptr && step_ < lesson_->steps.size() ? &lesson_->steps[step_] : nullptr;
}

bool LessonWalk::isDone(std::size_t step) const {
    return lesson_ != nullptr && step < lesson_->steps.size() && stepsDone(*lesson_, progress_)[step];
}

bool LessonWalk::asksToPredict(std::size_t step) const {
    const std::vector<const Question*> questions = lesson_->steps[step].questions();
    return std::any_of(questions.begin(), questions.end(), [this](const Question* question) {
        return question->prediction && progress_.given(question->id) == nullptr;
    });
}

bool LessonWalk::isLocked() const {
    return openStep() != nullptr && (asksToPredict(step_) || waitsForNextStep());
}

bool LessonWalk::waitsForNextStep() const {
    if (openStep() == nullptr) return false;
    const ExperimentBlock* staged = stageOf(*lesson_, step_).experiment;
    for (std::size_t step = step_; step + 1 < lesson_->steps.size(); ++step) {
        if (!isOnlyRead(lesson_->steps[step]) || stageOf(*lesson_, step + 1).experiment != staged)
            return false;
        if (asksToPredict(step + 1)) return true;
    }
    return false;
}

bool LessonWalk::waitsForHands() const {
    const LessonStep* open = openStep();
    if (open == nullptr) return false;
    const std::vector<const Check*> checks = open->checks();
    const std::vector<const Question*> questions = open->questions();
    return std::any_of(
               checks.begin(), checks.end(),
               [](const Check* check) { return check->kind == Check::Kind::Event && !check->happens; }) ||
           std::any_of(questions.begin(), questions.end(), [](const Question* question) {
               const HandTask* task = taskOf(*question);
               return task != nullptr && task->event;
           });
}

bool LessonWalk::answersOpenQuestion(double number) const {
    const LessonStep* open = openStep();
    if (open == nullptr) return false;
    const std::vector<const Question*> questions = open->questions();
    return std::any_of(questions.begin(), questions.end(), [&](const Question* question) {
        if (progress_.isAnswered(*question)) return false;
        const std::vector<AskedNumber> asked = askedNumbers(*question);
        return std::any_of(asked.begin(), asked.end(), [number](const AskedNumber& each) {
            return each.answer && each.tolerance.accepts(number, *each.answer);
        });
    });
}

bool LessonWalk::asksForSlope(std::string_view plot) const {
    const LessonStep* open = openStep();
    if (open == nullptr) return false;
    const std::vector<const Check*> checks = open->checks();
    return std::any_of(checks.begin(), checks.end(), [&](const Check* check) {
        return check->probe.take == Take::Slope && check->probe.plot == plot && check->expected.value &&
               answersOpenQuestion(*check->expected.value);
    });
}

const Question* LessonWalk::sketch() const {
    const LessonStep* open = openStep();
    if (open == nullptr) return nullptr;
    for (const Question* question : open->questions())
        if (sketchOf(*question) != nullptr) return question;
    return nullptr;
}

const Question* LessonWalk::openSketch() const {
    const LessonStep* open = openStep();
    if (open == nullptr) return nullptr;
    for (const Question* question : open->questions())
        if (sketchOf(*question) != nullptr && progress_.given(question->id) == nullptr) return question;
    return nullptr;
}

std::vector<std::string> LessonWalk::sketchDraft() const {
    const Question* open = openSketch();
    const auto entry = open != nullptr ? progress_.questions.find(open->id) : progress_.questions.end();
    return entry != progress_.questions.end() ? entry->second.draft.cells : std::vector<std::string>();
}

namespace {

/// Whether a step asks this question or shows its outcome; true without a step, at the end. A prediction is
/// shown beside its outcome, and not in later steps, which show other runs in the same plot.
bool concerns(const LessonStep* step, const Question& question) {
    if (step == nullptr) return true;
    const std::vector<const Question*> asked = step->questions();
    const std::vector<const Check*> checks = step->checks();
    return std::find(asked.begin(), asked.end(), &question) != asked.end() ||
           std::any_of(checks.begin(), checks.end(),
                       [&](const Check* check) { return check->outcome == question.id; });
}

} // namespace

std::vector<std::pair<const Question*, Answer>> LessonWalk::committedSketches(std::string_view plot) const {
    std::vector<std::pair<const Question*, Answer>> found;
    if (lesson_ == nullptr) return found;
    for (const LessonStep& step : lesson_->steps)
        for (const Question* question : step.questions()) {
            const SketchQuestion* drawn = sketchOf(*question);
            if (drawn == nullptr || (!plot.empty() && drawn->plot != plot) ||
                !concerns(openStep(), *question))
                continue;
            if (const Answer* given = progress_.given(question->id)) found.emplace_back(question, *given);
        }
    return found;
}

std::vector<LessonWalk::PredictedNumber> LessonWalk::committedNumbers() const {
    std::vector<PredictedNumber> found;
    if (lesson_ == nullptr || openStep() == nullptr) return found;
    for (const LessonStep& step : lesson_->steps)
        for (const Check* check : step.checks()) {
            const Question* question = check->outcome.empty() ? nullptr : lesson_->question(check->outcome);
            if (question == nullptr || check->kind != Check::Kind::Measure ||
                !concerns(openStep(), *question))
                continue;
            const auto* number = std::get_if<NumberQuestion>(&question->kind);
            const Answer* given = progress_.given(question->id);
            if (number == nullptr || given == nullptr) continue;
            if (const auto value = number->typed(given->text))
                found.push_back({question, check, *value / shownPerMeasured(check->unit)});
        }
    return found;
}

/// Texts or language of the lesson may differ from those of the last judgement.
void LessonWalk::judgeAnswers() {
    judgements_.clear();
    for (const auto& [id, entry] : progress_.questions)
        if (const Question* question = lesson_->question(id); question != nullptr && entry.given)
            judgements_[id] = judge(*question, *entry.given, entry);
}

/// Checks that only depend on answers need no run.
void LessonWalk::takeAnswers() {
    const LessonStep* open = openStep();
    if (open == nullptr) return;
    const Experiment none;
    const Table empty;
    const DerivedResults noResults;
    const CheckContext context = contextOf({none, empty, empty, noResults});
    for (const Check* check : open->checks())
        if (isOfAnswer(*check)) record(*check, evaluate(*check, context));
}

void LessonWalk::record(const Check& check, const CheckResult& result) {
    if (result.state != CheckResult::State::Holds) return;
    CheckProgress& done = progress_.checks[check.id];
    if (!isOfAnswer(check) && evidence_ && (done.experiment.empty() || done.measured != result.measured))
        done.experiment = evidence_();
    done.measured = result.measured;
    if (done.time.empty() && stamp_) done.time = stamp_(progress_);
}

void LessonWalk::draft(const Answer& answer) {
    progress_.questions[answer.question].draft = answer;
}

LessonWalk::Answered LessonWalk::answer(const Answer& answer) {
    const Question* question = lesson_->question(answer.question);
    if (question == nullptr || openStep() == nullptr) return {};
    const auto before = progress_.questions.find(answer.question);
    Answered answered;
    answered.judgement =
        judge(*question, answer, before != progress_.questions.end() ? before->second : QuestionProgress());
    if (answered.judgement.verdict == Verdict::Unreadable) return answered;
    const bool waited = isLocked();
    judgements_[answer.question] = answered.judgement;
    QuestionProgress& entry = progress_.questions[answer.question];
    entry.draft = answer;
    if (entry.given != answer) {
        entry.given = answer;
        entry.right = answered.judgement.verdict == Verdict::Right;
        if (answered.judgement.verdict == Verdict::Wrong) ++entry.tries;
        if (stamp_) entry.time = stamp_(progress_);
        if (taskOf(*question) != nullptr && evidence_) entry.experiment = evidence_();
    }
    takeAnswers();
    if (isLocked()) return answered;
    // Lines that waited for the last prediction run now, too.
    for (const Question* each : openStep()->questions())
        if (const Answer* given = progress_.given(each->id); given != nullptr && (waited || each == question))
            if (const AnswerEffect* effect = effectOf(*each, *given)) answered.run.push_back(effect);
    return answered;
}

CheckContext LessonWalk::contextOf(const MeasuredRun& run) const {
    return {*lesson_, run, judgements_};
}

LessonWalk::Reached LessonWalk::reachedBy(const MeasuredRun& run) {
    Reached reached{run.table.rows(), {}, {}};
    for (const Column& column : run.table.columns)
        if (!column.values.empty())
            reached.numbers.push_back(std::bit_cast<std::uint64_t>(column.values.back()));
    for (const auto& [plot, result] : run.derived) reached.analyses.push_back(plot);
    return reached;
}

const Question* LessonWalk::linesFor(const Check& check) const {
    const auto isRequired = [&check](const auto& set) {
        return std::any_of(check.conditions.begin(), check.conditions.end(),
                           [&set](const Condition& condition) { return condition.key == set.first; });
    };
    for (const Question* question : openStep()->questions()) {
        if (progress_.given(question->id) != nullptr) continue;
        for (const AnswerEffect& effect : question->effects)
            if (std::any_of(effect.set.begin(), effect.set.end(), isRequired)) return question;
    }
    return nullptr;
}

const Question* LessonWalk::openLines() const {
    if (openStep() == nullptr) return nullptr;
    for (const Check* check : openStep()->checks()) {
        if (progress_.checks.count(check->id) != 0) continue;
        if (const Question* lines = linesFor(*check)) return lines;
    }
    return nullptr;
}

LessonWalk::Ran LessonWalk::take(const MeasuredRun& run) {
    Ran ran;
    const LessonStep* open = openStep();
    if (open == nullptr) return ran;
    // A run of an earlier step does not count as a try of this one.
    const Reached reached = reachedBy(run);
    if (!reached_) reached_ = reached;
    ranHere_ = ranHere_ || reached != *reached_;
    const std::size_t heldBefore = progress_.checks.size();
    const CheckContext context = contextOf(run);
    const bool onStage = isOnStage(*lesson_, step_, run.current);
    for (const Check* check : open->checks()) {
        CheckResult result = evaluate(*check, context);
        if ((onStage && !waitsForLines(*check)) || isOfAnswer(*check)) record(*check, result);
        if (ranHere_) ran.tries.emplace_back(check, std::move(result));
    }
    ran.heldFirst = progress_.checks.size() != heldBefore;
    return ran;
}

} // namespace timestep
