// SPDX-License-Identifier: GPL-3.0-or-later
// What a pointer reads off a plot: the value first, whole, beside the point, also at the ends of the axes.
#include "tests/tools.h"
#include "widgets/look/theme.h"
#include "widgets/plot/reading/reading_bubble.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/label_text.h"

#include <QSignalSpy>
#include <QWidget>

#include <cmath>

namespace timestep::plot_reading_test {

namespace {

constexpr const char* longName = "largest strain of all sticks after the last pass of the step";

Table waves(int runs, int rows) {
    Table table;
    for (int run = 0; run < runs; ++run) {
        table.runs.push_back("Gauss-Seidel in the order of the rows, run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, strain{"strain", longName, "1", run, {}};
        for (int i = 0; i < rows; ++i) {
            time.values.push_back(i * 0.1);
            strain.values.push_back((1 + run) * 0.119 * std::cos(i * 0.3));
        }
        table.columns.push_back(std::move(time));
        table.columns.push_back(std::move(strain));
    }
    return table;
}

/// With the digits that can be told apart on the y axis.
QString shownNumber(double value, const PlotWidget& plot) {
    const QRectF axes = plot.axesRect();
    const double range = plot.valueAt(axes.topLeft()).y() - plot.valueAt(axes.bottomLeft()).y();
    return roundedNumber(value, QLocale(), range / 1000);
}

/// A window as large as a small screen, with a plot at a place in it.
struct Shown {
    QWidget window;
    PlotWidget* plot = new PlotWidget(&window);

    Shown(const QRect& place, const Table& table) {
        window.resize(1366, 768);
        plot->setGeometry(place);
        PlotSpec spec;
        spec.x = "time";
        spec.y = {"strain"};
        plot->setSpec(spec);
        plot->setTable(table);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        QTest::qWait(40);
    }
    ReadingBubble* bubble() const {
        for (ReadingBubble* const bubble : window.findChildren<ReadingBubble*>())
            if (bubble->isVisible()) return bubble;
        return nullptr;
    }
    /// Moves the mouse to a point of the plot.
    void point(const QPointF& at) const {
        QWidget* const canvas = plot->focusProxy();
        QTest::mouseMove(canvas, canvas->mapFrom(plot, at.toPoint()));
        QTest::qWait(1);
    }
};

} // namespace

class PlotReading : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void theBubbleSaysTheValueFirstAndWholeInAnyPlot() {
        const Table table = waves(2, 21);
        for (const QRect& place : {QRect(1200, 600, 166, 160), QRect(1100, 20, 245, 200),
                                   QRect(0, 560, 300, 200), QRect(300, 100, 900, 500)}) {
            const Shown shown(place, table);
            for (const std::size_t row : {std::size_t{0}, std::size_t{7}, std::size_t{20}}) {
                const double x = table.columns[0].values[row], y = table.columns[1].values[row];
                const QPointF at = shown.plot->pixelAt({x, y});
                shown.point(at);
                const ReadingBubble* const bubble = shown.bubble();
                QVERIFY(bubble != nullptr);
                const QString number = shownNumber(y, *shown.plot);
                QVERIFY2(bubble->text().startsWith(number), qPrintable(bubble->text()));
                QVERIFY(bubble->text().contains(QStringLiteral("time t = ")));
                QVERIFY(bubble->text().simplified().contains(QString::fromStdString(table.runs[0])));
                QVERIFY(shown.window.rect().contains(bubble->geometry()));
                QFont bold = shown.plot->font();
                bold.setBold(true);
                QVERIFY(bubble->width() > QFontMetrics(bold).horizontalAdvance(number));
                QVERIFY(!bubble->geometry().contains(shown.plot->mapTo(&shown.window, at.toPoint())));
            }
        }
    }

    void theBubbleGrowsWithItsWords() {
        const Table table = waves(1, 21);
        const Shown shown({300, 100, 600, 400}, table);
        QWidget* const canvas = shown.plot->focusProxy();
        QTest::keyClick(canvas, Qt::Key_Home);
        QVERIFY(shown.bubble() != nullptr);
        const int least = shown.bubble()->height();
        QTest::keyClick(canvas, Qt::Key_S); // and the slope there
        QVERIFY(shown.bubble() != nullptr);
        QVERIFY(shown.bubble()->height() > least);
        QVERIFY(shown.window.rect().contains(shown.bubble()->geometry()));
    }

    void thePointsAtTheEndsOfTheAxesAreReadFromBesideThem() {
        const Table table = waves(1, 21); // to 2 s, where the axis ends
        const Shown shown({300, 100, 500, 400}, table);
        const QPointF last = shown.plot->pixelAt({2, table.columns[1].values.back()});
        QVERIFY(std::abs(last.x() - shown.plot->axesRect().right()) < 3);
        for (const double beside : {0.0, 2.0, 8.0, 12.0}) {
            shown.point(last + QPointF(beside, 0));
            QVERIFY2(shown.bubble() != nullptr, qPrintable(QString::number(beside)));
            QVERIFY2(shown.bubble()->text().contains(QStringLiteral("time t = 2")),
                     qPrintable(shown.bubble()->text()));
        }
        shown.point(last + QPointF(0, 150)); // far from the curve
        QVERIFY(shown.bubble() == nullptr);
    }

    void theBubbleGoesWithThePointerAndWithThePlot() {
        const Table table = waves(1, 21);
        const Shown shown({300, 100, 500, 400}, table);
        const QPointF at = shown.plot->pixelAt({1, table.columns[1].values[10]});
        shown.point(at);
        QVERIFY(shown.bubble() != nullptr);
        shown.point({1, 1});
        QVERIFY(shown.bubble() == nullptr);
        shown.point(at);
        QVERIFY(shown.bubble() != nullptr);
        shown.plot->hide();
        QVERIFY(shown.bubble() == nullptr);
    }

    void aLinkedPlotNamesTheValueOfEveryCurve() {
        const Table table = waves(3, 21);
        const Shown shown({300, 100, 500, 400}, table);
        shown.plot->showLinked(CursorPlace{"time", 1, 0, 10});
        const ReadingBubble* const bubble = shown.bubble();
        QVERIFY(bubble != nullptr);
        for (std::size_t run = 0; run < 3; ++run) {
            QVERIFY(bubble->text().simplified().contains(QString::fromStdString(table.runs[run])));
            QVERIFY(bubble->text().contains(shownNumber(table.columns[2 * run + 1].values[10], *shown.plot)));
        }
        shown.plot->showLinked(std::nullopt);
        QVERIFY(shown.bubble() == nullptr);
    }
};

REGISTER_TEST(PlotReading)

} // namespace timestep::plot_reading_test

#include "plot_reading.moc"
