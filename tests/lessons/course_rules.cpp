// SPDX-License-Identifier: GPL-3.0-or-later
// What the lessons of a course owe to each other and to their readers: recalls, charts and sentences.
#include "lessons/claims/course_rules.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace timestep::course_rules_test {

namespace {

/// Two texts whose sentences are as the rules want them, on a core step and a deeper one.
const char* const prose = "It moves. It does so in every step, because nothing holds it, and because the "
                          "rule that moves it is the same in "
                          "all of them. Why?\n\n";
const char* const question =
    "```yaml question\nid: q\ntype: number\nask: How long is it?\nanswer: 3\nwithin: 0\n"
    "hints: [h]\nsolution: s\n```\n";
const char* const fresh = "answer: 4\nwithin: 0\nhints: [h]\nsolution: s\n";

class Course {
public:
    void write(const QString& folder, const QString& front, const QString& text) {
        QDir(folder_.path()).mkpath(folder);
        QFile file(folder_.filePath(folder + "/lesson.md"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        file.write(QString("---\nid: %1\ntitle: Sample\nlevel: beginner\naha: It moves.\n%2---\n\n%3")
                       .arg(folder.mid(3), front, text)
                       .toUtf8());
    }
    /// Lesson 1 asks, in a step of these kinds, and later lessons recall.
    void ask(const QString& kinds) {
        write("01-one", {},
              "## One {#one .read}\n\n" + QString(prose) + "## Two {#two " + kinds + "}\n\n" + question);
    }
    void recall(const QString& folder, const QString& more) {
        write(folder, {},
              "## One {#one .read}\n\n" + QString(prose) +
                  "```yaml recall\nid: again\nlesson: one\nquestion: q\nask: How long was it?\n" + more +
                  "```\n");
    }
    QString problems(const std::vector<int>& path = {}) const {
        std::vector<CoursePath> paths(2, coursePaths().front()); // the path of all lessons, and a short one
        paths.back().id = "short";
        paths.back().numbers = path;
        QStringList said;
        for (const InputError& problem : checkCourse(folder_.path().toStdString(), paths))
            said << QString::fromStdString(problem.sentence());
        return said.join('\n');
    }

private:
    QTemporaryDir folder_;
};

std::vector<int> wordsOf(const char* markdown) {
    std::vector<int> words;
    for (const CountedSentence& sentence : sentencesOf(markdown)) words.push_back(sentence.words);
    return words;
}

} // namespace

class CourseRules : public QObject {
    Q_OBJECT

private slots:
    void aRecallAsksWhatTheCorePathHasTaughtWithAnotherNumber() {
        Course course;
        course.ask(".read");
        course.recall("02-two", fresh);
        QCOMPARE(course.problems(), QString());
        course.recall("02-two", {});
        QVERIFY2(course.problems().contains("with another number"), qPrintable(course.problems()));
        course.recall("02-two", QString(fresh).replace('4', '3'));
        QVERIFY2(course.problems().contains("with another number"), qPrintable(course.problems()));
        course.recall("02-two", fresh);
        course.ask(".read .deeper");
        QVERIFY2(course.problems().contains("not on its core path"), qPrintable(course.problems()));
        course.ask(".explore");
        QVERIFY2(course.problems().contains("not on its core path"), qPrintable(course.problems()));
    }

    void everyPathHasTaughtWhatIsRecalled() {
        Course course;
        course.ask(".read");
        course.recall("02-two", fresh);
        QCOMPARE(course.problems({1, 2}), QString());
        QCOMPARE(course.problems({1}), QString());
        QVERIFY2(course.problems({2}).contains("the path \"short\" has not taught \"one\""),
                 qPrintable(course.problems({2})));
        QVERIFY(course.problems({2, 1}).contains("has not taught"));
    }

    void noQuestionIsRecalledTwiceWithTheSameNumber() {
        Course course;
        course.ask(".read");
        course.recall("02-two", fresh);
        course.recall("03-three", QString(fresh).replace('4', '5'));
        QCOMPARE(course.problems(), QString());
        course.recall("03-three", fresh);
        QVERIFY2(course.problems().contains("recalled twice"), qPrintable(course.problems()));
    }

    void theChartIsOnTheCorePath() {
        const auto lesson = [](const char* kinds) {
            return QString("## One {#one .read}\n\n%1```yaml experiment\nid: e\nscene: cart\nstep: "
                           "1\nduration: 10\n```\n\n"
                           "## Two {#two %2}\n\n```yaml plot\nid: p\nslot: 1\ntitle: T\ny: x\n```\n")
                .arg(prose, kinds);
        };
        Course course;
        course.write("01-one", "chart: p\nchart-caption: All of it.\n", lesson(".read"));
        QCOMPARE(course.problems(), QString());
        course.write("01-one", "chart: p\nchart-caption: All of it.\n", lesson(".read .deeper"));
        QVERIFY2(course.problems().contains("the chart \"p\" is not on the core path"),
                 qPrintable(course.problems()));
    }

    void sentencesAreShortAndVary() {
        Course course;
        const auto lesson = [&](const QString& text) {
            course.write("01-one", {}, "## One {#one .read}\n\n" + text);
            return course.problems();
        };
        QCOMPARE(lesson(prose), QString());
        QVERIFY(lesson("It moves on. It stops here. It turns back.").contains("much the same length"));
        const QString word = "word ";
        QVERIFY(lesson(prose + word.repeated(30) + "end.").contains("31 words, more than 30"));
        QVERIFY(!lesson(prose + word.repeated(29) + "end.").contains("more than 30"));
        QVERIFY(lesson((word.repeated(25) + "End. ").repeated(9) + prose).contains("on average"));
    }

    void wordsAreCountedAsTheyAreRead() {
        const auto are = [](std::initializer_list<int> numbers) { return std::vector<int>(numbers); };
        QCOMPARE(wordsOf("It moves. Why does it?"), are({2, 3}));
        QCOMPARE(wordsOf("A step of $\\frac{1}{2} a h^2$ is short."), are({6}));
        QCOMPARE(wordsOf("It moves 12.5 m, e.g. here."), are({6}));
        QCOMPARE(wordsOf("*Run it!* [Start the run](action:run) and `x = x + v * h` moves."), are({2, 6}));
        QCOMPARE(wordsOf("A title\n\n| a. | b. |\n\n- One item.\n- Two more words.\n"), are({2, 3}));
        QCOMPARE(wordsOf("Zwölf Schritte – und dann? Überall."), are({4, 1}));
    }
};

REGISTER_TEST(CourseRules)

} // namespace timestep::course_rules_test
#include "course_rules.moc"
