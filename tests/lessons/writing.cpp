// SPDX-License-Identifier: GPL-3.0-or-later
// Questions in which the learner writes a method: judged by its measured facts, whatever its lines look like.
#include "core/input_error.h"
#include "lessons/questions/question.h"
#include "lessons/read/library.h"
#include "lessons/read/read_lesson.h"
#include "lessons/text/yaml.h"
#include "tests/tools.h"

#include <cstring>

namespace timestep::writing_test {

namespace {

Question questionOf(const std::string& text) {
    return readQuestion(readYaml({text, "lesson.md", 1}));
}

const std::string verlet = R"(
id: own
type: write
ask: Write it.
start: 'x = x'
facts: {order: 2, area: yes, reversible: yes, same-as: position-verlet}
right: |
  start: old = x - h*v + h*h/2*a(x)
  next = 2*x - old + h*h*a(x)
  old = x
  x = next
  v = (x - old)/h + h/2*a(x)
feedback:
  - {facts: {order: 0}, text: zero}
  - {facts: {order: 1}, text: one}
  - {facts: {area: no}, text: area}
hints: [first]
solution: so
)";

Judgement judged(const Question& question, const char* lines, int tries = 0) {
    Answer answer;
    answer.question = question.id;
    answer.text = lines;
    return judge(question, answer, tries);
}

} // namespace

class Writing : public QObject {
    Q_OBJECT

private slots:
    /// A learner with a right answer, in four forms of the same motion.
    void everyFormOfTheMethodIsRight() {
        const Question question = questionOf(verlet);
        for (const char* lines : {std::get<WriteQuestion>(question.kind).right.c_str(),
                                  "v = v + h/2*a(x)\nx = x + h*v\nv = v + h/2*a(x)",
                                  "k = a(x)\nx += h*v + h**2/2*k\nv += h/2*(k + a(x))",
                                  "start:\n    p = x - h*v + h²/2·a(x)\nn = 2x\n"}) {
            const Judgement judgement = judged(question, lines);
            const bool isText = std::strchr(lines, 'n') == nullptr || std::strstr(lines, "2x") == nullptr;
            QCOMPARE(judgement.verdict, isText ? Verdict::Right : Verdict::Unreadable);
            QVERIFY(judgement.feedback.empty());
        }
    }

    void aWrongMethodGetsTheFeedbackOfItsFacts() {
        const Question question = questionOf(verlet);
        const auto expect = [&](const char* lines, const char* feedback) {
            const Judgement judgement = judged(question, lines, 1);
            QCOMPARE(judgement.verdict, Verdict::Wrong);
            QCOMPARE(judgement.feedback, std::string(feedback));
            QCOMPARE(judgement.hint, std::string("first"));
        };
        expect("x = x + h*v\nv = v + h*a(x)", "one");
        expect("start: old = x - h*v\nnext = 2*x - old + h*h*a(x)\nold = x\nx = next\nv = (x - old)/h",
               "one");
        expect("v = v - h*a(x)\nx = x + h*v", "zero");
        expect("w = v + h/2*a(x)\nv = v + h*a(x + h/2*v)\nx = x + h*w", "area");
    }

    /// An empty field, the given line or half a line earn nothing and do not count as a try.
    void whatIsNoAnswerYetDoesNotCount() {
        const Question question = questionOf(verlet);
        for (const char* lines : {"", "  \n", "x = x", " x = x\n", "x = x +", "x = mu\nv = v", "v = v"})
            QCOMPARE(judged(question, lines).verdict, Verdict::Unreadable);
        QCOMPARE(judged(question, "x = x\nv = v").verdict, Verdict::Wrong);
    }

    void theTaskOfTheLessonTellsRightFromWrongAndLazy() {
        const Lesson lesson =
            loadLesson(std::string(TIMESTEP_SOURCE_DIR) + "/lessons/content/03-verlet-without-a-velocity");
        const Question* question = lesson.question("own-verlet");
        QVERIFY(question != nullptr);
        QCOMPARE(judged(*question, std::get<WriteQuestion>(question->kind).right.c_str()).verdict,
                 Verdict::Right);
        const Judgement naive =
            judged(*question,
                   "start: old = x - h*v\nnext = 2*x - old + h*h*a(x)\nold = x\nx = next\nv = (x - old)/h");
        QCOMPARE(naive.verdict, Verdict::Wrong);
        QVERIFY(naive.feedback.find("order 1") != std::string::npos);
        QCOMPARE(judged(*question, "").verdict, Verdict::Unreadable);
        QCOMPARE(judged(*question, "x = x + h*v\nv = v").verdict, Verdict::Wrong);
    }

    void badQuestionsAreRefused() {
        const auto with = [](std::string from, const std::string& to) {
            std::string text = verlet;
            text.replace(text.find(from), from.size(), to);
            return text;
        };
        for (const std::string& text :
             {with("facts: {order: 2, area: yes, reversible: yes, same-as: position-verlet}", "facts: {}"),
              with("same-as: position-verlet", "same-as: verlat"), with("order: 2", "order: two"),
              with("same-as: position-verlet", "same-as: dormand-prince-adaptive"),
              with("hints: [first]", "hints: []"), with("order: 1}", "ordre: 1}")})
            QVERIFY_THROWS_EXCEPTION(InputError, questionOf(text));
    }
};

REGISTER_TEST(Writing)

} // namespace timestep::writing_test
#include "lessons/questions/read_question.h"
#include "writing.moc"
