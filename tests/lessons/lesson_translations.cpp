// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace timestep::lesson_translations_test {

namespace {

const QByteArray original = R"(---
id: sample
title: Sample
minutes: 5
level: beginner
aha: Something.
---

## First {#first .do}

Look, and [run](action:run).

```yaml picture
id: drawn
description: A line.
x: {from: 0, to: 1, label: time}
y: {from: 0, to: 1, label: way}
curves: [{of: x}, {of: x*x, label: faster}]
bars: [{of: x, count: 2, edge: left, label: left edges}]
```

```yaml code
id: forms
compare: [{run: 0}, {name: Another form, lines: x = x + 1}]
```

```yaml experiment
id: spring
scene: spring
duration: 1
runs:
  - {integrator: explicit-euler, label: plain}
  - {integrator: rk4}
```

```yaml experiment
id: long
like: spring
set: {duration: 2, runs/1/label: fourth order}
```

```yaml experiment
id: mute
scene: spring
duration: 1
```

```yaml plot
id: p
slot: 1
title: Position
y: x
lines:
  - {y: 0}
  - {y: 1, label: top}
```

And then?

```yaml question
id: q
type: choice
ask: Which?
choices:
  - {id: a, text: One, right: yes}
  - {id: b, text: Two, feedback: No.}
hints: [Think.]
solution: One.
```

```yaml question
id: t
type: table
ask: How much?
table:
  columns: [what, how much]
  rows:
    - [first $x$, {answer: 1, within: 0}]
    - [$x$, 0.5]
    - [2 × 3, "{= duration | 1}"]
    - ["{= 2*duration | 1} apples", {answer: 2, within: 0}]
hints: [Count.]
solution: One and two.
```

```yaml check
- {id: c, kind: answer, question: q}
- {id: d, kind: time, time: 1, text: It ran.}
```

## Second {#second .read}

End.
)";

const QByteArray german = R"(---
id: sample
title: Beispiel
aha: Etwas.
---

## Erstens {#first .do}

Sieh hin und [rechne](action:run).

```yaml picture
id: drawn
description: Eine Linie.
labels: [Zeit, Weg, schneller, linke Ränder]
```

```yaml code
id: forms
names: [Eine andere Form]
```

```yaml experiment
id: spring
labels: [schlicht]
```

```yaml experiment
id: long
labels: [vierte Ordnung]
```

```yaml plot
id: p
title: Ort
labels: [oben]
```

Und dann?

```yaml question
id: q
ask: Welches?
choices:
  - {id: a, text: Eins}
  - {id: b, text: Zwei, feedback: Nein.}
hints: [Denke nach.]
solution: Eins.
```

```yaml question
id: t
ask: Wie viel?
columns: [was, wie viel]
cells: [erstes $x$, "{= 2*duration | 1} Äpfel"]
hints: [Zähle.]
solution: Eins und zwei.
```

```yaml check
- {id: d, text: Es lief.}
```

## Zweitens {#second .read}

Ende.
)";

/// A folder with lesson.md and lesson.de.md.
class Folder {
public:
    explicit Folder(const QByteArray& translation, const QString& name = "05-sample")
        : path_(temporary_.filePath(name)) {
        QDir().mkpath(path_);
        write("lesson.md", original);
        write("lesson.de.md", translation);
    }
    void write(const QString& name, const QByteArray& text) const {
        QFile file(path_ + "/" + name);
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        file.write(text);
    }
    std::string path() const { return path_.toStdString(); }
    std::string parent() const { return temporary_.path().toStdString(); }

private:
    QTemporaryDir temporary_;
    QString path_;
};

QByteArray changed(QByteArray text, const char* from, const char* to) {
    if (!text.contains(from)) qFatal("nothing to change");
    return text.replace(from, to);
}

std::string prose(const LessonStep& step) {
    std::string text;
    for (const Block& block : step.blocks)
        if (const auto* part = std::get_if<Prose>(&block)) text += part->markdown + "|";
    return text;
}

} // namespace

class LessonTranslations : public QObject {
    Q_OBJECT

private slots:
    void aTranslationReplacesProseAndNothingElse() {
        const Folder folder(german);
        const Lesson lesson = loadLesson(folder.path(), "de");
        QCOMPARE(lesson.language, std::string("de"));
        QCOMPARE(lesson.title, std::string("Beispiel"));
        QCOMPARE(lesson.number, 5);
        QCOMPARE(lesson.minutes, 5);
        QCOMPARE(lesson.steps[0].title, std::string("Erstens"));
        QCOMPARE(prose(lesson.steps[0]), std::string("Sieh hin und [rechne](action:run).|Und dann?|"));
        const Question& question = *lesson.question("q");
        QCOMPARE(question.ask, std::string("Welches?"));
        const auto& choices = std::get<ChoiceQuestion>(question.kind).choices;
        QCOMPARE(choices[1].feedback, std::string("Nein."));
        QVERIFY(choices[0].right && !choices[1].right);
        const PlotBlock& plot = *lesson.plot("p");
        QCOMPARE(plot.title, std::string("Ort"));
        QCOMPARE(plot.lines[0].label, std::string());
        QCOMPARE(plot.lines[1].label, std::string("oben"));
        QCOMPARE(plot.lines[1].value, 1.0);
        QCOMPARE(plot.y, std::vector<std::string>{"x"});
        const auto checks = lesson.steps[0].checks();
        QCOMPARE(checks.size(), std::size_t(2));
        QVERIFY(stageOf(lesson, 1).experiment != nullptr);
        const auto& blocks = lesson.steps[0].blocks; // blocks without texts stay after the prose above them
        QVERIFY(std::holds_alternative<Prose>(blocks[0]));
        QVERIFY(std::holds_alternative<ExperimentBlock>(blocks[3]));
        QVERIFY(std::holds_alternative<ExperimentBlock>(blocks[5]));
        QVERIFY(std::holds_alternative<PlotBlock>(blocks[6]));
    }

    void picturesAndNamesOfCodeAreTranslated() {
        const Folder folder(german);
        const Lesson lesson = loadLesson(folder.path(), "de");
        const PictureBlock* drawn = nullptr;
        const CodeBlock* code = nullptr;
        for (const Block& block : lesson.steps[0].blocks) {
            if (const auto* found = std::get_if<PictureBlock>(&block)) drawn = found;
            if (const auto* found = std::get_if<CodeBlock>(&block)) code = found;
        }
        QVERIFY(drawn != nullptr && code != nullptr);
        QCOMPARE(drawn->picture.description, std::string("Eine Linie."));
        QCOMPARE(drawn->picture.x.label, std::string("Zeit"));
        QCOMPARE(drawn->picture.y.label, std::string("Weg"));
        QCOMPARE(drawn->picture.curves[0].label, std::string());
        QCOMPARE(drawn->picture.curves[1].label, std::string("schneller"));
        QCOMPARE(drawn->picture.bars[0].label, std::string("linke Ränder"));
        QCOMPARE(drawn->picture.bars[0].heights, (std::vector<double>{0, 0.5}));
        QCOMPARE(code->compare[1].name, std::string("Eine andere Form"));
        QCOMPARE(code->compare[1].lines, std::vector<std::string>{"x = x + 1"});
        QCOMPARE(code->compare[0].run, 0);
    }

    void labelsOfRunsAndCellsAreTranslated() {
        const Folder folder(german);
        const Lesson english = loadLesson(folder.path()), lesson = loadLesson(folder.path(), "de");
        QCOMPARE(english.experiment("spring")->experiment.runs[0].label, std::string("plain"));
        const Experiment& spring = lesson.experiment("spring")->experiment;
        QCOMPARE(spring.runs[0].label, std::string("schlicht"));
        QCOMPARE(spring.runs[1].label, std::string());
        const Experiment& longer = lesson.experiment("long")->experiment;
        QCOMPARE(longer.runs[0].label, std::string("schlicht"));
        QCOMPARE(longer.runs[1].label, std::string("vierte Ordnung"));
        QCOMPARE(longer.duration, 2.0);
        const auto cell = [](const Lesson& of, std::size_t row, std::size_t column) {
            return std::get<TableQuestion>(of.question("t")->kind).rows[row][column].text;
        };
        QCOMPARE(cell(english, 0, 0), std::string("first $x$"));
        QCOMPARE(cell(english, 1, 1), std::string("0.5"));
        QCOMPARE(cell(lesson, 0, 0), std::string("erstes $x$"));
        QCOMPARE(cell(lesson, 1, 0), std::string("$x$"));
        QCOMPARE(cell(lesson, 1, 1), std::string("0,5"));
        QCOMPARE(cell(lesson, 2, 0), std::string("2 × 3"));
        QCOMPARE(cell(lesson, 2, 1), std::string("1,0"));
        QCOMPARE(cell(lesson, 3, 0), std::string("2,0 Äpfel"));
    }

    void everyLanguageWritesItsDecimalSign_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sign");
        for (const char* code : {"fr", "pt_BR", "tlh", "de", "es", "nl"}) QTest::newRow(code) << code << ",";
        for (const char* code : {"ja", "es_MX", "zh", "de_CH"}) QTest::newRow(code) << code << ".";
    }
    void everyLanguageWritesItsDecimalSign() {
        QFETCH(QString, language);
        QFETCH(QString, sign);
        const Folder folder(german);
        QByteArray words = german;
        words = changed(words, "Und dann?", "Und $h = {= duration/4 | 2}$, {= duration/4 | 2}?");
        words.replace("erstes $x$", "premier $x$");
        folder.write("lesson." + language + ".md", words);
        const Lesson lesson = loadLesson(folder.path(), language.toStdString());
        QCOMPARE(lesson.language, language.toStdString());
        const QString formula = sign == "," ? "{,}" : ".";
        const QString text = QString::fromStdString(prose(lesson.steps[0]));
        const QString expected = "Und $h = 0" + formula + "25$, 0" + sign + "25?";
        QVERIFY2(text.contains(expected), qPrintable(text + "\nexpected " + expected));
        const auto cell = [&](std::size_t row, std::size_t column) {
            return QString::fromStdString(
                std::get<TableQuestion>(lesson.question("t")->kind).rows[row][column].text);
        };
        QCOMPARE(cell(1, 1), "0" + sign + "5");
        QCOMPARE(cell(2, 1), "1" + sign + "0");
        QCOMPARE(cell(3, 0), "2" + sign + "0 Äpfel");
    }

    void otherLanguagesFallBackToEnglish() {
        const Folder folder(german);
        QCOMPARE(loadLesson(folder.path(), "fr").title, std::string("Sample"));
        QCOMPARE(loadLesson(folder.path()).title, std::string("Sample"));
        QCOMPARE(loadLesson(folder.path(), "de_AT").title, std::string("Beispiel"));
        QCOMPARE(loadLesson(folder.path() + "/lesson.md", "de").title, std::string("Beispiel"));
    }

    void disagreementsAreErrorsAtTheirPlace_data() {
        QTest::addColumn<QByteArray>("translation");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
            QTest::newRow(name) << changed(german, from, to) << QString(expected);
        };
        row("another id", "id: sample", "id: other", "2:5: the id must be that of lesson.md");
        row("a number", "title: Beispiel", "title: Beispiel\nminutes: 6",
            "4:10: \"minutes\" comes from lesson.md");
        row("no aha", "aha: Etwas.\n", "", "2:1: \"aha\" is missing here");
        row("caption too many", "aha: Etwas.", "aha: Etwas.\nchart-caption: B",
            "5:16: lesson.md has no \"chart-caption\" here");
        row("another step", "{#second .read}", "{#third .read}",
            "63:1: the step at this place in lesson.md is {#second .read}");
        row("another kind", "{#second .read}", "{#second .do}",
            "63:1: the step at this place in lesson.md is {#second .read}");
        row("a step missing", "## Zweitens {#second .read}", "",
            "7:1: the step \"second\" is missing after this");
        row("a step too many", "Ende.", "## C {#third .read}", "65:1: lesson.md has no step at this place");
        row("another choice", "{id: b", "{id: x", "45:10: \"x\" is another choice");
        row("a right answer", "text: Zwei,", "text: Zwei, right: yes,",
            "45:32: \"right\" is unknown in \"choices\"");
        row("feedback missing", ", feedback: Nein.", "", "45:5: \"feedback\" is missing");
        row("feedback too many", "text: Eins}", "text: Eins, feedback: Ja.}",
            "44:35: lesson.md has no \"feedback\" for this choice");
        row("hints too many", "[Denke nach.]", "[Denke, Nach]",
            "46:8: \"hints\" has 2 entries here and 1 in lesson.md");
        row("labels too many", "[oben]", "[oben, unten]",
            "35:9: \"labels\" has 2 entries here and 1 in lesson.md");
        row("run labels too many", "[schlicht]", "[schlicht, edel]",
            "24:9: \"labels\" has 2 entries here and 1 in lesson.md");
        row("no run labels", "labels: [schlicht]\n", "", "23:1: \"labels\" is missing here");
        row("runs in a translation", "labels: [schlicht]", "labels: [schlicht]\nruns: [{label: a}]",
            "25:7: \"runs\" comes from lesson.md");
        row("experiment missing", "```yaml experiment\nid: long\nlabels: [vierte Ordnung]\n```", "",
            "30:1: the plot \"p\" is at another place");
        row("no description", "description: Eine Linie.\n", "", "12:1: \"description\" is missing here");
        row("picture's labels", "[Zeit, Weg, schneller", "[Zeit, Weg",
            "14:9: \"labels\" has 3 entries here and 4 in lesson.md");
        row("no names", "names: [Eine andere Form]\n", "", "18:1: \"names\" is missing here");
        row("a line of code", "names: [Eine", "lines: a\nnames: [Eine",
            "19:8: \"lines\" comes from lesson.md");
        row("cells too few", "[erstes $x$, \"{= 2*duration | 1} Äpfel\"]", "[erstes $x$]",
            "54:8: \"cells\" has 1 entries here and 2 in lesson.md");
        row("no cells", "cells: [erstes $x$, \"{= 2*duration | 1} Äpfel\"]\n", "",
            "51:1: \"cells\" is missing here");
        row("cells without words", "hints: [Denke nach.]", "hints: [Denke nach.]\ncells: [a]",
            "47:8: lesson.md has no \"cells\" here");
        row("no labels", "labels: [oben]\n", "", "33:1: \"labels\" is missing here");
        row("an answer", "solution: Eins.", "solution: Eins.\nanswer: 3",
            "48:9: \"answer\" comes from lesson.md");
        row("a block missing", "```yaml check\n- {id: d, text: Es lief.}\n```", "",
            "7:1: the check \"d\" of this step is missing");
        row("a check without text", "{id: d", "{id: c", "60:3: lesson.md has no check \"c\" with texts");
        row("an experiment", "Ende.", "```yaml experiment\nid: spring\n```",
            "66:1: lesson.md has no experiment \"spring\" with texts");
        row("another link", "action:run", "action:reset", "7:1: the links of this step do something else");
        row("a link missing", "[rechne](action:run)", "rechne",
            "7:1: the links of this step do something else");
    }
    void disagreementsAreErrorsAtTheirPlace() {
        QFETCH(QByteArray, translation);
        QFETCH(QString, expected);
        const Folder folder(translation);
        QString sentence;
        try {
            loadLesson(folder.path(), "de");
        } catch (const InputError& error) {
            sentence = QString::fromStdString(error.sentence());
        }
        const QString start = QString::fromStdString(folder.path()) + "/lesson.de.md:" + expected;
        QVERIFY2(sentence.startsWith(start), qPrintable(sentence + "\nexpected " + start));
    }

    void blocksInAnotherOrderAreErrors() {
        QByteArray translation = german;
        const QByteArray check = "```yaml check\n- {id: d, text: Es lief.}\n```\n";
        translation = changed(translation, check.constData(), "");
        translation = changed(translation, "Und dann?", (check + "\nUnd dann?").constData());
        const Folder folder(translation);
        QVERIFY_THROWS_EXCEPTION(InputError, loadLesson(folder.path(), "de"));
    }

    void theListKnowsLanguagesAndErrors() {
        const Folder folder(german);
        const auto lessons = listLessons({folder.parent(), "/nowhere"}, "de");
        QCOMPARE(lessons.size(), std::size_t(1));
        QCOMPARE(lessons[0].title, std::string("Beispiel"));
        QCOMPARE(lessons[0].languages, (std::vector<std::string>{"en", "de"}));
        QCOMPARE(lessons[0].number, 5);
        QVERIFY(!lessons[0].fault);
        folder.write("lesson.md", "broken");
        const auto broken = listLessons({folder.parent()});
        QCOMPARE(broken.size(), std::size_t(1));
        QCOMPARE(broken[0].id, std::string("05-sample"));
        QVERIFY(broken[0].fault->sentence().find("lesson.md:1:1: ") != std::string::npos);
    }

    void aPersonsOwnLessonReplacesTheBundledOneOfTheSameId() {
        const Folder bundled(german), own(german, "01-mine");
        const auto lessons = listLessons({bundled.parent(), own.parent()});
        QCOMPARE(lessons.size(), std::size_t(1));
        QCOMPARE(lessons[0].folder, own.path());
    }
};

REGISTER_TEST(LessonTranslations)

} // namespace timestep::lesson_translations_test
#include "lesson_translations.moc"
