// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's work is never lost: not by another step, another value or another language.
#include "tests/app/window/window_parts.h"

#include "app/lesson/pages/question_frame.h"
#include "app/window/lessons/kept_steps.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>

namespace timestep::kept_work_test {

class KeptWork : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const QString& lesson) {
        auto window = shownWindow(m_language);
        if (!window->openLesson(lesson)) qFatal("no such lesson");
        window->lessonPanel().goTo(0);
        return window;
    }

    /// Presses the button under the lesson whose text has this word.
    static void press(WindowParts& window, const QString& word) {
        for (QPushButton* button : window.lessonPanel().findChildren<QPushButton*>())
            if (button->isVisible() && QString(button->text()).remove('&').contains(word)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(qPrintable("no button " + word));
    }

    static void next(WindowParts& window) {
        const std::size_t step = window.lessonPanel().step();
        for (QPushButton* button : window.lessonPanel().findChildren<QPushButton*>())
            if (button->isVisible() && (button->accessibleName() == "Next step" ||
                                        button->accessibleName().startsWith("Go on without")))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(window.lessonPanel().step(), step + 1);
    }

    /// The step with this id.
    static std::size_t stepOf(const WindowParts& window, const std::string& id) {
        const auto& steps = window.lessonPanel().lesson()->steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].id == id) return i;
        qFatal("no such step");
        return 0;
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }
    void init() {
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    void backAndNextKeepTheSweepOfLessonTwo() {
        const auto window = open("ten-steps-of-euler");
        Workbench& workbench = window->workbench();
        window->lessonPanel().goTo(stepOf(*window, "slope"));
        QVERIFY(workbench.derived().empty());
        emit window->lessonPanel().commandWanted(parseCommand("action:sweep?plot=error-against-step"));
        QTRY_VERIFY(workbench.derived().count("error-against-step") == 1);
        window->runToEnd();
        const std::size_t rows = workbench.table().rows();
        QVERIFY(rows > 5);
        const QString drawn = window->plotCard(1).plot()->tableAsText();
        QVERIFY(!drawn.isEmpty());

        press(*window, "Back");
        QCOMPARE(QString::fromStdString(window->lessonPanel().walk().openStep()->id), QString("swap"));
        QVERIFY(workbench.derived().empty());
        next(*window);
        QCOMPARE(workbench.derived().count("error-against-step"), std::size_t{1});
        QTRY_VERIFY(workbench.isCurrent());
        QCOMPARE(workbench.table().rows(), rows);
        QTRY_COMPARE(window->plotCard(1).plot()->tableAsText(), drawn);
        QVERIFY(workbench.snapshot().atEnd);
    }

    /// With the values that the learner has set.
    void eachStepGetsItsOwnRunBack() {
        const auto window = open("ten-steps-of-euler");
        Workbench& workbench = window->workbench();
        window->lessonPanel().goTo(stepOf(*window, "try-half"));
        QVERIFY(window->set({{"step", "0.5"}}));
        window->runToEnd();
        const double half = workbench.table().find("x")->values.back();
        COMPARE_NEAR(half, 525, 1e-9);
        window->lessonPanel().goTo(stepOf(*window, "swap"));
        for (QuestionFrame* frame : window->lessonPanel().findChildren<QuestionFrame*>("swapped-place")) {
            frame->findChild<QRadioButton*>("short")->click();
            frame->findChild<QPushButton*>("answer")->click();
        }
        QVERIFY(!window->lessonPanel().walk().isLocked());
        QVERIFY(window->set({{"step", "0.25"}}));
        window->runToEnd();
        window->lessonPanel().goTo(stepOf(*window, "try-half"));
        QTRY_VERIFY(workbench.isCurrent());
        COMPARE_NEAR(workbench.experiment().step, 0.5, 0);
        COMPARE_NEAR(workbench.table().find("x")->values.back(), half, 0);
        window->lessonPanel().goTo(stepOf(*window, "swap"));
        QTRY_VERIFY(workbench.isCurrent());
        COMPARE_NEAR(workbench.experiment().step, 0.25, 0);
        QVERIFY(workbench.snapshot().atEnd);
        // The run that was on the stage before can be restored, too.
        workbench.undo();
        QTRY_VERIFY(workbench.isCurrent());
        COMPARE_NEAR(workbench.experiment().step, 0.5, 0);
    }

    void anotherLanguageKeepsRunAndSweep() {
        const auto window = open("ten-steps-of-euler");
        Workbench& workbench = window->workbench();
        window->lessonPanel().goTo(stepOf(*window, "slope"));
        emit window->lessonPanel().commandWanted(parseCommand("action:sweep?plot=error-against-step"));
        QTRY_VERIFY(workbench.derived().count("error-against-step") == 1);
        window->runToEnd();
        const std::size_t rows = workbench.table().rows();
        const std::uint64_t generation = workbench.generation();
        const std::string english = workbench.table().runs.front();
        window->setLanguage("de");
        QTRY_VERIFY(workbench.isCurrent());
        QCOMPARE(workbench.generation(), generation);
        QCOMPARE(workbench.table().rows(), rows);
        QCOMPARE(workbench.derived().count("error-against-step"), std::size_t{1});
        QVERIFY2(workbench.table().runs.front() != english, english.c_str());
    }

    void theLastRunStaysPaleUntilItIsCleared() {
        const auto window = open("ten-steps-of-euler");
        Workbench& workbench = window->workbench();
        window->lessonPanel().goTo(stepOf(*window, "try-half"));
        window->runToEnd();
        QVERIFY(workbench.lastRun() == nullptr);
        QVERIFY(window->set({{"step", "0.5"}}));
        QTRY_VERIFY(workbench.isCurrent());
        QVERIFY(workbench.lastRun() != nullptr);
        QCOMPARE(workbench.lastRun()->table->find("x")->values.back(), 550.0);
        QCOMPARE(workbench.lastRun()->frames.size(), std::size_t{1});
        QVERIFY2(workbench.lastRunLabel().contains("= 1"), qPrintable(workbench.lastRunLabel()));
        window->runToEnd();
        QTRY_VERIFY(workbench.snapshot().atEnd);
        // Changes without a run in between keep it; the same values again give no comparison.
        QVERIFY(window->set({{"step", "0.25"}}));
        QCOMPARE(workbench.lastRun()->table->find("x")->values.back(), 525.0);
        QVERIFY(window->set({{"step", "0.1"}}));
        QCOMPARE(workbench.lastRun()->table->find("x")->values.back(), 525.0);
        QVERIFY(window->set({{"step", "0.5"}}));
        QVERIFY(workbench.lastRun() == nullptr);
        QVERIFY(window->set({{"step", "0.25"}}));
        QVERIFY(workbench.lastRun() == nullptr); // nothing has run since

        window->runToEnd();
        QVERIFY(window->set({{"step", "1"}}));
        QTRY_VERIFY(workbench.isCurrent());
        QToolButton* clear = nullptr;
        QTRY_VERIFY([&] {
            for (QToolButton* button : window->plotCard(0).plot()->findChildren<QToolButton*>())
                if (button->isVisible() && button->accessibleName().startsWith("Clear the last run"))
                    clear = button;
            return clear != nullptr;
        }());
        QTest::mouseClick(clear, Qt::LeftButton);
        QTRY_VERIFY(workbench.lastRun() == nullptr);
        for (QToolButton* button : window->plotCard(0).plot()->findChildren<QToolButton*>())
            QVERIFY(!button->isVisible() || !button->accessibleName().startsWith("Clear the last run"));
    }

    /// An open prediction shows no earlier run, and the reading step before it starts none.
    void whatAnswersAnOpenPredictionIsHidden() {
        const auto window = open("ten-steps-of-euler");
        Workbench& workbench = window->workbench();
        window->lessonPanel().goTo(stepOf(*window, "two-lines"));
        QVERIFY(workbench.isLocked()); // it shows the experiment of the prediction
        workbench.run();
        workbench.finish();
        QCOMPARE(workbench.snapshot().time, 0.0);
        window->lessonPanel().goTo(stepOf(*window, "let-it-run"));
        window->runToEnd();
        window->lessonPanel().goTo(stepOf(*window, "be-the-computer"));
        QTRY_VERIFY(workbench.isCurrent());
        QCOMPARE(workbench.snapshot().time, 0.0);
        window->lessonPanel().goTo(stepOf(*window, "let-it-run"));
        QTRY_VERIFY(workbench.isCurrent());
        COMPARE_NEAR(workbench.snapshot().time, 10, 1e-9); // its own run is back
    }

    void runsThatTakeTooMuchMemoryAreDroppedWithAMessage() {
        Workbench workbench;
        QSignalSpy dropped(&workbench, &Workbench::runsDropped);
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        QVERIFY(workbench.open(experiment));
        workbench.step(1);
        workbench.finish();
        const Work first = workbench.work();
        for (int i = 0; i < 130 && dropped.isEmpty(); ++i) {
            QVERIFY(workbench.open(experiment));
            workbench.step(1);
            workbench.finish();
        }
        QTRY_COMPARE(dropped.size(), 1);
        QVERIFY(workbench.bringBack(first)); // at its start again
        QTRY_VERIFY(workbench.isCurrent());
        QCOMPARE(workbench.snapshot().furthest, 0);
        workbench.step(1);
        workbench.finish();
        QVERIFY(workbench.open(experiment));
        workbench.finish();
        QCOMPARE(dropped.size(), 1); // reported once
    }

    void resultsOfStepsLeftFirstAreDroppedWithAMessage() {
        Workbench workbench;
        QSignalSpy dropped(&workbench, &Workbench::runsDropped);
        const Experiment experiment = standardExperiment(*findScene("pendulum"));
        DerivedResult large{experiment, standardAnalysis(experiment, "step-sweep"), {}};
        // What the undo history holds, too, counts half.
        const std::size_t fitsTwice = KeptSteps::budget / sizeof(double) * 4 / 5;
        large.result.table.columns.push_back({"error", {}, "m", 0, std::vector<double>(fitsTwice)});
        KeptSteps kept(workbench);
        for (const char* step : {"first", "second", "third"}) {
            QVERIFY(workbench.open(experiment));
            kept.enter("lesson", step, nullptr);
            workbench.takeDerived("large", large);
            kept.analysed();
            kept.leave();
        }
        workbench.step();
        QTRY_COMPARE(dropped.size(), 1);
        const auto hasResult = [&](const char* step) {
            return kept.bringBack("lesson", step, nullptr, false) && workbench.derived().contains("large");
        };
        QVERIFY(hasResult("third"));
        QVERIFY(hasResult("second"));
        QVERIFY(!hasResult("first"));
    }
};

REGISTER_TEST(KeptWork)

} // namespace timestep::kept_work_test

#include "kept_work.moc"
