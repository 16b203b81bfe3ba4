// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand does in the view at the start of a run: round places, magnets, numbers, the coming path.
#include "tests/tools.h"
#include "widgets/view/picture/drag_painter.h"
#include "widgets/view/picture/edge_arrows.h"
#include "widgets/view/picture/goal_painter.h"
#include "widgets/view/picture/snap.h"
#include "widgets/view/picture/view_geometry.h"
#include "widgets/view/widget/simulation_view.h"

#include <QSignalSpy>

#include <cmath>

namespace timestep::held_test {

namespace {

constexpr int side = 400;

/// Two particles on a stick; the second one was one length to the left a step ago.
RunFrame stick(double strain = 0) {
    RunFrame run;
    run.frame.points = {{{0, 1}, 0, Role::Pin, 0}, {{1, 1}, 0, Role::Body, 1}, {{0.5, 1}, 0, Role::Ghost, 1}};
    run.frame.segments = {{{0, 1}, {1, 1}, Role::Rod, static_cast<float>(strain), 0}};
    return run;
}

struct AtStart {
    AtStart() {
        view.resize(side, side);
        view.setScene(
            {QStringLiteral("Stick"), {0, 0, 2, 2}, false, QStringLiteral("m"), QStringLiteral("s"), 0.01});
        std::vector<RunFrame> runs{stick()};
        view.setRuns(runs, 0, 0);
        view.setPaused(true);
        view.setLocale(QLocale(QLocale::English));
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
        QObject::connect(&view, &SimulationView::acted, &view,
                         [this](const Event& event) { events.push_back(event); });
    }
    QPoint pixel(Point at) const { return view.pixelOf(0, at).toPoint(); }
    SimulationView view;
    std::vector<Event> events;
};

bool isMultiple(double value, double of) {
    return std::abs(value / of - std::round(value / of)) < 1e-6;
}

} // namespace

class Held : public QObject {
    Q_OBJECT

private slots:
    void placesAreRoundToAPixel() {
        for (const double scale : {0.07, 1.0, 3.0, 180.0, 2e5}) {
            const double pixel = 1 / scale;
            for (int i = -30; i < 30; ++i) {
                const Point at{0.137 * i * 7 * pixel, -0.731 * i * 5 * pixel};
                const Point round = roundPlace(at, scale);
                QVERIFY(std::abs(round.x - at.x) <= 3.1 * pixel && std::abs(round.y - at.y) <= 3.1 * pixel);
                const double digit = std::pow(10.0, std::floor(std::log10(pixel) + 1e-9));
                QVERIFY(isMultiple(round.x, digit) && isMultiple(round.y, digit));
            }
        }
        COMPARE_POINT_NEAR(roundPlace({304.7, 10.2}, 1), (Point{305, 10}), 1e-9);
    }

    void whatIsPlacedAtTheStartLiesAtARoundPlace() {
        AtStart start;
        const QPoint body = start.pixel({1, 1});
        QTest::mousePress(&start.view, Qt::LeftButton, {}, body);
        QTest::mouseMove(&start.view, body + QPoint(37, -23));
        QTest::mouseRelease(&start.view, Qt::LeftButton, {}, body + QPoint(37, -23));
        QVERIFY(!start.events.empty());
        const Point at = start.events.back().at;
        QVERIFY(isMultiple(at.x, 0.01) && isMultiple(at.y, 0.01) && at.x > 1.1);
    }

    void aPreviousPlaceSnapsToRest() {
        AtStart start;
        const QPoint ring = start.pixel({0.5, 1}), body = start.pixel({1, 1});
        start.view.setTool("ghost");
        QTest::mousePress(&start.view, Qt::LeftButton, {}, ring);
        QTest::mouseMove(&start.view, ring + QPoint(30, 4)); // nearly level
        QCOMPARE(start.events.back().kind, EventKind::Ghost);
        COMPARE_NEAR(start.events.back().at.y, 1.0, 1e-12);
        QVERIFY(start.events.back().at.x > 0.55);
        QTest::mouseMove(&start.view, body + QPoint(-5, 3));
        QVERIFY(start.events.back().at == (Point{1, 1}));
        QTest::mouseRelease(&start.view, Qt::LeftButton, {}, body + QPoint(-5, 3));
    }

    void labelsAtTheEdgeLeaveGoalsAndButtonsFree() {
        ViewContents contents;
        contents.runs.setScene({QStringLiteral("Stick"), {0, 0, 2, 2}, false, QStringLiteral("m"), {}, 0.01});
        std::vector<RunFrame> runs{stick()};
        runs[0].frame.points.clear();
        for (const double x : {-3e91, 3e91, -7.0})
            for (const double y : {-2e91, 1.9, 0.1, 2e91})
                runs[0].frame.points.push_back({{x, y}, 0, Role::Body, 1});
        contents.runs.exchange(runs, 0, 0);
        contents.camera.setScene({0, 0, 2, 2}, false);
        contents.goalNotes = {{QStringLiteral("Largest kinetic energy: 3 J"), false},
                              {QStringLiteral("Force evaluations: 3"), false}};
        contents.offers = {QRectF(8, 330, 110, 28), QRectF(140, 330, 90, 28)};
        ViewFormat format;
        format.look.locale = QLocale::c();
        const ViewGeometry geometry(contents, format, QRectF(0, 0, side, side));
        const std::vector<EdgeLabel> labels = edgeLabels(geometry);
        QVERIFY(labels.size() >= 4);
        std::vector<QRectF> taken = contents.offers;
        for (const PlacedGoalNote& note : placedGoalNotes(geometry, geometry.cells().front()))
            taken.push_back(note.box);
        QCOMPARE(taken.size(), std::size_t{4});
        for (const EdgeLabel& label : labels) {
            QVERIFY(geometry.cells().front().contains(label.body.edge));
            for (const QRectF& other : taken) {
                QVERIFY2(!other.intersects(label.words), qPrintable(label.text));
                QVERIFY2(!other.contains(label.body.edge), qPrintable(label.text));
            }
            taken.push_back(label.words);
        }
    }

    void numbersStandAtTheHand() {
        ViewContents contents;
        contents.runs.setScene({QStringLiteral("Stick"), {0, 0, 2, 2}, false, QStringLiteral("m"), {}, 0.01});
        std::vector<RunFrame> runs{stick(0.25)};
        contents.runs.exchange(runs, 0, 0);
        contents.camera.setScene({0, 0, 2, 2}, false);
        ViewFormat format;
        format.look.locale = QLocale::c();
        const ViewGeometry geometry(contents, format, QRectF(0, 0, side, side));
        Drag drag;
        QVERIFY(heldNumbers(geometry, drag).isEmpty());
        Grip grip;
        grip.what = {0, 1};
        grip.hold = Hold::Pull;
        drag.grab(grip);
        QCOMPARE(heldNumbers(geometry, drag), (QStringList{"length 1.00\u00a0m", "25 % too long"}));
        grip.hold = Hold::Ghost;
        drag.grab(grip);
        QCOMPARE(heldNumbers(geometry, drag), (QStringList{"x = 0.50\u00a0m", "y = 1.00\u00a0m"}));
        contents.handNumbers = {"angle = 3"};
        QCOMPARE(heldNumbers(geometry, drag), QStringList{"angle = 3"});
    }

    void theComingPathIsShownWhileTheHandHolds() {
        AtStart start;
        const QPoint body = start.pixel({1, 1}), below = start.pixel({1, 0.3});
        QTest::mousePress(&start.view, Qt::LeftButton, {}, body);
        QCOMPARE(start.view.held(), (std::optional<ParticleRef>({0, 1})));
        const QImage before = start.view.grab().toImage();
        start.view.showHeldStart({}, {{0.2, 0.3}, {1.8, 0.3}});
        const QRect row(below.x() - 40, below.y() - 1, 80, 3);
        QVERIFY(start.view.grab().toImage().copy(row) != before.copy(row));
        QTest::mouseRelease(&start.view, Qt::LeftButton, {}, body);
        QCOMPARE(start.view.grab().toImage().copy(row), before.copy(row));
        QVERIFY(!start.view.held());
    }

    void thePlacesPredictedAreMarkedOnThePicture() {
        AtStart start;
        const int x = start.pixel({1.3, 0}).x(), y = start.pixel({0, 0.4}).y();
        const auto changedIn = [&](const QRect& where, const QImage& before) {
            return start.view.grab(where).toImage() != before.copy(where);
        };
        const QRect column(x - 1, 60, 3, 100), row(150, y - 1, 100, 3), elsewhere(x + 40, 60, 3, 100);
        const QImage before = start.view.grab().toImage();
        start.view.setGuesses({{true, 1.3, 0}});
        QVERIFY(changedIn(column, before));
        QVERIFY(!changedIn(row, before) && !changedIn(elsewhere, before));
        start.view.setGuesses({{false, 0.4, 0}});
        QVERIFY(changedIn(row, before) && !changedIn(column, before));
        start.view.setGuesses({{true, 1.3, 1}}); // of a run that is not there
        QCOMPARE(start.view.grab().toImage(), before);
    }

    void aGoalWithoutAPlaceIsALineOfWords() {
        AtStart start;
        const QImage before = start.view.grab().toImage();
        start.view.setGoals({}, {{QStringLiteral("Torn sticks: 3"), false}});
        const QImage open = start.view.grab().toImage();
        QVERIFY(open != before);
        QCOMPARE(open.copy(0, 60, side, side - 60), before.copy(0, 60, side, side - 60));
        start.view.setGoals({}, {{QStringLiteral("Torn sticks: 3"), true}});
        QVERIFY(start.view.grab().toImage() != open);
        start.view.setGoals({});
        QCOMPARE(start.view.grab().toImage(), before);
    }

    void whatPlotsShowIsBesideTheHandWhileItHolds() {
        AtStart start;
        start.view.showPlotNumbers({{QStringLiteral("energy = 2 J")}});
        const QPoint body = start.pixel({1, 1});
        QTest::mousePress(&start.view, Qt::LeftButton, {}, body);
        const QImage with = start.view.grab().toImage();
        start.view.showPlotNumbers({});
        QVERIFY(start.view.grab().toImage() != with);
        QTest::mouseRelease(&start.view, Qt::LeftButton, {}, body);
        const QImage free = start.view.grab().toImage();
        start.view.showPlotNumbers({{QStringLiteral("energy = 2 J")}});
        QCOMPARE(start.view.grab().toImage(), free);
    }

    void theTipOfAnArrowStaysWhereItIsLetGo() {
        AtStart start;
        const auto show = [&start](Point velocity, std::int64_t step) {
            std::vector<RunFrame> runs{stick()};
            runs[0].frame.arrows = {{{1, 1}, {1 + velocity.x, 1 + velocity.y}, Role::Velocity, 1, 1}};
            start.view.setRuns(runs, 0.01 * static_cast<double>(step), step);
        };
        show({0.2, 0}, 0);
        const QPoint body = start.pixel({1, 1});
        const double along = start.pixel({1.2, 1}).x() - body.x();
        const double factor = std::exp2(std::floor(std::log2(72 * unitOf(start.view.font()) / along)));
        QPoint tip = body + QPoint(qRound(factor * along), 0);
        // Twice as long, then half of it, each time from where it was let go.
        for (const QPoint& to : {body + QPoint(2 * (tip.x() - body.x()), -30), body + QPoint(40, -30)}) {
            start.events.clear();
            QTest::mousePress(&start.view, Qt::LeftButton, {}, tip);
            QTest::mouseMove(&start.view, to);
            QVERIFY(!start.events.empty());
            QCOMPARE(start.events.back().kind, EventKind::Velocity);
            const Point velocity = start.events.back().to;
            start.view.setScene({QStringLiteral("Stick"), {0, 0, 2, 2}, false, {}, {}, 0.01},
                                Camera::Begin::ByHand);
            show(velocity, 0);
            QTest::mouseRelease(&start.view, Qt::LeftButton, {}, to);
            show(velocity, 0);
            show(velocity, 1); // it runs
            start.view.setScene({QStringLiteral("Stick"), {0, 0, 2, 2}, false, {}, {}, 0.01},
                                Camera::Begin::Again);
            show(velocity, 0); // and is back at its start
            tip = to;
        }
    }

    void arrowsKeepTheirScaleWhileTheirTipsAreWithinBounds() {
        const auto factorAfter = [](std::initializer_list<std::pair<double, bool>> shown) {
            ArrowScale scale;
            for (const auto& [length, atStart] : shown) {
                Frame frame;
                frame.arrows = {{{0, 0}, {length, 0}, Role::Velocity, 0, 1}};
                scale.add(frame);
                scale.update(atStart);
            }
            return scale.factor(Role::Velocity, 100, 1);
        };
        const double first = factorAfter({{1, true}});
        QCOMPARE(factorAfter({{1, true}, {3.9, true}}), first);
        QCOMPARE(factorAfter({{1, true}, {0.1, true}}), first);
        QCOMPARE(factorAfter({{1, true}, {3.9, false}}), first);
        QVERIFY(factorAfter({{1, true}, {9, true}}) < first);
        QVERIFY(factorAfter({{1, true}, {0.01, true}}) > first); // it would not be seen
        // From rest nothing is known: the longest arrow so far decides.
        QVERIFY(factorAfter({{0, true}, {1, false}, {3.9, false}}) < first);
    }

    void aCupStandsOnTheGroundAndKeepsWhatFellIntoIt() {
        AtStart start;
        const QImage before = start.view.grab().toImage();
        start.view.setGoals({{true, 1.3, 1.6, true, false}});
        const QImage open = start.view.grab().toImage();
        const QPoint inside = start.pixel({1.45, 0.15}), high = start.pixel({1.45, 1.4});
        QVERIFY(open.pixel(inside) != before.pixel(inside));
        QCOMPARE(open.pixel(high), before.pixel(high)); // it is no band
        start.view.setGoals({{true, 1.3, 1.6, true, true}});
        QTRY_VERIFY(start.view.grab().toImage() != open); // a tick, and the cup is still there
        QTest::qWait(600);
        QVERIFY(start.view.grab().toImage().pixel(inside) != before.pixel(inside));
    }

    void earlierTriesStayAsPalePaths() {
        AtStart start;
        start.view.setGoals({{true, 1.3, 1.6, true, false}});
        const auto fly = [&start](double height) {
            for (int step = 0; step <= 30; ++step) {
                std::vector<RunFrame> runs{stick()};
                runs[0].frame.points[0] = {{0.05 * step, height}, 0.02, Role::Body, 1};
                start.view.setRuns(runs, 0.01 * step, step);
            }
        };
        const QRect row(start.pixel({0.5, 1.5}) - QPoint(10, 1), QSize(20, 3));
        fly(1);
        const QImage without = start.view.grab(row).toImage();
        fly(1.5);
        fly(1);
        QVERIFY(start.view.grab(row).toImage() != without);
        start.view.setGoals({});
        QCOMPARE(start.view.grab(row).toImage(), without);
    }

    void aGoalIsABandInThePicture() {
        AtStart start;
        const QPoint inside = start.pixel({1.5, 0.5}), outside = start.pixel({1.8, 0.5});
        const QImage before = start.view.grab().toImage();
        start.view.setGoals({{true, 1.4, 1.65}});
        const QImage after = start.view.grab().toImage();
        QVERIFY(after.pixel(inside) != before.pixel(inside));
        QCOMPARE(after.pixel(outside), before.pixel(outside));
        start.view.setGoals({});
        QCOMPARE(start.view.grab().toImage(), before);
    }
};

REGISTER_TEST(Held)

} // namespace timestep::held_test
#include "held.moc"
