// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of one column (84 x 60 mm) and two (174 x 110 mm), measured from the drawing itself.
#include "app/handouts/paper/lesson_charts.h"
#include "app/paths.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/standard_plots.h"
#include "core/curve_fit/fits.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/session/session.h"
#include "lessons/read/library.h"
#include "tests/tools.h"
#include "widgets/export/figure_layout.h"
#include "widgets/export/figure_measure.h"
#include "widgets/export/ink_grid.h"
#include "widgets/plot/content/plot_content.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <qcustomplot.h>

namespace timestep::figures_on_paper_test {

namespace {

struct Chart {
    QString name;
    PlotSpec plot;
    Table table;
};

struct Size {
    double width, height, font;
};
constexpr Size sizes[] = {{84, 60, 8}, {174, 110, 9}};

Experiment experimentOf(const char* text) {
    return experimentFromJson(Json::parse(text));
}

Table played(const Experiment& experiment) {
    Session session(experiment);
    while (session.step()) {}
    return session.table();
}

PlotSpec curves(const char* x, std::vector<std::string> y) {
    PlotSpec plot;
    plot.x = x;
    plot.y = std::move(y);
    return plot;
}

Chart analysed(const char* kind, const Experiment& experiment,
               std::map<std::string, std::string> settings = {}) {
    DerivedResult derived{experiment, standardAnalysis(experiment, kind), {}};
    for (const auto& [key, value] : settings) derived.spec.settings.set(key, value);
    if (derived.spec.swept.values.empty() && findAnalysis(kind)->needsValues)
        derived.spec.swept.values = {0.1, 0.05, 0.025, 0.0125};
    derived.result = analyse(derived.of, derived.spec);
    const AnalysisPlot plot = analysisPlot(derived, {.slopes = true});
    return {kind, plot.plot, *plot.table};
}

/// The fits of every curve over the whole width, as the window makes them.
Chart fitted(Chart chart, FitKind kind) {
    for (const Curve& curve : curvesOf(chart.table, chart.plot, Theme::Print).curves) {
        if (curve.referenceLine >= 0) continue;
        PlotFit fit;
        fit.axes = plainAxesOf(chart.plot);
        fit.kind = kind;
        fit.column = chart.table.columns[curve.y].id;
        fit.run = curve.run;
        chart.plot.added.fits.push_back(fit);
    }
    chart.name += " with fits";
    return chart;
}

std::vector<Chart> tenCharts() {
    const Experiment race = experimentOf(R"({"scene": "pendulum", "duration": 10, "step": 0.05,
        "runs": [{"integrator": "explicit-euler"}, {"integrator": "semi-implicit-euler"},
                 {"integrator": "velocity-verlet"}, {"integrator": "rk4"}]})");
    const Experiment orbit = experimentOf(R"({"scene": "kepler", "duration": 12.6, "step": 0.02,
        "runs": [{"integrator": "explicit-euler"}, {"integrator": "velocity-verlet"}]})");
    const Experiment stars = experimentOf(R"({"scene": "henon-heiles", "runs": [{"integrator": "rk4"}]})");
    const Table pendulum = played(race), planet = played(orbit);
    std::vector<Chart> charts;
    charts.push_back({"race", standardPlots(pendulum)[0], pendulum});
    charts.push_back({"race, logarithmic", standardPlots(pendulum)[0], pendulum});
    charts.back().plot.setYScale(AxisScale::Log);
    charts.push_back(
        {"energy", curves("time", {"kinetic-energy", "potential-energy", "total-energy"}), planet});
    charts.push_back({"energy drift, symmetric logarithm", curves("time", {"energy-drift"}), planet});
    charts.back().plot.setYScale(AxisScale::Symlog);
    charts.push_back({"phase portrait", curves("theta", {"omega"}), pendulum});
    charts.push_back({"orbit", curves("x", {"y"}), planet});
    charts.back().plot.equalScales = true;
    charts.push_back(analysed("sweep", race));
    charts.push_back(fitted(charts.back(), FitKind::PowerLaw));
    charts.push_back({"one fit", curves("time", {"total-energy"}), planet});
    charts.back().plot.runs = {0};
    charts.back() = fitted(charts.back(), FitKind::Exponential);
    charts.push_back(analysed("work-precision", race));
    charts.push_back(analysed("stability-map", race, {{"columns", "30"}, {"rows", "20"}}));
    charts.push_back(analysed("poincare", stars, {{"cuts", "60"}}));
    charts.push_back(analysed("growth", race));
    return charts;
}

QString tell(const QRectF& box) {
    return QString("%1..%2 x %3..%4 mm").arg(box.left()).arg(box.right()).arg(box.top()).arg(box.bottom());
}

/// Whether a line other than the samples of the legend crosses its box.
bool crosses(const DrawnLine& line, const QRectF& legend) {
    constexpr double rim = 0.3; // [mm]
    const QRectF inner = legend.adjusted(rim, rim, -rim, -rim);
    const auto isInside = [&](const QPointF& point) { return legend.adjusted(-1, -1, 1, 1).contains(point); };
    if (std::all_of(line.points.begin(), line.points.end(), isInside)) return false;
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        QPointF from = line.points[i - 1], to = line.points[i];
        if (clipTo(inner, from, to)) return true;
    }
    return false;
}

bool isNumber(const QString& text) {
    static const QRegularExpression number("^[-−0-9.·⁻⁰¹²³⁴⁵⁶⁷⁸⁹π/]+$");
    return number.match(text).hasMatch();
}

/// The texts with the parts of a number that were drawn apart, because they are of several fonts, as one.
std::vector<DrawnText> wholeTexts(const std::vector<DrawnText>& texts) {
    static const QRegularExpression begun("[−·/]$"), goingOn("^[⁻⁰¹²³⁴⁵⁶⁷⁸⁹·/]");
    std::vector<DrawnText> whole;
    for (const DrawnText& text : texts) {
        if (!whole.empty() &&
            (begun.match(whole.back().text).hasMatch() || goingOn.match(text.text).hasMatch())) {
            whole.back().text += text.text;
            whole.back().box |= text.box;
        } else {
            whole.push_back(text);
        }
    }
    return whole;
}

/// Numbers of one axis with less than half a digit between them.
QStringList touchingNumbers(const FigureMeasure& measure, double fontPt) {
    constexpr double digit = 0.57, sameRow = 0.5; // width relative to the type, [mm]
    const double half = digit * fontPt / 72 * 25.4 / 2;
    QStringList touching;
    std::vector<const DrawnText*> below, beside;
    const std::vector<DrawnText> texts = wholeTexts(measure.texts);
    for (const DrawnText& text : texts) {
        if (!isNumber(text.text)) continue;
        if (text.box.top() > measure.axes.bottom())
            below.push_back(&text);
        else if (text.box.right() < measure.axes.left())
            beside.push_back(&text);
    }
    const auto tell = [&](const DrawnText* one, const DrawnText* other, double gap) {
        if (gap < half - 0.05) touching << QString("%1 and %2: %3 mm").arg(one->text, other->text).arg(gap);
    };
    for (std::size_t i = 0; i < below.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (std::abs(below[i]->box.bottom() - below[k]->box.bottom()) < sameRow)
                tell(below[k], below[i],
                     std::max(below[i]->box.left() - below[k]->box.right(),
                              below[k]->box.left() - below[i]->box.right()));
    for (std::size_t i = 0; i < beside.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            tell(beside[k], beside[i],
                 std::max(beside[i]->box.top() - beside[k]->box.bottom(),
                          beside[k]->box.top() - beside[i]->box.bottom()));
    return touching;
}

/// Every fault that the figure sizes of an article forbid. Measures the drawing and does not use the
/// sentences of figureFaults().
QStringList faultsOf(const Chart& chart, const FigureSpec& layout) {
    const FigureMeasure measure = measureFigure({layout, chart.plot, chart.table});
    QStringList faults = measure.problems;
    const double share = measure.axes.height() / measure.page.height();
    if (share < 0.55 - 1e-3) faults << QString("the axes have %1 % of the height").arg(100 * share);
    if (measure.texts.empty()) faults << "there is no text";
    for (std::size_t i = 0; i < measure.texts.size(); ++i) {
        const DrawnText& text = measure.texts[i];
        if (!measure.page.contains(text.box)) faults << "over the edge: " + text.text + " " + tell(text.box);
        if (text.text.contains(QChar(0x2026))) faults << "cut: " + text.text;
        if (text.text.contains(QRegularExpression("[0-9][eE][-+]?[0-9]"))) faults << "exponent: " + text.text;
        if (text.pointSize < 7 - 0.05) faults << QString("%1 in %2 pt").arg(text.text).arg(text.pointSize);
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF both = text.box & measure.texts[k].box;
            if (std::min(both.width(), both.height()) > 0.3)
                faults << "overlap: " + measure.texts[k].text + " and " + text.text;
        }
    }
    const ThemeColours& print = coloursOf(Theme::Print);
    if (measure.axes.intersects(measure.legend))
        for (const DrawnLine& line : measure.lines)
            if (line.colour != print.grid && line.colour != print.axis && line.colour.saturation() > 0 &&
                crosses(line, measure.legend)) {
                faults << "the legend covers a curve";
                break;
            }
    for (const DrawnCover& cover : measure.covers) {
        if (cover.box.contains(measure.axes.center()) && cover.box.width() > measure.axes.width() / 2)
            continue;
        for (std::size_t i = 0; i < cover.lines; ++i)
            if (measure.lines[i].colour.saturation() > 0 && measure.lines[i].colour != print.grid &&
                measure.lines[i].colour != print.axis && crosses(measure.lines[i], cover.box)) {
                faults << "a label covers a curve: " + tell(cover.box);
                break;
            }
    }
    return faults;
}

} // namespace

class FiguresOnPaper : public QObject {
    Q_OBJECT

    /// Prints a row for each size and collects the faults.
    static QStringList examined(const Chart& chart) {
        QStringList faults;
        for (const Size& size : sizes) {
            FigureSpec layout;
            layout.widthMm = size.width;
            layout.heightMm = size.height;
            layout.fontPt = size.font;
            for (const QString& fault : faultsOf(chart, layout))
                faults << QString("%1 at %2 mm: %3").arg(chart.name).arg(size.width).arg(fault);
        }
        return faults;
    }

private slots:
    void chartsOfEveryKindFitIntoOneColumnAndTwo() {
        QStringList faults;
        for (const Chart& chart : tenCharts()) faults << examined(chart);
        // Four fits with all their numbers do not fit in a column, and this is reported; one fit does.
        const QStringList fits = faults.filter("legend of the fitted lines");
        for (const QString& said : fits) {
            QVERIFY2(said.startsWith("sweep with fits at 84"), qPrintable(said));
            faults.removeOne(said);
        }
        QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
    }

    void chartsOfAllLessonsFitIntoOneColumnAndTwo() {
        QStringList faults;
        int charts = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson lesson = loadLesson(info.folder);
            for (const LessonStep& step : lesson.steps)
                for (const Block& block : step.blocks) {
                    const auto* const plot = std::get_if<PlotBlock>(&block);
                    const auto chart = plot != nullptr ? lessonChart(lesson, plot->id) : std::nullopt;
                    if (!chart) continue;
                    ++charts;
                    faults << examined({QString::fromStdString(lesson.id + " " + plot->id), chart->chart.plot,
                                        chart->chart.table});
                }
        }
        QVERIFY(charts > 20);
        // The clouds of four methods, each with its start and the true one, leave no room for a legend in a
        // column; this is reported, with a height that is sufficient.
        const QString clouds = "energy-drift-or-wobble cloud-of-starts at 84 mm: The legend does not fit";
        for (const QString& said : faults.filter("cloud-of-starts"))
            if (said.startsWith(clouds) && said.contains("holds it")) faults.removeOne(said);
        QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
    }

    void figuresThatDoNotFitAreReported() {
        const Chart chart = tenCharts().front();
        FigureSpec layout;
        layout.widthMm = 84;
        layout.heightMm = 60;
        layout.fontPt = 8;
        const Figure figure{layout, chart.plot, chart.table};
        QCOMPARE(figureFaults(figure), QStringList());
        layout.caption = QString("A long caption. ").repeated(40);
        QCOMPARE(figureFaults(figure), QStringList()); // embedded, not drawn
        layout.drawsCaption = true;
        const QStringList faults = figureFaults(figure);
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults[0].startsWith("The caption does not fit"), qPrintable(faults[0]));
        const FigureMeasure measure = measureFigure(figure);
        QVERIFY(measure.axes.height() > 0.55 * 60);
        for (const DrawnText& text : measure.texts) QVERIFY(!text.text.contains("long caption"));
        // The height in the sentence is sufficient, and a slightly smaller one is not.
        const double height = QRegularExpression("(\\d+) mm").match(faults[0]).captured(1).toDouble();
        QVERIFY2(height > 60 && height < 250, qPrintable(faults[0]));
        for (const double less : {0.0, 2.0}) {
            layout.heightMm = height - less;
            QCOMPARE(figureFaults(figure).isEmpty(), less == 0);
        }
        layout.heightMm = 60;
        layout.drawsCaption = false;
        layout.fontPt = 6;
        QVERIFY(!figureFaults(figure).isEmpty());
    }

    void aHeightThatNobodyChoseGrowsForTheLegendAndNoAxisIsStretched() {
        std::vector<Chart> charts = tenCharts();
        const Experiment five = experimentOf(R"({"scene": "pendulum", "duration": 10, "step": 0.05,
            "runs": [{"integrator": "explicit-euler"}, {"integrator": "semi-implicit-euler"},
                     {"integrator": "velocity-verlet"}, {"integrator": "rk4"},
                     {"integrator": "explicit-midpoint"}]})");
        charts.push_back({"five runs", curves("theta", {"omega"}), played(five)});
        charts.push_back(analysed("step-sweep", five));
        std::vector<std::pair<const Chart*, double>> figures; // and their heights [mm]
        for (const Chart& chart : charts) figures.emplace_back(&chart, 63);
        for (int tenths = 500; tenths < 700; tenths += 7) figures.emplace_back(&charts.back(), tenths / 10.0);
        int below = 0;
        for (const auto& [one, height] : figures) {
            const Chart& chart = *one;
            FigureSpec layout;
            layout.widthMm = 84;
            layout.heightMm = height;
            layout.fontPt = 8;
            const Figure figure{layout, chart.plot, chart.table};
            const FigureSpec roomy = roomyLayout(figure);
            const Figure grown{roomy, chart.plot, chart.table};
            QCOMPARE(figureFaults(grown), QStringList());
            layout.legend = LegendPlace::None;
            const FigureLayout bare(figure), drawn(grown);
            QVERIFY2(chart.plot.equalScales || drawn.chart().yRange().high == bare.chart().yRange().high,
                     qPrintable(chart.name));
            if (drawn.legend().isEmpty() || drawn.axes().intersects(drawn.legend())) continue;
            ++below;
            QVERIFY2(drawn.axes().height() >= bare.axes().height() - 1, qPrintable(chart.name));
            QVERIFY(drawn.legend().top() > drawn.axes().bottom());
        }
        QVERIFY(below >= 2);
    }

    void noTwoNumbersOfAnAxisComeCloserThanHalfADigit() {
        QStringList touching;
        for (const Chart& chart : tenCharts())
            for (int width = 60; width <= 180; width += 20) {
                FigureSpec layout;
                layout.widthMm = width;
                layout.heightMm = 0.75 * width;
                layout.fontPt = width <= 100 ? 8 : 9;
                const FigureMeasure measure = measureFigure({layout, chart.plot, chart.table});
                for (const QString& pair : touchingNumbers(measure, layout.fontPt))
                    touching << QString("%1 at %2 mm: %3").arg(chart.name).arg(width).arg(pair);
            }
        QVERIFY2(touching.isEmpty(), qPrintable("\n" + touching.join('\n')));
    }

    void namesAtTheCurvesReplaceTheLegend() {
        const Chart chart = tenCharts().front();
        FigureSpec layout;
        layout.legend = LegendPlace::AtCurves;
        const FigureMeasure measure = measureFigure({layout, chart.plot, chart.table});
        QVERIFY(measure.legend.isEmpty());
        int names = 0;
        for (const DrawnText& text : measure.texts)
            if (text.box.left() > measure.axes.right() && text.text.size() > 4) ++names;
        QCOMPARE(names, 4);
        QCOMPARE(faultsOf(chart, layout), QStringList());
    }

    void pdflatexTurnsEveryTexFigureIntoOnePageOfItsSize() {
        const QString pdflatex = QStandardPaths::findExecutable("pdflatex");
        if (pdflatex.isEmpty()) QSKIP("pdflatex is not installed (package group \"tex\")");
        QTemporaryDir folder;
        for (const Chart& chart : tenCharts()) {
            FigureSpec layout;
            layout.widthMm = 84;
            layout.heightMm = 60;
            layout.fontPt = 8;
            layout.experiment = R"({"a": "b % c"})";
            if (!chart.plot.colour.empty()) {
                const auto refused = writeFigure(folder.filePath("f.tex"), {layout, chart.plot, chart.table});
                QVERIFY2(refused && refused->contains("TeX"), "a heat map is refused by name");
                continue;
            }
            const auto problem = writeFigure(folder.filePath("f.tex"), {layout, chart.plot, chart.table});
            QVERIFY2(!problem, qPrintable(chart.name + problem.value_or(QString())));
            QProcess process;
            process.setWorkingDirectory(folder.path());
            process.start(pdflatex, {"-interaction=nonstopmode", "-halt-on-error", "f.tex"});
            QVERIFY(process.waitForFinished(120000));
            const QString said = QString::fromUtf8(process.readAllStandardOutput());
            QVERIFY2(process.exitCode() == 0, qPrintable(chart.name + "\n" + said.right(2000)));
            QVERIFY2(said.contains("(1 page"), qPrintable(chart.name + "\n" + said.right(2000)));
        }
    }
};

REGISTER_TEST(FiguresOnPaper)

} // namespace timestep::figures_on_paper_test
#include "figures_on_paper.moc"
