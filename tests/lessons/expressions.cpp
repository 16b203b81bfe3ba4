// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "lessons/claims/claims.h"
#include "lessons/document/document.h"
#include "lessons/document/expression.h"
#include "lessons/read/read_lesson.h"
#include "tests/tools.h"

#include <cmath>
#include <set>

namespace timestep::expressions_test {

namespace {

const char* const text = R"lesson(---
id: own-numbers
title: Your g
minutes: 10
level: beginner
aha: With {= gravity | 2} it falls {= gravity/2 | 3} m in the first second.
personal:
  gravity: {from: 9, to: 10.5, digits: 2}
  long-way: {from: 20, to: 30, digits: 0}
---

## Your g is {= gravity | 1} {#one .do}

It falls, $g = {= gravity | 2}$ m/s², by {= exact("x", 2) | 1} m; a millionth of it is {= gravity*1e-6 | 2}.
[Turn it off](action:set?acceleration={= 0*gravity}).

```yaml experiment
id: fall
scene: cart
parameters: {acceleration: "=gravity"}
step: 0.5
duration: 10
runs:
  - {integrator: semi-implicit-euler}
```

```yaml experiment
id: twice
like: fall
set: {acceleration: "=2*acceleration", duration: "=duration/2"}
```

```yaml question
id: how-far
type: table
ask: How far, with {= acceleration | 1}?
table:
  columns: [t, x]
  rows:
    - ["{= duration | 0}", {answer: '=exact("x", duration)', within: "=long_way/1000"}]
hints: [Look.]
solution: It is {= exact("x", duration) | 2}.
```

```yaml check
id: end
kind: measure
when: {step: 0.25}
measure: x
value: '=exact("x", duration) + acceleration*duration*step/2'
within: 1e-9
```

```yaml claim
- id: claim-set
  experiment: fall
  set: {acceleration: 4}
  measure: x
  value: "=acceleration*duration^2/2 + acceleration*duration*step/2"
  within: 1e-9
- {id: claim-measured, measure: x, value: '=measured("x")', within: 0}
```
)lesson";

Lesson read(std::uint64_t seed, const std::string& from = text, Document* resolved = nullptr) {
    return readLesson(readDocument(from, "lesson.md"), seed, resolved);
}

Experiment cart() {
    Experiment experiment = standardExperiment(*findScene("cart"));
    setByKey(experiment, "acceleration", "10");
    setByKey(experiment, "step", "1");
    setByKey(experiment, "duration", "10");
    setByKey(experiment, "integrator", "semi-implicit-euler");
    return experiment;
}

std::string replaced(std::string from, const std::string& what, const std::string& with) {
    const std::size_t at = from.find(what);
    return at == std::string::npos ? from : from.replace(at, what.size(), with);
}

} // namespace

class ExpressionsOfLessons : public QObject {
    Q_OBJECT

private slots:
    void namesAreOwnNumbersParametersAndSettings_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<double>("value");
        QTest::newRow("plain") << "2 + 3*4^2" << 50.0;
        QTest::newRow("parameter") << "500 + 5*acceleration" << 550.0;
        QTest::newRow("own number hides a parameter") << "start_position" << -7.0;
        QTest::newRow("hyphen") << "my_own/2" << 1.5;
        QTest::newRow("step and duration") << "duration/step" << 10.0;
        QTest::newRow("function") << "sqrt(acceleration*10) + sin(pi/2)" << 11.0;
        QTest::newRow("exact") << "exact(\"x\", 2*(3 + 2)) - 500" << -7.0 * 0;
        QTest::newRow("exact velocity") << "exact( \"v\" , duration )" << 100.0;
        QTest::newRow("measured") << "measured(\"x\")" << 550.0;
        QTest::newRow("measured at") << "measured(\"x\", 2) + measured(\"x\", 1)" << 40.0;
        QTest::newRow("nested") << "measured(\"x\", exact(\"v\", 0.1)) + 0*(1)" << 10.0;
    }
    void namesAreOwnNumbersParametersAndSettings() {
        QFETCH(QString, expression);
        QFETCH(double, value);
        Expressions expressions({{"start-position", 0, 1, 0, -7}, {"my-own", 0, 9, 0, 3}});
        const Experiment experiment = cart();
        QCOMPARE(expressions.value(expression.toStdString(), &experiment) + 1, value + 1);
    }

    void whatIsWrongIsSaidAtItsColumn_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << "" << 1;
        QTest::newRow("unknown name") << "1 + nonsense" << 5;
        QTest::newRow("unknown name behind a call") << "exact(\"x\", 1) + nonsense" << 17;
        QTest::newRow("unknown name within a call") << "exact(\"x\", 1 + nonsense)" << 16;
        QTest::newRow("unknown coordinate") << "1 + exact(\"y\", 1)" << 5;
        QTest::newRow("unknown measure") << "measured(\"nonsense\")" << 1;
        QTest::newRow("no time") << "exact(\"x\")" << 6;
        QTest::newRow("no quotes") << "exact(x, 1)" << 6;
        QTest::newRow("open bracket") << "exact(\"x\", 1" << 6;
        QTest::newRow("assignment") << "step = 2" << 6;
        QTest::newRow("a list") << "1, 2" << 2;
        QTest::newRow("too long") << "1" + QString(" + 1").repeated(300) << 1001;
        QTest::newRow("too deep") << QString("exact(\"x\", ").repeated(100'000) << 1001;
        QTest::newRow("infinite") << "1/0" << 1;
        QTest::newRow("beyond the end") << "measured(\"x\", 11)" << 1;
    }
    void whatIsWrongIsSaidAtItsColumn() {
        QFETCH(QString, expression);
        QFETCH(int, column);
        Expressions expressions({});
        const Experiment experiment = cart();
        try {
            expressions.value(expression.toStdString(), &experiment);
            QFAIL("it was accepted");
        } catch (const InputError& error) {
            QVERIFY2(error.column == column,
                     qPrintable(QString("%1: %2").arg(error.column).arg(error.what())));
        }
    }

    void ownNumbersAreDrawnOncePerLearner() {
        const PersonalValue range{"gravity", 9, 10.5, 2, 0};
        QCOMPARE(drawPersonalValue(range, "fall", 0), 9.75);
        std::set<double> drawn;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const double value = drawPersonalValue(range, "fall", seed);
            QCOMPARE(drawPersonalValue(range, "fall", seed), value);
            QVERIFY(value >= 9 && value <= 10.5);
            QCOMPARE_LT(std::abs(value * 100 - std::round(value * 100)), 1e-9);
            drawn.insert(value);
        }
        QVERIFY(drawn.size() > 80); // of 151
        QVERIFY(*drawn.begin() < 9.1 && *drawn.rbegin() > 10.4);
        QVERIFY(drawPersonalValue({"length", 9, 10.5, 2, 0}, "fall", 7) !=
                drawPersonalValue(range, "fall", 7));
    }

    void expressionsFollowTheLearner() {
        std::set<double> answers;
        for (const std::uint64_t seed : {0u, 1u, 2u, 3u}) {
            const Lesson lesson = read(seed);
            const double g = lesson.personal.front().value;
            const double way = lesson.personal.back().value;
            QCOMPARE(lesson.experiment("fall")->experiment.parameters["acceleration"], g);
            QCOMPARE(lesson.experiment("twice")->experiment.parameters["acceleration"], 2 * g);
            QCOMPARE(lesson.experiment("twice")->experiment.duration, 5.0);
            const Question& question = *lesson.question("how-far");
            const auto& table = std::get<TableQuestion>(question.kind);
            QCOMPARE(*table.blank(0)->answer, 2 * g * 25 / 2);
            QCOMPARE(table.blank(0)->tolerance.amount, way / 1000);
            QCOMPARE(table.rows[0][0].text, std::string("5"));
            const auto two = [](double value) { return QString::number(value, 'f', 2).toStdString(); };
            QVERIFY(question.solution.find(two(25 * g)) != std::string::npos);
            QVERIFY(lesson.aha.find("With " + two(g)) != std::string::npos);
            QVERIFY(lesson.steps[0].title.find(QString::number(g, 'f', 1).toStdString()) !=
                    std::string::npos);
            answers.insert(*table.blank(0)->answer);
            for (const ClaimResult& result : testClaims(lesson))
                QVERIFY2(result.holds, result.sentence.english().c_str());
        }
        QCOMPARE(answers.size(), std::size_t(4));
    }

    void numbersAreWrittenAsTheLanguageDoes() {
        const auto prose = [](const Lesson& lesson) {
            return std::get<Prose>(lesson.steps[0].blocks.front()).markdown;
        };
        const std::string english = prose(read(0));
        QCOMPARE(english,
                 std::string("It falls, $g = 9.75$ m/s², by 39.0 m; a millionth of it is 9.75·10⁻⁶.\n"
                             "[Turn it off](action:set?acceleration=0)."));
        std::string german = replaced(text, "title: Your g\n", "title: Dein g\nlanguage: de\n");
        german = replaced(german, "acceleration={= 0*gravity}", "acceleration={= -gravity/10}");
        QCOMPARE(prose(read(0, german)),
                 std::string("It falls, $g = 9{,}75$ m/s², by 39,0 m; a millionth of it is 9,75·10⁻⁶.\n"
                             "[Turn it off](action:set?acceleration=-0.975)."));
    }

    void aBadExpressionHasItsPlace_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("place");
        QTest::newRow("own number") << "=gravity\"}"
                                    << "=gravitas\"}"
                                    << "lesson.md:20:30";
        QTest::newRow("prose") << "$g = {= gravity | 2}$"
                               << "$g = {= gravitas | 2}$"
                               << "lesson.md:14:19";
        QTest::newRow("digits") << "gravity*1e-6 | 2}"
                                << "gravity*1e-6 | x}"
                                << "lesson.md:14:";
        QTest::newRow("not closed") << "| 2}.\n[Turn"
                                    << "| 2.\n[Turn"
                                    << "lesson.md:";
        QTest::newRow("title") << "{= gravity | 1} {#one"
                               << "{= grvity | 1} {#one"
                               << "lesson.md:12:17";
        QTest::newRow("range") << "to: 10.5"
                               << "to: 8"
                               << "lesson.md:8:12";
        QTest::newRow("name") << "long-way:"
                              << "Long:"
                              << "lesson.md:9:";
        QTest::newRow("digits missing") << ", digits: 2}"
                                        << "}"
                                        << "lesson.md:8:12";
    }
    void aBadExpressionHasItsPlace() {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, place);
        const std::string bad = replaced(text, what.toStdString(), with.toStdString());
        QVERIFY(bad != text);
        try {
            read(0, bad);
            QFAIL("it was accepted");
        } catch (const InputError& error) {
            const QString sentence = QString::fromStdString(error.sentence());
            QVERIFY2(sentence.startsWith(place), qPrintable(sentence));
        }
    }
};

REGISTER_TEST(ExpressionsOfLessons)

} // namespace timestep::expressions_test
#include "expressions.moc"
