// SPDX-License-Identifier: GPL-3.0-or-later
// The hand and the camera in the window, with real mouse events.
#include "tests/app/window/window_parts.h"

#include "app/languages.h"
#include "app/lesson/pages/question_frame.h"
#include "app/workbench/message_line.h"
#include "app/workbench/scene_view.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/session/session.h"
#include "tests/tools.h"

#include "widgets/look/theme.h"
#include "widgets/plot/chart/canvas.h"
#include "widgets/view/widget/view_tool_bar.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

namespace timestep::hand_test {

namespace {

const FramePoint* firstTakable(const Frame& frame) {
    for (const FramePoint& point : frame.points)
        if (point.index >= 0 && point.role != Role::Ghost && point.role != Role::Pin) return &point;
    return nullptr;
}

} // namespace

class AppHand : public QObject {
    Q_OBJECT

    static void wait(WindowParts& window) {
        window.workbench().finish();
        QTRY_VERIFY(window.workbench().isCurrent());
        window.view().settle();
        window.view().grab();
    }

    static void runToEnd(WindowParts& window) {
        window.workbench().setSpeed(0);
        window.workbench().run();
        wait(window);
    }

    /// Takes the first body, moves it and throws it. False: nothing can be taken.
    static bool throwFirst(WindowParts& window) {
        const Frame& frame = window.workbench().snapshot().runs.front().frame;
        const FramePoint* body = firstTakable(frame);
        if (body == nullptr) return false;
        SimulationView& view = window.view();
        const QPointF from = view.pixelOf(0, body->at);
        const QPointF inward = view.cellOf(0).center() - from;
        const double length = std::hypot(inward.x(), inward.y());
        const QPointF way = length > 1 ? inward / length * 7 : QPointF(7, -7);
        QTest::mousePress(&view, Qt::LeftButton, {}, from.toPoint());
        for (int i = 1; i <= 2; ++i) QTest::mouseMove(&view, (from + i * way).toPoint(), 16);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, (from + 2 * way).toPoint(), 1);
        return true;
    }

    static int count(const Experiment& experiment, EventKind kind) {
        return static_cast<int>(std::count_if(experiment.events.begin(), experiment.events.end(),
                                              [kind](const Event& event) { return event.kind == kind; }));
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }

    void pointsCanBeDraggedBeforeTheStartInEverySceneAndLaterInEachKind() {
        std::set<SceneKind> kinds;
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue;
            const char* id = scene.id.data();
            Experiment experiment = standardExperiment(scene);
            experiment.duration = experiment.step * 20;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            // Before the start: the start changes, but the time does not.
            QCOMPARE(throwFirst(*window), std::string_view(scene.notHeld).empty());
            if (!std::string_view(scene.notHeld).empty()) continue;
            wait(*window);
            const bool moved = count(workbench.played(), EventKind::Place) > 0 ||
                               workbench.experiment().parameters != experiment.parameters;
            QVERIFY2(moved, id);
            QCOMPARE(workbench.snapshot().tick, std::int64_t{0});
            // At other times one scene of each kind: core_hand_at_any_time has all of them.
            if (!kinds.insert(scene.kind()).second) continue;
            // Paused.
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            workbench.step(5);
            wait(*window);
            const Experiment before = workbench.played();
            QVERIFY2(throwFirst(*window), id);
            wait(*window);
            QVERIFY2(count(workbench.played(), EventKind::Place) > count(before, EventKind::Place), id);
            QVERIFY2(count(workbench.played(), EventKind::Velocity) > count(before, EventKind::Velocity), id);
            // Running: an endless run, so that it cannot end meanwhile.
            experiment.duration = 0;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            workbench.setSpeed(slowest);
            workbench.run();
            QTRY_VERIFY2(workbench.snapshot().running, id);
            QVERIFY2(throwFirst(*window), id);
            workbench.pause();
            wait(*window);
            for (const EventKind kind : {EventKind::Grab, EventKind::Move, EventKind::Release})
                QVERIFY2(count(workbench.played(), kind) > 0, id);
            QVERIFY2(count(workbench.played(), EventKind::Velocity) > 0, id);
            // Ended: free play continues, and the recorded rows are kept.
            experiment.duration = experiment.step * 20;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            runToEnd(*window);
            workbench.setSpeed(slowest); // free play at full speed soon overflows
            QVERIFY2(workbench.snapshot().atEnd, id);
            const std::size_t rows = workbench.table().rows();
            QVERIFY2(throwFirst(*window), id);
            QTRY_VERIFY2(workbench.snapshot().isInFreePlay && workbench.snapshot().running, id);
            workbench.pause();
            wait(*window);
            QCOMPARE(workbench.table().rows(), rows);
            QVERIFY2(count(workbench.played(), EventKind::Grab) > 0, id);
            QCOMPARE(workbench.recorded().events.size(), std::size_t{0});
        }
        QCOMPARE(kinds.size(), std::size_t{3});
    }

    void aStickManThrownAfterTheEndFliesAndReplays() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        Experiment experiment = standardExperiment(*findScene("verly-ragdoll"));
        experiment.duration = experiment.step * 30;
        QVERIFY(window->openExperiment(experiment));
        wait(*window);
        runToEnd(*window);
        const Frame before = workbench.snapshot().runs.front().frame;
        QVERIFY(throwFirst(*window));
        QTRY_VERIFY(workbench.snapshot().tick > 60);
        workbench.pause();
        wait(*window);
        const Frame& after = workbench.snapshot().runs.front().frame;
        double farthest = 0;
        for (std::size_t i = 0; i < std::min(before.points.size(), after.points.size()); ++i)
            farthest = std::max(farthest, std::hypot(after.points[i].at.x - before.points[i].at.x,
                                                     after.points[i].at.y - before.points[i].at.y));
        QVERIFY(farthest > 5);
        const Json state = workbench.state();
        Session again(experimentFromJson(toJson(workbench.played())));
        while (again.ticks() < workbench.snapshot().tick) {
            if (again.atEnd()) again.continueFreely();
            QVERIFY(again.step());
        }
        QCOMPARE(again.save().at("runs").dump(), state.at("runs").dump());
    }

    void aThrowByKeysReplaysToTheSameBytes() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        Experiment experiment = standardExperiment(*findScene("verly-ragdoll"));
        experiment.duration = experiment.step * 60;
        QVERIFY(window->openExperiment(experiment));
        wait(*window);
        workbench.step(5);
        wait(*window);
        SimulationView& view = window->view();
        for (const Qt::Key key : {Qt::Key_BracketRight, Qt::Key_Return, Qt::Key_Up, Qt::Key_Right})
            QTest::keyClick(&view, key);
        QTest::keyClick(&view, Qt::Key_Return, Qt::ShiftModifier);
        wait(*window);
        QCOMPARE(count(workbench.played(), EventKind::Velocity), 1);
        runToEnd(*window);
        Session again(experimentFromJson(toJson(workbench.played())));
        while (!again.atEnd()) QVERIFY(again.step());
        QCOMPARE(again.save().at("runs").dump(), workbench.state().at("runs").dump());
        // Without the throw the run ends elsewhere.
        Experiment unthrown = workbench.played();
        std::erase_if(unthrown.events, [](const Event& e) { return e.kind == EventKind::Velocity; });
        Session other(unthrown);
        while (!other.atEnd()) QVERIFY(other.step());
        QVERIFY(other.save().at("runs").dump() != again.save().at("runs").dump());
    }

    void whileAPredictionIsOpenTheHandSetsTheStartOnly() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        QVERIFY(window->openScene("spring"));
        wait(*window);
        workbench.setLocked(true);
        QVERIFY(throwFirst(*window));
        wait(*window);
        QVERIFY(workbench.experiment().parameters["start-displacement"] != 1);
        QVERIFY(workbench.experiment().parameters["start-velocity"] != 0);
        QVERIFY(workbench.played().events.empty()); // the start is that of the parameters
        QCOMPARE(workbench.snapshot().tick, std::int64_t{0});
        workbench.undo();
        wait(*window);
        workbench.setLocked(false);
    }

    void neitherADropNorARunMovesThePicture() {
        const auto window = shownWindow(m_language);
        SimulationView& view = window->view();
        for (const char* id : {"spring", "particle-1d", "one-stick", "verly-ragdoll", "stick-and-floor"}) {
            if (findScene(id) == nullptr) continue;
            Experiment experiment = standardExperiment(*findScene(id));
            experiment.duration = experiment.step * 40;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            const QPointF origin = view.pixelOf(0, {0, 0}), corner = view.pixelOf(0, {1, 1});
            const auto stays = [&] {
                const QPointF moved = view.pixelOf(0, {0, 0}) - origin,
                              other = view.pixelOf(0, {1, 1}) - corner;
                return std::hypot(moved.x(), moved.y()) + std::hypot(other.x(), other.y()) < 0.01;
            };
            QVERIFY2(throwFirst(*window), id);
            wait(*window);
            QVERIFY2(stays(), id);
            runToEnd(*window);
            QVERIFY2(stays(), id);
            window->workbench().reset();
            wait(*window);
            QVERIFY2(stays(), id);
        }
    }

    void aThrowBeforeTheStartStaysUntilTheLessonsStartIsWanted() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        // A start with parameters, and one without.
        for (const char* id : {"spring", "verly-ragdoll"}) {
            Experiment experiment = standardExperiment(*findScene(id));
            experiment.duration = experiment.step * 20;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            auto* restore = window->view().findChild<QPushButton*>(QStringLiteral("restore"));
            QVERIFY(!restore->isVisible() && !workbench.differs());
            const std::string opened = toJson(workbench.played()).dump();
            QVERIFY2(throwFirst(*window), id);
            wait(*window);
            const std::string thrown = toJson(workbench.played()).dump();
            QVERIFY2(thrown != opened, id);
            QVERIFY(restore->isVisible() && workbench.differs());
            for (int run = 0; run < 2; ++run) { // the second one begins at the end of the first
                runToEnd(*window);
                QVERIFY2(toJson(workbench.played()).dump() == thrown, id);
            }
            workbench.reset();
            wait(*window);
            QVERIFY2(toJson(workbench.played()).dump() == thrown, id);
            QTest::mouseClick(restore, Qt::LeftButton);
            wait(*window);
            QVERIFY2(toJson(workbench.played()).dump() == opened, id);
            QVERIFY(!restore->isVisible() && !workbench.differs());
            workbench.undo(); // nothing made is lost
            wait(*window);
            QVERIFY2(toJson(workbench.played()).dump() == thrown, id);
            QVERIFY(restore->isVisible());
        }
    }

    void whatTheHandHoldsStaysInItWhenTheRunBegins() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        std::set<SceneKind> kinds;
        for (const Scene& scene : scenes()) {
            const bool held = scene.source != WorldSource::File && std::string_view(scene.notHeld).empty();
            if (!held || scene.kind() == SceneKind::Problem || !kinds.insert(scene.kind()).second) continue;
            const char* id = scene.id.data();
            Experiment experiment = standardExperiment(scene);
            experiment.duration = 0;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            SimulationView& view = window->view();
            const FramePoint* body = firstTakable(workbench.snapshot().runs.front().frame);
            QVERIFY2(body != nullptr, id);
            const QPoint from = view.pixelOf(0, body->at).toPoint();
            QTest::mousePress(&view, Qt::LeftButton, {}, from);
            QTest::mouseMove(&view, from + QPoint(6, 0));
            workbench.setSpeed(slowest);
            window->actions().at("run")->trigger();
            QTRY_VERIFY2(count(workbench.played(), EventKind::Grab) > 0, id);
            QTRY_VERIFY2(workbench.snapshot().tick > 3, id);
            QVERIFY2(view.held().has_value(), id);
            QTest::mouseMove(&view, from + QPoint(12, 0));
            QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(12, 0));
            workbench.pause();
            wait(*window);
            QVERIFY2(count(workbench.played(), EventKind::Move) > 0, id);
            QVERIFY2(count(workbench.played(), EventKind::Release) > 0, id);
        }
        QCOMPARE(kinds.size(), std::size_t{2});
    }

    void theComingPathIsComputedWithAndWithoutParameters() {
        for (const char* id : {"spring", "verly-ragdoll"}) {
            const Experiment experiment = standardExperiment(*findScene(id));
            const auto path = comingPath(experiment, {0, 0});
            QVERIFY2(path.size() > 1, id);
        }
    }

    void aChangedMethodDiffersFromTheOpenedOne() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        QVERIFY(window->openScene("spring"));
        wait(*window);
        const double step = workbench.experiment().step;
        QVERIFY(window->set({{"step", step / 2}}));
        QVERIFY(workbench.differs());
        QVERIFY(window->set({{"step", step}}));
        QVERIFY(!workbench.differs());
        QVERIFY(window->set({{"runs/0/method", std::string("v = v + h * a(x)\nx = x + h * v")}}));
        QVERIFY(workbench.differs());
        workbench.restore();
        QVERIFY(!workbench.differs());
    }

    void theHandIsAlwaysInTheBar() {
        const auto window = shownWindow(m_language);
        auto* bar = window->findChild<ViewToolBar*>();
        for (const char* id : {"spring", "particle-1d", "verly-ragdoll"}) {
            QVERIFY(window->openScene(id));
            wait(*window);
            QVERIFY2(bar->isShown("hand"), id);
        }
        bar->setNeeded({});
        window->view().setTool("ghost");
        QVERIFY(bar->isShown("hand") && bar->isShown("ghost"));
        auto* hand = qobject_cast<QToolButton*>(bar->widgetForAction(bar->actions().constFirst()));
        QTest::mouseClick(hand, Qt::LeftButton);
        QCOMPARE(window->view().tool().id, std::string_view("hand"));
        window->view().setTool("cut-around");
        bar->setNeeded({"hand"}); // another step
        QCOMPARE(window->view().tool().id, std::string_view("hand"));
        QVERIFY(!bar->isShown("cut-around"));
    }

    void aPressOnALockedButtonSaysWhyAndTheMessageLeaves() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openScene("spring"));
        wait(*window);
        window->workbench().setLocked(true, QStringLiteral("First the prediction."));
        auto* message = window->findChild<MessageLine*>();
        for (const char* id : {"run", "step", "skip"}) {
            message->say({});
            for (QObject* shown : window->actions().at(id)->associatedObjects()) {
                auto* button = qobject_cast<QToolButton*>(shown);
                if (button == nullptr || !button->isVisible()) continue;
                QVERIFY(!button->isEnabled());
                QTest::mouseClick(button, Qt::LeftButton);
                QCOMPARE(message->text(), QStringLiteral("First the prediction."));
            }
        }
        message->say({});
        QTest::keyClick(window.get(), Qt::Key_F5);
        QCOMPARE(message->text(), QStringLiteral("First the prediction."));
        QVERIFY(message->isVisible());
        QVERIFY(MessageLine::patience(message->text()) >= 4000);
        message->findChild<QTimer*>()->start(1);
        QTRY_VERIFY(!message->isVisible());
        window->workbench().setLocked(false);
    }

    void plotsFollowTheHandWhileTheRunIsPaused() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        SimulationView& view = window->view();
        // A start with parameters, particles, and rigid bodies.
        for (const char* id : {"pendulum", "one-stick", "falling-box"}) {
            Experiment experiment = standardExperiment(*findScene(id));
            experiment.duration = experiment.step * 40;
            QVERIFY2(window->openExperiment(experiment), id);
            wait(*window);
            const auto marks = [&] {
                std::vector<Canvas::HandMark> all;
                for (const Canvas* canvas : window->findChildren<Canvas*>())
                    if (canvas->isVisible())
                        all.insert(all.end(), canvas->handMarks().begin(), canvas->handMarks().end());
                return all;
            };
            QVERIFY2(marks().empty() && workbench.byHand().empty(), id);
            const Table recorded = workbench.table();
            const FramePoint* body = firstTakable(workbench.snapshot().runs.front().frame);
            QVERIFY2(body != nullptr, id);
            const QPointF from = view.pixelOf(0, body->at), way = view.cellOf(0).center() - from;
            const QPoint to = (from + way * std::min(1.0, 40 / std::hypot(way.x(), way.y()))).toPoint();
            QTest::mousePress(&view, Qt::LeftButton, {}, from.toPoint());
            QTest::mouseMove(&view, to);
            wait(*window);
            QTRY_VERIFY2(!marks().empty(), id);
            const std::vector<Canvas::HandMark> first = marks();
            QTest::mouseMove(&view, to + QPoint(0, 25));
            wait(*window);
            QTRY_VERIFY2(marks() != first, id);
            // What is marked is what the next row begins from; the rows themselves stay.
            QCOMPARE(workbench.byHand().size(), recorded.columns.size());
            for (std::size_t i = 0; i < recorded.columns.size(); ++i)
                QVERIFY2(workbench.table().columns[i].values.size() == recorded.columns[i].values.size(), id);
            QTest::mouseRelease(&view, Qt::LeftButton, {}, to + QPoint(0, 25), 300);
            runToEnd(*window);
            QTRY_VERIFY2(marks().empty(), id);
            QVERIFY2(workbench.byHand().empty(), id);
        }
    }

    void goalsAndPredictionsOfALessonAreInThePicture() {
        const auto window = shownWindow(m_language);
        const SimulationView& view = window->view();
        QVERIFY(window->openLesson("cloth"));
        wait(*window);
        QTRY_COMPARE(view.goalNotes().size(), std::size_t{1});
        QVERIFY(view.goalNotes()[0].words.endsWith(QStringLiteral(": 0 (goal ≥ 8)")));
        QVERIFY(!view.goalNotes()[0].reached);
        // This goal already holds at the start, but nothing is reached before something was done.
        QVERIFY(window->openLesson("how-big-may-a-step-be"));
        wait(*window);
        QTRY_COMPARE(view.goalNotes().size(), std::size_t{1});
        QVERIFY2(view.goalNotes()[0].words.contains(QStringLiteral(" (goal ≤ 10000")) &&
                     !view.goalNotes()[0].words.contains(QLatin1Char(':')) && !view.goalNotes()[0].reached,
                 qPrintable(view.goalNotes()[0].words));
        QVERIFY(window->openLesson("orders-and-cost"));
        wait(*window);
        QTRY_COMPARE(view.goalNotes().size(), std::size_t{2});
        QVERIFY2(view.goalNotes()[0].words.startsWith(QStringLiteral("Error at the end (goal ")) &&
                     !view.goalNotes()[1].words.contains(QLatin1Char(':')),
                 qPrintable(view.goalNotes()[0].words + view.goalNotes()[1].words));
        QVERIFY(window->openLesson("a-film-strip-of-motion"));
        LessonPanel& panel = window->lessonPanel();
        panel.goTo(3);
        wait(*window);
        QVERIFY(view.goalNotes().empty() && view.guesses().empty());
        const auto frames = panel.findChildren<QuestionFrame*>();
        const auto where = std::find_if(frames.begin(), frames.end(), [](const QuestionFrame* frame) {
            return frame->objectName() == QStringLiteral("where") && frame->isVisible();
        });
        QVERIFY(where != frames.end());
        QTest::keyClicks((*where)->findChild<QLineEdit*>(), QStringLiteral("120"));
        QTest::mouseClick((*where)->findChild<QPushButton*>(QStringLiteral("answer")), Qt::LeftButton);
        QTRY_COMPARE(view.guesses(), std::vector<ViewGuess>({{true, 120, 0}}));
        // The ring whose place is the task: the note follows the hand.
        panel.goTo(4);
        wait(*window);
        QTRY_COMPARE(view.goalNotes().size(), std::size_t{1});
        QVERIFY(view.guesses().empty());
        const QString before = view.goalNotes()[0].words;
        QVERIFY(window->set({{"start-previous", 302.0}}));
        QTRY_VERIFY(!view.goalNotes().empty() && view.goalNotes()[0].words != before);
    }

    void aFixedStartDoesNotTellItsNextFrame() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openLesson("a-film-strip-of-motion"));
        const QRgb green = coloursOf(Theme::Light).velocity.rgb(); // of "3 px, again"
        for (const std::size_t step : {1U, 4U}) { // first the start is given, then the ring is the task
            window->lessonPanel().goTo(step);
            wait(*window);
            window->view().settle();
            const QImage picture = window->view().grab().toImage().convertToFormat(QImage::Format_RGB32);
            int greens = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) greens += picture.pixel(x, y) == green;
            QCOMPARE(greens > 0, step == 4);
        }
    }

    void anExperimentOpenedAfterAFilmShowsItsPicture() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openLesson("a-film-strip-of-motion"));
        wait(*window);
        const QAction* const strobe = window->actions().at("strobe");
        for (std::size_t step = 1; step < 6 && !strobe->isChecked(); ++step) {
            window->lessonPanel().goTo(step);
            wait(*window);
        }
        QVERIFY(strobe->isChecked());
        QVERIFY(window->openScene("pendulum"));
        wait(*window);
        QVERIFY(!strobe->isChecked());
        QVERIFY(window->workbench().snapshot().strobe.empty());
    }

    void theHandLeavesAStartThatTheLessonHasLocked() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        SimulationView& view = window->view();
        LessonPanel& panel = window->lessonPanel();
        const auto* const message = window->findChild<MessageLine*>();
        QVERIFY(window->openLesson("a-film-strip-of-motion"));
        // In steps 2 and 3 the start is locked; in step 5 only the disc, and the ring is the task.
        for (const std::size_t step : {std::size_t{1}, std::size_t{4}}) {
            panel.goTo(step);
            wait(*window);
            const ParameterValues before = workbench.experiment().parameters;
            QVERIFY(throwFirst(*window));
            wait(*window);
            QCOMPARE(workbench.experiment().parameters["start"], before["start"]);
            if (step == 4) continue; // the hand took the ring
            QVERIFY(workbench.experiment().parameters == before);
            QVERIFY2(message->text().contains("keeps this start"), qPrintable(message->text()));
        }
        const Frame& frame = workbench.snapshot().runs.front().frame;
        const auto ring = std::find_if(frame.points.begin(), frame.points.end(),
                                       [](const FramePoint& point) { return point.role == Role::Ghost; });
        QVERIFY(ring != frame.points.end());
        const ParameterValues before = workbench.experiment().parameters;
        const QPoint from = view.pixelOf(0, ring->at).toPoint() - QPoint(3, 0);
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        for (const int way : {10, 40}) QTest::mouseMove(&view, from - QPoint(way, 0), 16);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, from - QPoint(40, 0), 400);
        wait(*window);
        QVERIFY(workbench.experiment().parameters != before);
    }

    void aDragAtTheStartIsUndoneAtOnce() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        QVERIFY(window->openScene("pendulum"));
        wait(*window);
        const ParameterValues before = workbench.experiment().parameters;
        QVERIFY(throwFirst(*window));
        wait(*window);
        QVERIFY(workbench.experiment().parameters != before);
        workbench.undo();
        wait(*window);
        QVERIFY(workbench.experiment().parameters == before);
        QVERIFY(workbench.played().events.empty());
    }
};

REGISTER_TEST(AppHand)

} // namespace timestep::hand_test
#include "hand.moc"
