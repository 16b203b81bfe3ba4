// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"
#include "widgets/export/clipboard.h"
#include "widgets/export/figure.h"
#include "widgets/plot/chart/measure_text.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/reading/reading_bubble.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLineF>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace timestep::plot_instruments_test {

namespace {

constexpr double step = 1.0 / 64; ///< [s], of the first run; exact in binary

/// y = t^2 and a sine of 4 oscillations per second with amplitude 3 about 10; the second run has steps twice
/// as long and y = t^2 + 1.
Table curves(int rows) {
    Table table;
    table.runs = {"fine", "coarse"};
    for (int run = 0; run < 2; ++run) {
        Column time{"time", "time t", "s", run, {}}, y{"square", "square", "m", run, {}},
            wave{"wave", "wave", "m", run, {}};
        for (int i = 0; i < (run == 0 ? rows : rows / 2); ++i) {
            const double t = i * step * (run + 1);
            time.values.push_back(t);
            y.values.push_back(t * t + run);
            wave.values.push_back(10 + 3 * std::sin(2 * std::numbers::pi * 4 * t));
        }
        for (const Column& column : {time, y, wave}) table.columns.push_back(column);
    }
    return table;
}

PlotSpec squares() {
    PlotSpec spec;
    spec.title = QStringLiteral("Squares");
    spec.x = "time";
    spec.y = {"square"};
    return spec;
}

const Column& differenceIn(const PlotContent& content) {
    for (const Column& column : content.table().columns)
        if (column.id.rfind("difference", 0) == 0) return column;
    qFatal("there is no difference");
}

QStringList textsOf(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    QStringList texts;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QStringLiteral("text"))
            texts << reader.readElementText(QXmlStreamReader::IncludeChildElements);
    return texts;
}

QString figureText(const PlotSpec& spec, const Table& table) {
    return textsOf(figureSvg({FigureSpec(), spec, table})).join(QLatin1Char('|'));
}

/// Activates the window and moves the focus to the plot; also works after a dialog.
void focus(PlotWidget& plot) {
    plot.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&plot));
    plot.focusProxy()->setFocus();
}

void settle(PlotWidget& plot) {
    plot.resize(640, 480);
    plot.show();
    focus(plot);
    QTest::qWait(40);
}

/// The dialog that is open.
QDialog* dialog() {
    for (QWidget* const widget : QApplication::topLevelWidgets())
        if (auto* const box = qobject_cast<QDialog*>(widget); box && box->isVisible()) return box;
    return nullptr;
}

QAction* entryOf(const PlotWidget& plot, const QString& name) {
    return plot.focusProxy()->findChild<QAction*>(name);
}

/// Shows the newest state of a growing table, like the cards of the window.
void follow(PlotWidget& plot, TableFeed& feed, const Table& newest) {
    plot.follow(feed, feed.take(newest, false));
}

QString saidBy(const PlotWidget& plot) {
    QStringList texts;
    for (const QLabel* const label : plot.findChildren<QLabel*>())
        if (label->isVisible()) texts << label->text();
    for (const ReadingBubble* const bubble : plot.findChildren<ReadingBubble*>())
        if (bubble->isVisible()) texts << bubble->accessibleName();
    return texts.join(QLatin1Char('|'));
}

} // namespace

class PlotInstruments : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, Theme::Light);
    }

    void aDifferenceOnEqualAbscissasIsTheSubtraction() {
        const Table table = curves(100);
        PlotSpec spec = squares();
        spec.added.differences = {{"wave", "square", 0, 0}};
        const PlotContent content(table, spec);
        const Column& difference = differenceIn(content);
        QCOMPARE(difference.name, std::string("wave − square"));
        QCOMPARE(difference.unit, std::string("m"));
        QCOMPARE(difference.values.size(), std::size_t(100));
        for (std::size_t i = 0; i < difference.values.size(); ++i)
            QCOMPARE(difference.values[i], table.columns[2].values[i] - table.columns[1].values[i]);
    }

    void aDifferenceOnOtherAbscissasIsInterpolatedAndLabelled() {
        const Table table = curves(100);
        PlotSpec spec = squares();
        spec.added.differences = {{"square", "square", 0, 1}};
        const PlotContent content(table, spec);
        const Column& difference = differenceIn(content);
        QVERIFY(QString::fromStdString(difference.name.english()).endsWith(QStringLiteral("(interpolated)")));
        QVERIFY(QString::fromStdString(difference.name.english()).contains(QStringLiteral("coarse")));
        // Between two rows of t^2 that are 2 h apart the straight line lies h^2 too high.
        for (std::size_t i = 0; i < difference.values.size(); ++i)
            QCOMPARE_LT(std::abs(difference.values[i] + 1 + (i % 2 == 1 ? step * step : 0)), 1e-12);
        QCOMPARE(difference.values.size(), std::size_t(99)); // the coarse run ends one step earlier
        spec.x = "wave";                                     // whose x goes back and forth
        const PlotContent none(table, spec);
        QVERIFY(none.remarks().join(QString()).contains(QStringLiteral("No difference")));
        QCOMPARE(none.table().columns.size(), table.columns.size());
    }

    void aDifferenceGrowsWithItsCurves() {
        PlotSpec spec = squares();
        for (const CurveDifference& difference :
             {CurveDifference{"square", "square", 0, 1}, CurveDifference{"wave", "square", 0, 0}}) {
            spec.added.differences = {difference};
            Table growing = curves(10);
            PlotContent content(growing, spec);
            for (const int rows : {11, 12, 60, 100}) {
                growing = curves(rows);
                QVERIFY(content.grow());
            }
            const Table all = curves(100);
            QCOMPARE(differenceIn(content).values, differenceIn(PlotContent(all, spec, {})).values);
        }
        // Abscissas that differ later change the kind of the difference.
        Table growing = curves(2);
        spec.added.differences = {{"square", "square", 0, 1}};
        PlotContent content(growing, spec);
        growing = curves(40);
        QVERIFY(!content.grow());
    }

    void aSpectrumHasThePeakOfItsSineAndStatesItsMethod() {
        const Table table = curves(1024);
        PlotSpec spec = squares();
        spec.y = {"wave"};
        spec.runs = {0};
        spec.added.spectrum = true;
        const PlotContent content(table, spec);
        const Column* const frequency = content.table().find("frequency", 0);
        const Column* const amplitude = content.table().find("wave", 0);
        QVERIFY(frequency && amplitude);
        QCOMPARE(frequency->unit, std::string("1/s"));
        QCOMPARE(amplitude->unit, std::string("m"));
        QCOMPARE(frequency->values.back(), 32.0); // half of 64 rows a second
        const auto peak = std::max_element(amplitude->values.begin(), amplitude->values.end());
        const auto at = static_cast<std::size_t>(peak - amplitude->values.begin());
        QCOMPARE(frequency->values[at], 4.0);
        QCOMPARE_LT(std::abs(*peak - 3), 0.01);
        QVERIFY(amplitude->values.front() < 1e-3); // the mean of 10 is removed
        const QString text = figureText(spec, table);
        for (const QString& word : {QStringLiteral("Nyquist"), QStringLiteral("32"), QStringLiteral("Hann"),
                                    QStringLiteral("1024 rows"), QStringLiteral("mean")})
            QVERIFY2(text.contains(word), qPrintable(word + QStringLiteral(" in ") + text));
    }

    void unevenAbscissasHaveNoSpectrumAndThePlotReportsIt() {
        Table table = curves(100);
        table.columns[0].values[50] += 0.3 * step;
        PlotSpec spec = squares();
        spec.added.spectrum = true;
        const PlotContent content(table, spec);
        QVERIFY(content.table().find("square", 0)->values.empty());
        QVERIFY(!content.table().find("square", 1)->values.empty());
        QVERIFY(content.remarks().front().contains(QStringLiteral("not evenly spaced")));
        QVERIFY(content.remarks().front().contains(QStringLiteral("fine")));
    }

    void linesAcrossAreDrawnOnEveryScaleAndChangeNoRange() {
        const Table table = curves(100);
        for (const AxisScale scale : {AxisScale::Linear, AxisScale::Log, AxisScale::Symlog}) {
            PlotSpec plain = squares();
            plain.setXScale(scale);
            plain.setYScale(scale);
            PlotSpec lined = plain;
            for (const auto& [vertical, value] :
                 {std::pair{false, 1.0}, {true, 0.5}, {false, 1e6}, {true, 1e6}})
                lined.added.lines.push_back({axesOf(plain),
                                             vertical ? QStringLiteral("wall") : QStringLiteral("level"),
                                             vertical, value});
            PlotWidget one, other;
            one.setSpec(plain);
            other.setSpec(lined);
            for (PlotWidget* const plot : {&one, &other}) {
                plot->setTable(table);
                settle(*plot);
            }
            for (const QPointF corner : {QPointF(0, 0), QPointF(1, 1)}) {
                const auto valueAt = [&](const PlotWidget& plot) {
                    const QRectF axes = plot.axesRect();
                    return plot.valueAt(axes.topLeft() +
                                        QPointF(corner.x() * axes.width(), corner.y() * axes.height()));
                };
                QCOMPARE(valueAt(other), valueAt(one));
            }
            const QString text = figureText(lined, table);
            QCOMPARE(text.count(QStringLiteral("wall")), 1); // the others are outside
            QCOMPARE(text.count(QStringLiteral("level")), 1);
            QVERIFY(!figureText(plain, table).contains(QStringLiteral("level")));
        }
    }

    void aDeclaredLineIsVisibleBeyondTheDataAndOnLogarithmicAxes() {
        PlotSpec spec = squares();
        spec.logX = spec.logY = true;
        spec.referenceLines = {ReferenceLine::horizontal(QStringLiteral("wanted"), 1e-7),
                               ReferenceLine::vertical(QStringLiteral("far"), 1e7)};
        PlotWidget plot;
        plot.setSpec(spec);
        plot.setTable(curves(100));
        settle(plot);
        const QRectF axes = plot.axesRect();
        QVERIFY(plot.valueAt(axes.bottomLeft()).y() <= 1e-7);
        QVERIFY(plot.valueAt(axes.topRight()).x() < 1e3);
        // From edge to edge, where two points of a line from zero would be a dot.
        const QImage image = plot.grab().toImage();
        const double y = plot.pixelAt({1, 1e-7}).y();
        int ink = 0;
        for (int x = static_cast<int>(axes.left()) + 2; x < axes.right() - 2; ++x)
            for (int dy = -1; dy <= 1; ++dy)
                if (image.pixelColor(x, qRound(y) + dy) != image.pixelColor(x, qRound(y) - 12)) {
                    ++ink;
                    break;
                }
        QVERIFY2(ink > axes.width() / 4, qPrintable(QString::number(ink)));
    }

    void anOpenEndOfARangeFollowsTheData() {
        constexpr double open = std::numeric_limits<double>::infinity();
        PlotSpec spec = squares();
        for (const bool low : {true, false}) {
            spec.yRange = low ? PlotRange{-7, open} : PlotRange{-open, 99};
            PlotWidget plot;
            plot.setSpec(spec);
            plot.setTable(curves(100));
            settle(plot);
            const double bottom = plot.valueAt(plot.axesRect().bottomLeft()).y();
            const double top = plot.valueAt(plot.axesRect().topLeft()).y();
            QCOMPARE_LT(std::abs(low ? bottom + 7 : top - 99), 0.4);
            QVERIFY(low ? top > 2 && top < 6 : bottom > -1 && bottom <= 0);
        }
    }

    void aLineIsDrawnByKeyboardWithACommaChangedAndRemoved() {
        PlotWidget plot;
        plot.setSpec(squares());
        plot.setTable(curves(100));
        settle(plot);
        QSignalSpy changes(&plot, &PlotWidget::specChanged);
        QTest::keyClick(plot.focusProxy(), Qt::Key_L);
        QTRY_VERIFY(dialog());
        auto* const value = dialog()->findChild<QAbstractSpinBox*>(QStringLiteral("value"));
        QTest::keyClick(value, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(value, QStringLiteral("1,25"));
        QTest::keyClicks(dialog()->findChild<QLineEdit*>(QStringLiteral("label")),
                         QStringLiteral("half way"));
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_COMPARE(changes.count(), 1);
        QCOMPARE(plot.spec().added.lines.size(), std::size_t(1));
        QCOMPARE(plot.spec().added.lines[0].value, 1.25);
        QVERIFY(!plot.spec().added.lines[0].vertical);
        QVERIFY(figureText(plot.spec(), plot.table()).contains(QStringLiteral("half way")));
        // It is hidden on other axes and returns with its own.
        PlotSpec others = plot.spec();
        others.y = {"wave"};
        QVERIFY(!figureText(others, plot.table()).contains(QStringLiteral("half way")));
        auto* const changing = [&]() -> QMenu* {
            for (QMenu* const menu : plot.focusProxy()->findChildren<QMenu*>())
                if (menu->title() == QStringLiteral("Change or remove")) return menu;
            return nullptr;
        }();
        QVERIFY(changing);
        emit changing->aboutToShow();
        QCOMPARE(changing->actions().size(), 1);
        changing->actions().front()->trigger();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QPushButton*>(QStringLiteral("remove"))->click();
        QTRY_COMPARE(changes.count(), 2);
        QVERIFY(plot.spec().added.empty());
    }

    void aNotePointsAtItsRowIsEditedAndSurvivesAZoom() {
        PlotWidget plot;
        plot.setSpec(squares());
        plot.setTable(curves(101));
        settle(plot);
        QWidget& canvas = *plot.focusProxy();
        QSignalSpy changes(&plot, &PlotWidget::specChanged);
        QTest::keyClick(&canvas, Qt::Key_Right); // the cursor, at the middle row
        const auto type = [&](const QString& text) {
            focus(plot);
            QTest::keyClick(&canvas, Qt::Key_N);
            QTRY_VERIFY(dialog());
            auto* const line = dialog()->findChild<QLineEdit*>(QStringLiteral("text"));
            line->clear();
            QVERIFY(!dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
            QTest::keyClicks(line, text);
            QTest::keyClick(dialog(), Qt::Key_Return);
            QTRY_VERIFY(!dialog());
        };
        type(QStringLiteral("here"));
        QTRY_COMPARE(changes.count(), 1);
        QCOMPARE(plot.spec().added.notes.size(), std::size_t(1));
        const PlotNote note = plot.spec().added.notes[0];
        QCOMPARE(note.x, 50 * step);
        QCOMPARE(note.y, note.x * note.x);
        type(QStringLiteral("no, there")); // the same row again: the note is edited
        QTRY_COMPARE(plot.spec().added.notes[0].text, QStringLiteral("no, there"));
        QCOMPARE(plot.spec().added.notes.size(), std::size_t(1));
        QVERIFY(figureText(plot.spec(), plot.table()).contains(QStringLiteral("no, there")));
        // If its point is not visible, it is hidden, and never drawn at the edge instead.
        PlotSpec beside = plot.spec();
        beside.xRange = PlotRange{1, 1.5};
        QVERIFY(!figureText(beside, plot.table()).contains(QStringLiteral("there")));
    }

    void notesOverlapNeitherTheEdgeNorEachOther() {
        const Table table = curves(101);
        PlotSpec spec = squares();
        spec.runs = {0};
        const std::string axes = axesOf(spec);
        for (const double t : {0.0, 0.02, 0.75, 0.76, 1.55, 1.5625})
            spec.added.notes.push_back({axes, QStringLiteral("note at %1 s").arg(t), t, t * t});
        QXmlStreamReader reader(figureSvg({FigureSpec(), spec, table}));
        std::vector<QPointF> places;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement ||
                reader.name() != QStringLiteral("text"))
                continue;
            const QXmlStreamAttributes attributes = reader.attributes();
            const QPointF place(attributes.value(QStringLiteral("x")).toDouble(),
                                attributes.value(QStringLiteral("y")).toDouble());
            if (reader.readElementText(QXmlStreamReader::IncludeChildElements)
                    .startsWith(QStringLiteral("note")))
                places.push_back(place);
        }
        QCOMPARE(places.size(), spec.added.notes.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(QLineF(places[i], places[j]).length() > 5,
                         qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
    }

    void slopeAndAreaAreReadByKeyboardAndKept() {
        PlotWidget plot;
        PlotSpec spec = squares();
        spec.runs = {0};
        plot.setSpec(spec);
        plot.setTable(curves(101));
        settle(plot);
        QWidget& canvas = *plot.focusProxy();
        QTest::keyClick(&canvas, Qt::Key_Right);
        QVERIFY(!saidBy(plot).contains(QStringLiteral("slope")));
        QTest::keyClick(&canvas, Qt::Key_S);
        // dy/dt of t^2 at t = 50/64 s
        QVERIFY2(saidBy(plot).contains(QStringLiteral("slope 1.5625\u00a0m/s (line through 5 row")),
                 qPrintable(saidBy(plot)));
        QTest::keyClick(&canvas, Qt::Key_A);
        for (int i = 0; i < 3; ++i) QTest::keyClick(&canvas, Qt::Key_Right, Qt::ShiftModifier);
        // (1.25^3 - 0.78125^3) / 3 = 0.492096 m s, and h^2 / 12 (2.5 - 1.5625) = 0.000019 m s too much
        QTRY_VERIFY2(saidBy(plot).contains(QStringLiteral("area 0.49212")), qPrintable(saidBy(plot)));
        QVERIFY(saidBy(plot).contains(QStringLiteral("m·s (trapezoids, 31 row")));
        QSignalSpy changes(&plot, &PlotWidget::specChanged);
        QTest::keyClick(&canvas, Qt::Key_A);
        QTRY_COMPARE(changes.count(), 1);
        QTest::keyClick(&canvas, Qt::Key_S, Qt::ShiftModifier);
        QTRY_COMPARE(changes.count(), 2);
        QCOMPARE(plot.spec().added.measures.size(), std::size_t(2));
        QCOMPARE(plot.spec().added.measures[0].from, std::size_t(50));
        QCOMPARE(plot.spec().added.measures[0].to, std::size_t(80));
        const QString text = figureText(plot.spec(), plot.table());
        QVERIFY2(text.contains(QStringLiteral("area 0.49212")) && text.contains(QStringLiteral("slope 2.5")),
                 qPrintable(text));
        entryOf(plot, QStringLiteral("remove-all"))->trigger();
        QTRY_VERIFY(plot.spec().added.empty());
    }

    void onTwoLogarithmicAxesTheSlopeIsAPower() {
        Table table = curves(101);
        PlotSpec spec = squares();
        spec.runs = {0};
        spec.logX = spec.logY = true;
        spec.added.measures = {{axesOf(spec), PlotMeasure::Kind::Slope, "square", 0, 50, 50}};
        QVERIFY2(figureText(spec, table).contains(QStringLiteral("local power 2 (through 5")),
                 qPrintable(figureText(spec, table)));
        spec.logY = false;
        QVERIFY(figureText(spec, table).contains(QStringLiteral("slope 1.5625")));
    }

    void theDifferenceDialogRefusesDifferentUnits() {
        Table table = curves(50);
        table.columns[2].unit = "J";
        PlotWidget plot;
        TableFeed feed;
        PlotSpec spec = squares();
        spec.y = {"square", "wave"};
        spec.runs = {0};
        plot.setSpec(spec);
        follow(plot, feed, table);
        settle(plot);
        QTest::keyClick(plot.focusProxy(), Qt::Key_D);
        QTRY_VERIFY(dialog());
        const auto* const ok = dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        table.columns[2].unit = "m";
        follow(plot, feed, table);
        focus(plot);
        QTest::keyClick(plot.focusProxy(), Qt::Key_D);
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QTRY_COMPARE(plot.spec().added.differences.size(), std::size_t(1));
        QCOMPARE(plot.table().columns.size(), table.columns.size()); // the given table is unchanged
        QVERIFY(plot.tableAsText()
                    .section(QLatin1Char('\n'), 0, 0)
                    .contains(QStringLiteral("square − wave / m")));
        const auto copied = clipboardData({FigureSpec(), plot.spec(), plot.table()});
        QVERIFY(copied->text().contains(QStringLiteral("square − wave / m")));
        follow(plot, feed, curves(60));
        QCOMPARE(plot.tableAsText().count(QLatin1Char('\n')), 61);
    }

    void theSpectrumCanBeSwitchedOff() {
        PlotWidget plot;
        TableFeed feed;
        PlotSpec spec = squares();
        spec.y = {"wave"};
        spec.runs = {0};
        plot.setSpec(spec);
        follow(plot, feed, curves(256));
        settle(plot);
        QTest::keyClick(plot.focusProxy(), Qt::Key_F);
        QTRY_VERIFY(plot.spec().added.spectrum);
        QTRY_VERIFY(saidBy(plot).contains(QStringLiteral("Hann")));
        QVERIFY(plot.tableAsText().startsWith(
            QStringLiteral("fine: frequency f / 1/s\tfine: amplitude of wave / m\n")));
        QVERIFY(plot.valueAt(plot.axesRect().topRight()).x() >= 32);
        follow(plot, feed, curves(300)); // visible when no more rows arrive
        QTRY_VERIFY(saidBy(plot).contains(QStringLiteral("300 rows")));
        QTest::keyClick(plot.focusProxy(), Qt::Key_F);
        QTRY_VERIFY(!plot.spec().added.spectrum);
        QVERIFY(plot.tableAsText().startsWith(QStringLiteral("fine: time t / s")));
    }

    void selectedRowsOfTheTableAreCopiedWithHeadsAndUnits() {
        PlotWidget plot;
        PlotSpec spec = squares();
        spec.runs = {0};
        plot.setSpec(spec);
        plot.setTable(curves(20));
        plot.tableAction()->setChecked(true);
        settle(plot);
        auto* const view = plot.findChild<QTableView*>();
        view->selectRow(3);
        view->selectionModel()->select(view->model()->index(5, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        const QString head = QStringLiteral("fine: time t / s\tfine: square / m\n");
        QCOMPARE(QApplication::clipboard()->text(),
                 head + QStringLiteral("0.046875\t0.002197265625\n0.078125\t0.006103515625\n"));
        view->clearSelection();
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 21);
    }
};

REGISTER_TEST(PlotInstruments)

} // namespace timestep::plot_instruments_test
#include "plot_instruments.moc"
