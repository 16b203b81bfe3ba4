// SPDX-License-Identifier: GPL-3.0-or-later
// A class of 25 with cheats: what the page of the class, the grade book and the pages of feedback say about
// them.
#include "app/classroom/class_findings.h"
#include "app/classroom/class_list_dialog.h"
#include "app/classroom/folder_watch.h"
#include "app/classroom/learners.h"
#include "app/classroom/merge_dialog.h"
#include "app/classroom/results_table.h"
#include "app/cli/command_line.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/lessons/handed_in.h"
#include "tests/tools.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>

#include <sstream>

namespace timestep::class_of_25_test {

namespace {

using State = Verification::State;

/// A prediction, a question with a personal number, a measured goal under the conditions of the teacher, and
/// a sentence.
constexpr const char* lessonText = R"(---
id: class-lesson
title: Your own spring
minutes: 5
level: beginner
aha: Something.
personal:
  start: {from: 0.1, to: 0.5, digits: 2}
---

## One {#one .do}

```yaml experiment
id: spring
scene: spring
step: 0.1
duration: 1
runs: [{integrator: velocity-verlet}]
```

```yaml question
id: guess
type: choice
prediction: yes
ask: Where is the mass after one second?
choices:
  - {id: same, text: where it was, feedback: Nothing would pull then.}
  - {id: left, text: to the left, happens: yes}
```

```yaml question
id: double
type: number
ask: What is twice {= start | 2}?
answer: = 2*start
within: 0.001
feedback:
  - {value: = start, within: 0.001, text: "That is {= start | 2} itself."}
hints: [Twice.]
solution: Add it to itself.
```

```yaml question
id: why
type: sentence
ask: Why?
model: So.
```

```yaml check
- id: goal
  kind: measure
  text: Displacement at the end
  when: {stiffness: 5}
  measure: x
  at-most: 10
- {id: said, kind: commit, question: why}
```
)";

} // namespace

class ClassOf25 : public QObject, TestFolder {
    Q_OBJECT

    QString m_results, m_lessons;
    std::vector<QString> m_names;

    Lesson lessonOf(const QString& name) const {
        return loadLesson((m_lessons + "/24-class-lesson").toStdString(), "en", learnerSeed(name), nullptr,
                          nullptr, {});
    }

    /// `right` of the answers are right. `number` makes the times of each learner different.
    ResultFile workOf(const QString& name, int number, bool right) const {
        const Lesson lesson = lessonOf(name);
        LessonProgress progress;
        progress.lesson = lesson.id;
        const auto time = [&](int minute) {
            return QString("2026-01-10T08:%1:%2Z")
                .arg(minute, 2, 10, QChar('0'))
                .arg(number % 60, 2, 10, QChar('0'));
        };
        progress.started = time(0).toStdString();
        const auto give = [&](const char* id, Answer answer, bool isRight, int minute) {
            answer.question = id;
            progress.questions[id] = {answer, answer, 0, isRight, time(minute).toStdString()};
        };
        const double own = lesson.personal.front().value;
        Answer guess, twice, why;
        guess.choice = right ? "left" : "same";
        twice.text = QString::number(right ? 2 * own : own, 'f', 2).toStdString();
        why.text = "Because " + name.toStdString() + " saw it.";
        give("guess", guess, false, 1);
        give("double", twice, right, 2);
        give("why", why, false, 3);
        Experiment experiment = stageOf(lesson, 0).experiment->experiment;
        setByKey(experiment, "stiffness", "5");
        progress.checks["goal"] = measuredIn(lesson, experiment, time(4).toStdString());
        progress.checks["said"].time = time(4).toStdString();
        return resultOf(lesson, {name, learnerSeed(name)}, progress);
    }

    static CheckProgress measuredIn(const Lesson& lesson, const Experiment& experiment,
                                    const std::string& time) {
        const Check* goal = lesson.steps[0].checks()[0];
        Session session(experiment);
        session.runToEnd();
        return {readProbe(goal->probe, session.table(), goal->probe.measure, "time"), time,
                toJson(experiment).dump()};
    }

    void hand(const QString& file, const ResultFile& result) const {
        write("results/" + file, resultBytes(result));
    }

    Merged merged() const { return mergeFolder(m_results, {m_lessons.toStdString()}, "en"); }

    static const HandedIn& of(const Merged& merged, const QString& learner) {
        const auto found = std::find_if(merged.results.begin(), merged.results.end(),
                                        [&](const HandedIn& one) { return one.result.learner == learner; });
        return *found;
    }

    ClassBook book() const {
        ClassBook book;
        book.setText(QStringLiteral("First name,Last name,Email address\n") + m_names.front() +
                     ",Lovelace,ada@school\n" + listed(1) + "Lars,Listed,lars@school\n");
        return book;
    }

    QString listed(std::size_t from) const {
        QString lines;
        for (std::size_t i = from; i < m_names.size(); ++i)
            lines += m_names[i] + ",Number" + QString::number(i) + "," + m_names[i].toLower() + "@school\n";
        return lines;
    }

private slots:
    /// 19 honest learners, 5 cheats, a guest who is not on the list; Lars hands nothing in.
    void initTestCase() {
        m_results = path("results");
        m_lessons = path("lessons");
        QVERIFY(QDir().mkpath(m_results) && QDir().mkpath(m_lessons + "/24-class-lesson"));
        write("lessons/24-class-lesson/lesson.md", lessonText);
        m_names = {"Ada"};
        for (int i = 1; i < 24; ++i) m_names.push_back(QString("Pupil%1").arg(QChar('A' + i)));
        for (int i = 0; i < 24; ++i) {
            const QString& name = m_names[static_cast<std::size_t>(i)];
            ResultFile result = workOf(name, i, i % 3 != 0);
            if (i == 2) result.progress.questions["double"].right = false; // edited, sealed again
            if (i == 3) { // a copy of Ada's file under another name
                result = workOf("Ada", 0, true);
                result.learner = name;
                result.seed = learnerSeed(name);
            }
            if (i == 4) result.lessonHash = "of an older version";
            if (i == 5) { // other settings of the scene
                const Lesson lesson = lessonOf(name);
                Experiment experiment = stageOf(lesson, 0).experiment->experiment;
                setByKey(experiment, "stiffness", "50");
                result.progress.checks["goal"] =
                    measuredIn(lesson, experiment, result.progress.checks["said"].time);
            }
            if (i == 6) // a number that nothing measured
                result.progress.checks["goal"].measured = 9;
            QByteArray bytes = resultBytes(result);
            if (i == 7) bytes.replace("saw it", "made it up"); // edited by hand: the seal is broken
            if (i == 8)
                bytes.replace("\"lesson\": \"class-lesson\",\n  \"step", "\"lesson\": \"other\",\n  \"step");
            write("results/" + name + ".json", bytes);
        }
        hand("guest.json", workOf("Guest", 59, true));
    }

    void cheatsAreNamedAndGetNoPoints() {
        const Merged merged = this->merged();
        const auto state = [&](int i) {
            return of(merged, m_names[static_cast<std::size_t>(i)]).verification.state;
        };
        const auto notes = [&](int i) {
            return of(merged, m_names[static_cast<std::size_t>(i)]).verification.notes.join(' ');
        };
        QCOMPARE(state(1), State::Verified);
        for (const int altered : {2, 5, 6, 7}) {
            QCOMPARE(state(altered), State::Altered);
            QCOMPARE(marksOf(of(merged, m_names[static_cast<std::size_t>(altered)])).checks, std::size_t(0));
            QVERIFY(!gradeOf(of(merged, m_names[static_cast<std::size_t>(altered)]), merged, {}));
        }
        // The copy has the answers to another's numbers; its original is not doubted for it.
        QVERIFY2(notes(3).contains("same second"), qPrintable(notes(3)));
        QCOMPARE(state(3), State::Altered);
        QVERIFY2(notes(0).contains("is a copy of it"), qPrintable(notes(0)));
        QCOMPARE(state(0), State::Verified);
        QVERIFY(notes(4).contains("another version"));
        QCOMPARE(state(4), State::Unproven);
        QVERIFY(notes(5).contains("under the conditions"));
        QVERIFY(notes(6).contains("measures"));
        QVERIFY(notes(7).contains("changed after it was saved"));
        QCOMPARE(merged.leftOut.size(), std::size_t(1));
        QVERIFY(merged.leftOut.front().why.contains("another lesson"));
        QCOMPARE(merged.results.size(), std::size_t(24));
    }

    void theGradeBookHasARowForEachLearnerOfTheList() {
        const Merged merged = this->merged();
        const ClassBook book = this->book();
        const QStringList rows = QString::fromStdString(gradeBookCsv(merged, book)).trimmed().split('\n');
        QCOMPARE(rows.size(), qsizetype(1 + 25));
        QCOMPARE(rows[0],
                 QString("First name,Last name,Email address,Lesson 24 · Your own spring (%),Lesson 24 "
                         "· Your own spring (comment),All lessons (%)"));
        QCOMPARE(rows[2], QString("PupilB,Number1,pupilb@school,100,2 of 2 points.,100"));
        // An altered file and one that is missing have no grade; Moodle reads "-" as none.
        QCOMPARE(rows[3], QString("PupilC,Number2,pupilc@school,-,The file was altered: no points.,-"));
        QCOMPARE(rows[25], QString("Lars,Listed,lars@school,-,,-"));
        QVERIFY(!rows.join('\n').contains("Guest")); // one unknown row makes Moodle refuse the file
        QCOMPARE(attendanceOf(merged, book).missing, (QStringList{"PupilI Number8", "Lars Listed"}));
        QCOMPARE(attendanceOf(merged, book).unlisted, QStringList{"Guest"});
    }

    /// Columns between "Student" and "Section", then the row "Points Possible", as its importer wants them.
    void theGradeBookForCanvasHasItsColumnsAndPoints() {
        ClassBook book;
        book.setText("Student,ID,SIS User ID,SIS Login ID,Section,Quiz (12)\n    Points Possible,,,,,10\n"
                     "\"Lovelace, Ada\",101,,ada,Physics,3\n\"B, Pupil\",102,,pupilb,Physics,4\n");
        book.weights["class-lesson"] = 2;
        const QStringList rows = QString::fromStdString(gradeBookCsv(merged(), book)).trimmed().split('\n');
        QCOMPARE(rows, (QStringList{"Student,ID,SIS User ID,SIS Login ID,Section,Lesson 24 · Your own spring",
                                    "    Points Possible,,,,,4", "\"Lovelace, Ada\",101,,ada,Physics,4",
                                    "\"B, Pupil\",102,,pupilb,Physics,4"}));
    }

    void sentencesCountOnceOneIsMarked() {
        const Merged merged = this->merged();
        ClassBook book = this->book();
        book.setMark(of(merged, "PupilB"), {1.5, "Say what pulls, Ünal <b>."});
        QCOMPARE(gradeOf(of(merged, "PupilB"), merged, book)->points, 3.5);
        QCOMPARE(gradeOf(of(merged, "Ada"), merged, book)->of, 4.0);
        QVERIFY(QString::fromStdString(gradeBookCsv(merged, book))
                    .contains("87.5,\"3.5 of 4 points. Say what pulls, Ünal <b>.\",87.5"));
        const QString page = feedbackHtml(of(merged, "PupilB"), merged, book);
        QVERIFY(page.contains("3.5 of 4 points.") && page.contains("Say what pulls, Ünal &lt;b&gt;."));
        QVERIFY(page.contains("Your numbers: start "));
        QVERIFY(
            feedbackHtml(of(merged, "PupilC"), merged, book).contains("The file was altered: no points."));
        QVERIFY(QDir().mkpath(path("feedback")));
        QCOMPARE(writeFeedback(path("feedback"), merged, book), 24);
        QCOMPARE(QDir(path("feedback")).entryList({"*.html"}).size(), qsizetype(24));
        // What the teacher typed is there again.
        write("book.json", QByteArray::fromStdString(bookJson(book)));
        const ClassBook again = readClassBook(path("book.json"));
        QCOMPARE(again.text, book.text);
        QVERIFY(again.marks == book.marks);
    }

    /// The hardest question first; wrong ideas with their learners; each learner's own number.
    void thePageNamesWrongIdeasAndOwnNumbers() {
        const Merged merged = this->merged();
        const QString page = mergedHtml(merged, book());
        QVERIFY(page.contains("Nothing handed in: PupilI Number8, Lars Listed."));
        QVERIFY(page.contains("Not on the list: Guest."));
        QVERIFY(page.contains(QString::fromUtf8(".verified::before{content:\"✓ \"}")));
        const QString findings = findingsSection(merged);
        // 19 results are not altered, and six of them are wrong.
        QVERIFY2(findings.contains("<td class=n>13 of 19</td>"), qPrintable(findings));
        QVERIFY(findings.contains("<td>Nothing would pull then.</td><td class=n>6</td>"));
        QVERIFY2(findings.count("itself.") == 1, qPrintable(findings)); // one idea, whatever its number
        const double own = lessonOf("PupilB").personal.front().value;
        QVERIFY(page.contains(QString("<td>start %1</td>").arg(own, 0, 'f', 2)));
        // Different numbers are not one outcome: a row for each learner.
        QVERIFY(page.contains("<th>Own numbers</th><th class=n>Answer</th>"));
        QVERIFY(findingsSection({}).isEmpty() && rosterSection(merged, {}).isEmpty());
    }

    void listsOfAllKindsAreRead() {
        const auto names = [](const char* text) {
            QStringList read;
            for (const ClassList::Member& member : readClassList(QString::fromUtf8(text)).members)
                read << member.name;
            return read;
        };
        QCOMPARE(names("Ada\r\n\r\n  Ben  B \n"), (QStringList{"Ada", "Ben B"}));
        QCOMPARE(names("Lovelace, Ada\nBabbage, Charles"), (QStringList{"Ada Lovelace", "Charles Babbage"}));
        QCOMPARE(names("\xef\xbb\xbfVorname;Nachname;E-Mail-Adresse;Aufgabe (Punkte)\nÄnne;Groß;a@b;3\n"),
                 QStringList{"Änne Groß"});
        QCOMPARE(names("k17\tAda\nk18\tBen"), (QStringList{"k17", "k18"}));
        QVERIFY(readClassList("").members.empty());
        const ClassList list =
            readClassList("First name,Last name,Department\nAda,L,Physics\nAda,M,Physics\nBen,N,Physics");
        QVERIFY(list.find("ada") == nullptr); // two could be meant
        QVERIFY(list.find(" BEN ") != nullptr && list.find("n, ben") == list.find("Ben N"));
        QVERIFY(list.find("Physics") == nullptr && list.find("") == nullptr);
        write("bad.json", "{\"timestep-class\": 1, \"list\": 7}");
        QVERIFY_THROWS_EXCEPTION(InputError, readClassBook(path("bad.json")));
    }

    void theCommandWritesGradeBookAndFeedback() {
        write("class.csv", book().text.toUtf8());
        QVERIFY(QDir().mkpath(path("pages")));
        std::ostringstream out, err;
        const auto call = [&](std::vector<std::string> more) {
            std::vector<std::string> words{"merge", m_results.toStdString(), "--lessons",
                                           m_lessons.toStdString()};
            words.insert(words.end(), more.begin(), more.end());
            return carryOut(words, out, err).exitCode;
        };
        QCOMPARE(call({"--class", path("class.csv").toStdString(), "--gradebook", path("g.csv").toStdString(),
                       "--weight", "class-lesson=3", "--feedback", path("pages").toStdString()}),
                 1); // some are altered
        QCOMPARE(read("g.csv"), QByteArray::fromStdString(gradeBookCsv(merged(), book())));
        QVERIFY(QString::fromStdString(out.str()).contains("Lars Listed has handed nothing in"));
        QVERIFY(QString::fromStdString(out.str()).contains("Guest is not on the list"));
        QCOMPARE(call({"--gradebook", path("g.csv").toStdString(), "--weight", "class-lesson"}), 2);
        QCOMPARE(call({"--feedback", path("none").toStdString()}), 2);
    }

    /// New files are read as they come, without a button, and only they are verified.
    void theDialogFollowsTheFolder() {
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        MergeDialog dialog({m_lessons.toStdString()}, m_results, nullptr);
        dialog.show();
        dialog.gather();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning() && dialog.merged(), 20000);
        QCOMPARE(dialog.merged()->results.size(), std::size_t(24));
        auto& table = *dialog.findChild<ResultsTable*>();
        const auto rowOf = [&](const QString& name) {
            for (int row = 0; row < table.rowCount(); ++row)
                if (table.item(row, 0)->text() == name) return row;
            return -1;
        };
        table.setCurrentCell(rowOf("PupilB"), 0);
        QVERIFY(ResultsTable::sentencesOf(*table.current()).contains("Because PupilB saw it."));
        table.item(rowOf("PupilB"), 7)->setText("9"); // more than there is
        QCOMPARE(table.item(rowOf("PupilB"), 7)->text(), QString());
        table.item(rowOf("PupilB"), 7)->setText("1,5");
        table.item(rowOf("PupilB"), 8)->setText("Well seen.");
        QVERIFY(!(table.item(rowOf("PupilC"), 7)->flags() & Qt::ItemIsEditable)); // altered
        hand("late.json", workOf("Late", 58, true));
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("Late") >= 0, 20000);
        QCOMPARE(table.current()->result.learner, QString("PupilB")); // the chosen row stays
        QCOMPARE(table.item(rowOf("PupilB"), 8)->text(), QString("Well seen."));
        dialog.gather(); // what was typed is kept for the folder
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning() && dialog.merged(), 20000);
        QCOMPARE(dialog.book().markOf(of(*dialog.merged(), "PupilB")).sentences, std::optional(1.5));
        QVERIFY(QFile::remove(path("results/late.json")));
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("Late") < 0, 20000);
    }

    /// ... also where the system sends no notices; nothing is read while nothing changes.
    void aFolderIsLookedAtAgain() {
        QVERIFY(QDir().mkpath(path("watched")));
        FolderWatch watch(nullptr);
        QSignalSpy changed(&watch, &FolderWatch::changed);
        watch.watch(path("watched"));
        watch.look();
        QCOMPARE(changed.size(), 0);
        write("watched/one.json", "{}");
        watch.look();
        QCOMPARE(changed.size(), 1);
        watch.look();
        QCOMPARE(changed.size(), 1);
        watch.watch({});
        write("watched/two.json", "{}");
        watch.look();
        QCOMPARE(changed.size(), 1);
    }
};

REGISTER_TEST(ClassOf25)

} // namespace timestep::class_of_25_test
#include "class_of_25.moc"
