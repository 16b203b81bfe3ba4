// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers and pens on the simulation view, on plots and on pages that scroll.
#include "tests/tools.h"
#include "widgets/controls/touch_screen.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/view/widget/simulation_view.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollBar>
#include <QScroller>
#include <QSignalSpy>
#include <QSlider>
#include <QTabletEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep::touch_test {

namespace {

constexpr int side = 400;

QPointingDevice* screen() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

void press(QWidget& on, QPoint at) {
    QTest::touchEvent(&on, screen()).press(0, at, &on);
}
void move(QWidget& on, QPoint at) {
    QTest::touchEvent(&on, screen()).move(0, at, &on);
}
void lift(QWidget& on, QPoint at) {
    QTest::touchEvent(&on, screen()).release(0, at, &on);
}
void drag(QWidget& on, QPoint from, QPoint to) {
    press(on, from);
    for (int part = 1; part <= 4; ++part) move(on, from + (to - from) * part / 4);
    lift(on, to);
}
/// Two fingers move from one pair of places to another.
void pinch(QWidget& on, std::pair<QPoint, QPoint> from, std::pair<QPoint, QPoint> to) {
    press(on, from.first);
    QTest::touchEvent(&on, screen()).move(0, from.first, &on).press(1, from.second, &on);
    constexpr int parts = 4;
    for (int i = 1; i <= parts; ++i)
        QTest::touchEvent(&on, screen())
            .move(0, from.first + (to.first - from.first) * i / parts, &on)
            .move(1, from.second + (to.second - from.second) * i / parts, &on);
    QTest::touchEvent(&on, screen()).move(0, to.first, &on).release(1, to.second, &on);
    lift(on, to.first);
}

/// Counts the mouse events that reach a widget, except those from its own touch input.
class MouseEvents : public QObject {
public:
    explicit MouseEvents(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease) ++count;
        return false;
    }
};

RunFrame chain() {
    RunFrame run;
    run.label = QStringLiteral("run");
    for (int i = 0; i < 3; ++i)
        run.frame.points.push_back({{1.0 * i, 1}, 0, i == 0 ? Role::Pin : Role::Body, i});
    run.frame.segments = {{{0, 1}, {1, 1}, Role::Rod, 0}, {{1, 1}, {2, 1}, Role::Rod, 1}};
    return run;
}

struct ShownView {
    ShownView() {
        view.resize(side, side);
        view.setScene(
            {QStringLiteral("Chain"), {0, 0, 2, 2}, false, QStringLiteral("m"), QStringLiteral("s"), 0.01});
        std::vector<RunFrame> runs{chain()};
        view.setRuns(runs, 12.4, 1240);
        view.setPaused(false);
        QObject::connect(&view, &SimulationView::acted, &view,
                         [this](const Event& event) { events.push_back(event); });
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
        view.settle();
    }
    QPoint find(double x, double y = 1) const { return view.pixelOf(0, {x, y}).toPoint(); }
    int count(EventKind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [kind](const Event& event) { return event.kind == kind; }));
    }
    std::vector<Event> events;
    SimulationView view;
};

struct ShownPlot {
    ShownPlot() {
        Table table;
        table.columns = {{.id = "t", .name = {"time"}, .unit = "s", .values = {}},
                         {.id = "x", .name = {"position"}, .unit = "m", .values = {}}};
        for (int i = 0; i <= 10; ++i) {
            table.columns[0].values.push_back(i);
            table.columns[1].values.push_back(10 * i);
        }
        table.runs = {"run"};
        PlotSpec spec;
        spec.x = "t";
        spec.y = {"x"};
        plot.setSpec(spec);
        plot.setTable(table);
        plot.resize(600, 450);
        plot.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&plot));
        canvas = plot.findChild<Canvas*>();
        QTest::qWait(100);
    }
    QPoint at(double t, double x) const { return canvas->mapFrom(&plot, plot.pixelAt({t, x}).toPoint()); }
    PlotView shown() const {
        const QPointF low = plot.valueAt(plot.axesRect().bottomLeft()),
                      high = plot.valueAt(plot.axesRect().topRight());
        return {{low.x(), high.x()}, {low.y(), high.y()}};
    }
    PlotWidget plot;
    Canvas* canvas = nullptr;
};

} // namespace

class Touch : public QObject {
    Q_OBJECT

private slots:
    void aFingerGrabsPullsAndReleasesOnce() {
        ShownView shown;
        const MouseEvents mouse(shown.view);
        drag(shown.view, shown.find(2), shown.find(2, 0.5));
        QCOMPARE(shown.count(EventKind::Grab), 1);
        QCOMPARE(shown.count(EventKind::Release), 1);
        QVERIFY(shown.count(EventKind::Move) > 1);
        QCOMPARE(shown.events.front().index, 2U);
        QCOMPARE(mouse.count, 0);
        QVERIFY(shown.view.isFitted());
    }

    void aFingerHasALargerReachThanTheMouse() {
        ShownView shown;
        const QPoint beside = shown.find(2) + QPoint(0, -42);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, beside);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, beside);
        QCOMPARE(shown.count(EventKind::Grab), 0);
        drag(shown.view, beside, beside + QPoint(0, 60));
        QCOMPARE(shown.count(EventKind::Grab), 1);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, beside);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, beside);
        QCOMPARE(shown.count(EventKind::Grab), 1);
    }

    void aFingerOnTheBackgroundMovesTheView() {
        ShownView shown;
        const QPoint before = shown.find(1);
        const QPoint from = shown.find(1, 0.1);
        drag(shown.view, from, from + QPoint(60, -20));
        QCOMPARE(shown.find(1) - before, QPoint(60, -20));
        QCOMPARE(shown.events.size(), std::size_t(0));
    }

    void aFingerCutsWithTheCuttingTool() {
        ShownView shown;
        shown.view.setTool("cut-across");
        drag(shown.view, shown.find(1.5, 1.3), shown.find(1.5, 0.7));
        QVERIFY(shown.count(EventKind::CutAcross) > 0);
        QVERIFY(shown.view.isFitted());
    }

    void twoFingersZoomAboutTheirMiddle() {
        ShownView shown;
        const QPoint middle = shown.find(2); // where one finger would grab
        const double before = shown.find(1).x() - shown.find(0).x();
        pinch(shown.view, {middle - QPoint(20, 0), middle + QPoint(20, 0)},
              {middle - QPoint(40, 0), middle + QPoint(40, 0)});
        COMPARE_NEAR(double(shown.find(1).x() - shown.find(0).x()) / before, 2, 0.05);
        COMPARE_POINT_NEAR(shown.find(2), middle, 2);
        QCOMPARE(shown.events.size(), std::size_t(0));
    }

    void twoFingersMoveTheView() {
        ShownView shown;
        const QPoint before = shown.find(1), by(50, 30);
        pinch(shown.view, {{150, 150}, {250, 150}}, {QPoint(150, 150) + by, QPoint(250, 150) + by});
        COMPARE_POINT_NEAR(shown.find(1), before + by, 2);
        QCOMPARE(shown.events.size(), std::size_t(0));
    }

    void aSecondFingerReleasesWhatTheFirstHolds() {
        ShownView shown;
        press(shown.view, shown.find(2));
        move(shown.view, shown.find(2, 0.7));
        QCOMPARE(shown.count(EventKind::Grab), 1);
        QTest::touchEvent(&shown.view, screen())
            .move(0, shown.find(2, 0.7), &shown.view)
            .press(1, QPoint(40, 40), &shown.view);
        QCOMPARE(shown.count(EventKind::Release), 1);
        QTest::touchEvent(&shown.view, screen())
            .release(0, shown.find(2, 0.7), &shown.view)
            .release(1, QPoint(40, 40), &shown.view);
        QCOMPARE(shown.count(EventKind::Release), 1);
    }

    void aRestingFingerGrabs() {
        ShownView shown;
        press(shown.view, shown.find(2));
        QTRY_COMPARE(shown.count(EventKind::Grab), 1);
        lift(shown.view, shown.find(2));
        QCOMPARE(shown.count(EventKind::Release), 1);
    }

    void theEraserOfAPenCutsAndItsTipActsAsTheMouse() {
        ShownView shown;
        const QPointingDevice pen(QStringLiteral("pen"), 1, QInputDevice::DeviceType::Stylus,
                                  QPointingDevice::PointerType::Pen, QInputDevice::Capability::Position, 1,
                                  1),
            eraser(QStringLiteral("eraser"), 2, QInputDevice::DeviceType::Stylus,
                   QPointingDevice::PointerType::Eraser, QInputDevice::Capability::Position, 1, 1);
        const auto stroke = [&](const QPointingDevice& device) {
            bool used = true;
            for (const auto& [type, buttons] : {std::pair{QEvent::TabletPress, Qt::LeftButton},
                                                {QEvent::TabletMove, Qt::LeftButton},
                                                {QEvent::TabletRelease, Qt::NoButton}}) {
                const QPointF at = shown.find(type == QEvent::TabletPress ? 1.3 : 1.5);
                QTabletEvent event(type, &device, at, shown.view.mapToGlobal(at), 0.5, 0, 0, 0, 0, 0, {},
                                   type == QEvent::TabletMove ? Qt::NoButton : Qt::LeftButton, buttons);
                QCoreApplication::sendEvent(&shown.view, &event);
                used = used && event.isAccepted();
            }
            return used;
        };
        QVERIFY(!stroke(pen)); // Qt makes mouse events of it
        QVERIFY(QCoreApplication::testAttribute(Qt::AA_SynthesizeMouseForUnhandledTabletEvents));
        QCOMPARE(shown.events.size(), std::size_t(0));
        QVERIFY(stroke(eraser));
        QVERIFY(shown.count(EventKind::CutAround) > 0);
        QCOMPARE(shown.count(EventKind::Grab), 0);
        QVERIFY(!stroke(pen));
    }

    void aTapOnAPlotReadsTheNearestPoint() {
        ShownPlot shown;
        const MouseEvents mouse(*shown.canvas);
        press(*shown.canvas, shown.at(4, 41));
        lift(*shown.canvas, shown.at(4, 41));
        const auto place = shown.plot.cursorPlace();
        QVERIFY(place.has_value());
        COMPARE_NEAR(place->x, 4, 0);
        QCOMPARE(mouse.count, 0);
    }

    void aFingerThatRestsReadsAlongThePlot() {
        ShownPlot shown;
        const PlotView before = shown.shown();
        press(*shown.canvas, shown.at(4, 41));
        QTRY_VERIFY(shown.plot.cursorPlace().has_value());
        move(*shown.canvas, shown.at(7, 70));
        COMPARE_NEAR(shown.plot.cursorPlace()->x, 7, 0);
        lift(*shown.canvas, shown.at(7, 70));
        COMPARE_NEAR(shown.shown().x.low, before.x.low, 1e-9);
    }

    void aFingerDragsThePlotAndTwoTapsShowEverything() {
        ShownPlot shown;
        const PlotView before = shown.shown();
        drag(*shown.canvas, shown.at(5, 50), shown.at(7, 50));
        COMPARE_NEAR(shown.shown().x.low, before.x.low - 2, 0.1);
        COMPARE_NEAR(shown.shown().y.low, before.y.low, 1);
        for (int tap = 0; tap < 2; ++tap) {
            press(*shown.canvas, shown.at(5, 50));
            lift(*shown.canvas, shown.at(5, 50));
        }
        QTRY_VERIFY(!shown.plot.view().has_value());
        COMPARE_NEAR(shown.shown().x.low, before.x.low, 1e-9);
    }

    void twoFingersStretchBothAxesOfAPlotOrOne() {
        ShownPlot shown;
        const PlotView before = shown.shown();
        const auto length = [](const PlotRange& range) { return range.high - range.low; };
        const QPoint middle = shown.at(5, 50);
        pinch(*shown.canvas, {middle - QPoint(40, 0), middle + QPoint(40, 0)},
              {middle - QPoint(80, 0), middle + QPoint(80, 0)});
        COMPARE_NEAR(length(shown.shown().x), length(before.x) / 2, length(before.x) / 20);
        COMPARE_NEAR(length(shown.shown().y), length(before.y) / 2, length(before.y) / 20);
        COMPARE_POINT_NEAR(shown.at(5, 50), middle, 2);
        const PlotView zoomed = shown.shown();
        const QPoint below(middle.x(), shown.canvas->axisRect()->rect().bottom() + 8);
        pinch(*shown.canvas, {below - QPoint(80, 0), below + QPoint(80, 0)},
              {below - QPoint(40, 0), below + QPoint(40, 0)});
        COMPARE_NEAR(length(shown.shown().x), length(before.x), length(before.x) / 20);
        COMPARE_NEAR(length(shown.shown().y), length(zoomed.y), 1e-9);
    }

    void twoFingersMoveAPlot() {
        ShownPlot shown;
        const PlotView before = shown.shown();
        const QPoint by = shown.at(6, 60) - shown.at(5, 50);
        const QPoint one = shown.at(4, 50), other = shown.at(6, 50);
        pinch(*shown.canvas, {one, other}, {one + by, other + by});
        COMPARE_NEAR(shown.shown().x.low, before.x.low - 1, 0.1);
        COMPARE_NEAR(shown.shown().y.high, before.y.high - 10, 1);
    }

    void aFingerScrollsAPageAndPressesNothingThere() {
        const TouchScreen touch(nullptr);
        SteadyScrollArea area;
        auto* page = new QWidget;
        auto* layout = new QVBoxLayout(page);
        int clicks = 0;
        for (int i = 0; i < 40; ++i) {
            auto* button = new QPushButton(QString::number(i));
            button->setMinimumHeight(40);
            connect(button, &QPushButton::clicked, page, [&clicks] { ++clicks; });
            layout->addWidget(button);
        }
        area.setWidget(page);
        area.setWidgetResizable(true);
        area.resize(300, 500);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QScrollBar& bar = *area.verticalScrollBar();
        auto* const on = area.viewport();
        QVERIFY(bar.maximum() > 500);

        QVERIFY(on->childAt(150, 400) != nullptr);
        press(*on, {150, 400});
        for (int y = 390; y >= 150; y -= 20) {
            move(*on, {150, y});
            QTest::qWait(10);
        }
        const int dragged = bar.value();
        QVERIFY2(dragged > 100, qPrintable(QString::number(dragged)));
        lift(*on, {150, 150});
        QTRY_VERIFY(bar.value() > dragged + 20); // it keeps gliding
        QCOMPARE(clicks, 0);
        QTRY_COMPARE(QScroller::scroller(on)->state(), QScroller::Inactive);

        press(*on, {150, 250});
        lift(*on, {150, 250});
        QTRY_COMPARE(clicks, 1);

        const int rest = bar.value();
        QTest::mousePress(on->childAt(150, 250), Qt::LeftButton);
        QTest::mouseMove(on->childAt(150, 250), {20, -150});
        QTest::mouseRelease(on->childAt(150, 250), Qt::LeftButton, {}, {20, -150});
        QCOMPARE(bar.value(), rest); // the mouse scrolls with the wheel
    }

    void aFingerOnAPlotInAPageMovesThePlot() {
        const TouchScreen touch(nullptr);
        SteadyScrollArea area;
        auto* page = new QWidget;
        auto* layout = new QVBoxLayout(page);
        auto* view = new SimulationView;
        view->setMinimumHeight(300);
        layout->addWidget(view);
        auto* rest = new QWidget;
        rest->setMinimumHeight(900);
        layout->addWidget(rest);
        area.setWidget(page);
        area.setWidgetResizable(true);
        area.resize(300, 500);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        view->setScene({QStringLiteral("Chain"), {0, 0, 2, 2}, false, {}, {}, 0.01});
        std::vector<RunFrame> runs{chain()};
        view->setRuns(runs, 0, 0);
        drag(*view, {30, 250}, {30, 100});
        QCOMPARE(area.verticalScrollBar()->value(), 0);
        QVERIFY(!view->isFitted());
    }
};

REGISTER_TEST(Touch)

} // namespace timestep::touch_test
#include "touch.moc"
