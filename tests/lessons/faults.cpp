// SPDX-License-Identifier: GPL-3.0-or-later
// The faults that check-lessons finds: every fault of a lesson, and those between lessons.
#include "lessons/claims/claims.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace timestep::faults_test {

namespace {

const char* const front = "---\nid: %1\ntitle: Sample\nlevel: beginner\naha: Something.\n%2---\n\n";
const char* const experiment = "```yaml experiment\nid: e\nscene: cart\nstep: 1\nduration: 10\n```\n\n";

class Lessons {
public:
    void write(const QString& folder, const QString& more, const QString& text,
               const QString& name = "lesson.md") {
        QDir(folder_.path()).mkpath(folder);
        QFile file(folder_.filePath(folder + "/" + name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        file.write((QString(front).arg(folder.mid(3), more) + text).toUtf8());
    }
    QStringList problems(const std::vector<std::string>& others = {}) const {
        QStringList said;
        for (const InputError& problem : checkLessons(folder_.path().toStdString(), nullptr, true, others))
            said << QString::fromStdString(problem.sentence()).remove(folder_.path() + "/");
        return said;
    }
    QString path() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

} // namespace

class LessonFaults : public QObject {
    Q_OBJECT

private slots:
    /// Faults of the front matter, of blocks, of references and of texts, in one file.
    void everyFaultOfAFileIsReported() {
        Lessons lessons;
        lessons.write("01-one", "level-of-pain: 3\n",
                      QString("## One {#one .read}\n\nAn open $formula.\n\n") + experiment +
                          "```yaml view\nid: v\nexakt: yes\n```\n\n"
                          "```yaml plot\nid: p\nslot: 3\ntitle: T\ny: x\n```\n\n"
                          "```yaml nonsense\nid: n\n```\n\n"
                          "```yaml view\nid: [\n```\n");
        const QStringList said = lessons.problems();
        for (const char* part : {"\"level-of-pain\" is unknown", "\"exakt\" is unknown", "slot",
                                 "there is no block \"nonsense\"", "not valid YAML"})
            QVERIFY2(said.join('\n').contains(part), qPrintable(part + ("\n" + said.join('\n'))));
        QVERIFY2(said.size() >= 5, qPrintable(said.join('\n')));
    }

    void everyWrongReferenceIsReported() {
        Lessons lessons;
        lessons.write("01-one", "chart: nowhere\nchart-caption: C\n",
                      QString("## One {#one .do}\n\nAn open $formula.\n\n[go](action:fly)\n\n") + experiment +
                          "```yaml plot\nid: p\nslot: 1\ntitle: T\nx: time\ny: no-such-measure\n```\n\n"
                          "```yaml check\n- {id: a, kind: answer, question: q}\n"
                          "- {id: b, kind: measure, measure: y-z, value: 1, within: 0}\n```\n\n"
                          "```yaml explanation\nid: x\nafter: never\ntext: T\n```\n\n"
                          "```yaml claim\n{id: c, measure: w-w, value: 1, within: 0}\n```\n");
        const QStringList said = lessons.problems();
        for (const char* part :
             {"there is no plot \"nowhere\"", "this formula is not closed", "fly", "\"no-such-measure\"",
              "there is no question \"q\"", "\"y-z\"", "there is no check \"never\"", "\"w-w\""})
            QCOMPARE(said.filter(part).size(), 1);
        QCOMPARE(said.size(), 8);
    }

    /// References to a block that could not be read are not reported in addition.
    void aFaultDoesNotCauseOthers() {
        Lessons lessons;
        lessons.write("01-one", "",
                      "## One {#one .do}\n\n```yaml experiment\nid: e\nscene: no-such-scene\n```\n\n"
                      "```yaml plot\nid: p\nslot: 1\ntitle: T\nx: time\ny: x\n```\n\n"
                      "```yaml check\n{id: a, kind: time, time: 1}\n```\n");
        QCOMPARE(lessons.problems().size(), 1);
    }

    void lessonsBuildOnLessonsThatExist() {
        Lessons lessons;
        lessons.write("01-one", "", "## One {#one .read}\n\nText.\n");
        lessons.write("02-two", "builds-on: one\n", "## One {#one .read}\n\nText.\n");
        QCOMPARE(lessons.problems(), QStringList());
        lessons.write("03-three", "builds-on: four\n", "## One {#one .read}\n\nText.\n");
        const QStringList said = lessons.problems();
        QCOMPARE(said, QStringList{"03-three/lesson.md:6:1: there is no lesson \"four\" to build on"});
        QCOMPARE(lessons.problems({"four"}), QStringList());
        // A lesson that cannot be read has a fault of its own, and lessons that build on it have none.
        lessons.write("01-one", "author: me\n", "## One {#one .read}\n\nText.\n");
        QCOMPARE(lessons.problems({"four"}).size(), 1);
        lessons.write("03-three", "author: me\nbuilds-on: five\n", "## One {#one .read}\n\nText.\n");
        QVERIFY(
            lessons.problems().contains("03-three/lesson.md:7:1: there is no lesson \"five\" to build on"));
    }

    void picturesStandInTheFolderOfTheLesson() {
        Lessons lessons;
        lessons.write("01-one", "",
                      "## One {#one .read}\n\nText ![a](here.png) and ![b](sub/gone.png).\n\n"
                      "![w](https://example.org/x.png)\n\n![o](../outside.png)\n\n![r](/etc/hostname)\n\n"
                      "![l](link.png)\n\n![s](sub/deeper.png)\n\n![v](drawn.png)\n\n![p](pipe.png)\n");
        const QString folder = lessons.path() + "/01-one/";
        QVERIFY(QDir().mkpath(folder + "sub"));
        for (const char* name : {"here.png", "../outside.png", "sub/deeper.png"}) {
            QFile file(folder + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("\x89PNG\r\n\x1a\n");
        }
        QFile drawn(folder + "drawn.png");
        QVERIFY(drawn.open(QIODevice::WriteOnly));
        drawn.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        drawn.close();
        QCOMPARE(mkfifo(QFile::encodeName(folder + "pipe.png").constData(), 0600), 0);
        QVERIFY(QFile::link("../outside.png", folder + "link.png"));
        const QString sentence =
            "01-one/lesson.md:%1: there is no picture \"%2\" in the folder of the lesson";
        QCOMPARE(lessons.problems(),
                 (QStringList{
                     sentence.arg("10:30", "sub/gone.png"), sentence.arg("12:6", "https://example.org/x.png"),
                     sentence.arg("14:6", "../outside.png"), sentence.arg("16:6", "/etc/hostname"),
                     sentence.arg("18:6", "link.png"),
                     "01-one/lesson.md:22:6: the picture \"drawn.png\" is not shown: its content is no "
                     "PNG, JPEG, GIF or WebP",
                     sentence.arg("24:6", "pipe.png")}));
    }

    void linksLeadToActionsTermsAndFilesBesideTheLesson() {
        Lessons lessons;
        lessons.write(
            "01-one", "",
            "## One {#one .read}\n\n[a term](term:step), `[code](x)`, \\[no](link)\n\n"
            "[web](https://example.org)\n\nand [script](javascript:alert) and [file](file:///etc/passwd)\n\n"
            "[relative](other.md) but [the data](my%20run.csv)\n");
        QFile data(lessons.path() + "/01-one/my run.csv");
        QVERIFY(data.open(QIODevice::WriteOnly));
        const QString sentence = "01-one/lesson.md:%1: the link \"%2\" leads nowhere: a link begins with "
                                 "\"action:\" or names a file in the folder";
        QCOMPARE(lessons.problems(), (QStringList{sentence.arg("12:7", "https://example.org"),
                                                  sentence.arg("14:14", "javascript:alert"),
                                                  sentence.arg("14:43", "file:///etc/passwd"),
                                                  sentence.arg("16:12", "other.md")}));
    }

    void statedMinutesAreNearTheEstimate() {
        const QString text = QString("## One {#one .read}\n\n") + QString("word ").repeated(1300) + "\n";
        Lessons lessons;
        lessons.write("01-one", "minutes: 12\n", text);
        QCOMPARE(lessons.problems(), QStringList());
        const Lesson stated = loadLesson((lessons.path() + "/01-one").toStdString());
        QCOMPARE(stated.minutes, 12);
        QCOMPARE(stated.estimate, 10);
        lessons.write("01-one", "minutes: 16\n", text);
        QCOMPARE(lessons.problems().size(), 1);
        QVERIFY(lessons.problems().front().contains("takes about 10 minutes"));
        lessons.write("01-one", "", text);
        QCOMPARE(lessons.problems(), QStringList());
        QCOMPARE(loadLesson((lessons.path() + "/01-one").toStdString()).minutes, 10);
    }

    /// Deeper steps and the open step are not on the core path, which takes at most twenty minutes.
    void aCorePathThatIsTooLongIsAFault() {
        const auto step = [](const char* head) {
            return QString("## A step {#%1}\n\n").arg(head) + QString("word ").repeated(1300) + "\n\n";
        };
        Lessons lessons;
        lessons.write("01-one", "", step("a .read") + step("b .do") + step("c .explain"));
        QCOMPARE(lessons.problems().size(), 1);
        QVERIFY(lessons.problems().front().contains("the core path takes about 30 minutes"));
        lessons.write("01-one", "minutes: 30\n", step("a .read") + step("b .do") + step("c .explain"));
        QCOMPARE(lessons.problems(), QStringList());
        lessons.write("01-one", "", step("a .read") + step("b .do .deeper") + step("c .explore"));
        QCOMPARE(lessons.problems(), QStringList());
        const Lesson folded = loadLesson((lessons.path() + "/01-one").toStdString());
        QCOMPARE(folded.estimate, 10);
        QCOMPARE(folded.deeperMinutes, 14);
        QVERIFY(!folded.steps[0].deeper && folded.steps[1].deeper && !folded.steps[2].deeper);
        QCOMPARE(folded.stepAfter(0), std::size_t(2));
        QCOMPARE(folded.stepAfter(1), std::size_t(2));
        QCOMPARE(folded.stepBefore(2), std::size_t(0));
        QCOMPARE(folded.stepBefore(3), std::size_t(2));
        QCOMPARE(folded.stepBefore(0), std::size_t(0));
        QString many;
        for (int i = 0; i < 11; ++i) many += QString("## A step {#s%1 .read}\n\nText.\n\n").arg(i);
        lessons.write("01-one", "", many);
        QCOMPARE(lessons.problems().size(), 1);
        QVERIFY(lessons.problems().front().contains("the core path has 11 steps"));
    }

    void aLessonIsSplitFromOneThatThereIs() {
        Lessons lessons;
        lessons.write("01-one", "", "## One {#one .read}\n\nText.\n");
        lessons.write("02-two", "split-from: one\n", "## One {#one .read}\n\nText.\n");
        QCOMPARE(lessons.problems(), QStringList());
        lessons.write("02-two", "split-from: three\n", "## One {#one .read}\n\nText.\n");
        QCOMPARE(lessons.problems().size(), 1);
        QVERIFY(lessons.problems().front().contains("there is no lesson \"three\" that was split"));
    }

    void aSwitchHasNoListOfValues() {
        const auto with = [](const char* control) {
            Lessons lessons;
            lessons.write(
                "01-one", "",
                QString("## One {#one .read}\n\n```yaml experiment\nid: e\nscene: slope-block\nstep: 1/60\n"
                        "duration: 1\nruns: [{}]\n```\n\n```yaml controls\nid: c\nshow:\n  - ") +
                    control + "\n```\n");
            return lessons.problems();
        };
        const QStringList said = with("{key: warm-start, values: [yes]}");
        QVERIFY2(said.size() == 1 && said.front().contains("\"warm-start\" is a switch"),
                 qPrintable(said.join('\n')));
        QCOMPARE(with("{key: warm-start}"), QStringList());
        QCOMPARE(with("{key: iterations, values: [1, 2]}"), QStringList());
    }

    /// A question of an earlier lesson is asked again, with its feedback, under another id.
    void recalledQuestionsComeFromOtherLessons() {
        const QString asked = "## One {#one .read}\n\n```yaml question\nid: q\ntype: number\nask: How long?\n"
                              "answer: 3\nwithin: 0\nfeedback: [{value: 4, within: 0, text: Too long.}]\n"
                              "hints: [h]\nsolution: s\n```\n";
        const auto recall = [](const char* lesson, const char* question) {
            return QString("## One {#one .read}\n\n```yaml recall\nid: again\nlesson: %1\nquestion: %2\n"
                           "ask: How long was it?\nhints: [Think.]\n```\n")
                .arg(lesson, question);
        };
        Lessons lessons;
        lessons.write("01-one", "", asked);
        lessons.write("02-two", "", recall("one", "q"));
        QCOMPARE(lessons.problems(), QStringList());
        const Lesson two = loadLesson((lessons.path() + "/02-two").toStdString());
        const Question* again = two.question("again");
        QVERIFY(again != nullptr);
        const auto& number = std::get<NumberQuestion>(again->kind);
        QVERIFY(number.number.answer == 3.0);
        QCOMPARE(again->ask, std::string("How long was it?"));
        QCOMPARE(again->hints, std::vector<std::string>{"Think."});
        QCOMPARE(number.feedback.front().text, std::string("Too long."));
        lessons.write("02-two", "", recall("one", "no-such"));
        QVERIFY(lessons.problems().value(0).contains("does not exist"));
        lessons.write("02-two", "", recall("nowhere", "q"));
        QVERIFY(lessons.problems().value(0).contains("cannot be read"));
        lessons.write("02-two", "", recall("two", "q"));
        QVERIFY(lessons.problems().value(0).contains("from another lesson"));
        lessons.write("02-two", "", recall("one", "q"));
        QString predicted = asked;
        predicted.replace("answer: 3\nwithin: 0", "prediction: yes");
        predicted.remove("hints: [h]\nsolution: s\n");
        lessons.write("01-one", "", predicted);
        QVERIFY2(lessons.problems().join('\n').contains("not graded"),
                 qPrintable(lessons.problems().join('\n')));
    }

    /// Progress is reported before each lesson is checked; after the answer false, the faults found so far
    /// remain.
    void theCheckReportsItsProgressAndStops() {
        Lessons lessons;
        for (const char* folder : {"01-one", "02-two", "03-three"})
            lessons.write(folder, "level-of-pain: 3\n",
                          QString("## One {#one .read}\n\nText.\n\n") + experiment);
        for (const std::size_t most : {std::size_t(1), std::size_t(2), std::size_t(9)}) {
            std::vector<std::string> told;
            const auto problems =
                checkLessons(lessons.path().toStdString(), nullptr, true, {}, {},
                             [&](std::size_t done, std::size_t of, const std::string& lesson) {
                                 if (of != 3 || done >= of) return false;
                                 if (told.size() == done && done < most) told.push_back(lesson);
                                 return done < most;
                             });
            const std::size_t expected = std::min(most, std::size_t(3));
            QCOMPARE(told.size(), expected);
            QVERIFY(told.back().ends_with(expected == 1 ? "one" : expected == 2 ? "two" : "three"));
            QCOMPARE(problems.size(), expected);
        }
    }

    void claimsThatTakeTooLongAreAFaultOfTheLesson() {
        const auto with = [](double patience) {
            return checkLessons(TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler", nullptr, true,
                                {}, {}, nullptr, patience);
        };
        const auto problems = with(1e-6);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems.front().sentence().find("take longer than 1e-06 s") != std::string::npos);
        QVERIFY(with(longestClaims).empty());
    }

    /// The only step of this claim takes hours: it is stopped inside.
    void aClaimOfHoursIsGivenUp() {
        Lessons lessons;
        lessons.write("71-heavy", "", R"(## One {#one .do}

Text.

```yaml experiment
id: big
scene: cloth
parameters: {columns: 400, rows: 400}
step: 0.016
duration: 0.016
runs: [{passes: 1000, substeps: 1000}]
```

```yaml claim
- {id: c, measure: largest-strain, value: 1, within: 0.1}
```
)");
        const auto problems = checkLessons(lessons.path().toStdString(), nullptr, true, {}, {}, nullptr, 0.3);
        QVERIFY(std::any_of(problems.begin(), problems.end(), [](const InputError& problem) {
            return problem.sentence().find("take longer than 0.3 s") != std::string::npos;
        }));
    }
};

REGISTER_TEST(LessonFaults)

} // namespace timestep::faults_test
#include "faults.moc"
