// SPDX-License-Identifier: GPL-3.0-or-later
// Analyses of motions: the area of a cloud in the phase plane, and Poincaré sections.
#include "core/analysis/analysis.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::analysis_motions_test {

namespace {

Experiment experimentOf(const char* scene, std::initializer_list<const char*> methods) {
    Experiment experiment = standardExperiment(*findScene(scene));
    const Run first = experiment.runs.front();
    experiment.runs.clear();
    for (const char* method : methods) {
        experiment.runs.push_back(first);
        experiment.runs.back().method.set("integrator", method);
    }
    return experiment;
}

} // namespace

class AnalysisMotions : public QObject {
    Q_OBJECT

private slots:
    void aCloudKeepsItsAreaIffTheMethodIsSymplectic() {
        Experiment experiment = experimentOf(
            "pendulum", {"velocity-verlet", "semi-implicit-euler", "explicit-euler", "backward-euler"});
        setByKey(experiment, "step", "0.05");
        setByKey(experiment, "duration", "3");
        for (const char* shape : {"disc", "square"}) {
            AnalysisSpec spec = standardAnalysis(experiment, "phase-cloud");
            spec.settings.set("shape", shape);
            spec.settings.set("points", 100);
            const AnalysisResult result = analyse(experiment, spec);
            const auto ratio = [&](int run) { return result.summary.find("area-ratio", run)->values.back(); };
            QVERIFY2(std::abs(ratio(0) - 1) < 0.01, qPrintable(QString::number(ratio(0))));
            QVERIFY2(std::abs(ratio(1) - 1) < 0.01, qPrintable(QString::number(ratio(1))));
            QVERIFY(ratio(2) > 1.05 || ratio(2) < 0.95);
            QVERIFY(ratio(3) < 0.95 || ratio(3) > 1.05);
            QCOMPARE(result.table.runs.size(), std::size_t(16)); // 4 methods, 4 pictures
            QCOMPARE(result.table.find("theta", 15)->values.size(), std::size_t(100));
        }
    }

    /// For a spring theory is exact: one step multiplies the area by det M, 1 + z² and 1 / (1 + z²).
    void theAreaOfTheOscillatorGrowsByTheDeterminant() {
        Experiment experiment = experimentOf("spring", {"explicit-euler", "backward-euler"});
        setByKey(experiment, "stiffness", "1");
        setByKey(experiment, "mass", "1");
        setByKey(experiment, "damping", "0");
        setByKey(experiment, "step", "0.2");
        setByKey(experiment, "duration", "2");
        const AnalysisResult result = analyse(experiment, standardAnalysis(experiment, "phase-cloud"));
        const double expected = std::pow(1.04, 10);
        QCOMPARE_LT(std::abs(result.summary.find("area-ratio", 0)->values.back() / expected - 1), 1e-3);
        QCOMPARE_LT(std::abs(result.summary.find("area-ratio", 1)->values.back() * expected - 1), 1e-3);
    }

    void sectionPointsLieInThePlaneAndHaveTheEnergy() {
        Experiment experiment = experimentOf("henon-heiles", {"rk4"});
        setByKey(experiment, "step", "0.05");
        AnalysisSpec spec = standardAnalysis(experiment, "poincare");
        spec.settings.set("cuts", 200);
        const AnalysisResult result = analyse(experiment, spec);
        QCOMPARE(result.table.rows(), std::size_t(200));
        const auto coordinates = experiment.scene->coordinates;
        const auto column = [&](std::string_view id) { return result.table.find(id)->values; };
        const auto x = column(coordinates[0].id), y = column(coordinates[1].id);
        const auto px = column(coordinates[0].velocityId), py = column(coordinates[1].velocityId);
        const double energy = experiment.parameters["energy"];
        for (std::size_t i = 0; i < x.size(); ++i) {
            QCOMPARE(x[i], 0.0);
            QVERIFY(px[i] > 0);
            const double H = (px[i] * px[i] + py[i] * py[i]) / 2 + y[i] * y[i] / 2 - y[i] * y[i] * y[i] / 3;
            QVERIFY2(std::abs(H / energy - 1) < 1e-4, qPrintable(QString::number(H / energy - 1)));
        }
        spec.settings.set("direction", "falling");
        const AnalysisResult falling = analyse(experiment, spec);
        QVERIFY(falling.table.find(coordinates[0].velocityId)->values[7] < 0);
        spec.settings.set("level", 50); // the motion never reaches this level
        spec.settings.set("most-steps-per-cut", 1000);
        QCOMPARE(analyse(experiment, spec).table.rows(), std::size_t(0));
        spec.coordinate = "charm";
        QVERIFY_THROWS_EXCEPTION(InputError, analyse(experiment, spec));
    }
};

REGISTER_TEST(AnalysisMotions)

} // namespace timestep::analysis_motions_test
#include "analysis_motions.moc"
