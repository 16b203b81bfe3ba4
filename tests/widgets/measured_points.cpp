// SPDX-License-Identifier: GPL-3.0-or-later
// Measured points over the curves of a plot: their axes, the ranges of the axes, figures.
#include "tests/tools.h"
#include "widgets/export/figure_tex.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/widget/plot_widget.h"

#include <cmath>

namespace timestep::measured_points_test {

namespace {

Table fall() {
    Table table;
    table.runs = {"run"};
    table.columns.push_back({"time", "time t", "s", 0, {0, 1, 2}});
    table.columns.push_back({"y", "height y", "m", 0, {0, 1, 2}});
    table.columns.push_back({"v", "velocity v", "m/s", 0, {0, 1, 2}});
    return table;
}

PlotSpec withPoints() {
    PlotSpec spec;
    spec.x = "time";
    spec.y = {"y"};
    spec.added.points.push_back({"time y", "drop.csv", {0.5, 1.5, 4}, {0.6, 1.4, 3}, {0.1, 0.1, 2}});
    return spec;
}

} // namespace

class MeasuredPointsTest : public QObject {
    Q_OBJECT

private slots:
    void pointsAreMarkersWithoutALine() {
        const Table table = fall();
        const PlotContent content(table, withPoints());
        const CurveSet set = curvesOf(content.table(), content.spec(), Theme::Light);
        QCOMPARE(set.curves.size(), std::size_t(2));
        const Curve& points = set.curves[1];
        QCOMPARE(points.label, QString("drop.csv"));
        QVERIFY(points.marks == Marks::Markers && points.style.marker != Marker::None);
        QVERIFY(points.style.colour != set.curves[0].style.colour);
    }

    void severalSetsOfPointsDifferInTheirMarkers() {
        PlotSpec spec = withPoints();
        spec.added.points.push_back({"time y", "again.csv", {1}, {1}, {}});
        const Table table = fall();
        const PlotContent content(table, spec);
        const CurveSet set = curvesOf(content.table(), content.spec(), Theme::Light);
        QCOMPARE(set.curves.size(), std::size_t(3));
        QVERIFY(set.curves[1].style.marker != set.curves[2].style.marker);
    }

    void pointsStayOnTheirAxes() {
        PlotSpec spec = withPoints();
        spec.y = {"v"};
        const Table table = fall();
        const PlotContent content(table, spec);
        QCOMPARE(curvesOf(content.table(), content.spec(), Theme::Light).curves.size(), std::size_t(1));
    }

    void theAxesContainTheErrorBars() {
        PlotWidget plot;
        plot.resize(500, 400);
        plot.setTable(fall());
        plot.setSpec(withPoints());
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const QRectF axes = plot.axesRect();
        const QPointF corner = plot.valueAt(axes.topRight());
        QVERIFY2(corner.x() >= 4, qPrintable(QString::number(corner.x())));
        QVERIFY2(corner.y() >= 4.9, qPrintable(QString::number(corner.y()))); // 3 + 2, less a pixel
        PlotSpec without = withPoints();
        without.added.points[0].errors.clear();
        plot.setSpec(without);
        QTest::qWait(50);
        QVERIFY(plot.valueAt(axes.topRight()).y() < 4.5);
    }

    void figuresShowThem() {
        const Table table = fall();
        const PlotSpec spec = withPoints();
        FigureSpec layout;
        const QByteArray tex = figureTex({layout, spec, table});
        QVERIFY2(tex.contains("only marks") && tex.contains(" {drop.csv};"), tex.constData());
        QVERIFY2(tex.contains("{(4,1) (4,5)}"), tex.constData()); // the error bar of the last point
        QVERIFY(figureSvg({layout, spec, table}).contains("drop.csv"));
    }
};

REGISTER_TEST(MeasuredPointsTest)

} // namespace timestep::measured_points_test
#include "measured_points.moc"
