// SPDX-License-Identifier: GPL-3.0-or-later
// Every analysis with every setting at the ends of its range and beyond them: an answer or one sentence, and
// it can be stopped.
#include "core/analysis/analysis.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <cmath>
#include <limits>

namespace timestep::analysis_ends_test {

namespace {

Experiment experimentOn(const char* scene, const char* integrator) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.duration = 20 * experiment.step;
    setByKey(experiment, "integrator", integrator);
    return experiment;
}

} // namespace

class AnalysisEnds : public QObject {
    Q_OBJECT

    /// Runs an analysis for a few looks at the clock. Returns its result or its sentence; fails on anything
    /// else.
    static std::string outcomeOf(const Experiment& experiment, const AnalysisSpec& spec) {
        int looks = 0;
        try {
            const AnalysisResult result = analyse(
                experiment, spec, [&](std::size_t, std::size_t) { return ++looks < 4; }, 2);
            return result.complete ? "complete" : "stopped";
        } catch (const InputError& error) {
            return error.message.english();
        }
    }

private slots:
    void everySettingAtItsEnds_data() {
        QTest::addColumn<QString>("analysis");
        for (const Analysis& analysis : analyses())
            QTest::addRow("%s", std::string(analysis.id).c_str())
                << QString::fromStdString(std::string(analysis.id));
    }
    void everySettingAtItsEnds() {
        QFETCH(QString, analysis);
        int tried = 0;
        for (const Experiment& experiment :
             {experimentOn("pendulum", "velocity-verlet"), experimentOn("duffing", "rk4"),
              experimentOn("henon-heiles", "semi-implicit-euler")}) {
            AnalysisSpec standard;
            try {
                standard = standardAnalysis(experiment, analysis.toStdString());
            } catch (const InputError&) {
                continue;
            }
            QVERIFY(!outcomeOf(experiment, standard).empty());
            ++tried;
            for (const Parameter& setting : standard.settings.descriptors()) {
                if (setting.kind == ParameterKind::Choice) continue;
                for (const double value :
                     {setting.minimum, setting.maximum, 0.0, -1.0, 1.0, 1e-300, 1e-12, 1e9, 1e300,
                      std::nan(""), std::numeric_limits<double>::infinity()}) {
                    AnalysisSpec spec = standard;
                    try {
                        spec.settings.set(setting.id, value);
                    } catch (const InputError&) {
                        continue;
                    }
                    QVERIFY(!outcomeOf(experiment, spec).empty());
                }
            }
        }
        QVERIFY(tried > 0);
    }

    void aStroboscopeFasterThanTheStepMakesOneStepPerPeriod() {
        const Experiment experiment = experimentOn("spring", "velocity-verlet");
        for (const double period : {1e-300, 1e-12, 0.5 * experiment.step}) {
            AnalysisSpec spec = standardAnalysis(experiment, "stroboscope");
            spec.settings.set("period", period);
            spec.settings.set("points", 5.0);
            const AnalysisResult result = analyse(experiment, spec);
            QVERIFY(result.complete);
            QCOMPARE(result.summary.find("step", 0)->values.front(), period);
            QCOMPARE(result.summary.find("points", 0)->values.front(), 5.0);
        }
        AnalysisSpec spec = standardAnalysis(experiment, "stroboscope");
        spec.settings.set("period", 1e9);
        QVERIFY(outcomeOf(experiment, spec).find("steps, and at most") != std::string::npos);
    }
};

REGISTER_TEST(AnalysisEnds)

} // namespace timestep::analysis_ends_test
#include "analysis_ends.moc"
