// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that is set back, by an hour or by many years: later entries never count as earlier, no time is
// negative, and no honest result looks altered. Entries from before the change have times in the future.
#include "app/classroom/merge.h"
#include "app/classroom/result_file.h"
#include "app/classroom/verify_result.h"
#include "app/desk/recovery.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/progress/progress.h"
#include "app/provenance/open_file.h"
#include "tests/tools.h"

#include <QDateTime>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>

namespace timestep::clock_set_back_test {

namespace {

std::string inSeconds(qint64 seconds) {
    return QDateTime::currentDateTimeUtc().addSecs(seconds).toString(Qt::ISODate).toStdString();
}

LessonProgress answered(const std::string& answer, const std::string& time) {
    LessonProgress progress;
    progress.lesson = "l";
    progress.started = time;
    QuestionProgress& question = progress.questions["q"];
    Answer given;
    given.question = "q";
    given.text = answer;
    question.given = given;
    question.time = time;
    return progress;
}

Lesson lessonL() {
    Lesson lesson;
    lesson.id = "l";
    lesson.file = TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler/lesson.md"; // any text
    return lesson;
}

std::string givenIn(const ProgressStore& store) {
    return store.peek("l").questions.at("q").given->text;
}

} // namespace

class ClockSetBack : public QObject {
    Q_OBJECT

    static void rows() {
        QTest::addColumn<qint64>("ahead"); // of the old times [s]
        QTest::newRow("an hour") << qint64{3600};
        QTest::newRow("seventy years") << qint64{70} * 365 * 86400;
    }

private slots:
    void aNewEntryIsTheLatest_data() { rows(); }
    void aNewEntryIsTheLatest() {
        QFETCH(const qint64, ahead);
        const QTemporaryDir folder;
        const ProgressStore store(folder.path());
        LessonProgress progress = answered("old", inSeconds(ahead));
        QVERIFY(store.save(progress).isEmpty());
        std::string before = latestStamp(progress);
        for (int i = 0; i < 3; ++i) {
            const std::string stamp = store.stamp(progress);
            QVERIFY2(stamp > before, stamp.c_str());
            before = progress.questions["q"].time = stamp;
        }
        // Another window does not know these entries, and stamps its own after them.
        LessonProgress other;
        other.lesson = "l";
        QVERIFY(store.save(progress).isEmpty());
        QVERIFY(ProgressStore(folder.path()).stamp(other) > before);
        // A correct clock is read unchanged.
        other.lesson = "m";
        QVERIFY(store.stamp(other) <= inSeconds(1));
        QVERIFY(store.stamp(other) >= inSeconds(-5));
    }

    void theLastAnswerOfTwoWindowsCounts_data() { rows(); }
    void theLastAnswerOfTwoWindowsCounts() {
        QFETCH(const qint64, ahead);
        const QTemporaryDir folder;
        const ProgressStore one(folder.path()), other(folder.path());
        LessonProgress first = one.load("l").progress, second = other.load("l").progress;
        first = answered("first", inSeconds(ahead));
        QVERIFY(one.save(first).isEmpty());
        second = answered("second", other.stamp(second)); // after the clock was set back
        QVERIFY(other.save(second).isEmpty());
        QCOMPARE(givenIn(one), std::string("second"));
        first.step = "next"; // the first window continues with what it knows
        QVERIFY(one.save(first).isEmpty());
        QCOMPARE(givenIn(one), std::string("second"));
    }

    void aResultIsNotOlderThanItsAnswers_data() { rows(); }
    void aResultIsNotOlderThanItsAnswers() {
        QFETCH(const qint64, ahead);
        const LessonProgress progress = answered("a", inSeconds(ahead));
        const Lesson lesson = lessonL();
        const ResultFile result = resultOf(lesson, {"Ada", learnerSeed("Ada")}, progress);
        QVERIFY(result.saved > inSeconds(ahead - 5));
        const QTemporaryDir folder;
        writeFile(folder.filePath("r.json"), resultBytes(result).toStdString());
        const Verification found = verifyResult(readResult(folder.filePath("r.json")), nullptr);
        QCOMPARE(found.notes.size(), 1); // the lesson is unknown here
        QVERIFY(found.state == Verification::State::Unproven);
    }

    void theResultWithTheLaterAnswersCounts_data() { rows(); }
    void theResultWithTheLaterAnswersCounts() {
        QFETCH(const qint64, ahead);
        const QTemporaryDir folder;
        const Lesson lesson = lessonL();
        // Submitted, the clock set back, more answers, submitted again.
        LessonProgress progress = answered("early", inSeconds(ahead));
        ResultFile early = resultOf(lesson, {"Ada", learnerSeed("Ada")}, progress);
        early.saved = inSeconds(ahead + 600);
        progress = answered("late", stampAfter(latestStamp(progress)));
        const ResultFile late = resultOf(lesson, {"Ada", learnerSeed("Ada")}, progress);
        QVERIFY2(late.saved < early.saved, "by their times alone the early one would count");
        writeFile(folder.filePath("a.json"), resultBytes(early).toStdString());
        writeFile(folder.filePath("b.json"), resultBytes(late).toStdString());
        const Merged merged = mergeFolder(folder.path(), {}, "en");
        QCOMPARE(merged.results.size(), std::size_t{1});
        QCOMPARE(merged.results.front().file, QString("b.json"));
    }

    void noTimeIsNegative() {
        const Json json = Json::parse(R"({"lesson": "l", "seconds": {"one": -5, "two": 1e300, "three": 7}})");
        const LessonProgress progress = progressFromJson(JsonField(json));
        QCOMPARE(progress.seconds.at("one"), 0.0);
        QVERIFY(progress.seconds.at("two") <= 1e9);
        QCOMPARE(progress.seconds.at("three"), 7.0);
    }

    /// A lock or a session file from the future belongs to a running program, or is free, like any other.
    void locksAndSessionsFromTheFutureAreAsOthers_data() { rows(); }
    void locksAndSessionsFromTheFutureAreAsOthers() {
        QFETCH(const qint64, ahead);
        const QTemporaryDir folder;
        const auto fromTheFuture = [&](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadWrite) &&
                   file.setFileTime(QDateTime::currentDateTime().addSecs(ahead),
                                    QFileDevice::FileModificationTime);
        };
        Autosave living(folder.path());
        QVERIFY(living.save("{}").isEmpty());
        QVERIFY(fromTheFuture(living.file()) && fromTheFuture(living.file() + ".lock"));
        const QString dead = folder.filePath("open-999999999-1.timestep-desk"); // no such process
        writeFile(dead, "{}");
        writeFile(dead + ".lock",
                  "999999999\napp_tests\n" + QSysInfo::machineHostName().toStdString() + "\n");
        QVERIFY(fromTheFuture(dead) && fromTheFuture(dead + ".lock"));
        const Autosave next(folder.path());
        QCOMPARE(next.leftBehind(), QStringList{dead});
    }
};

REGISTER_TEST(ClockSetBack)

} // namespace timestep::clock_set_back_test

#include "clock_set_back.moc"
