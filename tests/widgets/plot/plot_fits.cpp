// SPDX-License-Identifier: GPL-3.0-or-later
// Fits of a plot: to a range, with a typed formula, kept when the rows change, and their residuals.
#include "core/input_error.h"
#include "tests/tools.h"
#include "widgets/export/figure.h"
#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/dialogs/fit_dialog.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include <cmath>

namespace timestep::plot_fits_test {

namespace {

/// x(t) = 2 + slope t until t = 5, and 100 after it, for each slope a run; rows every 0.1.
Table bent(const std::vector<double>& slopes, int rows = 101) {
    Table table;
    for (std::size_t i = 0; i < slopes.size(); ++i) {
        const int run = static_cast<int>(i);
        table.runs.push_back("run " + std::to_string(run));
        Column time{"time", "time t", "s", run, {}}, x{"x", "place x", "m", run, {}};
        for (int row = 0; row < rows; ++row) {
            const double t = 0.1 * row;
            time.values.push_back(t);
            x.values.push_back(t <= 5 ? 2 + slopes[i] * t : 100);
        }
        table.columns.push_back(time);
        table.columns.push_back(x);
    }
    return table;
}

PlotSpec placeOverTime() {
    PlotSpec spec;
    spec.x = "time";
    spec.y = {"x"};
    return spec;
}

PlotFit lineUntil(double end) {
    PlotFit fit;
    fit.axes = "time x";
    fit.kind = FitKind::Line;
    fit.from = 0;
    fit.to = end;
    return fit;
}

void settle(PlotWidget& plot) {
    plot.resize(520, 400);
    plot.setLocale(QLocale(QLocale::English));
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QTest::qWait(40);
}

QAction* actionNamed(const PlotWidget& plot, const char* name) {
    for (QMenu* const menu : plot.axesAction()->menu()->findChildren<QMenu*>())
        for (QAction* const action : menu->actions())
            if (action->objectName() == QLatin1String(name)) return action;
    return nullptr;
}

} // namespace

class PlotFits : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aFitKeepsItsRangeAndFollowsItsRows() {
        PlotWidget plot;
        plot.setSpec(placeOverTime());
        plot.setTable(bent({3, -1}));
        settle(plot);
        QVERIFY(plot.addFits(lineUntil(5)));
        QCOMPARE(plot.fits().size(), std::size_t(2));
        QVERIFY2(plot.fits()[0].label.contains("b = 3"), qPrintable(plot.fits()[0].label));
        QVERIFY2(plot.fits()[1].label.contains(QStringLiteral("b = −1")), qPrintable(plot.fits()[1].label));
        COMPARE_NEAR(plot.fits()[0].y.back(), 17, 1e-9);
        // Adding the same fits again changes nothing.
        QVERIFY(plot.addFits(lineUntil(5)));
        QCOMPARE(plot.fits().size(), std::size_t(2));
        // After a run with other values: the same fits to the new rows.
        plot.setTable(bent({4, -2}));
        QCOMPARE(plot.fits().size(), std::size_t(2));
        QVERIFY2(plot.fits()[0].label.contains("b = 4"), qPrintable(plot.fits()[0].label));
        // A run without rows has no fits; they return with the rows.
        plot.setTable(bent({4, -2}, 1));
        QVERIFY(plot.fits().empty() && plot.spec().added.fits.size() == 2);
        plot.setTable(bent({5, -2}));
        QVERIFY2(plot.fits()[0].label.contains("b = 5"), qPrintable(plot.fits()[0].label));
        // They are hidden on other axes and return with their axes.
        PlotSpec other = plot.spec();
        other.y = {"time"};
        plot.setSpec(other);
        QVERIFY(plot.fits().empty());
        other.y = {"x"};
        plot.setSpec(other);
        QCOMPARE(plot.fits().size(), std::size_t(2));
    }

    /// Of half a million rows only some are fitted with a typed formula, and the label states this.
    void onlySomeOfVeryManyRowsAreFitted() {
        PlotWidget plot;
        Table table;
        table.runs = {"run 0"};
        Column time{"time", "time t", "s", 0, {}}, x{"x", "place x", "m", 0, {}};
        for (int row = 0; row < 500'000; ++row) {
            time.values.push_back(1e-5 * row);
            x.values.push_back(2 + 3 * time.values.back());
        }
        table.columns = {time, x};
        plot.setSpec(placeOverTime());
        plot.setTable(table);
        PlotFit own = lineUntil(5);
        own.kind = FitKind::Own;
        own.formula = "a + b*x";
        QVERIFY(plot.addFits(own));
        QVERIFY2(plot.fits()[0].label.contains("b = 3") && plot.fits()[0].label.contains("1 row in 25"),
                 qPrintable(plot.fits()[0].label));
        QVERIFY(plot.addFits(lineUntil(1))); // 100,001 rows are few enough
        QVERIFY(!plot.fits()[1].label.contains("1 row in"));
    }

    void newRowsAreFittedOnceThePlotIsAtRest() {
        PlotWidget plot;
        TableFeed feed;
        plot.setSpec(placeOverTime());
        plot.follow(feed, feed.take(bent({3}, 11), false));
        settle(plot);
        PlotFit whole = lineUntil(5);
        QVERIFY(plot.addFits(whole));
        COMPARE_NEAR(plot.fits()[0].x.back(), 1, 1e-9);
        plot.follow(feed, feed.take(bent({3}, 41), false));
        QTRY_VERIFY(std::abs(plot.fits()[0].x.back() - 4) < 1e-9);
    }

    void theFitFollowsADraggedRange() {
        PlotWidget plot;
        plot.setSpec(placeOverTime());
        plot.setTable(bent({3}));
        settle(plot);
        QAction* const range = actionNamed(plot, "fit-range");
        QVERIFY(range != nullptr && !range->shortcut().isEmpty());
        range->setChecked(true);
        auto* const canvas = plot.findChild<Canvas*>();
        const auto drag = [&](double from, double to) {
            const auto at = [&](double x) {
                const QPointF pixel = plot.pixelAt({x, 50}) - QPointF(canvas->mapTo(&plot, QPoint()));
                return pixel.toPoint();
            };
            QTest::mousePress(canvas, Qt::LeftButton, {}, at(from));
            QTest::mouseMove(canvas, at((from + to) / 2));
            QTest::mouseRelease(canvas, Qt::LeftButton, {}, at(to));
        };
        const double left = plot.valueAt(plot.axesRect().topLeft()).x();
        drag(1, 4);
        COMPARE_NEAR(plot.valueAt(plot.axesRect().topLeft()).x(), left, 1e-9); // the axes do not change
        actionNamed(plot, "fit-line")->trigger();
        QTRY_COMPARE(plot.fits().size(), std::size_t(1));
        COMPARE_NEAR(plot.spec().added.fits[0].from, 1, 0.05);
        COMPARE_NEAR(plot.spec().added.fits[0].to, 4, 0.05);
        QVERIFY(plot.fits()[0].label.contains("b = 3"));
        drag(4, 8); // the edge at 4 moves
        COMPARE_NEAR(plot.spec().added.fits[0].from, 1, 0.05);
        COMPARE_NEAR(plot.spec().added.fits[0].to, 8, 0.05);
        QVERIFY(!plot.fits()[0].label.contains("b = 3"));
        drag(6, 9); // a new range
        COMPARE_NEAR(plot.spec().added.fits[0].from, 6, 0.05);
        QVERIFY2(plot.fits()[0].label.contains("a = 100"), qPrintable(plot.fits()[0].label));
        QTest::keyClick(canvas, Qt::Key_Escape);
        QVERIFY(!range->isChecked());
        drag(1, 2); // the drag is no longer a range
        COMPARE_NEAR(plot.spec().added.fits[0].from, 6, 0.05);
    }

    void aTypedFormulaIsFittedAndItsFaultsAreReported() {
        PlotWidget plot;
        plot.setSpec(placeOverTime());
        plot.setTable(bent({3}));
        settle(plot);
        actionNamed(plot, "fit-own")->trigger();
        FitDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = plot.findChild<FitDialog*>()) != nullptr);
        auto* const accept = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!accept->isEnabled());
        const QList<QLineEdit*> fields = dialog->findChildren<QLineEdit*>();
        const auto field = [&](const QString& placeholder) {
            for (QLineEdit* const one : fields)
                if (one->placeholderText().startsWith(placeholder)) return one;
            return static_cast<QLineEdit*>(nullptr);
        };
        QLineEdit* const formula = field("a*exp");
        formula->setText("p + q*");
        QVERIFY(!accept->isEnabled() && !dialog->result().isEmpty());
        formula->setText("p + q*t");
        QList<QLineEdit*> ends;
        for (QLineEdit* const one : fields)
            if (one->placeholderText() == "open") ends << one;
        QCOMPARE(ends.size(), 2);
        ends[0]->setText("0");
        ends[1]->setText("5");
        QVERIFY2(accept->isEnabled() && dialog->result().contains("q = 3"), qPrintable(dialog->result()));
        ends[1]->setText("-1");
        QVERIFY(!accept->isEnabled());
        ends[1]->setText("5");
        accept->click();
        QCOMPARE(plot.spec().added.fits.size(), std::size_t(1));
        QCOMPARE(plot.spec().added.fits[0].formula, std::string("p + q*t"));
        QVERIFY2(plot.fits()[0].label.contains("p + q*t") && plot.fits()[0].label.contains("p = 2"),
                 qPrintable(plot.fits()[0].label));
        PlotFit wrong = lineUntil(5);
        wrong.kind = FitKind::Own;
        wrong.formula = "a +";
        QVERIFY_THROWS_EXCEPTION(InputError, plot.addFits(wrong));
    }

    void residualsReplaceTheCurves() {
        PlotWidget plot;
        plot.setSpec(placeOverTime());
        plot.setTable(bent({3}));
        settle(plot);
        QVERIFY(!actionNamed(plot, "fit-residuals")->isEnabled());
        PlotFit parabola = lineUntil(10);
        parabola.kind = FitKind::Polynomial;
        parabola.degree = 2;
        QVERIFY(plot.addFits(parabola));
        QVERIFY2(plot.fits()[0].label.contains(QStringLiteral("σ = ")), qPrintable(plot.fits()[0].label));
        actionNamed(plot, "fit-residuals")->trigger();
        QTRY_VERIFY(plot.spec().added.residuals);
        const QString numbers = plot.tableAsText();
        QVERIFY2(numbers.contains("residual of place x"), qPrintable(numbers.left(80)));
        // The residuals of a fit with a constant sum to zero.
        double sum = 0, largest = 0;
        const QStringList lines = numbers.split('\n', Qt::SkipEmptyParts);
        for (const QString& line : lines.mid(1)) {
            const double value = line.section('\t', 1, 1).toDouble();
            sum += value;
            largest = std::max(largest, std::abs(value));
        }
        QVERIFY(largest > 5);
        COMPARE_NEAR(sum, 0, 1e-2);
        actionNamed(plot, "fit-residuals")->trigger();
        QTRY_VERIFY(!plot.spec().added.residuals);
        QVERIFY(plot.tableAsText().contains("place x"));
    }

    void theVisiblePartReturnsWithTheRows() {
        PlotWidget plot;
        plot.setSpec(placeOverTime());
        plot.setTable(bent({3}));
        settle(plot);
        QVERIFY(!plot.view());
        QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
        const auto seen = plot.view();
        QVERIFY(seen.has_value());
        QVERIFY(plot.shownSpec().xRange && plot.shownSpec().xRange->low == seen->x.low);
        PlotWidget again;
        again.setSpec(plot.spec());
        again.setView(seen);
        settle(again);
        again.setTable(bent({3}));
        QVERIFY(again.view());
        COMPARE_NEAR(again.view()->x.low, seen->x.low, 1e-9);
        COMPARE_NEAR(again.view()->y.high, seen->y.high, 1e-9);
        again.fitAction()->trigger();
        QVERIFY(!again.view());
    }
};

REGISTER_TEST(PlotFits)

} // namespace timestep::plot_fits_test
#include "plot_fits.moc"
