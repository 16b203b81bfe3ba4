// SPDX-License-Identifier: GPL-3.0-or-later
// A curve that goes up and down too fast to be seen is a band, and its last periods are magnified beside it.
#include "widgets/plot/curves/bands.h"
#include "core/undefined.h"
#include "tests/tools.h"
#include "widgets/look/theme.h"
#include "widgets/plot/reading/reading_bubble.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep::bands_test {

namespace {

constexpr double line = 1.8; // [px]

/// A sine of this height and period [px] from 0 to 800 px, with 20 points per period.
std::vector<QPointF> sine(double height, double period) {
    std::vector<QPointF> points;
    for (double x = 0; x <= 800; x += period / 20)
        points.emplace_back(x, 100 + height * std::sin(2 * std::numbers::pi * x / period));
    return points;
}

/// Energy that wobbles between 1 and 1.5 with a period, to 200 s.
Table wobble(double period, int runs = 1) {
    Table table;
    for (int run = 0; run < runs; ++run) {
        table.runs.push_back("run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, energy{"energy", "energy", "J", run, {}};
        for (int i = 0; i <= 20'000; ++i) {
            time.values.push_back(i * 0.01);
            energy.values.push_back(1.25 + (0.25 - 0.1 * run) *
                                               std::sin(2 * std::numbers::pi * time.values.back() / period));
        }
        table.columns.push_back(std::move(time));
        table.columns.push_back(std::move(energy));
    }
    return table;
}

struct Shown {
    PlotWidget plot;

    explicit Shown(const Table& table, const QSize& size = {500, 330}) {
        plot.resize(size);
        PlotSpec spec;
        spec.x = "time";
        spec.y = {"energy"};
        spec.xRange = PlotRange{0, 200};
        spec.yRange = PlotRange{0, 2};
        plot.setSpec(spec);
        plot.setTable(table);
        plot.show();
        (void)QTest::qWaitForWindowExposed(&plot);
        QTest::qWait(60);
    }
    /// Width to the right of the axes [px].
    double beside() const { return plot.width() - plot.axesRect().right(); }
};

} // namespace

class Bands : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void onlyWhatALineCannotShowIsABand() {
        for (const double period : {0.3, 1.0, 2.0, 3.5}) {
            const BandedCurve curve = inBands(sine(40, period), line);
            QCOMPARE(curve.bands.size(), std::size_t{1});
            const Band& band = curve.bands.front();
            QVERIFY(band.upper.front().x() < 20 && band.upper.back().x() > 780);
            QVERIFY(curve.rest.empty() || std::isnan(curve.rest.back().y())); // a lone point is a dot
            for (qsizetype i = 1; i + 1 < band.upper.size(); ++i) { // smooth and as high as the sine
                QVERIFY2(std::abs(band.upper[i].y() - 60) < 1, qPrintable(QString::number(period)));
                QVERIFY(std::abs(band.lower[i].y() - 140) < 1);
            }
        }
        for (const double period : {6.0, 20.0, 300.0}) QVERIFY(inBands(sine(40, period), line).bands.empty());
        QVERIFY(inBands(sine(1, 2), line).bands.empty()); // not higher than the line is wide
    }

    void aPeakThatStandsAloneStaysNarrow() {
        std::vector<QPointF> points = sine(10, 1);
        for (QPointF& point : points)
            if (std::abs(point.x() - 400) < 0.04) point.setY(20);
        const BandedCurve curve = inBands(points, line);
        QCOMPARE(curve.bands.size(), std::size_t{1});
        const Band& band = curve.bands.front();
        double wide = 0;
        for (qsizetype i = 1; i + 1 < band.upper.size(); ++i) {
            const bool inPeak = band.upper[i].y() < 85;
            if (inPeak) wide += (band.upper[i + 1].x() - band.upper[i - 1].x()) / 2;
            QVERIFY(!inPeak || std::abs(band.upper[i].x() - 400) < 3);
            QVERIFY(std::abs(band.lower[i].y() - 110) < 1);
        }
        QVERIFY2(wide > 0 && wide < 4, qPrintable(QString::number(wide)));
    }

    void theCurveGoesOnBesideItsBand() {
        std::vector<QPointF> points; // slow, fast, and slow again
        for (double x = 0; x <= 900; x += 0.1)
            points.emplace_back(x, 100 + 40 * std::sin(x < 300 || x > 600 ? x / 30 : x * 3));
        const BandedCurve curve = inBands(points, line);
        QCOMPARE(curve.bands.size(), std::size_t{1});
        const Band& band = curve.bands.front();
        QVERIFY(band.upper.front().x() > 280 && band.upper.front().x() < 330);
        QVERIFY(band.upper.back().x() > 570 && band.upper.back().x() < 620);
        QVERIFY(std::any_of(curve.rest.begin(), curve.rest.end(),
                            [](const QPointF& point) { return std::isnan(point.y()); }));
        for (const QPointF& point : curve.rest)
            if (!std::isnan(point.y()))
                QVERIFY(point.x() <= band.upper.front().x() + 1 || point.x() >= band.upper.back().x() - 1);
    }

    void theLastPeriodsAreFound() {
        std::vector<double> x, y;
        for (int i = 0; i < 5000; ++i) {
            x.push_back(i * 0.01);
            y.push_back(0.02 * x.back() + std::sin(2 * std::numbers::pi * x.back() / 0.7));
        }
        const auto last = lastPeriods(x, y, x.size(), 5, 5);
        QVERIFY(last.has_value());
        QVERIFY2(std::abs(last->period - 0.7) < 0.05, qPrintable(QString::number(last->period)));
        QCOMPARE(last->end, x.size());
        QVERIFY(!lastPeriods(x, y, x.size(), 2, 5).has_value()); // only three periods are near
        QVERIFY(!lastPeriods(x, x, x.size(), 5, 5).has_value());
    }

    void aLongWobbleIsNoSolidBlockAndItsLastPeriodsAreSeen() {
        for (const QSize& size : {QSize(260, 220), QSize(500, 330), QSize(1000, 560)}) {
            const Shown fast(wobble(0.5), size), slow(wobble(40), size);
            const QImage image = const_cast<PlotWidget&>(fast.plot).grab().toImage();
            const QColor full = runStyle(0, Theme::Light).colour, card = coloursOf(Theme::Light).card;
            const QRect axes = fast.plot.axesRect().toRect();
            const int middle = qRound(fast.plot.pixelAt({0, 1.25}).y());
            int solid = 0, pale = 0;
            for (int px = axes.left() + 4; px < axes.right() - 4; ++px) {
                const QColor ink = image.pixelColor(px, middle);
                solid += ink == full;
                pale += ink != full && ink != card;
            }
            QVERIFY2(solid < 0.1 * axes.width(), qPrintable(QString::number(solid)));
            QVERIFY2(pale > 0.8 * axes.width(), qPrintable(QString::number(pale)));
            // The strip shows the line itself: it crosses the middle twice per period.
            QVERIFY(fast.beside() > slow.beside() + 50);
            int crossings = 0;
            bool inked = false;
            for (int px = axes.right() + 14; px < fast.plot.width() - 16; ++px) {
                const QColor ink = image.pixelColor(px, middle - 3);
                const bool now = ink.blue() - ink.red() > 60;
                crossings += now && !inked;
                inked = now;
            }
            QVERIFY2(crossings >= 8 && crossings <= 12, qPrintable(QString::number(crossings)));
        }
    }

    void twoBandsDoNotHideEachOther() {
        const Shown shown(wobble(0.5, 2));
        const QImage image = const_cast<PlotWidget&>(shown.plot).grab().toImage();
        const int px = qRound(shown.plot.pixelAt({100, 0}).x());
        for (const double edge : {1.0, 1.1, 1.4, 1.5}) { // of the outer and the inner band
            const int at = qRound(shown.plot.pixelAt({0, edge}).y());
            bool strong = false;
            for (int x = px - 12; x <= px + 12; ++x) // the lines may be dashed
                for (int y = at - 3; y <= at + 3; ++y)
                    strong = strong || image.pixelColor(x, y).saturation() > 90;
            QVERIFY2(strong, qPrintable(QString::number(edge)));
        }
    }

    void theStripIsReadByThePointer() {
        const Shown shown(wobble(0.5));
        QWidget* const canvas = shown.plot.focusProxy();
        const QRectF axes = shown.plot.axesRect();
        const QPointF at(axes.right() + (shown.beside() + 10) / 2, axes.center().y());
        QTest::mouseMove(canvas, canvas->mapFrom(&shown.plot, at.toPoint()));
        QTest::qWait(1);
        const auto bubbles = shown.plot.findChildren<ReadingBubble*>();
        QVERIFY(!bubbles.empty() && bubbles.front()->isVisible());
        QVERIFY2(bubbles.front()->text().contains(QStringLiteral("time t = 19")),
                 qPrintable(bubbles.front()->text()));
    }

    void rowsThatArriveGiveTheSameBand() {
        const Table all = wobble(0.5);
        PlotWidget grown;
        const Shown given(all);
        grown.resize(given.plot.size());
        grown.setSpec(given.plot.spec());
        grown.show();
        TableFeed feed;
        for (const std::size_t rows :
             {std::size_t{40}, std::size_t{3000}, std::size_t{11'000}, std::size_t{20'001}}) {
            Table some = all;
            for (Column& column : some.columns) column.values.resize(rows);
            grown.follow(feed, feed.take(some, false));
            QTest::qWait(20);
        }
        QTest::qWait(600); // at rest
        QVERIFY(grown.axesRect() == given.plot.axesRect());
        const QImage a = grown.grab().toImage(), b = const_cast<PlotWidget&>(given.plot).grab().toImage();
        int different = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60;
        QVERIFY2(different < 60, qPrintable(QString::number(different)));
    }
};

REGISTER_TEST(Bands)

} // namespace timestep::bands_test

#include "bands.moc"
