// SPDX-License-Identifier: GPL-3.0-or-later
// Axes that are stable and correct: equal scales, signs, the exact motion, the last run.
#include "core/undefined.h"
#include "tests/tools.h"
#include "widgets/look/theme.h"
#include "widgets/plot/axes/ranges.h"
#include "widgets/plot/chart/legend.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QImage>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <numbers>

namespace timestep::plot_axes_test {

namespace {

/// A cart of acceleration 10 in steps of 1 s: below the exact motion in run 0, above it in run 1.
Table carts(int rows) {
    Table table;
    for (int run = 0; run < 2; ++run) {
        table.runs.push_back(run == 0 ? "below" : "above");
        Column time{"time", "time t", "s", run, {}}, error{"position-error", "position error", "m", run, {}},
            x{"x", "position", "m", run, {}}, exact{"x-exact", "position (exact)", "m", run, {}},
            v{"v", "velocity", "m/s", run, {}}, vExact{"v-exact", "velocity (exact)", "m/s", run, {}};
        for (int i = 0; i < rows; ++i) {
            const double t = i, side = run == 0 ? -5 * t : 5 * t;
            time.values.push_back(t);
            exact.values.push_back(5 * t * t);
            x.values.push_back(5 * t * t + side);
            error.values.push_back(std::abs(side));
            v.values.push_back(10 * t);
            vExact.values.push_back(10 * t);
        }
        for (const Column& column : {time, error, x, exact, v, vExact}) table.columns.push_back(column);
    }
    return table;
}

PlotSpec over(const char* x, const char* y) {
    PlotSpec spec;
    spec.x = x;
    spec.y = {y};
    return spec;
}

/// The rectangle of the axes with its edge.
QRectF edged(const PlotWidget& plot) {
    return plot.axesRect().adjusted(-2, -2, 2, 2);
}

void settle(PlotWidget& plot) {
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QTest::qWait(60);
}

} // namespace

class PlotAxes : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void errorsOfOneCoordinateKeepTheirSign() {
        const Table table = carts(11);
        PlotSpec spec = over("time", "position-error");
        const PlotContent sides(table, spec);
        QCOMPARE(sides.spec().y, std::vector<std::string>{"signed-position-error"});
        for (const int run : {0, 1}) {
            const Column* column = sides.table().find("signed-position-error", run);
            QVERIFY(column != nullptr);
            COMPARE_NEAR(column->values.back(), run == 0 ? -50 : 50, 1e-12);
        }
        const auto kept = [&](const Table& of, const PlotSpec& asked) {
            return PlotContent(of, asked).spec().y == std::vector<std::string>{"position-error"};
        };
        spec.logY = true; // has no place for a sign
        QVERIFY(kept(table, spec));
        spec.logY = false;
        spec.signedErrors = false;
        QVERIFY(kept(table, spec));
        spec.signedErrors = true;
        Table plane = table; // with two coordinates an error has no sign
        for (const int run : {0, 1})
            for (const char* id : {"y", "y-exact", "w", "w-exact"})
                plane.columns.push_back({id, id, "m", run, std::vector<double>(11, 0)});
        QVERIFY(kept(plane, spec));
    }

    void signedErrorsGrowWithTheRows() {
        const Table few = carts(3), many = carts(11);
        Table growing = few;
        PlotContent content(growing, over("time", "position-error"));
        for (std::size_t i = 0; i < growing.columns.size(); ++i)
            growing.columns[i].values = many.columns[i].values;
        QVERIFY(content.grow());
        QCOMPARE(content.table().find("signed-position-error", 0)->values.size(), std::size_t{11});
        COMPARE_NEAR(content.table().find("signed-position-error", 0)->values.back(), -50, 1e-12);
    }

    void equalScalesShowACircleAsACircle_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(700, 300);
        QTest::newRow("high") << QSize(300, 700);
        QTest::newRow("narrow") << QSize(260, 260);
    }

    void equalScalesShowACircleAsACircle() {
        QFETCH(QSize, size);
        Table table;
        table.runs = {"a"};
        table.columns = {{"x", "x", "m", 0, {}}, {"v", "v", "m/s", 0, {}}};
        for (int i = 0; i <= 100; ++i) {
            table.columns[0].values.push_back(std::cos(0.02 * std::numbers::pi * i));
            table.columns[1].values.push_back(std::sin(0.02 * std::numbers::pi * i));
        }
        for (const bool equal : {true, false}) {
            PlotWidget plot;
            PlotSpec spec = over("x", "v");
            spec.equalScales = equal;
            plot.resize(size);
            plot.setSpec(spec);
            plot.setTable(table);
            settle(plot);
            plot.resize(size + QSize(1, 1)); // the second layout uses the margins of the first
            QTest::qWait(60);
            const double across = plot.pixelAt({1, 0}).x() - plot.pixelAt({-1, 0}).x();
            const double up = plot.pixelAt({0, -1}).y() - plot.pixelAt({0, 1}).y();
            if (equal)
                COMPARE_NEAR(across / up, 1, 0.02);
            else
                QVERIFY2(std::abs(across / up - 1) > 0.1 || size.width() == size.height(),
                         qPrintable(QString::number(across / up)));
            QVERIFY(edged(plot).contains(plot.pixelAt({1, 0})));
            QVERIFY(edged(plot).contains(plot.pixelAt({0, 1})));
        }
    }

    void growingDataRarelyChangeTheAxes() {
        Extent extent;
        std::vector<double> values;
        PlotRange range;
        int changes = 0;
        for (int i = 0; i <= 1000; ++i) {
            values.push_back(i * 0.37);
            extent.append(values);
            const PlotRange next = grownRange(range, extent, false);
            changes += next.low != range.low || next.high != range.high;
            range = next;
            QVERIFY(range.low <= extent.low && extent.high <= range.high);
        }
        QVERIFY2(changes > 3 && changes < 45, qPrintable(QString::number(changes)));
        QVERIFY2(range.high < 2 * extent.high, qPrintable(QString::number(range.high)));
        COMPARE_NEAR(range.low, 0, 0);
    }

    void rangesOfNonNegativeDataDoNotGrowBelowZero() {
        for (const double sign : {1.0, -1.0}) {
            Extent extent;
            std::vector<double> values{sign * 10};
            extent.append(values);
            PlotRange range = grownRange({}, extent, false);
            for (const double value : {6.0, 2.0, 0.0, 0.0}) {
                values.push_back(sign * value);
                extent.append(values);
                range = grownRange(range, extent, false);
                QVERIFY(range.low <= extent.low && extent.high <= range.high);
            }
            COMPARE_NEAR(sign > 0 ? range.low : range.high, 0, 0);
            values.push_back(sign * -1);
            extent.append(values);
            QVERIFY(sign > 0 ? grownRange(range, extent, false).low < -1
                             : grownRange(range, extent, false).high > 1);
        }
    }

    void zerosGiveNoNegativeRange() {
        Extent zeros;
        zeros.append(std::vector<double>(5, 0.0));
        const PlotRange range = niceRange(zeros, false, false);
        COMPARE_NEAR(range.low, 0, 0);
        COMPARE_NEAR(range.high, 1, 0);
        QCOMPARE(tickDigits(0, 10500, 2500), 5); // 10250 in full
    }

    void theExactMotionIsSmoothBetweenTheRows() {
        PlotWidget plot;
        PlotSpec spec = over("time", "x-exact");
        spec.runs = {0};
        plot.resize(430, 330);
        plot.setSpec(spec);
        plot.setTable(carts(3)); // at 0, 1 and 2 s
        int asked = 0;
        plot.setExactMotion(
            std::make_shared<const ExactMotion>([&asked](const std::string& column, int run, double time) {
                ++asked;
                return column == "x-exact" && run == 0 ? 5 * time * time : undefined;
            }));
        settle(plot);
        QVERIFY2(asked > 100, qPrintable(QString::number(asked)));
        // Half-way between the last rows the parabola lies below the chord, at 11.25 m and not at 12.5 m.
        const QImage image = plot.grab().toImage();
        const auto inked = [&](double y) {
            const QPointF at = plot.pixelAt({1.5, y});
            int dark = 0;
            for (int dy = -2; dy <= 2; ++dy)
                dark += qGray(image.pixel(qRound(at.x()), qRound(at.y()) + dy)) < 170;
            return dark;
        };
        QVERIFY2(inked(11.25) > 0 && inked(12.5) == 0,
                 qPrintable(QString("%1 %2").arg(inked(11.25)).arg(inked(12.5))));
    }

    void theLastRunIsPaleAndOneClickClearsIt() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(over("time", "x"));
        plot.setTable(carts(5));
        const auto last = std::make_shared<const Table>(carts(11));
        plot.setLastRun(last, QStringLiteral("last run, step size h = 1 s"));
        settle(plot);
        // On the same axes, which contain the last run.
        QVERIFY(edged(plot).contains(plot.pixelAt({10, 550})));
        QSignalSpy unwanted(&plot, &PlotWidget::lastRunUnwanted);
        QList<QToolButton*> clear;
        for (QToolButton* button : plot.findChildren<QToolButton*>())
            if (button->isVisible() && button->accessibleName().startsWith("Clear the last run"))
                clear << button;
        QCOMPARE(clear.size(), 1); // one for both of its curves
        QTest::mouseClick(clear.front(), Qt::LeftButton);
        QTRY_COMPARE(unwanted.size(), 1);
        plot.setLastRun(nullptr, {});
        QTest::qWait(40);
        QVERIFY(!edged(plot).contains(plot.pixelAt({10, 550})));
    }

    void aLastRunThatExplodedLeavesTheAxisAlone() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(over("time", "x"));
        plot.setTable(carts(5));
        settle(plot);
        const QPointF before = plot.pixelAt({4, 50});
        Table last = carts(11);
        for (Column& column : last.columns)
            if (column.id == "x") column.values.back() = 1e190;
        plot.setLastRun(std::make_shared<const Table>(last), QStringLiteral("last run"));
        settle(plot);
        const QPointF after = plot.pixelAt({4, 50});
        QVERIFY2(std::abs(after.y() - before.y()) < 3, qPrintable(QString::number(after.y())));
    }

    void aSmallPlotNamesItsCurvesAtTheirEnds() {
        Table four;
        for (int run = 0; run < 4; ++run) {
            four.runs.push_back("A method with a name " + std::to_string(run));
            Column time{"time", "time t", "s", run, {}}, x{"x", "position", "m", run, {}};
            for (int i = 0; i <= 10; ++i) {
                time.values.push_back(i);
                x.values.push_back(0.1 * i + 10 * run);
            }
            four.columns.push_back(time);
            four.columns.push_back(x);
        }
        const auto style = [](PlotWidget& plot) {
            return plot.findChild<Legend*>()->findChildren<QToolButton*>().front()->toolButtonStyle();
        };
        PlotWidget narrow, wide, alone;
        const int line = narrow.fontMetrics().height();
        for (PlotWidget* plot : {&narrow, &wide}) {
            plot->setSpec(over("time", "x"));
            plot->setTable(four);
        }
        narrow.resize(20 * line, 20 * line);
        wide.resize(1200, 600);
        settle(narrow);
        settle(wide);
        QCOMPARE(style(narrow), Qt::ToolButtonIconOnly);
        QCOMPARE(style(wide), Qt::ToolButtonTextBesideIcon);
        QVERIFY2(narrow.axesRect().height() > 0.6 * narrow.height(),
                 qPrintable(QString::number(narrow.axesRect().height())));
        for (const QToolButton* button : narrow.findChild<Legend*>()->findChildren<QToolButton*>())
            QVERIFY(button->accessibleName().startsWith("A method"));
        alone.setSpec(over("time", "x"));
        alone.spec();
        Table one = four;
        one.columns.resize(2);
        one.runs.resize(1);
        alone.setTable(one);
        alone.resize(246, 330);
        settle(alone);
        QVERIFY(!alone.findChild<Legend*>()->isVisible()); // the head of the card names it
    }

    void eachStepIsARectangle() {
        PlotWidget plot;
        plot.resize(420, 360);
        PlotSpec spec = over("time", "v");
        spec.runs = {1};
        spec.rectangles = "x";
        plot.setSpec(spec);
        const auto filled = [&](int rows) {
            plot.setTable(carts(rows));
            settle(plot);
            const QImage image = plot.grab().toImage();
            // In the middle of each step, just above zero.
            int count = 0;
            for (int i = 0; i + 1 < 11; ++i)
                count +=
                    image.pixelColor(plot.pixelAt({i + 0.5, 2}).toPoint()) != coloursOf(Theme::Light).card;
            return count;
        };
        QCOMPARE(filled(11), 10);
        // As high as the position grew per second: 5 ((t + 1)^2 - t^2) + 5 = 10 t + 10, the right edge.
        const QImage image = plot.grab().toImage();
        const QColor card = coloursOf(Theme::Light).card;
        QVERIFY(image.pixelColor(plot.pixelAt({6.3, 67}).toPoint()) != card);
        QCOMPARE(image.pixelColor(plot.pixelAt({6.3, 78}).toPoint()), card);
        QVERIFY(filled(4) >= 3 && filled(4) <= 10);
    }

    void roundOffAroundZeroIsZero() {
        Extent noise, small;
        const std::vector<double> left{1e-15, -2e-15, 0}, real{1e-12, -2e-12};
        noise.append(left);
        small.append(real);
        const PlotRange flat = niceRange(noise, false, false), seen = niceRange(small, false, false);
        QCOMPARE(flat.low, 0.0);
        QCOMPARE(flat.high, 1.0);
        QVERIFY(seen.high < 1e-11);
    }
};

REGISTER_TEST(PlotAxes)

} // namespace timestep::plot_axes_test

#include "plot_axes.moc"
