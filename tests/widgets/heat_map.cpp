// SPDX-License-Identifier: GPL-3.0-or-later
// Heat maps: from a table to cells, colours and a reading.
#include "widgets/plot/curves/heat_map.h"
#include "tests/tools.h"
#include "widgets/export/figure.h"
#include "widgets/plot/widget/plot_widget.h"

namespace timestep::heat_map_test {

namespace {

/// growth = x + 10 y on a grid of 3 by 2; x in 1, 2, 3 and y in 5, 7.
Table gridTable() {
    Table table;
    table.runs = {"run"};
    table.columns = {{"value", "stiffness", "N/m", -1, {1, 2, 3, 1, 2, 3}},
                     {"step", "step size h", "s", -1, {5, 5, 5, 7, 7, 7}},
                     {"growth", "growth factor per step", "1", 0, {51, 52, 53, 71, 72, 73}}};
    return table;
}

PlotSpec mapSpec() {
    PlotSpec spec;
    spec.title = "Map";
    spec.x = "value";
    spec.y = {"step"};
    spec.colour = "growth";
    spec.referenceLines = {{"theory", -1, {1, 3}, {5, 7}}};
    return spec;
}

} // namespace

class HeatMaps : public QObject {
    Q_OBJECT

private slots:
    void rowsOfTheTableBecomeCells() {
        const Table table = gridTable();
        const HeatGrid grid = heatGridOf(table, mapSpec());
        QCOMPARE(grid.columns, std::size_t(3));
        QCOMPARE(grid.rows, std::size_t(2));
        PlotSpec without = mapSpec();
        without.colour = "charm";
        QVERIFY(heatGridOf(table, without).isEmpty());
        QCustomPlot plot;
        plot.resize(400, 300);
        HeatMap map(plot);
        map.setContent(grid, std::nullopt);
        QCOMPARE(map.xRange().low, 0.5);
        QCOMPARE(map.xRange().high, 3.5);
        QCOMPARE(map.yRange().low, 4.0);
        QCOMPARE(map.yRange().high, 8.0);
        plot.xAxis->setRange(0.5, 3.5);
        plot.yAxis->setRange(4, 8);
        plot.replot();
        for (std::size_t row = 0; row < 6; ++row)
            QCOMPARE(map.cellAt(map.positionOf(row)), std::optional(row));
        QVERIFY(!map.cellAt(QPointF(-500, -500)));
    }

    void keysReadTheCells() {
        PlotWidget widget;
        widget.setTable(gridTable());
        widget.setSpec(mapSpec());
        widget.resize(500, 400);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        auto* canvas = widget.findChild<QCustomPlot*>();
        QVERIFY(canvas->isVisible());
        QVERIFY(widget.summary().contains("3") && widget.summary().contains("growth factor"));
        QTest::keyClick(canvas, Qt::Key_Right); // starts in the middle
        QVERIFY2(widget.summary().contains("72"), qPrintable(widget.summary()));
        QTest::keyClick(canvas, Qt::Key_Right);
        QVERIFY2(widget.summary().contains("73"), qPrintable(widget.summary()));
        QTest::keyClick(canvas, Qt::Key_Down);
        QVERIFY2(widget.summary().contains("53"), qPrintable(widget.summary()));
        QTest::keyClick(canvas, Qt::Key_Down); // stays at the edge
        QVERIFY(widget.summary().contains("53"));
        QVERIFY(widget.tableAsText().contains("53"));
        // Back to curves: the colour scale disappears.
        PlotSpec curves;
        curves.x = "value";
        curves.y = {"growth"};
        widget.setSpec(curves);
        QVERIFY(canvas->findChildren<QCPColorScale*>().isEmpty());
    }

    void aFigureHasTheColoursAndTheLine() {
        FigureSpec layout;
        layout.experiment = "{\"analysis\": 1}";
        const Table table = gridTable();
        const QImage image = figureImage({layout, mapSpec(), table});
        const auto has = [&](QColor wanted) {
            for (int y = 0; y < image.height(); y += 5)
                for (int x = 0; x < image.width(); x += 5)
                    if (QColor(image.pixel(x, y)) == wanted) return true;
            return false;
        };
        QVERIFY(has(QColor(68, 1, 84)));    // the lowest cell
        QVERIFY(has(QColor(253, 231, 37))); // the highest
        const QByteArray svg = figureSvg({layout, mapSpec(), table});
        QVERIFY(svg.contains("<image") && svg.contains("theory") && svg.contains("growth factor"));
    }
};

REGISTER_TEST(HeatMaps)

} // namespace timestep::heat_map_test
#include "heat_map.moc"
