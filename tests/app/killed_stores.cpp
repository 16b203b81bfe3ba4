// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that are killed while they keep answers and hand in results: what they said was kept is kept, and
// the next start reads it without a word. TIMESTEP_KILLS kills (20), at moments that follow from
// TIMESTEP_SEED (1); tests/program/faults does the same with the files of the command line.
#include "app/classroom/hand_in.h"
#include "app/classroom/result_file.h"
#include "app/handouts/sheet_texts.h"
#include "app/lesson/progress.h"
#include "tests/tools.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cstdio>

namespace timestep::killed_stores_test {

namespace {

const std::string lessonId = "l";

/// With so long an answer that writing takes a while.
LessonProgress progressOf(int answer) {
    LessonProgress progress;
    progress.lesson = lessonId;
    progress.started = "2026-01-01T10:00:00Z";
    QuestionProgress& question = progress.questions["q"];
    Answer given;
    given.question = "q";
    given.text = std::to_string(answer) + " " + std::string(20000, 'x') + " end";
    question.given = given;
    question.time = progress.started;
    return progress;
}

int numberIn(const LessonProgress& progress) {
    const auto found = progress.questions.find("q");
    if (found == progress.questions.end() || !found->second.given) return -1;
    const QString text = QString::fromStdString(found->second.given->text);
    return text.endsWith(" end") ? text.section(' ', 0, 0).toInt() : -1;
}

void say(int number) {
    std::printf("%d\n", number);
    std::fflush(stdout);
}

int answerForEver(const QString& folder) {
    const ProgressStore store(folder);
    for (int i = numberIn(store.load(lessonId).progress) + 1; store.save(progressOf(i)).isEmpty(); ++i)
        say(i);
    return 1;
}

/// The name of the result with this number: not more than a hundred of one name.
QString nameOf(int number) {
    return QStringLiteral("Ada%1.result.json").arg(number / 100);
}

int handInForEver(const QString& folder, int first) {
    Lesson lesson;
    lesson.id = lessonId;
    lesson.file = TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler/lesson.md"; // any text
    for (int i = first;; ++i) {
        handIn(folder, nameOf(i), resultBytes(resultOf(lesson, {"Ada", learnerSeed("Ada")}, progressOf(i))));
        say(i);
    }
}

/// `argument`: a folder; after '+', the number of the first result to hand in.
int storeForEver(const QString& argument) {
    const QString folder = argument.section('+', 0, 0), first = argument.section('+', 1);
    return first.isEmpty() ? answerForEver(folder) : handInForEver(folder, first.toInt());
}

int environment(const char* name, int standard) {
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : standard;
}

} // namespace

class KilledStores : public QObject {
    Q_OBJECT

    QRandomGenerator m_random{static_cast<quint32>(environment("TIMESTEP_SEED", 1))};

    /// Starts a child, kills it at any moment after its first word, and returns the last number that it said.
    int lastBeforeKill(const QString& argument) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"--store-for-ever", argument});
        if (!child.waitForReadyRead(60000)) return -1;
        QTest::qWait(static_cast<int>(m_random.bounded(40)));
        child.kill();
        child.waitForFinished(60000);
        const QByteArray said = child.readAllStandardOutput();
        return said.left(said.lastIndexOf('\n')).split('\n').last().toInt();
    }

private slots:
    void progressLosesNothingThatWasSaid() {
        const QTemporaryDir folder;
        const int kills = environment("TIMESTEP_KILLS", 20) / 2;
        for (int kill = 0; kill < kills; ++kill) {
            const int told = lastBeforeKill(folder.path());
            QVERIFY(told >= kill);
            const ProgressReading reading = ProgressStore(folder.path()).load(lessonId);
            QVERIFY2(reading.problem.isEmpty(), qPrintable(reading.problem));
            const int kept = numberIn(reading.progress);
            QVERIFY2(kept == told || kept == told + 1, qPrintable(QString("%1 of %2").arg(kept).arg(told)));
        }
        QVERIFY(QDir(folder.path()).entryList({"*.corrupt*"}).isEmpty());
        qInfo("killed %d times while progress was kept: none lost", kills);
    }

    void everyResultThatWasHandedInIsWhole() {
        const QTemporaryDir folder;
        const int kills = environment("TIMESTEP_KILLS", 20) / 2;
        int next = 0, files = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const int told = lastBeforeKill(folder.path() + '+' + QString::number(next));
            QVERIFY(told >= next);
            next = told + 1;
        }
        std::vector<bool> found(static_cast<std::size_t>(next) + 1, false);
        int begun = 0; // an empty file keeps the name of a result that was not written
        for (const QFileInfo& file : QDir(folder.path()).entryInfoList({"*.json"}, QDir::Files)) {
            if (file.size() == 0) {
                ++begun;
                continue;
            }
            const ResultFile result = readResult(file.filePath());
            QVERIFY2(result.sealed, qPrintable(file.fileName()));
            const int number = numberIn(result.progress);
            QVERIFY(number >= 0 && number <= next);
            found[static_cast<std::size_t>(number)] = true;
            ++files;
        }
        for (int number = 0; number < next; ++number)
            QVERIFY2(found[static_cast<std::size_t>(number)], qPrintable(QString::number(number)));
        QVERIFY(begun <= kills);
        qInfo("killed %d times while results were handed in: %d whole, %d not begun, none lost", kills, files,
              begun);
    }
};

REGISTER_CHILD_PROCESS("--store-for-ever", storeForEver)
REGISTER_TEST(KilledStores)

} // namespace timestep::killed_stores_test

#include "killed_stores.moc"
