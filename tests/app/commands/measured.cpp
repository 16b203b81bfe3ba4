// SPDX-License-Identifier: GPL-3.0-or-later
// Measured data in the window: file, columns, comparison, fit, and the values that the window and the session
// take over.
#include "app/archive/zip_archive.h"
#include "app/desk/desk_file.h"
#include "app/measured/data_fields.h"
#include "app/measured/fit_report.h"
#include "app/measured/measured_dialog.h"
#include "app/measured/measured_work.h"
#include "app/measured/points_page.h"
#include "app/measured/typed_table.h"
#include "app/plots/plot_card.h"
#include "app/window/controllers/measured_controller.h"
#include "core/exact/pendulum_motion.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

#include <cmath>
#include <functional>
#include <numbers>

namespace timestep::measured_test {

namespace {

Experiment swing() {
    Experiment experiment = standardExperiment(*findScene("pendulum"));
    setByKey(experiment, "integrator", "rk4");
    setByKey(experiment, "gravity", "9");
    setByKey(experiment, "start-angle", "0.5");
    experiment.step = 0.01;
    experiment.duration = 2;
    return experiment;
}

} // namespace

class Measured : public QObject, TestFolder {
    Q_OBJECT

    /// Reads a file in the dialog and returns why it was not read.
    QString read(MeasuredDialog& dialog, const QString& name) const {
        QSignalSpy opened(&dialog.fields(), &DataFields::opened);
        dialog.fields().reading().open(path(name));
        if (opened.isEmpty()) opened.wait(20000);
        return opened.isEmpty() ? QString("not read") : opened.front().front().toString();
    }

private slots:
    void initTestCase() {
        // g = 9.81 m/s², 0.6 rad; every second value is 0.1° too large, the others too small.
        const PendulumMotion motion(std::sqrt(9.81), {0.6, 0});
        QByteArray rows = "t (ms);frame;theta (°);error (°)\n";
        for (int i = 0; i < 60; ++i)
            rows += QByteArray::number(50 * i) + ';' + QByteArray::number(i) + ';' +
                    QByteArray::number(motion.at(0.05 * i).theta * 180 / std::numbers::pi +
                                       (i % 2 == 0 ? 0.1 : -0.1)) +
                    ";0.1\n";
        write("swing.csv", rows);
        QByteArray both = "t (s);theta (rad);omega (rad/s)\n", many = "t;x;y\n";
        for (int i = 0; i < 40; ++i) {
            const auto at = motion.at(0.05 * i);
            both += QByteArray::number(0.05 * i) + ';' + QByteArray::number(at.theta, 'g', 12) + ';' +
                    QByteArray::number(at.omega, 'g', 12) + '\n';
        }
        write("both.csv", both);
        for (int i = 0; i < 400000; ++i) many += QByteArray::number(i) + ";1.5;2.5\n";
        write("long.csv", many);
        write("words.csv", "a,b\nc,d\n");
    }

    void aFileIsComparedFittedAndTakenOver() {
        MeasuredDialog dialog(swing());
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        dialog.show();
        auto* fit = [&]() -> QPushButton* {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text() == "&Fit") return button;
            return nullptr;
        }();
        QVERIFY(fit != nullptr && !fit->isEnabled());
        QCOMPARE(read(dialog, "swing.csv"), QString());
        // The column with the name of the measure is proposed, and the units of the headings.
        QCOMPARE(dialog.findChild<QComboBox*>("column")->currentText(), QString("theta"));
        QCOMPARE(dialog.findChild<QLineEdit*>("unit")->text(), QString("°"));
        QCOMPARE(dialog.findChild<QLineEdit*>("time-unit")->text(), QString("ms"));
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 20);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(dialog.comparison() && !dialog.comparison()->fit);
        const double before = dialog.comparison()->series[0].fitted.rms;
        QVERIFY(before > 0.05);

        auto* sigma = dialog.findChild<QComboBox*>("sigma");
        sigma->setCurrentIndex(sigma->findText("error"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QCOMPARE(dialog.points()[0].errors.size(), std::size_t(60));
        COMPARE_NEAR(dialog.points()[0].errors[7], 0.1 * std::numbers::pi / 180, 1e-12);

        dialog.check("gravity");
        dialog.check("start-angle");
        QVERIFY(fit->isEnabled());
        dialog.fit();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 3, 20000);
        QVERIFY(dialog.comparison()->fit && dialog.comparison()->fit->found());
        COMPARE_NEAR(dialog.comparison()->fit->parameters[0].value, 9.81, 0.01);
        QVERIFY(dialog.comparison()->series[0].fitted.rms < before / 10);
        const QString report = dialog.report();
        QVERIFY2(report.contains(QRegularExpression("gravity = \\(9\\.8\\d* ± 0\\.0\\d+\\).m/s²")),
                 qPrintable(report));
        QVERIFY2(report.contains(QRegularExpression("start angle = \\(34\\.\\d+ ± 0\\.0\\d+\\).°")),
                 qPrintable(report));
        QVERIFY2(report.contains(QRegularExpression("χ²/freedom = [0-9.]+/58 = ")), qPrintable(report));
        QVERIFY2(report.contains("With half the step (0.005"), qPrintable(report));
        const auto plots = dialog.findChildren<PlotWidget*>();
        const auto shown = std::count_if(plots.begin(), plots.end(), [](const PlotWidget* plot) {
            const Column* column = plot->table().find("residual");
            return column != nullptr && column->values.size() == 60;
        });
        QVERIFY(shown >= 1);

        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "&Take over the values") button->click();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.takenValues().size(), std::size_t(2));
        QCOMPARE(dialog.takenValues()[0].first, std::string("gravity"));
    }

    void aCalculatedColumnIsAMeasureThatIsFittedAndTheResultIsCopied() {
        Experiment experiment = swing();
        experiment.calculated.push_back(calculatedFromText("height [m] = L*(1 - cos(theta))"));
        const PendulumMotion motion(std::sqrt(9.81), {0.6, 0});
        QByteArray rows = "t (s);height (cm)\n";
        for (int i = 0; i < 40; ++i)
            rows += QByteArray::number(0.05 * i) + ';' +
                    QByteArray::number(100 * (1 - std::cos(motion.at(0.05 * i).theta)), 'g', 12) + '\n';
        write("heights.csv", rows);
        MeasuredDialog dialog(experiment);
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        QCOMPARE(read(dialog, "heights.csv"), QString()); // no angle is measured in cm
        auto* measure = dialog.findChild<QComboBox*>("measure");
        const int place = measure->findData("height");
        QVERIFY(place >= 0);
        QCOMPARE(measure->itemText(place), QString("height"));
        measure->setCurrentIndex(place);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        for (const char* key : {"gravity", "start-angle"}) dialog.check(key);
        dialog.fit();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QVERIFY(dialog.comparison() && dialog.comparison()->fit && dialog.comparison()->fit->found());
        COMPARE_NEAR(dialog.comparison()->fit->parameters[0].value, 9.81, 1e-3);
        dialog.copyTable(true);
        QVERIFY(
            QGuiApplication::clipboard()->text().contains("\\toprule\nParameter & Value & Uncertainty & "));
        dialog.copyTable(false);
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[3].startsWith("| start angle | 34.") && lines[3].contains(QString::fromUtf8("| ° |")),
                 qPrintable(lines[3]));
    }

    void pointsAreTypedAndSingleOnesLeftOut() {
        MeasuredDialog dialog(swing());
        dialog.show();
        TypedTable typed({});
        typed.paste("t [s]\ttheta [°]\n0\t10,5\n0,5\t8\n1\t70\n1,5\t3\n2\t0,5\n");
        QCOMPARE(typed.text().count('\n'), 7); // below the heads that the grid begins with
        TypedTable again({});
        again.findChild<QTableWidget*>()->setCurrentCell(0, 0);
        again.paste("t [s]\ttheta [°]\n0\t10,5\n0,5\t8\n1\t70\n1,5\t3\n2\t0,5\n");
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        QGuiApplication::clipboard()->setText(again.text());
        dialog.fields().reading().paste();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        PlotWidget& plot = dialog.pointsPage().plot();
        QCOMPARE(plot.table().find("theta")->values.size(), std::size_t(5));
        dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
        PlotFit line;
        line.kind = FitKind::Line;
        line.axes = "time theta";
        QTRY_VERIFY(plot.addFits(line));
        const QString before = plot.fits().front().label;
        const QPointF wrong = plot.pixelAt({1, 70 * std::numbers::pi / 180});
        QTest::mouseClick(plot.focusProxy(), Qt::LeftButton, {},
                          plot.focusProxy()->mapFrom(&plot, wrong.toPoint()));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QCOMPARE(plot.table().find("theta")->values.size(), std::size_t(4));
        QCOMPARE(plot.spec().referenceLines.size(), std::size_t(1)); // hollow
        QVERIFY(plot.fits().front().label != before);                // fitted again, to the others
        QVERIFY(dialog.report().contains("left out by hand"));
        QCOMPARE(dialog.points().size(), std::size_t(2));
        const MeasuredWork work = measuredWorkFromJson(JsonField(toJson(dialog.work())));
        QCOMPARE(work.columns.leftOut, (std::vector<std::size_t>{2}));
        MeasuredDialog later(swing());
        later.restore(work);
        QCOMPARE(later.fields().leftOut(), std::size_t(1));
        dialog.fields().toggleRow(2);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 3, 20000);
        QVERIFY(plot.spec().referenceLines.empty() && !dialog.report().contains("left out"));
    }

    void theDialogReportsFaults() {
        MeasuredDialog dialog(swing());
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        QCOMPARE(read(dialog, "words.csv"), QString("words.csv: there are no numbers in this file"));
        QVERIFY(read(dialog, "missing.csv").contains("cannot be read"));
        QVERIFY(!dialog.fields().hasData());
        QCOMPARE(read(dialog, "swing.csv"), QString());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        dialog.check("gravity");
        dialog.check("length");
        dialog.fit();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QVERIFY2(dialog.report().startsWith("No fit: the data do not separate") &&
                     dialog.report().contains("keep one of them fixed"),
                 qPrintable(dialog.report()));
        QVERIFY(dialog.takenValues().empty());
        dialog.findChild<QLineEdit*>("unit")->setText("kg");
        emit dialog.findChild<QLineEdit*>("unit")->textEdited("kg");
        QVERIFY(!dialog.comparison());
        QVERIFY(!dialog.isRunning());
    }

    void severalMeasuresAreComparedAndFittedTogether() {
        MeasuredDialog dialog(swing());
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        QCOMPARE(read(dialog, "both.csv"), QString());
        QCOMPARE(dialog.fields().measures(), std::size_t(1));
        dialog.findChild<QPushButton*>("add-measure")->click();
        QCOMPARE(dialog.fields().measures(), std::size_t(2));
        QCOMPARE(dialog.findChild<QComboBox*>("measure-2")->currentData().toString(), QString("omega"));
        QCOMPARE(dialog.findChild<QComboBox*>("column-2")->currentText(), QString("omega"));
        // Degrees or radians, as measured.
        auto* unit = dialog.findChild<QComboBox*>("unit-box");
        QVERIFY(unit->findText("rad") >= 0 && unit->findText("°") >= 0 && unit->findText("m") < 0);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.comparison() && dialog.comparison()->series.size() == 2, 20000);
        QCOMPARE(dialog.points().size(), std::size_t(2));
        QCOMPARE(dialog.points()[1].axes, std::string("time omega"));
        for (const char* name : {"sigma", "sigma-2"})
            dialog.findChild<QComboBox*>(name)->setEditText("0.002");
        dialog.check("gravity");
        dialog.check("start-angle");
        dialog.fit();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.comparison() && dialog.comparison()->fit && !dialog.isRunning(),
                                 20000);
        QVERIFY2(dialog.comparison()->fit->found(), qPrintable(dialog.report()));
        COMPARE_NEAR(dialog.comparison()->fit->parameters[0].value, 9.81, 0.01);
        QVERIFY2(dialog.report().count("root mean square") == 2, qPrintable(dialog.report()));
        const auto plots = dialog.findChildren<PlotWidget*>();
        QVERIFY(std::any_of(plots.begin(), plots.end(), [](const PlotWidget* plot) {
            return plot->spec().y == std::vector<std::string>{"theta", "omega"};
        }));
        QVERIFY(std::any_of(plots.begin(), plots.end(), [](const PlotWidget* plot) {
            return plot->spec().y == std::vector<std::string>{"residual"} && plot->table().runs.size() == 2;
        }));
        // One measure less.
        dialog.findChild<QToolButton*>("remove-2")->click();
        QCOMPARE(dialog.fields().measures(), std::size_t(1));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.comparison() && dialog.comparison()->series.size() == 1, 20000);
    }

    void anotherReadingIsChosenBesideTheFirstRows() {
        MeasuredDialog dialog(swing());
        dialog.show();
        auto* preview = dialog.findChild<QTableWidget*>("preview");
        auto* separator = dialog.findChild<QComboBox*>("separator");
        auto* decimal = dialog.findChild<QComboBox*>("decimal");
        auto* atBegin = dialog.findChild<QSpinBox*>("skip-lines");
        auto* atEnd = dialog.findChild<QSpinBox*>("skip-footer");
        QSignalSpy opened(&dialog.fields(), &DataFields::opened);
        const auto after = [&](const std::function<void()>& choose) { // the sentence, if it is refused
            opened.clear();
            choose();
            return opened.isEmpty() && !opened.wait(20000) ? QString("not read")
                                                           : opened.back().front().toString();
        };
        const auto head = [&](int column) { return preview->horizontalHeaderItem(column)->text(); };
        QVERIFY(!separator->isEnabled()); // nothing to read yet
        // Thousands or decimal commas: the program asks, shows the lines, and puts the keys on the choice.
        write("comma.csv", "t (s),theta,remark\n0,\"1,234\",go\n1,\"2,468\",\n2,\"2,500\",\n");
        QVERIFY(read(dialog, "comma.csv").contains("decimal comma or be thousands"));
        QVERIFY(separator->isEnabled() && !dialog.fields().hasData() && !dialog.comparison());
        QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(decimal));
        QCOMPARE(preview->columnCount(), 1);
        QCOMPARE(preview->item(1, 0)->text(), QString("0,\"1,234\",go"));
        QCOMPARE(after([&] { decimal->setCurrentIndex(2); }), QString());
        QCOMPARE(head(0), QString("t\ns"));
        QCOMPARE(head(1), QString("theta\nno unit"));
        QCOMPARE(head(2), QString("remark\nnot numbers"));
        QCOMPARE(preview->item(1, 1)->text(), dialog.locale().toString(2.468, 'g', 8));
        QCOMPARE(separator->itemText(0), QString("comma, as found"));
        // Lines are left out, and what was chosen for the same columns stays.
        dialog.findChild<QLineEdit*>("time-unit")->setText("ms");
        QCOMPARE(after([&] { atEnd->setValue(1); }), QString());
        QCOMPARE(preview->rowCount(), 2);
        QCOMPARE(dialog.findChild<QLineEdit*>("time-unit")->text(), QString("ms"));
        QCOMPARE(after([&] { atBegin->setValue(1); }), QString());
        QCOMPARE(head(0), QString("#1\nno unit"));
        // Another file begins with what is found.
        QCOMPARE(read(dialog, "swing.csv"), QString());
        QCOMPARE(atEnd->value() + atBegin->value() + decimal->currentIndex(), 0);
        QCOMPARE(separator->itemText(0), QString("semicolon, as found"));
        QVERIFY(!dialog.findChild<QComboBox*>("sheet")->isVisible());
        // A table that was copied; and an archive of two, of which one is chosen.
        QGuiApplication::clipboard()->setText("t\ttheta\n0\t0.5\n1\t0.25\n");
        QCOMPARE(after([&] { dialog.fields().reading().paste(); }), QString());
        QCOMPARE(dialog.fields().fileName(), QString("clipboard"));
        QCOMPARE(preview->item(1, 1)->text(), dialog.locale().toString(0.25, 'g', 8));
        write("two.zip", zipOf({{"One.csv", "t,theta\n0,1\n1,2\n"}, {"Two.csv", "t,theta\n0,3\n1,4\n"}}));
        QVERIFY(read(dialog, "two.zip").contains("name one of them: One, Two"));
        auto* sheet = dialog.findChild<QComboBox*>("sheet");
        QVERIFY(sheet->isVisible() && sheet->currentIndex() == -1);
        QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(sheet));
        QCOMPARE(after([&] { sheet->setCurrentIndex(1); }), QString());
        QCOMPARE(preview->item(0, 1)->text(), QString("3"));
        // The keys go through the choices in the order in which they appear.
        QStringList order;
        for (QWidget* one = sheet; order.size() < 6; one = one->nextInFocusChain())
            if (!one->objectName().isEmpty() && (one->focusPolicy() & Qt::TabFocus) != 0 &&
                !one->objectName().startsWith("qt_"))
                order << one->objectName();
        QCOMPARE(order,
                 (QStringList{"sheet", "separator", "decimal", "skip-lines", "skip-footer", "preview"}));
    }

    void readingRunsInTheBackgroundAndCanBeStopped() {
        MeasuredDialog dialog(swing());
        dialog.fields().reading().open(path("long.csv"));
        QVERIFY(dialog.fields().reading().isReading() &&
                !dialog.fields().hasData()); // the rest did not wait for it
        dialog.fields().reading().stop();
        QVERIFY(!dialog.fields().reading().isReading() && !dialog.fields().hasData());
        QCOMPARE(read(dialog, "swing.csv"), QString());
        QVERIFY(dialog.fields().hasData());
    }

    void theFitComesBackWithTheSession() {
        LanguageSwitch language;
        WindowParts window({}, language);
        QVERIFY(window.workbench().open(swing()));
        window.workbench().catchUp();
        auto* controller = window.findChild<MeasuredController*>();
        controller->openFile(path("swing.csv"));
        const auto dialogOf = [&] { return window.findChild<MeasuredDialog*>(); };
        QTRY_VERIFY_WITH_TIMEOUT(dialogOf() != nullptr && dialogOf()->comparison(), 20000);
        auto* sigma = dialogOf()->findChild<QComboBox*>("sigma");
        sigma->setCurrentIndex(sigma->findText("error"));
        dialogOf()->check("gravity");
        dialogOf()->check("start-angle");
        dialogOf()->fit();
        QTRY_VERIFY_WITH_TIMEOUT(dialogOf()->comparison() && dialogOf()->comparison()->fit, 20000);
        const QString report = dialogOf()->report();
        QVERIFY(report.contains("gravity = "));
        dialogOf()->reject();
        QTRY_VERIFY(dialogOf() == nullptr);
        const QByteArray bytes = deskBytes(window.desk().present());
        QVERIFY(window.workbench().open(standardExperiment(*findScene("spring"))));
        QVERIFY(controller->work().is_null()); // it belongs to another scene
        QVERIFY(window.desk().restore(deskFromBytes(bytes, "s.timestep-desk")));
        QCOMPARE(deskBytes(window.desk().present()).contains("chi-square"), true);
        window.actions().at("measured-data")->trigger();
        QTRY_VERIFY(dialogOf() != nullptr);
        QCOMPARE(dialogOf()->fields().fileName(), QString("swing.csv"));
        QTRY_VERIFY_WITH_TIMEOUT(dialogOf()->comparison() && dialogOf()->comparison()->fit, 20000);
        QCOMPARE(dialogOf()->report(), report);
        dialogOf()->reject();
    }

    void valuesHaveAsManyDigitsAsTheirUncertainty() {
        const QLocale english(QLocale::English);
        QCOMPARE(valueWithError(9.81234, 0.0123, english), QString("9.812 ± 0.012"));
        QCOMPARE(valueWithError(1234.6, 98, english), QString("1,235 ± 98")); // no digits to cut off
        QCOMPARE(valueWithError(0.5, 0, english), QString("0.5"));
        QCOMPARE(valueWithError(0.25, 0.1, QLocale(QLocale::German)), QString("0,25 ± 0,10"));
    }

    void theWindowTakesPointsAndValuesAndTheSessionKeepsThem() {
        LanguageSwitch language;
        WindowParts window({}, language);
        QVERIFY(window.workbench().open(swing()));
        window.workbench().catchUp();
        QVERIFY(window.actions().at("measured-data") != nullptr);
        MeasuredDialog dialog(window.workbench().experiment());
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        QCOMPARE(read(dialog, "swing.csv"), QString());
        dialog.check("gravity");
        dialog.check("start-angle");
        dialog.fit(); // the running comparison is stopped first
        QTRY_VERIFY_WITH_TIMEOUT(dialog.comparison() && dialog.comparison()->fit, 20000);
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "&Take over the values") button->click();
        window.findChild<MeasuredController*>()->takeOver(dialog);
        window.workbench().catchUp();
        COMPARE_NEAR(window.workbench().experiment().parameters["gravity"], 9.81, 0.01);
        const auto withPoints = [&]() -> const PlotCard* {
            for (const std::size_t slot : window.plots().order())
                if (!window.plotCard(slot).plot()->spec().added.points.empty()) return &window.plotCard(slot);
            return nullptr;
        };
        QVERIFY(withPoints() != nullptr);
        QCOMPARE(withPoints()->plot()->spec().y.front(), std::string("theta"));
        QCOMPARE(withPoints()->plot()->spec().added.points[0].label, QString("swing.csv"));
        window.findChild<MeasuredController*>()->takeOver(dialog); // the same file again replaces them
        QCOMPARE(withPoints()->plot()->spec().added.points.size(), std::size_t(1));

        const Desk saved = deskFromBytes(deskBytes(window.desk().present()), "s.timestep-desk");
        std::vector<MeasuredPoints> kept;
        for (const SavedPlot& plot : saved.plots)
            kept.insert(kept.end(), plot.spec.added.points.begin(), plot.spec.added.points.end());
        QCOMPARE(kept.size(), std::size_t(1));
        QCOMPARE(kept[0].x, dialog.points()[0].x);
        QCOMPARE(kept[0].y, dialog.points()[0].y);
        // A figure does the same.
        const std::size_t slot = [&] {
            for (const std::size_t open : window.plots().order())
                if (&window.plotCard(open) == withPoints()) return open;
            return std::size_t(0);
        }();
        ExportDialog exported(window.findChild<PlotsController*>()->exportSubject(slot));
        QCOMPARE(exported.writeTo(path("figure.svg")), QString());
        QVERIFY(window.findChild<FileController*>()->openScene("spring"));
        window.workbench().catchUp();
        QVERIFY(window.findChild<FileController*>()->openPath(path("figure.svg")));
        window.workbench().catchUp();
        QVERIFY(withPoints() != nullptr);
        QCOMPARE(withPoints()->plot()->spec().added.points[0].y, dialog.points()[0].y);

        QVERIFY(window.workbench().open(standardExperiment(*findScene("spring"))));
        QVERIFY(window.desk().restore(saved));
        window.workbench().catchUp();
        QVERIFY(withPoints() != nullptr);
    }
};

REGISTER_TEST(Measured)

} // namespace timestep::measured_test
#include "measured.moc"
