// SPDX-License-Identifier: GPL-3.0-or-later
// Every step of every lesson in the window: what its page describes is there.
#include "tests/app/window/window_parts.h"

#include "app/languages.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/paths.h"
#include "app/plots/lesson_stage.h"
#include "app/plots/plot_card.h"
#include "core/run/experiment/experiment_json.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QSettings>
#include <QStandardPaths>

#include <memory>

namespace timestep::lessons_on_stage_test {

namespace {

/// Experiment, plots, switches and the lock are those of the stage of this step.
void standsOnTheStage(const WindowParts& window, const Stage& stage, std::size_t step) {
    const std::string at = "step " + std::to_string(step + 1);
    QVERIFY2(stage.experiment != nullptr && window.workbench().hasExperiment(), at.c_str());
    const Experiment& experiment = window.workbench().experiment();
    QCOMPARE(at + toJson(experiment).dump(), at + toJson(stage.experiment->experiment).dump());
    QTRY_VERIFY2(window.workbench().isCurrent(), at.c_str());
    QCOMPARE(window.workbench().snapshot().runs.size(), experiment.runs.size());
    QCOMPARE(window.workbench().isLocked(), window.lessonPanel().runLocked());
    for (std::size_t slot = 0; slot < stage.plots.size(); ++slot) {
        if (stage.plots[slot] == nullptr) continue;
        const StagedPlot wanted = stagedPlot(*stage.plots[slot], experiment);
        QVERIFY2(window.plots().isOpen(slot), at.c_str());
        QCOMPARE(window.plotCard(slot).given().title, wanted.spec.title);
        QCOMPARE(window.plotCard(slot).given().y, wanted.spec.y);
    }
    const ViewBlock view = stage.view != nullptr ? *stage.view : ViewBlock{};
    QCOMPARE(window.actions().at("trace")->isChecked(), view.trace);
    QCOMPARE(window.actions().at("exact")->isChecked(), view.exact);
    QCOMPARE(window.actions().at("side-by-side")->isChecked(), view.apart);
}

} // namespace

class LessonsOnStage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    void everyStepOfEveryLessonStandsOnTheStage_data() {
        QTest::addColumn<QString>("id");
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()}))
            QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
    }

    void everyStepOfEveryLessonStandsOnTheStage() {
        QFETCH(QString, id);
        LanguageSwitch language;
        language.use("en");
        const auto window = std::make_unique<WindowParts>(WindowOptions{}, language);
        window->show();
        QVERIFY(window->openLesson(id));
        const auto lesson = window->lessonPanel().lesson();
        QCOMPARE(QString::fromStdString(lesson->id), id);
        QVERIFY2(lesson->steps.size() >= 2, qPrintable(QString::number(lesson->steps.size())));
        for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            QCOMPARE(window->lessonPanel().step(), step);
            standsOnTheStage(*window, stageOf(*lesson, step), step);
            if (QTest::currentTestFailed()) return;
            deleteReplacedObjects();
        }
        window->lessonPanel().goTo(lesson->steps.size());
        QVERIFY(window->workbench().hasExperiment());
    }
};

REGISTER_TEST(LessonsOnStage)

} // namespace timestep::lessons_on_stage_test
#include "lessons_on_stage.moc"
