// SPDX-License-Identifier: GPL-3.0-or-later
// Labels, ranges, names and colours that the reader sets in a plot.
#include "tests/tools.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/dialogs/colour_button.h"
#include "widgets/plot/dialogs/properties_dialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>

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
    void theReadersNamesAndColoursReplaceTheUsualOnes() {
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

    void colourAndMarkerShowTheRunAndDashShowsTheColumn() {
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
        spec.y = {"x"}; // runs differ in all three
        const std::vector<Curve> runs = curvesOf(table, spec, Theme::Print).curves;
        QVERIFY(runs[0].style.dash != runs[1].style.dash && runs[0].style.marker != runs[1].style.marker);
    }

    void theDialogReadsColoursLineWidthsAndFont() {
        PlotSpec before = positions();
        before.runColours = {{0, QColor("#123456")}};
        before.runWidths = {{0, 2}};
        PropertiesDialog dialog(twoRuns(), before);
        QCOMPARE(dialog.read(), QString());
        QCOMPARE(dialog.spec().runColours, before.runColours);
        QCOMPARE(dialog.spec().runWidths, before.runWidths);
        QVERIFY(dialog.spec().fontFamily.isEmpty());
        const QList<ColourButton*> colours = dialog.findChildren<ColourButton*>();
        const QList<QDoubleSpinBox*> widths = dialog.findChildren<QDoubleSpinBox*>();
        auto* const font = dialog.findChild<QComboBox*>();
        QVERIFY(colours.size() == 2 && widths.size() == 2 && font != nullptr && font->count() > 1);
        colours[0]->menu()->actions().front()->trigger(); // as usual
        colours[1]->menu()->actions().at(3)->trigger();   // after a line, the second of the palette
        widths[0]->setValue(0);
        widths[1]->setValue(3);
        font->setCurrentIndex(1);
        QCOMPARE(dialog.read(), QString());
        QCOMPARE(dialog.spec().runColours, (std::map<int, QColor>{{1, runStyle(1, Theme::Light).colour}}));
        QCOMPARE(dialog.spec().runWidths, (std::map<int, double>{{1, 3.0}}));
        QCOMPARE(dialog.spec().fontFamily, font->itemText(1));
        const CurveSet set = curvesOf(twoRuns(), dialog.spec(), Theme::Print);
        QCOMPARE(set.curves[0].style.width, 1.0);
        QCOMPARE(set.curves[1].style.width, 3 / usualLinePt);
        QCOMPARE(penOf(set.curves[1].style, 1.4).widthF(), 3 / usualLinePt * 1.4);
    }

    void aFitDiffersFromEveryRun() {
        std::vector<QList<qreal>> patterns;
        for (int run = 0; run < mostStyles; ++run) patterns.push_back(runStyle(run, Theme::Light).dash);
        patterns.push_back(referenceStyle(0, Theme::Light).dash);
        patterns.push_back(guessStyle(Theme::Light).dash);
        constexpr double alike = 1.45; // lengths in this ratio look the same
        const auto looksLike = [](const QList<qreal>& a, const QList<qreal>& b) {
            if (a.size() != b.size()) return false;
            for (qsizetype i = 0; i < a.size(); ++i)
                if (std::max(a[i], b[i]) > alike * std::min(a[i], b[i])) return false;
            return true;
        };
        for (std::size_t i = 0; i < patterns.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY2(!looksLike(patterns[i], patterns[k]),
                         qPrintable(QString("%1 and %2").arg(k).arg(i)));
        QVERIFY(looksLike({1.5, 3}, {2, 3}));
        QVERIFY(referenceStyle(0, Theme::Light).width < 0.8);
    }

    void theDialogReadsLabelsRangesAndNames() {
        PropertiesDialog dialog(twoRuns(), positions());
        QList<QLineEdit*> fields = dialog.findChildren<QLineEdit*>();
        fields.removeIf([](QLineEdit* one) { return qobject_cast<QDoubleSpinBox*>(one->parentWidget()); });
        QCOMPARE(fields.size(), 10); // two labels, four ends, two distances of ticks, two names
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
