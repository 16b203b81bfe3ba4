// SPDX-License-Identifier: GPL-3.0-or-later
// Questions in which the learner makes something: an order of lines, and code with blanks.
#include "lessons/questions/question.h"
#include "lessons/questions/read_question.h"
#include "lessons/text/yaml.h"
#include "tests/tools.h"

#include <algorithm>

namespace timestep::making_test {

namespace {

Question questionFrom(const char* text) {
    return readQuestion(readYaml({text, "lesson.md", 1}));
}

Question threeLines() {
    return questionFrom(R"(
id: lines
type: order
ask: Put them in order.
items:
  - {id: a, text: '`a`'}
  - {id: b, text: words}
  - {id: c, text: '`c`'}
also-right: [[b, a, c]]
feedback:
  - {first: c, then: a, text: c before a}
  - {first: c, then: b, text: c before b}
runs:
  - {answer: [a, b, c], set: {step: 1}}
  - {answer: [c, b, a], set: {step: 2}}
hints: [one]
solution: a, b, c
)");
}

Question tokens() {
    return questionFrom(R"(
id: wall
type: fill
ask: Fill it in.
code: |
  x = ___
  old = ___ + 1
tokens: [w, x, 2 w - x]
answers: [[2 w - x, w], x]
feedback:
  - {blank: 1, entry: w, text: not w}
runs:
  - {answer: [w, x], set: {step: 1}}
hints: [one]
solution: so
)");
}

Question formula() {
    return questionFrom(R"(
id: start
type: fill
ask: Type it.
code: old = x + ___
variables: [a, h]
answers: ['a*h^2/2']
feedback:
  - {entry: 'a*h^2', text: the whole}
runs:
  - {answer: ['a*h^2'], set: {step: 1}}
hints: [one]
solution: so
)");
}

Question twoMeasures() {
    return questionFrom(R"(
id: place
type: hand
ask: Place them.
event: place
measures:
  - {text: Overlap, measure: sat-overlap, at-least: 0.05}
  - {text: Corners, measure: corners-inside, value: 0, within: 0}
feedback:
  - {at-most: 0, text: apart}
  - {of: 1, at-least: 1, text: a corner}
right:
  events: [{step: 0, do: place, body: 1, at: [0.2, -0.1], angle: 0.31}]
wrong:
  events: [{step: 0, do: place, body: 1, at: [1.4, 0.9], angle: 0.31}]
hints: [one]
solution: so
)");
}

Judgement judgementOf(const Question& question, std::vector<std::string> cells) {
    Answer answer;
    answer.question = question.id;
    answer.cells = std::move(cells);
    return judge(question, answer, 0);
}

const AnswerEffect* effectFor(const Question& question, std::vector<std::string> cells) {
    Answer answer;
    answer.cells = std::move(cells);
    return effectOf(question, answer);
}

} // namespace

class Making : public QObject {
    Q_OBJECT

private slots:
    void aTypedLineMayUseTheNamesOfTheLinesAboveIt() {
        const Question question = questionFrom(R"(
id: film
type: fill
ask: Type them.
code: |
  moved = ___
  next  = ___
  speed = next - ___
variables: [x, old]
answers: [x-old, 2*x-old, x]
feedback:
  - {blank: 1, entry: old, text: where it was}
hints: [one]
solution: so
)");
        for (const char* next : {"2*x - old", "x + moved", "moved + x", "2*moved + old"})
            QCOMPARE(judgementOf(question, {"x - old", next, "next - moved"}).verdict, Verdict::Right);
        // Each line is judged by itself: the names have the values that they should have.
        const Judgement first = judgementOf(question, {"old - x", "x + moved", "x"});
        QVERIFY(first.cells == (std::vector<Verdict>{Verdict::Wrong, Verdict::Right, Verdict::Right}));
        QCOMPARE(judgementOf(question, {"x - old", "x - moved", "x"}).feedback, std::string("where it was"));
        // A line knows neither its own name nor those below it.
        for (const char* unknown : {"moved", "next", "speed", "x + nonsense"})
            QCOMPARE(judgementOf(question, {unknown, "2*x-old", "x"}).verdict, Verdict::Unreadable);
        QCOMPARE(judgementOf(question, {"x-old", "next", "x"}).verdict, Verdict::Unreadable);
        const auto& fill = std::get<FillQuestion>(question.kind);
        QCOMPARE(namesIn(fill, 0), (std::vector<std::string>{"x", "old"}));
        QCOMPARE(namesIn(fill, 2), (std::vector<std::string>{"x", "old", "moved", "next"}));
    }

    void whatIsDoneByHandIsRightWhenAllMeasuresAre() {
        const Question question = twoMeasures();
        QVERIFY(judgementOf(question, {"0.05", "0"}).verdict == Verdict::Right);
        QVERIFY(judgementOf(question, {"0.049", "0"}).verdict == Verdict::Wrong);
        const Judgement corner = judgementOf(question, {"0.05", "1"});
        QVERIFY(corner.verdict == Verdict::Wrong);
        QVERIFY(corner.cells == (std::vector<Verdict>{Verdict::Right, Verdict::Wrong}));
        QCOMPARE(corner.feedback, std::string("a corner"));
        QCOMPARE(judgementOf(question, {"-0.1", "1"}).feedback, std::string("apart"));
        QCOMPARE(judgementOf(question, {"0.01", "0"}).feedback, std::string());
        for (const auto& cells :
             std::vector<std::vector<std::string>>{{}, {"0.05"}, {"0.05", "x"}, {"0.05", "0", "0"}})
            QVERIFY(judgementOf(question, cells).verdict == Verdict::Unreadable);
        const auto& hand = std::get<HandQuestion>(question.kind);
        QVERIFY(hand.task.event == EventKind::Place);
        QCOMPARE(hand.right.events.size(), std::size_t{1});
        QCOMPARE(hand.right.events.front().angle, 0.31);
    }

    void rightOrdersAreRightAndAllOthersAreWrong() {
        const Question question = threeLines();
        std::vector<std::string> order{"a", "b", "c"};
        int right = 0, all = 0;
        do {
            const Judgement judgement = judgementOf(question, order);
            const bool is = order == std::vector<std::string>{"a", "b", "c"} ||
                            order == std::vector<std::string>{"b", "a", "c"};
            QVERIFY(judgement.verdict == (is ? Verdict::Right : Verdict::Wrong));
            right += is ? 1 : 0;
            ++all;
        } while (std::next_permutation(order.begin(), order.end()));
        QCOMPARE(right, 2);
        QCOMPARE(all, 6);
    }

    void theFirstFittingFeedbackIsGiven() {
        QCOMPARE(judgementOf(threeLines(), {"c", "b", "a"}).feedback, std::string("c before a"));
        QCOMPARE(judgementOf(threeLines(), {"a", "c", "b"}).feedback, std::string("c before b"));
        QCOMPARE(judgementOf(threeLines(), {"a", "b", "c"}).feedback, std::string());
    }

    void anOrderThatIsNotWholeIsNoAnswer() {
        for (const auto& cells : std::vector<std::vector<std::string>>{
                 {}, {"a", "b"}, {"a", "b", "b"}, {"a", "b", "d"}, {"a", "b", "c", "c"}})
            QVERIFY(judgementOf(threeLines(), cells).verdict == Verdict::Unreadable);
    }

    void itemsStandInAWrongOrderAtFirst() {
        Question question = threeLines();
        auto& order = std::get<OrderQuestion>(question.kind);
        for (int items = 2; items <= 9; ++items) {
            order.items.clear();
            order.alsoRight.clear();
            for (int i = 0; i < items; ++i)
                order.items.push_back({std::string(1, static_cast<char>('a' + i)), "x"});
            const std::vector<std::string> start = startOrder(order);
            QVERIFY(judgementOf(question, start).verdict == Verdict::Wrong);
            QCOMPARE(startOrder(order), start);
        }
    }

    void everyBlankIsJudgedByItself() {
        const Question question = tokens();
        QVERIFY(judgementOf(question, {"2 w - x", "x"}).verdict == Verdict::Right);
        QVERIFY(judgementOf(question, {"w", "x"}).verdict == Verdict::Right);
        const Judgement half = judgementOf(question, {"2 w - x", "w"});
        QVERIFY(half.verdict == Verdict::Wrong);
        QVERIFY(half.cells == (std::vector<Verdict>{Verdict::Right, Verdict::Wrong}));
        QCOMPARE(half.feedback, std::string("not w"));
        QVERIFY(judgementOf(question, {"2 w - x", ""}).verdict == Verdict::Unreadable);
        QVERIFY(judgementOf(question, {"2 w - x", "no token"}).verdict == Verdict::Unreadable);
    }

    void formulasAreJudgedByTheirValues() {
        const Question question = formula();
        for (const char* right : {"a*h^2/2", "0.5*a*h*h", "h*a*h/2", " a * h^2 / 2 ", "a*h²/2"})
            QVERIFY2(judgementOf(question, {right}).verdict == Verdict::Right, right);
        for (const char* wrong : {"a*h^2", "a*h/2", "a*h^2/2.0001", "0", "a*h^2/2+1e-6"})
            QVERIFY2(judgementOf(question, {wrong}).verdict == Verdict::Wrong, wrong);
        for (const char* unreadable : {"", "a*h^", "b", "a =", "half"})
            QVERIFY2(judgementOf(question, {unreadable}).verdict == Verdict::Unreadable, unreadable);
        QCOMPARE(judgementOf(question, {"h^2*a"}).feedback, std::string("the whole"));
    }

    void anAnswerChangesWhatItsEntrySays() {
        QVERIFY(effectFor(threeLines(), {"a", "b", "c"})->set.front().second == "1");
        QVERIFY(effectFor(threeLines(), {"c", "b", "a"})->set.front().second == "2");
        QVERIFY(effectFor(threeLines(), {"b", "a", "c"}) == nullptr);
        QVERIFY(effectFor(tokens(), {"w", "x"}) != nullptr);
        QVERIFY(effectFor(tokens(), {"x", "x"}) == nullptr);
        QVERIFY(effectFor(formula(), {"h*h*a"}) != nullptr);
        QVERIFY(effectFor(formula(), {"a"}) == nullptr);
    }

    void entriesStandInTheCode() {
        const auto fill = std::get<FillQuestion>(tokens().kind);
        QCOMPARE(filledCode(fill, {"___", "x"}), (std::vector<std::string>{"x = ___", "old = x + 1"}));
        QCOMPARE(filledCode(fill, {"w"}), (std::vector<std::string>{"x = w", "old = ___ + 1"}));
    }

    void whatCannotBeAskedIsRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<bool>("fill");
        const auto row = [](const char* name, const char* from, const char* to, const char* sentence,
                            bool fill) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString(sentence) << fill;
        };
        row("two items of one id", "id: b", "id: a", "there are two items \"a\"", false);
        row("an unknown item", "then: c", "then: z", "there is no item \"z\"", false);
        row("a short order", "[c, b, a]", "[c, b]", "this answer has 2 entries", false);
        row("no hint", "hints: [one]\n", "", "needs hints and a solution", false);
        row("a prediction", "type: order", "type: order\nprediction: yes", "\"prediction\" is unknown",
            false);
        row("too many answers", "answers: [w, x]", "answers: [w, x, w]", "3 answers for 2 blanks", true);
        row("an answer that is no token", "answers: [w, x]", "answers: [w, y]", "not among the tokens", true);
        row("no blank", "old = ___", "old = x", "1 blanks", true);
        row("tokens and formulas", "tokens:", "variables: [w]\ntokens:", "from tokens, or typed", true);
    }
    void whatCannotBeAskedIsRefused() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, sentence);
        QFETCH(bool, fill);
        QByteArray text =
            fill ? "id: f\ntype: fill\nask: A?\ncode: |\n  x = ___\n  old = ___\ntokens: [w, x]\n"
                   "answers: [w, x]\nhints: [one]\nsolution: so\n"
                 : "id: o\ntype: order\nask: A?\nitems:\n  - {id: a, text: A}\n"
                   "  - {id: b, text: B}\n  - {id: c, text: C}\n"
                   "feedback:\n  - {first: a, then: c, text: no}\n"
                   "runs:\n  - {answer: [c, b, a], set: {step: 1}}\n"
                   "hints: [one]\nsolution: so\n";
        static_cast<void>(questionFrom(text.constData()));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        QString said;
        try {
            static_cast<void>(questionFrom(text.constData()));
        } catch (const InputError& error) {
            said = error.what();
        }
        QVERIFY2(said.contains(sentence), qPrintable(said));
    }
};

REGISTER_TEST(Making)

} // namespace timestep::making_test
#include "lessons/questions/read_question.h"
#include "making.moc"
