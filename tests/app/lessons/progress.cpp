// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress/progress.h"
#include "app/lesson/progress/lesson_state.h"
#include "app/paths.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace timestep::progress_test {

namespace {

LessonProgress fullProgress() {
    LessonProgress progress;
    progress.lesson = "ten-steps";
    progress.step = "half-step";
    progress.finished = true;
    progress.started = timeStamp();
    Answer given;
    given.question = "rows";
    given.cells = {"30", "0,5", ""};
    Answer draft = given;
    draft.cells[2] = "sechzig \"60\" \xe2\x88\x92";
    progress.questions["rows"] = {draft, given, 2, false, timeStamp()};
    Answer chosen;
    chosen.question = "which";
    chosen.choice = "twice";
    progress.questions["which"] = {chosen, chosen, 0, true, timeStamp()};
    Answer sentence;
    sentence.question = "why";
    sentence.text = "Because\nof it.";
    progress.questions["why"] = {sentence, std::nullopt, 0, false, ""};
    progress.checks["x-550"] = {550.0000000000001, timeStamp(), "{\"scene\":\"cart\"}"};
    progress.checks["committed"] = {std::nullopt, timeStamp(), ""};
    progress.seconds = {{"read", 12.25}, {"half-step", 0}};
    return progress;
}

QByteArray contentOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& name, const QByteArray& bytes) {
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void compare(const Answer& one, const Answer& other) {
    QCOMPARE(one.question, other.question);
    QCOMPARE(one.choice, other.choice);
    QCOMPARE(one.text, other.text);
    QCOMPARE(one.cells, other.cells);
}

} // namespace

class ProgressTest : public QObject {
    Q_OBJECT

private slots:
    void aProgressComesBackAsItWasWritten();
    void aLessonThatWasNeverOpenedHasNothingToSay();
    void anUnreadableFileIsMovedAsideAndReported_data();
    void anUnreadableFileIsMovedAsideAndReported();
    void aFileCutOffAnywhereIsNeverTakenForAWholeOne();
    void whatWasMovedAsideIsNotOverwritten();
    void damageCostsTheLastChangeAtMost_data();
    void damageCostsTheLastChangeAtMost();
    void damageIsNeverTakenForWhatWasBefore();
    void whatThisStoreWroteIsNotReadAgain();
    void answersOfAnotherWindowAreKept();
    void twoWindowsOnOneLessonKeepBothAnswers();
    void aFileOfANewerVersionStaysAsItIs();
    void anAnswerThatWasGivenIsCountedOnce();
    void aStepIsDoneAsFarAsItsChecksAndQuestionsAre();
    void whatWasDoneBeforeALessonWasSplitCounts();
    void aLessonIsDoneWithoutItsDeeperSteps();
    void aResetForgetsOneLessonOnly();
    void anIdNeverLeavesTheFolder();
    void anUnwritableFolderIsReportedInOneSentence();
};

void ProgressTest::aProgressComesBackAsItWasWritten() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.filePath("new/progress"));
    const LessonProgress written = fullProgress();
    QCOMPARE(store.save(written), QString());
    const ProgressReading reading = store.load("ten-steps");
    QCOMPARE(reading.problem, QString());
    const LessonProgress& read = reading.progress;
    QCOMPARE(read.lesson, written.lesson);
    QCOMPARE(read.step, written.step);
    QCOMPARE(read.finished, true);
    QCOMPARE(read.started, written.started);
    QCOMPARE(read.questions.size(), written.questions.size());
    for (const auto& [id, question] : written.questions) {
        const QuestionProgress& other = read.questions.at(id);
        compare(other.draft, question.draft);
        QCOMPARE(other.given.has_value(), question.given.has_value());
        if (question.given) compare(*other.given, *question.given);
        QCOMPARE(other.tries, question.tries);
        QCOMPARE(other.right, question.right);
        QCOMPARE(other.time, question.time);
    }
    QCOMPARE(read.checks.size(), written.checks.size());
    QCOMPARE(*read.checks.at("x-550").measured, 550.0000000000001);
    QCOMPARE(read.checks.at("x-550").experiment, written.checks.at("x-550").experiment);
    QVERIFY(!read.checks.at("committed").measured);
    QCOMPARE(read.seconds, written.seconds);
}

void ProgressTest::aLessonThatWasNeverOpenedHasNothingToSay() {
    const QTemporaryDir folder;
    const ProgressReading reading = ProgressStore(folder.path()).load("new-one");
    QCOMPARE(reading.problem, QString());
    QCOMPARE(reading.progress.lesson, std::string("new-one"));
    QVERIFY(reading.progress.started.empty());
}

void ProgressTest::anUnreadableFileIsMovedAsideAndReported_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not JSON") << QByteArray("Lorem ipsum");
    QTest::newRow("not UTF-8") << QByteArray("{\"lesson\": \"\xff\xfe\"}");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("no lesson") << QByteArray("{\"step\": \"a\"}");
    QTest::newRow("another lesson") << QByteArray("{\"lesson\": \"other\"}");
    QTest::newRow("step is a number") << QByteArray("{\"lesson\": \"broken\", \"step\": 3}");
    QTest::newRow("questions are a list") << QByteArray("{\"lesson\": \"broken\", \"questions\": [1]}");
    QTest::newRow("a question is a text")
        << QByteArray("{\"lesson\": \"broken\", \"questions\": {\"q\": \"x\"}}");
    QTest::newRow("a check is a number") << QByteArray("{\"lesson\": \"broken\", \"checks\": {\"c\": 1}}");
    QTest::newRow("seconds are a text")
        << QByteArray("{\"lesson\": \"broken\", \"seconds\": {\"s\": \"x\"}}");
}

void ProgressTest::anUnreadableFileIsMovedAsideAndReported() {
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    store.save(fullProgress());
    const QString name = store.fileOf("broken");
    write(name, bytes);
    const ProgressReading reading = store.load("broken");
    QVERIFY(reading.problem.contains(name + ".corrupt"));
    QCOMPARE(reading.progress.lesson, std::string("broken"));
    QVERIFY(reading.progress.questions.empty());
    QVERIFY(!QFile::exists(name));
    QCOMPARE(contentOf(name + ".corrupt"), bytes);
    // The other lessons lost nothing, and the next time there is no message.
    QCOMPARE(store.load("ten-steps").progress.questions.size(), std::size_t(3));
    QCOMPARE(store.load("broken").problem, QString());
}

void ProgressTest::aFileCutOffAnywhereIsNeverTakenForAWholeOne() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    store.save(fullProgress());
    const QString name = store.fileOf("ten-steps");
    const QByteArray whole = contentOf(name).trimmed();
    QVERIFY(whole.size() > 400);
    for (int length = 0; length < whole.size(); length += 7) {
        write(name, whole.left(length));
        QVERIFY2(!store.load("ten-steps").problem.isEmpty(), qPrintable(QString::number(length)));
        QFile::remove(name + ".corrupt");
    }
    write(name, whole);
    QCOMPARE(store.load("ten-steps").problem, QString());
}

void ProgressTest::whatWasMovedAsideIsNotOverwritten() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    const QString name = store.fileOf("broken");
    for (const QByteArray& bytes : {QByteArray("first"), QByteArray("second")}) {
        write(name, bytes);
        QVERIFY(!store.load("broken").problem.isEmpty());
    }
    QCOMPARE(contentOf(name + ".corrupt"), QByteArray("first"));
    QCOMPARE(contentOf(name + ".corrupt-2"), QByteArray("second"));
}

void ProgressTest::damageCostsTheLastChangeAtMost_data() {
    QTest::addColumn<int>("kept"); // bytes of the file, -1: it is deleted
    for (const int kept : {-1, 0, 1, 100, 400}) QTest::addRow("%d bytes", kept) << kept;
}

void ProgressTest::damageCostsTheLastChangeAtMost() {
    QFETCH(int, kept);
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    LessonProgress progress = fullProgress();
    for (const char* answer : {"first", "second", "third"}) {
        progress.questions["which"].given->choice = answer;
        store.save(progress);
    }
    const QString name = store.fileOf("ten-steps");
    const QByteArray whole = contentOf(name);
    QFile::remove(name);
    if (kept >= 0) write(name, whole.left(kept));
    const ProgressReading reading = store.load("ten-steps");
    QVERIFY(reading.problem.contains("last answer"));
    QCOMPARE(reading.progress.questions.at("which").given->choice, std::string("second"));
    QCOMPARE(reading.progress.checks.size(), progress.checks.size());
    // The learner continues from there, and the next time there is no message.
    QCOMPARE(store.save(reading.progress), QString());
    QCOMPARE(store.load("ten-steps").problem, QString());
}

void ProgressTest::damageIsNeverTakenForWhatWasBefore() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    LessonProgress progress = fullProgress();
    store.save(progress);
    progress.step = "later";
    store.save(progress);
    write(store.fileOf("ten-steps"), "rubbish"); // while the program runs
    progress.step = "latest";
    store.save(progress);
    write(store.fileOf("ten-steps"), "rubbish again");
    QCOMPARE(store.load("ten-steps").progress.step, std::string("half-step"));
}

void ProgressTest::whatThisStoreWroteIsNotReadAgain() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    LessonProgress progress = fullProgress();
    store.save(progress);
    const QString name = store.fileOf("ten-steps");
    const QByteArray first = contentOf(name);
    const QDateTime time = QFileInfo(name).lastModified();
    write(name, QByteArray(first).replace("half-step", "half-stop"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    file.close();
    progress.step = "later";
    store.save(progress);
    QCOMPARE(contentOf(store.beforeOf("ten-steps")), first);
}

void ProgressTest::answersOfAnotherWindowAreKept() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path()), other(folder.path());
    LessonProgress progress = fullProgress();
    store.save(progress);
    progress.step = "in-the-other-window";
    other.save(progress);
    progress.step = "later";
    store.save(progress);
    QFile::remove(store.fileOf("ten-steps"));
    QCOMPARE(store.load("ten-steps").progress.step, std::string("in-the-other-window"));
}

void ProgressTest::twoWindowsOnOneLessonKeepBothAnswers() {
    const QTemporaryDir folder;
    const ProgressStore one(folder.path()), other(folder.path());
    const auto answered = [](LessonProgress& progress, const char* question, const char* text,
                             const char* time) {
        Answer answer;
        answer.question = question;
        answer.text = text;
        progress.questions[question].given = answer;
        progress.questions[question].time = time;
    };
    LessonProgress here = one.load("ten-steps").progress, there = other.load("ten-steps").progress;
    answered(here, "first", "here", "2026-01-01T10:00:00Z");
    answered(here, "both", "earlier", "2026-01-01T10:00:00Z");
    here.checks["ran"].time = "2026-01-01T10:00:00Z";
    QVERIFY(one.save(here).isEmpty());
    answered(there, "second", "there", "2026-01-01T10:01:00Z");
    answered(there, "both", "later", "2026-01-01T10:01:00Z");
    QVERIFY(other.save(there).isEmpty());
    here.step = "next";
    for (int again = 0; again < 2; ++again) {
        QVERIFY(one.save(here).isEmpty());
        const LessonProgress kept = ProgressStore(folder.path()).load("ten-steps").progress;
        QCOMPARE(kept.step, std::string("next"));
        QCOMPARE(kept.questions.at("first").given->text, std::string("here"));
        QCOMPARE(kept.questions.at("second").given->text, std::string("there"));
        QCOMPARE(kept.questions.at("both").given->text, std::string("later"));
        QCOMPARE(kept.checks.size(), std::size_t(1));
    }
    QVERIFY(one.reset("ten-steps"));
    LessonProgress again;
    again.lesson = "ten-steps";
    QVERIFY(one.save(again).isEmpty()); // reset entries do not return
    QVERIFY(one.load("ten-steps").progress.questions.empty());
}

void ProgressTest::aFileOfANewerVersionStaysAsItIs() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    const QByteArray newer = R"({"timestep-progress": 2, "lesson": "ten-steps", "feelings": "good"})";
    write(store.fileOf("ten-steps"), newer);
    const ProgressReading reading = store.load("ten-steps");
    QVERIFY2(reading.problem.contains("newer version"), qPrintable(reading.problem));
    QVERIFY(store.save(reading.progress).contains("newer version"));
    QCOMPARE(contentOf(store.fileOf("ten-steps")), newer);
    QVERIFY(!QFile::exists(store.beforeOf("ten-steps")));
}

void ProgressTest::anAnswerThatWasGivenIsCountedOnce() {
    Question question;
    question.kind = NumberQuestion{{12.5, {}, {}}, {}};
    question.hints = {"Halve it."};
    question.solution = "Half of 25.";
    QuestionProgress entry;
    for (int tries = 1; tries <= 3; ++tries) {
        Answer answer;
        answer.text = std::to_string(tries);
        const Judgement now = judge(question, answer, entry);
        entry.given = answer;
        ++entry.tries;
        const Judgement again = judge(question, answer, entry); // as when the lesson is opened again
        for (const Judgement& each : {now, again}) {
            QVERIFY(each.verdict == Verdict::Wrong);
            QCOMPARE(each.hint, std::string(tries >= 2 ? "Halve it." : ""));
            QCOMPARE(each.solution, std::string(tries >= 3 ? "Half of 25." : ""));
        }
    }
}

void ProgressTest::aStepIsDoneAsFarAsItsChecksAndQuestionsAre() {
    const std::string folder = findLesson({bundledLessonsFolder()}, "ten-steps-of-euler");
    const Lesson lesson = loadLesson(folder, "en");
    LessonProgress progress;
    for (const double share : stepShares(lesson, progress)) QCOMPARE(share, 0.0);
    std::size_t step = 0, toRead = 0;
    while (lesson.steps[step].id != "let-it-run") ++step; // with several checks and without a question
    while (lesson.steps[toRead].id != "two-lines") ++toRead;
    const std::vector<const Check*> checks = lesson.steps[step].checks();
    QVERIFY(checks.size() >= 3);
    for (std::size_t done = 1; done <= checks.size(); ++done) {
        progress.checks[checks[done - 1]->id] = {};
        const std::vector<double> shares = stepShares(lesson, progress);
        COMPARE_NEAR(shares[step], double(done) / double(checks.size()), 1e-12);
        QCOMPARE(bool(stepsDone(lesson, progress)[step]), done == checks.size());
        QCOMPARE(shares[toRead], 0.0);
    }
    progress.seconds[lesson.steps[toRead].id] = 3; // a reading step is done when it was open
    QCOMPARE(stepShares(lesson, progress)[toRead], 1.0);
}

/// Answers and checks of steps that are now in another lesson.
void ProgressTest::whatWasDoneBeforeALessonWasSplitCounts() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    int split = 0;
    for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
        if (info.splitFrom.empty()) continue;
        ++split;
        const Lesson lesson = loadLesson(info.folder, "en");
        QVERIFY(!lessonState(info, store).begun);
        LessonProgress old;
        old.lesson = info.splitFrom;
        old.started = "2026-01-02T03:04:05Z";
        const Check* last = nullptr;
        for (const LessonStep& step : lesson.steps)
            if (!step.checks().empty()) last = step.checks().back();
        old.checks[last->id].measured = 4;
        old.checks["of-the-other-half"] = {};
        store.save(old);
        const LessonProgress taken = progressOf(lesson, store).progress;
        QCOMPARE(taken.lesson, info.id);
        QCOMPARE(taken.checks.size(), std::size_t(1));
        QCOMPARE(*taken.checks.at(last->id).measured, 4.0);
        QVERIFY(lessonState(info, store).begun);
        store.reset(info.splitFrom);
    }
    QVERIFY(split >= 2);
}

void ProgressTest::aLessonIsDoneWithoutItsDeeperSteps() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    int deeper = 0;
    for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
        const Lesson lesson = loadLesson(info.folder, "en");
        LessonProgress progress;
        progress.lesson = lesson.id;
        progress.started = "2026-01-02T03:04:05Z";
        std::size_t core = 0;
        for (const LessonStep& step : lesson.steps) {
            if (step.deeper) {
                ++deeper;
                continue;
            }
            ++core;
            progress.seconds[step.id] = 1;
            for (const Check* check : step.checks()) progress.checks[check->id] = {};
            for (const Block& block : step.blocks)
                if (const auto* question = std::get_if<Question>(&block)) {
                    progress.questions[question->id].given = Answer();
                    progress.questions[question->id].right = true;
                }
        }
        store.save(progress);
        const LessonState state = lessonState(info, store);
        QVERIFY2(state.done, info.id.c_str());
        QCOMPARE(state.stepShares.size(), core);
    }
    QVERIFY(deeper > 10);
}

void ProgressTest::aResetForgetsOneLessonOnly() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    LessonProgress one = fullProgress(), other = fullProgress();
    other.lesson = "another";
    store.save(one);
    store.save(other);
    QVERIFY(store.reset("ten-steps"));
    QVERIFY(store.load("ten-steps").progress.started.empty());
    QVERIFY(!store.load("another").progress.started.empty());
    QVERIFY(store.reset("ten-steps")); // there is nothing left to forget
}

void ProgressTest::anIdNeverLeavesTheFolder() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.filePath("progress"));
    for (const char* id : {"../outside", "a/b", "..", "c:\\d", "\xc3\xa4"}) {
        LessonProgress progress;
        progress.lesson = id;
        progress.started = "now";
        QCOMPARE(store.save(progress), QString());
        QCOMPARE(QFileInfo(store.fileOf(id)).absolutePath(), folder.filePath("progress"));
        QCOMPARE(store.load(id).progress.started, std::string("now"));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void ProgressTest::anUnwritableFolderIsReportedInOneSentence() {
    const QTemporaryDir folder;
    write(folder.filePath("file"), "x");
    const ProgressStore store(folder.filePath("file/progress"));
    const QString problem = store.save(fullProgress());
    QVERIFY(problem.contains(store.fileOf("ten-steps")));
    QVERIFY(problem.endsWith('.'));
}

REGISTER_TEST(ProgressTest)

} // namespace timestep::progress_test
#include "progress.moc"
