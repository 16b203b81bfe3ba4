// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in made-up languages: nothing is cut in any part that a page or its stage can have.
#include "tests/app/appearance/cut_texts.h"
#include "tests/app/appearance/made_up_window.h"
#include "tests/tools.h"

#include "app/paths.h"
#include "lessons/read/library.h"

#include <QSettings>

#include <set>
#include <string>

namespace timestep::made_up_lessons_test {

namespace {

/// What a step shows besides prose, which wraps, and the titles of plots, which are not translated: the same
/// part has the same texts in each step that shows it.
std::set<std::string> partsOf(const Lesson& lesson, std::size_t step) {
    std::set<std::string> parts;
    for (const Block& block : lesson.steps[step].blocks) {
        parts.insert("block " + std::to_string(block.index()));
        if (const auto* check = std::get_if<Check>(&block))
            parts.insert("check " + std::to_string(static_cast<int>(check->kind)));
        const auto* question = std::get_if<Question>(&block);
        if (question == nullptr) continue;
        const bool hasRows = std::holds_alternative<TableQuestion>(question->kind) ||
                             std::holds_alternative<OrderQuestion>(question->kind) ||
                             std::holds_alternative<FillQuestion>(question->kind);
        parts.insert("question " + std::to_string(question->kind.index()) +
                     (question->prediction ? "?" : "") + (hasRows ? question->id : ""));
    }
    const Stage stage = stageOf(lesson, step);
    const std::string scene(stage.experiment->experiment.scene->id);
    parts.insert("scene " + scene + ", runs " + std::to_string(stage.experiment->experiment.runs.size()));
    for (const PlotBlock* plot : stage.plots)
        if (plot != nullptr)
            parts.insert("plot " + std::to_string(static_cast<int>(plot->source)) + plot->analysis.kind);
    if (stage.microscope != nullptr) parts.insert("microscope of " + scene);
    if (stage.controls != nullptr)
        for (const Control& control : stage.controls->controls)
            parts.insert("control " + control.key + " of " + scene + (control.locked ? ", locked" : ""));
    return parts;
}

} // namespace

class MadeUpLessons : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void init() { QSettings().clear(); }

    void nothingIsCutInAnyPart_data() { addMadeUpWindows(); }
    void nothingIsCutInAnyPart() {
        const MadeUpWindow made(m_language);
        WindowParts& window = *made;
        QStringList cut;
        std::set<std::string> seen;
        std::size_t steps = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const QString id = QString::fromStdString(info.id);
            QVERIFY2(window.openLesson(id), qPrintable(id));
            const auto lesson = window.lessonPanel().lesson();
            for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
                const std::size_t before = seen.size();
                seen.merge(partsOf(*lesson, step));
                if (seen.size() == before) continue;
                ++steps;
                window.lessonPanel().goTo(step);
                for (const QString& one : cutAtRest(window))
                    cut << QStringLiteral("%1 %2: %3").arg(id).arg(step + 1).arg(one);
            }
        }
        qInfo("%zu parts in %zu steps", seen.size(), steps);
        QVERIFY2(seen.size() > 200, qPrintable(QString::number(seen.size())));
        QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
    }
};

REGISTER_TEST(MadeUpLessons)

} // namespace timestep::made_up_lessons_test
#include "made_up_lessons.moc"
