// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"
#include "tests/widgets/angle_plot.h"
#include "widgets/plot/axes/ranges.h"
#include "widgets/plot/chart/legend.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/curves/polyline.h"
#include "widgets/plot/dialogs/curves_panel.h"
#include "widgets/plot/reading/reading_bubble.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace timestep::plot_test {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

Table swings(int runs, int rows) {
    Table table;
    for (int run = 0; run < runs; ++run) {
        table.runs.push_back("run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, angle{"angle", "angle θ", "°", run, {}},
            drift{"drift", "energy drift", "1", run, {}};
        for (int i = 0; i < rows; ++i) {
            time.values.push_back(i * 0.01);
            angle.values.push_back((60 + run) * std::cos(i * 0.03));
            drift.values.push_back(i == 0 ? 0 : i * 1e-6);
        }
        for (const Column& column : {time, angle, drift}) table.columns.push_back(column);
    }
    return table;
}

/// The number of pixels of a curve's colour within the axes, without the legend.
int inkOf(PlotWidget& plot, const QColor& colour) {
    const QImage image = plot.focusProxy()->grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour;
    return count;
}

/// Waits until the plot is shown, drawn and at rest.
void settle(PlotWidget& plot) {
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QTest::qWait(40);
}

/// Shows the newest state of a growing table, like the cards of the window.
void follow(PlotWidget& plot, TableFeed& feed, const Table& newest) {
    plot.follow(feed, feed.take(newest, false));
}

QString statusOf(const PlotWidget& plot) {
    for (const QLabel* const label : plot.findChildren<QLabel*>())
        if (label->isVisible()) return label->text();
    return {};
}

QString allTextOf(const PlotWidget& plot) {
    QString text;
    for (const QLabel* const label : plot.findChildren<QLabel*>())
        if (label->isVisible()) text += label->text();
    for (const ReadingBubble* const bubble : plot.findChildren<ReadingBubble*>())
        if (bubble->isVisible()) text += bubble->accessibleName();
    return text;
}

} // namespace

class PlotTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void textsOfEveryThemeHaveContrast_data() {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << int(Theme::Light);
        QTest::newRow("dark") << int(Theme::Dark);
        QTest::newRow("print") << int(Theme::Print);
    }
    void textsOfEveryThemeHaveContrast() {
        QFETCH(int, theme);
        const ThemeColours& colours = coloursOf(Theme(theme));
        for (const QColor& ground : {colours.window, colours.card, colours.button})
            for (const QColor& text : {colours.text, colours.quietText, colours.accent})
                QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + " on " + ground.name()));
        QVERIFY(contrast(colours.onAccent, colours.accent) >= 4.5);
        for (int run = 0; run < mostStyles; ++run) {
            const double seen = contrast(runStyle(run, Theme(theme)).colour, colours.card);
            QVERIFY2(seen >= 3, qPrintable(QStringLiteral("run %1: %2").arg(run).arg(seen)));
        }
    }

    void contrastFollowsTheGuidelines() {
        QCOMPARE_LT(std::abs(contrast(Qt::black, Qt::white) - 21), 1e-9);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        QCOMPARE_LT(std::abs(contrast(QColor("#777777"), Qt::white) - 4.48), 0.01);
    }

    void themesAreRecognisedByTheirPalette() {
        QCOMPARE(themeOf(paletteOf(Theme::Light)), Theme::Light);
        for (const Theme each : {Theme::Light, Theme::Dark, Theme::HighContrast, Theme::BlackAndWhite})
            QCOMPARE(themeOf(paletteOf(each)), each);
    }

    void runsDifferInColourInDashAndInMarker() {
        for (const Theme theme :
             {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite}) {
            std::set<QString> colours, dashes;
            std::set<int> markers;
            for (int run = 0; run < mostStyles; ++run) {
                const RunStyle style = runStyle(run, theme);
                colours.insert(style.colour.name());
                markers.insert(int(style.marker));
                QStringList dash;
                for (const qreal length : style.dash) dash << QString::number(length);
                dashes.insert(dash.join(QLatin1Char(' ')));
            }
            QCOMPARE(colours.size(), std::size_t{mostStyles});
            QCOMPARE(markers.size(), std::size_t{mostStyles});
            QCOMPARE(dashes.size(), std::size_t{mostStyles});
        }
        QCOMPARE(runStyle(0, Theme::Light).colour, QColor("#0072b2"));
        QCOMPARE(runStyle(0, Theme::Dark).colour, QColor("#56b4e9"));
        QVERIFY(runStyle(0, Theme::Light).dash.isEmpty());
    }

    void rangesEndOnRoundNumbersAroundTheData_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("log");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::newRow("seconds") << 0.0 << 12.4 << false << 0.0 << 13.0;
        QTest::newRow("swing") << -74.8 << 76.3 << false << -80.0 << 80.0;
        QTest::newRow("exact") << 0.0 << 10.0 << false << 0.0 << 10.0;
        QTest::newRow("single") << 5.0 << 5.0 << false << 4.5 << 5.5;
        QTest::newRow("single but for round-off")
            << 10000.0 << std::nextafter(10000.0, 1e9) << false << 9000.0 << 11000.0;
        QTest::newRow("zero") << 0.0 << 0.0 << false << 0.0 << 1.0;
        QTest::newRow("decades") << 3e-9 << 0.2 << true << 1e-9 << 1.0;
        QTest::newRow("one decade") << 1.0 << 10.0 << true << 1.0 << 10.0;
        QTest::newRow("single on log") << 10.0 << 10.0 << true << 1.0 << 100.0;
    }
    void rangesEndOnRoundNumbersAroundTheData() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(bool, log);
        QFETCH(double, from);
        QFETCH(double, to);
        Extent extent;
        extent.append(std::vector<double>{low, undefined, high});
        const PlotRange range = niceRange(extent, log);
        QVERIFY2(std::abs(range.low - from) <= 1e-9 * std::abs(to), qPrintable(QString::number(range.low)));
        QVERIFY2(std::abs(range.high - to) <= 1e-9 * std::abs(to), qPrintable(QString::number(range.high)));
    }

    void linesAreClippedToTheRectangle() {
        const std::vector<QPointF> points{
            {-10, 5}, {5, 5},  {5, 1e9}, {undefined, undefined}, {2, 2}, {undefined, undefined},
            {50, 50}, {60, 60}};
        const Polylines lines = cutTo(QRectF(0, 0, 10, 10), points);
        QCOMPARE(lines.pieces.size(), std::size_t{1});
        QCOMPARE(lines.pieces[0], (QPolygonF{{0, 5}, {5, 5}, {5, 10}}));
        QCOMPARE(lines.dots, (QPolygonF{{2, 2}}));
    }

    void simplifiedLinesStayClose() {
        std::vector<QPointF> points;
        for (int i = 0; i < 5000; ++i) points.emplace_back(i * 0.1, 40 * std::sin(i * 0.01));
        points.emplace_back(undefined, undefined);
        for (const double x : {0.0, 30.0, 60.0, 100.0, 70.0, 20.0}) points.emplace_back(x, 5); // turns at 100
        constexpr double tolerance = 0.2;
        const std::vector<QPointF> few = simplified(points, tolerance);
        QVERIFY2(few.size() < points.size() / 10, qPrintable(QString::number(few.size())));
        QCOMPARE(std::count_if(few.begin(), few.end(), [](const QPointF& p) { return std::isnan(p.x()); }),
                 1);
        QVERIFY(std::find(few.begin(), few.end(), QPointF(100, 5)) != few.end());
        QCOMPARE(few.front(), points.front());
        QCOMPARE(few.back(), points.back());
        double farthest = 0;
        for (int i = 0; i < 5000; ++i) {
            double nearest = HUGE_VAL;
            for (std::size_t k = 1; k < few.size() && !std::isnan(few[k].x()); ++k) {
                const QPointF way = few[k] - few[k - 1],
                              to = points[static_cast<std::size_t>(i)] - few[k - 1];
                const double part =
                    std::clamp(QPointF::dotProduct(to, way) / QPointF::dotProduct(way, way), 0.0, 1.0);
                nearest = std::min(nearest, std::hypot((to - part * way).x(), (to - part * way).y()));
            }
            farthest = std::max(farthest, nearest);
        }
        QVERIFY2(farthest <= 2 * tolerance, qPrintable(QString::number(farthest)));
        QVERIFY(farthest > 0.01); // some points are left out
        QVERIFY(simplified({}, 1).empty());
    }

    void axesHaveNameAndUnit() {
        QCOMPARE(axisLabel(QStringLiteral("time t"), "s"), QStringLiteral("time t / s"));
        QCOMPARE(axisLabel(QStringLiteral("ratio"), "1"), QStringLiteral("ratio"));
        PlotSpec spec = angleOverTime();
        spec.y = {"angle", "drift"};
        const CurveSet set = curvesOf(swings(1, 3), spec, Theme::Light);
        QCOMPARE(set.x.text(), QStringLiteral("time t / s"));
        QCOMPARE(set.y.text(), QStringLiteral("angle θ / °, energy drift"));
    }

    void anAbscissaWithoutRunAppliesToAllRuns() {
        Table sweep;
        sweep.runs = {"a", "b"};
        sweep.columns = {
            {"h", "step h", "s", -1, {1, 2}}, {"e", "error", "m", 0, {1, 2}}, {"e", "error", "m", 1, {3, 4}}};
        PlotSpec spec;
        spec.x = "h";
        spec.y = {"e"};
        const CurveSet set = curvesOf(sweep, spec, Theme::Light);
        QCOMPARE(set.curves.size(), std::size_t{2});
        QCOMPARE(set.curves[1].x, std::size_t{0});
        QCOMPARE(set.curves[1].label, QStringLiteral("b"));
        spec.runs = {1};
        QCOMPARE(curvesOf(sweep, spec, Theme::Light).curves.size(), std::size_t{1});
    }

    void showsAQuietSentenceUntilThereAreData() {
        PlotWidget plot;
        TableFeed feed;
        plot.setSpec(angleOverTime());
        settle(plot);
        QVERIFY(statusOf(plot).contains(QLatin1String("No data")));
        Table table = swings(2, 0);
        follow(plot, feed, table);
        QVERIFY(statusOf(plot).contains(QLatin1String("No data")));
        follow(plot, feed, swings(2, 5));
        QTest::qWait(40);
        QVERIFY(!allTextOf(plot).contains(QLatin1String("No data")));
    }

    void anUndefinedEnergyDriftSaysSoAfterTheRun() {
        PlotWidget plot;
        PlotSpec spec = angleOverTime();
        spec.y = {"energy-drift"};
        plot.setSpec(spec);
        settle(plot);
        TableFeed feed;
        Table table = swings(2, 0);
        follow(plot, feed, table);
        QVERIFY(statusOf(plot).contains(QLatin1String("No data")));
        follow(plot, feed, swings(2, 5));
        QVERIFY2(statusOf(plot).contains(QLatin1String("not defined with damping or drive")),
                 qPrintable(statusOf(plot)));
    }

    void anEmptyPlotShowsItsTextOrAxesToDrawOver() {
        PlotWidget plot;
        PlotSpec spec = angleOverTime();
        plot.setSpec(spec);
        plot.setEmptyText(QStringLiteral("Nothing is measured yet."));
        settle(plot);
        QVERIFY(statusOf(plot).contains(QLatin1String("Nothing is measured yet.")));
        QVERIFY(!plot.focusProxy()->isVisible());
        spec.xRange = PlotRange{0, 2};
        spec.yRange = PlotRange{0, 1};
        spec.drawnOver = true;
        plot.setSpec(spec);
        QTest::qWait(40);
        QVERIFY(plot.focusProxy()->isVisible());
        QVERIFY(plot.axesRect().width() > 100);
    }

    void theLegendTogglesByKeyboardAndByMouse() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(angleOverTime());
        plot.setTable(swings(2, 500));
        settle(plot);
        const QColor blue = runStyle(0, Theme::Light).colour;
        QVERIFY(inkOf(plot, blue) > 100);
        const auto buttons = plot.findChild<Legend*>()->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 2);
        QCOMPARE(buttons[0]->accessibleName(), QStringLiteral("run 0"));
        QVERIFY(buttons[0]->isCheckable() && buttons[0]->isChecked());
        buttons[0]->setFocus(Qt::TabFocusReason);
        QTest::keyClick(buttons[0], Qt::Key_Space);
        QTest::qWait(60);
        QVERIFY(!buttons[0]->isChecked());
        QCOMPARE(inkOf(plot, blue), 0);
        QVERIFY(inkOf(plot, runStyle(1, Theme::Light).colour) > 100);
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QTest::qWait(60);
        QVERIFY(inkOf(plot, blue) > 100);
    }

    void aLongLabelIsBrokenAtCommas() {
        QWidget window;
        Legend legend(&window);
        Curve fit, curve;
        fit.label = "fit c + a·sin(ω·x + φ): a = 1.25 ± 0.11, ω = 2.000 ± 0.013, φ = 0.1 ± 0.2, r² = 0.99";
        curve.label = "velocity Verlet, h = 0.1";
        legend.resize(800, 60);
        legend.setCurves({fit, curve}, Theme::Light);
        window.show();
        const auto buttons = legend.findChildren<QToolButton*>();
        QCOMPARE(buttons[0]->text().count('\n'), 1);
        QCOMPARE(buttons[0]->text().replace('\n', ' '), fit.label);
        QVERIFY(buttons[0]->sizeHint().height() > 1.5 * buttons[1]->sizeHint().height());
        QCOMPARE(buttons[1]->text(), curve.label);
        legend.resize(buttons[1]->sizeHint().width() - 20, 120);
        QVERIFY(buttons[0]->text().count('\n') > 1);
        QCOMPARE(buttons[1]->text(), QStringLiteral("velocity Verlet,\nh = 0.1"));
        for (const QToolButton* const button : buttons) QVERIFY(button->sizeHint().width() <= legend.width());
    }

    void theLegendIsOutsideTheCanvas() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(angleOverTime());
        plot.setTable(swings(4, 100));
        settle(plot);
        const QWidget* const legend = plot.findChild<Legend*>();
        const QWidget* const canvas = plot.focusProxy();
        QVERIFY(!QRect(legend->mapTo(&plot, QPoint()), legend->size())
                     .intersects(QRect(canvas->mapTo(&plot, QPoint()), canvas->size())));
        for (const QToolButton* const button : legend->findChildren<QToolButton*>())
            QVERIFY(legend->rect().contains(button->geometry()));
    }

    void aHiddenCurveStaysHiddenWhileRowsArrive() {
        PlotWidget plot;
        TableFeed feed;
        plot.setSpec(angleOverTime());
        follow(plot, feed, swings(2, 100));
        settle(plot);
        plot.findChild<Legend*>()->findChildren<QToolButton*>()[0]->click();
        QTRY_COMPARE(inkOf(plot, runStyle(0, Theme::Light).colour), 0);
        const QImage before = plot.focusProxy()->grab().toImage();
        follow(plot, feed, swings(2, 400));
        QTRY_VERIFY(plot.focusProxy()->grab().toImage() != before);
        QCOMPARE(inkOf(plot, runStyle(0, Theme::Light).colour), 0);
    }

    void addedRowsLookLikeRowsGivenAtOnce() {
        PlotWidget growing, whole;
        TableFeed feed;
        for (PlotWidget* const plot : {&growing, &whole}) {
            plot->resize(430, 330);
            plot->setSpec(angleOverTime());
        }
        settle(growing);
        for (const int rows : {10, 11, 300, 4000}) {
            follow(growing, feed, swings(2, rows));
            QTest::qWait(20);
        }
        whole.setTable(swings(2, 4000));
        settle(whole);
        QTRY_COMPARE(growing.focusProxy()->grab().toImage(), whole.focusProxy()->grab().toImage());
        QCOMPARE(growing.table().rows(), std::size_t{4000});
        follow(growing, feed, swings(2, 50)); // shorter: a new run
        QCOMPARE(growing.table().rows(), std::size_t{50});
    }

    void logarithmicAxesReportOmittedValues() {
        PlotWidget plot;
        PlotSpec spec = angleOverTime();
        spec.y = {"drift"};
        spec.logY = true;
        plot.setSpec(spec);
        plot.setTable(swings(2, 100));
        settle(plot);
        QVERIFY2(allTextOf(plot).startsWith(QLatin1String("2 value")), qPrintable(allTextOf(plot)));
        spec.logY = false;
        plot.setSpec(spec);
        QTest::qWait(40);
        QCOMPARE(allTextOf(plot), QString());
    }

    void theCursorReadsValuesByKeysInTheLocale() {
        PlotWidget plot;
        plot.setLocale(QLocale(QLocale::German));
        plot.setSpec(angleOverTime());
        plot.setTable(swings(2, 101));
        settle(plot);
        QWidget* const canvas = plot.focusProxy();
        QTest::keyClick(canvas, Qt::Key_Right);
        QVERIFY2(allTextOf(plot).startsWith(QStringLiteral("run 0: time t = 0,5")),
                 qPrintable(allTextOf(plot)));
        QTest::keyClick(canvas, Qt::Key_Right);
        QVERIFY(allTextOf(plot).startsWith(QStringLiteral("run 0: time t = 0,51")));
        QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(allTextOf(plot).startsWith(QStringLiteral("run 0: time t = 0,41")));
        QTest::keyClick(canvas, Qt::Key_Down);
        QVERIFY(allTextOf(plot).startsWith(QStringLiteral("run 1: time t = 0,41")));
        QVERIFY(plot.summary().startsWith(QStringLiteral("run 1: ")));
        QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(canvas);
        QCOMPARE(chart->childCount(), 2);
        canvas->setFocus();
        // Each move gives the focus to another child, whose name is the reading.
        QAccessibleInterface* point = chart->focusChild();
        QVERIFY(point != nullptr && point->parent() == chart);
        QVERIFY(point->text(QAccessible::Name).startsWith(QStringLiteral("run 1: time t = 0,41")));
        QTest::keyClick(canvas, Qt::Key_Right);
        QVERIFY(chart->focusChild() != nullptr && chart->focusChild() != point);
        QVERIFY(
            chart->focusChild()->text(QAccessible::Name).startsWith(QStringLiteral("run 1: time t = 0,42")));
        QTest::keyClick(canvas, Qt::Key_Escape);
        QCOMPARE(allTextOf(plot), QString());
    }

    void theMouseReadsTheNearestPoint() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(angleOverTime());
        plot.setTable(swings(1, 1001));
        settle(plot);
        QWidget* const canvas = plot.focusProxy();
        const QImage image = canvas->grab().toImage();
        QPoint onCurve(-1, -1);
        for (int y = 0; y < image.height() && onCurve.x() < 0; ++y)
            if (image.pixelColor(canvas->width() / 2, y) == runStyle(0, Theme::Light).colour)
                onCurve = {canvas->width() / 2, y};
        QVERIFY(onCurve.x() > 0);
        QTest::mouseMove(canvas, onCurve);
        QTRY_VERIFY(allTextOf(plot).startsWith(QStringLiteral("run 0: time t = ")));
        QTest::mouseMove(canvas, QPoint(1, 1));
        QTRY_COMPARE(allTextOf(plot), QString());
    }

    void keysMoveZoomAndReset() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(swings(1, 500));
        settle(plot);
        QWidget* const canvas = plot.focusProxy();
        const auto picture = [&] {
            QTest::qWait(40);
            return canvas->grab().toImage();
        };
        const QImage start = picture();
        for (const auto key :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Plus, Qt::Key_Minus}) {
            QTest::keyClick(canvas, key, Qt::ControlModifier); // without Ctrl the arrows read
            QVERIFY(picture() != start);
            QTest::keyClick(canvas, Qt::Key_0);
            QCOMPARE(picture(), start);
        }
        QTest::keyClick(canvas, Qt::Key_Plus);
        QTest::mouseDClick(canvas, Qt::LeftButton, {}, QPoint(3, 3)); // outside the axes: reads nothing
        QCOMPARE(picture(), start);
    }

    void newRowsDoNotMoveAZoomedPlot() {
        PlotWidget plot;
        TableFeed feed;
        plot.setSpec(angleOverTime());
        follow(plot, feed, swings(1, 500));
        settle(plot);
        QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
        QTest::qWait(40);
        const QString before = plot.summary();
        const QImage start = plot.focusProxy()->grab().toImage();
        follow(plot, feed, swings(1, 900)); // all new rows lie outside
        QTest::qWait(460);
        QCOMPARE(plot.focusProxy()->grab().toImage(), start);
        QVERIFY(plot.summary() != before);
    }

    void theMenuChoosesColumnsAndScales() {
        PlotWidget plot;
        PlotSpec spec = angleOverTime();
        spec.referenceLines = {{QStringLiteral("limit"), -1, {0, 1}, {50, 50}}};
        plot.setSpec(spec);
        plot.setTable(swings(1, 50));
        settle(plot);
        QSignalSpy changes(&plot, &PlotWidget::specChanged);
        QStringList names;
        for (const QAction* const action :
             {plot.axesAction(), plot.fitAction(), plot.rectangleAction(), plot.tableAction()}) {
            names << action->objectName();
            QVERIFY(!action->text().isEmpty());
        }
        QCOMPARE(names, QStringList({"axes", "fit", "rectangle", "table"}));
        const auto entryOf = [&](const QString& name) -> QAction* {
            for (QAction* const action : plot.axesAction()->menu()->actions())
                if (action->objectName() == name) return action;
            return nullptr;
        };
        QVERIFY(!entryOf(QStringLiteral("phase-portrait"))->isEnabled()); // there is no velocity
        entryOf(QStringLiteral("curves"))->trigger();
        auto* const panel = plot.findChild<CurvesPanel*>();
        QVERIFY(panel != nullptr && QTest::qWaitForWindowExposed(panel));
        auto* const list = panel->findChild<QListWidget*>();
        auto* const x = panel->findChild<QComboBox*>();
        QCOMPARE(x->currentText(), QStringLiteral("time t / s"));
        const auto check = [&](const QString& text) { // with the mouse
            QListWidgetItem* const item = list->findItems(text, Qt::MatchExactly).front();
            const QRect row = list->visualItemRect(item);
            QStyleOptionViewItem option;
            option.initFrom(list);
            option.rect = row;
            option.features = QStyleOptionViewItem::HasCheckIndicator;
            const QRect box =
                list->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, list);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, box.center());
        };
        const auto chooseX = [&](const QString& text) {
            x->setCurrentIndex(x->findText(text));
            emit x->activated(x->currentIndex());
        };
        chooseX(QStringLiteral("angle θ / °"));
        QTRY_COMPARE(changes.count(), 1);
        QCOMPARE(plot.spec().x, std::string("angle"));
        QVERIFY(plot.spec().referenceLines.empty());
        chooseX(QStringLiteral("time t / s"));
        QTRY_COMPARE(changes.count(), 2);
        QCOMPARE(plot.spec().referenceLines.size(), std::size_t{1});
        check(QStringLiteral("energy drift"));
        QTRY_COMPARE(changes.count(), 3);
        QCOMPARE(plot.spec().y, (std::vector<std::string>{"angle", "drift"}));
        QVERIFY(panel->isVisible()); // for the next curve
        check(QStringLiteral("angle θ / °"));
        QTRY_COMPARE(changes.count(), 4);
        QCOMPARE(plot.spec().y, std::vector<std::string>{"drift"});
        check(QStringLiteral("angle θ / °"));
        QTRY_COMPARE(changes.count(), 5);
        QVERIFY(panel->isVisible());
        for (QAction* const action : plot.axesAction()->menu()->actions())
            if (action->menu() != nullptr && action->text() == QStringLiteral("Scale of the y axis"))
                action->menu()->actions()[1]->trigger();
        QTRY_COMPARE(changes.count(), 6);
        QVERIFY(plot.spec().logY && !plot.spec().logX);
    }

    void oneClickShowsThePhasePortrait() {
        Table table;
        table.runs.push_back("run 0");
        for (const auto& [id, unit] : {std::pair{"time", "s"},
                                       {"position-error", "m"},
                                       {"x", "m"},
                                       {"x-exact", "m"},
                                       {"v", "m/s"},
                                       {"v-exact", "m/s"}}) {
            Column column{id, id, unit, 0, {}};
            for (int i = 0; i < 30; ++i) column.values.push_back(std::cos(0.2 * i + *id));
            table.columns.push_back(std::move(column));
        }
        PlotWidget plot;
        PlotSpec spec;
        spec.x = "time";
        spec.y = {"position-error"};
        plot.setSpec(spec);
        plot.setTable(table);
        settle(plot);
        for (QAction* const action : plot.axesAction()->menu()->actions())
            if (action->objectName() == QStringLiteral("phase-portrait")) action->trigger();
        QTRY_COMPARE(plot.spec().x, std::string("x"));
        QCOMPARE(plot.spec().y, std::vector<std::string>{"v"});
        QVERIFY(!plot.spec().equalScales); // other units
        for (QAction* const action : plot.axesAction()->menu()->actions())
            if (action->objectName() == QStringLiteral("curves")) action->trigger();
        auto* const panel = plot.findChild<CurvesPanel*>();
        QVERIFY(panel != nullptr);
        QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("against-time")), Qt::LeftButton);
        QTRY_COMPARE(plot.spec().x, std::string("time"));
        QCOMPARE(plot.spec().y, std::vector<std::string>{"x"});
    }

    void fitsAndStatisticsUseTheVisibleWindow() {
        PlotWidget plot;
        plot.setLocale(QLocale(QLocale::English));
        plot.resize(500, 400);
        PlotSpec spec = angleOverTime();
        plot.setTable(swings(1, 500));
        plot.setSpec(spec);
        settle(plot);
        const auto trigger = [&plot](const QString& start) {
            for (QMenu* const menu : plot.axesAction()->menu()->findChildren<QMenu*>())
                for (QAction* const action : menu->actions())
                    if (action->text().startsWith(start)) return action->trigger();
            QFAIL("no such action");
        };
        trigger(QStringLiteral("Sine"));
        QTRY_COMPARE(plot.fits().size(), std::size_t{1});
        const ReferenceLine line = plot.fits().front();
        QVERIFY2(line.label.contains(QStringLiteral("a = 60")) &&
                     line.label.contains(QStringLiteral("ω = 3")),
                 qPrintable(line.label));
        QCOMPARE_LT(std::abs(line.y.front() - 60), 1e-6);
        QVERIFY(allTextOf(plot).isEmpty());   // legend entries are buttons
        trigger(QStringLiteral("Power law")); // of values above zero
        QTRY_COMPARE(plot.fits().size(), std::size_t{2});
        trigger(QStringLiteral("Remove fits"));
        QTRY_VERIFY(plot.fits().empty() && plot.spec().added.fits.empty());
        // A zoomed window is fitted as shown, and does not change.
        QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
        const QPointF before = plot.valueAt(plot.axesRect().topLeft());
        trigger(QStringLiteral("Line:"));
        QTRY_COMPARE(plot.fits().size(), std::size_t{1});
        QTest::qWait(40);
        QCOMPARE_LT(std::abs(plot.valueAt(plot.axesRect().topLeft()).x() - before.x()), 0.05);
        QVERIFY(plot.fits().front().x.front() > 0.1);
        QVERIFY(plot.spec().referenceLines.empty()); // reference lines are given, not fitted
        for (QAction* const action : plot.axesAction()->menu()->actions())
            if (action->objectName() == QStringLiteral("statistics")) action->setChecked(true);
        QVERIFY2(statusOf(plot).contains(QStringLiteral("rms")), qPrintable(statusOf(plot)));
    }

    void theTableShowsAndCopiesTheSameNumbers() {
        PlotWidget plot;
        TableFeed feed;
        plot.setSpec(angleOverTime());
        follow(plot, feed, swings(2, 30));
        settle(plot);
        plot.tableAction()->setChecked(true);
        auto* const view = plot.findChild<QTableView*>();
        QVERIFY(view->isVisible());
        QCOMPARE(view->model()->rowCount(), 30);
        QCOMPARE(view->model()->columnCount(), 4);
        QCOMPARE(view->model()->index(1, 0).data().toString(), QStringLiteral("0.01"));
        QCOMPARE(view->model()->headerData(1, Qt::Horizontal).toString(),
                 QStringLiteral("run 0\nangle θ / °"));
        follow(plot, feed, swings(2, 40));
        QCOMPARE(view->model()->rowCount(), 40);
        view->setFocus();
        QTest::keySequence(view, QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text(), plot.tableAsText());
        QCOMPARE(plot.tableAsText().count(QLatin1Char('\n')), 41);
    }

    void screenReadersFindAChartWithASummary() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(swings(2, 100));
        settle(plot);
        QAccessibleInterface* const chart = QAccessible::queryAccessibleInterface(plot.focusProxy());
        QVERIFY(chart);
        QCOMPARE(chart->role(), QAccessible::Chart);
        QCOMPARE(chart->text(QAccessible::Name), QStringLiteral("Plot: Angle"));
        const QString spoken = chart->text(QAccessible::Description);
        for (const char* part :
             {"angle θ / °", "time t / s", "run 0", "run 1", "from 0 to 0.99", "last value", "It "})
            QVERIFY2(spoken.contains(QString::fromUtf8(part)), qPrintable(spoken));
    }

    void everyFocusableWidgetHasAName() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(swings(3, 100));
        settle(plot);
        for (const bool table : {false, true}) {
            plot.tableAction()->setChecked(table);
            int found = 0;
            for (QWidget* const widget : plot.findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                    continue;
                if (widget->objectName().startsWith(QLatin1String("qt_scroll"))) continue;
                if (widget->inherits("QAbstractScrollArea") || widget->inherits("QAbstractButton") ||
                    widget == plot.focusProxy()) {
                    if (widget->inherits("QTableCornerButton") || widget->inherits("QHeaderView")) continue;
                    QAccessibleInterface* const item = QAccessible::queryAccessibleInterface(widget);
                    QVERIFY2(item && !item->text(QAccessible::Name).isEmpty(),
                             widget->metaObject()->className());
                    ++found;
                }
            }
            QVERIFY(found >= 4); // canvas or table, and three legend entries
        }
    }

    void oddDataAreNeverFatal() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        settle(plot);
        const double huge = 1e308;
        const std::vector<std::vector<double>> odd{{},
                                                   {1},
                                                   {undefined, undefined},
                                                   {1, HUGE_VAL, -HUGE_VAL, 2},
                                                   {huge, -huge},
                                                   {0, 0, 0},
                                                   {5e-324},
                                                   {-1, -2, -3}};
        for (const std::vector<double>& values : odd)
            for (const bool log : {false, true}) {
                PlotSpec spec = angleOverTime();
                spec.logX = spec.logY = log;
                Table table;
                table.runs = {"odd"};
                table.columns = {{"time", "t", "s", 0, values}, {"angle", "a", "1", 0, values}};
                plot.setSpec(spec);
                plot.setTable(table);
                QTest::qWait(20);
                QTest::keyClick(plot.focusProxy(), Qt::Key_Right);
                QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
                QTest::mouseMove(plot.focusProxy(), plot.focusProxy()->rect().center());
                QVERIFY(!plot.grab().isNull());
                QVERIFY(!plot.summary().isEmpty());
            }
        PlotSpec unknown;
        unknown.x = "no such";
        unknown.y = {"column"};
        plot.setSpec(unknown);
        QVERIFY(!plot.grab().isNull());
    }

    void aLongPhasePortraitGrowsToTheSamePicture() {
        const auto portrait = [](int rows) {
            Table table;
            table.runs = {"a"};
            table.columns = {{"x", "x", "m", 0, {}}, {"v", "v", "m/s", 0, {}}};
            for (int i = 0; i < rows; ++i) {
                table.columns[0].values.push_back((1 - 1e-5 * i) * std::cos(0.31 * i));
                table.columns[1].values.push_back((1 - 1e-5 * i) * std::sin(0.31 * i));
            }
            return table;
        };
        PlotSpec spec;
        spec.x = "x";
        spec.y = {"v"};
        spec.xRange = spec.yRange = PlotRange{-1, 1};
        PlotWidget growing, whole;
        TableFeed feed;
        for (PlotWidget* const plot : {&growing, &whole}) {
            plot->setSpec(spec);
            plot->resize(430, 330);
            settle(*plot);
        }
        for (const int rows : {9000, 12000, 20000}) {
            follow(growing, feed, portrait(rows));
            QTest::qWait(30);
        }
        whole.setTable(portrait(20000));
        int ink = 0;
        const auto differing = [&] {
            const QImage one = growing.focusProxy()->grab().toImage(),
                         other = whole.focusProxy()->grab().toImage();
            int pixels = ink = 0;
            for (int y = 0; y < one.height(); ++y)
                for (int x = 0; x < one.width(); ++x) {
                    const int difference = std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
                    pixels += difference > 40;
                    ink += qGray(other.pixel(x, y)) < 200;
                }
            return pixels;
        };
        QTest::qWait(450);
        QTRY_VERIFY_WITH_TIMEOUT(differing() < 20, 30'000); // both are drawn in parts
        QVERIFY(ink > 2000);
    }

    void aHiddenPlotIsNotDrawn() {
        PlotWidget plot;
        TableFeed feed;
        plot.setSpec(angleOverTime());
        follow(plot, feed, swings(1, 100));
        settle(plot);
        plot.hide();
        const QImage before = plot.focusProxy()->grab().toImage();
        follow(plot, feed, swings(1, 4000));
        QTest::qWait(60);
        QCOMPARE(plot.focusProxy()->grab().toImage(), before);
        plot.show();
        QTRY_VERIFY(plot.focusProxy()->grab().toImage() != before);
    }

    void thePlotFollowsTheTheme() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(swings(1, 300));
        settle(plot);
        QVERIFY(inkOf(plot, runStyle(0, Theme::Light).colour) > 50);
        applyTheme(*qApp, Theme::Dark);
        QTest::qWait(60);
        QCOMPARE(inkOf(plot, runStyle(0, Theme::Light).colour), 0);
        QVERIFY(inkOf(plot, runStyle(0, Theme::Dark).colour) > 50);
        QCOMPARE(plot.focusProxy()->grab().toImage().pixelColor(8, 8), coloursOf(Theme::Dark).card);
    }

    void rightToLeftKeepsThePlotLeftToRight() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(swings(1, 300));
        settle(plot);
        const QImage before = plot.focusProxy()->grab().toImage();
        plot.setLayoutDirection(Qt::RightToLeft);
        QTest::qWait(60);
        QCOMPARE(plot.focusProxy()->layoutDirection(), Qt::LeftToRight);
        QCOMPARE(plot.focusProxy()->grab().toImage(), before);
    }
};

REGISTER_TEST(PlotTest)

} // namespace timestep::plot_test
#include "plot.moc"
