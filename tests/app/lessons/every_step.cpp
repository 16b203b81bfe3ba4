// SPDX-License-Identifier: GPL-3.0-or-later
// One window goes through every step of every lesson: forward, where each stage is set and runs to its end,
// and back, where the work is restored. At each step it asks for all that has to hold in every step.
#include "tests/app/window/window_parts.h"

#include "app/languages.h"
#include "app/lesson/elements/heading.h"
#include "app/lesson/pages/check_row.h"
#include "app/lesson/pages/question_frame.h"
#include "app/lesson/pages/side_by_side.h"
#include "app/lesson/pages/step_page.h"
#include "app/lesson/questions/table_form.h"
#include "app/paths.h"
#include "app/plots/lesson_stage.h"
#include "app/window/layout/tab_order.h"
#include "app/window/lessons/lesson_tools.h"
#include "core/run/experiment/experiment_json.h"
#include "lessons/read/library.h"
#include "tests/app/window/bodies_seen.h"
#include "tests/app/window/room_measures.h"
#include "tests/tools.h"
#include "widgets/formula/rich_text.h"
#include "widgets/panel/elided_label.h"
#include "widgets/view/widget/view_tool_bar.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <set>

namespace timestep::every_step_test {

namespace {

/// Of the picture in its longer direction, by all that a run has occupied. The camera does not go nearer when
/// a run ends, so the room that a scene gives to the hand stays.
constexpr double leastFill = 0.17;

constexpr int mostOfRow = 48; ///< height of one row of parameters [px]

void settle() {
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
}

} // namespace

class EveryStep : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;
    std::unique_ptr<WindowParts> m_window;
    std::shared_ptr<const Lesson> m_lesson;
    std::size_t m_step = 0;
    QStringList m_faults;
    int m_tables = 0, m_steps = 0;

    void expect(bool holds, const QString& what) {
        if (!holds) m_faults << QStringLiteral("step %1: %2").arg(m_step + 1).arg(what);
    }

    void open(std::size_t step) {
        m_step = step;
        m_window->lessonPanel().goTo(step);
        expect(QTest::qWaitFor([this] { return m_window->workbench().isCurrent(); }), "no run");
        settle();
    }

    std::string experiment() const { return toJson(m_window->workbench().experiment()).dump(); }

    void theStageIsThatOfThePage() {
        const Stage stage = stageOf(*m_lesson, m_step);
        const Workbench& workbench = m_window->workbench();
        expect(m_window->lessonPanel().step() == m_step, "another step is open");
        expect(experiment() == toJson(stage.experiment->experiment).dump(), "another experiment");
        expect(workbench.snapshot().runs.size() == workbench.experiment().runs.size(), "runs are missing");
        expect(workbench.isLocked() == m_window->lessonPanel().walk().isLocked(), "the lock");
        for (std::size_t slot = 0; slot < stage.plots.size(); ++slot) {
            if (stage.plots[slot] == nullptr) continue;
            const StagedPlot wanted = stagedPlot(*stage.plots[slot], workbench.experiment());
            const PlotSpec& given = m_window->plotCard(slot).given();
            expect(m_window->plots().isOpen(slot), "no plot");
            expect(given.title == wanted.spec.title && given.y == wanted.spec.y, "another plot");
        }
        const ViewBlock view = stage.view != nullptr ? *stage.view : ViewBlock{};
        for (const auto& [action, on] :
             {std::pair{"trace", view.trace}, {"exact", view.exact}, {"side-by-side", view.apart}})
            expect(m_window->actions().at(action)->isChecked() == on, action);
    }

    void itShowsTheToolsThatItNeeds() {
        const auto needed = toolsOf(*m_lesson, m_step);
        const bool offered = m_window->workbench().experiment().scene->kind() == SceneKind::Particles;
        const auto* bar = m_window->findChild<ViewToolBar*>();
        std::size_t shown = 0;
        for (const ViewToolRecord& tool : viewTools()) {
            const bool wanted = std::find(needed.begin(), needed.end(), tool.id) != needed.end();
            if (offered && wanted) expect(bar->isShown(tool.id), "a tool is missing");
            shown += bar->isShown(tool.id) ? 1 : 0;
        }
        expect(shown <= needed.size() + 1, "tools that it does not need"); // and the chosen one
    }

    void noTitleOfAPlotIsCut() {
        for (std::size_t slot = 0; slot < 2; ++slot) {
            if (!m_window->plotCard(slot).isVisible()) continue;
            const auto* title = m_window->plotCard(slot).findChild<ElidedLabel*>();
            expect(title->isWhole(), "a title is cut: " + title->text());
        }
    }

    void theParametersAreAsHighAsTheirRows() {
        ParameterPanel& panel = m_window->parameters();
        const QList<QLineEdit*> lines = panel.findChildren<QLineEdit*>();
        const auto texts = std::count_if(lines.begin(), lines.end(), [](const QLineEdit* line) {
            return line->objectName().startsWith(QLatin1String("texts/"));
        });
        expect(panel.height() == panel.neededHeight(panel.width()) &&
                   panel.height() <= mostOfRow * (1 + texts),
               QStringLiteral("the parameters are %1 px high").arg(panel.height()));
    }

    void whatLeadsHasMostOfTheRoom() {
        const RoomMeasures room = roomMeasures(*m_window);
        const RoomPart leads = m_window->findChild<WorkspaceLayout*>()->leading();
        expect(room.share >= 0.53, QStringLiteral("what leads has %1 of the room").arg(room.share));
        expect(room.scene >= (leads == RoomPart::Code ? 210 : 220),
               QStringLiteral("the picture has %1 px").arg(room.scene));
        if (!m_window->microscope().isVisible() && room.plot > 0)
            expect(room.plot >= (leads == RoomPart::Code ? 70 : 100),
                   QStringLiteral("a plot is %1 px high").arg(room.plot));
    }

    /// Nothing but other rows of the same prediction is between.
    void theOutcomeIsBelowItsPrediction() {
        const LessonPanel& panel = m_window->lessonPanel();
        const auto* page = panel.findChild<StepPage*>();
        const QWidget* before = nullptr;
        std::string last;
        for (int i = 0; page != nullptr && i < page->layout()->count(); ++i) {
            const QWidget* at = page->layout()->itemAt(i)->widget();
            const auto* row = qobject_cast<const CheckRow*>(at);
            const QString outcome = row != nullptr ? QString::fromStdString(row->check().outcome) : QString();
            const bool asked = !outcome.isEmpty() && page->findChild<QuestionFrame*>(outcome) != nullptr;
            if (asked && last != row->check().outcome)
                expect(before != nullptr && before->objectName() == outcome,
                       "the outcome of " + outcome + " is elsewhere");
            last = outcome.toStdString();
            before = at;
        }
        int tables = 0, cards = 0;
        for (const SideBySide* card : panel.findChildren<SideBySide*>())
            if (card->isVisible() && qobject_cast<CheckRow*>(card->parentWidget()) != nullptr) ++cards;
        for (const CheckRow* row : panel.findChildren<CheckRow*>())
            if (row->isVisible() && !row->check().outcome.empty()) ++tables;
        expect(cards == tables, "cells of a table have cards of their own");
    }

    void somethingIsInThePictureBeforeTheRun() {
        // The picture follows what was left outside by the step before.
        int seen = 0;
        const bool enough = QTest::qWaitFor([&] { return (seen = bodiesSeen(*m_window)) >= aBody; }, 3000);
        expect(enough, QStringLiteral("%1 px of the bodies are seen").arg(seen));
    }

    /// From its heading, and to each of its controls before another part of the window.
    void tabGoesThroughThePage() {
        const LessonPanel& panel = m_window->lessonPanel();
        const QList<Heading*> headings = panel.findChildren<Heading*>();
        const auto top = std::find_if(headings.begin(), headings.end(), [](const Heading* heading) {
            return heading->isVisible() && (heading->focusPolicy() & Qt::ClickFocus);
        });
        if (top == headings.end()) return expect(false, "no heading");
        const auto missing = [&] {
            QSet<const QWidget*> reached;
            for (const QWidget* at = (*top)->nextInFocusChain(); at != *top; at = at->nextInFocusChain()) {
                if (!at->isVisible() || !(at->focusPolicy() & Qt::TabFocus) || !at->isEnabled()) continue;
                if (!panel.isAncestorOf(at)) break;
                reached << at;
            }
            QStringList names;
            if (reached.size() < 2) names << "Back and Next";
            for (const QWidget* widget : panel.findChildren<QWidget*>()) {
                const bool isStop = widget->isVisible() && widget->isEnabled() &&
                                    (widget->focusPolicy() & Qt::TabFocus) && widget->focusProxy() == nullptr;
                const bool isBelow =
                    widget->mapTo(&panel, QPoint()).y() > (*top)->mapTo(&panel, QPoint()).y();
                if (isStop && isBelow && !reached.contains(widget))
                    names << widget->metaObject()->className() + (' ' + widget->accessibleName());
            }
            return names;
        };
        // The order is set when the page is laid out.
        if (!QTest::qWaitFor([&] { return missing().isEmpty(); }, 1000))
            expect(false, "Tab does not reach " + missing().join(", "));
    }

    /// A formula cannot be broken, so one that is wider than the cell of its table lies over the next one.
    void noFormulaIsWiderThanItsCell() {
        for (const RichText* text : m_window->lessonPanel().findChildren<RichText*>()) {
            if (!text->isVisible()) continue;
            for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next())
                for (int i = 0; i < block.layout()->lineCount(); ++i) {
                    const QTextLine line = block.layout()->lineAt(i);
                    expect(line.naturalTextWidth() <= line.width() + 1, QStringLiteral("%1 px for %2 px: %3")
                                                                            .arg(line.width())
                                                                            .arg(line.naturalTextWidth())
                                                                            .arg(block.text()));
                }
        }
    }

    /// However far the page is scrolled.
    void tabGoesThroughTheCellsOfATableRowByRow() {
        const LessonPanel& panel = m_window->lessonPanel();
        const QList<TableField*> tables = panel.findChildren<TableField*>();
        if (tables.isEmpty()) return;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QScrollBar* bar = nullptr;
        for (const QScrollArea* area : panel.findChildren<QScrollArea*>())
            if (area->isAncestorOf(tables.first())) bar = area->verticalScrollBar();
        for (int tenth = 0; tenth <= 10; ++tenth) {
            bar->setValue(bar->maximum() * tenth / 10);
            setReadingOrder({&m_window->lessonPanel()});
            for (const TableField* table : tables) {
                const QList<QLineEdit*> cells = table->findChildren<QLineEdit*>(); // row by row
                if (cells.size() < 2) continue;
                QList<QLineEdit*> reached{cells.first()};
                for (QWidget* at = cells.first()->nextInFocusChain(); at != cells.first();
                     at = at->nextInFocusChain())
                    if (auto* cell = qobject_cast<QLineEdit*>(at);
                        cell != nullptr && cells.contains(cell) && (cell->focusPolicy() & Qt::TabFocus) != 0)
                        reached << cell;
                expect(reached == cells, QStringLiteral("Tab in a table, scrolled to %1").arg(bar->value()));
                ++m_tables;
            }
        }
        bar->setValue(0);
    }

    /// Runs the experiment to its end. Returns the part of the picture that the run has filled.
    double afterItsRunEverythingIsInThePicture(double least) {
        Workbench& workbench = m_window->workbench();
        workbench.setLocked(false);
        if (workbench.experiment().duration > 0) {
            workbench.setSpeed(0);
            workbench.run();
        } else {
            workbench.step(600);
        }
        workbench.finish();
        expect(QTest::qWaitFor([&] { return workbench.isCurrent(); }, 60000), "no end");
        SimulationView& view = m_window->view();
        view.settle();
        view.grab();
        double fill = 1;
        if (workbench.snapshot().atEnd) {
            const QRectF all = view.occupied(), cell = view.cellOf(0);
            fill = std::max(all.width() / cell.width(), all.height() / cell.height());
            expect(fill >= least, QStringLiteral("the run fills %1 of the picture").arg(fill));
        }
        const std::vector<OutsideBody> outside = view.outside();
        for (int run = 0; run < static_cast<int>(workbench.snapshot().runs.size()); ++run) {
            if (std::any_of(outside.begin(), outside.end(),
                            [run](const OutsideBody& body) { return body.run == run; }))
                continue; // an arrow shows where it is
            const QRectF cell = view.cellOf(run);
            for (const FramePoint& point :
                 workbench.snapshot().runs[static_cast<std::size_t>(run)].frame.points) {
                const QPointF at = view.pixelOf(run, point.at);
                if (std::isfinite(at.x()) && std::isfinite(at.y()))
                    expect(cell.contains(at),
                           QStringLiteral("outside: %1, %2").arg(point.at.x).arg(point.at.y));
            }
        }
        return fill;
    }

private slots:
    void initTestCase() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        m_window = shownWindow(m_language);
        m_window->resize(1366, 768);
    }
    void cleanupTestCase() {
        m_window.reset();
        QVERIFY2(m_steps > 200 && m_tables >= 60, qPrintable(QString("%1 %2").arg(m_steps).arg(m_tables)));
    }

    void everyStepIsSetKeptAndShown_data() {
        QTest::addColumn<QString>("id");
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()}))
            QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
    }
    void everyStepIsSetKeptAndShown() {
        QFETCH(QString, id);
        m_faults.clear();
        QVERIFY(m_window->openLesson(id));
        m_lesson = m_window->lessonPanel().lesson();
        QCOMPARE(QString::fromStdString(m_lesson->id), id);
        const std::size_t steps = m_lesson->steps.size();
        QVERIFY(steps >= 2);
        Workbench& workbench = m_window->workbench();
        std::vector<std::size_t> rows(steps);
        const ExperimentBlock* ended = nullptr;
        double least = 1;
        for (std::size_t step = 0; step < steps; ++step, ++m_steps) {
            open(step);
            theStageIsThatOfThePage();
            itShowsTheToolsThatItNeeds();
            noTitleOfAPlotIsCut();
            theParametersAreAsHighAsTheirRows();
            theOutcomeIsBelowItsPrediction();
            somethingIsInThePictureBeforeTheRun();
            whatLeadsHasMostOfTheRoom();
            tabGoesThroughThePage();
            noFormulaIsWiderThanItsCell();
            tabGoesThroughTheCellsOfATableRowByRow();
            const ExperimentBlock* staged = stageOf(*m_lesson, step).experiment;
            if (staged != ended) least = std::min(least, afterItsRunEverythingIsInThePicture(leastFill));
            ended = staged;
            rows[step] = m_window->lessonPanel().walk().isLocked() ? 0 : workbench.table().rows();
            deleteReplacedObjects();
        }
        m_window->lessonPanel().goTo(steps);
        QVERIFY(workbench.hasExperiment());
        for (std::size_t step = steps; step-- > 0;) {
            open(step);
            expect(experiment() == toJson(stageOf(*m_lesson, step).experiment->experiment).dump(),
                   "the experiment is not restored");
            expect(workbench.table().rows() >= rows[step], "rows are lost");
            deleteReplacedObjects();
        }
        std::cout << id.toStdString() << ": " << std::round(100 * least) << " % of the picture\n";
        QVERIFY2(m_faults.isEmpty(), qPrintable('\n' + m_faults.join('\n')));
    }

    void everySceneIsDrawnBeforeItsRunAndRuns() {
        Workbench& workbench = m_window->workbench();
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue; // filled by a file
            const char* id = scene.id.data();
            QVERIFY2(m_window->openScene(id), id);
            QTRY_VERIFY2(workbench.isCurrent(), id);
            settle();
            const int seen = bodiesSeen(*m_window);
            QVERIFY2(seen >= aBody, qPrintable(QString("%1: %2 px").arg(id).arg(seen)));
            workbench.step(5);
            workbench.finish();
            QTRY_VERIFY2(workbench.isCurrent() && workbench.snapshot().time > 0, id);
            QVERIFY2(!m_window->view().grab().isNull(), id);
            QVERIFY2(!m_window->plotCard(0).given().y.empty(), id);
            deleteReplacedObjects();
        }
    }
};

REGISTER_TEST(EveryStep)

} // namespace timestep::every_step_test
#include "every_step.moc"
