// SPDX-License-Identifier: GPL-3.0-or-later
// Curves have names at any size, axes follow the data, and the last run does not hide the present one.
#include "tests/tools.h"
#include "widgets/look/theme.h"
#include "widgets/plot/chart/legend.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QImage>
#include <QToolButton>

#include <cmath>
#include <memory>

namespace timestep::plot_names_test {

namespace {

/// Runs of x = height (run + 1) t / 10 + ripple, up to t = 10 s.
Table ramps(int runs, int rows, double height = 1, int last = 10) {
    Table table;
    for (int run = 0; run < runs; ++run) {
        table.runs.push_back("method number " + std::to_string(run + 1));
        Column time{"time", "time t", "s", run, {}}, x{"x", "position", "m", run, {}};
        for (int i = 0; i < rows; ++i) {
            const double t = last * i / std::max(1.0, rows - 1.0);
            time.values.push_back(t);
            x.values.push_back(height * ((run + 1) * t / 10 + 0.02 * std::sin(5 * t)));
        }
        table.columns.push_back(std::move(time));
        table.columns.push_back(std::move(x));
    }
    return table;
}

PlotSpec positions(Marks marks = Marks::Lines) {
    PlotSpec spec;
    spec.x = "time";
    spec.y = {"x"};
    spec.marks = marks;
    return spec;
}

void settle(PlotWidget& plot) {
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QTest::qWait(60);
}

double highest(const PlotWidget& plot) {
    return plot.valueAt(plot.axesRect().topRight()).y();
}

} // namespace

class PlotNames : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void everyCurveIsNamedAtAnySize() {
        for (const QSize& size : {QSize(200, 170), QSize(330, 300), QSize(900, 560)})
            for (const int runs : {2, 7, 16})
                for (const int rows : {1, 40})
                    for (const Marks marks : {Marks::Lines, Marks::Markers}) {
                        PlotWidget plot;
                        plot.resize(size);
                        plot.setSpec(positions(marks));
                        const Table table = ramps(runs, rows);
                        plot.setTable(table);
                        settle(plot);
                        for (const std::string& name : table.runs)
                            QVERIFY2(plot.namesShown().contains(QString::fromStdString(name)),
                                     qPrintable(QString("%1 of %2 at %3 x %4, %5 rows")
                                                    .arg(QString::fromStdString(name))
                                                    .arg(runs)
                                                    .arg(size.width())
                                                    .arg(size.height())
                                                    .arg(rows)));
                    }
    }

    /// "Your prediction" was cut after a plot had been left alone.
    void labelsInTheLegendAreWholeAfterTheWidthHasChanged() {
        PlotWidget plot;
        plot.setSpec(positions());
        plot.setTable(ramps(2, 40));
        plot.setLastRun(std::make_shared<const Table>(ramps(2, 40, 1.2)),
                        QStringLiteral("last run, start, one frame before = 305.1 px"));
        plot.resize(900, 500);
        settle(plot);
        plot.resize(300, 400);
        QTest::qWait(60);
        for (const QToolButton* const button : plot.findChild<Legend*>()->findChildren<QToolButton*>()) {
            if (!button->isVisible()) continue;
            QVERIFY(button->width() >= button->sizeHint().width());
            QVERIFY2(!button->text().contains(QChar(0x2026)), qPrintable(button->text()));
        }
    }

    void aLegendLeavesASmallPlotItsRoom() {
        PlotWidget plot;
        PlotSpec spec = positions();
        spec.referenceLines = {ReferenceLine::horizontal(QStringLiteral("40°"), 0.7),
                               ReferenceLine::horizontal(QStringLiteral("90°"), 1.4)};
        plot.setSpec(spec);
        Table table = ramps(2, 600);
        table.runs = {"with the spring", "without"};
        plot.setTable(table);
        plot.resize(262, 195);
        settle(plot);
        const int high = plot.height() - qRound(plot.axesRect().bottom());
        const int line = plot.fontMetrics().height();
        QVERIFY2(high <= 5 * line, qPrintable(QString::number(high))); // numbers, axis, one row of names
        for (const char* name : {"with the spring", "without", "40°", "90°"})
            QVERIFY2(plot.namesShown().contains(QString::fromUtf8(name)), name);
    }

    void aNameThatWouldCrossACurveIsInTheLegend() {
        for (const bool free : {true, false}) {
            PlotWidget plot;
            PlotSpec spec = positions();
            spec.yRange = PlotRange{-1, 6};
            plot.setSpec(spec);
            Table table = ramps(5, 40);
            for (int run = 0; run < 5; ++run)
                table.runs[std::size_t(run)] += " with a long name, which fills a line";
            for (Column& column : table.columns)
                for (std::size_t i = 0; i < column.values.size() && column.id == "x"; ++i)
                    column.values[i] = free || i % 2 == 0 ? column.run : 5 - column.run;
            plot.setTable(table);
            plot.resize(620, 420);
            settle(plot);
            const QStringList inLegend = plot.findChild<Legend*>()->words();
            for (const std::string& name : table.runs) {
                QVERIFY2(plot.namesShown().contains(QString::fromStdString(name)), name.c_str());
                QCOMPARE(inLegend.contains(QString::fromStdString(name)), !free);
            }
        }
    }

    void theLastRunDoesNotHideThePresentOne() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(positions());
        plot.setTable(ramps(1, 40, 0.01));
        plot.setLastRun(std::make_shared<const Table>(ramps(1, 40)), QStringLiteral("last run"));
        settle(plot);
        QVERIFY2(highest(plot) < 0.02, qPrintable(QString::number(highest(plot))));
        // Where both can be seen, the axes hold both; also while the present run has only begun.
        plot.setTable(ramps(1, 40, 0.5));
        QTest::qWait(60);
        QVERIFY(highest(plot) >= 0.98);
        plot.setTable(ramps(1, 10, 0.01, 2));
        QTest::qWait(60);
        QVERIFY(highest(plot) >= 0.98);
    }

    void aDrawnPredictionIsNamedInTheSmallestPlot() {
        for (const int runs : {1, 2})
            for (const int lines : {6, 7, 12}) {
                PlotWidget plot;
                PlotSpec spec = positions();
                spec.referenceLines.push_back(
                    {QStringLiteral("your prediction"), -1, {0, 2, 6, 10}, {2.5, 2.4, 2.6, 2.5}});
                spec.referenceLines.back().guess = true;
                plot.setSpec(spec);
                plot.setTable(ramps(runs, 40));
                plot.resize(420, lines * plot.fontMetrics().height());
                settle(plot);
                QVERIFY2(plot.namesShown().contains(QStringLiteral("your prediction")),
                         qPrintable(QString("%1 runs, %2 lines").arg(runs).arg(lines)));
            }
    }

    void twoRunsThatAreComparedAreBothOnTheAxis() {
        PlotWidget plot;
        plot.resize(430, 330);
        plot.setSpec(positions());
        plot.setTable(ramps(1, 40, 0.06));
        plot.setLastRun(std::make_shared<const Table>(ramps(1, 40)), QStringLiteral("last run"));
        settle(plot);
        QVERIFY2(highest(plot) >= 0.98, qPrintable(QString::number(highest(plot))));
    }

    void aPredictionIsALineThatDoesNotHideTheRun() {
        for (const double guess : {0.3, 2.0, 400.0}) {
            PlotWidget plot;
            plot.resize(430, 330);
            PlotSpec spec = positions();
            spec.referenceLines = {ReferenceLine::horizontal(QStringLiteral("your prediction"), guess)};
            spec.referenceLines.back().guess = true;
            plot.setSpec(spec);
            plot.setTable(ramps(1, 40));
            settle(plot);
            QCOMPARE(highest(plot) > 0.98 * guess, guess < 5); // the run keeps a fifth of the height
            QVERIFY(highest(plot) > 0.98);
        }
        QVERIFY(guessStyle(Theme::Light).dash != referenceStyle(-1, Theme::Light).dash);
        QVERIFY(guessStyle(Theme::Light).colour != referenceStyle(-1, Theme::Light).colour);
    }

    void aRangeThatYieldsHoldsDataThatLeaveItALittle() {
        for (const bool yields : {true, false})
            for (const double reached : {1.0, 1.9, 1.97, 2.5, 40.0}) {
                PlotWidget plot;
                plot.resize(430, 330);
                PlotSpec spec = positions();
                spec.yRange = PlotRange{0, 1.7};
                spec.yRangeYields = yields;
                plot.setSpec(spec);
                plot.setTable(ramps(1, 40, reached));
                settle(plot);
                const bool holds = highest(plot) > reached;
                QCOMPARE(holds, reached < 1.7 || (yields && reached < 3));
                if (!yields || reached > 3) QVERIFY(std::abs(highest(plot) - 1.7) < 0.02);
            }
    }

    void aRangeThatYieldsShowsARunWhileItGrows() {
        for (const double height : {11.0, -11.0, 40.0}) {
            PlotWidget plot;
            plot.resize(430, 330);
            PlotSpec spec = positions();
            spec.yRange = PlotRange{-8, 8};
            spec.yRangeYields = true;
            plot.setSpec(spec);
            plot.show();
            QVERIFY(QTest::qWaitForWindowExposed(&plot));
            TableFeed feed;
            Table level;
            level.runs = {"one"};
            level.columns = {{"time", "time t", "s", 0, {}}, {"x", "position", "m", 0, {}}};
            for (int row = 0; row < 5; ++row) {
                level.columns[0].values.push_back(row);
                level.columns[1].values.push_back(height);
                plot.follow(feed, feed.take(level, row == 0)); // as a run sends its rows
                QTest::qWait(50);
                const double top = highest(plot), bottom = plot.valueAt(plot.axesRect().bottomLeft()).y();
                QVERIFY2(bottom < height && height < top, qPrintable(QString::number(row)));
            }
        }
    }

    void anAxisWithoutDataHasNoNumbers() {
        const auto inkBeside = [](int rows) {
            PlotWidget plot;
            plot.resize(430, 330);
            PlotSpec spec = positions();
            spec.xRange = PlotRange{0, 10};
            plot.setSpec(spec);
            plot.setTable(ramps(1, rows));
            plot.show();
            QTest::qWait(60);
            const QImage image = plot.grab().toImage();
            const QRect axes = plot.axesRect().toRect();
            const QRgb ground = coloursOf(Theme::Light).card.rgb();
            int left = 0, below = 0;
            const int label = QFontMetrics(plot.font()).height() + 6;
            for (int y = axes.top(); y < axes.bottom(); ++y) // where numbers end, not the name of the axis
                for (int x = axes.left() - 16; x < axes.left() - 6; ++x) left += image.pixel(x, y) != ground;
            for (int x = axes.left(); x < axes.right(); ++x)
                for (int y = axes.bottom() + 6; y < axes.bottom() + label; ++y)
                    below += image.pixel(x, y) != ground;
            return std::pair{left > 20, below > 20};
        };
        QVERIFY(inkBeside(40) == std::pair(true, true));
        QVERIFY(inkBeside(1) == std::pair(false, true)); // the range of x is given
    }
};

REGISTER_TEST(PlotNames)

} // namespace timestep::plot_names_test

#include "plot_names.moc"
