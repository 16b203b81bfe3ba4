// SPDX-License-Identifier: GPL-3.0-or-later
// Analyses on the command line and in the window.
#include "app/analysis/analysis_dialog.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/provenance/open_file.h"
#include "core/json/json.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QSignalSpy>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace timestep::analyse_test {

class Analyse : public QObject, TestFolder {
    Q_OBJECT

private slots:
    void initTestCase() {
        write("pendulum.json", R"({"scene": "pendulum", "duration": 2.6, "step": 0.05,
            "parameters": {"length": 1, "gravity": 11.7, "start-angle": 1.83, "start-angular-velocity": 0.6},
            "runs": [{"integrator": "velocity-verlet"}, {"integrator": "rk4"}]})");
        write("spring.json", R"({"scene": "spring", "runs": [{"integrator": "velocity-verlet"}]})");
        write("stars.json", R"({"scene": "henon-heiles", "runs": [{"integrator": "rk4"}]})");
    }

    void everyKindHasHelpAndRuns() {
        for (const Analysis& analysis : analyses()) {
            const QString kind = QString::fromUtf8(analysis.id.data());
            const Outcome help = call({"analyse", kind, "--help"});
            for (const Parameter& setting : analysis.settings)
                QVERIFY(help.out.contains("--" + QString::fromUtf8(setting.id.data())));
            QStringList words{"analyse", kind, path(kind == "poincare" ? "stars.json" : "pendulum.json")};
            for (const auto& [id, value] : {std::pair{"columns", "5"},
                                            {"rows", "5"},
                                            {"points", "30"},
                                            {"cuts", "10"},
                                            {"halvings", "3"},
                                            {"most-steps", "256"}})
                for (const Parameter& setting : analysis.settings)
                    if (setting.id == id) words << QString("--%1").arg(id) << value;
            const Outcome outcome = call(words);
            QVERIFY2(outcome.exitCode == 0, qPrintable(kind + outcome.err));
            QVERIFY2(!outcome.out.isEmpty() && outcome.err.isEmpty(), qPrintable(kind));
        }
    }

    void whatIsWrittenCarriesExperimentAndAnalysis() {
        for (const char* name : {"map.svg", "map.pdf", "map.png", "map.csv"}) {
            const QString option = QString(name).endsWith("csv") ? "--table" : "--figure";
            const Outcome outcome = call({"analyse", "stability-map", path("spring.json"), "--columns", "12",
                                          "--rows", "10", option, path(name)});
            QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
            QCOMPARE(toJson(openFile(path(name)).experiment).dump(),
                     toJson(openFile(path("spring.json")).experiment).dump());
            const auto carried = openFile(path(name)).analysis;
            QVERIFY(carried && carried->kind == "stability-map" && carried->settings["columns"] == 12);
            QCOMPARE(call({"analyse", "again", path(name)}).out, outcome.out);
        }
        QVERIFY(!openFile(path("spring.json")).analysis);
    }

    /// "sweep" is "analyse sweep" with explicit values.
    void aSweepIsAnAnalysis() {
        const QStringList values{"--over", "step", "--values", "0.1,0.05", "--table"};
        const Outcome one =
            call(QStringList{"sweep", path("pendulum.json")} + values + QStringList{path("one.csv")});
        const Outcome other = call(QStringList{"analyse", "sweep", path("pendulum.json")} + values +
                                   QStringList{path("other.csv")});
        QVERIFY2(one.exitCode == 0 && other.exitCode == 0, qPrintable(one.err + other.err));
        QCOMPARE(one.out, other.out);
        QFile first(path("one.csv")), second(path("other.csv"));
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        const QByteArray written = first.readAll();
        QCOMPARE(written, second.readAll());
        QVERIFY(written.contains("\n# sweep: {") && !written.contains("\"analysis\""));
        QCOMPARE(call({"analyse", "again", path("one.csv")}).out, one.out);
        // An experiment may name its own analysis.
        const AnalysisSpec spec = openFile(path("one.csv")).analysis.value();
        Json json = toJson(openFile(path("pendulum.json")).experiment);
        json["analysis"] = toJson(spec);
        write("named.json", QByteArray::fromStdString(json.dump()));
        QCOMPARE(call({"analyse", "again", path("named.json")}).out, one.out);
        QCOMPARE(call({"sweep", path("pendulum.json"), "--over", "step"}).exitCode, 2);
        QCOMPARE(call({"analyse", "sweep", path("pendulum.json"), "--over", "seed"}).exitCode, 2);
    }

    void badInputIsRefused() {
        QCOMPARE(call({"analyse"}).exitCode, 2);
        QCOMPARE(call({"analyse", "horoscope", path("spring.json")}).exitCode, 2);
        const Outcome number = call({"analyse", "growth", path("spring.json"), "--points", "many"});
        QCOMPARE(number.exitCode, 2);
        QVERIFY(number.err.contains("--points"));
        QCOMPARE(call({"analyse", "poincare", path("spring.json")}).exitCode, 2);
        QCOMPARE(call({"analyse", "again", path("spring.json")}).exitCode, 2);
        QCOMPARE(call({"analyse", "stability-map", path("spring.json"), "--over", "charm"}).exitCode, 2);
    }

    void theDialogRunsShowsAndStops() {
        Experiment race = openFile(path("pendulum.json")).experiment;
        race.runs.push_back(race.runs.front());
        AnalysisDialog dialog(race);
        dialog.show();
        for (const Analysis& analysis : analyses()) {
            dialog.choose(analysis.id);
            const bool fits = analysis.id != "poincare"; // a pendulum has one coordinate
            QCOMPARE(dialog.spec().kind.empty(), !fits);
        }
        dialog.choose("halve-step");
        QSignalSpy finished(&dialog, &AnalysisDialog::finished);
        dialog.start();
        QVERIFY(dialog.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(!dialog.isRunning());
        QVERIFY(dialog.plot().plot()->table().find("estimate", 1) != nullptr);
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text().count('\n') >= 8; })); // all runs
        dialog.choose("sweep");
        QCOMPARE(dialog.chart().column, dialog.spec().measure + "-maximum");
        QVERIFY(dialog.plotTitle().contains("step size"));
        dialog.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 20000);
        QCOMPARE(dialog.plot().plot()->table().rows(), dialog.spec().swept.values.size());
        QVERIFY(dialog.derived().has_value());
        auto* values = dialog.findChild<QLineEdit*>("values");
        QVERIFY(values != nullptr);
        values->setText("0,1; 1/20 0.025");
        QCOMPARE(dialog.spec().swept.values, (std::vector<double>{0.1, 0.05, 0.025}));
        values->setText("0.1; -1"); // not a step: nothing starts
        dialog.start();
        QVERIFY(!dialog.isRunning());
        Experiment endless = openFile(path("pendulum.json")).experiment;
        endless.duration = 1e7;
        AnalysisDialog slow(endless);
        slow.choose("work-precision");
        slow.start();
        slow.cancel();
        QVERIFY(!slow.isRunning());
        QVERIFY(slow.plot().plot()->table().columns.empty());
    }
};

REGISTER_TEST(Analyse)

} // namespace timestep::analyse_test
#include "analyse.moc"
