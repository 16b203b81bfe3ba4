// SPDX-License-Identifier: GPL-3.0-or-later
// What a teacher prints and collects: handouts, keys, result files, the overview of a class.
#include "app/classroom/merge.h"
#include "app/classroom/new_lesson.h"
#include "app/handouts/handout.h"
#include "app/handouts/paper/lesson_charts.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/handouts/teachers_guide.h"
#include "app/languages.h"
#include "app/paths.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "lessons/claims/claims.h"
#include "lessons/read/library.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/lessons/handed_in.h"
#include "tests/tools.h"

#include <QFloat16> // complete, for comparisons of JSON

#include <algorithm>
#include <optional>

namespace timestep::teaching_test {

namespace {

QByteArray contentOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeTo(const QString& name, const QByteArray& bytes) {
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QString wordsOf(const Sheet& sheet) {
    QStringList words;
    for (const SheetPart& part : sheet.parts) {
        words << part.text << part.written << part.columns;
        for (const QStringList& row : part.rows) words << row;
    }
    return words.join('\n');
}

} // namespace

class Teaching : public QObject {
    Q_OBJECT

private slots:
    void aHandoutHoldsEveryQuestionAndNoAnswer() {
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson lesson = loadLesson(info.folder);
            const Sheet sheet = handoutOf(lesson).front();
            const QString words = wordsOf(sheet);
            std::size_t choices = 0, asked = 0;
            for (const LessonStep& step : lesson.steps)
                for (const Block& block : step.blocks)
                    if (const auto* question = std::get_if<Question>(&block)) {
                        if (const auto* choice = std::get_if<ChoiceQuestion>(&question->kind))
                            choices += choice->choices.size();
                        if (const auto* order = std::get_if<OrderQuestion>(&question->kind))
                            choices += order->items.size();
                        ++asked;
                        if (!question->solution.empty())
                            QVERIFY(!words.contains(QString::fromStdString(question->solution).trimmed()));
                        if (const auto* sentence = std::get_if<SentenceQuestion>(&question->kind))
                            QVERIFY(!words.contains(QString::fromStdString(sentence->model).trimmed()));
                    }
            QVERIFY(asked >= 3);
            const auto count = [&](SheetPart::Kind kind) {
                return static_cast<std::size_t>(
                    std::count_if(sheet.parts.begin(), sheet.parts.end(),
                                  [&](const SheetPart& part) { return part.kind == kind; }));
            };
            QCOMPARE(count(SheetPart::Kind::Choice), choices);
            QVERIFY(count(SheetPart::Kind::Lines) >= 1);
            QVERIFY(count(SheetPart::Kind::Charts) >= 1);
            QVERIFY(sheet.names);
            for (const SheetPart& part : sheet.parts) {
                QVERIFY(part.written.isEmpty());
                QVERIFY(!part.ticked);
                for (const SheetChart& chart : part.charts) QCOMPARE(chart.table.rows(), std::size_t(0));
            }
            QVERIFY(!words.contains("action:"));
        }
    }

    void deeperStepsAreMarkedOnPaper() {
        const Lesson lesson = bundled("cloth");
        int deeper = 0;
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            const bool marked = headingPart(lesson, step).tail.endsWith("deeper");
            QCOMPARE(marked, lesson.steps[step].deeper);
            deeper += marked ? 1 : 0;
        }
        QVERIFY(deeper >= 3);
        const Sheet sheet = handoutOf(lesson).front(), key = keyOf(lesson).front();
        for (const Sheet& printed : {sheet, key})
            QVERIFY(std::any_of(printed.parts.begin(), printed.parts.end(), [](const SheetPart& part) {
                return part.kind == SheetPart::Kind::Heading && part.tail.endsWith("deeper");
            }));
    }

    /// All runs fit into the axes to draw in, and the legend is in the sheet's language.
    void emptyAxesReachAsFarAsTheChart() {
        LanguageSwitch language;
        language.use("de");
        const Lesson lesson = bundled("a-film-strip-of-motion", "de");
        const std::optional<SheetChart> chart = filledChart(lesson, lesson.chartPlot);
        QVERIFY(chart.has_value());
        QCOMPARE(chart->table.runs.size(), std::size_t(3));
        for (const std::string& run : chart->table.runs) QVERIFY2(run.starts_with("Ring bei "), run.c_str());
        const SheetChart empty = emptyChart(*chart);
        int values = 0;
        for (const Column& column : chart->table.columns) {
            if (column.id != chart->plot.y.front()) continue;
            for (const double value : column.values) {
                QVERIFY(value >= empty.plot.yRange->low && value <= empty.plot.yRange->high);
                ++values;
            }
        }
        QVERIFY(values > 100);
        language.use("en");
    }

    void aKeyStatesWhatTheProgramFindsNow() {
        Lesson lesson = bundled("ten-steps-of-euler");
        QString words = wordsOf(keyOf(lesson).front());
        for (const char* number : {"550\u00a0m", "450\u00a0m", "25\u00a0m", "**Answer: 12.5\u00a0m**"})
            QVERIFY2(words.contains(number), number);
        // The text of a typical wrong answer, and of the model.
        QVERIFY(words.contains("That is the error with"));
        QVERIFY(words.contains("ten triangles"));
        QVERIFY(!words.contains("disagrees"));
        // Another acceleration with the same text: the key contains the new number and reports that the
        // lesson is wrong.
        for (LessonStep& step : lesson.steps)
            for (Block& block : step.blocks)
                if (auto* experiment = std::get_if<ExperimentBlock>(&block))
                    setByKey(experiment->experiment, "acceleration", "20");
        words = wordsOf(keyOf(lesson).front());
        QVERIFY(words.contains("1100\u00a0m"));
        QVERIFY(words.contains("disagrees"));
    }

    /// A lesson with personal numbers: key, result and overview follow the learner.
    void personalNumbersAreOnTheLearnersKeyOnly() {
        const auto info = listLessons({bundledLessonsFolder()});
        const auto found = std::find_if(info.begin(), info.end(), [](const LessonInfo& one) {
            return !one.fault && !loadLesson(one.folder).personal.empty();
        });
        QVERIFY(found != info.end());
        const auto lessonOf = [&](const QString& name) {
            return loadLesson(found->folder, "en", learnerSeed(name));
        };
        const Lesson ada = lessonOf("Ada");
        QString other = "Ben"; // ... or the next name with another number
        while (lessonOf(other).personal.front().value == ada.personal.front().value && other.size() < 20)
            other += 'n';
        const Lesson ben = lessonOf(other);
        QVERIFY(ada.personal.front().value != ben.personal.front().value);
        QCOMPARE(lessonOf(" ADA ").personal.front().value, ada.personal.front().value);
        QCOMPARE(wordsOf(keyOf(ada).front()), wordsOf(keyOf(lessonOf("ada")).front()));
        QVERIFY(wordsOf(keyOf(ada).front()) != wordsOf(keyOf(ben).front()));
        for (const Lesson* lesson : {&ada, &ben})
            QVERIFY(!wordsOf(keyOf(*lesson).front()).contains("disagrees"));
        const QTemporaryDir folder;
        const QString file = folder.filePath("k.pdf");
        QCOMPARE(
            call({"lesson", QString::fromStdString(found->id), "--learner", "Ada", "--key", file}).exitCode,
            0);
        // The class: each result is judged with the numbers of its learner.
        for (const auto& [name, lesson] : {std::pair<QString, const Lesson&>("Ada", ada), {other, ben}}) {
            LessonProgress progress;
            progress.lesson = lesson.id;
            progress.started = timeStamp();
            const ResultFile result = resultOf(lesson, {name, learnerSeed(name)}, progress);
            writeTo(folder.filePath(resultFileName(result)), resultBytes(result));
        }
        for (const HandedIn& one : mergeFolder(folder.path(), {bundledLessonsFolder()}, "en").results) {
            QCOMPARE(one.verification.state, Verification::State::Verified);
            QCOMPARE(one.lesson->personal.front().value, lessonOf(one.result.learner).personal.front().value);
        }
    }

    void theRightChoiceAndTheOneThatHappensAreTickedInTheKey() {
        const Lesson lesson = bundled("energy-drift-or-wobble");
        const Sheet key = keyOf(lesson).front();
        std::size_t right = 0, happens = 0, ticked = 0;
        for (const LessonStep& step : lesson.steps)
            for (const Block& block : step.blocks)
                if (const auto* question = std::get_if<Question>(&block))
                    if (const auto* held = std::get_if<ChoiceQuestion>(&question->kind))
                        for (const QuestionChoice& choice : held->choices) {
                            right += choice.right ? 1 : 0;
                            happens += choice.happens ? 1 : 0;
                        }
        for (const SheetPart& part : key.parts) ticked += part.ticked ? 1 : 0;
        QVERIFY(right >= 1 && happens >= 1);
        QCOMPARE(ticked, right + happens);
        QCOMPARE(static_cast<std::size_t>(wordsOf(key).count("That is what happens.")), happens);
    }

    void theGuideHasGoalsPhasesAndCurriculaOfEveryLesson() {
        for (const char* language : {"en", "de"}) {
            const Sheet guide = teachersGuide(language).front();
            const QString words = wordsOf(guide);
            int lessons = 0;
            for (const LessonInfo& info : listLessons({bundledLessonsFolder()}, language)) {
                const QString title = QString::fromStdString(info.title);
                const auto heading =
                    std::find_if(guide.parts.begin(), guide.parts.end(), [&](const SheetPart& part) {
                        return part.kind == SheetPart::Kind::Heading && part.text.endsWith(title);
                    });
                QVERIFY2(heading != guide.parts.end() && guide.parts.end() - heading > 4, qPrintable(title));
                QVERIFY2((heading + 1)->text.count("\n- ") >= 1, qPrintable(title)); // goals
                QVERIFY2((heading + 2)->text.contains("45") && !(heading + 2)->text.contains("“”"),
                         qPrintable(title));
                QVERIFY2((heading + 3)->text.contains("90"), qPrintable(title));
                QVERIFY2((heading + 4)->kind == SheetPart::Kind::Remark &&
                             (heading + 4)->text.contains("KMK"),
                         qPrintable(title));
                ++lessons;
            }
            QVERIFY(lessons >= 23);
            QVERIFY(words.contains("2^4 = 16"));
        }
        QVERIFY(fittedSheet(teachersGuide("en")).pages <= 12);
    }

    void theCommandWritesSheetsAndRefusesNonsense() {
        const QTemporaryDir folder;
        const QString handout = folder.filePath("h.pdf"), key = folder.filePath("k.pdf");
        const Outcome made =
            call({"--lang", "de", "lesson", "ten-steps-of-euler", "--handout", handout, "--key", key});
        QCOMPARE(made.err, QString());
        QCOMPARE(made.exitCode, 0);
        QVERIFY(contentOf(handout).startsWith("%PDF-"));
        QVERIFY(contentOf(key).startsWith("%PDF-"));
        QLocale::setDefault(QLocale::c());
        for (const QStringList& wrong :
             {QStringList{"lesson", "ten-steps-of-euler"},
              QStringList{"lesson", "no-such-lesson", "--key", key},
              QStringList{"lesson", "ten-steps-of-euler", "--key", folder.filePath("k.png")},
              QStringList{"lesson", "new"}, QStringList{"lesson"}}) {
            const Outcome refused = call(wrong);
            QCOMPARE(refused.exitCode, 2);
            QCOMPARE(refused.err.count('\n'), 1);
        }
        const Outcome unwritten =
            call({"lesson", "ten-steps-of-euler", "--key", folder.filePath("no/such/k.pdf")});
        QCOMPARE(unwritten.exitCode, 1);
        QCOMPARE(unwritten.err.count('\n'), 1);
    }

    void aNewLessonPassesTheChecks() {
        const QTemporaryDir folder;
        const QString place = folder.filePath("more/21-my-first-lesson");
        const Outcome made = call({"lesson", "new", place});
        QCOMPARE(made.exitCode, 0);
        for (const InputError& problem : checkLessons(place.toStdString())) QFAIL(problem.sentence().c_str());
        const Lesson lesson = loadLesson(place.toStdString());
        QCOMPARE(lesson.id, std::string("my-first-lesson"));
        QCOMPARE(lesson.title, std::string("My first lesson"));
        QCOMPARE(lesson.steps.size(), std::size_t(6));
        // The lesson exists now, and names must have a valid form.
        QCOMPARE(call({"lesson", "new", place}).exitCode, 2);
        QCOMPARE(call({"lesson", "new", folder.filePath("lesson")}).exitCode, 2);
    }

    void aResultComesBackAsItWasSaved() {
        const QTemporaryDir folder;
        const ResultFile saved = handedIn("Åsa \"K\" 7b", "100");
        const QString name = folder.filePath("a.json");
        writeTo(name, resultBytes(saved));
        const ResultFile read = readResult(name);
        QVERIFY(read.sealed);
        QCOMPARE(read.learner, saved.learner);
        QCOMPARE(read.seed, saved.seed);
        QCOMPARE(read.lessonHash, saved.lessonHash);
        QCOMPARE(read.progress.checks.size(), saved.progress.checks.size());
        QCOMPARE(progressJson(read.progress), progressJson(saved.progress));
        QCOMPARE(resultFileName(saved), QString("Åsa-K-7b-ten-steps-of-euler.result.json"));
        QCOMPARE(resultFileName(handedIn("../..", "1")), QString("ten-steps-of-euler.result.json"));
    }

    void anHonestResultIsVerified() {
        const ResultFile result = handedIn("Ada", "25");
        const Lesson lesson = bundled("ten-steps-of-euler");
        QVERIFY(result.progress.checks.size() >= 6);
        const Verification found = verifyResult(result, &lesson);
        QCOMPARE(found.notes, QStringList());
        QCOMPARE(found.state, Verification::State::Verified);
        QCOMPARE(found.again.size(), result.progress.checks.size());
    }

    void theLastBitsOfAnotherMachineAreNotAccused() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        for (const double part : {4e-16, 1e-13, 5e-10}) {
            ResultFile result = handedIn("Ada", "25");
            for (auto& [id, check] : result.progress.checks) *check.measured *= 1 + part;
            const QTemporaryDir folder;
            writeTo(folder.filePath("a.json"), resultBytes(result));
            const ResultFile read = readResult(folder.filePath("a.json"));
            QCOMPARE(verifyResult(read, &lesson).state, Verification::State::Verified);
        }
    }

    void everyKindOfTamperingIsFound_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("a measured number")
            << QByteArray("\"measured\": 550.0") << QByteArray("\"measured\": 551.0");
        QTest::newRow("a small change")
            << QByteArray("\"measured\": 550.0") << QByteArray("\"measured\": 550.01");
        QTest::newRow("an experiment")
            << QByteArray("\"acceleration\": 10") << QByteArray("\"acceleration\": 20");
        QTest::newRow("an answer") << QByteArray("\"12.5\"") << QByteArray("\"13.5\"");
        QTest::newRow("a mark") << QByteArray("\"right\": false") << QByteArray("\"right\": true");
        QTest::newRow("the tries") << QByteArray("\"tries\": 0") << QByteArray("\"tries\": 1");
        QTest::newRow("the name") << QByteArray("\"Ada\"") << QByteArray("\"Bob\"");
        QTest::newRow("a time") << QByteArray("08:10:00Z") << QByteArray("08:11:00Z");
        QTest::newRow("a time to come") << QByteArray("2026-01-10T08:10") << QByteArray("2199-01-10T08:10");
        QTest::newRow("the seal") << QByteArray("\"seal\": \"") << QByteArray("\"seal\": \"0");
    }

    void everyKindOfTamperingIsFound() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QTemporaryDir folder;
        QByteArray bytes = resultBytes(handedIn("Ada", "25"));
        QVERIFY2(bytes.contains(from), bytes.left(4000));
        writeTo(folder.filePath("a.json"), bytes.replace(from, to));
        const Lesson lesson = bundled("ten-steps-of-euler");
        const Verification found = verifyResult(readResult(folder.filePath("a.json")), &lesson);
        QCOMPARE(found.state, Verification::State::Altered);
        QVERIFY(!found.notes.isEmpty());
    }

    void aResultUnderAnotherNameIsFound() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        ResultFile result = handedIn("Ada", "25");
        result.learner = "Bob"; // and given a new seal
        QCOMPARE(verifyResult(result, &lesson).state, Verification::State::Altered);
        result.seed = learnerSeed("Bob"); // this takes effort: the class knows the seed
        QCOMPARE(verifyResult(result, &lesson).state, Verification::State::Verified);
        const QTemporaryDir folder;
        writeTo(folder.filePath("a.json"), resultBytes(handedIn("Ada", "25")));
        writeTo(folder.filePath("b.json"), resultBytes(result));
        writeTo(folder.filePath("c.json"), resultBytes(handedIn("Cleo", "50")));
        const Merged merged = mergeFolder(folder.path(), {bundledLessonsFolder()}, "en");
        QCOMPARE(merged.results.size(), std::size_t(3));
        for (const HandedIn& one : merged.results)
            QCOMPARE(one.verification.state, one.result.learner == "Cleo" ? Verification::State::Verified
                                                                          : Verification::State::Unproven);
    }

    void aChangeThatGainsNothingIsNotedAndNotAccused() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        ResultFile result = handedIn("Ada", "25");
        result.progress.checks.at("position-550").measured = 550.00001; // 0.001 are allowed
        const Verification found = verifyResult(result, &lesson);
        QCOMPARE(found.notes.size(), 1);
        QVERIFY2(found.state == Verification::State::Unproven, qPrintable(found.notes.front()));
        QVERIFY(found.notes.front().contains("550.00001"));
    }

    /// An edit with a correct new seal is detected by running the experiment again.
    void aForgedSealDoesNotHideAForgedNumber() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        ResultFile number = handedIn("Ada", "25"), answer = number, experiment = number;
        number.progress.checks.at("position-550").measured = 600;
        answer.progress.questions.at("slope-read").given->text = "2";
        experiment.progress.checks.at("position-550").experiment =
            experiment.progress.checks.at("position-450").experiment;
        const QTemporaryDir folder;
        for (const ResultFile* result : {&number, &answer, &experiment}) {
            writeTo(folder.filePath("a.json"), resultBytes(*result));
            const ResultFile read = readResult(folder.filePath("a.json"));
            QVERIFY(read.sealed);
            QCOMPARE(verifyResult(read, &lesson).state, Verification::State::Altered);
        }
    }

    void whatCannotBeRunAgainIsUnprovenAndNotAccused() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        ResultFile bare = handedIn("Ada", "25"), old = bare, endless = bare;
        bare.progress.checks.at("position-550").experiment.clear();
        old.lessonHash = "another";
        Json experiment = Json::parse(endless.progress.checks.at("position-450").experiment);
        experiment["duration"] = 1e9;
        endless.progress.checks.at("position-450").experiment = experiment.dump();
        for (const ResultFile* result : {&bare, &old, &endless})
            QCOMPARE(verifyResult(*result, &lesson).state, Verification::State::Unproven);
        QCOMPARE(verifyResult(old, nullptr).state, Verification::State::Unproven);
    }

    void aClassIsMergedAndTheForgerIsFound() {
        const QTemporaryDir folder;
        const auto hand = [&](const QString& name, const std::string& guess) {
            const ResultFile result = handedIn(name, guess);
            writeTo(folder.filePath(resultFileName(result)), resultBytes(result));
        };
        hand("Ada", "25");
        hand("Ben", "50");
        ResultFile elsewhere = handedIn("Cleo", "12.5");
        for (auto& [id, check] : elsewhere.progress.checks) *check.measured *= 1 - 3e-16;
        writeTo(folder.filePath("c.json"), resultBytes(elsewhere));
        ResultFile forged = handedIn("Dan", "25");
        forged.progress.started = "2026-01-10T08:00:44Z";
        forged.progress.checks.at("error-25").measured = 24;
        writeTo(folder.filePath("d.json"), resultBytes(forged));
        writeTo(folder.filePath("empty.json"), "");
        writeTo(folder.filePath("half.json"), resultBytes(handedIn("Eva", "1")).left(900));
        writeTo(folder.filePath("other.json"), "{\"scene\": \"cart\"}");
        writeTo(folder.filePath("notes.txt"), "not looked at");
        ResultFile earlier = handedIn("  ada ", "49");
        earlier.saved = "2026-01-10T09:00:00Z";
        writeTo(folder.filePath("ada-before.json"), resultBytes(earlier));

        const QString csv = folder.filePath("all.csv"), html = folder.filePath("all.html");
        const Outcome made = call({"merge", folder.path(), "--csv", csv, "--html", html});
        QCOMPARE(made.exitCode, 1); // one of them is forged
        const Merged merged = mergeFolder(folder.path(), {bundledLessonsFolder()}, "en");
        std::map<QString, Verification::State> states;
        for (const HandedIn& one : merged.results) states[one.result.learner] = one.verification.state;
        QCOMPARE(states.size(), std::size_t(4));
        for (const char* honest : {"Ada", "Ben", "Cleo"})
            QCOMPARE(states.at(honest), Verification::State::Verified);
        QCOMPARE(states.at("Dan"), Verification::State::Altered);
        QStringList leftOut;
        for (const LeftOut& one : merged.leftOut) {
            leftOut << one.file;
            QVERIFY(!one.why.isEmpty());
        }
        QCOMPARE(leftOut, (QStringList{"ada-before.json", "empty.json", "half.json", "other.json"}));

        const QString rows = QString::fromUtf8(contentOf(csv)), page = QString::fromUtf8(contentOf(html));
        QCOMPARE(rows.count(",verified,prediction,error-of-half-step,"), 3);
        QVERIFY(rows.contains(",altered,measured,error-25,24"));
        QVERIFY(rows.contains("'=Left and right")); // a text, not a formula
        QVERIFY(!page.contains("<b>rectangles</b>"));
        QVERIFY(page.contains("&lt;b&gt;rectangles"));
        for (const char* word : {"Ada", "Dan", "half.json", "error-25", "<svg"})
            QVERIFY2(page.contains(word), word);
        // Predictions are shown without names: no name between the charts.
        const QString charts =
            page.mid(page.indexOf("<h3>"), page.indexOf("ada-before.json") - page.indexOf("<h3>"));
        for (const char* name : {"Ada", "Ben", "Cleo", "Dan"}) QVERIFY2(!charts.contains(name), name);
        const Outcome told = call({"merge", folder.path(), "--csv", csv, "--json"});
        const Json json = Json::parse(told.out.toStdString());
        QCOMPARE(json.at("results").size(), std::size_t(4));
        QCOMPARE(json.at("left-out").size(), std::size_t(4));
        QCOMPARE(json.at("left-out")[1].at("state").get<std::string>(), std::string("unreadable"));
        // Without the forged result the unreadable ones are the failure, and the others are written.
        QVERIFY(QFile::remove(folder.filePath("d.json")) && QFile::remove(csv));
        const Outcome quiet = call({"merge", folder.path(), "--csv", csv, "--quiet"});
        QCOMPARE(quiet.exitCode, 1);
        QCOMPARE(quiet.out, QString());
        QVERIFY2(quiet.err.contains("3 results cannot be read"), qPrintable(quiet.err));
        QVERIFY(contentOf(csv).contains("error-25"));
        for (const char* file : {"empty.json", "half.json", "other.json"})
            QVERIFY(QFile::remove(folder.filePath(file)));
        QCOMPARE(call({"merge", folder.path(), "--csv", csv}).exitCode, 0);
        // The overview as a table for other programs: a row for each result and each file left out.
        const QString tex = folder.filePath("class.tex"), markdown = folder.filePath("class.md");
        for (const QString& file : {tex, markdown})
            QCOMPARE(call({"merge", folder.path(), "--table", file, "--quiet"}).exitCode, 0);
        const Merged overview = mergeFolder(folder.path(), {bundledLessonsFolder()}, "en");
        const auto linesOf = [](const QString& name) {
            return QString::fromUtf8(contentOf(name)).trimmed().split('\n');
        };
        const QStringList lines = linesOf(markdown);
        QCOMPARE(lines.size(), static_cast<qsizetype>(2 + overview.results.size() + overview.leftOut.size()));
        QVERIFY(lines[0].startsWith("| Learner | Lesson | File | State | Points |"));
        for (const QString& row : lines) QCOMPARE(row.count(QRegularExpression("(?<!\\\\)\\|")), 8);
        QCOMPARE(linesOf(tex).filter(" & ").size(), lines.size() - 1);
        QCOMPARE(linesOf(tex).filter(QRegularExpression("^..(top|mid|bottom)rule$")).size(), 0);
        QCOMPARE(linesOf(tex).filter(QRegularExpression("^.(top|mid|bottom)rule$")).size(), 3);
        QCOMPARE(call({"merge", folder.filePath("none"), "--csv", csv}).exitCode, 2);
        QCOMPARE(call({"merge", folder.path()}).exitCode, 2);
    }

    /// If a learner submitted several results, the best verified one counts; of equals, the one saved last.
    void theBestVerifiedResultCounts() {
        const QTemporaryDir folder;
        ResultFile result = handedIn("Ada", "25");
        const auto hand = [&](const char* file, const char* hour) {
            result.saved = std::string("2026-01-10T") + hour + ":00:00Z";
            writeTo(folder.filePath(file), resultBytes(result));
        };
        const auto merged = [&] { return mergeFolder(folder.path(), {bundledLessonsFolder()}, "en"); };
        hand("first.json", "09");
        hand("second.json", "10");
        hand("twin.json", "10");
        result.progress.checks.at("position-550").experiment.clear();
        hand("unproven.json", "11");
        result.progress.checks.at("error-25").measured = 24;
        hand("altered.json", "12");
        const auto reason = [](const Merged& all, const char* file) {
            for (const LeftOut& one : all.leftOut)
                if (one.file == file) return one.why;
            return QString();
        };
        Merged all = merged();
        QCOMPARE(all.results.size(), std::size_t(1));
        QCOMPARE(all.results[0].file, QString("second.json"));
        QCOMPARE(all.results[0].verification.state, Verification::State::Verified);
        QVERIFY(all.results[0].verification.notes.join(' ').contains("altered.json"));
        QVERIFY(reason(all, "first.json").contains("later one, second.json"));
        QVERIFY(reason(all, "twin.json").contains("same second as second.json"));
        QVERIFY(reason(all, "unproven.json").contains("verified one, second.json"));
        QVERIFY(reason(all, "altered.json").contains("untouched one, second.json"));
        QCOMPARE(call({"merge", folder.path(), "--csv", folder.filePath("c.csv")}).exitCode, 1);
        for (const char* file : {"first.json", "second.json", "twin.json"})
            QVERIFY(QFile::remove(folder.filePath(file)));
        all = merged();
        QCOMPARE(all.results[0].file, QString("unproven.json"));
        QVERIFY(QFile::remove(folder.filePath("unproven.json")));
        all = merged();
        QCOMPARE(all.results[0].file, QString("altered.json"));
        QVERIFY(all.leftOut.empty());
        // It stops between two files.
        QVERIFY(mergeFolder(folder.path(), {bundledLessonsFolder()}, "en", [](std::size_t, std::size_t) {
                    return false;
                }).results.empty());
    }

    void aSeedFollowsTheNameAndNothingElse() {
        QCOMPARE(learnerSeed(""), std::uint64_t(0));
        QCOMPARE(learnerSeed("Ada  Lovelace"), learnerSeed(" ada lovelace "));
        QVERIFY(learnerSeed("Ada") != learnerSeed("Bob"));
        // First bytes of SHA-256("ada"), as sha256sum prints them: fdee430d...
        QCOMPARE(learnerSeed("Ada"), std::uint64_t(0xfdee430d));
    }

    void learnersKeepTheirOwnProgress() {
        const QTemporaryDir folder;
        const LearnerStore store(folder.path());
        QVERIFY(store.all().empty());
        const Learner ada = store.enter("Ada"), odd = store.enter("../Ä/..\\:*? \"x\""),
                      unnamed = store.enter("  ");
        QVERIFY(!unnamed.isNamed());
        QCOMPARE(store.enter("ADA ").name, QString("Ada"));
        QCOMPARE(store.all().size(), std::size_t(2));
        for (const Learner& learner : {ada, odd, unnamed}) {
            LessonProgress progress;
            progress.lesson = "ten";
            progress.step = learner.name.toStdString();
            QCOMPARE(store.progressOf(learner).save(progress), QString());
        }
        for (const Learner& learner : {ada, odd, unnamed})
            QCOMPARE(store.progressOf(learner).load("ten").progress.step, learner.name.toStdString());
        QVERIFY(store.forget(ada));
        QCOMPARE(store.all().size(), std::size_t(1));
        QCOMPARE(store.all().front().name, odd.name);
        QVERIFY(store.progressOf(ada).load("ten").progress.step.empty());
        QCOMPARE(store.progressOf(unnamed).load("ten").problem, QString());
        QVERIFY(store.enter(QString(500, 'x')).name.size() <= longestName);
        // Nothing has left the folder.
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 (QStringList{"learners", "progress"}));
    }
};

REGISTER_TEST(Teaching)

} // namespace timestep::teaching_test
#include "teaching.moc"
