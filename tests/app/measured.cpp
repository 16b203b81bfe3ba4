// SPDX-License-Identifier: GPL-3.0-or-later
// Measured data in the window: file, columns, comparison, fit, and what the window and the session take over.
#include "app/measured/data_fields.h"
#include "app/measured/fit_report.h"
#include "app/measured/measured_dialog.h"
#include "app/plots/plot_card.h"
#include "app/session/session_file.h"
#include "app/window/measured_controller.h"
#include "core/exact/pendulum_motion.h"
#include "core/input_error.h"
#include "core/run/setting_key.h"
#include "tests/app/test_folder.h"
#include "tests/app/window_parts.h"
#include "tests/tools.h"
#include "widgets/plot/plot_widget.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include <cmath>
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
        QCOMPARE(dialog.fields().open(path("swing.csv")), QString());
        // The column with the name of the measure is proposed, and the units of the heads.
        QCOMPARE(dialog.findChild<QComboBox*>("column")->currentText(), QString("theta"));
        QCOMPARE(dialog.findChild<QLineEdit*>("unit")->text(), QString("°"));
        QCOMPARE(dialog.findChild<QLineEdit*>("time-unit")->text(), QString("ms"));
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 20);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(dialog.comparison() && !dialog.comparison()->fit);
        const double before = dialog.comparison()->series.rms;
        QVERIFY(before > 0.05);

        auto* sigma = dialog.findChild<QComboBox*>("sigma");
        sigma->setCurrentIndex(sigma->findText("error"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QCOMPARE(dialog.points().errors.size(), std::size_t(60));
        COMPARE_NEAR(dialog.points().errors[7], 0.1 * std::numbers::pi / 180, 1e-12);

        dialog.check("gravity");
        dialog.check("start-angle");
        QVERIFY(fit->isEnabled());
        dialog.fit();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 3, 20000);
        QVERIFY(dialog.comparison()->fit && dialog.comparison()->fit->found());
        COMPARE_NEAR(dialog.comparison()->fit->parameters[0].value, 9.81, 0.01);
        QVERIFY(dialog.comparison()->series.rms < before / 10);
        const QString report = dialog.report();
        QVERIFY2(report.contains(QRegularExpression("gravity = \\(9\\.8\\d* ± 0\\.0\\d+\\).m/s²")),
                 qPrintable(report));
        QVERIFY2(report.contains(QRegularExpression("start angle = \\(34\\.\\d+ ± 0\\.0\\d+\\).°")),
                 qPrintable(report));
        QVERIFY2(report.contains("with 58 degrees of freedom"), qPrintable(report));
        const auto plots = dialog.findChildren<PlotWidget*>();
        QCOMPARE(plots.size(), 2);
        QCOMPARE(plots[1]->table().find("residual")->values.size(), std::size_t(60));

        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "&Take over the values") button->click();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.takenValues().size(), std::size_t(2));
        QCOMPARE(dialog.takenValues()[0].first, std::string("gravity"));
    }

    void whatIsWrongIsSaidInTheDialog() {
        MeasuredDialog dialog(swing());
        QSignalSpy finished(&dialog, &MeasuredDialog::finished);
        QCOMPARE(dialog.fields().open(path("words.csv")),
                 QString("words.csv: there are no numbers in this file"));
        QVERIFY(dialog.fields().open(path("missing.csv")).contains("cannot be read"));
        QVERIFY(!dialog.fields().hasData());
        QCOMPARE(dialog.fields().open(path("swing.csv")), QString());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        dialog.check("gravity");
        dialog.check("length");
        dialog.fit();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QVERIFY2(dialog.report().startsWith("No fit: the data do not tell") &&
                     dialog.report().contains("apart"),
                 qPrintable(dialog.report()));
        QVERIFY(dialog.takenValues().empty());
        dialog.findChild<QLineEdit*>("unit")->setText("kg");
        emit dialog.findChild<QLineEdit*>("unit")->textEdited("kg");
        QVERIFY(!dialog.comparison());
        QVERIFY(!dialog.isRunning());
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
        QCOMPARE(dialog.fields().open(path("swing.csv")), QString());
        dialog.check("gravity");
        dialog.check("start-angle");
        dialog.fit(); // the comparison that runs is stopped first
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
        window.findChild<MeasuredController*>()->takeOver(dialog); // the same file again takes their place
        QCOMPARE(withPoints()->plot()->spec().added.points.size(), std::size_t(1));

        const SavedSession saved =
            sessionFromBytes(sessionBytes(window.session().present()), "s.timestep-desk");
        std::vector<MeasuredPoints> kept;
        for (const SavedPlot& plot : saved.plots)
            kept.insert(kept.end(), plot.spec.added.points.begin(), plot.spec.added.points.end());
        QCOMPARE(kept.size(), std::size_t(1));
        QCOMPARE(kept[0].x, dialog.points().x);
        QCOMPARE(kept[0].y, dialog.points().y);
        // So does a figure.
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
        QCOMPARE(withPoints()->plot()->spec().added.points[0].y, dialog.points().y);

        QVERIFY(window.workbench().open(standardExperiment(*findScene("spring"))));
        QVERIFY(window.session().restore(saved));
        window.workbench().catchUp();
        QVERIFY(withPoints() != nullptr);
    }
};

REGISTER_TEST(Measured)

} // namespace timestep::measured_test
#include "measured.moc"
