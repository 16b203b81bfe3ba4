// SPDX-License-Identifier: GPL-3.0-or-later
// Analyses that compute many motions together give the same bytes as each motion alone, on any number of
// threads.
#include "core/analysis/analysis.h"
#include "core/integration/integrator.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene.h"
#include "tests/core/run/same_bytes.h"
#include "tests/tools.h"

#include <cmath>
#include <cstring>

namespace timestep::analyses_in_lanes_test {

namespace {

using Numbers = std::vector<double>;

Numbers alone(const Integrator& integrator, const Problem& problem, std::span<const double> start, double h,
              int steps) {
    const std::size_t n = problem.coordinates();
    IntegratorState state = startIntegrator(integrator, problem, 0, h, start.first(n), start.subspan(n, n));
    for (int k = 0; k < steps; ++k) integrator.step(problem, state, k * h, h);
    return state.y;
}

} // namespace

class AnalysesInLanes : public QObject {
    Q_OBJECT

private slots:
    void aCloudConsistsOfTheMotionsOfItsPoints();
    void aCloudDoesNotDependOnTheNumberOfThreads();
    void sectionsOfSeveralStartsEqualThoseOfEachAlone();
    void bifurcationsOfSeveralValuesEqualThoseOfEachAlone();
};

/// Also for a last part that is not full, and for a cloud of one point.
void AnalysesInLanes::aCloudConsistsOfTheMotionsOfItsPoints() {
    Experiment experiment = standardExperiment(*findScene("spring"));
    setByKey(experiment, "duration", "1");
    for (const int points : {1, 5, 129, 300}) {
        AnalysisSpec spec = standardAnalysis(experiment, "phase-cloud");
        spec.settings.set("points", points);
        const AnalysisResult result = analyse(experiment, spec);
        const auto problem = problemOf(*experiment.scene, experiment.parameters);
        const auto places = [&](const char* id, int picture) -> const Numbers& {
            return result.table.find(id, picture)->values;
        };
        QCOMPARE(places("x", 0).size(), static_cast<std::size_t>(points));
        const Integrator& integrator = *findIntegrator(experiment.runs.front().method.choice("integrator"));
        const int steps = static_cast<int>(std::lround(1 / experiment.scene->step));
        for (std::size_t i = 0; i < static_cast<std::size_t>(points); ++i) {
            const Numbers start{places("x", 0)[i], places("v", 0)[i]};
            const Numbers end{places("x", 3)[i], places("v", 3)[i]};
            QVERIFY(sameBytes(end, alone(integrator, *problem, start, experiment.scene->step, steps)));
        }
    }
}

void AnalysesInLanes::aCloudDoesNotDependOnTheNumberOfThreads() {
    Experiment experiment = standardExperiment(*findScene("pendulum"));
    setByKey(experiment, "duration", "2");
    AnalysisSpec spec = standardAnalysis(experiment, "phase-cloud");
    spec.settings.set("points", 1000);
    const AnalysisResult one = analyse(experiment, spec, {}, 1);
    for (const unsigned threads : {2U, 5U}) {
        const AnalysisResult several = analyse(experiment, spec, {}, threads);
        for (std::size_t k = 0; k < one.table.columns.size(); ++k)
            QVERIFY(sameBytes(several.table.columns[k].values, one.table.columns[k].values));
    }
}

/// Compares each motion of a section, in lanes or not, with a separate section.
void AnalysesInLanes::sectionsOfSeveralStartsEqualThoseOfEachAlone() {
    struct Case {
        const char *scene, *kind, *start;
        double from, to;
    };
    for (const auto& [scene, kind, start, from, to] :
         {Case{"henon-heiles", "poincare", "start-y", -0.2, 0.3},
          Case{"duffing", "stroboscope", "start-displacement", -1, 1},
          Case{"double-pendulum", "poincare", "start-angle-1", 1, 2}}) {
        Experiment experiment = standardExperiment(*findScene(scene));
        experiment.runs.front().method.set("integrator", "rk4");
        AnalysisSpec spec = standardAnalysis(experiment, kind);
        spec.settings.set(std::string_view(kind) == "poincare" ? "cuts" : "points", 30);
        AnalysisSpec several = spec;
        several.over = start;
        several.settings.set("starts", 5);
        several.settings.set("start-from", from);
        several.settings.set("start-to", to);
        const AnalysisResult together = analyse(experiment, several, {}, 2);
        const std::size_t columns = together.table.columns.size() / 5;
        for (int i = 0; i < 5; ++i) {
            experiment.parameters.set(start, from + (to - from) * i / 4);
            const AnalysisResult single = analyse(experiment, spec);
            QCOMPARE(single.table.columns.size(), columns);
            for (std::size_t k = 0; k < columns; ++k) {
                const Column& column = together.table.columns[static_cast<std::size_t>(i) * columns + k];
                QCOMPARE(column.run, i);
                QVERIFY(!column.values.empty());
                QVERIFY2(sameBytes(column.values, single.table.columns[k].values), scene);
            }
        }
    }
}

/// Points after each period, which may differ from value to value, and largest values.
void AnalysesInLanes::bifurcationsOfSeveralValuesEqualThoseOfEachAlone() {
    struct Case {
        const char *scene, *over;
        double from, to;
    };
    for (const auto& [scene, over, from, to] :
         {Case{"duffing", "drive", 0.2, 0.5}, Case{"duffing", "drive-frequency", 0.5, 1.5},
          Case{"lorenz", "rho", 20, 30}, Case{"van-der-pol", "mu", 0.5, 2}}) {
        Experiment experiment = standardExperiment(*findScene(scene));
        experiment.runs.front().method.set("integrator", "rk4");
        AnalysisSpec spec = standardAnalysis(experiment, "bifurcation");
        spec.over = over;
        spec.settings.set("from", from);
        spec.settings.set("to", to);
        spec.settings.set("values", 5);
        spec.settings.set("transient", 3);
        spec.settings.set("points", 10);
        const AnalysisResult together = analyse(experiment, spec, {}, 2);
        const Numbers &at = together.table.columns[0].values, &points = together.table.columns[1].values;
        QCOMPARE(at.size(), std::size_t(50));
        spec.settings.set("values", 1);
        for (std::size_t i = 0; i < 5; ++i) {
            spec.settings.set("from", at[10 * i]);
            spec.settings.set("to", at[10 * i] + 1);
            const AnalysisResult single = analyse(experiment, spec);
            QCOMPARE(single.table.columns[0].values.front(), at[10 * i]);
            const auto begin = points.begin() + static_cast<std::ptrdiff_t>(10 * i);
            QVERIFY2(sameBytes(single.table.columns[1].values, Numbers(begin, begin + 10)), scene);
        }
    }
}

REGISTER_TEST(AnalysesInLanes)

} // namespace timestep::analyses_in_lanes_test

#include "analyses_in_lanes.moc"
