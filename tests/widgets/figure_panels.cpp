// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_panels.h"
#include "tests/tools.h"
#include "widgets/export/figure_measure.h"
#include "widgets/export/figure_tex.h"
#include "widgets/formula/tex_label.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_content.h"

#include <QRegularExpression>

#include <cmath>

namespace timestep::figure_panels_test {

namespace {

Table swings() {
    Table table;
    for (int run = 0; run < 3; ++run) {
        table.runs.push_back("run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, angle{"angle", "angle θ", "rad", run, {}},
            energy{"energy", "energy E", "J", run, {}}, error{"error", "error", "1", run, {}};
        for (int i = 0; i < 200; ++i) {
            time.values.push_back(i * 0.05);
            angle.values.push_back((1 + 0.1 * run) * std::cos(i * 0.15));
            energy.values.push_back(100 * std::exp(0.01 * i * run));
            error.values.push_back(std::pow(10, -6 + run + 0.01 * i));
        }
        for (Column* column : {&time, &angle, &energy, &error}) table.columns.push_back(*column);
    }
    return table;
}

PlotSpec over(const char* x, const char* y) {
    PlotSpec plot;
    plot.x = x;
    plot.y = {y};
    return plot;
}

int countOf(const FigureMeasure& measure, const QString& text) {
    return static_cast<int>(
        std::count_if(measure.texts.begin(), measure.texts.end(),
                      [&](const DrawnText& drawn) { return drawn.text.simplified() == text; }));
}

/// All that is drawn, one after the other: letters of other fonts are drawn apart.
QString allTexts(const FigureMeasure& measure) {
    QStringList all;
    for (const DrawnText& drawn : measure.texts) all << drawn.text;
    return all.join(QString());
}

} // namespace

class FigurePanelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        table = swings();
        first = over("time", "angle");
        layout.widthMm = 174;
        layout.heightMm = 110;
        PlotSpec log = over("time", "error");
        log.setYScale(AxisScale::Log);
        further = {{over("time", "energy"), &table}, {log, &table}, {over("angle", "energy"), &table}};
    }

    void panelsHaveLettersAndOneLegend() {
        const FigureMeasure measure = measureFigure({layout, first, table, {}, further});
        for (const char* letter : {"(a)", "(b)", "(c)", "(d)"}) QCOMPARE(countOf(measure, letter), 1);
        QCOMPARE(countOf(measure, "(e)"), 0);
        for (const char* run : {"run 0", "run 1", "run 2"}) QCOMPARE(countOf(measure, run), 1);
        QCOMPARE(figureFaults({layout, first, table, {}, further}), QStringList());
        FigureSpec bare = layout;
        bare.panelLetters = false;
        QCOMPARE(countOf(measureFigure({bare, first, table, {}, further}), "(a)"), 0);
        bare.legend = LegendPlace::None;
        QCOMPARE(countOf(measureFigure({bare, first, table, {}, further}), "run 1"), 0);
    }

    void axesAreInLineAndEquallyLarge() {
        const Figure figure{layout, first, table, {}, further};
        const FigurePanels panels(figure);
        QCOMPARE(panels.columns(), std::size_t(2));
        const auto axes = [&](auto panel) {
            const auto i = static_cast<std::size_t>(panel);
            return panels.panels()[i]->drawn->axes().translated(panels.panels()[i]->cell.topLeft());
        };
        constexpr double dot = 2;
        for (const auto& [one, other] : {std::pair{0, 2}, {1, 3}}) {
            COMPARE_NEAR(axes(one).left(), axes(other).left(), dot);
            COMPARE_NEAR(axes(one).right(), axes(other).right(), dot);
        }
        for (const auto& [one, other] : {std::pair{0, 1}, {2, 3}}) {
            COMPARE_NEAR(axes(one).top(), axes(other).top(), dot);
            COMPARE_NEAR(axes(one).bottom(), axes(other).bottom(), dot);
        }
        for (std::size_t i = 1; i < 4; ++i) {
            COMPARE_NEAR(axes(i).width(), axes(0).width(), 3 * dot);
            COMPARE_NEAR(axes(i).height(), axes(0).height(), 3 * dot);
        }
        QVERIFY(panels.legendBox().top() > axes(3).bottom());
        QVERIFY(panels.page().contains(panels.legendBox()));
    }

    void equalAxesHaveNumbersOnce() {
        FigureSpec narrow = layout;
        narrow.widthMm = 84;
        const std::vector<FigurePanel> below{further[0]};
        const FigureMeasure shared = measureFigure({narrow, first, table, {}, below});
        QCOMPARE(countOf(shared, "time t / s"), 1);
        FigureSpec own = narrow;
        own.panelsShareAxes = false;
        QCOMPARE(countOf(measureFigure({own, first, table, {}, below}), "time t / s"), 2);
        // Panels of one run each, side by side, span the same y.
        FigureSpec beside = layout;
        beside.panelColumns = 2;
        PlotSpec one = first, other = first;
        one.runs = {0};
        other.runs = {2};
        const Figure figure{beside, one, table, {}, {{other, &table}}};
        const FigurePanels panels(figure);
        const PlotRange left = panels.panels()[0]->drawn->chart().yRange(),
                        right = panels.panels()[1]->drawn->chart().yRange();
        QCOMPARE(left.low, right.low);
        QCOMPARE(left.high, right.high);
        QVERIFY(left.high > 1.2); // of run 2
        QCOMPARE(allTexts(measureFigure(figure)).count("angle θ / rad"), 1);
    }

    void noXAxisLacksNumbersBesideOneThatHasThem() {
        // (a) and (c) have one x, (b) and (d) have not.
        const FigureMeasure measure = measureFigure({layout, first, table, {}, further});
        QCOMPARE(countOf(measure, "time t / s"), 3);
        std::vector<FigurePanel> alike = further;
        alike[2] = further[0];
        QCOMPARE(countOf(measureFigure({layout, first, table, {}, alike}), "time t / s"), 2);
    }

    void oneColumnUpToAHundredMillimetres() {
        QCOMPARE(panelColumnsOf(84, 4, 0), std::size_t(1));
        QCOMPARE(panelColumnsOf(174, 4, 0), std::size_t(2));
        QCOMPARE(panelColumnsOf(174, 3, 0), std::size_t(3));
        QCOMPARE(panelColumnsOf(84, 4, 2), std::size_t(2));
        QVERIFY(panelsHeight(84, 4, 1) > panelsHeight(84, 4, 2));
    }

    void texHasTheSamePanelsLettersAndLegend() {
        const QString tex = QString::fromUtf8(figureTex({layout, first, table, {}, further}));
        QCOMPARE(tex.count("\\begin{axis}"), 4);
        for (const char* part : {"(a)", "(d)", " {run 2};", "ymode=log"}) QVERIFY2(tex.contains(part), part);
        QCOMPARE(tex.count(" {run 1};"), 1);
        QVERIFY(!tex.contains('?'));
        // Everything is on the page.
        static const QRegularExpression place(QStringLiteral("\\(([-.\\d]+)mm,([-.\\d]+)mm\\)"));
        auto found = place.globalMatch(tex);
        int places = 0;
        while (found.hasNext()) {
            const auto match = found.next();
            const double x = match.captured(1).toDouble(), y = match.captured(2).toDouble();
            QVERIFY2(x >= 0 && x <= 174 && y >= 0 && y <= 110, qPrintable(match.captured(0)));
            ++places;
        }
        QVERIFY(places > 12);
    }

    void aLegendInTexCoversNoCurve() {
        // The legend of pgfplots would be wider than ours in a sans serif; this one is measured in its type.
        FigureSpec small;
        small.widthMm = 84;
        small.heightMm = 70;
        small.fontPt = 8;
        small.legend = LegendPlace::Below;
        Table named = table;
        named.runs = {"Explicit Euler", "Velocity Verlet", "Classical Runge-Kutta, order 4"};
        const QString tex = QString::fromUtf8(figureTex({small, first, named}));
        static const QRegularExpression axis(QStringLiteral("at=\\{\\(([-.\\d]+)mm,([-.\\d]+)mm\\)\\}"));
        const double bottom = axis.match(tex).captured(2).toDouble();
        static const QRegularExpression node(QStringLiteral("\\\\node at \\(([-.\\d]+)mm,([-.\\d]+)mm\\)"));
        auto found = node.globalMatch(tex);
        QVERIFY(found.hasNext());
        while (found.hasNext()) QVERIFY(found.next().captured(2).toDouble() < bottom);
    }

    void aLegendIsWhereItWasDragged() {
        FigureSpec dragged;
        dragged.legendAt = LegendCorner{30, 20, 1};
        const FigureMeasure measure = measureFigure({dragged, first, table});
        COMPARE_NEAR(measure.legend.left(), 30, 0.1);
        COMPARE_NEAR(measure.legend.top(), 20, 0.1);
        dragged.legendAt = LegendCorner{500, 500, 1}; // back onto the page
        const FigureMeasure outside = measureFigure({dragged, first, table});
        QVERIFY(outside.page.contains(outside.legend));
    }

    void aNoteIsWhereItWasDragged() {
        PlotSpec noted = first;
        PlotNote note;
        note.axes = plainAxesOf(first);
        note.text = "here";
        note.x = 5;
        note.y = 0;
        noted.added.notes = {note};
        const FigureSpec spec;
        const FigureMeasure found = measureFigure({spec, noted, table});
        QCOMPARE(found.notes.size(), std::size_t(1));
        const QPointF wanted = found.axes.topLeft() + QPointF(25, 30);
        const QPointF value = valueInFigure({spec, noted, table}, 0, wanted);
        noted.added.notes[0].textX = value.x();
        noted.added.notes[0].textY = value.y();
        const FigureMeasure moved = measureFigure({spec, noted, table});
        COMPARE_NEAR(moved.notes[0].box.center().x(), wanted.x(), 0.3);
        COMPARE_NEAR(moved.notes[0].box.center().y(), wanted.y(), 0.3);
        COMPARE_NEAR(moved.notes[0].anchor.x(), found.notes[0].anchor.x(), 0.05);
    }

    void namesStandAtCurvesThatRunEitherWay() {
        Table sweep;
        sweep.runs = {"a", "b"};
        for (int run = 0; run < 2; ++run) {
            sweep.columns.push_back({"step", "step h", "s", run, {0.1, 0.05, 0.025}});
            sweep.columns.push_back({"error", "error", "1", run, {1e-2 + run, 1e-3 + run, 1e-4 + run}});
        }
        FigureSpec named;
        named.legend = LegendPlace::AtCurves;
        const FigureMeasure measure = measureFigure({named, over("step", "error"), sweep});
        QVERIFY(measure.legend.isEmpty());
        for (const char* name : {"a", "b"}) QCOMPARE(countOf(measure, name), 1);
        QCOMPARE(measure.problems, QStringList());
        // A long name takes two lines.
        sweep.runs[1] = "Semi-implicit Euler, velocity first";
        named.widthMm = 84;
        named.heightMm = 63;
        named.fontPt = 8;
        const FigureMeasure narrow = measureFigure({named, over("step", "error"), sweep});
        QCOMPARE(narrow.problems, QStringList());
        for (const char* line : {"Semi-implicit Euler,", "velocity first"})
            QCOMPARE(countOf(narrow, line), 1);
        QVERIFY(figureTex({named, over("step", "error"), sweep})
                    .contains("Semi-implicit Euler,\\\\velocity first"));
    }

    void labelsTakeFormulas() {
        QCOMPARE(withoutTex("$\\theta_0^2$ / rad"), QString("θ₀² / rad"));
        QCOMPARE(withoutTex("$10^{-5}$"), QString("10⁻⁵"));
        QCOMPARE(withoutTex("costs 5 $"), QString("costs 5 $"));
        PlotSpec labelled = first;
        labelled.yLabel = "$\\theta$ / rad";
        const FigureSpec plain;
        QCOMPARE(allTexts(measureFigure({plain, labelled, table})).count("θ / rad"), 1);
        QVERIFY(figureTex({plain, labelled, table}).contains("ylabel={$\\theta$ / rad}"));
    }

    void markersDashesGridAndTicksAreChosen() {
        PlotSpec chosen = first;
        chosen.runMarkers[0] = Marker::OpenSquare;
        chosen.runDashes[1] = 2;
        chosen.grid = false;
        chosen.xTick = 2.5;
        const FigureSpec plain;
        const CurveSet set = curvesOf(table, chosen, Theme::Print);
        QCOMPARE(set.curves[0].style.marker, Marker::OpenSquare);
        QCOMPARE(set.curves[1].style.dash, namedDash(2));
        QCOMPARE(countOf(measureFigure({plain, chosen, table}), "2.5"), 1);
        QCOMPARE(countOf(measureFigure({plain, first, table}), "2.5"), 0);
        QVERIFY(figureTex({plain, chosen, table}).contains("grid=none"));
        QVERIFY(measureFigure({plain, chosen, table}).lines.size() <
                measureFigure({plain, first, table}).lines.size());
    }

private:
    Table table;
    PlotSpec first;
    FigureSpec layout;
    std::vector<FigurePanel> further;
};

REGISTER_TEST(FigurePanelsTest)

} // namespace timestep::figure_panels_test
#include "figure_panels.moc"
