// SPDX-License-Identifier: GPL-3.0-or-later
// The handout and the key of every lesson in every language fit on their pages, and the key draws what the
// runs give.
#include "app/handouts/handout.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/paths.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/stage_scene.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <algorithm>
#include <future>

namespace timestep::handouts_on_paper_test {

namespace {

/// Each figure under a sketch shows the run of the check beside which the sketch is shown: the number that
/// the check takes from the curve is as expected, and it lies within the axes. Returns the number of figures.
int compareFigures(const Lesson& lesson, const Sheet& key) {
    std::vector<const SheetChart*> figures;
    for (const SheetPart& part : key.parts)
        for (const SheetChart& chart : part.charts) figures.push_back(&chart);
    int compared = 0;
    for (const LessonStep& step : lesson.steps)
        for (const Question* question : step.questions()) {
            const auto* sketch = std::get_if<SketchQuestion>(&question->kind);
            if (sketch == nullptr) continue;
            const Check* check = outcomeCheck(lesson, question->id);
            const auto at = static_cast<std::size_t>(compared++);
            if (check == nullptr || at >= figures.size()) return -1;
            const PlotSpec& plot = figures[at]->plot;
            const auto taken = readProbe(check->probe, figures[at]->table, check->probe.measure, "time");
            const bool drawn = plot.runs == std::vector<int>{check->probe.run} &&
                               std::find(plot.y.begin(), plot.y.end(), check->probe.measure) != plot.y.end();
            if (!drawn || !taken || !check->expected.accepts(*taken) || *taken < plot.yRange->low ||
                *taken > plot.yRange->high)
                return -1;
        }
    return compared;
}

/// What is wrong with slides; empty: each step of the core path that has something to say is there, each
/// slide fits on its page, and a right answer comes after its question.
QString faultOfSlides(const Sheet& slides, const Lesson& lesson) {
    const FittedSheet fitted = fittedSheet({slides});
    const QString which = slides.title + QLatin1Char(' ') + QString::fromStdString(lesson.language);
    if (fitted.pages != slides.mostPages)
        return QStringLiteral("%1: %2 slides need %3 pages at %4 points")
            .arg(which)
            .arg(slides.mostPages)
            .arg(fitted.pages)
            .arg(fitted.pointSize);
    QString words;
    for (const SheetPart& part : slides.parts) {
        if (part.kind == SheetPart::Kind::Choice && part.ticked && !words.contains(part.text))
            return which + QStringLiteral(": answered before it was asked: ") + part.text;
        words += part.text + QLatin1Char('\n');
    }
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const LessonStep& one = lesson.steps[step];
        const bool says = std::any_of(one.blocks.begin(), one.blocks.end(), [](const Block& block) {
            return std::holds_alternative<Prose>(block) || std::holds_alternative<Question>(block);
        });
        const bool isCore = !one.deeper && one.kind != StepKind::Explore;
        if (says && words.contains(headingPart(lesson, step).text) != isCore)
            return which + QStringLiteral(": step ") + QString::number(step + 1);
    }
    return {};
}

/// Computes a sheet as the window does: on another thread, which must not draw.
template <class Compute>
SheetVariants onAnotherThread(Compute compute) {
    return std::async(std::launch::async, compute).get();
}

} // namespace

class HandoutsOnPaper : public QObject {
    Q_OBJECT

private slots:
    void everyHandoutAndEveryKeyFitOnFourPagesAndEverySlideOnItsOwn() {
        int figures = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()}))
            for (const std::string& language : info.languages) {
                const Lesson lesson = loadLesson(info.folder, language);
                const MeasuredAnswers answers(lesson);
                // The slides of every other lesson in German, whose words are longer.
                if ((language == "de") == (lesson.number % 2 == 0)) {
                    const SheetVariants slides = onAnotherThread([&] { return slidesOf(lesson, answers); });
                    const QString fault = faultOfSlides(slides.front(), lesson);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                }
                for (const SheetVariants& sheet : {onAnotherThread([&] { return handoutOf(lesson); }),
                                                   onAnotherThread([&] { return keyOf(lesson, answers); })}) {
                    const std::string which =
                        info.id + " (" + language + ") " + sheet.front().title.toStdString();
                    QCOMPARE(sheet.front().mostPages, sheet.front().names ? 2 : 4);
                    int pages = 0;
                    const QByteArray pdf = sheetPdf(sheet, &pages);
                    QVERIFY2(pdf.startsWith("%PDF-"), which.c_str());
                    QVERIFY2(pages >= 1 && pages <= 4, (which + ": " + std::to_string(pages)).c_str());
                    QVERIFY2(pdf.contains("/FontFile"), which.c_str()); // embedded
                    if (sheet.front().names) continue;
                    const int compared = compareFigures(lesson, sheet.front());
                    QVERIFY2(compared >= 0, which.c_str());
                    figures += compared;
                }
            }
        QVERIFY2(figures >= 20, std::to_string(figures).c_str());
    }
};

REGISTER_TEST(HandoutsOnPaper)

} // namespace timestep::handouts_on_paper_test

#include "handouts_on_paper.moc"
