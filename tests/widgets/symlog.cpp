// SPDX-License-Identifier: GPL-3.0-or-later
// Symmetric logarithmic axes, and cursors that are linked by the same abscissa.
#include "tests/tools.h"
#include "widgets/export/figure.h"
#include "widgets/plot/axes/axis_map.h"
#include "widgets/plot/axes/tickers.h"
#include "widgets/plot/curves/m4.h"
#include "widgets/plot/reading/linked_cursor.h"
#include "widgets/plot/reading/reading_bubble.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace timestep::symlog_test {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr int width = 200, height = 120;

AxisMap symlog(double linear) {
    return {AxisScale::Symlog, linear};
}

/// Amplitudes over many decades, of both signs.
std::vector<double> wild(std::size_t rows, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> part(0, 1);
    std::vector<double> values;
    for (std::size_t i = 0; i < rows; ++i) {
        const double decades = 8 * part(random) - 6;
        values.push_back(i % 50 == 0 ? 0 : (part(random) < 0.5 ? -1 : 1) * std::pow(10, decades));
    }
    return values;
}

double thresholdOf(const std::vector<double>& values) {
    Magnitudes magnitudes;
    magnitudes.append(values);
    return magnitudes.threshold();
}

Table oneRun(const std::vector<double>& y) {
    Table table;
    table.runs = {"one"};
    Column time{"time", "time t", "s", 0, {}};
    for (std::size_t i = 0; i < y.size(); ++i) time.values.push_back(0.5 * static_cast<double>(i));
    table.columns = {time, {"error", "error", "m", 0, y}};
    return table;
}

PlotSpec errorOverTime() {
    PlotSpec spec;
    spec.title = QStringLiteral("Error");
    spec.x = "time";
    spec.y = {"error"};
    spec.setYScale(AxisScale::Symlog);
    return spec;
}

QStringList labelsOf(const AxisMap& map, const PlotRange& range, int count,
                     QVector<double>* ticks = nullptr) {
    SymlogTicker ticker;
    ticker.setMap(map);
    ticker.setTickCount(count);
    QVector<double> places;
    QVector<QString> labels;
    ticker.generate({map.toAxis(range.low), map.toAxis(range.high)}, QLocale(QLocale::English),
                    QLatin1Char('g'), 6, places, nullptr, &labels);
    if (ticks != nullptr) *ticks = places;
    return labels;
}

/// Every row joined to the next in whole pixels, as a painter without anti-aliasing does.
QImage drawn(const std::vector<Sample>& samples, const PixelColumns& grid, const AxisMap& y) {
    QImage image(width, height, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPoint previous;
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const double place = y.place(samples[k].y) / y.place(100);
        const QPoint point(grid.of(samples[k].x), qRound((1 - place) * height / 2.0));
        const QPoint from = k > 0 ? previous : point;
        const int steps = std::max({std::abs(point.x() - from.x()), std::abs(point.y() - from.y()), 1});
        for (int i = 0; i <= steps; ++i) {
            const QPoint at(from.x() + qRound((point.x() - from.x()) * double(i) / steps),
                            from.y() + qRound((point.y() - from.y()) * double(i) / steps));
            if (image.rect().contains(at)) image.setPixel(at, 0);
        }
        previous = point;
    }
    return image;
}

void settle(PlotWidget& plot) {
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QTest::qWait(40);
}

QString shownTexts(const PlotWidget& plot) {
    QString text;
    for (const QLabel* const label : plot.findChildren<QLabel*>())
        if (label->isVisible()) text += label->text() + QLatin1Char('|');
    for (const ReadingBubble* const bubble : plot.findChildren<ReadingBubble*>())
        if (bubble->isVisible()) text += bubble->accessibleName() + QLatin1Char('|');
    return text;
}

} // namespace

class SymlogTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void countsHaveTicksAtWholeNumbers() {
        for (const double end : {0.7, 1.0, 2.0, 7.0, 12.0, 16.0, 34.0, 800.0})
            for (const int count : {2, 5, 8}) {
                LinearTicker ticker;
                ticker.setWhole(true);
                ticker.setTickCount(count);
                QVector<double> ticks;
                ticker.generate({0, end}, QLocale(QLocale::English), QLatin1Char('g'), 6, ticks, nullptr,
                                nullptr);
                QVERIFY2(!ticks.isEmpty(), qPrintable(QString::number(end)));
                for (const double tick : ticks) QCOMPARE(tick, std::round(tick));
            }
    }

    void placesAreOddMonotoneAndInvertible() {
        for (const double linear : {1e-12, 1.0, 1e5}) {
            const AxisMap map = symlog(linear);
            QCOMPARE(map.place(0), 0.0);
            QCOMPARE_LT(std::abs(map.place(linear) - std::log10(2)), 1e-15); // Webber (2013): log10(1 + 1)
            double before = -HUGE_VAL;
            for (double decade = 12; decade >= -12; --decade) {
                const double value = -linear * std::pow(10, decade);
                QVERIFY(map.place(value) > before);
                before = map.place(value);
                QCOMPARE(map.place(-value), -map.place(value));
                QCOMPARE_LT(std::abs(map.value(map.place(value)) / value - 1), 1e-12);
            }
            // Far from zero a decade is one unit; close to zero places are proportional to values.
            QCOMPARE_LT(std::abs(map.place(1e9 * linear) - map.place(1e8 * linear) - 1), 1e-7);
            QCOMPARE_LT(std::abs(map.place(1e-6 * linear) / map.place(1e-7 * linear) - 10), 1e-4);
        }
    }

    void theThresholdFollowsTheData() {
        std::vector<double> wave, powers, noisy{0, undefined};
        for (int i = 0; i < 10000; ++i) {
            wave.push_back(60 * std::sin(i * 0.01));
            powers.push_back((i % 2 ? 1 : -1) * std::pow(10, -12.0 * i / 10000));
            noisy.push_back(i % 2 ? 1 : 1e-30);
        }
        QCOMPARE(thresholdOf(wave), 1.0); // one in twenty is below 60 sin(pi/40) = 4.7
        const double low = thresholdOf(powers);
        QVERIFY2(low >= 0.99e-12 && low <= 1.01e-11, qPrintable(QString::number(low)));
        QCOMPARE_LT(std::abs(thresholdOf(noisy) / 1e-15 - 1), 1e-9);
        QCOMPARE(thresholdOf({0, 0, undefined, HUGE_VAL}), 1.0);
        QCOMPARE(thresholdOf({}), 1.0);
        QCOMPARE(thresholdOf({60, 60}), 1.0); // a decade below the largest
        QVERIFY(thresholdOf({5e-324, 1e308}) > 0);
        Magnitudes growing, one, other;
        for (std::size_t rows = 0; rows <= powers.size(); rows += 500)
            growing.append(std::span(powers).first(rows));
        QCOMPARE(growing.threshold(), low);
        one.append(std::span(powers).first(4000));
        other.append(std::span(powers).subspan(4000));
        one.unite(other);
        QCOMPARE(one.threshold(), low);
    }

    void rangesEndAtPowersOfTenOrZero_data() {
        QTest::addColumn<QVector<double>>("values");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("both sides") << QVector<double>{-37, 0.2, 450} << -100.0 << 1000.0;
        QTest::newRow("from zero") << QVector<double>{0, 7} << 0.0 << 10.0;
        QTest::newRow("from close to zero") << QVector<double>{0.01, 7} << 0.0 << 10.0;
        QTest::newRow("negative") << QVector<double>{-800, -20} << -1000.0 << -10.0;
        QTest::newRow("small") << QVector<double>{-0.01, 0.02} << -0.1 << 0.1;
        QTest::newRow("nothing") << QVector<double>{} << -0.1 << 0.1;
        QTest::newRow("zeros") << QVector<double>{0, 0} << -0.1 << 0.1;
    }
    void rangesEndAtPowersOfTenOrZero() {
        QFETCH(QVector<double>, values);
        QFETCH(double, low);
        QFETCH(double, high);
        Extent extent;
        extent.append(std::vector<double>(values.begin(), values.end()));
        const PlotRange range = symlogRange(extent, symlog(0.1));
        QCOMPARE(range.low, low);
        QCOMPARE(range.high, high);
    }

    void ticksAreAtPowersOfTenOnBothSides() {
        const AxisMap map = symlog(1e-6);
        QVector<double> places;
        const QStringList labels = labelsOf(map, {-1e-2, 1e-2}, 8, &places);
        QVERIFY2(labels.contains("0") && labels.contains(QStringLiteral("−10⁻²")) &&
                     labels.contains(QStringLiteral("10⁻²")),
                 qPrintable(labels.join(' ')));
        QVERIFY(labels.size() >= 5 && labels.size() <= 9);
        for (qsizetype i = 0; i < places.size(); ++i) {
            const double value = map.fromAxis(places[i]);
            if (labels[i] == "0") {
                QCOMPARE(value, 0.0);
                continue;
            }
            const double decade = std::log10(std::abs(value));
            QVERIFY2(std::abs(decade - std::round(decade)) < 1e-9, qPrintable(labels[i]));
            QCOMPARE(labels[i].startsWith(QChar(0x2212)), value < 0);
            QVERIFY(labels.contains(value < 0 ? labels[i].mid(1) : QStringLiteral("−") + labels[i]));
        }
        QCOMPARE(labelsOf(symlog(0.01), {-1, 1}, 5), QStringList({"−1", "−0.1", "0", "0.1", "1"}));
        // Within a decade the ticks are round values.
        const QStringList narrow = labelsOf(symlog(1), {100, 140}, 5);
        QVERIFY2(narrow.contains("110") && narrow.contains("130"), qPrintable(narrow.join(' ')));
        const QStringList around = labelsOf(symlog(1), {-0.2, 0.2}, 5);
        QVERIFY2(around.contains("0") && around.contains(QStringLiteral("−0.1")),
                 qPrintable(around.join(' ')));
    }

    void labelsNeverTouch() {
        for (const double linear : {1e-9, 1e-3, 1.0, 1e4})
            for (const double low : {-1e6, -30.0, 0.0, 2.0})
                for (const double high : {3.0, 5e3, 1e9}) {
                    const AxisMap map = symlog(linear);
                    for (int count = 2; count <= 8; ++count) {
                        QVector<double> places;
                        labelsOf(map, {low, high}, count, &places);
                        QVERIFY(!places.isEmpty());
                        const double spacing = (map.toAxis(high) - map.toAxis(low)) / (count + 1);
                        for (qsizetype i = 1; i < places.size(); ++i)
                            QVERIFY(places[i] - places[i - 1] > spacing * 0.49);
                    }
                }
    }

    void pixelsFollowTheFormula() {
        const std::vector<double> values{-250, -1, -0.02, 0, 0.02, 1, 250};
        const Table table = oneRun(values);
        const PlotSpec spec = errorOverTime();
        PlotWidget plot;
        plot.resize(500, 400);
        plot.setSpec(spec);
        plot.setTable(table);
        settle(plot);
        const double linear = thresholdOf(values);
        const QRectF axes = plot.axesRect();
        const auto place = [linear](double v) { // Webber (2013)
            return (v < 0 ? -1 : 1) * std::log10(1 + std::abs(v) / linear);
        };
        const double top = plot.valueAt(axes.topLeft()).y(),
                     bottom = plot.valueAt({axes.left(), axes.bottom()}).y();
        QCOMPARE_LT(std::abs(place(top) - place(1000)), 0.05);
        QCOMPARE_LT(std::abs(place(bottom) - place(-1000)), 0.05);
        for (const double value : values) {
            const double expected =
                axes.top() + axes.height() * (place(1000) - place(value)) / (place(1000) - place(-1000));
            QVERIFY2(std::abs(plot.pixelAt({0, value}).y() - expected) < 1.01,
                     qPrintable(QString::number(value)));
            QCOMPARE_LE(std::abs(plot.valueAt(plot.pixelAt({1, value})).y() - value), 1e-9 * std::abs(value));
        }
        QVERIFY(shownTexts(plot).contains(QStringLiteral("symmetric logarithm")));
    }

    void m4DrawsTheSamePixelsAsAllPoints_data() {
        QTest::addColumn<bool>("alongX");
        QTest::newRow("values") << false;
        QTest::newRow("abscissas too") << true;
    }
    void m4DrawsTheSamePixelsAsAllPoints() {
        QFETCH(bool, alongX);
        const AxisMap map = symlog(1e-5);
        PixelColumns grid{width / 2.0, width / 2.0 / map.place(100), map, width};
        if (!alongX) grid = {0, width / 30000.0, {}, width};
        std::vector<double> x, y = wild(30000, 4);
        for (int i = 0; i < 30000; ++i)
            x.push_back(alongX ? map.value(map.place(100) * (i - 15000) / 15000.0) : i);
        std::vector<Sample> every;
        for (std::size_t i = 0; i < x.size(); ++i) every.push_back({x[i], y[i], i});
        M4 m4(grid, AxisMap());
        m4.append(x, y);
        const std::vector<Sample> few = m4.samples();
        QVERIFY(few.size() <= 4 * (width + 2));
        QCOMPARE(drawn(few, grid, map), drawn(every, grid, map));
        std::vector<Sample> lost = few; // detects the loss of a neighbour of the smallest magnitude
        lost.erase(std::max_element(lost.begin(), lost.end(),
                                    [](const Sample& a, const Sample& b) { return a.y < b.y; }));
        QVERIFY(drawn(lost, grid, map) != drawn(every, grid, map));
    }

    void plotsMoveZoomAndReadOnTheseAxes() {
        std::vector<double> values;
        for (int i = 0; i < 400; ++i) values.push_back(std::pow(10, -6 + i * 0.015) * std::cos(i * 0.2));
        PlotWidget plot;
        plot.setLocale(QLocale(QLocale::English));
        plot.resize(500, 400);
        PlotSpec spec = errorOverTime();
        spec.setYScale(AxisScale::Linear);
        plot.setSpec(spec);
        plot.setTable(oneRun(values));
        settle(plot);
        for (QAction* const entry : plot.axesAction()->menu()->actions())
            if (entry->text() == QStringLiteral("Scale of the y axis"))
                entry->menu()->actions().at(2)->trigger();
        QTRY_COMPARE(plot.spec().yScale(), AxisScale::Symlog);
        QTest::qWait(40);
        const double zero = plot.pixelAt({0, 0}).y();
        QTest::keyClick(plot.focusProxy(), Qt::Key_Up, Qt::ControlModifier);
        QTest::qWait(40);
        const double moved = plot.pixelAt({0, 0}).y() - zero;
        QCOMPARE_LT(std::abs(moved - 0.1 * plot.axesRect().height()), 1.5); // up by a tenth, in pixels
        QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
        QTest::keyClick(plot.focusProxy(), Qt::Key_Right);
        QTest::qWait(40);
        QVERIFY2(shownTexts(plot).contains(QStringLiteral("error = ")), qPrintable(shownTexts(plot)));
        QTest::keyClick(plot.focusProxy(), Qt::Key_0);
        QTest::qWait(40);
        QCOMPARE_LT(std::abs(plot.pixelAt({0, 0}).y() - zero), 0.01);
        QTest::mouseMove(plot.focusProxy(), plot.pixelAt({100, values[200]}).toPoint());
        QTRY_VERIFY2(shownTexts(plot).contains(QStringLiteral("s, error")), qPrintable(shownTexts(plot)));
    }

    void figuresHaveTheSameAxis() {
        std::vector<double> values{-1000, -1, -1e-5, 0, 1e-5, 1, 1000};
        for (int i = 0; i < 60; ++i) values.push_back(1e-4 * (i % 7 - 3));
        const FigureSpec layout;
        const PlotSpec spec = errorOverTime();
        const Table table = oneRun(values);
        const Figure figure{layout, spec, table};
        const QString svg = QString::fromUtf8(figureSvg(figure));
        for (const char* part : {">0<", ">0.01<", "symmetric logarithm, nearly linear within ±10⁻⁵."})
            QVERIFY2(svg.contains(QString::fromUtf8(part)), part);
        QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
        PlotSpec linear = spec;
        linear.setYScale(AxisScale::Linear);
        QVERIFY(figureImage(figure) != figureImage({layout, linear, table}));
        QVERIFY(figurePdf(figure).startsWith("%PDF"));
    }

    void oddDataAreNeverFatal() {
        for (const std::vector<double>& values : {std::vector<double>{},
                                                  {1},
                                                  {undefined},
                                                  {0, 0},
                                                  {HUGE_VAL, -HUGE_VAL, 2},
                                                  {1e308, -1e308},
                                                  {5e-324, -5e-324},
                                                  {1e-300, 1e300}})
            for (const bool alongX : {false, true}) {
                PlotSpec spec = errorOverTime();
                if (alongX) spec.setXScale(AxisScale::Symlog);
                QVERIFY(!figureImage({FigureSpec(), spec, oneRun(values)}).isNull());
            }
    }

    void linkedCursorsFindTheRowOrTheNearest() {
        Table table;
        table.runs = {"fine", "coarse", "round"};
        Column fine{"time", "time t", "s", 0, {}}, coarse{"time", "time t", "s", 1, {}},
            turning{"time", "time t", "s", 2, {}}, a{"angle", "angle", "°", 0, {}},
            b{"angle", "angle", "°", 1, {}}, c{"angle", "angle", "°", 2, {}};
        for (int i = 0; i <= 100; ++i) {
            fine.values.push_back(0.1 * i);
            a.values.push_back(i);
            turning.values.push_back(5 + 4 * std::cos(i));
            c.values.push_back(i);
            if (i > 8) continue;
            coarse.values.push_back(i);
            b.values.push_back(10 * i);
        }
        table.columns = {fine, a, coarse, b, turning, c};
        PlotSpec spec;
        spec.x = "time";
        spec.y = {"angle"};
        QCustomPlot plot;
        Chart chart(plot);
        const CurveSet set = curvesOf(table, spec, Theme::Light);
        chart.setContent(table, spec, set);
        const auto rows = [&](const CursorPlace& place) {
            QStringList found;
            for (const LinkedReading& reading : linkedReadings(chart, place))
                found << QStringLiteral("%1:%2").arg(reading.curve).arg(reading.row);
            return found.join(' ');
        };
        QCOMPARE(rows({"time", fine.values[33], 0, 33}), QString("0:33 1:3"));
        QCOMPARE(rows({"time", 3.7, 1, 0}), QString("0:37 1:4"));
        QCOMPARE(rows({"time", 9.5, 7, 0}), QString("0:95")); // beyond the end of the coarse run
        QCOMPARE(rows({"time", turning.values[7], 2, 7}).right(3), QString("2:7")); // the row itself
        QCOMPARE(rows({"time", 50, 0, 0}), QString());
        chart.setShown(0, false);
        QCOMPARE(rows({"time", 2.04, 9, 0}), QString("1:2"));
    }

    void linkedPlotsShowTheirValuesAtTheReading() {
        PlotWidget here, there, elsewhere;
        std::vector<double> values;
        for (int i = 0; i < 21; ++i) values.push_back(i * i);
        Table table = oneRun(values);
        table.columns.push_back({"half", "half", "m", 0, {}});
        for (const double value : values) table.columns.back().values.push_back(value / 2);
        PlotSpec spec = errorOverTime();
        spec.setYScale(AxisScale::Linear);
        for (PlotWidget* plot : {&here, &there, &elsewhere}) {
            plot->setLocale(QLocale(QLocale::English));
            plot->resize(500, 300);
            plot->setTable(table);
            plot->setSpec(spec);
            if (plot != &here) spec.y = {"half"};
            if (plot == &there) spec.x = "error";
        }
        there.setSpec([&] {
            PlotSpec other = here.spec();
            other.y = {"half"};
            return other;
        }());
        settle(here);
        settle(there);
        settle(elsewhere);
        QSignalSpy changes(&here, &PlotWidget::cursorPlaceChanged);
        QTest::keyClick(here.focusProxy(), Qt::Key_Right);
        QCOMPARE(changes.count(), 1);
        const auto place = here.cursorPlace();
        QVERIFY(place && place->column == "time" && place->row == 10 && place->x == 5);
        there.showLinked(place);
        elsewhere.showLinked(place);
        QVERIFY2(shownTexts(there).contains(QStringLiteral("time t = 5 s")) ||
                     shownTexts(there).contains(QStringLiteral("time t = 5")),
                 qPrintable(shownTexts(there)));
        QVERIFY2(shownTexts(there).contains(QStringLiteral(": 50")), qPrintable(shownTexts(there)));
        QVERIFY(there.summary().contains(QStringLiteral(": 50")));
        QVERIFY(!shownTexts(elsewhere).contains(QStringLiteral("= 5"))); // has another column along x
        const QImage marked = there.focusProxy()->grab().toImage();
        there.showLinked(std::nullopt);
        QVERIFY(there.focusProxy()->grab().toImage() != marked);
        QVERIFY(!shownTexts(there).contains(QStringLiteral(": 50")));
        QTest::keyClick(here.focusProxy(), Qt::Key_Escape);
        QCOMPARE(changes.count(), 2);
        QVERIFY(!here.cursorPlace());
    }
};

REGISTER_TEST(SymlogTest)

} // namespace timestep::symlog_test
#include "symlog.moc"
