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

} // namespace

class HandoutsOnPaper : public QObject {
    Q_OBJECT

private slots:
    void everyHandoutFitsOnTwoPagesOrThreeAndEveryKeyOnFour() {
        int figures = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()}))
            for (const std::string& language : info.languages) {
                const Lesson lesson = loadLesson(info.folder, language);
                for (const SheetVariants& sheet : {handoutOf(lesson), keyOf(lesson)}) {
                    const std::string which =
                        info.id + " (" + language + ") " + sheet.front().title.toStdString();
                    QCOMPARE(sheet.front().mostPages, sheet.front().names ? 2 : 4);
                    int pages = 0;
                    const QByteArray pdf = sheetPdf(sheet, &pages);
                    QVERIFY2(pdf.startsWith("%PDF-"), which.c_str());
                    QVERIFY2(pages >= 1 && pages <= (sheet.front().names ? 3 : 4),
                             (which + ": " + std::to_string(pages)).c_str());
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
