// SPDX-License-Identifier: GPL-3.0-or-later
// Places that the keys of a plot jump to: extrema, zeros and crossings; and the description of its curves.
#include "widgets/plot/reading/curve_places.h"
#include "tests/tools.h"
#include "tests/widgets/angle_plot.h"
#include "widgets/plot/chart/legend.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAccessible>

#include <cmath>
#include <limits>

namespace timestep::curve_places_test {

namespace {

using Kind = CurvePlace::Kind;
using Values = std::vector<double>;

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

/// "max 2, min 5" from left to right; also checks that going backwards finds the same ones.
QString extremaOf(const Values& ys) {
    QStringList forward, backward;
    const auto text = [](const CurvePlace& place) {
        return QStringLiteral("%1 %2").arg(place.kind == Kind::Maximum ? "max" : "min").arg(place.row);
    };
    for (auto place = nextExtremum(ys, 0, true); place; place = nextExtremum(ys, place->row, true))
        forward << text(*place);
    for (auto place = nextExtremum(ys, ys.size(), false); place; place = nextExtremum(ys, place->row, false))
        backward.prepend(text(*place));
    return forward == backward ? forward.join(", ") : forward.join(", ") + " | " + backward.join(", ");
}

/// "1-2" for a change of sign between rows 1 and 2, "3" for one at row 3.
QString zerosOf(const Values& ys, const std::vector<Values>& differences = {}) {
    QStringList forward, backward;
    const auto text = [](const CurvePlace& place) {
        const QString rows = place.from == place.row ? QString::number(place.row)
                                                     : QStringLiteral("%1-%2").arg(place.from).arg(place.row);
        return place.kind == Kind::Zero ? rows : QStringLiteral("%1 of %2").arg(rows).arg(place.other);
    };
    for (auto place = nextCrossing(ys, differences, 0, true); place;
         place = nextCrossing(ys, differences, place->row, true))
        forward << text(*place);
    for (auto place = nextCrossing(ys, differences, ys.size(), false); place;
         place = nextCrossing(ys, differences, place->row, false))
        backward.prepend(text(*place));
    return forward == backward ? forward.join(", ") : forward.join(", ") + " | " + backward.join(", ");
}

Table cosines(int runs, int rows) {
    Table table;
    for (int run = 0; run < runs; ++run) {
        table.runs.push_back("run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, angle{"angle", "angle θ", "°", run, {}};
        for (int i = 0; i < rows; ++i) {
            time.values.push_back(i * 0.01);
            angle.values.push_back(std::cos(i * 0.03 + run));
        }
        for (const Column& column : {time, angle}) table.columns.push_back(column);
    }
    return table;
}

} // namespace

class CurvePlaces : public QObject {
    Q_OBJECT

    /// The text of a screen reader at the point that is read.
    static QString pointOf(const PlotWidget& plot) {
        QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(plot.focusProxy());
        QAccessibleInterface* point = chart->focusChild();
        return point != nullptr ? point->text(QAccessible::Name).replace(QChar(QChar::Nbsp), QLatin1Char(' '))
                                : QString();
    }

private slots:
    void anExtremumIsHigherOrLowerThanBothNeighbours() {
        QCOMPARE(extremaOf({0, 1, 2, 1, 0, 1}), QString("max 2, min 4"));
        QCOMPARE(extremaOf({0, 1, 2, 3}), QString()); // the ends are not extrema
        QCOMPARE(extremaOf({3, 2, 2, 1}), QString()); // a terrace is not an extremum
        QCOMPARE(extremaOf({1, 1, 1}), QString());
        QCOMPARE(extremaOf({}), QString());
        QCOMPARE(extremaOf({1}), QString());
    }

    void plateauExtremumIsItsMiddleRow() {
        QCOMPARE(extremaOf({0, 2, 2, 2, 0}), QString("max 2"));
        QCOMPARE(extremaOf({0, 2, 2, 0}), QString("max 1"));
        QCOMPARE(extremaOf({5, 1, 1, 1, 1, 1, 4}), QString("min 3"));
        QCOMPARE(extremaOf({2, 2, 0, 1, 1}), QString("min 2")); // plateaus at the ends are not extrema
    }

    void rowsBesideAGapAreNotExtrema() {
        QCOMPARE(extremaOf({0, 2, gap, 1, 3, 1}), QString("max 4"));
        QCOMPARE(extremaOf({0, 2, 2, gap}), QString());
        QCOMPARE(extremaOf({gap, gap, gap}), QString());
    }

    void aZeroIsAChangeOfSign() {
        QCOMPARE(zerosOf({1, 2, -1, -2, 3}), QString("1-2, 3-4"));
        QCOMPARE(zerosOf({1, 0, -1}), QString("1"));
        QCOMPARE(zerosOf({1, 0, 0, 0, -1}), QString("1"));
        QCOMPARE(zerosOf({1, 0, 1}), QString()); // only touches zero
        QCOMPARE(zerosOf({0, 1, 2, 0}), QString());
        QCOMPARE(zerosOf({1, gap, -1}), QString());
        QCOMPARE(zerosOf({1, 2}), QString());
    }

    void curvesCrossWhereTheirDifferenceChangesItsSign() {
        const Values xs{0, 1, 2, 3, 4}, ys{0, 1, 2, 3, 4};
        const Values flat = differencesFrom(xs, ys, Values{0, 4}, Values{1.5, 1.5});
        QCOMPARE(flat, (Values{-1.5, -0.5, 0.5, 1.5, 2.5}));
        QCOMPARE(zerosOf({1, 2, 3, 4, 5}, {{}, flat}), QString("1-2 of 1"));
        // Beyond the other curve the difference is unknown.
        const Values some = differencesFrom(xs, ys, Values{1, 2}, Values{0, 0});
        QVERIFY(std::isnan(some[0]) && some[1] == 1 && some[2] == 2 && std::isnan(some[3]));
        // The nearest one comes first, whatever its kind.
        QCOMPARE(zerosOf({-1, 1, 2, 3}, {{-1, -1, -1, 1}}), QString("0-1, 2-3 of 0"));
    }

    void keysJumpToThesePlacesAndNameThem() {
        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(cosines(2, 320));
        plot.resize(640, 400);
        plot.show();
        plot.focusProxy()->setFocus();
        QTest::qWait(60);
        const auto press = [&plot](Qt::Key key, Qt::KeyboardModifiers with = {}) {
            QTest::keyClick(plot.focusProxy(), key, with);
            return pointOf(plot);
        };
        QVERIFY2(press(Qt::Key_Home).startsWith("run 0: time t = 0 s"), qPrintable(pointOf(plot)));
        // cos 0.03 i: minimum at i = 105, maximum at i = 209; zeros at 52.4, 157.1, 261.8
        QString said = press(Qt::Key_PageDown);
        QVERIFY2(said.startsWith("run 0: time t = 1.05 s") && said.endsWith("minimum"), qPrintable(said));
        said = press(Qt::Key_PageDown);
        QVERIFY2(said.startsWith("run 0: time t = 2.09 s") && said.endsWith("maximum"), qPrintable(said));
        said = press(Qt::Key_PageUp);
        QVERIFY2(said.startsWith("run 0: time t = 1.05 s") && said.endsWith("minimum"), qPrintable(said));
        said = press(Qt::Key_PageUp);
        QVERIFY2(said.startsWith("run 0: time t = 1.05 s") &&
                     said.endsWith("no maximum or minimum before it"),
                 qPrintable(said));
        QVERIFY2(plot.summary().contains("no maximum or minimum before it"), qPrintable(plot.summary()));
        // After the next step the text no longer mentions it.
        QVERIFY(!press(Qt::Key_Right).contains("minimum"));
        press(Qt::Key_Home);
        said = press(Qt::Key_PageDown, Qt::ShiftModifier);
        QVERIFY2(said.endsWith("zero crossing between time t = 0.52 and 0.53 s"), qPrintable(said));
        // cos(a) = cos(a + 1) at a = pi - 1/2 = 2.64: i = 88.05
        said = press(Qt::Key_PageDown, Qt::ShiftModifier);
        QVERIFY2(said.endsWith("crosses run 1 between time t = 0.88 and 0.89 s"), qPrintable(said));
        said = press(Qt::Key_PageUp, Qt::ShiftModifier);
        QVERIFY2(said.contains("zero crossing"), qPrintable(said));
        QVERIFY2(press(Qt::Key_End).startsWith("run 0: time t = 3.19 s"), qPrintable(pointOf(plot)));
        QVERIFY(press(Qt::Key_PageDown, Qt::ShiftModifier).endsWith("no zero or crossing after it"));
        // The same keys read the other curve when it is chosen.
        press(Qt::Key_Home);
        press(Qt::Key_Down);
        QVERIFY2(press(Qt::Key_PageDown).startsWith("run 1: time t = 0.71 s"), qPrintable(pointOf(plot)));
    }

    /// Only where a legend would take more than a sixth of the plot, and where they cross nothing.
    void namesAreAtTheEndsOfCurvesIfThereIsRoom() {
        const auto isCompact = [](double apart, int wide) {
            Table table = cosines(4, 60);
            for (std::size_t run = 0; run < 4; ++run) {
                table.runs[run] = "a run with a long name, number " + std::to_string(run);
                for (double& value : table.columns[2 * run + 1].values)
                    value += apart * static_cast<double>(run);
            }
            PlotWidget plot;
            plot.setSpec(angleOverTime());
            plot.setTable(table);
            plot.show();
            const int line = plot.fontMetrics().height();
            plot.resize(wide * line, 20 * line);
            QTest::qWait(60);
            return plot.findChild<Legend*>()->isCompact();
        };
        QVERIFY(isCompact(20, 24));   // curves one above the other
        QVERIFY(!isCompact(20, 12));  // no room for the names
        QVERIFY(!isCompact(0, 24));   // they would cross the curves
        QVERIFY(!isCompact(20, 110)); // the legend is one row
    }

    /// The summary has trend, range, last value and verdict, and the visible part when zoomed.
    void theSummarySaysWhetherACurveStaysBounded() {
        Table table;
        table.runs.push_back("run 0");
        Column time{"time", "time t", "s", 0, {}}, bounded{"bounded", "b", "1", 0, {}},
            growing{"growing", "g", "1", 0, {}}, decaying{"decaying", "d", "1", 0, {}};
        for (int i = 0; i < 800; ++i) {
            time.values.push_back(i * 0.1);
            bounded.values.push_back(std::sin(i * 0.1));
            growing.values.push_back(std::exp(i * 0.005) * std::sin(i * 0.1));
            decaying.values.push_back(std::exp(-i * 0.005) * std::sin(i * 0.1));
        }
        table.columns = {time, bounded, growing, decaying};
        const auto summaryOf = [&table](const char* column) {
            PlotWidget plot;
            PlotSpec spec = angleOverTime();
            spec.y = {column};
            plot.setSpec(spec);
            plot.setTable(table);
            QTest::qWait(60);
            return plot.summary();
        };
        const QString first = summaryOf("bounded"), second = summaryOf("growing"),
                      third = summaryOf("decaying");
        QVERIFY2(first.contains("stays bounded") && first.contains("x from 0 to 79.9"), qPrintable(first));
        QVERIFY2(second.contains("keeps growing") && !second.contains("bounded"), qPrintable(second));
        QVERIFY2(third.contains("keeps decaying") && !third.contains("growing"), qPrintable(third));

        PlotWidget plot;
        plot.setSpec(angleOverTime());
        plot.setTable(cosines(1, 40)); // too short for a verdict
        plot.resize(640, 400);
        plot.show();
        QTest::qWait(60);
        QVERIFY(!plot.summary().contains("bounded") && !plot.summary().contains("Zoomed"));
        QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
        QVERIFY2(plot.summary().contains("Zoomed: x from "), qPrintable(plot.summary()));
        QTest::keyClick(plot.focusProxy(), Qt::Key_0);
        QVERIFY2(!plot.summary().contains("Zoomed"), qPrintable(plot.summary()));
    }
};

REGISTER_TEST(CurvePlaces)

} // namespace timestep::curve_places_test
#include "curve_places.moc"
