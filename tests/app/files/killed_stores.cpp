// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that are killed while they save answers and submit results: what they reported as saved is saved,
// and the next start reads it without a message. TIMESTEP_KILLS is the number of kills (20); TIMESTEP_SEED
// (1) determines the moments. killed_files.cpp does the same with other files of the window,
// tests/program/faults with those of the command line.
#include "app/classroom/hand_in.h"
#include "app/classroom/result_file.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/progress/progress.h"
#include "tests/app/files/killed_children.h"
#include "tests/tools.h"

#include <QDir>
#include <QTemporaryDir>

namespace timestep::killed_stores_test {

namespace {

const std::string lessonId = "l";

/// The answer is so long that writing takes some time.
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

int answerForEver(const QString& folder) {
    const ProgressStore store(folder);
    for (int i = numberIn(store.load(lessonId).progress) + 1; store.save(progressOf(i)).isEmpty(); ++i)
        sayWritten(i);
    return 1;
}

/// The name of the result with this number: at most a hundred of one name.
QString nameOf(int number) {
    return QStringLiteral("Ada%1.result.json").arg(number / 100);
}

int handInForEver(const QString& folder, int first) {
    Lesson lesson;
    lesson.id = lessonId;
    lesson.file = TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler/lesson.md"; // any text
    for (int i = first;; ++i) {
        handIn(folder, nameOf(i), resultBytes(resultOf(lesson, {"Ada", learnerSeed("Ada")}, progressOf(i))));
        sayWritten(i);
    }
}

/// `argument`: a folder; after '+', the number of the first result to submit.
int storeForEver(const QString& argument) {
    const QString folder = argument.section('+', 0, 0), first = argument.section('+', 1);
    return first.isEmpty() ? answerForEver(folder) : handInForEver(folder, first.toInt());
}

} // namespace

class KilledStores : public QObject {
    Q_OBJECT

    ChildKiller m_killer;

private slots:
    void progressLosesNoAnswer() {
        const QTemporaryDir folder;
        const int kills = killsInAll() / 2;
        for (int kill = 0; kill < kills; ++kill) {
            const int told = m_killer.lastBeforeKill("--store-for-ever", folder.path());
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
        const int kills = killsInAll() / 2;
        int next = 0, files = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const int told =
                m_killer.lastBeforeKill("--store-for-ever", folder.path() + '+' + QString::number(next));
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
