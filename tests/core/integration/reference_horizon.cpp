// SPDX-License-Identifier: GPL-3.0-or-later
// A computed reference is shown only as long as it is reliable.
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/run/session/session.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/scenes/scene_list.h"
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::reference_horizon_test {

namespace {

/// The double pendulum at its standard start, which is chaotic.
Experiment chaotic(double step, double duration) {
    Experiment experiment = standardExperiment(doublePendulumScene);
    experiment.runs[0].method.set("integrator", "rk4");
    experiment.step = step;
    experiment.duration = duration;
    experiment.record = {"time", "theta1", "theta1-reference", "position-error"};
    return experiment;
}

double lastKnown(const Table& table, const char* id) {
    const std::vector<double>& values = table.find(id, 0)->values;
    const std::vector<double>& times = table.find("time", 0)->values;
    double last = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isnan(values[i])) last = times[i];
    return last;
}

} // namespace

class ReferenceHorizon : public QObject {
    Q_OBJECT

private slots:
    /// theta1 at t = 20 s is 0.156523 (40 digits); single runs to 1e-14 gave 0.195, 0.080 and 0.171.
    void chaoticMotionIsKnownForALimitedTime() {
        std::vector<double> at10, horizons;
        for (const double step : {0.01, 0.02, 0.005, 0.001}) {
            Session session(chaotic(step, 30));
            session.runToEnd();
            const auto horizon = referenceHorizonOf(session.simulation(0));
            QVERIFY(horizon.has_value());
            QVERIFY2(*horizon > 8 && *horizon < 16, qPrintable(QString::number(*horizon)));
            horizons.push_back(*horizon);
            const Table& table = session.table();
            for (const char* id : {"theta1-reference", "position-error"})
                COMPARE_NEAR(lastKnown(table, id), *horizon, step / 2);
            QCOMPARE(lastKnown(table, "theta1"), table.find("time", 0)->values.back());
            at10.push_back(
                table.find("theta1-reference", 0)->values[static_cast<std::size_t>(std::lround(10 / step))]);
            Frame frame;
            session.simulation(0).drawExact(frame);
            QVERIFY(frame.points.empty() && frame.segments.empty());
        }
        for (const double value : at10) COMPARE_NEAR(value, at10.front(), 1e-6);
    }

    void untilItsHorizonTheReferenceIsRightToTheLimit() { // three steps of the run, three computations
        std::vector<Table> tables;
        double end = 30;
        for (const double step : {0.01, 0.02, 0.005}) {
            Session session(chaotic(step, 20));
            session.runToEnd();
            end = std::min(end, *referenceHorizonOf(session.simulation(0)));
            tables.push_back(session.table());
        }
        const auto n = static_cast<std::size_t>(std::floor(end / 0.02));
        const std::size_t rows[] = {2 * n, n, 4 * n};
        for (std::size_t i = 0; i < 3; ++i)
            COMPARE_NEAR(tables[i].find("theta1-reference", 0)->values[rows[i]],
                         tables[0].find("theta1-reference", 0)->values[rows[0]],
                         20 * ComputedReference::limit);
    }

    void regularMotionHasNoHorizon() {
        const AccelerationProblem spring({1.0}, {0.0}, [](double, auto q, auto, auto a) { a[0] = -q[0]; });
        ComputedReference reference(spring, 0.1);
        COMPARE_NEAR(reference.at(500)[0], std::cos(500.0), 1e-9);
        QVERIFY(!reference.horizon());
    }

    void theHorizonDoesNotDependOnTheTimesThatAreAskedFor() {
        const auto problem =
            problemOf(doublePendulumScene, ParameterValues(doublePendulumScene.parameters), {});
        ComputedReference often(*problem, 0.01), once(*problem, 0.01);
        for (int i = 0; i <= 2000; ++i) often.at(i * 0.01 + 0.003);
        QVERIFY(once.at(20).empty());
        QCOMPARE(often.horizon(), once.horizon());
        QVERIFY(!once.at(*once.horizon()).empty());
        QVERIFY(once.at(*once.horizon() + 0.005).empty());
        const auto early = once.at(3);
        ComputedReference fresh(*problem, 0.01);
        const auto same = fresh.at(3);
        QVERIFY(std::equal(early.begin(), early.end(), same.begin(), same.end()));
    }

    void aSweepBeyondTheHorizonIsRefusedWithTheTime() {
        const auto sweep = [](double duration) {
            Experiment experiment = chaotic(0.02, duration);
            return analyse(experiment, sweepOver("step", {0.02, 0.01}, "position-error")).table;
        };
        QVERIFY(!std::isnan(sweep(5).find("position-error-end", 0)->values.back()));
        try {
            sweep(25);
            QFAIL("errors beyond the horizon were given");
        } catch (const InputError& error) {
            QCOMPARE(error.path, std::string("duration"));
            QVERIFY(QString(error.what()).startsWith("errors are known until time "));
        }
    }
};

REGISTER_TEST(ReferenceHorizon)

} // namespace timestep::reference_horizon_test

#include "reference_horizon.moc"
