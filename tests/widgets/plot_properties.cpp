// SPDX-License-Identifier: GPL-3.0-or-later
// Labels, ranges, names and colours that the reader gives a plot.
#include "tests/tools.h"
#include "widgets/plot/curves.h"
#include "widgets/plot/properties_dialog.h"

#include <QLineEdit>

#include <cmath>

namespace timestep::plot_properties_test {

namespace {

Table twoRuns() {
    Table table;
    table.runs = {"first", "second"};
    for (int run = 0; run < 2; ++run) {
        table.columns.push_back({"time", "time t", "s", run, {0, 1}});
        table.columns.push_back({"x", "position x", "m", run, {0, 1}});
    }
    return table;
}

PlotSpec positions() {
    PlotSpec spec;
    spec.x = "time";
    spec.y = {"x"};
    return spec;
}

} // namespace

class PlotProperties : public QObject {
    Q_OBJECT

private slots:
    void whatTheReaderGivesReplacesNamesAndColours() {
        const Table table = twoRuns();
        PlotSpec spec = positions();
        CurveSet set = curvesOf(table, spec, Theme::Print);
        QCOMPARE(set.x.text(), QString("time t / s"));
        QCOMPARE(set.curves[1].label, QString("second"));
        spec.xLabel = "Zeit in s";
        spec.runNames = {{1, "the other"}};
        spec.runColours = {{0, QColor("#123456")}};
        set = curvesOf(table, spec, Theme::Print);
        QCOMPARE(set.x.text(), QString("Zeit in s"));
        QCOMPARE(set.y.text(), QString("position x / m"));
        QCOMPARE(set.curves[0].label, QString("first"));
        QCOMPARE(set.curves[1].label, QString("the other"));
        QCOMPARE(set.curves[0].style.colour, QColor("#123456"));
        QVERIFY(set.curves[1].style.colour != QColor("#123456"));
    }

    void colourAndMarkerShowTheRunAndTheDashTheColumn() {
        Table table = twoRuns();
        for (int run = 0; run < 2; ++run) table.columns.push_back({"v", "velocity v", "m/s", run, {0, 1}});
        PlotSpec spec = positions();
        spec.y = {"x", "v"};
        const std::vector<Curve> curves = curvesOf(table, spec, Theme::Print).curves;
        QCOMPARE(curves.size(), std::size_t{4}); // run by run
        QVERIFY(curves[0].style.dash == curves[2].style.dash && curves[1].style.dash == curves[3].style.dash);
        QVERIFY(curves[0].style.dash != curves[1].style.dash);
        QVERIFY(curves[0].style.colour == curves[1].style.colour &&
                curves[0].style.marker == curves[1].style.marker);
        QVERIFY(curves[0].style.colour != curves[2].style.colour &&
                curves[0].style.marker != curves[2].style.marker);
        spec.y = {"x"}; // runs alone differ in all three
        const std::vector<Curve> runs = curvesOf(table, spec, Theme::Print).curves;
        QVERIFY(runs[0].style.dash != runs[1].style.dash && runs[0].style.marker != runs[1].style.marker);
    }

    void theDialogReadsLabelsRangesAndNames() {
        PropertiesDialog dialog(twoRuns(), positions());
        const QList<QLineEdit*> fields = dialog.findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), 8); // two labels, four ends, two names
        QCOMPARE(dialog.read(), QString());
        QVERIFY(!dialog.spec().xRange && dialog.spec().xLabel.isEmpty());
        const auto field = [&](const QString& standard, qsizetype which = 0) {
            QList<QLineEdit*> found;
            for (QLineEdit* one : fields)
                if (one->placeholderText() == standard) found << one;
            return found.value(which);
        };
        QVERIFY(field("time t / s") && field("second") && field("from the data", 3));
        field("time t / s")->setText("t");
        field("second")->setText("mine");
        for (QLineEdit* one : fields)
            if (one->accessibleName() == "Ends of the x axis, upper") one->setText("2,5");
        QCOMPARE(dialog.read(), QString());
        QCOMPARE(dialog.spec().xLabel, QString("t"));
        QCOMPARE(dialog.spec().runNames.at(1), QString("mine"));
        QVERIFY(dialog.spec().xRange && std::isinf(dialog.spec().xRange->low));
        QCOMPARE(dialog.spec().xRange->high, 2.5);
        for (QLineEdit* one : fields)
            if (one->accessibleName() == "Ends of the x axis, lower") one->setText("3");
        QVERIFY(dialog.read().contains("below"));
        QCOMPARE(dialog.spec().xRange->high, 2.5); // unchanged
        for (QLineEdit* one : fields)
            if (one->accessibleName() == "Ends of the x axis, lower") one->setText("three");
        QVERIFY(dialog.read().contains("three"));
    }
};

REGISTER_TEST(PlotProperties)

} // namespace timestep::plot_properties_test
#include "plot_properties.moc"
