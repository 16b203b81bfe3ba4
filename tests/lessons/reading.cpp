// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame/frame.h"
#include "lessons/claims/claims.h"
#include "lessons/document/document.h"
#include "lessons/document/prose.h"
#include "lessons/read/library.h"
#include "lessons/read/read_lesson.h"
#include "tests/tools.h"

#include <QFile>
#include <QTemporaryDir>

namespace timestep::reading_test {

namespace {

Lesson lesson2() {
    return loadLesson(TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler");
}

const std::string front =
    "---\nid: sample\ntitle: Sample\nminutes: 5\nlevel: beginner\naha: Something.\n---\n\n";

Lesson read(const std::string& steps) {
    return readLesson(readDocument(front + steps, "lesson.md"));
}

PlacedText placed(const std::string& text) {
    return {text, "lesson.md", 10, 1, 0};
}

} // namespace

class Reading : public QObject {
    Q_OBJECT

private slots:
    void theModelHoldsWhatTheFileSays() {
        const Lesson lesson = lesson2();
        QCOMPARE(lesson.id, std::string("ten-steps-of-euler"));
        QCOMPARE(lesson.number, 2);
        QCOMPARE(lesson.steps[1].id, std::string("two-lines"));
        QVERIFY(lesson.steps[1].kind == StepKind::Read);
        QVERIFY(lesson.steps.back().kind == StepKind::Explore);
        const Experiment& experiment = lesson.experiment("ten-steps")->experiment;
        QCOMPARE(experiment.scene->id, std::string_view("cart"));
        QCOMPARE(experiment.step, 1.0);
        QCOMPARE(experiment.duration, 10.0);
        QCOMPARE(experiment.runs.front().method.choice("integrator"),
                 std::string_view("semi-implicit-euler"));
        const PlotBlock& plot = *lesson.plot("error-against-step");
        QVERIFY(plot.source == PlotBlock::Source::Derived && plot.analysis.kind == "sweep" && plot.logX &&
                plot.logY && plot.scalesGiven);
        QCOMPARE(plot.chart.column, std::string("position-error-end"));
        QCOMPARE(plot.analysis.swept.values, (std::vector<double>{1, 0.5, 0.25, 0.1, 0.01}));
        QVERIFY(plot.chart.slopes);
        const Question& rows = *lesson.question("rows");
        QVERIFY(rows.prediction);
        const auto& table = std::get<TableQuestion>(rows.kind);
        QCOMPARE(table.blanks(), std::size_t(3));
        QCOMPARE(table.rows[1][3].text, std::string("10"));
        QVERIFY(lesson.experiment("nothing") == nullptr && lesson.question("ten-steps") == nullptr);
    }

    void blocksStandInDocumentOrder() {
        const Lesson lesson =
            read("## One {#one .read}\n\nBefore.\n\n```yaml experiment\nid: e\nscene: cart\n```\n\n"
                 "After `$x`:\n\n```cpp\n## no heading\n```\n\n```yaml view\nid: v\n```\n");
        const auto& blocks = lesson.steps[0].blocks;
        QCOMPARE(blocks.size(), std::size_t(4));
        QCOMPARE(std::get<Prose>(blocks[0]).markdown, std::string("Before."));
        QCOMPARE(std::get<Prose>(blocks[0]).line, 11);
        QVERIFY(std::holds_alternative<ExperimentBlock>(blocks[1]));
        QCOMPARE(std::get<Prose>(blocks[2]).markdown,
                 std::string("After `$x`:\n\n```cpp\n## no heading\n```"));
        QVERIFY(std::holds_alternative<ViewBlock>(blocks[3]));
    }

    void aViewSaysHowTheRunsAreDrawn() {
        const auto viewOf = [](const std::string& lines) {
            const Lesson lesson =
                read("## One {#one .read}\n\n```yaml experiment\nid: e\nscene: rope\n```\n\n"
                     "```yaml view\nid: v\n" +
                     lines + "```\n");
            return std::get<ViewBlock>(lesson.steps[0].blocks[1]);
        };
        const ViewBlock plain = viewOf("");
        QVERIFY(plain.apart && !plain.clickPins && plain.layers == 0);
        QCOMPARE(plain.strain, 0.05);
        const ViewBlock view =
            viewOf("apart: no\nclick-pins: yes\nstrain: 0.6\nlayers: [hidden-sticks, contacts]\n");
        QVERIFY(!view.apart && view.clickPins);
        QCOMPARE(view.strain, 0.6);
        QCOMPARE(view.layers, std::uint32_t{HiddenStickLayer | ContactLayer});
        QVERIFY(plain.strobe == 0 && !plain.film);
        const ViewBlock film = viewOf("strobe: 2\nfilm: yes\nlayers: [threads]\n");
        QVERIFY(film.strobe == 2 && film.film && film.layers == ThreadLayer);
        QVERIFY(!plain.energies && plain.points.empty());
        const ViewBlock named = viewOf("energies: yes\npoints: [P0, P1]\n");
        QVERIFY(named.energies);
        QCOMPARE(named.points, (std::vector<std::string>{"P0", "P1"}));
        for (const char* bad : {"strain: 0\n", "strain: -1\n", "hide-sticks: yes\n", "layers: [sticks]\n",
                                "strobe: 0\n", "strobe: 1.5\n", "film: yes\n", "points: P0\n", "names: no\n"})
            QVERIFY_THROWS_EXCEPTION(InputError, static_cast<void>(viewOf(bad)));
    }

    void rectanglesAreTheStepsOfAMeasure() {
        const auto plotOf = [](const std::string& lines) {
            const Lesson lesson =
                read("## One {#one .read}\n\n```yaml experiment\nid: e\nscene: cart\n```\n\n"
                     "```yaml plot\nid: p\nslot: 1\ntitle: T\nx: time\ny: v\n" +
                     lines + "```\n");
            return std::get<PlotBlock>(lesson.steps[0].blocks[1]);
        };
        QCOMPARE(plotOf("rectangles: x\n").rectangles, std::string("x"));
        QVERIFY(plotOf("").rectangles.empty());
        QVERIFY_THROWS_EXCEPTION(InputError, static_cast<void>(plotOf("rectangles: x\nlog-y: yes\n")));
    }

    void theStageCarriesOverUntilABlockReplacesIt() {
        const Lesson lesson = lesson2();
        const Stage first = stageOf(lesson, 1), predict = stageOf(lesson, 2), slope = stageOf(lesson, 8);
        QVERIFY(first.code != nullptr);
        // Before the first experiment its stage is shown.
        const Lesson late = read("## Zero {#zero .read}\n\nText.\n\n## One {#one .read}\n\n"
                                 "```yaml experiment\nid: e\nscene: cart\n```\n");
        QVERIFY(stageOf(late, 0).experiment != nullptr);
        QVERIFY(stageOf(late, 0).experiment == stageOf(late, 1).experiment);
        QVERIFY(first.experiment == predict.experiment && first.plots == predict.plots &&
                first.code == predict.code);
        QCOMPARE(slope.experiment->id, std::string("both-orders"));
        QCOMPARE(stageOf(lesson, 7).plots[0]->id, std::string("position-against-time"));
        QCOMPARE(slope.plots[0]->id, std::string("positions-of-both"));
        QCOMPARE(slope.plots[1]->id, std::string("error-against-step"));
        QVERIFY(slope.view == first.view);
        QVERIFY(stageOf(lesson, 999).controls->id == "everything");
    }

    void anExperimentLikeAnotherTakesOverTheRest() {
        const Lesson lesson = read(
            "## One {#one .do}\n\n```yaml experiment\nid: a\nscene: spring\nstep: 1/64\nduration: 2\n```\n\n"
            "```yaml experiment\nid: b\nlike: a\nset: {damping: 0.5, integrator: rk4}\n```\n");
        const Experiment& b = lesson.experiment("b")->experiment;
        QCOMPARE(b.step, 1.0 / 64);
        QCOMPARE(b.duration, 2.0);
        QCOMPARE(b.parameters["damping"], 0.5);
        QCOMPARE(lesson.experiment("a")->experiment.parameters["damping"], 0.0);
        QCOMPARE(b.runs.front().method.choice("integrator"), std::string_view("rk4"));
    }

    void formulasAreFoundAndCodeIsLeftAlone() {
        std::vector<std::string> found;
        for (const TextPiece& piece :
             formulasOf(placed("$a$ costs \\$5, `$no$`, ``a`$``, $$\\frac{1}{2}$$ and\n$b\n+ c$.")))
            found.push_back(piece.text);
        QCOMPARE(found, (std::vector<std::string>{"a", "\\frac{1}{2}", "b\n+ c"}));
        for (const char* open : {"$a", "a $", "$$a$", "$a\n\nb$", "$ $"})
            QVERIFY_THROWS_EXCEPTION(InputError, static_cast<void>(formulasOf(placed(open))));
    }

    void everyFormulaOfALessonIsHandedToTheCheck() {
        int count = 0;
        const auto problems = checkLessons(TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler",
                                           [&](std::string_view formula) {
                                               ++count;
                                               if (formula == "x_{n+1} = x_n + v h")
                                                   throw InputError(Sentence::verbatim("no such formula"));
                                           });
        QVERIFY(count > 50);
        QCOMPARE(problems.size(), std::size_t(2));
        for (const InputError& problem : problems) {
            QVERIFY(problem.line > 100 && problem.column > 0);
            QVERIFY(problem.sentence().find("no such formula") != std::string::npos);
        }
    }

    void aStepThatIsDoneAtOnceIsAProblem() {
        const auto problemsWith = [](const char* step) {
            const QTemporaryDir folder;
            QFile file(folder.filePath("lesson.md"));
            if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
            const std::string text =
                front +
                "## One {#one .do}\n\n```yaml experiment\nid: e\nscene: cart\nstep: 1\n```\n\n"
                "```yaml check\nid: c\nkind: state\nwhen: {step: " +
                step + "}\n```\n";
            file.write(text.c_str());
            file.close();
            return checkLessons(folder.path().toStdString());
        };
        QVERIFY(problemsWith("0.5").empty());
        const auto problems = problemsWith("1");
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems[0].sentence().find("lesson.md:9:1: this step is done before") != std::string::npos);
    }

    void aWideToleranceNeedsItsReason() {
        const auto problemsWith = [](const std::string& claim) {
            const QTemporaryDir folder;
            QFile file(folder.filePath("lesson.md"));
            if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
            const std::string text = front +
                                     "## One {#one .do}\n\n```yaml experiment\nid: e\nscene: cart\nstep: 1\n"
                                     "duration: 10\nparameters: {acceleration: 10}\nruns: [{integrator: "
                                     "velocity-verlet}]\n```\n\n```yaml claim\n{id: c, "
                                     "measure: x, value: 500, " +
                                     claim + "}\n```\n";
            file.write(text.c_str());
            file.close();
            return checkLessons(folder.path().toStdString());
        };
        for (const char* fine : {"within: 5", "within: 1 %", "within: 0", "within: 6, reason: by hand",
                                 "within: 50 %, reason: a guess"})
            for (const InputError& problem : problemsWith(fine)) QFAIL(problem.sentence().c_str());
        for (const char* wide : {"within: 5.01", "within: 1.1 %"}) {
            const auto problems = problemsWith(wide);
            QCOMPARE(problems.size(), std::size_t(1));
            const QString sentence = QString::fromStdString(problems.front().sentence());
            QVERIFY2(sentence.contains("lesson.md:21:1: claim \"c\" has a tolerance above 1 %"),
                     qPrintable(sentence));
        }
    }

    /// A claim that is true only for the middle of a range.
    void claimsAreTestedWithTheNumbersOfSeveralLearners() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("lesson.md"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        std::string text = front;
        text.insert(text.find("---", 3), "personal:\n  push: {from: 8, to: 12, digits: 1}\n");
        text += "## One {#one .do}\n\n```yaml experiment\nid: e\nscene: cart\nstep: 1\nduration: 10\n"
                "parameters: {acceleration: \"=push\"}\nruns: [{integrator: "
                "velocity-verlet}]\n```\n\n```yaml claim\n"
                "- {id: right, measure: x, value: \"=50*push\", within: 1e-9}\n"
                "- {id: wrong, measure: x, value: 500, within: 1e-9}\n```\n";
        file.write(text.c_str());
        file.close();
        const auto problems = checkLessons(folder.path().toStdString());
        QCOMPARE(problems.size(), std::size_t(2));
        for (const InputError& problem : problems) {
            const QString sentence = QString::fromStdString(problem.sentence());
            QVERIFY2(sentence.contains("claim \"wrong\"") &&
                         sentence.contains("personal values were push = "),
                     qPrintable(sentence));
        }
    }

    void lessonsAreFoundByTheirIds() {
        const std::string content = TIMESTEP_SOURCE_DIR "/lessons/content";
        for (const LessonInfo& info : listLessons({content}))
            QCOMPARE(findLesson({"/nowhere", content}, info.id), info.folder);
        QCOMPARE(findLesson({content}, "no-such-lesson"), std::string());
        QCOMPARE(findLesson({}, "ten-steps-of-euler"), std::string());
    }

    void aFolderWithoutLessonsIsAProblem() {
        QCOMPARE(checkLessons(TIMESTEP_SOURCE_DIR "/core").size(), std::size_t(1));
    }
};

REGISTER_TEST(Reading)

} // namespace timestep::reading_test
#include "reading.moc"
