// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/walk/lesson_walk.h"

#include "tests/lessons/made_lesson.h"
#include "tests/tools.h"

#include <limits>

namespace timestep::walk_test {
using namespace timestep::made_lesson;

namespace {

/// A walk in which the clock stands still and every experiment is "{}".
struct Walk : LessonWalk {
    explicit Walk(Lesson lesson = lessonForTests()) {
        setStamp([](const LessonProgress&) { return std::string("2026-01-01T00:00:00Z"); });
        setEvidence([this] {
            ++evidence;
            return std::string("{}");
        });
        open(std::move(lesson), {});
    }
    Ran run(const Table& table) { return take({lesson()->experiment("first")->experiment, table, {}, {}}); }
    Answered say(const char* question, const char* text, std::vector<std::string> cells = {}) {
        Answer given;
        given.question = question;
        given.choice = given.text = text;
        given.cells = std::move(cells);
        return answer(given);
    }
    int evidence = 0;
};

Question sketchQuestion() {
    Question question;
    question.id = "drawn";
    question.prediction = true;
    question.kind = SketchQuestion{"error"};
    return question;
}

std::string idOf(const Question* question) {
    return question != nullptr ? question->id : std::string();
}

} // namespace

class Walks : public QObject {
    Q_OBJECT

private slots:
    void aLessonOpensAtTheStepOfItsProgress() {
        Walk walk;
        LessonProgress progress;
        progress.step = "observe";
        const LessonWalk::Entered entered = walk.open(lessonForTests(), progress);
        QCOMPARE(walk.step(), std::size_t(Observe));
        QVERIFY(entered.restart && entered.stage.experiment->id == "first");
        progress.step = "a-step-that-is-gone";
        walk.open(lessonForTests(), progress);
        QCOMPARE(walk.step(), std::size_t(Read));
        QCOMPARE(walk.progress().step, std::string("read"));
    }

    void goingBackRestartsTheSceneAndNextContinuesIt() {
        Walk walk;
        QStringList stages;
        for (const std::size_t step : {Predict, Do, Predict, Explore, End, Explore, Explain}) {
            const auto entered = walk.enter(step);
            QCOMPARE(entered.has_value(), step != End);
            QCOMPARE(walk.openStep() == nullptr, step == End);
            if (entered)
                stages << QString::fromStdString(entered->stage.experiment->id) +
                              (entered->restart ? " again" : "");
        }
        // A prediction after a text: the earlier run would answer it. The stage stays at the end.
        QCOMPARE(stages, QStringList({"first again", "first", "first again", "second again", "second",
                                      "first again"}));
        QVERIFY(walk.progress().finished);
    }

    void aLessonThatWasPutAsideRestartsItsScene() {
        Walk walk;
        walk.enter(Do);
        walk.setAside(true);
        QVERIFY(!walk.replace(lessonForTests()));
        QVERIFY(walk.enter(Observe)->restart);
        walk.setAside(false);
        QVERIFY(!walk.enter(Explain)->restart);
    }

    void anEditedLessonRestartsOnlyAChangedExperiment() {
        Walk walk;
        walk.enter(Do);
        QVERIFY(!walk.replace(lessonForTests())->restart);
        Lesson edited = lessonForTests();
        std::get<ExperimentBlock>(edited.steps[Read].blocks[1]).experiment.step = 0.5;
        QVERIFY(walk.replace(edited)->restart);
        QCOMPARE(walk.step(), std::size_t(Do));
        edited.steps.erase(edited.steps.begin() + Do); // the first step is shown instead
        walk.replace(edited);
        QCOMPARE(walk.step(), std::size_t(Read));
    }

    void aTranslatedLessonIsJudgedAgain() {
        Walk walk;
        walk.enter(Observe);
        walk.say("error", "25");
        Lesson german = lessonForTests();
        std::get<NumberQuestion>(std::get<Question>(german.steps[Observe].blocks[1]).kind).feedback[0].text =
            "Das ist mit einer halben Sekunde.";
        walk.replace(german);
        QCOMPARE(walk.judgements().at("error").feedback, std::string("Das ist mit einer halben Sekunde."));
        QCOMPARE(walk.progress().questions.at("error").tries, 1);
    }

    void aRunOfAnEarlierStepIsNoTry() {
        Walk walk;
        walk.enter(Do);
        QVERIFY(walk.run(runTo(530)).tries.empty());
        QVERIFY(walk.run(runTo(530)).tries.empty());
        const LessonWalk::Ran ran = walk.run(runTo(540));
        QCOMPARE(ran.tries.size(), std::size_t(2));
        QVERIFY(ran.tries[0].second.state == CheckResult::State::Fails && !ran.heldFirst);
        // Back at the numbers from before: it has been run here.
        QCOMPARE(walk.run(runTo(530)).tries.size(), std::size_t(2));
        // A number that is not defined equals itself.
        walk.enter(Observe);
        walk.enter(Do);
        Table undefined = runTo(530);
        undefined.columns[1].values.back() = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(walk.run(undefined).tries.empty());
        QVERIFY(walk.run(undefined).tries.empty());
        const AnalysisSpec none;
        const Experiment& first = walk.lesson()->experiment("first")->experiment;
        QVERIFY(!walk.take({first, undefined, {}, {{"error", {first, none, {}}}}}).tries.empty());
    }

    void aCheckThatHeldStaysDoneWithItsLastNumber() {
        Walk walk;
        walk.enter(Do);
        walk.run(runTo(530));
        QVERIFY(!walk.isDone(Do) && walk.evidence == 0);
        QVERIFY(walk.run(runTo(550.25)).heldFirst);
        QVERIFY(walk.isDone(Do));
        QCOMPARE(walk.evidence, 2); // of both checks
        QVERIFY(!walk.run(runTo(550.25)).heldFirst);
        QCOMPARE(walk.evidence, 2);
        walk.run(runTo(549.75));
        QCOMPARE(walk.evidence, 4);
        for (const double later : {540.0, 0.0}) QVERIFY(!walk.run(runTo(later)).heldFirst);
        QVERIFY(walk.isDone(Do));
        const CheckProgress& done = walk.progress().checks.at("x-again");
        QCOMPARE(*done.measured, 549.75);
        QCOMPARE(done.experiment, std::string("{}"));
        QCOMPARE(done.time, std::string("2026-01-01T00:00:00Z"));
    }

    void theRunIsLockedUntilEveryPredictionIsCommitted() {
        Walk walk;
        QVERIFY(!walk.isLocked()); // the text offers a run itself
        walk.enter(Predict);
        QVERIFY(walk.isLocked());
        QVERIFY(walk.say("guess", "").judgement.verdict == Verdict::Unreadable);
        walk.say("guess", "half");
        QVERIFY(walk.isLocked());
        walk.say("where", "500");
        QVERIFY(!walk.isLocked() && walk.isDone(Predict));
        walk.enter(Explore);
        QVERIFY(walk.isLocked());
        walk.enter(End);
        QVERIFY(!walk.isLocked());
    }

    void aTextWaitsForThePredictionAfterIt() {
        Lesson lesson = lessonForTests();
        lesson.steps[Read].blocks[0] = Prose{"Only a text.", 1};
        Walk walk(lesson);
        QVERIFY(walk.waitsForNextStep() && walk.isLocked());
        walk.enter(Predict);
        QVERIFY(!walk.waitsForNextStep());
        walk.say("guess", "half");
        walk.say("where", "500");
        walk.enter(Read);
        QVERIFY(!walk.waitsForNextStep() && !walk.isLocked());
        // Another experiment shows nothing of what is predicted.
        ExperimentBlock other = *lesson.experiment("first");
        other.id = "other";
        lesson.steps[Predict].blocks.push_back(other);
        QVERIFY(!Walk(lesson).waitsForNextStep());
    }

    void linesOfAnAnswerRunOnceNothingIsLeftToPredict() {
        Lesson lesson = lessonForTests();
        Question rows = tableQuestion("lines", false);
        rows.effects = {{{"30", "60"}, {{"step", "0.5"}}}};
        lesson.steps[Predict].blocks = {choiceQuestion("guess", true), rows};
        Walk walk(lesson);
        walk.enter(Predict);
        QVERIFY(walk.say("lines", "", {"30", "60"}).run.empty());
        const LessonWalk::Answered last = walk.say("guess", "half");
        QCOMPARE(last.run.size(), std::size_t(1));
        QCOMPARE(last.run[0]->set[0].second, std::string("0.5"));
        QCOMPARE(walk.say("lines", "", {"30", "60"}).run.size(), std::size_t(1));
        QVERIFY(walk.say("lines", "", {"3", "6"}).run.empty()); // nothing belongs to it
    }

    void theLinesThatARunWaitsForAreNamed() {
        Lesson lesson = lessonForTests();
        Question rows = tableQuestion("lines", false);
        rows.effects = {{{"30", "60"}, {{"step", "0.5"}}}};
        Check end;
        end.id = "end";
        end.kind = Check::Kind::Time;
        end.conditions.emplace_back().key = "step";
        lesson.steps[Do].blocks = {rows, end};
        Walk walk(lesson);
        QVERIFY(walk.openLines() == nullptr);
        walk.enter(Do);
        QCOMPARE(idOf(walk.openLines()), std::string("lines"));
        walk.say("lines", "", {"30", "60"});
        QVERIFY(walk.openLines() == nullptr);
    }

    void aNumberAnswersAQuestionUntilItIsRight() {
        Lesson lesson = lessonForTests();
        Check slope;
        slope.id = "slope";
        slope.kind = Check::Kind::Measure;
        slope.probe.take = Take::Slope;
        slope.probe.plot = "error";
        slope.expected.value = 12.5;
        lesson.steps[Observe].blocks.push_back(slope);
        Walk walk(lesson);
        QVERIFY(!walk.answersOpenQuestion(12.5) && !walk.asksForSlope("error"));
        walk.enter(Observe);
        QVERIFY(walk.answersOpenQuestion(12.5) && walk.answersOpenQuestion(60.5));
        QVERIFY(!walk.answersOpenQuestion(13) && !walk.asksForSlope("another"));
        QVERIFY(walk.asksForSlope("error"));
        walk.say("error", "13");
        QVERIFY(walk.asksForSlope("error"));
        walk.say("error", "12.5");
        QVERIFY(!walk.answersOpenQuestion(12.5) && !walk.asksForSlope("error"));
    }

    void aSketchIsShownBesideItsOutcome() {
        Lesson lesson = lessonForTests();
        lesson.steps[Predict].blocks = {sketchQuestion()};
        Check outcome;
        outcome.id = "outcome";
        outcome.kind = Check::Kind::Measure;
        outcome.outcome = "drawn";
        lesson.steps[Do].blocks.push_back(outcome);
        Walk walk(lesson);
        QVERIFY(walk.sketch() == nullptr && walk.openSketch() == nullptr);
        walk.enter(Predict);
        QCOMPARE(idOf(walk.openSketch()), std::string("drawn"));
        Answer answer;
        answer.question = "drawn";
        answer.cells.assign(11, "0.5");
        walk.draft(answer);
        QCOMPARE(walk.sketchDraft(), answer.cells);
        QVERIFY(walk.committedSketches({}).empty());
        walk.answer(answer);
        QVERIFY(walk.openSketch() == nullptr && walk.sketchDraft().empty());
        QCOMPARE(idOf(walk.sketch()), std::string("drawn"));
        for (std::size_t step = 0; step <= End; ++step) {
            walk.enter(step);
            const bool concerned = step == Predict || step == Do || step == End;
            QCOMPARE(walk.committedSketches("error").size(), std::size_t(concerned ? 1 : 0));
            QCOMPARE(walk.committedSketches({}).size(), std::size_t(concerned ? 1 : 0));
            QVERIFY(walk.committedSketches("another").empty());
        }
    }

    void aPredictedNumberIsMarkedInTheUnitOfItsMeasure() {
        Lesson lesson = lessonForTests();
        lesson.steps[Predict].blocks = {numberQuestion("angle", true)};
        Check outcome;
        outcome.id = "outcome";
        outcome.kind = Check::Kind::Measure;
        outcome.outcome = "angle";
        outcome.unit = "%";
        lesson.steps[Do].blocks.push_back(outcome);
        Walk walk(lesson);
        walk.enter(Predict);
        QVERIFY(walk.committedNumbers().empty());
        walk.say("angle", "25");
        for (std::size_t step = 0; step < End; ++step) {
            walk.enter(step);
            const auto numbers = walk.committedNumbers();
            QCOMPARE(numbers.size(), std::size_t(step == Predict || step == Do ? 1 : 0));
            if (!numbers.empty()) QCOMPARE(numbers.front().value, 0.25);
        }
    }

    void aStepWaitsForHands() {
        Lesson lesson = lessonForTests();
        Check cut;
        cut.id = "cut";
        cut.kind = Check::Kind::Event;
        cut.event = EventKind::Cut;
        lesson.steps[Read].blocks.push_back(cut);
        cut.happens = true; // by itself
        lesson.steps[Do].blocks.push_back(cut);
        Question throwIt;
        throwIt.id = "throw";
        throwIt.kind.emplace<HandQuestion>().task.event = EventKind::Velocity;
        lesson.steps[Observe].blocks.push_back(throwIt);
        throwIt.id = "set";
        std::get<HandQuestion>(throwIt.kind).task.event.reset(); // any change of settings counts
        lesson.steps[Explain].blocks.push_back(throwIt);
        Walk walk(lesson);
        for (std::size_t step = 0; step <= End; ++step) {
            walk.enter(step);
            QCOMPARE(walk.waitsForHands(), step == Read || step == Observe);
        }
    }

    void timeCountsForTheOpenStep() {
        Walk walk;
        walk.addTime(2);
        walk.enter(Do);
        walk.addTime(3);
        walk.addTime(0.5);
        walk.enter(End);
        walk.addTime(7);
        const std::map<std::string, double> expected{{"read", 2}, {"do", 3.5}};
        QVERIFY(walk.progress().seconds == expected);
    }
};

REGISTER_TEST(Walks)

} // namespace timestep::walk_test
#include "walk.moc"
