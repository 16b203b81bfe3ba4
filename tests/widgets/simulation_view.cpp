// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/widget/simulation_view.h"
#include "tests/said_in.h"
#include "tests/tools.h"

#include <QAccessible>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace timestep::simulation_view_test {

namespace {

constexpr int side = 400;

/// The events of one kind that the view emitted.
class Acts : public QObject {
public:
    Acts(SimulationView& view, EventKind kind) {
        connect(&view, &SimulationView::acted, this, [this, kind](const Event& event) {
            if (event.kind == kind) events.push_back(event);
        });
    }
    int size() const { return static_cast<int>(events.size()); }
    const Event& at(int i) const { return events.at(static_cast<std::size_t>(i)); }
    const Event& last() const { return events.back(); }
    std::vector<Event> events;
};

/// Three particles in a row, the first pinned, and one that cannot be grabbed.
RunFrame chain(int style, double shift = 0) {
    RunFrame run;
    run.label = QStringLiteral("run %1").arg(style);
    run.style = style;
    for (int i = 0; i < 3; ++i)
        run.frame.points.push_back({{1.0 * i + shift, 1}, 0, i == 0 ? Role::Pin : Role::Body, i});
    run.frame.points.push_back({{1 + shift, 0}, 0, Role::Body, -1});
    run.frame.segments = {{{0 + shift, 1}, {1 + shift, 1}, Role::Rod, 0},
                          {{1 + shift, 1}, {2 + shift, 1}, Role::Rod, 0}};
    return run;
}

struct Shown {
    explicit Shown(std::vector<RunFrame> runs) {
        view.resize(side, side);
        view.setScene(
            {QStringLiteral("Chain"), {0, 0, 2, 2}, false, QStringLiteral("m"), QStringLiteral("s"), 0.01});
        view.setRuns(runs, 12.4, 1240);
        view.setPaused(false);
        view.setLocale(QLocale(QLocale::English));
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
    }
    /// The pixel of a particle.
    QPoint find(int index) const { return view.pixelOf(0, {1.0 * index, 1}).toPoint(); }
    SimulationView view;
};

} // namespace

class SimulationViewTest : public QObject {
    Q_OBJECT

private slots:
    void aMouseGrabsMovesAndReleasesTheNearestParticle();
    void theLeftButtonAloneNeverMovesTheView();
    void aPressWithinThirtyPixelsGrabs();
    void aQuickReleaseThrows();
    void aClickPinsIfTheLessonWantsIt();
    void anArrowPointsToWhatIsFarAway();
    void whatASceneIsAboutNeverLeavesForGood();
    void bodiesThatTheEdgeCutsAreTakenIn();
    void oneLostParticleAndAnExplosionAreNotFollowed();
    void aWideGroundDoesNotMakeTheBodiesSmall();
    void theWholePathOfABodyIsInThePicture();
    void theStartStaysAsAPalePicture();
    void whatIsPlacedIsPulledWhenTheRunGoesOn();
    void aButtonShowsWhatLeftTheView();
    void aCupThatIsHitRocks();
    void flatScenesAreInLanes();
    void theKeyboardChoosesGrabsMovesPinsAndReleases();
    void theKeyboardThrowsWithItsLastFourArrows();
    void theKeyboardGrabsTheTipOfAVelocity();
    void arrowsChooseTheNeighbourInTheirDirectionAlsoWithYDown();
    void tabLeavesTheViewUnlessAParticleIsChosen();
    void aParticleThatVanishesIsReleased();
    void theWheelZoomsAndHomeShowsEverything();
    void framesAreExchangedNotCopied();
    void aGridShowsEachRunInItsOwnCell();
    void theDescriptionNamesSceneRunsTimeAndMissingRuns();
    void everyThemeDirectionAndSizeCanBePainted();
    void fourFlatRunsAreOneBelowTheOther();
    void pointsHaveTheNamesThatALessonGives();
    void ticksAndDecimalsAreRound();
    void strokesEmitTheirPathByMouseAndByKeyboard();
    void theWheelChangesTheRadiusWithinItsRange();
    void theRightButtonCutsAroundTheCursorWithEveryTool();
    void theStickWithTheNearestMiddleIsCut();
    void aClickPinsAndUnpins();
    void theGhostToolDragsTheGhost();
    void aSceneWithoutParticlesHasOnlyTheHandTool();
    void aNewSceneClearsTheOldOne();
};

void SimulationViewTest::aCupThatIsHitRocks() {
    Shown shown({chain(0)});
    SimulationView& view = shown.view;
    ViewGoal cup{true, 0.8, 1.2, true, false};
    view.setGoals({cup}, {});
    view.settle();
    // A column of pixels beside the cup, which it leans into.
    const QPoint foot = view.pixelOf(0, {1.2, 0}).toPoint(), rim = view.pixelOf(0, {1.2, 0.44}).toPoint();
    const double flare = 0.18 * (foot.x() - view.pixelOf(0, {0.8, 0}).x());
    const QRect beside(rim.x() + qRound(flare) + 3, rim.y(), 3, 12);
    const QImage before = view.grab(beside).toImage();
    cup.reached = true;
    view.setGoals({cup}, {});
    bool rocks = false;
    for (int i = 0; i < 500 && !rocks; ++i) {
        QTest::qWait(1);
        rocks = view.grab(beside).toImage() != before;
    }
    QVERIFY(rocks);
    QTRY_VERIFY(view.grab(beside).toImage() == before); // it stands again
}

void SimulationViewTest::strokesEmitTheirPathByMouseAndByKeyboard() {
    const std::pair<std::string_view, EventKind> tools[] = {{"brush", EventKind::Brush},
                                                            {"blow", EventKind::Blow},
                                                            {"cut-across", EventKind::CutAcross},
                                                            {"cut-around", EventKind::CutAround}};
    for (const auto& [tool, kind] : tools) {
        Shown shown({chain(0)});
        QTest::keyClick(&shown.view,
                        static_cast<Qt::Key>(Qt::Key_1 + (&viewTool(tool) - viewTools().data())));
        QCOMPARE(shown.view.tool().id, tool);
        Acts acts(shown.view, kind);
        Acts grabs(shown.view, EventKind::Grab);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, {150, 150});
        QTest::mouseMove(&shown.view, {160, 150});
        QTest::mouseMove(&shown.view, {160, 140});
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {160, 140});
        const int byMouse = acts.size();
        QCOMPARE(byMouse, kind == EventKind::CutAround ? 3 : 2);
        QCOMPARE(acts.last().run, -1);
        QTest::mouseMove(&shown.view, {170, 140}); // released: nothing more
        QCOMPARE(acts.size(), byMouse);
        if (kind != EventKind::CutAcross) QVERIFY(acts.last().radius > 0);
        if (kind == EventKind::Brush) {
            QVERIFY(acts.at(0).to.x > 0);
            QCOMPARE_LT(std::abs(acts.at(0).to.y), 1e-12);
            QVERIFY(acts.at(1).to.y > 0);
            QCOMPARE_LT(std::abs(acts.at(1).to.y - acts.at(0).to.x), 1e-12);
        }
        if (kind == EventKind::CutAcross) COMPARE_POINT_NEAR(acts.at(0).to, acts.at(1).at, 1e-9);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QTest::keyClick(&shown.view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QVERIFY(acts.size() >= byMouse + 2);
        const int all = acts.size();
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(acts.size(), all);
        QCOMPARE(grabs.size(), 0);
        QVERIFY(shown.view.spokenDescription().contains("Tool:"));
        QVERIFY(!shown.view.grab().isNull());
    }
}

void SimulationViewTest::theWheelChangesTheRadiusWithinItsRange() {
    Shown shown({chain(0)});
    shown.view.setTool("brush");
    const auto wheel = [&](int notches, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event({200, 200}, shown.view.mapToGlobal(QPointF(200, 200)), {}, {0, 120 * notches},
                          Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&shown.view, &event);
    };
    const int before = shown.view.toolSettings().radius;
    wheel(1);
    QCOMPARE(shown.view.toolSettings().radius, before + 10);
    QVERIFY(shown.view.isFitted());
    for (int i = 0; i < 20; ++i) wheel(1);
    QCOMPARE(shown.view.toolSettings().radius, 100);
    for (int i = 0; i < 20; ++i) QTest::keyClick(&shown.view, Qt::Key_Comma);
    QCOMPARE(shown.view.toolSettings().radius, 20);
    QTest::keyClick(&shown.view, Qt::Key_Period);
    QCOMPARE(shown.view.toolSettings().radius, 30);
    wheel(1, Qt::ControlModifier);
    QVERIFY(!shown.view.isFitted());
    shown.view.setToolSettings({1000, std::nan("")});
    QCOMPARE(shown.view.toolSettings().radius, 100);
    QCOMPARE(shown.view.toolSettings().limit, 0.0);
}

void SimulationViewTest::theRightButtonCutsAroundTheCursorWithEveryTool() {
    RunFrame run = chain(0);
    run.frame.segments[0].index = 0;
    run.frame.segments[1].index = 1;
    Shown shown({run});
    for (const ViewToolRecord& record : viewTools()) {
        shown.view.setTool(record.id);
        Acts cuts(shown.view, EventKind::CutAround);
        QSignalSpy menus(&shown.view, &SimulationView::menuWanted);
        const QPoint free(100, 30), stick = (shown.find(0) + shown.find(1)) / 2;
        for (const QPoint start : {stick, free}) {
            cuts.events.clear();
            QTest::mousePress(&shown.view, Qt::RightButton, {}, start);
            QCOMPARE(cuts.size(), start == stick ? 1 : 0);
            const QPoint end = start + QPoint(200, 0);
            QTest::mouseMove(&shown.view, end); // a large jump: no gap wider than half the radius
            QVERIFY(cuts.size() >= 1 + 200 / (shown.view.toolSettings().radius / 2));
            QTest::mouseRelease(&shown.view, Qt::RightButton, {}, end);
        }
        QCOMPARE(menus.size(), 0);
        // A click where there is nothing to cut opens the menu instead.
        cuts.events.clear();
        QTest::mouseClick(&shown.view, Qt::RightButton, {}, free);
        QCOMPARE(menus.size(), 1);
        QCOMPARE(cuts.size(), 0);
    }
}

void SimulationViewTest::theStickWithTheNearestMiddleIsCut() {
    RunFrame run = chain(0);
    run.frame.segments[0].index = 10;
    run.frame.segments[1].index = 11;
    Shown shown({run});
    const QPoint left = shown.find(1), right = shown.find(2);
    shown.view.setTool("cut-nearest");
    Acts cuts(shown.view, EventKind::Cut);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, (left + 2 * right) / 3);
    QCOMPARE(cuts.size(), 1);
    QCOMPARE(cuts.at(0).index, 11U);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, (left + right) / 2 + QPoint(0, 150));
    QCOMPARE(cuts.size(), 1); // nothing is near
}

void SimulationViewTest::aClickPinsAndUnpins() {
    Shown shown({chain(0)});
    const QPoint pinned = shown.find(0), free = shown.find(1);
    shown.view.setTool("pin");
    Acts pins(shown.view, EventKind::Pin), unpins(shown.view, EventKind::Unpin);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, free);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, pinned);
    QCOMPARE(pins.size(), 1);
    QCOMPARE(unpins.size(), 1);
    QCOMPARE(pins.at(0).index, 1U);
    QCOMPARE(unpins.at(0).index, 0U);
}

void SimulationViewTest::theGhostToolDragsTheGhost() {
    RunFrame run = chain(0);
    run.frame.points.push_back({{1.5, 0.5}, 0, Role::Ghost, 2});
    Shown shown({run});
    const QPoint one = shown.find(1), two = shown.find(2);
    const QPoint ghost = (one + two) / 2 + QPoint(0, (two - one).x() / 2);
    Acts grabs(shown.view, EventKind::Grab), ghosts(shown.view, EventKind::Ghost);
    shown.view.setTool("ghost");
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, ghost);
    QTest::mouseMove(&shown.view, ghost + QPoint(20, 0));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, ghost + QPoint(20, 0));
    QCOMPARE(ghosts.size(), 1);
    QCOMPARE(ghosts.at(0).index, 2U);
    QVERIFY(ghosts.at(0).at.x > 1.5);
    QCOMPARE_LT(std::abs(ghosts.at(0).at.y - 0.5), 1e-9);
    QTest::keyClick(&shown.view, Qt::Key_PageUp); // by keyboard: the last particle
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(ghosts.size(), 2);
    QCOMPARE(grabs.size(), 0);
}

void SimulationViewTest::aSceneWithoutParticlesHasOnlyTheHandTool() {
    Shown shown({chain(0)});
    shown.view.setTool("brush");
    shown.view.setScene({QStringLiteral("Pendulum"), {0, 0, 2, 2}, false, {}, {}, 0.01, false});
    QCOMPARE(shown.view.tool().id, "hand");
    QTest::keyClick(&shown.view, Qt::Key_5);
    QCOMPARE(shown.view.tool().id, "hand");
    Acts cuts(shown.view, EventKind::CutAround);
    QTest::mouseClick(&shown.view, Qt::RightButton, {}, {100, 100});
    QCOMPARE(cuts.size(), 0);
}

void SimulationViewTest::aNewSceneClearsTheOldOne() {
    Shown shown({chain(0)});
    Shown empty({});
    const QImage old = shown.view.grab().toImage();
    const SceneView scene{QStringLiteral("Pendulum"), {0, 0, 2, 2}, false, {}, {}, 0.01, false};
    shown.view.setScene(scene);
    empty.view.setScene(scene);
    QVERIFY(shown.view.grab().toImage() != old);
    QCOMPARE(shown.view.grab().toImage(), empty.view.grab().toImage());
}

void SimulationViewTest::aMouseGrabsMovesAndReleasesTheNearestParticle() {
    Shown shown({chain(0)});
    const QPoint at = shown.find(1);
    QVERIFY(!at.isNull());
    Acts grabs(shown.view, EventKind::Grab);
    Acts moves(shown.view, EventKind::Move);
    Acts releases(shown.view, EventKind::Release);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, at);
    QCOMPARE(grabs.size(), 1);
    COMPARE_POINT_NEAR(grabs.at(0).at, (Point{1, 1}), 1e-9);
    QTest::mouseMove(&shown.view, at + QPoint(50, -50));
    QTest::mouseMove(&shown.view, at + QPoint(60, -80));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at + QPoint(60, -80));
    QCOMPARE(moves.size(), 2);
    const Point first = moves.at(0).at;
    const Point last = moves.at(1).at;
    QVERIFY(first.x > 1);
    QCOMPARE_LT(std::abs((first.x - 1) - (first.y - 1)), 1e-9); // 50 px right and up, the same scale
    QCOMPARE_LT(std::abs((last.y - 1) / (last.x - 1) - 80.0 / 60.0), 1e-9);
    QCOMPARE(releases.size(), 1);
    COMPARE_POINT_NEAR(releases.at(0).at, last, 1e-9);
    QCOMPARE(releases.at(0).index, 1U);
}

void SimulationViewTest::theLeftButtonAloneNeverMovesTheView() {
    Shown shown({chain(0)});
    const QPoint empty(200, 330);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, empty);
    QTest::mouseMove(&shown.view, empty + QPoint(-30, 10));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, empty + QPoint(-30, 10));
    QSignalSpy enlarged(&shown.view, &SimulationView::enlargeWanted);
    QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, empty);
    QCOMPARE(enlarged.size(), 1);
    // The first click was elsewhere, and opened this view.
    Shown opened({chain(0)});
    QSignalSpy byHalf(&opened.view, &SimulationView::enlargeWanted);
    QMouseEvent second(QEvent::MouseButtonDblClick, empty, opened.view.mapToGlobal(empty), Qt::LeftButton,
                       Qt::LeftButton, {});
    QCoreApplication::sendEvent(&opened.view, &second);
    QCOMPARE(byHalf.size(), 0);
    QVERIFY(shown.view.isFitted());
    for (const bool space : {false, true}) {
        if (space) QTest::keyPress(&shown.view, Qt::Key_Space);
        const Qt::MouseButton button = space ? Qt::LeftButton : Qt::MiddleButton;
        QTest::mousePress(&shown.view, button, {}, shown.find(1)); // even on a particle
        QTest::mouseMove(&shown.view, shown.find(1) + QPoint(-30, 10));
        QTest::mouseRelease(&shown.view, button, {}, shown.find(1) + QPoint(-30, 10));
        QVERIFY(!shown.view.isFitted());
        shown.view.fit();
        QVERIFY(shown.view.isFitted());
    }
    QTest::keyRelease(&shown.view, Qt::Key_Space);
    QWheelEvent fingers(QPointF(empty), shown.view.mapToGlobal(QPointF(empty)), {0, 20}, {0, 60},
                        Qt::NoButton, {}, Qt::ScrollUpdate, false);
    const QPointF before = shown.view.pixelOf(0, {1, 1});
    QApplication::sendEvent(&shown.view, &fingers);
    QCOMPARE(shown.view.pixelOf(0, {1, 1}), before + QPointF(0, 20)); // two fingers on a touch pad
}

void SimulationViewTest::aPressWithinThirtyPixelsGrabs() {
    RunFrame run = chain(0);
    for (int i = 0; i < 2; ++i) run.frame.segments[static_cast<std::size_t>(i)].index = i;
    Shown shown({run});
    Acts grabs(shown.view, EventKind::Grab);
    const auto pressAt = [&](QPoint at) {
        grabs.events.clear();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, at);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at);
    };
    const double unit = unitOf(shown.view.font());
    const auto away = [unit](double pixels) { return static_cast<int>(pixels * unit); };
    const QPoint last = shown.find(2);
    pressAt(last + QPoint(away(28), 0));
    QCOMPARE(grabs.size(), 1);
    QCOMPARE(grabs.at(0).index, 2U);
    pressAt(last + QPoint(away(32), 0));
    QCOMPARE(grabs.size(), 0);
    // Between two particles the whole stick is grabbed; if one end is pinned, the free end.
    pressAt((shown.find(1) + shown.find(2)) / 2 + QPoint(0, away(20)));
    QCOMPARE(grabs.size(), 2);
    QCOMPARE(grabs.at(0).index + grabs.at(1).index, 3U);
    pressAt((shown.find(0) + shown.find(1)) / 2);
    QCOMPARE(grabs.size(), 1);
    QCOMPARE(grabs.at(0).index, 1U);
    // There is a point with index -1, which cannot be grabbed.
    pressAt(shown.view.pixelOf(0, {1, 0}).toPoint());
    QCOMPARE(grabs.size(), 0);
}

void SimulationViewTest::aQuickReleaseThrows() {
    Shown shown({chain(0)});
    shown.view.setPace(0.5); // half a time unit in a second
    const QPoint at = shown.find(2);
    for (const bool paused : {false, true}) {
        shown.view.setPaused(paused);
        Acts thrown(shown.view, EventKind::Velocity);
        Acts placed(shown.view, EventKind::Place);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, at);
        for (int i = 1; i <= 5; ++i) QTest::mouseMove(&shown.view, at + QPoint(-10 * i, 0), 16);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at + QPoint(-50, 0), 1);
        QCOMPARE(thrown.size(), 1);
        QCOMPARE(placed.size(), paused ? 5 : 0);
        // 10 px in 16 ms; the first and the last place count.
        const double scale = shown.view.pixelOf(0, {2, 1}).x() - shown.view.pixelOf(0, {1, 1}).x();
        const double expected = -10 / 0.016 / scale / 0.5;
        COMPARE_NEAR(thrown.at(0).to.x / expected, 1.0, 0.35);
        COMPARE_NEAR(thrown.at(0).to.y, 0.0, 1e-9);
        // A drag that has come to rest puts the thing down.
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, at);
        QTest::mouseMove(&shown.view, at + QPoint(-50, 0), 16);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at + QPoint(-50, 0), 300);
        QCOMPARE(thrown.size(), 1);
    }
}

void SimulationViewTest::aClickPinsIfTheLessonWantsIt() {
    Shown shown({chain(0)});
    Acts freed(shown.view, EventKind::Unpin);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.find(0));
    QCOMPARE(freed.size(), 0);
    shown.view.setClickPins(true);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.find(0));
    QCOMPARE(freed.size(), 1);
    QCOMPARE(freed.at(0).index, 0U);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.find(0)); // a movement is not a click
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.find(0) + QPoint(40, 0));
    QCOMPARE(freed.size(), 1);
}

void SimulationViewTest::aWideGroundDoesNotMakeTheBodiesSmall() {
    RunFrame run = chain(0);
    FramePolygon& ground = run.frame.polygons.emplace_back();
    ground.role = Role::Ground;
    ground.corners = {{-200, -20}, {200, -20}, {200, 0}, {-200, 0}};
    Shown with({run}), without({chain(0)});
    QTest::qWait(600);
    QCOMPARE(with.view.pixelOf(0, {1, 1}), without.view.pixelOf(0, {1, 1}));
    run.frame.polygons[0].role = Role::Body; // a moving body must be visible
    Shown moving({run});
    QTRY_VERIFY(moving.view.pixelOf(0, {2, 1}).x() - moving.view.pixelOf(0, {1, 1}).x() <
                0.5 * (with.view.pixelOf(0, {2, 1}).x() - with.view.pixelOf(0, {1, 1}).x()));
}

void SimulationViewTest::theWholePathOfABodyIsInThePicture() {
    RunFrame run = chain(0);
    run.trail = {{1, 1}, {7, 9}, {1, 1}};
    Shown shown({run});
    QTRY_VERIFY(QRectF(0, 0, side, side).contains(shown.view.pixelOf(0, {7, 9})));
}

void SimulationViewTest::theStartStaysAsAPalePicture() {
    Shown shown({});
    shown.view.setPathShown(false);
    const auto show = [&](double shift, qint64 step) {
        std::vector<RunFrame> runs{chain(0, shift)};
        shown.view.setRuns(runs, 0.01 * static_cast<double>(step), step);
        return shown.view.grab().toImage();
    };
    const QImage atStart = show(0, 0);
    const QPoint body = shown.find(0); // the runs move away to the right
    const QRgb ground = atStart.pixel(body + QPoint(0, 60)), there = atStart.pixel(body);
    const QRgb ghost = show(0.4, 40).pixel(body);
    const auto apart = [](QRgb a, QRgb b) {
        return std::max(
            {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
    };
    constexpr int shade = 6; // of the ground from place to place
    QVERIFY(apart(ghost, ground) > 2 * shade && apart(ghost, there) > 2 * shade); // pale
    shown.view.setInFreePlay(true);
    QVERIFY(apart(show(0.4, 41).pixel(body), ground) <= shade);
}

void SimulationViewTest::whatIsPlacedIsPulledWhenTheRunGoesOn() {
    Shown shown({chain(0)});
    shown.view.setPaused(true);
    Acts placed(shown.view, EventKind::Place), grabs(shown.view, EventKind::Grab);
    Acts moves(shown.view, EventKind::Move), releases(shown.view, EventKind::Release);
    const QPoint at = shown.find(2);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, at);
    QTest::mouseMove(&shown.view, at + QPoint(-20, 0));
    QCOMPARE(placed.size(), 1);
    QCOMPARE(grabs.size(), 0);
    shown.view.setPaused(false); // F5 while the button is down
    QCOMPARE(grabs.size(), 1);
    QCOMPARE(grabs.at(0).index, 2U);
    COMPARE_POINT_NEAR(grabs.at(0).at, placed.at(0).at, 1e-9);
    QTest::mouseMove(&shown.view, at + QPoint(-40, 0));
    QCOMPARE(moves.size(), 1);
    QCOMPARE(placed.size(), 1);
    shown.view.setPaused(false);
    QCOMPARE(grabs.size(), 1);
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at + QPoint(-40, 0));
    QCOMPARE(releases.size(), 1);
}

void SimulationViewTest::anArrowPointsToWhatIsFarAway() {
    Shown shown({chain(0)});
    QVERIFY(shown.view.outside().empty());
    std::vector<RunFrame> runs{chain(0)};
    const QPointF pin = shown.view.pixelOf(0, {0, 1});
    runs[0].frame.points[2].at = {9, 1}; // within twenty times the start: a button shows it
    shown.view.setRuns(runs, 12.5, 1250);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin); // what is pinned stays on the screen
    QCOMPARE(shown.view.outside().size(), std::size_t{1});
    shown.view.grab();
    auto* whole = shown.view.findChild<QPushButton*>(QStringLiteral("show-all"));
    QTRY_VERIFY(whole->isVisible());
    QTest::mouseClick(whole, Qt::LeftButton);
    shown.view.settle();
    QVERIFY(shown.view.outside().empty());
    shown.view.grab();
    QTRY_VERIFY(!whole->isVisible());
    QVERIFY(shown.view.cellOf(0).contains(shown.view.pixelOf(0, {9, 1})));
    runs = {chain(0)};
    runs[0].frame.points[2].at = {1e6, 1};
    shown.view.setRuns(runs, 12.6, 1260);
    shown.view.settle();
    const std::vector<OutsideBody> outside = shown.view.outside();
    QCOMPARE(outside.size(), std::size_t{1});
    QVERIFY(outside[0].direction.x() > 0.9 && shown.view.cellOf(0).contains(outside[0].edge));
    COMPARE_NEAR(outside[0].distance / 1e6, 1.0, 1e-3);
    for (const double wild : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        runs = {chain(0)};
        runs[0].frame.points[2].at.x = wild;
        shown.view.setRuns(runs, 12.7, 1270);
        QVERIFY(!shown.view.grab().isNull());
    }
}

void SimulationViewTest::whatASceneIsAboutNeverLeavesForGood() {
    Shown shown({chain(0)});
    auto* button = shown.view.findChild<QPushButton*>(QStringLiteral("show-all"));
    const QPointF pin = shown.view.pixelOf(0, {0, 1});
    const auto show = [&shown](double x, std::int64_t step) {
        std::vector<RunFrame> runs{chain(0)};
        for (const std::size_t i : {1U, 2U, 3U}) runs[0].frame.points[i].at.x += x;
        shown.view.setRuns(runs, 0.01 * static_cast<double>(step), step);
    };
    const auto isSeen = [&shown](double x) {
        return shown.view.cellOf(0).contains(shown.view.pixelOf(0, {x, 1}));
    };
    show(9, 1250);
    QTest::qWait(200);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin); // it may come back
    show(0, 1260);
    QTest::qWait(700);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin); // it has
    show(9, 1270);
    QTRY_VERIFY(isSeen(11));
    QVERIFY(isSeen(0)); // with what was there
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(button->text(), QStringLiteral("First view"));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(shown.view.pixelOf(0, {0, 1}), pin);
    QTRY_COMPARE(button->text(), QStringLiteral("Show all"));
    QTest::qWait(700);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin); // a person wanted to be here
    show(0, 0);
    show(9, 1);
    QTRY_VERIFY(isSeen(11)); // another run
    show(0, 0);
    QTRY_COMPARE(shown.view.pixelOf(0, {0, 1}), pin); // starts from the first view
    show(9, 1);
    shown.view.setPaused(true);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, pin.toPoint());
    QTest::qWait(700);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin); // not while the hand holds something
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, pin.toPoint());
    QTRY_VERIFY(isSeen(11));
}

void SimulationViewTest::bodiesThatTheEdgeCutsAreTakenIn() {
    Shown shown({chain(0)});
    const auto fromEdge = [&shown](double x) {
        return shown.view.cellOf(0).right() - shown.view.pixelOf(0, {x, 1}).x();
    };
    const double x = 2 + (fromEdge(2) - 4) / (fromEdge(1) - fromEdge(2)); // its middle is still inside
    std::vector<RunFrame> runs{chain(0)};
    for (const std::size_t i : {1U, 2U, 3U}) runs[0].frame.points[i].at.x = x;
    shown.view.setRuns(runs, 12.5, 1250);
    QVERIFY(fromEdge(x) > 0 && fromEdge(x) < 8);
    QTRY_VERIFY(fromEdge(x) >= 14);
}

void SimulationViewTest::oneLostParticleAndAnExplosionAreNotFollowed() {
    Shown shown({chain(0)});
    const QPointF pin = shown.view.pixelOf(0, {0, 1});
    std::vector<RunFrame> runs{chain(0)};
    runs[0].frame.points[2].at.x = 9; // one of three
    shown.view.setRuns(runs, 12.5, 1250);
    QTest::qWait(700);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin);
    runs = {chain(0)};
    for (const std::size_t i : {1U, 2U, 3U}) runs[0].frame.points[i].at.x = 9;
    runs[0].explodes = true;
    shown.view.setRuns(runs, 12.6, 1260);
    QTest::qWait(700);
    QCOMPARE(shown.view.pixelOf(0, {0, 1}), pin);
}

void SimulationViewTest::aButtonShowsWhatLeftTheView() {
    Shown shown({chain(0)});
    auto* whole = shown.view.findChild<QPushButton*>(QStringLiteral("show-all"));
    QVERIFY(whole && !whole->isVisible());
    QTest::mousePress(&shown.view, Qt::MiddleButton, {}, {100, 100});
    QTest::mouseMove(&shown.view, {100, 1100});
    QTest::mouseRelease(&shown.view, Qt::MiddleButton, {}, {100, 1100});
    shown.view.grab();
    QTRY_VERIFY(whole->isVisible());
    whole->click();
    QVERIFY(shown.view.isFitted());
    shown.view.settle();
    QVERIFY(shown.view.cellOf(0).contains(shown.view.pixelOf(0, {1, 1})));
    shown.view.grab();
    QTRY_VERIFY(!whole->isVisible());
}

void SimulationViewTest::flatScenesAreInLanes() {
    for (const bool flat : {true, false}) {
        Shown shown({chain(0), chain(1), chain(2)});
        shown.view.setScene({QStringLiteral("Other"), {0, 0, flat ? 20.0 : 2.0, 2}, false, {}, {}, 0.01});
        std::vector<RunFrame> runs{chain(0), chain(1), chain(2)};
        shown.view.setRuns(runs, 0, 0);
        const QRectF first = shown.view.cellOf(0), last = shown.view.cellOf(2);
        if (flat) {
            QCOMPARE(first.left(), last.left());
            QCOMPARE_LT(first.bottom(), last.top() + 1);
        }
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < a; ++b)
                QVERIFY(!shown.view.cellOf(a).adjusted(1, 1, -1, -1).intersects(shown.view.cellOf(b)));
    }
}

void SimulationViewTest::theKeyboardChoosesGrabsMovesPinsAndReleases() {
    Shown shown({chain(0)});
    Acts grabs(shown.view, EventKind::Grab);
    Acts moves(shown.view, EventKind::Move);
    Acts releases(shown.view, EventKind::Release);
    Acts pins(shown.view, EventKind::Pin);
    Acts unpins(shown.view, EventKind::Unpin);
    const auto said = [&shown] { return saidIn(*shown.view.window()); };
    QTest::keyClick(&shown.view, Qt::Key_P);
    QCOMPARE(pins.size(), 0);
    QVERIFY(!said().contains("pinned"));
    QTest::keyClick(&shown.view, Qt::Key_BracketRight);
    QTest::keyClick(&shown.view, Qt::Key_P);
    QVERIFY2(said() == "Particle 0 is free.", qPrintable(said()));
    QCOMPARE(pins.size(), 0);
    QCOMPARE(unpins.size(), 1); // it is pinned
    QCOMPARE(unpins.at(0).index, 0U);
    QTest::keyClick(&shown.view, Qt::Key_PageDown);
    QTest::keyClick(&shown.view, Qt::Key_P);
    QCOMPARE(pins.at(0).index, 1U);
    QVERIFY2(said() == "Particle 1 is pinned.", qPrintable(said()));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(grabs.size(), 1);
    QCOMPARE(grabs.at(0).index, 1U);
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(moves.size(), 2);
    QVERIFY(moves.at(0).at.y > 1);
    QCOMPARE_LT(std::abs(moves.at(0).at.x - 1), 1e-9);
    QCOMPARE_LT(std::abs((moves.at(1).at.x - 1) / (moves.at(0).at.y - 1) - 5), 1e-6);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(releases.size(), 1);
    COMPARE_POINT_NEAR(releases.at(0).at, moves.at(1).at, 1e-9);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QCOMPARE(releases.size(), 2);
    QTest::keyClick(&shown.view, Qt::Key_BracketLeft);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(grabs.last().index, 0U);
}

/// The times between the keys have no effect.
void SimulationViewTest::theKeyboardThrowsWithItsLastFourArrows() {
    for (const bool paused : {false, true})
        for (const bool slowly : {false, true}) {
            Shown shown({chain(0)});
            shown.view.setPace(0.5); // half a time unit in a second
            shown.view.setPaused(paused);
            Acts thrown(shown.view, EventKind::Velocity);
            const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
                if (slowly) QTest::qWait(30);
                QTest::keyClick(&shown.view, key, modifiers);
            };
            const auto said = [&shown] {
                const auto* voice = shown.view.window()->findChild<QWidget*>("voice");
                return voice != nullptr ? voice->accessibleName() : QString();
            };
            press(Qt::Key_BracketRight);
            press(Qt::Key_BracketRight);
            press(Qt::Key_Return);
            QVERIFY(shown.view.spokenDescription().contains("Shift+Enter throws it"));
            const double nudge = 8 * unitOf(shown.view.font()) /
                                 (shown.view.pixelOf(0, {2, 1}).x() - shown.view.pixelOf(0, {1, 1}).x());
            press(Qt::Key_Down);
            press(Qt::Key_Right);
            QVERIFY(!shown.view.spokenDescription().contains("Shift+Enter"));
            press(Qt::Key_Right);
            press(Qt::Key_Right, Qt::ShiftModifier);
            press(Qt::Key_Up);
            press(Qt::Key_Return, Qt::ShiftModifier);
            QCOMPARE(thrown.size(), 1);
            QCOMPARE(thrown.at(0).index, 1U);
            const Point expected{7 * nudge / 0.1 / 0.5, nudge / 0.1 / 0.5};
            COMPARE_POINT_NEAR(thrown.at(0).to, expected, 1e-9 * expected.x);
            const QString speed =
                QLocale(QLocale::English).toString(std::hypot(expected.x, expected.y), 'g', 3);
            QVERIFY2(said().startsWith("Particle 1 is thrown with " + speed + QChar(0x00a0) + "m/s."),
                     qPrintable(said()));
            // Enter without Shift or without an arrow leaves it at rest; so does a new drag.
            press(Qt::Key_Return);
            press(Qt::Key_Return, Qt::ShiftModifier);
            press(Qt::Key_Return);
            press(Qt::Key_Right);
            press(Qt::Key_Return);
            QCOMPARE(thrown.size(), 1);
            QVERIFY(!shown.view.spokenDescription().contains("held"));
        }
}

void SimulationViewTest::theKeyboardGrabsTheTipOfAVelocity() {
    Shown shown({});
    Acts velocities(shown.view, EventKind::Velocity);
    const auto show = [&shown](double shift, bool arrows) {
        std::vector<RunFrame> runs{chain(0, shift)};
        if (arrows)
            runs[0].frame.arrows = {{.from = {1 + shift, 1},
                                     .to = {1.5 + shift, 1},
                                     .role = Role::Velocity,
                                     .index = 1,
                                     .time = 0.25}};
        shown.view.setRuns(runs, 1, 100);
    };
    show(0, false);
    QTest::keyClick(&shown.view, Qt::Key_BracketRight);
    QTest::keyClick(&shown.view, Qt::Key_BracketRight);
    QTest::keyClick(&shown.view, Qt::Key_V);
    QVERIFY(!shown.view.spokenDescription().contains("held")); // no arrow is shown
    show(0, true);
    QTest::keyClick(&shown.view, Qt::Key_V);
    QVERIFY2(shown.view.spokenDescription().startsWith("Velocity of particle 1 held: x = 2, y = 0."),
             qPrintable(shown.view.spokenDescription()));
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QCOMPARE(velocities.size(), 1);
    QCOMPARE(velocities.at(0).index, 1U);
    COMPARE_NEAR(velocities.at(0).to.x, 2.0, 1e-9);
    const double up = velocities.at(0).to.y;
    QVERIFY(up > 0);
    show(0.25, true); // the particle moves on
    QTest::keyClick(&shown.view, Qt::Key_Up);
    COMPARE_POINT_NEAR(velocities.last().to, (Point{2, 2 * up}), 1e-6);
    QTest::keyClick(&shown.view, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(velocities.size(), 2);
    QVERIFY(!shown.view.spokenDescription().contains("held"));
}

void SimulationViewTest::arrowsChooseTheNeighbourInTheirDirectionAlsoWithYDown() {
    for (const bool yDown : {false, true}) {
        Shown shown({});
        shown.view.setScene({QStringLiteral("Square"), {0, 0, 1, 1}, yDown, {}, {}, 1});
        std::vector<RunFrame> runs(1);
        runs[0].frame.points = {{{0, 0}, 0, Role::Body, 0},
                                {{1, 0}, 0, Role::Body, 1},
                                {{0, 1}, 0, Role::Body, 2},
                                {{1, 1}, 0, Role::Body, 3}};
        shown.view.setRuns(runs, 0, 0);
        Acts grabs(shown.view, EventKind::Grab);
        QTest::keyClick(&shown.view, Qt::Key_BracketRight);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, yDown ? Qt::Key_Down : Qt::Key_Up);
        QTest::keyClick(&shown.view, Qt::Key_Right); // nothing is there
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(grabs.at(0).index, 3U);
    }
}

void SimulationViewTest::tabLeavesTheViewUnlessAParticleIsChosen() {
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* view = new SimulationView;
    auto* next = new QLineEdit;
    layout->addWidget(view);
    layout->addWidget(next);
    std::vector<RunFrame> runs{chain(0)};
    view->setRuns(runs, 0, 0);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(next->hasFocus());
    view->setFocus();
    QTest::keyClick(view, Qt::Key_BracketRight);
    for (int particle = 1; particle < 3; ++particle) {
        QTest::keyClick(view, Qt::Key_Tab);
        QVERIFY(view->hasFocus());
        QVERIFY(view->spokenDescription().contains(QStringLiteral("Particle %1 chosen").arg(particle)));
    }
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(next->hasFocus());
}

void SimulationViewTest::aParticleThatVanishesIsReleased() {
    Shown shown({chain(0)});
    Acts releases(shown.view, EventKind::Release);
    QTest::keyClick(&shown.view, Qt::Key_PageUp);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    std::vector<RunFrame> fewer{chain(0)};
    shown.view.setRuns(fewer, 13, 1300);
    QCOMPARE(releases.size(), 0);
    fewer = {chain(0)};
    fewer[0].frame.points.resize(2);
    shown.view.setRuns(fewer, 14, 1400);
    QCOMPARE(releases.size(), 1);
    QTest::keyClick(&shown.view, Qt::Key_Right); // moves the view, not a particle
    QVERIFY(!shown.view.isFitted());
}

void SimulationViewTest::theWheelZoomsAndHomeShowsEverything() {
    Shown shown({chain(0)});
    const QPoint before = shown.find(1);
    QWheelEvent wheel(QPointF(before), shown.view.mapToGlobal(QPointF(before)), {}, {0, 240}, Qt::NoButton,
                      {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&shown.view, &wheel);
    QVERIFY(!shown.view.isFitted());
    Acts grabs(shown.view, EventKind::Grab);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, before);
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, before);
    QCOMPARE(grabs.size(), 1); // the thing under the cursor stays there
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QVERIFY(shown.view.isFitted());
    for (int i = 0; i < 400; ++i) QTest::keyClick(&shown.view, Qt::Key_Minus);
    for (int i = 0; i < 400; ++i) QTest::keyClick(&shown.view, Qt::Key_Plus);
    QVERIFY(!shown.view.grab().isNull());
}

void SimulationViewTest::framesAreExchangedNotCopied() {
    Shown shown({chain(0)});
    std::vector<RunFrame> runs{chain(0)};
    const FramePoint* memory = runs[0].frame.points.data();
    shown.view.setRuns(runs, 13, 1300);
    QCOMPARE(runs.size(), std::size_t(1));
    QVERIFY(runs[0].frame.points.data() != memory);
    shown.view.setRuns(runs, 14, 1400);
    QVERIFY(runs[0].frame.points.data() == memory);
}

void SimulationViewTest::aGridShowsEachRunInItsOwnCell() {
    Shown shown({chain(0), chain(1), chain(2), chain(3)});
    const auto grabbedRuns = [&shown] {
        QSet<int> runs;
        Acts grabs(shown.view, EventKind::Grab);
        for (int y = 8; y < side; y += 8)
            for (int x = 8; x < side; x += 8) {
                QTest::mousePress(&shown.view, Qt::LeftButton, {}, {x, y});
                QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {x, y});
                QTest::keyClick(&shown.view, Qt::Key_Home);
            }
        for (const Event& grab : grabs.events) runs << grab.run;
        return runs;
    };
    shown.view.setArrangement(SimulationView::Arrangement::Overlay);
    QCOMPARE(grabbedRuns().size(), 1); // overlaid and in the same place: the first
    shown.view.setArrangement(SimulationView::Arrangement::Grid);
    QCOMPARE(grabbedRuns().size(), 4);
}

void SimulationViewTest::theDescriptionNamesSceneRunsTimeAndMissingRuns() {
    Shown shown({chain(0), chain(1, 1000)});
    shown.view.grab();
    const QString text = shown.view.spokenDescription();
    for (const char* part : {"Chain", "run 0", "run 1 (left the view)", "t = 12.40\u00a0s", "step 1,240"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("run 0 (left")));
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(!accessible->text(QAccessible::Name).isEmpty());
    QCOMPARE(accessible->text(QAccessible::Description), text);
    QCOMPARE(accessible->role(), QAccessible::Graphic);
    shown.view.setLocale(QLocale(QLocale::German));
    QVERIFY(shown.view.spokenDescription().contains(QStringLiteral("12,40")));
}

void SimulationViewTest::everyThemeDirectionAndSizeCanBePainted() {
    for (const int runs : {0, 1, 4})
        for (const auto arrangement :
             {SimulationView::Arrangement::Overlay, SimulationView::Arrangement::Grid})
            for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                std::vector<RunFrame> frames;
                for (int i = 0; i < runs; ++i) frames.push_back(chain(i));
                Shown shown(frames);
                shown.view.setLayoutDirection(direction);
                shown.view.setArrangement(arrangement);
                for (const QSize size : {QSize(400, 300), QSize(20, 20), QSize(1, 1)})
                    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast,
                                              Theme::BlackAndWhite}) {
                        QImage image(size, QImage::Format_RGB32);
                        image.fill(Qt::magenta);
                        QPainter painter(&image);
                        shown.view.paint(painter, image.rect(), theme);
                        const ThemeColours& colours = coloursOf(theme);
                        QCOMPARE(image.pixelColor(0, 0), // one pixel is the middle of the picture
                                 size.width() > 1 ? colours.canvasEdge : colours.canvas);
                    }
            }
}

void SimulationViewTest::fourFlatRunsAreOneBelowTheOther() {
    const auto cells = [](const Box& bounds) {
        SimulationView view;
        view.resize(600, 560);
        view.setScene(
            {QStringLiteral("Flat"), bounds, false, QStringLiteral("m"), QStringLiteral("s"), 0.01});
        std::vector<RunFrame> runs{chain(0), chain(1), chain(2), chain(3)};
        view.setRuns(runs, 0, 0);
        return std::pair(view.cellOf(0), view.cellOf(1));
    };
    const auto [first, second] = cells({-2, -0.7, 2.2, 0.7});
    QCOMPARE(first.left(), second.left()); // one below the other
    QVERIFY(second.top() > first.bottom());
    const auto [left, right] = cells({-1, -1, 1, 1});
    QVERIFY(right.left() >= left.right()); // beside each other
}

void SimulationViewTest::pointsHaveTheNamesThatALessonGives() {
    Shown shown({chain(0)});
    const QImage plain = shown.view.grab().toImage();
    shown.view.setPointNames({QStringLiteral("P0"), QStringLiteral("P1")});
    const QImage named = shown.view.grab().toImage();
    const auto changed = [&](int index) {
        const QRect above = QRect(-14, -30, 28, 24).translated(shown.find(index));
        int count = 0;
        for (int y = above.top(); y <= above.bottom(); ++y)
            for (int x = above.left(); x <= above.right(); ++x)
                count += plain.rect().contains(x, y) && plain.pixel(x, y) != named.pixel(x, y);
        return count;
    };
    QVERIFY(changed(0) > 20 && changed(1) > 20);
    QCOMPARE(changed(2), 0);
}

void SimulationViewTest::ticksAndDecimalsAreRound() {
    QCOMPARE(roundLength(0.7), 0.5);
    QCOMPARE(roundLength(1), 1.0);
    QCOMPARE(roundLength(4.99), 2.0);
    QCOMPARE(roundLength(20), 20.0);
    QCOMPARE(decimalsOf(1), 0);
    QCOMPARE(decimalsOf(0.01), 2);
    QCOMPARE(decimalsOf(0.125), 3);
    QCOMPARE(decimalsOf(1.0 / 60), 2);
    QCOMPARE(decimalsOf(1e-6), 4);
    QCOMPARE(decimalsOf(2.5), 1);
}

REGISTER_TEST(SimulationViewTest)

} // namespace timestep::simulation_view_test
#include "simulation_view.moc"
